internal import AssetCatalog
public import Diagnostics

extension Rule {
    /// An image set that lacks a scale.
    public static let missingScale = Rule("missing-scale")
}

extension CheckRule {
    static let missingScale = CheckRule(
        .missingScale, in: .catalog, .warning,
        help: """
            An image set has a slot for a scale that is larger than its largest picture, and the slot is empty: devices of that scale
            show a blurred picture. A smaller scale is made from a larger one and is not missed. Add the file, or remove the slot.
            """,
        triggering: RuleExample.plant(("2x", .picture(40, 40))).with([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("2x", "plant@2x.png"), ("3x", ""))
        ])
        .reporting(
            #"The image set "Plant" has no 3x picture for universal; its largest is 2x. Add the file or remove the slot."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: #"{"idiom" : "universal", "scale" : "3x""#),
        clean: RuleExample.plant(("3x", .picture(60, 60))).with([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("1x", ""), ("2x", ""), ("3x", "plant@3x.png"))
        ])
    ) { tree, rule in
        tree.catalog.imageEntries.flatMap { entries -> [Diagnostic] in
            let slots = Dictionary(grouping: entries.filter { $0.entry.slot.scale != nil }) {
                SlotKey($0.entry).forAnyScale
            }
            return slots.values.flatMap { entries -> [Diagnostic] in
                let filled = entries.filter { $0.entry.filename != nil }
                guard let largest = filled.compactMap(\.entry.slot.scale).max() else { return [] }
                return entries.compactMap { listed in
                    let slot = listed.entry.slot
                    guard listed.entry.filename == nil, let scale = slot.scale, scale > largest else { return nil }
                    return rule.finding(
                        at: listed.location(listed.entry.place), about: listed.subject,
                        "The image set \"\(listed.setName)\" has no \(scale)x picture for \(slot.idiom); its largest is "
                            + "\(largest)x. Add the file or remove the slot.")
                }
            }
        }
    }
}
