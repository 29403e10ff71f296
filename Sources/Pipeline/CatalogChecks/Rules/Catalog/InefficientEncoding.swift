internal import AssetCatalog
internal import CatalogConfiguration
package import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension Rule {
    package static let inefficientEncoding = Rule("inefficient-encoding")
}

extension CheckRule {
    static let inefficientEncoding: CheckRule = CheckRule(
        .inefficientEncoding, in: .catalog, nil,
        options: [
            RuleOption(
                name: "bytes", standard: 4096, range: 1...1e9,
                help: "The minimum number of bytes that encoding a file again must save.")
        ],
        help: """
            A picture would be at least 4,096 bytes smaller if it were encoded again. To find out, Tincture encodes it
            in memory: a JPEG at quality 85, a PNG with the same pixels. The file isn't changed. Xcode encodes a
            catalog's PNGs itself, so those save space only in the repository. The rule is slow and off by default.
            """,
        triggering: RuleExample.plant(("", .padded)).configured("rules: {inefficient-encoding: warning}")
            .reporting(
                "plant.png takes 16.2 KiB, but only 229 bytes as a PNG with identical pixels, the best filter and the best zlib level. Encode it again to save 16 KiB (98 %).",
                at: "Assets.xcassets/Plant.imageset/plant.png"),
        clean: RuleExample.plant(("", .picture(64, 64, .red))).configured("rules: {inefficient-encoding: warning}")
    ) { tree, rule in
        let least = Int(tree.option("bytes", of: rule) ?? 4096)
        return tree.recoded.compactMap { path, weight in
            guard weight.saved >= least else { return nil }
            let form =
                weight.isJPEG
                ? "as a JPEG of quality \(RecodedSize.quality), which loses some detail"
                : "as a PNG with identical pixels, the best filter and the best zlib level"
            return rule.finding(
                at: path, about: tree.subject(ofPicture: path),
                "takes \(ByteCount.words(weight.bytes)), but only \(ByteCount.words(weight.recoded)) \(form). Encode it again "
                    + "to save \(ByteCount.words(weight.saved)) (\(weight.saved * 100 / weight.bytes) %).")
        }
    }
}

/// The size of a picture's file in bytes, before and after encoding the picture again.
struct PictureWeight: Sendable {
    let bytes: Int
    let recoded: Int
    let isJPEG: Bool

    var saved: Int { bytes - recoded }

    /// Measures a JPEG or PNG file; nil for a CMYK picture, a small file, or a file that can't be decoded.
    ///
    /// - Parameter least: the minimum saving in bytes; a file of at most this size can't save so much.
    init?(_ path: String, _ header: ImageHeader, least: Int, limits: DecodingLimits) {
        guard header.format == .jpeg || header.format == .png, let size = try? RegularFile(path).size, size > least
        else { return nil }
        bytes = size
        isJPEG = header.format == .jpeg
        if isJPEG {
            guard let frame = JPEGFrame(path), frame.components == 1 || frame.components == 3,
                let pixels = RecodedSize.jpeg(.file(path), isGray: frame.components == 1, limits: limits)
            else { return nil }
            // The profile stays, because it defines the colors.
            recoded = pixels + frame.profileSize
        } else {
            guard let size = RecodedSize.png(.file(path), limits: limits) else { return nil }
            recoded = size
        }
    }
}
