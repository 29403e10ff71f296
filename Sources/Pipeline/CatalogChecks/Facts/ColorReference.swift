internal import AssetCatalog

extension ColorSet {
    /// Whether every color of the set refers to a system color.
    var isReference: Bool {
        variants.allSatisfy { variant in
            if case .reference = variant.value { true } else { false }
        }
    }
}
