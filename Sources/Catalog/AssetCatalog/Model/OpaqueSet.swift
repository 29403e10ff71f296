/// A set of any type except image sets and color sets, such as an app icon or a data set.
package struct OpaqueSet: Sendable, Equatable {
    package let name: String
    /// The extension of the set's folder, such as `appiconset`.
    package let type: String
    package let path: String
    package let files: [String]
    /// The files that `Contents.json` doesn't name, except a README.md; empty for a type that names no files.
    package var unnamedFiles: [String] = []
    /// The names of the folders in the set, such as layers or stickers.
    package var folders: [String] = []
    /// Nil if the `Contents.json` is missing or unreadable.
    package var contents: SetContents?

    package var knownType: SetType? { SetType(rawValue: type) }

    package var properties: SetProperties? { contents?.properties }
}

/// The sets of a catalog that contain other sets, such as image stacks and sprite atlases.
package struct SetContainers {
    private let sets: [String: OpaqueSet]

    package init(_ catalog: AssetCatalog) {
        let containers = catalog.others.filter { $0.usesItsParts || $0.knownType == .spriteAtlas }
        sets = Dictionary(containers.map { ($0.path, $0) }) { first, _ in first }
    }

    package func around(_ path: String) -> [OpaqueSet] {
        if sets.isEmpty { return [] }
        // Only the folders in the path are looked up, because a catalog has many sets and few containers.
        return path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }
            .compactMap { sets[String(path[..<$0])] }
    }
}

extension OpaqueSet {
    /// Whether the sets inside count as used, although no code names them, such as the layers of an image stack.
    package var usesItsParts: Bool { knownType?.listsFolders == true }
}

extension AssetCatalog {
    /// The image sets that an app shows by name: all except the parts of other sets, such as layers.
    package var namedImages: [ImageSet] {
        let containers = SetContainers(self)
        return images.filter { $0.isLoose || !containers.around($0.path).contains(where: \.usesItsParts) }
    }
}
