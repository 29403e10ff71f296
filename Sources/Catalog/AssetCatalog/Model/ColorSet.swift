package import ColorScience
package import Diagnostics
internal import FileAccess

/// A color under one name, in one or more variants.
package struct ColorSet: Sendable, Hashable {
    /// The full name.
    package let name: String
    /// The folder of the set; for a design token its file.
    package let path: String
    /// Where a design token is; nil for a set of a catalog.
    package let token: Token?
    /// The values that can be used, in the order in which the set names them; empty for a set that is a placeholder.
    package var variants: [ColorVariant]
    /// The names of all files in the folder of the set, which has no use for any.
    package var files: [String]
    /// All that the set's `Contents.json` says, empty slots and unreadable colors too.
    package var contents: SetContents

    /// What is known of a color that is a design token.
    package struct Token: Sendable, Hashable {
        /// Where the token begins.
        package let position: TextPosition
        /// Whether it refers to another token.
        package let isAlias: Bool
        /// Where the values of the variants are, in their order.
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

    /// A color set that is to be written, or a design token: its contents are what the variants say.
    package init(name: String, path: String, token: Token? = nil, variants: [ColorVariant]) {
        self.name = name
        self.path = path
        self.token = token
        self.variants = variants
        files = []
        contents = SetContents(listKey: SetType.colorSet.listKey, entries: variants.map(\.entry), info: .xcode)
    }

    package var properties: SetProperties? { contents.properties }

    /// Where the set is: its folder, or the token in its file.
    package var location: SourceLocation { SourceLocation(path: path, position: token?.position) }

    /// Where a value of the set is.
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
        /// A color of the system, by platform and name, such as `ios` and `systemBlueColor`.
        case reference(platform: String, name: String)
    }

    package let value: Value
    /// The entry that says the value, in its own notation.
    package let entry: SetEntry

    package var slot: VariantSlot { entry.slot }

    /// A value in a slot, in the notation of Xcode.
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
    /// A value in the notation of Xcode: fractions with three digits or more, alpha among them.
    ///
    /// - Precondition: the components are finite, and as many as the color space has, alpha last.
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
