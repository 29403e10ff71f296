/// The header of a WebP, GIF, HEIC or AVIF picture, with everything that the decoding library needs.
///
/// Tincture reads these headers itself, even in a build without the decoder. So the values from headers in a manifest
/// don't depend on the build.
struct PictureDescription {
    var header: ImageHeader
    /// The width of the decoded rows in pixels, before the rows are cropped and rotated.
    var width = 0
    var height = 0
    /// The part of the decoded rows that is shown, in pixels.
    var crop = Crop()
    var profile: [UInt8] = []
    /// The color primaries and the transfer function, by their code numbers, or nil if the picture doesn't define them.
    var colors: CodedColors?
    /// Whether the picture is an animation or a sequence of pictures, of which only one is used.
    var isAnimated = false
    /// Whether the picture consists of tiles, or may do so.
    var isGrid = false
    /// Whether the file lists the tiles in an order other than the ascending order of their item numbers.
    var isShuffled = false

    struct Crop: Hashable {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
    }

    /// Color primaries and a transfer function, by their numbers in ITU-T H.273.
    struct CodedColors: Hashable {
        var primaries: Int
        var transfer: Int
    }

    /// The maximum size of a color profile, in bytes; the C code has the same limit for a chunk of a PNG.
    static let maximumProfile = 4 << 20

    init(_ format: ImageFormat) { header = ImageHeader(format: format) }

    /// Sets the size of the decoded rows in pixels, and resets the crop to the whole size; ignores an invalid size.
    mutating func takeSize(_ width: Int?, _ height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return }
        (self.width, self.height) = (width, height)
        crop = Crop(width: width, height: height)
    }

    /// Sets the header's upright size and the name of its color profile, which follow from the other properties.
    mutating func finish() {
        let isTurned = header.orientation >= 5
        header.setSize(isTurned ? crop.height : crop.width, isTurned ? crop.width : crop.height)
        if !profile.isEmpty {
            header.colorProfile = ICCProfile.name(profile)
        } else if let colors {
            header.colorProfile = colors.name
        }
    }
}

extension PictureDescription.CodedColors {
    /// The chromaticities of white, red, green and blue: x and y of each; nil for sRGB and unused primaries.
    var chromaticities: [Double]? {
        switch primaries {
        // ITU-T H.273, table 2: BT.709, BT.2020, P3 with the theater white point, P3 with D65.
        case 1 where gamma != 2.2: [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]
        case 9: [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046]
        case 11: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
        case 12: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
        default: nil
        }
    }

    /// The decoding exponent (H.273, table 3), about 2.2 for sRGB and television, which are both shown as sRGB.
    var gamma: Double {
        switch transfer {
        case 5: 2.8
        case 8: 1
        default: 2.2
        }
    }

    var isHDR: Bool { transfer == 16 || transfer == 18 }

    /// The name of this color space in Apple's tools, or nil for a combination without a known name.
    var name: String? {
        switch (primaries, transfer) {
        case (1, 13): "sRGB"
        case (12, 13): "Display P3"
        case (9, 16): "Rec. 2100 PQ"
        case (9, 18): "Rec. 2100 HLG"
        case (9, _): "Rec. 2020"
        default: nil
        }
    }
}
