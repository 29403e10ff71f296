internal import OrderedJSON

extension CatalogDifference {
    package func json() throws -> String {
        let commits = [("baseCommit", baseCommit), ("headCommit", headCommit)]
        let lists: KeyValuePairs<String, any Encodable> = [
            "contrast": contrast, "text": text, "backdrops": backdrops, "carousels": carousels, "pictures": pictures,
            "colors": colors, "renamedColors": renamedColors, "colorPairs": colorPairs, "gradients": gradients,
            "products": products, "addedNames": addedNames, "removedNames": removedNames,
            "unreadableNames": unreadableNames, "stillBroken": stillBroken, "byteCount": byteCount,
        ]
        var members: [(String, JSONNode)] = [
            ("version", .integer(version)), ("base", .text(base)), ("head", .text(head)),
        ]
        members += commits.compactMap { name, commit in commit.map { (name, .text($0)) } }
        members.append(("notes", .words([warning].compactMap(\.self) + notes)))
        // The numbers of changes have the words of `--fail-on` as names.
        members.append(
            ("summary", .object(DifferenceKind.allCases.map { ($0.rawValue, .integer(count(of: $0))) })))
        members += try lists.map { name, list in (name, try JSONTextEncoder.node(of: list)) }
        if let findings { members.append(("findings", try JSONTextEncoder.node(of: findings))) }
        return JSONWriter.text(.object(members), layout: .indented) + "\n"
    }
}
