/**
 * The way in which a carousel moves.
 *
 * - `PAGE`: pages as in a page view, which turn one at a time.
 * - `PAGED`: a strip of pages. A drag past 65 % of the width turns the page.
 * - `SNAP`: cards that snap into place, with resistance at both ends.
 * - `DECK`: a pile of cards whose front card leaves to either side.
 */
enum class CarouselStyle { PAGE, PAGED, SNAP, DECK }

/** A color for light and dark mode, each as ARGB. */
class CatalogColor(val light: Int, val dark: Int) {
    fun of(isDark: Boolean): Int = if (isDark) dark else light
}

/** A picture of the catalog with its colors. */
class CatalogPicture(
    /** The name in the catalog. */
    val name: String,
__drawable__
    private val text: String,
    /** The ThumbHash of a small blurred placeholder, in Base64; null if the catalog has no placeholders. */
    val thumbhash: String? = null
) {
    /** The colors by their uses: `backdrop`, `bleed`, `tint`, and roles such as `dominant`. Each call decodes them. */
    val colors: Map<String, CatalogColor>
        get() = text.split(";").filter { it.isNotEmpty() }.associate {
            val (use, digits) = it.split(" ")
            use to CatalogColor(argb(digits.take(6)), argb(digits.drop(6)))
        }

    /** The background color for the picture; null if the catalog has no colors of the picture. */
    val backdrop: CatalogColor? get() = colors["backdrop"]

    /** The color that continues the picture past its edges; null if the catalog has no colors of the picture. */
    val bleed: CatalogColor? get() = colors["bleed"]

    /** A suggested background for a product that is cut out or on white; null for any other picture. */
    val tint: CatalogColor? get() = colors["tint"]

    private fun argb(digits: String) = digits.toInt(16) or (0xFF shl 24)
}

/** A page of a carousel. */
class CarouselPage(
    /** The name of the page's picture. */
    val image: String,
__drawable__
    /** The background color of the page, as ARGB. */
    val backdrop: Int,
    /** The background color in dark mode, as ARGB. */
    val backdropDark: Int,
    /** Whether a person chose the background color; otherwise it was found in the picture. */
    val isPinned: Boolean,
    /** The text color for each area of the page, by the area's name. */
    val texts: Map<String, CatalogColor> = emptyMap(),
    /** The overlay between the picture and the text that makes all text readable; transparent if none is needed. */
    val scrim: CatalogColor = CatalogColor(0, 0)
)

/** A color of the backdrop as ARGB, with its height, 0 … 1 from the top. */
class CarouselStop(val location: Double, val color: Int)

/**
 * A carousel: its pages, how they move, and the backdrop at every scroll position.
 *
 * A position is a number of pages from the first page: 1.5 is halfway between the second and the third page. For a
 * pager of Compose, it is `currentPage + currentPageOffsetFraction`. If the carousel wraps, positions past an end
 * continue at the other end. Otherwise they count as that end. A position that isn't finite counts as 0.
 *
 * Colors are ARGB, as in `android.graphics.Color` and `androidx.compose.ui.graphics.Color(Int)`.
 */
