package import CatalogManifest
package import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PaletteExtraction

/// The result of `tincture extract` for one picture: its colors, and all other facts that a manifest contains.
///
/// If the caller requests the digest of the picture's content, a later run can use the result instead of decoding the
/// picture again. Without the digest, the facts that are needed only for this reuse are nil.
///
/// If the picture can't be decoded, it is called unusable, and ``width``, ``height`` and ``colors`` are nil. Examples
/// are a vector graphic and a picture in an unsupported format.
package struct Extraction: Encodable, Sendable {
    /// The path of the picture's file, as given by the caller; nil for a picture without a file.
    package let path: String?
    /// The width of the upright picture in pixels; nil if the picture is unusable.
    package private(set) var width: Int?
    /// The height of the upright picture in pixels; nil if the picture is unusable.
    package private(set) var height: Int?
    /// The colors; empty if the picture is fully transparent, nil if the picture is unusable.
    package private(set) var colors: PaletteColors?
    /// The messages of all findings about a usable picture, in a single text; nil without findings.
    package private(set) var warning: String?
    /// The message that says why the picture is unusable; nil if the picture is usable.
    package private(set) var error: String?

    package private(set) var format: String?
    package private(set) var hasAlpha: Bool?
    /// The name of the picture's color profile; nil if the picture has no profile.
    ///
    /// It is also nil if the picture can't be decoded, or if ``sha256`` is nil because the caller didn't request the
    /// digest.
    package private(set) var colorProfile: String?
    /// The size of the picture's file in bytes.
    ///
    /// Like ``sha256``, it is nil if the caller didn't request the digest, or if the file can't be read or isn't a
    /// picture.
    package private(set) var byteCount: Int?
    /// The SHA-256 digest of the file's content in hexadecimal digits; nil if not requested, or if the file isn't a
    /// picture.
    package private(set) var sha256: String?
    /// The findings about the content of the picture's file, but not about its name; nil if there are none, or if
    /// ``sha256`` is nil.
    package private(set) var contentDiagnostics: [Diagnostic]?
    /// The settings with which the colors were found; nil if ``sha256`` is nil, or if the picture is unusable.
    ///
    /// A later run uses this result only if the settings of that run are the same.
    package private(set) var settings: ExtractionSettings?

    /// The contrast of text on the requested region of the picture; nil if the whole picture was requested.
    package private(set) var text: RegionText?

    /// The reasons why the colors were chosen: for the backdrop, the bleed (the color that continues the picture past
    /// its edges), and the roles of colors, such as `vibrant`.
    ///
    /// The value is nil if there are no colors.
    package var explanation: PaletteExplanation? { palette.map { PaletteExplanation($0, count: count) } }
    private var palette: Palette?
    /// The requested number of swatches.
    private var count = 0

    static let version = 1

    private enum CodingKeys: String, CodingKey {
        case version, path, width, height, warning, error, format, hasAlpha, colorProfile, byteCount, sha256, findings,
            settings, text
    }

    /// The keys of a finding, which has no path and line, because it is inside the object of its picture.
    private enum FindingKeys: String, CodingKey {
        case severity, rule, message
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
        if let contentDiagnostics {
            var list = container.nestedUnkeyedContainer(forKey: .findings)
            for finding in contentDiagnostics {
                var member = list.nestedContainer(keyedBy: FindingKeys.self)
                try member.encode(finding.severity, forKey: .severity)
                try member.encode(finding.rule, forKey: .rule)
                try member.encode(finding.message, forKey: .message)
            }
        }
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(settings, forKey: .settings)
    }

    /// Reads a picture from its file and finds its colors.
    ///
    /// - Parameters:
    ///   - path: the path of the picture's file.
    ///   - settings: the settings of the extraction.
    ///   - wantsDigest: whether to compute the digest of the file, for which the file is read twice. If the file
    ///     changes between the two reads, the result is an error, because the colors wouldn't match the digest.
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
        let diagnostics = extraction.take(
            facts, at: location, count: settings.count, aboutName: reader.nameFinding(of: path, facts.header))
        if let region = reader.region { extraction.text = facts.cells.map { RegionText(on: region, of: $0) } }
        if wantsDigest && extraction.error == nil { extraction.settings = settings }
        return Diagnosed(extraction, diagnostics)
    }

    /// Finds the colors of a picture without a file.
    ///
    /// - Parameters:
    ///   - content: the picture's bytes.
    ///   - location: the place that findings name, such as the line of the input that contains the picture.
    ///   - settings: the settings of the extraction.
    package static func read(
        _ content: [UInt8], at location: SourceLocation, settings: ExtractionSettings
    ) -> Diagnosed<Extraction> {
        var extraction = Extraction(path: nil)
        (extraction.sha256, extraction.byteCount) = (ContentDigest.of(content).hex, content.count)
        let reader = settings.reader
        let facts = reader.contentFacts(of: .bytes(content)).facts
        let diagnostics = extraction.take(facts, at: location, count: settings.count)
        if let region = reader.region { extraction.text = facts.cells.map { RegionText(on: region, of: $0) } }
        if extraction.error == nil { extraction.settings = settings }
        return Diagnosed(extraction, diagnostics)
    }

    /// Returns a result for a picture that couldn't be read, which contains only an error.
    ///
    /// - Parameter path: the path of the picture's file; nil for a picture without a file.
    package static func failed(_ failure: Diagnostic, path: String?) -> Diagnosed<Extraction> {
        var extraction = Extraction(path: path)
        extraction.error = failure.message
        return Diagnosed(extraction, [failure])
    }

    private init(path: String?) { self.path = path }

    /// Stores the facts about the picture, and returns the findings to print on standard error.
    ///
    /// - Parameter aboutName: the findings about the name of the file.
    private mutating func take(
        _ facts: PictureFacts, at location: SourceLocation, count: Int, aboutName: [Diagnostic] = []
    ) -> [Diagnostic] {
        // A client that may request colors must not learn the size or digest of files that aren't pictures.
        if path != nil, !facts.isPicture { (sha256, byteCount) = (nil, nil) }
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
        palette = facts.palette
        self.count = count
        guard let header = facts.header, !findings.contains(where: { $0.rule == .unsupportedFormat }),
            header.format.hasPixels
        else {
            error = findings.first { $0.severity == .error }?.message
            return diagnostics
        }
        width = header.pixelWidth
        height = header.pixelHeight
        colors = facts.palette.map(PaletteColors.init) ?? PaletteColors(swatches: [])
        colors?.thumbhash = facts.thumbhash
        warning = findings.isEmpty ? nil : findings.map(\.message).joined(separator: " ")
        guard sha256 != nil else { return diagnostics }
        format = header.format.rawValue
        hasAlpha = header.hasAlpha
        colorProfile = header.colorProfile
        if !facts.diagnostics.isEmpty { contentDiagnostics = facts.diagnostics }
        return diagnostics
    }
}
