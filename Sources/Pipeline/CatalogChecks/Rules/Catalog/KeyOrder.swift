internal import AssetCatalog
package import Diagnostics

extension Rule {
    package static let keyOrder = Rule("key-order")
}

extension CheckRule {
    static let keyOrder: CheckRule = CheckRule(
        .keyOrder, in: .catalog, nil,
        help: """
            The keys of a Contents.json aren't in the alphabetical order that Xcode writes. Xcode's next save changes
            lines that you didn't touch. `tincture check --fix --only key-order` sorts them, even if the rule is off. Each catalog gets one
            finding. The rule is off by default because the order has no effect on the app.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "Assets.xcassets/Plant.imageset/Contents.json": .text(
                #"{"info" : {"author" : "xcode", "version" : 1}, "images" : [{"filename" : "picture.png", "idiom" : "universal"}]}"#
                    + "\n")
        ])
        .configured("rules: {key-order: warning}")
        .reporting(
            #"the key "images" is not in the alphabetical order that Xcode writes. `tincture check --fix` sorts the keys."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: "\"images\""
        )
        .about("group Assets"),
        clean: RuleExample.imageSets("Plant").configured("rules: {key-order: warning}")
    ) { tree, rule in
        tree.catalog.contents.compactMap { path, contents, subject in
            guard let key = contents.layout.misplacedKey else { return nil }
            return rule.finding(
                at: SourceLocation(path: path, position: key.place), about: subject,
                "the key \"\(key.name)\" is not in the alphabetical order that Xcode writes. `tincture check --fix` sorts the keys."
            )
        }
    }
}
