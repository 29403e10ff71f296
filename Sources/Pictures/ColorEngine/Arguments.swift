internal import CarouselGradients
internal import ColorScience

package enum RequestError: Error {
    case missing(String)
    /// An argument has an unknown value; the texts are the argument's name and the value.
    case unknown(String, String)
    /// An argument isn't a number in the allowed range; the texts are the argument's name and the value.
    case outOfRange(String, String)
    case color(String, reason: String)

    package var description: String {
        switch self {
        case .missing(let name): "the argument \"\(name)\" is missing"
        case .unknown(let name, let value): "unknown \(name) \"\(value)\""
        case .outOfRange(let name, let value): "\(name) \"\(value)\" is not a number in range"
        case .color(let text, let reason): "\"\(text)\" is not a color: \(reason)"
        }
    }
}

struct Arguments {
    private var rest: ArraySlice<String>

    init(_ arguments: ArraySlice<String>) { rest = arguments }

    mutating func text(_ name: String) throws(RequestError) -> String {
        guard let text = rest.popFirst() else { throw .missing(name) }
        return text
    }

    mutating func color() throws(RequestError) -> Color { try Self.color(try text("color")) }

    mutating func optionalColor() throws(RequestError) -> Color? {
        let text = try text("color")
        return text.isEmpty ? nil : try Self.color(text)
    }

    mutating func colors(atLeast count: Int) throws(RequestError) -> [Color] {
        guard rest.count >= count else { throw .missing("color") }
        var colors: [Color] = []
        while !rest.isEmpty { colors.append(try color()) }
        return colors
    }

    mutating func interpolation() throws(RequestError) -> Interpolation {
        let space = try text("space")
        let name = try text("hue")
        guard let hue = HueInterpolation(rawValue: name.isEmpty ? "shorter" : name) else { throw .unknown("hue", name) }
        guard let interpolation = Interpolation(name: space, hue: hue) else { throw .unknown("space", space) }
        return interpolation
    }

    mutating func easing() throws(RequestError) -> Easing {
        let name = try text("easing")
        if name.isEmpty { return .linear }
        guard let easing = try? Easing(css: name) else { throw .unknown("easing", name) }
        return easing
    }

    mutating func bool(_ name: String) throws(RequestError) -> Bool {
        let text = try text(name)
        guard let value = Bool(text) else { throw .unknown(name, text) }
        return value
    }

    mutating func number(_ name: String, in range: ClosedRange<Double>) throws(RequestError) -> Double {
        let text = try text(name)
        guard let value = Double(text), range.contains(value) else { throw .outOfRange(name, text) }
        return value
    }

    mutating func count(_ name: String, in range: ClosedRange<Int>) throws(RequestError) -> Int {
        let text = try text(name)
        guard let value = Int(text), range.contains(value) else { throw .outOfRange(name, text) }
        return value
    }

    private static func color(_ text: String) throws(RequestError) -> Color {
        do {
            return try Color(css: text)
        } catch {
            throw .color(text, reason: error.description)
        }
    }
}
