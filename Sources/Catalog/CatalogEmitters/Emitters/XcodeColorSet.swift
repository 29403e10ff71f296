internal import AssetCatalog
internal import CatalogManifest
internal import ColorScience
internal import OrderedJSON

/// Functions for a color set's `Contents.json`, whose text is identical to the text that Xcode writes.
enum XcodeColorSet {
    /// Returns the `Contents.json` for a color; nil if no variant of the color has a value.
    static func text(_ color: ColorEntry) -> String? {
        let variants = color.variants.compactMap(variant)
        guard !variants.isEmpty else { return nil }
        var contents = ColorSet(name: color.name, path: "", variants: variants).contents
        for index in contents.entries.indices { contents.entries[index].color?.components?.writeAsXcode() }
        return contents.xcodeText
    }

    /// Returns whether a color set's `Contents.json` contains only keys and notations that this type writes.
    static func isGenerated(_ node: JSONNode) -> Bool {
        guard node.members?.map(\.name).sorted() == ["colors", "info"], let entries = node["colors"]?.elements,
            !entries.isEmpty, node["info"]?["author"]?.string == "xcode"
        else { return false }
        return entries.allSatisfy { entry in
            let components = entry["color"]?["components"]?.members ?? []
            return entry["idiom"] != nil && entry["filename"] == nil
                && (entry["color"]?["reference"] != nil
                    || components.count >= 2 && components.allSatisfy { isWritten($0.value.string ?? "") })
        }
    }

    /// Returns whether a component is written as a byte such as `0xC9` or as a number with three decimals.
    private static func isWritten(_ component: String) -> Bool {
        if component.hasPrefix("0x") { return component.count == 4 }
        return component.split(separator: ".").last?.count == 3 && Double(component) != nil
    }

    private static func variant(_ entry: ColorEntry.Variant) -> ColorVariant? {
        var slot = VariantSlot(
            idiom: entry.idiom ?? "universal", appearance: Appearance(named: entry.appearance),
            displayGamut: entry.displayGamut)
        slot.locale = entry.slot?.locale
        slot.subtype = entry.slot?.subtype
        if let platform = entry.platform, let reference = entry.reference {
            return ColorVariant(slot: slot, value: .reference(platform: platform, name: reference))
        }
        guard let space = entry.colorSpace.flatMap(CatalogColorSpace.init), let components = entry.components,
            components.count == space.componentNames.count + 1, components.allSatisfy(\.isFinite)
        else { return nil }
        return ColorVariant(slot: slot, value: .components(space, components))
    }
}

extension EntryColor.Components {
    /// Converts the components to Xcode's notation: bytes such as `0xC9` if all three are whole, or three decimals.
    fileprivate mutating func writeAsXcode() {
        let values = [red, green, blue, white].map { $0?.value(isAlpha: false) }
        let areBytes =
            white == nil
            && values.compactMap(\.self).allSatisfy { value in
                (0...1).contains(value) && (value * 255 - (value * 255).rounded()).magnitude < 1e-6
            }
        func component(_ value: Double?) -> ColorComponent? {
            value.map { ColorComponent(areBytes ? .byte(UInt8(($0 * 255).rounded())) : .decimals($0)) }
        }
        (red, green, blue) = (component(values[0]), component(values[1]), component(values[2]))
        white = component(values[3])
        alpha = alpha?.value(isAlpha: true).map { ColorComponent(.decimals($0)) }
    }
}
