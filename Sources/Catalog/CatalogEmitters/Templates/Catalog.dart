/// The way in which a carousel moves.
///
/// - `page`: pages as in a page view, which turn one at a time.
/// - `paged`: a strip of pages. A drag past 65 % of the width turns the page.
/// - `snap`: cards that snap into place, with resistance at both ends.
/// - `deck`: a pile of cards whose front card leaves to either side.
enum CarouselStyle { page, paged, snap, deck }

/// A color for light and dark mode, each as ARGB for Flutter's `Color(color.light)`.
class CatalogColor {
  const CatalogColor(this.light, this.dark);

  final int light;
  final int dark;

  int of({required bool isDark}) => isDark ? dark : light;
}

/// A picture of the catalog with its colors.
class CatalogPicture {
  const CatalogPicture(this.name, this.colors, [this.thumbhash]);

  /// The name in the catalog.
  final String name;

  /// The colors by their uses: `backdrop`, `bleed`, `tint`, and roles such as `dominant`.
  final Map<String, CatalogColor> colors;

  /// The ThumbHash of a small blurred placeholder, in Base64; null if the catalog has no placeholders.
  final String? thumbhash;

  /// The background color for the picture; null if the catalog has no colors of the picture.
  CatalogColor? get backdrop => colors['backdrop'];

  /// The color that continues the picture past its edges; null if the catalog has no colors of the picture.
  CatalogColor? get bleed => colors['bleed'];

  /// A suggested background for a product that is cut out or on white; null for any other picture.
  CatalogColor? get tint => colors['tint'];
}

/// A page of a carousel.
class CarouselPage {
  const CarouselPage(this.image, this.backdrop,
      {this.isPinned = false, this.texts = const {}, this.scrim = const CatalogColor(0, 0)});

  /// The name of the page's picture.
  final String image;

  /// The background color of the page.
  final CatalogColor backdrop;

  /// Whether a person chose the background color; otherwise it was found in the picture.
  final bool isPinned;

  /// The text color for each area of the page, by the area's name.
  final Map<String, CatalogColor> texts;

  /// The overlay between the picture and the text that makes all text readable; transparent if no overlay is needed.
  final CatalogColor scrim;
}

/// A color of the backdrop at a height.
class CarouselStop {
  const CarouselStop(this.location, this.color);

  /// The height, 0 … 1 from the top.
  final double location;

  /// The color as ARGB.
  final int color;
}

/// The backdrop of a carousel in one appearance, light or dark.
class CarouselTables {
  const CarouselTables(this.flat, [this.heights = const [0], this.tracks]);

  /// A single backdrop color at every position.
  final CarouselTrack flat;

  /// The height of each track, 0 … 1 from the top.
  final List<double> heights;

  /// The colors at each height, if the backdrops are vertical gradients; otherwise null.
  final List<CarouselTrack>? tracks;
}

/// The backdrop colors at one height, for every position.
///
/// Each list holds the stops of the transition from one page to the next. A stop is a number of four bytes: the
/// progress in hundredths, then red, green and blue. A carousel with a single page has one list with one stop.
class CarouselTrack {
  const CarouselTrack(this.transitions);

  final List<List<int>> transitions;

  /// Progress is counted in units of 2⁻⁵². On the web all numbers are doubles, so a progress is split into two halves
  /// of 26 bits.
  static const double _half = 67108864;
  static const double _whole = 4503599627370496;

  /// Returns the color at a position, as 0xRRGGBB.
  int colorAt(double position, int count, {required bool wraps}) {
    if (count < 1) return 0;
    if (count > 1 && position >= 0 && position < transitions.length) return _between(position);
    if (count == 1 || !position.isFinite) return _page(0);
    final double place;
    if (wraps) {
      place = _around(position, count);
    } else {
      place = position < 0 ? 0 : (position < count - 1 ? position : count - 1.0);
    }
    final from = wraps || place < count - 1 ? place.floor() : count - 2;
    final progress = place - from;
    if (progress > 0 && progress < 1) return colorAt(from + progress, count, wraps: wraps);
    return _page(progress == 1 ? (from + 1) % count : from);
  }

  static double _around(double position, int count) {
    var turned = position.remainder(count);
    if (turned < 0) turned += count;
    return turned >= count ? 0 : turned;
  }

