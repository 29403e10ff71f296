// Looks up the conformance vectors: copy Tests/Fixtures/Conformance/lookups.json of Tincture's repository beside this file, and run
// `dart test` or `flutter test`.
import 'dart:convert';
import 'dart:io';

import 'package:shop/catalog.dart';
import 'package:test/test.dart';

CarouselTrack track(List<dynamic> transitions) =>
    CarouselTrack([for (final stops in transitions) List<int>.from(stops as List)]);

CarouselTables tables(Map<String, dynamic> json) => CarouselTables(
      track(json['flat'] as List),
      [for (final height in (json['heights'] ?? [0]) as List) (height as num).toDouble()],
      json['tracks'] == null ? null : [for (final one in json['tracks'] as List) track(one as List)],
    );

String code(int color) => '#${(color % 0x1000000).toRadixString(16).toUpperCase().padLeft(6, '0')}';

void main() {
  final vectors = jsonDecode(File('test/lookups.json').readAsStringSync()) as Map<String, dynamic>;

  test('Lookups give the bytes of every other runtime', () {
    for (final carousel in vectors['carousels'] as List) {
      final parts = carousel['parts'] as Map<String, dynamic>;
      final found = Carousel(
        name: parts['name'] as String,
        style: CarouselStyle.values.byName(parts['style'] as String),
        wraps: parts['wraps'] as bool,
        pages: [for (final page in parts['pages'] as List) CarouselPage(page['image'] as String, const CatalogColor(0, 0))],
        light: tables(parts['light'] as Map<String, dynamic>),
        dark: tables(parts['dark'] as Map<String, dynamic>),
      );
      for (final lookup in carousel['lookups'] as List) {
        final position = (lookup[0] as num).toDouble();
        for (final isDark in [false, true]) {
          final expected = lookup[isDark ? 2 : 1] as List;
          expect(code(found.colorAt(position, isDark: isDark)), expected[0]);
          expect([for (final stop in found.stopsAt(position, isDark: isDark)) code(stop.color)], expected[1]);
          expect(code(found.foregroundAt(position, isDark: isDark)), expected[2]);
        }
      }
    }
  });

  test('The geometry is that of every other runtime', () {
    for (final line in vectors['geometry'] as List) {
      final parts = line[0] as List;
      final geometry = CarouselGeometry(
        style: CarouselStyle.values.byName(parts[0] as String),
        width: (parts[1] as num).toDouble(),
        pageCount: parts[2] as int,
        wraps: parts[3] as bool,
        spacing: 25,
        padding: 90,
        isRightToLeft: parts[4] as bool,
      );
      for (final one in line[1] as List) {
        final given = [for (final number in one[1] as List) (number as num).toDouble()];
        final Object found;
        switch (one[0] as String) {
          case 'position':
            found = geometry.position(given[0].toInt(), given[1]);
            break;
          case 'target':
            found = geometry.target(given[0].toInt(), given[1], given.length > 2 ? given[2] : 0);
            break;
          case 'turned':
            found = geometry.turned(given[0].toInt(), given[1].toInt());
            break;
          case 'pageAt':
            found = geometry.pageAt(given[0]);
            break;
          case 'visiblePages':
            found = geometry.visiblePages(given[0]);
            break;
          default:
            found = geometry.distance(given[0].toInt(), given[1]);
        }
        expect(found, one[2], reason: '${one[0]} of $given in $parts');
      }
    }
  });
}
