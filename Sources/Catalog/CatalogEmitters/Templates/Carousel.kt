/** How a carousel moves. */
enum class CarouselStyle { PAGE, PAGED, SNAP, DECK }

/** One page: the name of its picture, the color behind it as ARGB, and whether a person chose that color. */
class CarouselPage(val image: String, val backdrop: Int, val backdropDark: Int, val isPinned: Boolean)

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
open class Carousel internal constructor(
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
internal class CarouselTables(
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
internal class CarouselTrack(vararg texts: String) {
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