  int _page(int index) => (index < transitions.length ? transitions[index].first : transitions.last.last) & 0xFFFFFF;

  int _between(double position) {
    final from = position.floor();
    final stops = transitions[from];
    final progress = position - from;
    if (transitions.every((stops) => stops.length == 2)) return _blend(stops[0], stops[1], progress);
    // The progress in whole hundredths; computing with two halves avoids rounding errors.
    final scaled = (1 + progress - 1) * _whole;
    final value = scaled < _whole ? scaled : _whole - 1;
    final high = (value / _half).floorToDouble();
    final low = value - high * _half;
    final hundredths = ((100 * high + (100 * low / _half).floorToDouble()) / _half).floor();
    var after = 1;
    while (_hundredths(stops[after]) <= hundredths) {
      after += 1;
    }
    final start = after == 1 ? 0 : _hundredths(stops[after - 1]);
    final way = _hundredths(stops[after]) - start;
    return _blend(stops[after - 1], stops[after], ((100 * high - start * _half) * _half + 100 * low) / (way * _whole));
  }

  static int _hundredths(int stop) => stop ~/ 0x1000000;

  /// Blends two colors in gamma-encoded sRGB.
  ///
  /// The arithmetic is exact, so that all of Tincture's runtimes return the same bytes.
  static int _blend(int start, int end, double progress) {
    final value = (1 + progress - 1) * _whole;
    final high = (value / _half).floorToDouble();
    final low = value - high * _half;
    var color = 0;
    for (final unit in const [0x10000, 0x100, 1]) {
      final from = start ~/ unit % 256;
      final difference = end ~/ unit % 256 - from;
      final blended = (difference * high + _half / 2 + (difference * low / _half).floorToDouble()) / _half;
      color = color * 256 + from + blended.floor();
    }
    return color;
  }
}

/// A carousel: its pages, how they move, and the backdrop at every scroll position.
///
/// A position is a number of pages from the first page, like the `page` of a `PageController`: 1.5 is halfway between
/// the second and the third page. If the carousel wraps, positions past an end continue at the other end. Otherwise
/// they count as that end. A position that isn't finite counts as 0.
class Carousel {
  const Carousel({
    required this.name,
    required this.style,
    required this.wraps,
    required this.pages,
    required this.light,
    required this.dark,
    this.spacing = 0,
    this.padding = 0,
    this.threshold = 80,
    this.overlay,
    this.foreground,
  });

  final String name;
  final CarouselStyle style;

  /// Whether the first page follows the last one.
  final bool wraps;
  final List<CarouselPage> pages;

  /// The backdrop in light mode.
  final CarouselTables light;

  /// The backdrop in dark mode.
  final CarouselTables dark;

  /// The space between two cards of a `snap` carousel, in logical pixels.
  final double spacing;

  /// The total space on both sides of the front card of a `snap` carousel, in logical pixels.
  final double padding;

  /// The distance that a card of a `deck` is dragged before it leaves, in logical pixels.
  final double threshold;

  /// The color of the text or icons on the backdrop, as ARGB; null if the configuration has none.
  final int? overlay;

  /// The name of the picture drawn over the backdrop; null if the configuration has none.
  final String? foreground;

  int get pageCount => pages.length;

  static const int _opaque = 0xFF000000;

  CarouselTables _tables(bool isDark) => isDark ? dark : light;

  /// Returns a single backdrop color at a position, as ARGB, even if the backdrop is a gradient.
  int colorAt(double position, {bool isDark = false}) =>
      _opaque + _tables(isDark).flat.colorAt(position, pageCount, wraps: wraps);

  /// Returns the backdrop at a position: one color, or the colors of a vertical gradient from the top.
  List<CarouselStop> stopsAt(double position, {bool isDark = false}) {
    final tables = _tables(isDark);
    final tracks = tables.tracks ?? [tables.flat];
    return [
      for (var index = 0; index < tracks.length; index++)
        CarouselStop(tables.heights[index], _opaque + tracks[index].colorAt(position, pageCount, wraps: wraps)),
    ];
  }

