internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    /// Two sets of one full name.
    static let duplicateName = CheckRule(
        .duplicateName, in: .catalog, .warning,
        foundBy: "SourceReader",
        help: """
            Two sets of one type have the same full name. Xcode says nothing, and the app finds only one of them. Rename one, or let
            their groups provide a namespace.
            """,
        triggering: .imageSets("Food/Plant", "Garden/Plant")
            .reporting(
                #"the name "Plant" is taken by another image set, Assets.xcassets/Food/Plant.imageset: an app finds only one of them. Rename one, or let their groups provide a namespace."#,
                at: "Assets.xcassets/Garden/Plant.imageset"),
        clean: RuleExample.imageSets("Food/Plant", "Garden/Plant").with([
            "Assets.xcassets/Food/Contents.json": .text(
                #"{"info" : {"author" : "xcode", "version" : 1}, "properties" : {"provides-namespace" : true}}"# + "\n")
        ]))
}
