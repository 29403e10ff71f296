internal import CatalogManifest
package import ColorScience
package import Diagnostics
package import FileAccess
package import ImageDecoding
package import PaletteExtraction
package import PictureText
internal import TinctureDecoding

/// The facts about a picture file that a run needs, such as the header and the colors.
package struct PictureFacts: Sendable {
    package var hash: ContentHash?
    package var byteCount = 0
    package var header: ImageHeader?
    /// The colors; nil if not requested, or if the picture can't be decoded or has no opaque pixels.
    package var palette: PaletteExtraction.Palette?
    package var placeholder: [UInt8]?
    /// The colors around the requested points; points around which the picture is transparent are left out.
    package var points: [PicturePoint: SRGB8] = [:]
    /// The picture as a small grid of colors, for measuring the contrast of text.
    ///
    /// The grid is nil if not requested, or if the picture wasn't decoded.
    package var cells: PictureCells?
    /// The findings about the picture, without its path; here, not in a ``Diagnosed``, to be cached with the facts.
    package var diagnostics: [Diagnostic] = []
    /// Whether the content was read and begins like a picture; always false for facts from the cache.
    package var isPicture = false

    package var thumbhash: String? { placeholder.map(Base64.text) }

    package init() {}
}

/// A reader that finds the digest, the header and the colors of a picture.
package struct PictureReader: Sendable {
    package var limits: DecodingLimits
    /// The maximum number of swatches.
    package var count: Int
    package var detail = DecodingDetail.forColors

    /// The part of each picture from which colors are taken; nil for the whole picture.
    package var region: PictureRegion?
    package var wantsPlaceholders = false
    /// The points of the picture whose colors are needed, without duplicates.
    package var points: [PicturePoint] = []
    /// Whether the picture is also reduced to a small grid of colors, for measuring the contrast of text.
    package var wantsCells = false
    /// A function that may return a second receiver of a picture's pixel rows, such as a maker of thumbnails.
    ///
    /// It is called for each picture file that is about to be decoded, so that the picture is decoded only once.
    package var rowRequest: PictureRowRequest?
    /// Another name for the type of ``rowRequest``, for targets that don't import the decoding module.
    package typealias RowRequest = PictureRowRequest

    package init(limits: DecodingLimits = .standard, count: Int = PaletteColors.standardCount) {
        (self.limits, self.count) = (limits, count)
    }

    /// Returns the header of a picture file, or a finding if the file isn't a picture.
    ///
    /// A file that lacks the bytes that end every file of its format is decoded, to find out what is missing.
    package func headerFacts(of path: String) -> PictureFacts {
        var facts = PictureFacts()
        recording(&facts) { facts in
            let source = try ImageSource.opening(path)
            let header = try ImageProbe.header(of: source, limits: limits)
            guard try header.isDecodable == false || TrailerCheck.isThere(source, header.format) else {
                facts = self.facts(of: path)
                return
            }
            guard header.format.isListed else {
                facts.diagnostics.append(Diagnostic(.error, .unusableImage, Self.advice(for: header.format)))
                return
            }
            facts.header = header
            facts.diagnostics += nameFinding(of: path, header)
        }
        return facts
    }

    /// Returns the facts about a picture file, with a finding if its extension belongs to another format.
    package func facts(of path: String) -> PictureFacts {
        var facts = contentFacts(of: .file(path)).facts
        facts.diagnostics += nameFinding(of: path, facts.header)
        return facts
    }

    /// Returns the facts about a picture's content, and whether these facts may be cached (`isOfContent`).
    ///
    /// The facts must not be cached if reading failed, because the failure isn't a property of the content.
    package func contentFacts(of source: ImageSource) -> (facts: PictureFacts, isOfContent: Bool) {
        var facts = PictureFacts()
        let path: String? = if case .file(let path) = source { path } else { nil }
        let failure = recording(&facts) { facts in
            let source = try path.map(ImageSource.opening) ?? source
            let format = try ImageProbe.format(of: source)
            guard format.isListed else {
                facts.diagnostics.append(Diagnostic(.error, .unusableImage, Self.advice(for: format)))
                return
            }
            facts.isPicture = true
            if format.isDecodable {
                facts.header = try decode(source, path, into: &facts)
            } else {
                facts.header = try ImageProbe.header(of: source, limits: limits)
                if format.hasPixels {
                    facts.diagnostics.append(Diagnostic(.warning, .unsupportedFormat, Self.words(forUnread: format)))
                }
            }
        }
        switch failure {
        case let error as ImageDecodingError:
            if case .unreadable = error { return (facts, false) }
            return (facts, true)
        case nil: return (facts, true)
        default: return (facts, false)
        }
    }

    /// Returns the facts about a picture file, the digest of its content, and whether the file certainly didn't change
    /// between the two reads that both need (`isSteady`).
    ///
    /// - Throws: ``FileFailure`` if the digest can't be computed.
    package func digestedFacts(
        of path: String
    ) throws(FileFailure) -> (facts: PictureFacts, hash: ContentHash, byteCount: Int, isSteady: Bool) {
        let start = FileStamp.now
        let digest = try ContentDigest.of(path, limit: limits.maximumFileBytes)
        return facts(of: path, with: digest, from: start)
    }

    /// Returns the facts about a file whose digest is known, and whether the file still had that digest (`isSteady`).
    ///
    /// - Parameters:
    ///   - digest: the digest, size and stamp (size, dates and inode) of the file.
    ///   - start: the time just before the digest was computed, in nanoseconds since 1970. If the file was modified
    ///     shortly before this time, an unchanged stamp proves nothing, so the digest is computed again.
    package func facts(
        of path: String, with digest: (hash: ContentHash, byteCount: Int, stamp: FileStamp), from start: Int64
    ) -> (facts: PictureFacts, hash: ContentHash, byteCount: Int, isSteady: Bool) {
        let (facts, isOfContent) = contentFacts(of: .file(path))
        let isSteady =
            isOfContent && FileStamp(of: path) == digest.stamp
            && (digest.stamp.isSettled(at: start)
                || (try? ContentDigest.of(path, limit: limits.maximumFileBytes).hash) == digest.hash)
        return (facts, digest.hash, digest.byteCount, isSteady)
    }

    @discardableResult
    private func recording(_ facts: inout PictureFacts, _ body: (inout PictureFacts) throws -> Void) -> (any Error)? {
        do {
            try body(&facts)
            return nil
        } catch let failure as FileFailure {
            facts.add(failure)
            return failure
        } catch let error as ImageDecodingError {
            // Devices can show such a picture, so it isn't a mistake of the app.
            facts.diagnostics.append(Diagnostic(error == .deviceForm ? .note : .error, .unusableImage, "\(error)."))
            return error
        } catch {
            preconditionFailure("reading a picture threw an unexpected error: \(error)")
        }
    }

    private func decode(
        _ source: ImageSource, _ path: String?, into facts: inout PictureFacts
    ) throws -> ImageHeader {
        let decoder = try PictureDecoder(source, limits: limits, detail: detail)
        let receiver: (any PictureRowReceiver)? = if let rowRequest, let path { rowRequest(path, decoder) } else { nil }
        let layout = PictureLayout(decoder)
        var pictureRows = PictureRows(
            decoder, layout, region: region, wantsPlaceholder: wantsPlaceholders, wantsCells: wantsCells)
        var pointColors = PointColors(points, layout: layout)
        let (header, transform) = (decoder.header, decoder.transform)
        let warnings = try decoder.readRows { rows in
            pictureRows.add(rows)
            pointColors.add(rows)
            receiver?.take(rows)
        }
        receiver?.finish()
        facts.palette = pictureRows.palette(count: count, transform)
        facts.points = pointColors.colors(conversion: transform.map { $0.oklab })
        facts.placeholder = pictureRows.placeholder(transform)
        facts.cells = pictureRows.cells(transform)
        for warning in warnings {
            facts.diagnostics.append(
                Diagnostic(
                    // If only the file's end is missing, the picture shows whole.
                    warning.readShare ?? 1 < 1 ? .error : .warning,
                    warning.isPartial ? .truncatedImage : .irregularImage,
                    "\(warning)." + (warning.isPartial ? " Export or copy the picture again." : "")))
        }
        return header
    }

    private static func words(forUnread format: ImageFormat) -> String {
        guard let trait = format.missingTrait else {
            return
                "has the format \(format.rawValue), which Tincture can't decode, so its colors are unknown. Save it as PNG or JPEG."
        }
        return
            "has the format \(format.rawValue), which this build of Tincture can't decode, so its colors are unknown. "
            + "Build Tincture with the package trait \(trait), or save the picture as PNG or JPEG."
    }

    private static func advice(for format: ImageFormat) -> String {
        format == .gitLFSPointer
            ? "is a Git LFS pointer: the picture is not checked out. Run `git lfs pull`."
            : "is not a picture: its content is in none of the formats that Tincture knows, such as PNG, JPEG, WebP, SVG and PDF."
    }

    /// Returns a finding if the extension of a usable file belongs to a different format than its content.
    func nameFinding(of path: String, _ header: ImageHeader?) -> [Diagnostic] {
        guard let format = header?.format else { return [] }
        let (_, fileExtension) = FilePath.stemAndExtension(of: FilePath.name(of: path))
        guard let named = ImageFormat(fileExtension: fileExtension), named != format else { return [] }
        let isInCatalog = path.contains(".xcassets/")
        // From a catalog, an app shows these formats whatever the extension.
        let isShown = isInCatalog && [.png, .jpeg].contains(named) && [.png, .jpeg].contains(format)
        let advice =
            [.webp, .avif].contains(format) && isInCatalog
            ? "Convert it to \(named.rawValue.uppercased())." : "Rename it, and update its name where it is used."
        return [
            Diagnostic(
                isShown ? .note : .warning, .extensionMismatch,
                "is named .\(fileExtension) but its format is \(format.rawValue). \(advice)")
        ]
    }
}

extension PictureFacts {
    mutating func add(_ failure: FileFailure) {
        diagnostics.append(Diagnostic(.error, .unusableImage, "\(ImageDecodingError.unreadable(failure.reason))."))
    }
}
