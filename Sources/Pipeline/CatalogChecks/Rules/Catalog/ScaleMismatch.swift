internal import AssetCatalog
internal import Diagnostics
internal import ImageDecoding

extension CheckRule {
    static let scaleMismatch: CheckRule = CheckRule(
        "scale-mismatch", in: .catalog, .note,
        help: """
            The 1x, 2x and 3x pictures of a set have different sizes in points. They differ by more than 1.5 points and
            by more than 2 %. Layouts jump between devices, or one file is wrong or in the wrong slot. Export all of
            them from one original. Lines of one point, which views stretch, aren't compared.
            """,
        triggering: .plant(("1x", .picture(20, 20)), ("2x", .picture(60, 60)))
            .reporting(
                "plant@1x.png is 20x20 at 1x, but plant@2x.png is 60x60 at 2x. Correct the size or the scale of one of them.",
                in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""plant@1x.png""#
            ),
        clean: .plant(("1x", .picture(20, 20)), ("2x", .picture(41, 39)))
    ) { tree, rule in
        tree.catalog.imageEntries.compactMap { entries -> Diagnostic? in
            // A single picture can't differ from another.
            guard entries.count > 1 else { return nil }
            let slots = Dictionary(grouping: entries.filter { $0.path != nil && $0.entry.slot.scale != nil }) {
                SlotKey($0.entry).forAnyScale
            }
            let found = slots.values.flatMap { mismatches($0, tree.headers, rule) }.sorted()
            guard var finding = found.first else { return nil }
            if found.count > 1 { finding.message += " The same holds for \(found.count - 1) more of its files." }
            return finding
        }
    }

    /// Returns findings about files whose size in points doesn't match the size of the file with the largest scale.
    ///
    /// Rounding doesn't explain a difference of more than 1.5 points and more than 2 %.
    private static func mismatches(_ entries: [ListedEntry], _ headers: [String: ImageHeader], _ rule: CheckRule)
        -> [Diagnostic]
    {
        let sized = entries.compactMap { listed -> (listed: ListedEntry, scale: Int, width: Int, height: Int)? in
            guard let (width, height) = listed.path.flatMap({ headers[$0]?.pixelSize }),
                let scale = listed.entry.slot.scale
            else { return nil }
            return (listed, scale, width, height)
        }
        guard let largest = sized.max(by: { $0.scale < $1.scale }) else { return [] }
        let off = sized.compactMap { file -> (listed: ListedEntry, scale: Int, size: String, expected: String)? in
            let (wide, high) = (
                Double(largest.width) / Double(largest.scale), Double(largest.height) / Double(largest.scale)
            )
            let scale = Double(file.scale)
            // A line of one point is stretched along its other side.
            if min(wide, high) <= 1 { return nil }
            func isOff(_ pixels: Int, _ points: Double) -> Bool {
                abs(Double(pixels) / scale - points) > max(1.5, points / 50)
            }
            guard isOff(file.width, wide) || isOff(file.height, high) else { return nil }
            let expected = "\(Int((wide * scale).rounded()))x\(Int((high * scale).rounded()))"
            let size = "\(file.listed.entry.filename ?? "") is \(file.width)x\(file.height)"
            return (file.listed, file.scale, size, expected)
        }
        let name = largest.listed.entry.filename ?? ""
        return off.map { file in
            // Of two files, either may be wrong. A third one that matches tells which is.
            rule.finding(
                at: file.listed.location(file.listed.entry.filenamePlace), about: file.listed.subject,
                sized.count - off.count > 1
                    ? "\(file.size) but should be \(file.expected) at \(file.scale)x, to match the \(largest.scale)x picture \(name)."
                    : "\(file.size) at \(file.scale)x, but \(name) is \(largest.width)x\(largest.height) at \(largest.scale)x. Correct the size or the scale of one of them."
            )
        }
    }
}
