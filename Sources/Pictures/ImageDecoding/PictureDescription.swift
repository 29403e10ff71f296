/// The header of a picture, with everything that a library needs to decode it.
///
/// Manifests hold what headers say. So headers are read the same in every build, whatever decoders it has.
struct PictureDescription {
    var header: ImageHeader
    /// The size of the decoded rows, before they are cut and turned.
    var width = 0
    var height = 0
    /// The part of them that is shown.
    var crop = Crop()
    /// The ICC profile; empty where there is none.
    var profile: [UInt8] = []
    /// The colors by their code points; nil where the picture does not say.
    var colors: CodedColors?
    /// True for an animation or a sequence, of which one picture is looked at.
    var isAnimated = false
    /// True for a picture that is put together from tiles, or may be.
    var isGrid = false
    /// True where the tiles are not named in the order of their numbers.
    var isShuffled = false

    struct Crop: Hashable {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
    }

    /// Color primaries and transfer function by their numbers in ITU-T H.273.
    struct CodedColors: Hashable {
        var primaries: Int
        var transfer: Int
    }

    /// A profile is no larger than this: the limit of PNG's chunks.
    static let maximumProfile = 4 << 20

    init(_ format: ImageFormat) { header = ImageHeader(format: format) }

    /// Takes a size of the rows, all of which are shown.
    mutating func takeSize(_ width: Int?, _ height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return }
        (self.width, self.height) = (width, height)
        crop = Crop(width: width, height: height)
    }

    /// Sets what follows for the header: the size of the upright picture, and the name of its colors.
    mutating func finish() {
        let isTurned = header.orientation >= 5
        header.setSize(isTurned ? crop.height : crop.width, isTurned ? crop.width : crop.height)
        if !profile.isEmpty {
            header.colorProfile = profile.withUnsafeBufferPointer { ICCProfile.name($0) }
        } else if let colors {
            header.colorProfile = colors.name
        }
    }
}

extension PictureDescription.CodedColors {
    /// White, red, green and blue as x, y; nil for sRGB and for primaries that no one uses for pictures.
    var chromaticities: [Double]? {
        switch primaries {
        // ITU-T H.273, table 2: BT.709, BT.2020, P3 with the white of theaters, P3 with D65.
        case 1 where gamma != 2.2: [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]
        case 9: [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046]
        case 11: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
        case 12: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
        default: nil
        }
    }

    /// The exponent that decodes (H.273, table 3).
    ///
    /// The curve of sRGB and those of television are near 2.2, and pictures that say either are shown as sRGB.
    var gamma: Double {
        switch transfer {
        case 5: 2.8
        case 8: 1
        default: 2.2
        }
    }

    /// True for the transfer functions of HDR: PQ and HLG.
    var isHDR: Bool { transfer == 16 || transfer == 18 }

    /// The names that Apple's tools give these colors; nil for others.
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
