/// The functions that make colours (CSS Color 4, section 4.2), by the space of their components.
enum ColorFunction: String, CaseIterable {
    case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color

    /// The space of the components; nil for `color()`, which names it.
    var space: ColorSpace? {
        switch self {
        case .rgb, .rgba: .srgb
        case .hsl, .hsla: .hsl
        case .hwb: .hwb
        case .lab: .lab
        case .lch: .lch
        case .oklab: .oklab
        case .oklch: .oklch
        case .color: nil
        }
    }

    /// Whether components may be parted by commas, as CSS Color 3 had it.
    var hasLegacySyntax: Bool {
        switch self {
        case .rgb, .rgba, .hsl, .hsla: true
        default: false
        }
    }
}

/// The units of angles (CSS Values 4, section 7.1).
enum AngleUnit: String, CaseIterable {
    case deg, grad, rad, turn

    /// How many degrees one has.
    var degrees: Double {
        switch self {
        case .deg: 1
        case .grad: 0.9
        case .rad: 180 / .pi
        case .turn: 360
        }
    }
}

/// What a component may be written as, and what it then stands for.
struct ComponentSyntax {
    /// What 100 % stands for; nil for a hue.
    let whole: Double?
    /// What a number is multiplied with.
    let scale: Double
    /// The values that the component is held in when it is read.
    let range: ClosedRange<Double>

    private init(whole: Double?, scale: Double = 1, range: ClosedRange<Double> = -.infinity ... .infinity) {
        self.whole = whole
        self.scale = scale
        self.range = range
    }

    private static let hue = ComponentSyntax(whole: nil)
    private static let unit = ComponentSyntax(whole: 1)
    private static let hundredths = ComponentSyntax(whole: 100)

    /// The components of a function: CSS Color 4, sections 5.1 (`rgb()`), 7 (`hsl()`), 8 (`hwb()`), 9.3 … 9.4 (`lab()`,
    /// `lch()`, `oklab()`, `oklch()`) and 10.1 (`color()`), with the reference ranges of their percentages and the clamping
    /// of what is read.
    static func components(of function: ColorFunction) -> [ComponentSyntax] {
        let positive = 0...Double.infinity
        switch function {
        case .rgb, .rgba:
            return Array(repeating: ComponentSyntax(whole: 1, scale: 1 / 255, range: 0...1), count: 3)
        case .hsl, .hsla: return [hue, ComponentSyntax(whole: 100, range: positive), hundredths]
        case .hwb: return [hue, hundredths, hundredths]
        case .lab:
            let opponent = ComponentSyntax(whole: 125)
            return [ComponentSyntax(whole: 100, range: 0...100), opponent, opponent]
        case .lch:
            return [ComponentSyntax(whole: 100, range: 0...100), ComponentSyntax(whole: 150, range: positive), hue]
        case .oklab:
            let opponent = ComponentSyntax(whole: 0.4)
            return [ComponentSyntax(whole: 1, range: 0...1), opponent, opponent]
        case .oklch:
            return [ComponentSyntax(whole: 1, range: 0...1), ComponentSyntax(whole: 0.4, range: positive), hue]
        case .color: return [unit, unit, unit]
        }
    }
}

extension ColorSpace {
    /// The spaces that `color()` takes (CSS Color 4, section 10.1), as far as there are such.
    static let ofColorFunction: [String] =
        [.srgb, .srgbLinear, .displayP3, .displayP3Linear].map(\ColorSpace.rawValue) + ["xyz", "xyz-d50", "xyz-d65"]
}
