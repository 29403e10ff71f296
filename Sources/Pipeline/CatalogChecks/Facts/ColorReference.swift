internal import AssetCatalog

extension ColorSet {
    /// Whether a set only refers to system colors.
    var isReference: Bool {
        variants.allSatisfy { variant in
            if case .reference = variant.value { true } else { false }
        }
    }
}