  /// Returns white or black as ARGB, whichever is more readable on the backdrop at a position.
  ///
  /// On a gradient, the lowest WCAG 2 contrast over all heights decides.
  int foregroundAt(double position, {bool isDark = false}) {
    var lightest = 0.0;
    var darkest = 1.0;
    for (final stop in stopsAt(position, isDark: isDark)) {
      final light = _luminance(stop.color);
      if (light > lightest) lightest = light;
      if (light < darkest) darkest = light;
    }
    // Compares white on the lightest color with black on the darkest color; both contrasts are multiplied by their
    // denominators.
    final isWhite = 1.05 * 0.05 >= (lightest + 0.05) * (darkest + 0.05);
    return isWhite ? 0xFFFFFFFF : _opaque;
  }

  static double _luminance(int color) {
    double linear(int unit) {
      final part = color ~/ unit % 256 / 255;
      return part <= 0.04045 ? part / 12.92 : math.pow((part + 0.055) / 1.055, 2.4).toDouble();
    }

    return 0.2126 * linear(0x10000) + 0.7152 * linear(0x100) + 0.0722 * linear(1);
  }

  /// Returns the geometry of the carousel in a view of this width, in logical pixels.
  CarouselGeometry geometry(double width, {bool isRightToLeft = false}) => CarouselGeometry(
        style: style,
        width: width,
        pageCount: pageCount,
        wraps: wraps,
        spacing: spacing,
        padding: padding,
        threshold: threshold,
        isRightToLeft: isRightToLeft,
      );
}

/// The geometry of a carousel in a view: from drags to positions, and from positions to the locations of pages.
///
/// Lengths are in logical pixels. If a length isn't positive or a number isn't finite, the position is that of the page
/// at rest.
class CarouselGeometry {
  const CarouselGeometry({
    required this.style,
    required this.width,
    required int pageCount,
    required this.wraps,
    this.spacing = 0,
    this.padding = 0,
    this.threshold = 80,
    this.isRightToLeft = false,
  }) : pageCount = pageCount < 0 ? 0 : pageCount;

  final CarouselStyle style;

  /// The width of the view.
  final double width;
  final int pageCount;
  final bool wraps;
  final double spacing;
  final double padding;
  final double threshold;
  final bool isRightToLeft;

  /// The fraction of the width that a drag must pass to turn a page of a `paged` carousel.
  static const double _turningPart = 0.65;

  /// The fraction of a drag that counts beyond the first or last card of a `snap` carousel.
  static const double _resistance = 0.25;

  /// The distance that the finger moves from one page to the next; 0 if the lengths are invalid.
  double get pitch {
    if (style == CarouselStyle.deck) return _positive(threshold);
    return _positive(style == CarouselStyle.snap ? width - (padding - spacing) : width);
  }

  /// The width of a drawn page.
  double get pageWidth => _positive(style == CarouselStyle.snap ? width - padding : width);

  /// Returns the position during a drag from page [index]: the finger has moved by [drag] to the right.
  double position(int index, double drag) {
    final back = _backward(drag);
    if (style == CarouselStyle.deck) {
      if (_positive(threshold) == 0 || !back.isFinite) return index.toDouble();
      final part = back.abs() / threshold;
      return index + (part < 1 ? part : 1.0);
    }
    final pitch = this.pitch;
    if (pitch == 0 || !back.isFinite) return index.toDouble();
    if (style == CarouselStyle.page) return index + _clamp((width - back - width) / width, -1, 1);
    final isOutward = index <= 0 && back > 0 || index >= pageCount - 1 && back < 0;
    final counted = style == CarouselStyle.snap && !wraps && isOutward ? back * _resistance : back;
    final turned = counted / pitch;
    return turned.isFinite ? index - turned : index.toDouble();
  }

  /// Returns the position at which the carousel comes to rest after a drag from page [index] by [drag] to the right.
  ///
  /// A velocity, in logical pixels per second, counts as a drag that continues for a quarter of a second. It turns at
  /// most one page more or less than the drag alone. If the carousel wraps, the result may be beyond the first or last
  /// page, so that the way there is short. In a deck that doesn't wrap, a result of [pageCount] means that the pile is
  /// empty.
  double target(int index, double drag, [double velocity = 0]) {
    final dragged = _dragTarget(index, drag);
    if (velocity == 0 || !velocity.isFinite) return dragged;
    return _clamp(_dragTarget(index, drag + velocity / 4), dragged - 1, dragged + 1);
  }

