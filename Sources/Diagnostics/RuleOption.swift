/// A number that a rule can be given in the configuration.
public struct RuleOption: Sendable, Hashable {
    /// The key, such as `distance`.
    public let name: String
    /// What counts where the configuration says nothing; nil for a limit that must be asked for.
    public let standard: Double?
    /// The numbers that make sense.
    public let range: ClosedRange<Double>
    /// What it says, for people.
    public let help: String
}

extension Rule {
    /// The numbers that the rule can be given.
    public var options: [RuleOption] {
        switch self {
        case .pinnedColor:
            [
                RuleOption(
                    name: "distance", standard: 20, range: 0...200,
                    help: "How far the nearest swatch may be, in CIEDE2000.")
            ]
        case .overlayContrast:
            [
                RuleOption(
                    name: "minimum", standard: nil, range: 1...21,
                    help: "The least contrast at any offset, as WCAG 2 counts it: 4.5 for text, 3 for large text.")
            ]
        case .colorJump:
            [
                RuleOption(
                    name: "maximum", standard: nil, range: 0...200,
                    help: "How far the colours of neighbours may be apart, in CIEDE2000.")
            ]
        case .oversizedPicture:
            [
                RuleOption(
                    name: "times", standard: 2, range: 0.1...100,
                    help: "How many times the largest screen of its device a picture may measure, in points.")
            ]
        default: []
        }
    }

    /// The option of a name.
    public func option(_ name: String) -> RuleOption? { options.first { $0.name == name } }
}
