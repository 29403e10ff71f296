package import CatalogManifest
package import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PaletteExtraction

/// The result of `tincture extract` for one picture: its colors, and all other facts that a manifest contains.
///
/// With the digest of the picture's content, a later run can use the result instead of decoding the picture again. The
/// facts that only this reuse needs are nil without the digest.
///
/// A picture that can't be decoded, such as a vector graphic, is called unusable.
package struct Extraction: Encodable, Sendable {
    /// The path of the picture's file, as given by the caller; nil for a picture without a file.
    package let path: String?
    /// The size of the upright picture in pixels; nil if the picture is unusable.
    package private(set) var width: Int?
    package private(set) var height: Int?
    /// The colors; empty if the picture is fully transparent, nil if the picture is unusable.
    package private(set) var colors: PaletteColors?
    /// The messages of all findings about a usable picture; nil without findings.
    package private(set) var warning: String?
    /// The message that says why the picture is unusable; nil if the picture is usable.
    package private(set) var error: String?

    package private(set) var format: String?
    package private(set) var hasAlpha: Bool?
    /// The name of the picture's color profile; nil without a profile or without ``sha256``.
    package private(set) var colorProfile: String?
    /// The size of the picture's file in bytes; nil without ``sha256``.
    package private(set) var byteCount: Int?
    /// The SHA-256 digest in hexadecimal digits; nil if not requested, or if the file isn't a picture.
    package private(set) var sha256: String?
    /// The findings about the picture's content, but not about its name; nil if there are none, or without ``sha256``.
    package private(set) var contentDiagnostics: [Diagnostic]?
    /// The settings, which a later run compares with its own; nil without ``sha256``, or if the picture is unusable.
    package private(set) var settings: ExtractionSettings?

    /// The contrast of text on the requested region of the picture; nil if the whole picture was requested.
    package private(set) var text: RegionText?

    /// The reasons why the colors were chosen; nil without colors.
    package var explanation: PaletteExplanation? { palette.map { PaletteExplanation($0, count: count) } }
    private var palette: Palette?
    private var count = 0

    static let version = 1

    private enum CodingKeys: String, CodingKey {
        case version, path, width, height, warning, error, format, hasAlpha, colorProfile, byteCount, sha256, findings,
            settings, text
    }

    /// A finding without path and line, because it is inside the object of its picture.
    private struct Finding: Encodable {
        let severity: Diagnostic.Severity
        let rule: Rule
        let message: String
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encodeIfPresent(path, forKey: .path)
        try container.encodeIfPresent(width, forKey: .width)
        try container.encodeIfPresent(height, forKey: .height)
        try colors?.encode(to: encoder)
        try container.encodeIfPresent(warning, forKey: .warning)
        try container.encodeIfPresent(error, forKey: .error)
        try container.encodeIfPresent(format, forKey: .format)
        try container.encodeIfPresent(hasAlpha, forKey: .hasAlpha)
        try container.encodeIfPresent(colorProfile, forKey: .colorProfile)
        try container.encodeIfPresent(byteCount, forKey: .byteCount)
        try container.encodeIfPresent(sha256, forKey: .sha256)
        let findings = contentDiagnostics?.map { Finding(severity: $0.severity, rule: $0.rule, message: $0.message) }
        try container.encodeIfPresent(findings, forKey: .findings)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(settings, forKey: .settings)
    }

    /// Reads a picture from its file and finds its colors.
    ///
    /// - Parameter wantsDigest: whether to compute the digest of the file, for which the file is read twice. If the
    ///   file changes between the two reads, the result is an error, because the colors wouldn't match the digest.
    package static func read(
        _ path: String, settings: ExtractionSettings, wantsDigest: Bool = false
    ) -> Diagnosed<Extraction> {
        var extraction = Extraction(path: path)
        let reader = settings.reader
        var facts: PictureFacts
        do throws(FileFailure) {
            if wantsDigest {
                let digested = try reader.digestedFacts(of: path)
                guard digested.isSteady else { throw FileFailure(path: path, reason: .changing) }
                facts = digested.facts
                (extraction.sha256, extraction.byteCount) = (digested.hash.hex, digested.byteCount)
            } else {
                facts = reader.contentFacts(of: .file(path)).facts
            }
        } catch {
            facts = PictureFacts()
            facts.add(error)
        }
        // The location is the first line, as in the findings of `check`, because tools open files at a line.
        let location = SourceLocation(path: path, position: .start)
        return extraction.taking(
            facts, at: location, settings: settings, aboutName: reader.nameFinding(of: path, facts.header))
    }

    /// Finds the colors of a picture without a file.
    ///
    /// - Parameter location: the place that findings name, such as the line of the input that contains the picture.
    package static func read(
        _ content: [UInt8], at location: SourceLocation, settings: ExtractionSettings
    ) -> Diagnosed<Extraction> {
        var extraction = Extraction(path: nil)
        (extraction.sha256, extraction.byteCount) = (ContentDigest.of(content).hex, content.count)
        let facts = settings.reader.contentFacts(of: .bytes(content)).facts
        return extraction.taking(facts, at: location, settings: settings)
    }

    package static func failed(_ failure: Diagnostic, path: String?) -> Diagnosed<Extraction> {
        var extraction = Extraction(path: path)
        extraction.error = failure.message
        return Diagnosed(extraction, [failure])
    }

    private init(path: String?) { self.path = path }

    /// Returns the result with the facts about the picture, and with the findings to print on standard error.
    private func taking(
        _ facts: PictureFacts, at location: SourceLocation, settings: ExtractionSettings, aboutName: [Diagnostic] = []
    ) -> Diagnosed<Extraction> {
        var result = self
        // A client that may request colors must not learn the size or digest of files that aren't pictures.
        if path != nil, !facts.isPicture { (result.sha256, result.byteCount) = (nil, nil) }
        var findings = facts.diagnostics + aboutName
        // `extract` needs colors, so a missing decoder is an error here.
        for index in findings.indices where [.unsupportedFormat, .unusableImage].contains(findings[index].rule) {
            findings[index].severity = .error
        }
        if let header = facts.header, !header.format.hasPixels {
            findings.append(
                Diagnostic(
                    .error, .unusableImage,
                    "is \(header.format.rawValue), a vector format without pixels to decode. Export it as PNG."))
        }
        if facts.header?.isDecodable == true, facts.palette == nil {
            findings.append(Diagnostic(.warning, .irregularImage, "is fully transparent, so it has no colors."))
        }
        let diagnostics = findings.map { finding in
            var finding = finding.located(at: location)
            // A truncated picture still has colors, so this is only a warning. In a build it is an error, because the
            // app would ship the damaged picture.
            if finding.rule == .truncatedImage { finding.severity = .warning }
            return finding
        }.sorted()
        (result.palette, result.count) = (facts.palette, settings.count)
        if let region = settings.reader.region { result.text = facts.cells.map { RegionText(on: region, of: $0) } }
        guard let header = facts.header, !findings.contains(where: { $0.rule == .unsupportedFormat }),
            header.format.hasPixels
        else {
            result.error = findings.first { $0.severity == .error }?.message
            return Diagnosed(result, diagnostics)
        }
        (result.width, result.height) = (header.pixelWidth, header.pixelHeight)
        result.colors = facts.palette.map(PaletteColors.init) ?? PaletteColors(swatches: [])
        result.colors?.thumbhash = facts.thumbhash
        result.warning = findings.isEmpty ? nil : findings.map(\.message).joined(separator: " ")
        if result.sha256 != nil {
            result.format = header.format.rawValue
            (result.hasAlpha, result.colorProfile) = (header.hasAlpha, header.colorProfile)
            result.contentDiagnostics = facts.diagnostics.isEmpty ? nil : facts.diagnostics
            result.settings = settings
        }
        return Diagnosed(result, diagnostics)
    }
}
