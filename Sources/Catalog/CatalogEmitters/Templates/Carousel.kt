/** How a carousel moves. */
enum class CarouselStyle { PAGE, PAGED, SNAP, DECK }

/** A color as ARGB in the light and in dark mode. */
class CatalogColor(val light: Int, val dark: Int) {
    fun of(isDark: Boolean): Int = if (isDark) dark else light
}

/** A picture of the catalog with its colors. */
class CatalogPicture(
    /** The name in the catalog. */
    val name: String,
__drawable__
    private val text: String,
    /** The ThumbHash in Base64; null where the catalog has no placeholders. */
    val thumbhash: String? = null
) {
    /** The colors by their uses: `backdrop`, `bleed`, `tint`, and the roles such as `dominant`. They are read at each call. */
    val colors: Map<String, CatalogColor>
        get() = text.split(";").filter { it.isNotEmpty() }.associate {
            val (use, digits) = it.split(" ")
            use to CatalogColor(argb(digits.take(6)), argb(digits.drop(6)))
        }

    /** The color to put behind the picture; null for a picture without colors. */
    val backdrop: CatalogColor? get() = colors["backdrop"]

    /** The color that continues the picture past its edges. */
    val bleed: CatalogColor? get() = colors["bleed"]

    /** A background for a product that is cut out or on white; null for any other picture. */
    val tint: CatalogColor? get() = colors["tint"]

    private fun argb(digits: String) = digits.toInt(16) or (0xFF shl 24)
}

/**
 * One page: the name of its picture, the color behind it as ARGB, and whether a person chose that color; the color of the text in
 * each of its areas, and the overlay that makes all of it readable, clear where none is needed.
 */
class CarouselPage(
    val image: String,
__drawable__
    val backdrop: Int,
    val backdropDark: Int,
    val isPinned: Boolean,
    val texts: Map<String, CatalogColor> = emptyMap(),
    val scrim: CatalogColor = CatalogColor(0, 0)
)

/** A color of the backdrop, as ARGB, at a height of 0 … 1 from the top. */
class CarouselStop(val location: Double, val color: Int)

/**
 * Pages, what is behind them at every position, and how they move.
 *
 * A position is a real number, pages from the first: of a pager of Compose `currentPage + currentPageOffsetFraction`. In a
 * carousel that wraps, any number represents a place on the circle; in another, what is beyond an end is that end. What is not a
 * finite number is the first page. Colors are ARGB, as `android.graphics.Color` and `androidx.compose.ui.graphics.Color(Int)`
 * have them.
 */