  double _dragTarget(int index, double drag) {
    if (pageCount == 0) return 0;
    if (style == CarouselStyle.deck && !wraps && index >= pageCount) return pageCount.toDouble();
    final page = _page(index);
    final last = pageCount - 1.0;
    var turned = 0.0;
    if (style == CarouselStyle.paged) {
      final length = _turningPart * pitch;
      if (length > 0 && (wraps || drag.isFinite)) turned = _held(-_backward(drag) / length);
    } else if (style == CarouselStyle.deck) {
      final isPassed = threshold > 0 && drag.isFinite && drag.abs() > threshold;
      return page + (isPassed ? 1.0 : 0.0);
    } else if (style == CarouselStyle.snap && !wraps) {
      return _clamp(position(page, drag).roundToDouble(), 0, last);
    } else {
      turned = _held((position(page, drag) - page).roundToDouble());
    }
    return wraps ? page + turned : _clamp(page + turned, 0, last);
  }

  /// Returns the index of the page nearest to a position.
  int pageAt(double position) {
    if (pageCount < 2 || !position.isFinite) return 0;
    final place = wraps ? CarouselTrack._around(position, pageCount) : _clamp(position, 0, pageCount - 1.0);
    final from = place.floor();
    return place - from < 0.5 ? from : (from + 1) % pageCount;
  }

  /// Returns the position after turning a number of pages, for example by a timer.
  ///
  /// Only a carousel that wraps turns past its ends.
  double turned(int index, int pages) {
    if (pageCount == 0) return 0;
    final target = _page(index) + pages.toDouble();
    return wraps ? target : _clamp(target, 0, pageCount - 1.0);
  }

  /// Returns how far a page's center is to the right of the view's center; 0 in a deck, whose cards form a pile.
  double distance(int page, double position) {
    if (style == CarouselStyle.deck || pageCount == 0 || !position.isFinite || pageCount == 1 && wraps) return 0;
    var pages = page - position;
    if (wraps) {
      pages = pages.remainder(pageCount);
      if (pages < -pageCount / 2) pages += pageCount;
      if (pages >= pageCount / 2) pages -= pageCount;
    }
    var distance = pages * pitch;
    if (style == CarouselStyle.snap && !wraps) distance -= padding / 2 * (1 - _clamp(position, 0, 1));
    return distance.isFinite ? _backward(distance) + 0.0 : 0;
  }

  /// Returns the pages that are visible at a position, each once; in a deck, the front card and the two below it.
  List<int> visiblePages(double position) {
    if (pageCount == 0) return const [];
    final place = position.isFinite ? position : 0.0;
    final middle = wraps ? CarouselTrack._around(place, pageCount) : _clamp(place, 0, pageCount.toDouble());
    final first = !wraps && middle >= pageCount ? pageCount - 1 : middle.floor();
    if (style == CarouselStyle.deck) {
      final front = !wraps && middle >= pageCount ? pageCount : first;
      return _existing(front, front + 2);
    }
    final beside = pitch > 0 ? _clamp((width / pitch).ceilToDouble(), 0, 8).toInt() : 1;
    return [
      for (final page in _existing(first - beside, first + 1 + beside))
        if (pitch == 0 ? page == first : distance(page, place).abs() < (width + pageWidth) / 2) page,
    ];
  }

  List<int> _existing(int from, int to) => <int>{
        for (var index = from; index <= to; index++)
          if (wraps || index >= 0 && index < pageCount) _page(index),
      }.toList();

  int _page(int index) {
    if (wraps) return index % pageCount;
    return index < 0 ? 0 : (index < pageCount ? index : pageCount - 1);
  }

  double _backward(double drag) => isRightToLeft ? -drag : drag;

  static double _positive(double length) => length > 0 && length.isFinite ? length : 0;

  static double _clamp(double value, double low, double high) => value < low ? low : (value > high ? high : value);

  /// Rounds a number of pages toward zero, limited to a million in both directions; NaN becomes 0.
  static double _held(double pages) => pages.isNaN ? 0 : _clamp(pages, -1e6, 1e6).truncateToDouble();

  /// Returns the opacity of a flash card that was dragged to the side by [drag], in logical pixels.
  static double cardOpacity(double drag) => drag.isFinite ? _clamp(2 - drag.abs() / 50, 0, 1) : 0;
}
