internal import Diagnostics

extension CheckRule {
    /// A colour that cannot be read.
    static let malformedColor = CheckRule(
        .malformedColor, in: .catalog, .error,
        help: """
            A colour cannot be read, or has a component outside its range, which is a warning: it is clamped. Components are written as
            a fraction ("0.196"), a byte ("50") or in hexadecimal ("0x32").
            """,
        triggering: RuleExample(["Assets.xcassets/Leaf.colorset/Contents.json": .color(red: "green")]),
        clean: .colorSets("Leaf"))
}
