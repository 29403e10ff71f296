internal import FileAccess
internal import ImageDecoding

/// The parts of a loose picture's file name: `background@2x~ipad.jpg`.
///
/// Source: Apple, *Bundle Programming Guide*, "Device-specific resources": `<name><scale><device>.<extension>`.
struct LooseFileName: Hashable {
    var stem: String
    /// Pixels a point; 1 where the name says nothing, as `UIImage(named:)` takes it.
    var scale = 1
    /// The device; `universal` where the name says nothing.
    var idiom = "universal"
    /// The extension in lower case.
    var fileExtension: String

    static let idioms = ["iphone", "ipad", "mac", "tv", "watch", "car", "vision"]

    init(_ name: String) {
        let (stem, fileExtension) = FilePath.stemAndExtension(of: name)
        self.stem = stem
        self.fileExtension = fileExtension.lowercased()
        // The guide's order is scale, then device; the other order is seen in the wild.
        for _ in 0..<2 {
            if idiom == "universal", let known = Self.idioms.first(where: { self.stem.hasSuffix("~\($0)") }) {
                cut("~\(known)")
                idiom = known
            }
            if scale == 1, let known = [1, 2, 3].first(where: { self.stem.hasSuffix("@\($0)x") }) {
                cut("@\(known)x")
                scale = known
            }
        }
    }

    var isPicture: Bool { ImageFormat.allExtensions.contains(fileExtension) }

    /// Whether the format has no pixels of its own.
    var isVector: Bool { ImageFormat(fileExtension: fileExtension)?.hasPixels == false }

    var slot: VariantSlot { VariantSlot(idiom: idiom, scale: isVector ? nil : scale) }

    /// Takes a suffix off, unless nothing would be left.
    private mutating func cut(_ suffix: String) {
        if stem.count > suffix.count { stem.removeLast(suffix.count) }
    }
}
