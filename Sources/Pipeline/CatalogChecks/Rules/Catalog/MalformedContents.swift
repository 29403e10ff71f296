internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// A `Contents.json` that is missing or has not the form that it should have.
    static let malformedContents = CheckRule(
        .malformedContents, in: .catalog, .error,
        foundBy: ContentsFile.self,
        help: """
            A Contents.json is missing, is not JSON, or has not the form that it should have. Xcode drops the set or stops the build.
            Correct it at its line and column, or restore it from Xcode. Names of types and values that are only unknown are notes.
            It is an error because Xcode cannot read the set, and the build ends or the app lacks it.
            """,
        triggering: RuleExample(["Assets.xcassets/Plant.imageset/Contents.json": .text("{\"images\" : [¶}\n")])
            .reporting("Contents.json is not JSON: expected a value here. Correct it or restore it from Xcode.")
            .about("image Plant"),
        clean: .imageSets("Plant"))
}
