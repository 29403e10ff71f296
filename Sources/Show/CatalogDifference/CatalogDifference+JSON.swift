internal import OrderedJSON

extension CatalogDifference {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// The number of changes of each kind, by the words of `--fail-on`.
    private struct Summary: Encodable {
        let difference: CatalogDifference

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            for kind in DifferenceKind.allCases {
                try container.encode(difference.count(of: kind), forKey: Key(kind.rawValue))
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: Key("version"))
        try container.encode(base, forKey: Key("base"))
        try container.encode(head, forKey: Key("head"))
        try container.encodeIfPresent(baseCommit, forKey: Key("baseCommit"))
        try container.encodeIfPresent(headCommit, forKey: Key("headCommit"))
        let members: KeyValuePairs<String, any Encodable> = [
            "notes": [warning].compactMap(\.self) + notes, "summary": Summary(difference: self), "contrast": contrast,
            "text": text, "backdrops": backdrops, "carousels": carousels, "pictures": pictures, "colors": colors,
            "renamedColors": renamedColors, "colorPairs": colorPairs, "gradients": gradients, "products": products,
            "addedNames": addedNames, "removedNames": removedNames, "unreadableNames": unreadableNames,
            "stillBroken": stillBroken, "byteCount": byteCount,
        ]
        for (name, value) in members { try container.encode(value, forKey: Key(name)) }
        try container.encodeIfPresent(findings, forKey: Key("findings"))
    }

    package func json() throws -> String { try JSONTextEncoder.text(self, layout: .indented) + "\n" }
}
