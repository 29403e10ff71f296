package import ColorScience
package import Diagnostics
internal import FileAccess

/// A named color with one or more variants, from an asset catalog or a design token.
package struct ColorSet: Sendable, Equatable {
    /// The name with its namespaces, such as `Icons/Cart`.
    package let name: String
    /// The folder of the set, or the file that contains the design token.
    package let path: String
    /// Nil for a set in an asset catalog.
    package let token: Token?
    /// The variants with a valid color; entries without one remain in ``contents``.
    package var variants: [ColorVariant]
    /// The names of all files in the folder except `Contents.json`; Xcode uses none of these files.
    package var files: [String]
    /// The files in the set's folder that `Contents.json` doesn't name, except a README.md.
    package var unnamedFiles: [String] = []
    package var contents: SetContents

    /// The facts about a color set that comes from a design token.
    package struct Token: Sendable, Equatable {
        /// The line and column at which the design token is defined.
        package let position: TextPosition
        package let isAlias: Bool
        /// The file, line and column of each variant's value, in the order of the variants.
        let values: [SourceLocation]
    }

    /// Creates a color set; without contents, these are made from the variants.
    package init(
        name: String, path: String, token: Token? = nil, variants: [ColorVariant], files: [String] = [],
        contents: SetContents? = nil
    ) {
        (self.name, self.path, self.token, self.variants, self.files) = (name, path, token, variants, files)
        self.contents =
            contents ?? SetContents(listKey: SetType.colorSet.listKey, entries: variants.map(\.entry), info: .xcode)
    }

    package var properties: SetProperties? { contents.properties }

    package var location: SourceLocation { SourceLocation(path: path, position: token?.position) }

    package func location(of variant: ColorVariant) -> SourceLocation {
        guard let token else {
            return SourceLocation(path: FilePath.join(path, SetContents.fileName), position: variant.entry.color?.place)
        }
        return variants.firstIndex(of: variant).map { token.values[$0] } ?? location
    }
}

/// One color of a color set, and the slot (the devices and conditions) of that color.
package struct ColorVariant: Sendable, Equatable {
    /// The value of a variant: the components of a color, or the name of a system color.
    package enum Value: Sendable, Equatable {
        /// The components in a color space, 0 … 1, or beyond in the extended color spaces, with alpha last.
        case components(CatalogColorSpace, [Double])
        /// A system color, by its platform and name: `ios` and `systemBlueColor`.
        case reference(platform: String, name: String)
    }

    package let value: Value
    /// The entry in the set's `Contents.json` from which the value was read.
    package let entry: SetEntry

    package var slot: VariantSlot { entry.slot }

    /// Creates a variant with the entry that Xcode would write for it.
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
