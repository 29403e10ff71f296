internal import AssetCatalog

extension ColorSet {
    /// True for a set that only refers to colors of the system.
    var isReference: Bool {
        variants.allSatisfy { variant in
            if case .reference = variant.value { true } else { false }
        }
    }
}
