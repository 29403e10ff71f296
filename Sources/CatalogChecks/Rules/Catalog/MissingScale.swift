internal import Diagnostics

extension CheckRule {
    /// An image set that lacks a scale.
    static let missingScale = CheckRule(
        .missingScale, in: .catalog, .warning,
        help: """
            An image set has a slot for a scale that is larger than its largest picture, and the slot is empty: devices of that scale
            show a blurred picture. A smaller scale is made from a larger one and is not missed. Add the file, or remove the slot.
            """,
        triggering: RuleExample.plant(("2x", .picture(40, 40))).with([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("2x", "plant@2x.png"), ("3x", ""))
        ]),
        clean: RuleExample.plant(("3x", .picture(60, 60))).with([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("1x", ""), ("2x", ""), ("3x", "plant@3x.png"))
        ])
    ) { tree in
        tree.sets(of: "imageset").flatMap { set in
            let slots = Dictionary(grouping: set.entries("images").filter { $0.scale != nil }) {
                $0.slot(without: ["filename", "scale", "unassigned"])
            }
            return slots.values.flatMap { entries -> [Finding] in
                guard let largest = entries.filter({ $0.filename != nil }).compactMap(\.scale).max() else { return [] }
                return entries.filter { $0.filename == nil && ($0.scale ?? 0) > largest }.map { entry in
                    entry.finding(
                        "The image set \"\(set.name)\" has no \(entry.scale ?? 0)x picture for \(entry.idiom); its largest is "
                            + "\(largest)x. Add the file or remove the slot.")
                }
            }
        }
    }
}
