/// How a carousel moves.
enum CarouselStyle { page, paged, snap, deck }

/// A color in the light and in dark mode, each as ARGB: `Color(color.light)` of Flutter takes them as they are.
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

  /// The colors by their uses: `backdrop`, `bleed`, `tint`, and the roles such as `dominant`.
  final Map<String, CatalogColor> colors;

  /// The ThumbHash in Base64; null where the catalog has no placeholders.
  final String? thumbhash;

  /// The color to put behind the picture; null for a picture without colors.
  CatalogColor? get backdrop => colors['backdrop'];

  /// The color that continues the picture past its edges.
  CatalogColor? get bleed => colors['bleed'];

  /// A background for a product that is cut out or on white; null for any other picture.
  CatalogColor? get tint => colors['tint'];
}

/// One page: the name of its picture, the color behind it, and whether a person chose that color; the color of the text in each of
/// its areas, and the overlay that makes all of it readable, clear where none is needed.
class CarouselPage {
  const CarouselPage(this.image, this.backdrop,
      {this.isPinned = false, this.texts = const {}, this.scrim = const CatalogColor(0, 0)});

  final String image;
  final CatalogColor backdrop;
  final bool isPinned;
  final Map<String, CatalogColor> texts;
  final CatalogColor scrim;
}

/// A color of the backdrop as ARGB, at a height of 0 … 1 from the top.
class CarouselStop {
  const CarouselStop(this.location, this.color);

  final double location;
  final int color;
}

/// The tables of one appearance: one color behind each page, and for vertical gradients a track at each height.
class CarouselTables {
  const CarouselTables(this.flat, [this.heights = const [0], this.tracks]);

  final CarouselTrack flat;
  final List<double> heights;
  final List<CarouselTrack>? tracks;
}

/// The color at one height at every position.
///
/// A stop is one number: hundredths of the transition, red, green, blue, the highest byte first. A transition is a list of stops;
/// a single page has one list of one stop.
class CarouselTrack {
  const CarouselTrack(this.transitions);

  final List<List<int>> transitions;

  /// A progress is counted in parts of 2⁻⁵², which a double of the web holds in two halves of 26 bits.
  static const double _half = 67108864;
  static const double _whole = 4503599627370496;

  /// The color at a position as 0xRRGGBB.
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
    // Hundredths of the transition in parts of 2⁻⁵², without a digit lost.
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

  /// Blends two colors in gamma-encoded sRGB, rounded to nearest, in whole numbers: the bytes are those of every other runtime.
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

/// Pages, what is behind them at every position, and how they move.
///
/// A position is a real number, pages from the first: of a `PageController` its `page`. In a carousel that wraps, any number is a
/// place on the circle; in another, what is beyond an end is that end. What is not a finite number is the first page.
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

  /// Whether the first page follows the last.
  final bool wraps;
  final List<CarouselPage> pages;
  final CarouselTables light;
  final CarouselTables dark;

  /// Between two cards of a snapping carousel, in logical pixels.
  final double spacing;

  /// Beside the card in front of a snapping carousel, both sides together, in logical pixels.
  final double padding;

  /// How far a card of a deck is drawn before it leaves, in logical pixels.
  final double threshold;

  /// The color of what is drawn on the backdrop, as ARGB.
  final int? overlay;

  /// The name of the picture that is laid over the backdrop.
  final String? foreground;

  int get pageCount => pages.length;

  static const int _opaque = 0xFF000000;

  CarouselTables _tables(bool isDark) => isDark ? dark : light;

  /// The color behind the pages at a position, as ARGB; where the backdrop is a gradient, one color for it.
  int colorAt(double position, {bool isDark = false}) =>
      _opaque + _tables(isDark).flat.colorAt(position, pageCount, wraps: wraps);

  /// The colors of the backdrop at a position from the top: one, or those of a vertical gradient.
  List<CarouselStop> stopsAt(double position, {bool isDark = false}) {
    final tables = _tables(isDark);
    final tracks = tables.tracks ?? [tables.flat];
    return [
      for (var index = 0; index < tracks.length; index++)
        CarouselStop(tables.heights[index], _opaque + tracks[index].colorAt(position, pageCount, wraps: wraps)),
    ];
  }

  /// White or black: what is read better on the backdrop at a position, by its lowest WCAG 2 contrast over all heights.
  int foregroundAt(double position, {bool isDark = false}) {
    var lightest = 0.0;
    var darkest = 1.0;
    for (final stop in stopsAt(position, isDark: isDark)) {
      final light = _luminance(stop.color);
      if (light > lightest) lightest = light;
      if (light < darkest) darkest = light;
    }
    // The contrasts of white with the lightest and of black with the darkest color, multiplied by both denominators.
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

  /// The arithmetic of the carousel in a view of a width in logical pixels.
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

/// The arithmetic of a carousel in a view: from the finger to the position, and from the position to the places of pages.
///
/// Lengths are in logical pixels. A length that is not positive, or a number that is not finite, gives the position of the page at
/// rest.
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

  /// The part of the width that a drag must pass to turn a page of a `paged` carousel.
  static const double _turningPart = 0.65;

  /// How much of a drag beyond the first or last card of a `snap` carousel counts.
  static const double _resistance = 0.25;

  /// How far the finger goes from one page to the next; 0 where the lengths leave no way.
  double get pitch {
    if (style == CarouselStyle.deck) return _positive(threshold);
    return _positive(style == CarouselStyle.snap ? width - (padding - spacing) : width);
  }

  /// The width of a page.
  double get pageWidth => _positive(style == CarouselStyle.snap ? width - padding : width);

  /// The position while the finger has moved `drag` to the right from the page at rest.
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

  /// The position to come to rest at after the finger has left the page, moved by `drag` to the right.
  ///
  /// A velocity in logical pixels per second counts as a drag that goes on for a quarter of a second; it turns at most one page
  /// more or less. In a carousel that wraps the target may lie beyond an end, so that the way there is the short one. In a deck
  /// that does not wrap the count of pages follows the last card.
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

  /// The page that a position is nearest to, around the circle in a carousel that wraps.
  int pageAt(double position) {
    if (pageCount < 2 || !position.isFinite) return 0;
    final place = wraps ? CarouselTrack._around(position, pageCount) : _clamp(position, 0, pageCount - 1.0);
    final from = place.floor();
    return place - from < 0.5 ? from : (from + 1) % pageCount;
  }

  /// The position to move to when pages turn by themselves: around the seam in a carousel that wraps, else up to the ends.
  double turned(int index, int pages) {
    if (pageCount == 0) return 0;
    final target = _page(index) + pages.toDouble();
    return wraps ? target : _clamp(target, 0, pageCount - 1.0);
  }

  /// How far the center of a page is to the right of the view's center; 0 in a deck, whose cards lie on each other.
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

  /// The pages that are seen at a position, or a deck's front card and the two below it, each once.
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

  /// A whole number of pages that no drag passes.
  static double _held(double pages) => pages.isNaN ? 0 : _clamp(pages, -1e6, 1e6).truncateToDouble();

  /// The opacity of a flash card that is drawn to the side by `drag`, in logical pixels.
  static double cardOpacity(double drag) => drag.isFinite ? _clamp(2 - drag.abs() / 50, 0, 1) : 0;
}
