public import AssetCatalog

/// Where the sets of a catalog lie, so that a finding is shown at the set that it is about and at no other of a like name.
public struct SetPlaces: Sendable {
    /// The folders of image sets and the files of loose pictures, by full name.
    let images: [String: [String]]
    /// The folders of color sets, by full name.
    let colors: [String: [String]]

    /// Places by the full names.
    public init(images: [String: [String]] = [:], colors: [String: [String]] = [:]) {
        (self.images, self.colors) = (images, colors)
    }

    /// The places of all that was read.
    public init(_ catalog: AssetCatalog) {
        images = Dictionary(
            catalog.images.map { ($0.name, $0.isLoose ? $0.variants.map(\.path) : [$0.path]) }, uniquingKeysWith: +)
        colors = Dictionary(catalog.colors.map { ($0.name, [$0.path]) }, uniquingKeysWith: +)
    }
}
