import AssetCatalog
import ColorScience
import Testing

@Suite("Gray of a color set")
struct GrayTests {
    @Test(
        "A gray with gamma 2.2 is the power of 2.2, of either sign",
        arguments: [
            (0.0, 0.0), (1, 1), (0.5, 0.217_637_640_824_031), (0.02, 0.000_182_922_020_770_930_4),
            (1.5, 2.440_061_485_194_822),
        ])
    func power(_ gray: Double, _ linear: Double) {
        for sign in [1.0, -1] {
            let color = CatalogColorSpace.extendedGray.color([sign * gray, 0.25])
            #expect(color.space == .srgbLinear && color.alpha == 0.25)
            #expect(
                (color.components[0] - sign * linear).magnitude < 1e-7 * max(linear, 1e-3), "\(color.components[0])")
            #expect(color.components[1] == color.components[0] && color.components[2] == color.components[0])
        }
    }
}
