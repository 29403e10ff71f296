internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PaletteExtraction

/// Everything that a run needs to know of one picture file.
struct PictureFacts: Sendable {
    /// A finding about the picture, without its path.
    struct Finding: Sendable {
        let severity: Diagnostic.Severity
        let rule: Rule
        let message: String
    }

    var sha256 = ""
    var byteCount = 0
    var header: ImageHeader?
    /// The colours; nil for what cannot be decoded, what has no opaque pixel, and where nobody asked.
    var palette: Palette?
    var findings: [Finding] = []
}

/// Reads one picture: digest, header, colours.
struct PictureReader: Sendable {
    var limits = DecodingLimits.standard
    /// The most swatches wanted, if nobody says.
    static let standardCount = 5

    /// The most swatches wanted.
    var count = Self.standardCount
    /// How many pixels a faithful palette needs: 256 × 256.
    ///
    /// A swatch of two per cent then still has 1,300 of them. `Scripts/bench/reduction` measures what that costs in
    /// faithfulness.
    static let leastPixels = 65_536

    /// A larger picture may be decoded coarser, down to so many pixels; nil for all of them.
    var leastPixels: Int? = Self.leastPixels

    /// Whether the digest is wanted.
    var wantsDigest = true

    /// The header, and a finding for what is no picture; a picture that does not end as its format does is read whole,
    /// so that what is lost is told.
    func headerFacts(of path: String) -> PictureFacts {
        var facts = PictureFacts()
        telling(&facts) { facts in
            let header = try ImageProbe.header(of: .file(path), limits: limits)
            guard try header.isDecodable == false || PictureEnd.isThere(path, header.format) else {
                facts = self.facts(of: path)
                return
            }
            guard Self.isListed(header.format) else {
                facts.findings.append(
                    PictureFacts.Finding(
                        severity: .error, rule: .unusableImage, message: Self.advice(for: header.format)))
                return
            }
            facts.header = header
            checkName(of: path, against: header.format, findings: &facts.findings)
        }
        return facts
    }

    /// Turns what reading throws into a finding.
    private func telling(_ facts: inout PictureFacts, _ body: (inout PictureFacts) throws -> Void) {
        do {
            try body(&facts)
        } catch let failure as FileFailure {
            facts.findings.append(
                PictureFacts.Finding(severity: .error, rule: .unusableImage, message: "\(failure)."))
        } catch let error as ImageDecodingError {
            facts.findings.append(PictureFacts.Finding(severity: .error, rule: .unusableImage, message: "\(error)."))
        } catch {
            preconditionFailure("reading a picture throws nothing else: \(error)")
        }
    }

    func facts(of path: String) -> PictureFacts {
        var facts = PictureFacts()
        telling(&facts) { facts in
            if wantsDigest {
                (facts.sha256, facts.byteCount) = try ContentDigest.sha256(of: path)
            }
            let format = try ImageProbe.format(of: .file(path))
            guard Self.isListed(format) else {
                facts.findings.append(
                    PictureFacts.Finding(severity: .error, rule: .unusableImage, message: Self.advice(for: format)))
                return
            }
            facts.header =
                format.isDecodable
                ? try decode(path, into: &facts) : try ImageProbe.header(of: .file(path), limits: limits)
            checkName(of: path, against: format, findings: &facts.findings)
        }
        return facts
    }

    /// Finds the colours of a picture and gives its header.
    private func decode(_ path: String, into facts: inout PictureFacts) throws -> ImageHeader {
        var decoder = try PictureDecoder(.file(path), limits: limits, leastPixels: leastPixels)
        let layout = PictureLayout(
            width: decoder.width, height: decoder.height, orientation: decoder.header.orientation)
        var histogram = ColorHistogram(layout: layout, leastPixels: leastPixels)
        while try decoder.nextRows({ histogram.add($0) }) {}
        let transform = decoder.transform
        facts.palette = Palette(histogram, count: count, conversion: transform.map { $0.oklab })
        for warning in decoder.warnings {
            facts.findings.append(
                PictureFacts.Finding(
                    severity: warning.isPartial ? .error : .warning,
                    rule: warning.isPartial ? .truncatedImage : .oddImage,
                    message: "\(warning)."))
        }
        return decoder.header
    }

    /// Formats that have a place in a catalog though they are not decoded.
    private static func isListed(_ format: ImageFormat) -> Bool {
        switch format {
        case .unknown, .gitLFSPointer: false
        default: true
        }
    }

    private static func advice(for format: ImageFormat) -> String {
        format == .gitLFSPointer
            ? "is a Git LFS pointer: the picture is not checked out. Run `git lfs pull`."
            : "is not a picture of any format that Tincture knows."
    }

    private func checkName(of path: String, against format: ImageFormat, findings: inout [PictureFacts.Finding]) {
        let (_, fileExtension) = FilePath.stemAndExtension(of: FilePath.name(of: path))
        let expected: [String: ImageFormat] = [
            "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "jpe": .jpeg, "svg": .svg, "pdf": .pdf, "webp": .webp,
            "gif": .gif,
        ]
        guard let named = expected[fileExtension.lowercased()], named != format else { return }
        findings.append(
            PictureFacts.Finding(
                severity: .warning, rule: .misnamedFormat,
                message: "is named .\(fileExtension) but is \(format.rawValue). Rename it."))
    }
}