open class Carousel(
    val name: String,
    val style: CarouselStyle,
    /** Whether the first page follows the last one. */
    val wraps: Boolean,
    val pages: List<CarouselPage>,
    private val light: CarouselTables,
    private val dark: CarouselTables,
    /** The space between two cards of a `SNAP` carousel, in dp. */
    val spacing: Double = 0.0,
    /** The total space on both sides of the front card of a `SNAP` carousel, in dp. */
    val padding: Double = 0.0,
    /** The distance that a card of a `DECK` is dragged before it leaves, in dp. */
    val threshold: Double = 80.0,
    /** The color of the text or icons on the backdrop; null if the configuration has none. */
    val overlay: Int? = null,
    /** The name of the picture drawn over the backdrop; null if the configuration has none. */
    val foreground: String? = null
) {
    val pageCount: Int get() = pages.size

    /** Returns a single backdrop color at a position, even if the backdrop is a gradient. */
    fun colorAt(position: Double, isDark: Boolean = false): Int =
        OPAQUE or tables(isDark).flat.colorAt(position, pageCount, wraps)

    /** Returns the backdrop at a position: one color, or the colors of a vertical gradient from the top. */
    fun stopsAt(position: Double, isDark: Boolean = false): List<CarouselStop> {
        val tables = tables(isDark)
        return tables.tracks.mapIndexed { index, track ->
            CarouselStop(tables.heights[index], OPAQUE or track.colorAt(position, pageCount, wraps))
        }
    }

    /**
     * Returns white or black, whichever is more readable on the backdrop at a position.
     *
     * On a gradient, the lowest WCAG 2 contrast over all heights decides.
     */
    fun foregroundAt(position: Double, isDark: Boolean = false): Int {
        val lights = stopsAt(position, isDark).map { luminance(it.color) }
        var lightest = 0.0
        var darkest = 1.0
        for (light in lights) {
            lightest = maxOf(lightest, light)
            darkest = minOf(darkest, light)
        }
        // Compares white on the lightest color with black on the darkest color; both contrasts are multiplied by their
        // denominators.
        val isWhite = 1.05 * 0.05 >= (lightest + 0.05) * (darkest + 0.05)
        return if (isWhite) OPAQUE or 0xFFFFFF else OPAQUE
    }

    /** Returns the geometry in a view of this width, in dp, or in pixels if [density] is the pixels per dp. */
    fun geometry(width: Double, isRightToLeft: Boolean = false, density: Double = 1.0): CarouselGeometry = CarouselGeometry(
        style, width, pageCount, wraps, spacing * density, padding * density, threshold * density, isRightToLeft
    )

    private fun tables(isDark: Boolean) = if (isDark) dark else light

    private fun luminance(color: Int): Double {
        fun linear(shift: Int): Double {
            val part = (color ushr shift and 0xFF) / 255.0
            return if (part <= 0.04045) part / 12.92 else ((part + 0.055) / 1.055).pow(2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    private companion object {
        const val OPAQUE = 0xFF shl 24
    }
}

/**
 * The backdrop of a carousel in one appearance, light or dark.
 *
 * There is a single color at every position, and for vertical gradients also the colors at each height, 0 … 1 from the
 * top.
 */
class CarouselTables(
    val flat: CarouselTrack, val heights: List<Double> = listOf(0.0), tracks: List<CarouselTrack>? = null
) {
    val tracks: List<CarouselTrack> = tracks ?: listOf(flat)
}

/**
 * The backdrop colors at one height, for every position.
 *
 * Each text contains transitions from one page to the next, separated by `;`. A transition consists of stops, separated
 * by spaces. A stop is a hexadecimal number of four bytes: the progress in hundredths, then red, green and blue. A
 * carousel with a single page has one stop.
 */
class CarouselTrack(vararg texts: String) {
    private val transitions: List<IntArray> = texts.flatMap { it.split(";") }.filter { it.isNotEmpty() }
        .map { stops -> stops.split(" ").map { it.toInt(16) }.toIntArray() }
    private val isEven = transitions.all { it.size == 2 }

    fun colorAt(position: Double, count: Int, wraps: Boolean): Int {
        if (count < 1) return 0
        if (count > 1 && position >= 0 && position < transitions.size) return between(position)
        if (count == 1 || position.isNaN() || position.isInfinite()) return page(0)
        val from: Int
        val progress: Double
        if (wraps) {
            var turned = position % count
            if (turned < 0) turned += count
            if (turned >= count) turned = 0.0
            from = turned.toInt()
            progress = turned - from
        } else {
            val held = position.coerceIn(0.0, count - 1.0)
            from = minOf(held.toInt(), count - 2)
            progress = held - from
        }
        if (progress > 0 && progress < 1) return colorAt(from + progress, count, wraps)
        return page(if (progress == 1.0) (from + 1) % count else from)
    }

    private fun page(index: Int): Int =
        (if (index < transitions.size) transitions[index].first() else transitions.last().last()) and 0xFFFFFF

    private fun between(position: Double): Int {
        val from = position.toInt()
        val stops = transitions[from]
        val value = fixed(position - from)
        if (isEven) return blend(stops[0], stops[1], value)
        val hundredths = minOf(value, WHOLE - 1) * 100
        var after = 1
        while (stops[after] ushr 24 <= (hundredths shr BITS)) after += 1
        val start = if (after == 1) 0L else (stops[after - 1] ushr 24).toLong()
        val way = (stops[after] ushr 24) - start
        val part = (hundredths - (start shl BITS)).toDouble() / (way shl BITS).toDouble()
        return blend(stops[after - 1], stops[after], fixed(part))
    }

    /** Returns a progress, 0 … 1, as a number of units of 2⁻⁵². */
    private fun fixed(progress: Double): Long = (progress + 1.0).toRawBits() - 1.0.toRawBits()

    /**
     * Blends two colors in gamma-encoded sRGB.
     *
     * The arithmetic is exact, so that all of Tincture's runtimes return the same bytes.
     */
    private fun blend(start: Int, end: Int, progress: Long): Int {
        var color = 0
        for (shift in intArrayOf(16, 8, 0)) {
            val from = start ushr shift and 0xFF
            val difference = (end ushr shift and 0xFF) - from
            color = (color shl 8) + from + ((difference * progress + (WHOLE shr 1)) shr BITS).toInt()
        }
        return color
    }

    private companion object {
        const val BITS = 52
        const val WHOLE = 1L shl BITS
    }
}

/**
 * The geometry of a carousel in a view: from drags to positions, and from positions to the locations of pages.
 *
 * All lengths have the same unit, dp or pixels. If a length isn't positive or a number isn't finite, the position is
 * that of the page at rest.
 */
class CarouselGeometry(
    val style: CarouselStyle,
    /** The width of the view. */
    val width: Double,
    pageCount: Int,
    val wraps: Boolean,
    val spacing: Double = 0.0,
    val padding: Double = 0.0,
    val threshold: Double = 80.0,
    val isRightToLeft: Boolean = false
) {
    val pageCount: Int = maxOf(0, pageCount)

    /** The distance that the finger moves from one page to the next; 0 if the lengths are invalid. */
    val pitch: Double
        get() = positive(
            when (style) {
                CarouselStyle.DECK -> threshold
                CarouselStyle.SNAP -> width - (padding - spacing)
                else -> width
            }
        )

    /** The width of a drawn page. */
    val pageWidth: Double get() = positive(if (style == CarouselStyle.SNAP) width - padding else width)

    /** Returns the position during a drag from page [index]: the finger has moved by [drag] to the right. */
    fun position(index: Int, drag: Double): Double {
        val back = backward(drag)
        if (style == CarouselStyle.DECK) {
            val isUsable = positive(threshold) > 0 && isFinite(back)
            return if (isUsable) index + minOf(abs(back) / threshold, 1.0) else index.toDouble()
        }
        val pitch = this.pitch
        if (pitch == 0.0 || !isFinite(back)) return index.toDouble()
        if (style == CarouselStyle.PAGE) return index + ((width - back - width) / width).coerceIn(-1.0, 1.0)
        val isOutward = index <= 0 && back > 0 || index >= pageCount - 1 && back < 0
        val turned = (if (style == CarouselStyle.SNAP && !wraps && isOutward) back * RESISTANCE else back) / pitch
        return if (isFinite(turned)) index - turned else index.toDouble()
    }

    /**
     * Returns the position at which the carousel comes to rest after a drag from page [index] by [drag] to the right.
     *
     * A [velocity], in dp or pixels per second, counts as a drag that continues for a quarter of a second. It turns at
     * most one page more or less than the drag alone. If the carousel wraps, the result may be beyond the first or last
     * page, so that the way there is short. In a deck that doesn't wrap, a result of [pageCount] means that the pile is
     * empty.
     */
    fun target(index: Int, drag: Double, velocity: Double = 0.0): Double {
        val dragged = dragTarget(index, drag)
        if (velocity == 0.0 || !isFinite(velocity)) return dragged
        return dragTarget(index, drag + velocity / 4).coerceIn(dragged - 1, dragged + 1)
    }

    private fun dragTarget(index: Int, drag: Double): Double {
        if (pageCount == 0) return 0.0
        if (style == CarouselStyle.DECK && !wraps && index >= pageCount) return pageCount.toDouble()
        val page = page(index)
        val last = pageCount - 1.0
        val turned = when (style) {
            CarouselStyle.PAGED -> {
                val length = TURNING_PART * pitch
                if (length > 0 && (wraps || isFinite(drag))) held(truncate(-backward(drag) / length)) else 0.0
            }
            CarouselStyle.DECK -> {
                val isPassed = threshold > 0 && isFinite(drag) && abs(drag) > threshold
                return page + (if (isPassed) 1.0 else 0.0)
            }
            CarouselStyle.SNAP -> {
                if (!wraps) return rounded(position(page, drag)).coerceIn(0.0, last)
                held(rounded(position(page, drag) - page))
            }
            CarouselStyle.PAGE -> held(rounded(position(page, drag) - page))
        }
        return if (wraps) page + turned else (page + turned).coerceIn(0.0, last)
    }

    /** Returns the index of the page nearest to a position. */
    fun pageAt(position: Double): Int {
        if (pageCount < 2 || !isFinite(position)) return 0
        val place = if (wraps) around(position) else position.coerceIn(0.0, pageCount - 1.0)
        val from = place.toInt()
        return if (place - from < 0.5) from else (from + 1) % pageCount
    }

    /**
     * Returns the position after turning a number of pages, for example by a timer.
     *
     * Only a carousel that wraps turns past its ends.
     */
    fun turned(index: Int, pages: Int): Double {
        if (pageCount == 0) return 0.0
        val target = page(index) + pages.toDouble()
        return if (wraps) target else target.coerceIn(0.0, pageCount - 1.0)
    }

    /** Returns how far a page's center is to the right of the view's center; 0 in a deck, whose cards form a pile. */
    fun distance(page: Int, position: Double): Double {
        if (style == CarouselStyle.DECK || pageCount == 0 || !isFinite(position) || pageCount == 1 && wraps) return 0.0
        var pages = page - position
        if (wraps) {
            pages %= pageCount
            if (pages < -pageCount / 2.0) pages += pageCount
            if (pages >= pageCount / 2.0) pages -= pageCount
        }
        var distance = pages * pitch
        if (style == CarouselStyle.SNAP && !wraps) distance -= padding / 2 * (1 - position.coerceIn(0.0, 1.0))
        return if (isFinite(distance)) backward(distance) + 0.0 else 0.0
    }

    /** Returns the pages that are visible at a position, each once; in a deck, the front card and the two below it. */
    fun visiblePages(position: Double): List<Int> {
        if (pageCount == 0) return emptyList()
        val place = if (isFinite(position)) position else 0.0
        val middle = if (wraps) around(place) else place.coerceIn(0.0, pageCount.toDouble())
        val first = if (wraps) middle.toInt() else minOf(middle.toInt(), pageCount - 1)
        if (style == CarouselStyle.DECK) {
            val front = if (!wraps && middle >= pageCount) pageCount else first
            return existing(front..front + 2)
        }
        val beside = if (pitch > 0) minOf(ceil(width / pitch), 8.0).toInt() else 1
        return existing(first - beside..first + 1 + beside).filter {
            if (pitch == 0.0) it == first else abs(distance(it, place)) < (width + pageWidth) / 2
        }
    }

    private fun existing(pages: IntRange): List<Int> =
        pages.filter { wraps || it in 0 until pageCount }.map { page(it) }.distinct()

    private fun page(index: Int): Int =
        if (wraps) (index % pageCount + pageCount) % pageCount else index.coerceIn(0, pageCount - 1)

    private fun around(position: Double): Double {
        val turned = position % pageCount
        val place = if (turned < 0) turned + pageCount else turned
        return if (place >= pageCount) 0.0 else place
    }

    private fun backward(drag: Double): Double = if (isRightToLeft) -drag else drag

    private fun positive(length: Double): Double = if (length > 0 && isFinite(length)) length else 0.0

    private fun isFinite(value: Double): Boolean = !value.isNaN() && !value.isInfinite()

    /** Rounds to the nearest whole number, and halves away from zero. */
    private fun rounded(value: Double): Double {
        val whole = truncate(value)
        return if (abs(value - whole) >= 0.5) whole + (if (value < 0) -1 else 1) else whole + 0.0
    }

    /** Limits a number of pages to a million in both directions; NaN becomes 0. */
    private fun held(pages: Double): Double = if (pages.isNaN()) 0.0 else pages.coerceIn(-1e6, 1e6)

    companion object {
        /** The fraction of the width that a drag must pass to turn a page of a `PAGED` carousel. */
        private const val TURNING_PART = 0.65

        /** The fraction of a drag that counts beyond the first or last card of a `SNAP` carousel. */
        private const val RESISTANCE = 0.25

        /** Returns the opacity of a flash card that was dragged to the side by [drag], in dp. */
        fun cardOpacity(drag: Double): Double =
            if (drag.isNaN() || drag.isInfinite()) 0.0 else (2 - abs(drag) / 50).coerceIn(0.0, 1.0)
    }
}
