internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let malformedColor: CheckRule = CheckRule(
        .malformedColor, in: .catalog, .error,
        foundBy: ColorSetReader.self,
        help: """
            A color can't be read, or a component is out of range. Write a fraction ("0.196"), a byte ("50") or
            hexadecimal ("0x32"). A component out of range is a warning, and it is clamped.
            The rule is an error because the app shows another color, or none.
            """,
        triggering: RuleExample(["Assets.xcassets/Leaf.colorset/Contents.json": .color(red: "green")])
            .reporting(
                #"component "red" of color set "Leaf" is not a number: write a fraction such as "0.196", or a byte such as "50" or "0x32"."#,
                in: "Assets.xcassets/Leaf.colorset/Contents.json", before: #""green"}"#
            ),
        clean: .colorSets("Leaf"))
}
