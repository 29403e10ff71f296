internal import CImageCodecs
package import ColorScience

/// A transform from a picture's own color space to Oklab, by LittleCMS with the relative colorimetric intent.
///
/// The conversion goes through XYZ, which preserves wide-gamut colors. The transform is meant for the few thousand
/// colors of a histogram, not for every pixel.
package final class ColorTransform {
    private let transform: OpaquePointer

    /// Creates a transform from an ICC profile; nil if the profile is invalid, or isn't for RGB or gray.
    convenience init?(profile: UnsafeBufferPointer<UInt8>, memory: Int) throws(OverMemory) {
        try self.init { tincture_transform_from_profile(profile.baseAddress, profile.count, memory, &$0) }
    }

    /// Creates a transform from PNG's `gAMA` exponent and `cHRM` chromaticities of white, red, green and blue.
    convenience init?(chromaticities: [Double], gamma: Double, memory: Int) throws(OverMemory) {
        try self.init { tincture_transform_from_chromaticities(chromaticities, gamma, memory, &$0) }
    }

    private init?(_ create: (inout OpaquePointer?) -> tincture_status) throws(OverMemory) {
        var transform: OpaquePointer?
        if create(&transform) == TINCTURE_OVER_LIMIT { throw OverMemory() }
        guard let transform else { return nil }
        self.transform = transform
    }

    struct OverMemory: Error {}

    var memory: Int { tincture_transform_memory(transform) }

    deinit { tincture_transform_close(transform) }

    /// Converts colors of three bytes (red, green and blue in the picture's own color space) to Oklab.
    package func oklab(_ rgb: [UInt8]) -> [Oklab] {
        let count = rgb.count / 3
        let xyz = [Double](unsafeUninitializedCapacity: count * 3) { buffer, initialized in
            tincture_transform_apply(transform, rgb, count, buffer.baseAddress)
            initialized = count * 3
        }
        return (0..<count).map { index in
            Oklab(xyzD50: Components(xyz[index * 3], xyz[index * 3 + 1], xyz[index * 3 + 2]))
        }
    }

    /// Whether no color of a test grid changes by more than one 8-bit value when converted to sRGB.
    ///
    /// Half of the profiles in real catalogs are such. Without a transform, their flat colors stay exact.
    var isSRGB: Bool {
        let steps: [UInt8] = [0, 51, 102, 153, 204, 255]
        let lattice = steps.flatMap { red in steps.flatMap { green in steps.map { [red, green, $0] } } }
        return zip(lattice, oklab(lattice.flatMap(\.self))).allSatisfy { wanted, color in
            let found = Color(color).converted(to: .srgb).components * 255
            return (0..<3).allSatisfy { abs(found[$0] - Double(wanted[$0])) <= 1 }
        }
    }
}
