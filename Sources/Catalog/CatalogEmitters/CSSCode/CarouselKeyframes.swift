internal import CatalogManifest

/// The colors behind a carousel in light or dark mode, as a gradient strip and as keyframes of a scroll-driven
/// animation.
///
/// Between two keyframes, a browser blends hex colors in gamma-encoded sRGB. The colors between the stops of a gradient
/// are blended in the same way (CSS Color 4, section 12.1, *legacy color syntax*).
struct CarouselKeyframes {
    /// A color, and its position as a fraction of the scroll range.
    struct Frame {
        let part: Double
        let color: String
    }

    /// The colors at one height of the backdrop, 0 … 1 from the top, and the custom property that the animation
    /// changes.
    struct Track {
        let property: String
        let location: Double
        let frames: [Frame]
    }

    let name: String
    /// The frames with a single color behind each page.
    let frames: [Frame]
    /// The tracks of vertical gradients; empty if every backdrop is a single color.
    let tracks: [Track]

    init(_ carousel: CarouselEntry, name: String) {
        self.name = name
        frames = Self.frames(carousel.transitions.map(\.stops))
        tracks = (carousel.tracks ?? []).enumerated().map { index, track in
            Track(
                property: "--\(name)-\(index + 1)", location: track.location,
                frames: Self.frames(track.transitions.map(\.stops)))
        }
    }

    /// Creates the keyframes for dark mode, which animate the same properties; nil if the manifest has no dark tables.
    init?(dark carousel: CarouselEntry, name: String, tracks light: [Track]) {
        guard let dark = carousel.dark else { return nil }
        self.name = name
        frames = Self.frames(dark.transitions.map(\.stops))
        tracks = zip(light, dark.tracks ?? []).map { light, track in
            Track(
                property: light.property, location: track.location, frames: Self.frames(track.transitions.map(\.stops)))
        }
    }

    private static func frames(_ transitions: [[CarouselEntry.Transition.Stop]]) -> [Frame] {
        transitions.enumerated().flatMap { index, stops in
            // The first stop of a transition is the last stop of the transition before it.
            stops.dropFirst(index == 0 ? 0 : 1).map {
                Frame(part: (Double(index) + $0.progress) / Double(transitions.count), color: $0.hex)
            }
        }
    }

    var strip: String {
        let stops = frames.map { "\($0.color) \(CSSPercent.of($0.part))" }
        return "linear-gradient(to right, \(stops.joined(separator: ", ")))"
    }

    /// The `@property` rules that declare the animated properties as colors, because a browser blends only those.
    var registrations: String {
        tracks.map { track in
            let first = track.frames.first?.color ?? "#000000"
            return "\n@property \(track.property) { syntax: \"<color>\"; inherits: false; initial-value: \(first) }\n"
        }.joined()
    }

    /// The `@keyframes` rule; each keyframe contains only the properties that have a color at its position.
    var text: String {
        var declarations: [Double: [String]] = [:]
        for frame in frames { declarations[frame.part, default: []].append("background-color: \(frame.color)") }
        for track in tracks {
            for frame in track.frames {
                declarations[frame.part, default: []].append("\(track.property): \(frame.color)")
            }
        }
        let lines = declarations.sorted { $0.key < $1.key }.map { part, values in
            "  \(CSSPercent.of(part)) { \(values.joined(separator: "; ")) }\n"
        }
        return "\n@keyframes \(name) {\n\(lines.joined())}\n"
    }

    /// The CSS rule of the class that animates the background of the scrolling element.
    ///
    /// An element behind the scrolling element can use the same class with another `animation-timeline`.
    var rule: String {
        var text = "\n.\(name) {\n  animation: var(--\(name)-keyframes) linear both;\n"
        text += "  animation-timeline: scroll(self inline);\n"
        if !tracks.isEmpty {
            let stops = tracks.map { "var(\($0.property)) \(CSSPercent.of($0.location))" }
            text += "  background-image: linear-gradient(to bottom, \(stops.joined(separator: ", ")));\n"
        }
        return text + "}\n"
    }
}
