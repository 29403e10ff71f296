// swift-format-ignore-file
// Prints the colors of generated constants: a JSON array a line, of kind, name, use, appearance and value.

import Foundation
import SwiftUI
import TinctureKit

func text(_ value: String) -> String {
    "\"" + value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}

func write(_ kind: String, _ name: String, _ use: String, _ appearance: String, _ value: String) {
    print("[\(text(kind)), \(text(name)), \(use), \(text(appearance)), \(value)]")
}

func code(_ color: SRGB8, _ opacity: Double = 1) -> String {
    "[\(color.red), \(color.green), \(color.blue), \(Int((opacity * 255).rounded()))]"
}

func show(_ image: Assets.ImageResource) {
    if let backdrop = image.backdrop { write("picture", image.name, "\"backdrop\"", "light", code(backdrop)) }
    if let dark = image.backdropDark { write("picture", image.name, "\"backdrop\"", "dark", code(dark)) }
    if let bleed = image.bleed { write("picture", image.name, "\"bleed\"", "light", code(bleed)) }
    if let dark = image.bleedDark { write("picture", image.name, "\"bleed\"", "dark", code(dark)) }
    if let tint = image.tint { write("picture", image.name, "\"tint\"", "light", code(tint)) }
    if let dark = image.tintDark { write("picture", image.name, "\"tint\"", "dark", code(dark)) }
}

func show(_ color: Assets.ColorResource) {
    if let light = color.light { write("color", color.name, "\"\"", "light", code(light.color, light.opacity)) }
    if let dark = color.dark { write("color", color.name, "\"\"", "dark", code(dark.color, dark.opacity)) }
}

/// A gradient as its values say it, and as SwiftUI is given it: there a named color stands for what its set says.
func show(_ gradient: Assets.Gradient) {
    let drawn = gradient.linearGradient.stops
    for appearance in ["light", "dark"] {
        var (own, shown): ([String], [String]) = ([], [])
        for (stop, given) in zip(gradient.stops, drawn) {
            let value = appearance == "light" ? stop.light : stop.dark
            own.append("[\(code(value.color, value.opacity)), \(stop.location)]")
            if let resource = stop.resource {
                precondition(given.color.stand == "named \(resource.name)", given.color.stand)
                let named = appearance == "light" ? resource.light : resource.dark
                shown.append("[\(named.map { code($0.color, $0.opacity) } ?? "null"), \(given.location)]")
            } else {
                let words = given.color.stand.split(separator: " ").map(String.init)
                let start = (words.firstIndex(of: appearance) ?? 0) + 1
                let parts = words[start..<start + 4].map { "\(Int(((Double($0) ?? -1) * 255).rounded()))" }
                shown.append("[[\(parts.joined(separator: ", "))], \(given.location)]")
            }
        }
        write("gradient", gradient.name, "\"\"", appearance, "[\(own.joined(separator: ", "))]")
        write("linear gradient", gradient.name, "\"\"", appearance, "[\(shown.joined(separator: ", "))]")
    }
}

func show(_ carousel: Assets.Carousel) {
    for (index, page) in carousel.pages.enumerated() {
        write("page", carousel.name, "\(index + 1)", "light", code(page.backdrop))
        write("page", carousel.name, "\(index + 1)", "dark", code(page.backdropDark))
        show(page.image)
    }
    show(carousel.table, carousel.name)
    show(carousel.tableDark, carousel.name, kind: "dark transition", appearance: "dark")
    for (appearance, backdrop) in [("light", carousel.backdrops.light), ("dark", carousel.backdrops.dark)] where !backdrop.isFlat {
        for (location, track) in zip(backdrop.locations, backdrop.tracks) {
            show(track, carousel.name, kind: "track", appearance: appearance) {
                text("\($0) at " + String(format: "%.3f", location))
            }
        }
    }
}

func show(
    _ table: GradientTable, _ name: String, kind: String = "transition", appearance: String = "light",
    use: (Int) -> String = { "\($0)" }
) {
    for (index, transition) in table.transitions.enumerated() {
        let stops = transition.stops.map { "[\(code($0.color)), \($0.progress)]" }
        write(kind, name, use(index), appearance, "[\(stops.joined(separator: ", "))]")
    }
}

func show(table path: String, _ name: String) {
    guard let data = FileManager.default.contents(atPath: path), let table = try? GradientTable(bytes: Array(data)) else {
        fatalError("\(path) is no table")
    }
    for (index, page) in table.pages.enumerated() { write("table page", name, "\(index + 1)", "light", code(page)) }
    show(table, name, kind: "table transition")
}

