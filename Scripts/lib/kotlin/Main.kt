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

fun main(arguments: Array<String>) {
    val lines = File(arguments[0]).readLines().map { it.split("|") }
    var count = 0
    var wrong = 0
    var at = 0
    while (at < lines.size) {
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
    check(Catalog.carousels.map { it.name }.contains("home") && Catalog.Home.wraps && Catalog.Home.pageCount == 10)
    check(Catalog.carousels.all { it.colorAt(0.25) != 0 && it.stopsAt(0.25, true).isNotEmpty() })
    check(count >= 2000) { "only $count lookups" }
    if (wrong > 0) exitProcess(1)
    println("the Kotlin looks up as the library does in $count cases")
}
