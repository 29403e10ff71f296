public import CatalogManifest
internal import ColorScience
public import Diagnostics
public import ImageDecoding
internal import PaletteExtraction

/// The colours of one picture, as `tincture extract` prints them.
public struct Extraction: Encodable, Sendable {
    /// The picture, as it was asked for.
    public let path: String
    /// The width of the upright picture in pixels.
    public private(set) var width: Int?
    /// The height of the upright picture in pixels.
    public private(set) var height: Int?
    /// The colours, in falling weight; none where the picture is wholly transparent.
    public private(set) var swatches: [SwatchEntry]?
    /// The alpha-weighted mean.
    public private(set) var mean: String?
    /// The colour to put behind the picture.
    public private(set) var backdrop: String?
    /// What was odd about the picture, where it could be used all the same.
    public private(set) var warning: String?
    /// Why the picture could not be used.
    public private(set) var error: String?

    /// What is to be said about the picture on standard error.
    public let diagnostics: [Diagnostic]

    private enum CodingKeys: String, CodingKey {
        case path, width, height, swatches, mean, backdrop, warning, error
    }

    /// Reads a picture and finds its colours.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - count: the most swatches wanted, 1 … 16.
    ///   - limits: what the picture may cost.
    ///   - readsWhole: decodes every pixel, where otherwise a large picture is decoded as coarsely as a faithful palette
    ///     allows.
    public init(of path: String, count: Int, limits: DecodingLimits = .standard, readsWhole: Bool = false) {
        self.path = path
        var reader = PictureReader(limits: limits, count: count, wantsDigest: false)
        if readsWhole { reader.leastPixels = nil }
        let facts = reader.facts(of: path)
        var findings = facts.findings
        if let header = facts.header, !header.isDecodable {
            findings.append(
                PictureFacts.Finding(
                    severity: .error, rule: .unusableImage,
                    message: "is \(header.format.rawValue), which has no pixels that Tincture can decode."))
        }
        diagnostics = findings.map { finding in
            // Half a picture has colours too: here that is a warning, where a build would ship it an error.
            let severity = finding.rule == .truncatedImage ? .warning : finding.severity
            return Diagnostic(severity, finding.rule, at: path, finding.message)
        }.sorted()
        guard let header = facts.header, header.isDecodable else {
            error = findings.first { $0.severity == .error }?.message
            return
        }
        width = header.pixelWidth
        height = header.pixelHeight
        swatches = facts.palette?.entries ?? []
        mean = facts.palette?.mean.hex
        backdrop = facts.palette?.backdrop.hex
        warning = findings.isEmpty ? nil : findings.map(\.message).joined(separator: " ")
    }
}

extension Palette {
    /// The swatches as the manifest writes them: weights to four places.
    var entries: [SwatchEntry] {
        swatches.map { swatch in
            SwatchEntry(
                hex: swatch.color.hex, weight: toFourPlaces(swatch.weight), role: swatch.role?.rawValue,
                displayP3: swatch.displayP3.map { components in (0..<3).map { toFourPlaces(components[$0]) } })
        }
    }
}

/// More digits would say more than a histogram knows.
private func toFourPlaces(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
