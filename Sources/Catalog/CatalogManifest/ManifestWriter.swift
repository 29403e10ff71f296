internal import OrderedJSON

/// A writer that produces the text of a manifest in parts, one entry after another.
///
/// The whole text is never in memory at once.
package struct ManifestWriter {
    /// The byte ranges of all images and palettes in the text of the manifest.
    package struct EntryRanges: Sendable, Equatable {
        package fileprivate(set) var images: [Range<Int>] = []
        package fileprivate(set) var palettes: [Range<Int>] = []

        package init() {}
    }

    /// The indentation of an entry, in spaces: two for the manifest, and two for the list.
    private static let indent = 4
    /// The number of bytes that are collected before they are passed to ``sink``.
    private static let batchSize = 64 << 10

    private let sink: (UnsafeRawBufferPointer) throws -> Void
    private var pending: [UInt8] = []
    private var givenOn = 0

    private var position: Int { givenOn + pending.count }

    /// Writes the text of `catalog.json`, and returns the byte ranges of the images and palettes in that text.
    ///
    /// - Parameter sink: receives the text in parts.
    /// - Throws: any error of the sink, or `EncodingError` if a number isn't finite.
    @discardableResult
    package static func write(
        _ draft: ManifestDraft, to sink: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> EntryRanges {
        try withoutActuallyEscaping(sink) { sink in
            var writer = ManifestWriter(sink: sink)
            return try writer.write(draft)
        }
    }

    /// Returns the text of one entry, with the indentation that it has in the manifest.
    ///
    /// - Throws: `EncodingError` if a number isn't finite.
    package static func text(of entry: some Encodable) throws -> String {
        try JSONTextEncoder.text(entry, layout: .indented, indent: indent)
    }

    private mutating func write(_ draft: ManifestDraft) throws -> EntryRanges {
        var ranges = EntryRanges()
        let others = draft.others
        for (number, key) in CatalogManifest.CodingKeys.allCases.enumerated() {
            if key == .colorPairs, others.colorPairs == nil { continue }
            add((number == 0 ? "{" : ",") + "\n  \"\(key.rawValue)\": ")
            switch key {
            case .schema: add("\"\(PublishedSchema.manifestAddress)\"")
            case .schemaVersion: add("\(others.schemaVersion)")
            case .images: ranges.images = try writeList((0..<draft.imageCount).lazy.map(draft.image))
            case .colors: try writeList(others.colors)
            case .products: try writeList(others.products)
            case .palettes: ranges.palettes = try writeList((0..<draft.paletteCount).lazy.map(draft.palette))
            case .gradients: try writeList(others.gradients)
            case .carousels: try writeList(others.carousels)
            case .otherSets: try writeList(others.otherSets)
            case .colorPairs: try writeList(others.colorPairs ?? [])
            }
        }
        add("\n}\n")
        try flush()
        return ranges
    }

    @discardableResult
    private mutating func writeList(_ entries: some Sequence<some Encodable>) throws -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        add("[")
        for entry in entries {
            add(ranges.isEmpty ? "\n    " : ",\n    ")
            let start = position
            try JSONTextEncoder.write(entry, layout: .indented, indent: Self.indent, to: &pending)
            ranges.append(start..<position)
            if pending.count >= Self.batchSize { try flush() }
        }
        add(ranges.isEmpty ? "]" : "\n  ]")
        return ranges
    }

    private mutating func add(_ text: String) { pending += text.utf8 }

    private mutating func flush() throws {
        givenOn += pending.count
        try pending.withUnsafeBytes(sink)
        pending.removeAll(keepingCapacity: true)
    }
}
