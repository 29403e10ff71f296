extension ManifestDraft {
    /// The numbers of entries in the manifest as one line of text, such as `12 images, 3 colors`.
    package var summary: String {
        func count(_ number: Int, _ one: String, _ many: String) -> String? {
            number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
        }
        let counts = [
            count(imageCount, "image", "images"), count(others.colors.count, "color", "colors"),
            count(others.products.count, "product", "products"), count(paletteCount, "palette", "palettes"),
            count(others.gradients.count, "gradient", "gradients"),
            count(others.carousels.count, "carousel", "carousels"),
        ].compactMap(\.self)
        return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    }
}
