package import ColorScience
package import Diagnostics
internal import FileAccess

/// A color under one name, in one or more variants.
package struct ColorSet: Sendable, Hashable {
    /// The full name.
    package let name: String
    /// The folder of the set, or the file of a design token.
    package let path: String
    /// The design token that the color comes from, or nil for a set in a catalog.
    package let token: Token?
    /// The usable values, in the set's order.
    ///
    /// Empty if the set is a placeholder.
    package var variants: [ColorVariant]
    /// The names of all files in the set's folder, none of which the set uses.
    package var files: [String]
    /// The whole content of the set's `Contents.json`, including empty slots and unreadable colors.
    package var contents: SetContents

    /// The location and values of a design token that is a color.
    package struct Token: Sendable, Hashable {
        /// The start of the token.
        package let position: TextPosition
        /// Whether the token refers to another token.
        package let isAlias: Bool
        /// The locations of the variants' values, in their order.
        let values: [SourceLocation]
    }

    package init(name: String, path: String, variants: [ColorVariant], files: [String] = [], contents: SetContents) {
        self.name = name
        self.path = path
        token = nil
        self.variants = variants
        self.files = files
        self.contents = contents
    }

    /// Creates a color set to be written, or a design token.
    ///
    /// Its contents are derived from the variants.
    package init(name: String, path: String, token: Token? = nil, variants: [ColorVariant]) {
        self.name = name
        self.path = path
        self.token = token
        self.variants = variants
        files = []
        contents = SetContents(listKey: SetType.colorSet.listKey, entries: variants.map(\.entry), info: .xcode)
    }

    package var properties: SetProperties? { contents.properties }

    /// The location of the set: its folder, or the token in its file.
    package var location: SourceLocation { SourceLocation(path: path, position: token?.position) }

    /// Returns the location of a variant's value.
    package func location(of variant: ColorVariant) -> SourceLocation {
        guard let token else {
            return SourceLocation(path: FilePath.join(path, SetContents.fileName), position: variant.entry.color?.place)
        }
        return variants.firstIndex(of: variant).map { token.values[$0] } ?? location
    }
}

/// One value of a color set and the slot that it fills.
package struct ColorVariant: Sendable, Hashable {
    /// The value of a color set's entry.
    package enum Value: Sendable, Hashable {
        /// Components in a color space, 0 … 1 (beyond that in the extended spaces), alpha last.
        case components(CatalogColorSpace, [Double])
        /// A system color, by platform and name, such as `ios` and `systemBlueColor`.
        case reference(platform: String, name: String)
    }

    package let value: Value
    /// The entry that contains the value, in its own notation.
    package let entry: SetEntry

    package var slot: VariantSlot { entry.slot }

    /// Creates a variant from a slot and a value, in Xcode's notation.
    package init(slot: VariantSlot, value: Value) {
        var entry = SetEntry(slot: slot)
        entry.color = EntryColor(value)
        self.init(entry: entry, value: value)
    }

    package init(entry: SetEntry, value: Value) {
        (self.entry, self.value) = (entry, value)
    }
}

extension EntryColor {
    /// Creates a color in Xcode's notation: fractions with three or more decimals, including alpha.
    ///
    /// - Precondition: the components are finite and match the color space, with alpha last.
    package init(_ value: ColorVariant.Value) {
        self.init()
        switch value {
        case .reference(let platform, let name):
            self.platform = platform
            reference = name
        case .components(let space, let values):
            precondition(values.count == space.componentNames.count + 1, "\(space.rawValue) has other components")
            colorSpace = space.rawValue
            let written = values.map { ColorComponent($0) }
            var components = Components()
            components.alpha = written.last
            if space.componentNames.count == 1 {
                components.white = written[0]
            } else {
                (components.red, components.green, components.blue) = (written[0], written[1], written[2])
            }
            self.components = components
        }
    }
}
