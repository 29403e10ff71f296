internal import OrderedJSON

extension CatalogDifference {
    private enum CodingKeys: String, CodingKey {
        case version, base, head, baseCommit, headCommit, notes, summary, contrast, text, backdrops, carousels,
            pictures, colors,
            renamedColors, colorPairs, gradients, products, addedNames, removedNames, unreadableNames, stillBroken,
            byteCount,
            findings
    }

    /// The number of changes of each kind, by the words of `--fail-on`.
    private struct Summary: Encodable {
        let difference: CatalogDifference

        private struct Kind: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Kind.self)
            for kind in DifferenceKind.allCases {
                try container.encode(difference.count(of: kind), forKey: Kind(stringValue: kind.rawValue))
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(base, forKey: .base)
        try container.encode(head, forKey: .head)
        try container.encodeIfPresent(baseCommit, forKey: .baseCommit)
        try container.encodeIfPresent(headCommit, forKey: .headCommit)
        try container.encode([warning].compactMap(\.self) + notes, forKey: .notes)
        try container.encode(Summary(difference: self), forKey: .summary)
        try container.encode(contrast, forKey: .contrast)
        try container.encode(text, forKey: .text)
        try container.encode(backdrops, forKey: .backdrops)
        try container.encode(carousels, forKey: .carousels)
        try container.encode(pictures, forKey: .pictures)
        try container.encode(colors, forKey: .colors)
        try container.encode(renamedColors, forKey: .renamedColors)
        try container.encode(colorPairs, forKey: .colorPairs)
        try container.encode(gradients, forKey: .gradients)
        try container.encode(products, forKey: .products)
        try container.encode(addedNames, forKey: .addedNames)
        try container.encode(removedNames, forKey: .removedNames)
        try container.encode(unreadableNames, forKey: .unreadableNames)
        try container.encode(stillBroken, forKey: .stillBroken)
        try container.encode(byteCount, forKey: .byteCount)
        try container.encodeIfPresent(findings, forKey: .findings)
    }

    package func json() throws -> String { try JSONTextEncoder.text(self, layout: .indented) + "\n" }
}
