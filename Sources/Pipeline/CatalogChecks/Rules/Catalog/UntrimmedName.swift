internal import AssetCatalog
package import Diagnostics
internal import FileAccess

extension Rule {
    package static let untrimmedName = Rule("untrimmed-name")
}

extension CheckRule {
    static let untrimmedName: CheckRule = CheckRule(
        .untrimmedName, in: .catalog, .warning,
        help: """
            A set's name begins or ends with a space. The space is easily overlooked, so code names the set without it,
            and the app shows nothing. Rename the set. The set is not also reported as unused.
            """,
        triggering: .colorSets("Brand ")
            .reporting(
                #"the name "Brand " ends with a space, which code would have to repeat. Rename it to "Brand"."#,
                at: "Assets.xcassets/Brand .colorset/Contents.json"),
        clean: .colorSets("Brand Dark")
    ) { tree, rule in
        let sets =
            tree.catalog.namedImages.filter { !$0.isLoose }.map { ($0.name, $0.path, $0.subject) }
            + tree.catalog.colors.filter { $0.token == nil }.map { ($0.name, $0.path, $0.subject) }
            + tree.catalog.others.map { ($0.name, $0.path, $0.subject) }
        return sets.compactMap { fullName, path, subject in
            let name = FilePath.name(of: fullName)
            let rest = name.drop(while: \.isWhitespace)
            guard let end = rest.lastIndex(where: { !$0.isWhitespace }) else { return nil }
            let trimmed = rest[...end]
            if trimmed.count == name.count { return nil }
            let verb = rest.count < name.count ? "begins" : "ends"
            return rule.finding(
                at: path, about: subject,
                "the name \(name.quoted) \(verb) with a space, which code would have to repeat. Rename it to \(String(trimmed).quoted)."
            )
        }
    }
}
