/// The sets of a catalog that others are in.
package struct SetContainers {
    private let sets: [String: OpaqueSet]

    package init(_ catalog: AssetCatalog) {
        let containers = catalog.others.filter { $0.usesItsParts || $0.knownType == .spriteAtlas }
        sets = Dictionary(containers.map { ($0.path, $0) }) { first, _ in first }
    }

    package func around(_ path: String) -> [OpaqueSet] {
        if sets.isEmpty { return [] }
        // By bytes, for there are many sets and few containers.
        return path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }
            .compactMap { sets[String(path[..<$0])] }
    }
}

extension OpaqueSet {
    /// True where it uses the sets that are in it, whatever their names: the layers of a stack, the icons of a tvOS
    /// app, the pictures of a watch face.
    package var usesItsParts: Bool { knownType?.listsFolders == true }
}

extension AssetCatalog {
    /// The image sets that an app shows by their names: all but those that what is around them uses.
    package var namedImages: [ImageSet] {
        let containers = SetContainers(self)
        return images.filter { $0.isLoose || !containers.around($0.path).contains(where: \.usesItsParts) }
    }
}
