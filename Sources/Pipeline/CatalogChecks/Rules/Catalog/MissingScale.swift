internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CheckRule {
    static let missingScale: CheckRule = CheckRule(
        "missing-scale", in: .catalog, .note,
        help: """
            An image set lacks a picture for a scale that its devices use. Add the file, or remove the slot. Smaller
            scales are made from larger ones, and a vector has every scale. Pictures of 64 points or more aren't
            reported. More than five such sets are one finding. Code that names a set without pictures is an error.
            """,
        triggering: RuleExample.plant(("2x", .picture(40, 40))).with([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("2x", "plant@2x.png"), ("3x", ""))
        ])
        .reporting(
            #"the image set "Plant" has no 3x picture for the idiom universal; its largest is 2x. Add the file or remove the slot."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: #"{"idiom" : "universal", "scale" : "3x""#
        ),
        clean: RuleExample.plant(("3x", .picture(60, 60))).with([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("1x", ""), ("2x", ""), ("3x", "plant@3x.png"))
        ])
    ) { tree, rule in
        let statuses = zip(tree.usage?.names.entries ?? [], tree.usage?.statuses ?? [])
        let used = Set(statuses.filter { $1 == .used }.map(\.0.path))
        return tree.catalog.images.compactMap { set in
            guard let contents = set.contents else { return nil }
            if contents.entries.allSatisfy({ $0.filename == nil }), used.contains(set.path) {
                return rule.finding(
                    .error, at: SourceLocation(path: FilePath.join(set.path, SetContents.fileName)), about: set.subject,
                    "the image set \"\(set.name)\" has no picture, but code names it. Add a file.")
            }
            guard contents.properties?.preservesVectorRepresentation != true,
                contents.entries.contains(where: { $0.filename == nil })
            else { return nil }
            let entries = contents.listed(in: set.path, of: set.name, set.subject)
            let missing = MissingScales.all(
                of: entries, largest: { tree.targets.largestScale(of: set.path, idiom: $0) })
            guard let first = missing.first else { return nil }
            let file = first.filled.first?.path.flatMap { tree.headers[$0] }
            if let file, file.isAtLeast(Self.mayBeReduced * first.largest) { return nil }
            // Xcode renders every scale from a vector picture.
            if first.filled.contains(where: { tree.headers[$0.path ?? ""]?.isVector == true }) { return nil }
            let more = missing.count - 1
            let message =
                "the image set \"\(set.name)\" has no \(first.scales.map { "\($0)x" }.joined(separator: " and no ")) picture for the idiom \(first.idiom); its largest is \(first.largest)x. Add the file or remove the slot."
                + (more > 0 ? " The same holds for \(more) more of its slots." : "")
            return rule.finding(at: first.location, about: set.subject, message)
        }
    }

    /// The minimum width and height, in points, of a picture that isn't reported.
    ///
    /// Views usually scale down such a picture. Icons in bars and buttons have at most 44 points, an app icon has 60.
    private static let mayBeReduced = 64
}

/// The scales for which a set has an entry but no picture, for a given idiom and appearance.
private struct MissingScales {
    let location: SourceLocation
    let idiom: String
    let scales: [Int]
    let largest: Int
    let filled: [ListedEntry]

    /// Returns the missing scales for each idiom and appearance of a set, in the order of their lines.
    static func all(of entries: [ListedEntry], largest: (String) -> Int) -> [MissingScales] {
        let slots = Dictionary(grouping: entries.filter { $0.entry.slot.scale != nil }) {
            SlotKey($0.entry).forAnyScale
        }
        return slots.values.compactMap { entries -> MissingScales? in
            let filled = entries.filter { $0.entry.filename != nil }
            guard let present = filled.compactMap(\.entry.slot.scale).max() else { return nil }
            let empty = entries.filter { listed in
                guard listed.entry.filename == nil, let scale = listed.entry.slot.scale else { return false }
                return scale > present && scale <= largest(listed.entry.slot.idiom)
            }
            guard let first = empty.first else { return nil }
            return MissingScales(
                location: first.location(first.entry.place), idiom: first.entry.slot.idiom,
                scales: empty.compactMap(\.entry.slot.scale).sorted(), largest: present, filled: filled)
        }.sorted { $0.location < $1.location }
    }
}

extension ImageHeader {
    fileprivate var isVector: Bool { format == .pdf || format == .svg }

    fileprivate func isAtLeast(_ side: Int) -> Bool { !isVector && min(pixelWidth ?? 0, pixelHeight ?? 0) >= side }
}
