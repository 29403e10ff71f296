public import CatalogManifest
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
    /// The colours; without any where the picture is wholly transparent, nil where it could not be used.
    public private(set) var colors: PaletteColors?
    /// What was odd about the picture, where it could be used all the same.
    public private(set) var warning: String?
    /// Why the picture could not be used.
    public private(set) var error: String?

    /// What is to be said about the picture on standard error.
    public let diagnostics: [Diagnostic]

    /// What led to the backdrop and the roles.
    public let explanation: PaletteExplanation?

    private enum CodingKeys: String, CodingKey {
        case path, width, height, warning, error
    }

    /// Writes the members of the colours beside those of the picture.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(width, forKey: .width)
        try container.encodeIfPresent(height, forKey: .height)
        try colors?.encode(to: encoder)
        try container.encodeIfPresent(warning, forKey: .warning)
        try container.encodeIfPresent(error, forKey: .error)
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
        if facts.header?.isDecodable == true, facts.palette == nil {
            findings.append(
                PictureFacts.Finding(
                    severity: .warning, rule: .oddImage, message: "is wholly transparent: it has no colours."))
        }
        diagnostics = findings.map { finding in
            // Half a picture has colours too: here that is a warning, where a build would ship it an error.
            let severity = finding.rule == .truncatedImage ? .warning : finding.severity
            return Diagnostic(severity, finding.rule, at: path, finding.message)
        }.sorted()
        explanation = facts.palette.map { PaletteExplanation($0, count: count) }
        guard let header = facts.header, header.isDecodable else {
            error = findings.first { $0.severity == .error }?.message
            return
        }
        width = header.pixelWidth
        height = header.pixelHeight
        colors = facts.palette.map(PaletteColors.init) ?? PaletteColors(swatches: [])
        warning = findings.isEmpty ? nil : findings.map(\.message).joined(separator: " ")
    }
}
