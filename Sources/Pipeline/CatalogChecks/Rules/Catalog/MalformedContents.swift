internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let malformedContents: CheckRule = CheckRule(
        .malformedContents, in: .catalog, .error,
        foundBy: ContentsFile.self,
        help: """
            A Contents.json is missing, isn't JSON, or has an unexpected structure. Xcode drops the set or stops the
            build. Correct it at the reported location, or save it again in Xcode. Unknown types and values are notes,
            and a comma after the last value is a warning.
            The rule is an error because Xcode can't read the set.
            """,
        triggering: RuleExample(["Assets.xcassets/Plant.imageset/Contents.json": .text("{\"images\" : [¶}\n")])
            .reporting(
                "Contents.json is not valid JSON: expected a value here. Correct it, or restore it from version control."
            ),
        clean: .imageSets("Plant"))
}
