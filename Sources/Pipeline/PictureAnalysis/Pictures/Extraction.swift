package import CatalogManifest
package import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PaletteExtraction

/// The colors of one picture and all else that a manifest holds of it, as `tincture extract` prints them.
package struct Extraction: Encodable, Sendable {
    /// The picture's file, as it was asked for; nil for a picture that is no file.
    package let path: String?
    /// The width of the upright picture in pixels.
    package private(set) var width: Int?
    /// The height of the upright picture in pixels.
    package private(set) var height: Int?
    /// The colors; without any where the picture is wholly transparent, nil where it could not be used.
    package private(set) var colors: PaletteColors?
    /// The warning about a picture that could be used nevertheless.
    package private(set) var warning: String?
    /// Why the picture could not be used.
    package private(set) var error: String?

    package private(set) var format: String?
    /// Whether a pixel can be transparent.
    package private(set) var hasAlpha: Bool?
    /// The name of the color profile; nil where the picture has none.
    package private(set) var colorProfile: String?
    /// The size of the file in bytes; nil where the digest was not asked for, and for a file that is no picture.
    package private(set) var byteCount: Int?
    /// The SHA-256 digest of the file's content in hexadecimal digits; nil where it was not asked for, and for a file
    /// that is no picture.
    package private(set) var sha256: String?
    /// The diagnostics of the content, as ``warning`` has them in words.
    package private(set) var contentDiagnostics: [Diagnostic]?
    /// The settings that the colors depend on besides the content; nil without a digest.
    package private(set) var settings: ExtractionSettings?

    /// How text is read on the part of the picture that was asked for; nil for whole pictures.
    package private(set) var text: RegionText?

    /// The reasons for the backdrop and the roles.
    package var explanation: PaletteExplanation? { palette.map { PaletteExplanation($0, count: count) } }
    private var palette: Palette?
    /// How many swatches were asked for.
    private var count = 0

    static let version = 1

    private enum CodingKeys: String, CodingKey {
        case version, path, width, height, warning, error, format, hasAlpha, colorProfile, byteCount, sha256, findings,
            settings, text
    }

    /// A finding is about the picture that is beside it: where it is need not be said again.
    private enum FindingKeys: String, CodingKey {
        case severity, rule, message
    }

    /// Writes the members of the colors beside those of the picture.
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
    ///   - path: the file.
    ///   - settings: how.
    ///   - wantsDigest: whether the digest is wanted, for which the file is read once more. A file that changes
    ///     meanwhile then gives an error, because its colors would belong to the digest of another content.
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
        // As check reports them: every tool that reads findings can open a file at its first line.
        let location = SourceLocation(path: path, position: .start)
        let diagnostics = extraction.take(
            facts, at: location, count: settings.count, aboutName: reader.nameFinding(of: path, facts.header))
        if let region = reader.region { extraction.text = facts.cells.map { RegionText(on: region, of: $0) } }
        if wantsDigest && extraction.error == nil { extraction.settings = settings }
        return Diagnosed(extraction, diagnostics)
    }

    /// Finds the colors of a picture that is no file.
    ///
    /// - Parameters:
    ///   - content: the picture's bytes.
    ///   - location: where it was given.
    ///   - settings: how.
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

    /// Says that something could not be used as it was asked for.
    ///
    /// - Parameter path: what was asked for, where it was a file.
    package static func failed(_ failure: Diagnostic, path: String?) -> Diagnosed<Extraction> {
        var extraction = Extraction(path: path)
        extraction.error = failure.message
        return Diagnosed(extraction, [failure])
    }

    private init(path: String?) { self.path = path }

    /// Takes over what was found, and gives what is to be said about the picture on standard error.
    ///
    /// - Parameter aboutName: what was found of the file's name.
    private mutating func take(
        _ facts: PictureFacts, at location: SourceLocation, count: Int, aboutName: [Diagnostic] = []
    ) -> [Diagnostic] {
        // A client that may only name files must not learn anything of those that are no pictures.
        if path != nil, !facts.isPicture { (sha256, byteCount) = (nil, nil) }
        var findings = facts.diagnostics + aboutName
        // Here nothing is wanted but colors.
        for index in findings.indices where [.unsupportedFormat, .unusableImage].contains(findings[index].rule) {
            findings[index].severity = .error
        }
        if let header = facts.header, !header.format.hasPixels {
            findings.append(
                Diagnostic(
                    .error, .unusableImage,
                    "is \(header.format.rawValue), which has no pixels that Tincture can decode."))
        }
        if facts.header?.isDecodable == true, facts.palette == nil {
            findings.append(Diagnostic(.warning, .irregularImage, "is wholly transparent: it has no colors."))
        }
        let diagnostics = findings.map { finding in
            var finding = finding.located(at: location)
            // Half a picture has colors too: here that is a warning, where a build would ship it an error.
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
