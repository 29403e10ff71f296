internal import FileAccess
internal import ImageDecoding

/// The parts of a loose picture's file name, such as `background@2x~ipad.jpg`.
///
/// Source: Apple, *Bundle Programming Guide*, "Device-specific resources": `<name><scale><device>.<extension>`.
struct LooseFileName: Hashable {
    var stem: String
    /// Pixels per point; 1 if the name contains no scale, as in `UIImage(named:)`.
    var scale = 1
    /// The device; `universal` if the name contains none.
    var idiom = "universal"
    var fileExtension: String

    static let idioms = ["iphone", "ipad", "mac", "tv", "watch", "car", "vision"]

    init(_ name: String) {
        let (stem, fileExtension) = FilePath.stemAndExtension(of: name)
        self.stem = stem
        self.fileExtension = fileExtension.lowercased()
        // Apple's guide puts the scale before the device, but the reverse order also occurs.
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

    var isVector: Bool { ImageFormat(fileExtension: fileExtension)?.hasPixels == false }

    var slot: VariantSlot { VariantSlot(idiom: idiom, scale: isVector ? nil : scale) }

    private mutating func cut(_ suffix: String) {
        if stem.count > suffix.count { stem.removeLast(suffix.count) }
    }
}
