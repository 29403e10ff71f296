internal import AssetCatalog
package import Diagnostics

extension Rule {
    package static let missingInfo = Rule("missing-info")
}

extension CheckRule {
    static let missingInfo: CheckRule = CheckRule(
        .missingInfo, in: .catalog, nil,
        help: """
            A Contents.json has no `info` with `author` and `version`. Xcode adds it on the next save, as a change
            that you didn't make. `tincture check --fix --only missing-info` adds it, even if the rule is off. The rule is off by default
            because Xcode builds the set without it.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "Assets.xcassets/Plant.imageset/Contents.json": .text(
                #"¶{"images" : [{"filename" : "picture.png", "idiom" : "universal"}]}"# + "\n")
        ])
        .configured("rules: {missing-info: warning}")
        .reporting(#"Contents.json has no "info" with "author" and "version". `tincture check --fix` adds it."#),
        clean: RuleExample.imageSets("Plant").configured("rules: {missing-info: warning}")
    ) { tree, rule in
        tree.catalog.contents.compactMap { path, contents, subject in
            if let info = contents.info, info.version != nil || info.unknown["version"] != nil { return nil }
            let place = contents.layout.place
            return rule.finding(
                at: SourceLocation(path: path, position: place), about: subject,
                "Contents.json has no \"info\" with \"author\" and \"version\". `tincture check --fix` adds it.")
        }
    }
}