open class Carousel(
    val name: String,
    val style: CarouselStyle,
    /** Whether the first page follows the last. */
    val wraps: Boolean,
    val pages: List<CarouselPage>,
    private val light: CarouselTables,
    private val dark: CarouselTables,
    /** Between two cards of a snapping carousel, in dp. */
    val spacing: Double = 0.0,
    /** Beside the card in front of a snapping carousel, both sides together, in dp. */
    val padding: Double = 0.0,
    /** How far a card of a deck is drawn before it leaves, in dp. */
    val threshold: Double = 80.0,
    /** The color of what is drawn on the backdrop. */
    val overlay: Int? = null,
    /** The name of the picture that is laid over the backdrop. */
    val foreground: String? = null
) {
    val pageCount: Int get() = pages.size

    /** The color behind the pages at a position; where the backdrop is a gradient, one color for it. */
    fun colorAt(position: Double, isDark: Boolean = false): Int =
        OPAQUE or tables(isDark).flat.colorAt(position, pageCount, wraps)

    /** The colors of the backdrop at a position from the top: one, or those of a vertical gradient. */
    fun stopsAt(position: Double, isDark: Boolean = false): List<CarouselStop> {
        val tables = tables(isDark)
        return tables.tracks.mapIndexed { index, track ->
            CarouselStop(tables.heights[index], OPAQUE or track.colorAt(position, pageCount, wraps))
        }
    }

    /** White or black: what is read better on the backdrop at a position, by its lowest WCAG 2 contrast over all heights. */
    fun foregroundAt(position: Double, isDark: Boolean = false): Int {
        val lights = stopsAt(position, isDark).map { luminance(it.color) }
        var lightest = 0.0
        var darkest = 1.0
        for (light in lights) {
            lightest = maxOf(lightest, light)
            darkest = minOf(darkest, light)
        }
        // The contrasts of white with the lightest and of black with the darkest color, multiplied by both denominators.
        val isWhite = 1.05 * 0.05 >= (lightest + 0.05) * (darkest + 0.05)
        return if (isWhite) OPAQUE or 0xFFFFFF else OPAQUE
    }

    /** The arithmetic of the carousel in a view of a width, in dp or in pixels; [density] is the pixels of a dp. */
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

/** The tables of one appearance: one color behind each page, and for vertical gradients a track at each height. */
class CarouselTables(
    val flat: CarouselTrack, val heights: List<Double> = listOf(0.0), tracks: List<CarouselTrack>? = null
) {
    val tracks: List<CarouselTrack> = tracks ?: listOf(flat)
}

/**
 * The color at one height at every position.
 *
 * The texts hold transitions with `;` between them, a transition stops with blanks between them. A stop is one number in
 * hexadecimal digits: hundredths of the transition, red, green, blue, the highest byte first. A single page has one stop.
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

    /** A progress of 0 … 1 in whole parts of 2⁻⁵². */
    private fun fixed(progress: Double): Long = (progress + 1.0).toRawBits() - 1.0.toRawBits()

    /** Blends two colors in gamma-encoded sRGB, rounded to nearest, in whole numbers: the bytes are those of every other runtime. */
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
 * The arithmetic of a carousel in a view: from the finger to the position, and from the position to the places of pages.
 *
 * All lengths have one unit, dp or pixels. A length that is not positive, or a number that is not finite, gives the position of
 * the page at rest.
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

    /** How far the finger goes from one page to the next; 0 where the lengths leave no way. */
    val pitch: Double
        get() = positive(
            when (style) {
                CarouselStyle.DECK -> threshold
                CarouselStyle.SNAP -> width - (padding - spacing)
                else -> width
            }
        )

    /** The width of a page. */
    val pageWidth: Double get() = positive(if (style == CarouselStyle.SNAP) width - padding else width)

    /** The position while the finger has moved [drag] to the right from the page [index] at rest. */
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
     * The position to come to rest at after the finger has left the page [index], moved by [drag] to the right.
     *
     * A [velocity] in lengths per second counts as a drag that goes on for a quarter of a second; it turns at most one page more
     * or less. In a carousel that wraps the target may lie beyond an end, so that the way there is the short one. In a deck that
     * does not wrap the count of pages follows the last card.
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

    /** The page that a position is nearest to, around the circle in a carousel that wraps. */
    fun pageAt(position: Double): Int {
        if (pageCount < 2 || !isFinite(position)) return 0
        val place = if (wraps) around(position) else position.coerceIn(0.0, pageCount - 1.0)
        val from = place.toInt()
        return if (place - from < 0.5) from else (from + 1) % pageCount
    }

    /** The position to move to when pages turn by themselves: around the seam in a carousel that wraps, else up to the ends. */
    fun turned(index: Int, pages: Int): Double {
        if (pageCount == 0) return 0.0
        val target = page(index) + pages.toDouble()
        return if (wraps) target else target.coerceIn(0.0, pageCount - 1.0)
    }

    /** How far the center of a page is to the right of the view's center; 0 in a deck, whose cards lie on each other. */
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

    /** The pages that are seen at a position, or a deck's front card and the two below it, each once. */
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

    /** To nearest, halves away from zero. */
    private fun rounded(value: Double): Double {
        val whole = truncate(value)
        return if (abs(value - whole) >= 0.5) whole + (if (value < 0) -1 else 1) else whole + 0.0
    }

    /** A number of pages that no drag passes. */
    private fun held(pages: Double): Double = if (pages.isNaN()) 0.0 else pages.coerceIn(-1e6, 1e6)

    companion object {
        /** The part of the width that a drag must pass to turn a page of a `paged` carousel. */
        private const val TURNING_PART = 0.65

        /** How much of a drag beyond the first or last card of a `snap` carousel counts. */
        private const val RESISTANCE = 0.25

        /** The opacity of a flash card that is drawn to the side by [drag], in dp. */
        fun cardOpacity(drag: Double): Double =
            if (drag.isNaN() || drag.isInfinite()) 0.0 else (2 - abs(drag) / 50).coerceIn(0.0, 1.0)
    }
}
