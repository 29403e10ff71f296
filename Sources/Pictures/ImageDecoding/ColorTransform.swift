internal import CImageCodecs
package import ColorScience

/// Turns the colors of a picture's own profile into Oklab, relative colorimetric, by LittleCMS.
///
/// The way leads through XYZ, so that nothing of a wide gamut is lost. It is meant for the few thousand colors of a
/// histogram, not for every pixel.
package final class ColorTransform {
    private let transform: OpaquePointer

    /// By an ICC profile; nil where it is not sound or not of RGB or gray.
    ///
    /// - Parameter memory: the most bytes that it may allocate.
    /// - Throws: ``OverMemory`` where it wants more.
    init?(profile: UnsafeBufferPointer<UInt8>, memory: Int) throws(OverMemory) {
        var transform: OpaquePointer?
        let status = tincture_transform_from_profile(profile.baseAddress, profile.count, memory, &transform)
        if status == TINCTURE_OVER_LIMIT { throw OverMemory() }
        guard let transform else { return nil }
        self.transform = transform
    }

    /// By the primaries and the exponent of PNG's `cHRM` and `gAMA` chunks; nil where they make no space.
    init?(chromaticities: [Double], gamma: Double, memory: Int) throws(OverMemory) {
        var transform: OpaquePointer?
        let status = tincture_transform_from_chromaticities(chromaticities, gamma, memory, &transform)
        if status == TINCTURE_OVER_LIMIT { throw OverMemory() }
        guard let transform else { return nil }
        self.transform = transform
    }

    /// More memory is wanted than there may be.
    struct OverMemory: Error {}

    /// How many bytes are held.
    var memory: Int { tincture_transform_memory(transform) }

    deinit { tincture_transform_close(transform) }

    /// The colors of red, green, blue bytes, three a color.
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

    /// True where the profile is sRGB under whatever name: no color of a lattice moves by more than one 8-bit value.
    ///
    /// Half of the tagged pictures in real catalogs are such; without the transform their flat colors stay exact.
    var isSRGB: Bool {
        let steps: [UInt8] = [0, 51, 102, 153, 204, 255]
        let lattice = steps.flatMap { red in steps.flatMap { green in steps.map { [red, green, $0] } } }
        return zip(lattice, oklab(lattice.flatMap(\.self))).allSatisfy { wanted, color in
            let found = Color(color).converted(to: .srgb).components * 255
            return (0..<3).allSatisfy { abs(found[$0] - Double(wanted[$0])) <= 1 }
        }
    }
}
