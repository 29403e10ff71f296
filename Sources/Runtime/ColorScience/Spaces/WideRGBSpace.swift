/// Wide RGB color spaces that Tincture reads but doesn't write (CSS Color 4, section 10, and its sample code).
package enum WideRGBSpace: String, Sendable, Hashable, CaseIterable {
    /// Adobe RGB (1998).
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB, with the white point D50.
    case proPhotoRGB = "prophoto-rgb"
    /// ITU-R BT.2020.
    case rec2020

    /// Returns the color that has the given red, green and blue, 0 … 1 inside the gamut, in this space.
    package func color(_ components: Components, alpha: Double = 1) -> Color {
        let linear = Components(decoded(components.x), decoded(components.y), decoded(components.z))
        func row(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            red * linear.x + green * linear.y + blue * linear.z
        }
        switch self {
        case .a98RGB:
            return Color(
                .xyzD65, row(0.576_669_042_910_131, 0.185_558_237_906_546, 0.188_228_646_234_995),
                row(0.297_344_975_250_536, 0.627_363_566_255_466, 0.075_291_458_493_998),
                row(0.027_031_361_386_412, 0.070_688_852_535_827, 0.991_337_536_837_639), alpha: alpha)
        case .proPhotoRGB:
            return Color(
                .xyzD50, row(0.797_766_640_065_546, 0.135_181_297_401_533, 0.031_347_730_293_394),
                row(0.288_074_829_408_015, 0.711_835_234_246_031, 0.000_089_936_345_955),
                row(0, 0, 0.825_104_602_510_456), alpha: alpha)
        case .rec2020:
            return Color(
                .xyzD65, row(0.636_958_048_301_291, 0.144_616_903_586_208, 0.168_880_975_164_172),
                row(0.262_700_212_011_267, 0.677_998_071_518_871, 0.059_301_716_469_862),
                row(0, 0.028_072_693_049_087, 1.060_985_057_710_791), alpha: alpha)
        }
    }

    /// Returns the linear value of a gamma-encoded component; the curve is mirrored for negative values.
    private func decoded(_ component: Double) -> Double {
        let value = component.magnitude
        let linear: Double
        switch self {
        case .a98RGB:
            // The exponent is 563/256. Eight square roots in a row are the root of degree 256.
            var root = value
            for _ in 0..<8 { root.formSquareRoot() }
            linear = root.power(563)
        case .proPhotoRGB: linear = value <= 16.0 / 512 ? value / 16 : Roots.fifth(value).power(9)
        // CSS uses the exponent of displays, 2.4 (BT.1886).
        case .rec2020: linear = Roots.fifth(value).power(12)
        }
        return component < 0 ? -linear : linear
    }
}

extension Double {
    /// Raises the number to a whole power of at least 0, by multiplication.
    func power(_ exponent: Int) -> Double {
        var (result, base, rest) = (1.0, self, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result *= base }
            base *= base
            rest >>= 1
        }
        return result
    }
}
