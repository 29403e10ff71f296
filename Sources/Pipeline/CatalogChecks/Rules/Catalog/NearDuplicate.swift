internal import AssetCatalog
internal import CatalogConfiguration
internal import CodeScanning
package import Diagnostics

extension Rule {
    package static let nearDuplicate = Rule("near-duplicate")
}

extension CheckRule {
    static let nearDuplicate: CheckRule = CheckRule(
        .nearDuplicate, in: .catalog, nil,
        options: [
            RuleOption(
                name: "distance", standard: 3, range: 0...15,
                help: "Pictures look alike if their 64-bit perceptual hashes differ in at most this many bits.")
        ],
        help: """
            Two sets in one target look almost the same. One may be an export of the other. Use one of them, or
            exclude them. Identical files are reported by `duplicate-image`. This rule decodes every picture, and
            icons of one family may look alike, so it is off by default.
            """,
        triggering: RuleExample.imageSets([
            "Fern": .picture(40, 40, .red, .blue), "Moss": .picture(80, 80, .red, .blue),
        ]).configured("rules: {near-duplicate: warning}")
            .reporting(
                #""Moss" looks almost the same as "Fern", Assets.xcassets/Fern.imageset/fern.png: 0 of the 64 bits of their hashes differ. Use one of them."#,
                in: "Assets.xcassets/Moss.imageset/Contents.json", before: #""moss.png""#
            ),
        clean: RuleExample.imageSets(["Fern": .picture(40, 40, .red, .blue), "Moss": .picture(40, 40, .blue, .red)])
            .configured("rules: {near-duplicate: warning}")
    ) { tree, rule in
        let pictures = tree.sketches
        let scopes = pictures.map { Set(tree.targets.scopes(of: $0.path)) }
        // Equal files are duplicates, which another rule reports.
        let copies = DuplicateFiles.groups(of: pictures.map(\.path)).enumerated().flatMap { number, paths in
            paths.map { ($0, number) }
        }
        let group = Dictionary(copies) { first, _ in first }
        let near = NearPictures(pictures.map(\.sketch), distance: Int(tree.option("distance", of: rule) ?? 3)) {
            first, second in
            pictures[first].set.name != pictures[second].set.name && !scopes[first].isDisjoint(with: scopes[second])
                && (group[pictures[first].path].map { $0 != group[pictures[second].path] } ?? true)
        }
        return near.pairs.map { pair in
            let (first, second) = (pictures[pair.first], pictures[pair.second])
            return rule.finding(
                at: second.set.location(of: second.path), about: second.set.subject,
                "\"\(second.set.name)\" looks almost the same as \"\(first.set.name)\", \(first.path): \(pair.distance) of the 64 bits of their hashes "
                    + "differ. Use one of them.",
                related: [second.path, first.path])
        }
    }
}
