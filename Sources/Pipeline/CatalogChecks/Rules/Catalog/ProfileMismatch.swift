internal import AssetCatalog
internal import Diagnostics
internal import ImageDecoding

extension CheckRule {
    static let profileMismatch: CheckRule = CheckRule(
        "profile-mismatch", in: .catalog, .warning,
        help: """
            Some variants of a picture have a wide-gamut profile and some don't. The same picture has different colors
            on different devices. Export all variants with one profile.
            """,
        triggering: .plant(("1x", .picture(24, 18)), ("2x", .displayP3))
            .reporting(
                #"plant@2x.png has the profile "Display P3 like", but plant@1x.png in the same set has the profile "sRGB". Export both with one profile."#,
                in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""plant@2x.png""#
            ),
        clean: .plant(("2x", .displayP3))
    ) { tree, rule in
        tree.catalog.imageEntries.flatMap { entries -> [Diagnostic] in
            // A single picture can't differ from another.
            guard entries.count > 1 else { return [] }
            let slots = Dictionary(grouping: entries.filter { $0.path != nil }) {
                SlotKey($0.entry).forAnyScale.forAnyIdiom
            }
            return slots.values.compactMap { entries -> Diagnostic? in
                let profiles = entries.compactMap { listed in
                    listed.path.flatMap { tree.headers[$0] }.map { (listed: listed, header: $0) }
                }.filter { $0.header.pixelWidth != nil }
                // Nearly all sets have only one profile, and `isWide` searches its name.
                guard let first = profiles.first,
                    let other = profiles.first(where: {
                        $0.header.colorProfile != first.header.colorProfile && $0.header.isWide != first.header.isWide
                    })
                else { return nil }
                let (entry, firstEntry) = (other.listed.entry, first.listed.entry)
                return rule.finding(
                    at: other.listed.location(entry.filenamePlace), about: other.listed.subject,
                    "\(entry.filename ?? "") has \(other.header.profileInWords), but \(firstEntry.filename ?? "") in the same set "
                        + "has \(first.header.profileInWords). Export both with one profile.")
            }
        }
    }
}
