// Looks up the conformance vectors by the Kotlin that `--emit android` writes: it is compiled together with this.
package com.example.shop

import java.io.File
import kotlin.system.exitProcess

private fun tables(fields: List<String>): CarouselTables {
    val heights = fields[2].split(" ").map { it.toDouble() }
    return CarouselTables(CarouselTrack(fields[1]), heights, fields.drop(3).map { CarouselTrack(it) })
}

private fun code(color: Int): String {
    check(color ushr 24 == 0xFF) { "a color is not opaque" }
    return "#" + (color and 0xFFFFFF).toString(16).toUpperCase().padStart(6, '0')
}

private fun answers(geometry: CarouselGeometry, name: String, given: List<Double>): List<Double> = when (name) {
    "position" -> listOf(geometry.position(given[0].toInt(), given[1]))
    "target" -> listOf(geometry.target(given[0].toInt(), given[1], given.getOrElse(2) { 0.0 }))
    "turned" -> listOf(geometry.turned(given[0].toInt(), given[1].toInt()))
    "pageAt" -> listOf(geometry.pageAt(given[0]).toDouble())
    "distance" -> listOf(geometry.distance(given[0].toInt(), given[1]))
    else -> geometry.visiblePages(given[0]).map { it.toDouble() }
}

fun main(arguments: Array<String>) {
    val lines = File(arguments[0]).readLines().map { it.split("|") }
    var count = 0
    var wrong = 0
    var at = 0
    while (lines[at][0] == "carousel") {
        val (_, name, pages, wraps) = lines[at]
        val carousel = Carousel(
            name, CarouselStyle.PAGE, wraps.toBoolean(), List(pages.toInt()) { CarouselPage("$it", 0, 0, false) },
            tables(lines[at + 1]), tables(lines[at + 2])
        )
        at += 3
        while (at < lines.size && lines[at][0] == "lookup") {
            val position = lines[at][1].toDouble()
            for ((isDark, expected) in listOf(false to lines[at][2], true to lines[at][3])) {
                val colors = listOf(carousel.colorAt(position, isDark)) + carousel.stopsAt(position, isDark).map { it.color } +
                    carousel.foregroundAt(position, isDark)
                val answer = colors.joinToString(" ") { code(it) }
                count += 1
                if (answer == expected) continue
                wrong += 1
                println("error: at $position of $pages pages in $name (dark: $isDark) is $answer, not $expected")
            }
            at += 1
        }
        for (none in listOf(Double.NaN, Double.POSITIVE_INFINITY)) check(carousel.colorAt(none) == carousel.colorAt(0.0))
    }
    val lookups = count
    while (at < lines.size) {
        val (style, width, pageCount, wraps, isRightToLeft) = lines[at].drop(1)
        val geometry = CarouselGeometry(
            CarouselStyle.valueOf(style.toUpperCase()), width.toDouble(), pageCount.toInt(), wraps.toBoolean(), 25.0, 90.0, 80.0,
            isRightToLeft.toBoolean()
        )
        at += 1
        while (at < lines.size && lines[at][0] == "case") {
            val (_, name, given, expected) = lines[at]
            val answer = answers(geometry, name, given.split(" ").map { it.toDouble() })
            count += 1
            at += 1
            if (answer == expected.split(" ").filter { it.isNotEmpty() }.map { it.toDouble() }) continue
            wrong += 1
            println("error: $name of $given in $style, $width, $pageCount, $wraps, $isRightToLeft is $answer, not $expected")
        }
    }
    check(Catalog.Pictures.all.size > 50 && Catalog.Pictures["Plant 1"]?.tint?.light == Catalog.Pictures.plant1.tint?.light)
    check(Catalog.Pictures["none"] == null && Catalog.Pictures.plant1.colors.getValue("dominant").of(true) ushr 24 == 0xFF)
    check(Catalog.Colors.all.getValue("Green").light == Catalog.Colors.green.light)
    check(CarouselGeometry.cardOpacity(75.0) == 0.5)
    check(Catalog.carousels.map { it.name }.contains("home") && Catalog.Home.wraps && Catalog.Home.pageCount == 10)
    check(Catalog.carousels.all { it.colorAt(0.25) != 0 && it.stopsAt(0.25, true).isNotEmpty() })
    check(lookups >= 2000 && count - lookups >= 2000) { "only $count cases" }
    if (wrong > 0) exitProcess(1)
    println("the Kotlin looks up as the library does in $count cases")
}
