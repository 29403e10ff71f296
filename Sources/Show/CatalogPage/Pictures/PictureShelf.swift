package import CatalogManifest
internal import CatalogPreview
internal import FileAccess

/// Which pictures of a catalog a page shows, where their files are, and how large they may be.
///
/// A picture's identifier is its size and the digest of its file, so that nobody can ask for another file by it, and so
/// that a changed picture has a new one.
package struct PictureShelf: Sendable {
    /// What is behind an identifier.
    private struct ShownFile: Sendable {
        var path: String
        var format: String
        var sha256: String
        var size: PictureSize
    }

    /// The identifiers that a page uses which holds everything, in the order of the catalog.
    package let identifiers: [String]
    private let files: [String: ShownFile]
    private let whole: Set<String>
    private let limits: PictureLimits
    private let converter: PictureConverter?
    /// The folder that every file must be in; nil for a catalog that was compiled just now.
    private let root: String?

    /// The shelf of a catalog.
    ///
    /// - Parameters:
    ///   - manifest: the catalog.
    ///   - folders: what its paths are relative to; of several, each picture is in the first that has a file of its
    ///     size.
    ///   - root: the folder that no picture may be outside of, for a manifest that someone else may have written.
    ///   - converter: draws what no browser shows; nil for nothing.
    package init(
        of manifest: CatalogManifest, in folders: [String], root: String? = nil, converter: PictureConverter? = nil
    ) {
        self.converter = converter
        self.root = root
        let names = Set(manifest.carousels.flatMap { $0.pages.map(\.image) + [$0.foreground].compactMap(\.self) })
        let shown = manifest.images.flatMap { image in
            Self.shown(of: image).map { (variant: $0, isPage: names.contains(image.name)) }
        }
        let limits = PictureLimits(pictures: shown.count, pages: shown.count(where: \.isPage))
        var files: [String: ShownFile] = [:]
        var identifiers: [String] = []
        let whole = Set(
            shown.filter { $0.isPage || $0.variant.byteCount <= limits.thumbnailBytes }.map(\.variant.sha256))
        for (variant, _) in shown {
            for size in PictureSize.allCases {
                let identifier = Self.identifier(variant, size)
                guard files[identifier] == nil else { continue }
                files[identifier] = ShownFile(
                    path: Self.path(of: variant, in: folders), format: variant.format, sha256: variant.sha256,
                    size: size)
                if whole.contains(variant.sha256) == (size == .whole) { identifiers.append(identifier) }
            }
        }
        self.identifiers = identifiers
        self.files = files
        self.whole = whole
        self.limits = limits
    }

    /// Reads one picture; nil for an identifier that is not on the shelf.
    package func picture(_ identifier: String) -> PagePicture? { picture(identifier, drawn: nil) }

    /// - Parameter drawn: the thumbnails that need not be drawn any more.
    private func picture(_ identifier: String, drawn: DrawnThumbnails?) -> PagePicture? {
        files[identifier].map { file in
            if let root, isOutside(file) {
                return .missing("is outside \(root), the folder of the manifest's pictures, so it is not shown")
            }
            return limits.read(
                file.path, format: file.format, sha256: file.sha256, size: file.size, converter: converter,
                drawn: drawn?.drawing(of: file.path, by: limits))
        }
    }

    private func isOutside(_ file: ShownFile) -> Bool {
        root.map { SymbolicLink.leads(file.path, outOf: $0) } ?? false
    }

    /// Whether a picture that is known by its digest is the one that the catalog shows: someone else's manifest may
    /// name any digest.
    private func isCurrent(_ identifier: String) -> Bool {
        guard root != nil, let file = files[identifier] else { return root == nil }
        return !isOutside(file) && (try? ContentDigest.of(file.path))?.hash.hex == file.sha256
    }

    /// Why no picture of a format is shown; nil where it is, as far as the format says.
    func reason(against format: String) -> String? { PictureLimits.reason(against: format, converter) }

    /// What besides the content of a file decides how its picture is drawn.
    package var drawing: String { "\(limits.words)\(converter == nil ? "" : ", converted")" }

    /// Reads every picture of a page that holds everything.
    ///
    /// - Parameters:
    ///   - jobs: how many are worked on at a time; has no influence on the result.
    ///   - known: pictures that were drawn before, by identifiers, with the same ``drawing``.
    ///   - drawn: thumbnails that were drawn while the pictures were read for their colors.
    ///   - observer: receives the file that is being read, from any thread.
    package func pictures(
        jobs: Int, known: [String: PagePicture] = [:], drawn: DrawnThumbnails? = nil,
        observer: @escaping @Sendable (_ path: String, _ isRead: Bool) -> Void = { _, _ in }
    ) async -> [String: PagePicture] {
        let known = known.filter { isCurrent($0.key) }
        let wanted = identifiers.filter { known[$0] == nil }
        let read = await inParallel(wanted, width: jobs) { identifier -> PagePicture in
            let path = files[identifier]?.path ?? ""
            observer(path, false)
            defer { observer(path, true) }
            return picture(identifier, drawn: drawn) ?? .missing("is not there")
        }
        let kept = identifiers.compactMap { identifier in known[identifier].map { (identifier, $0) } }
        return Dictionary(Array(zip(wanted, read)) + kept) { first, _ in first }
    }

    /// The identifier under which a page that holds everything has a variant in a size; nil where it has it in the
    /// other size only.
    func heldIdentifier(_ variant: ImageEntry.Variant, _ size: PictureSize) -> String? {
        // A small or large picture that is there in full needs no second, smaller form.
        if whole.contains(variant.sha256) { return Self.identifier(variant, .whole) }
        return size == .thumbnail ? Self.identifier(variant, .thumbnail) : nil
    }

    private static func path(of variant: ImageEntry.Variant, in folders: [String]) -> String {
        let paths = folders.map { FilePath.join($0, variant.file) }
        guard paths.count > 1 else { return paths.first ?? variant.file }
        return paths.first { (try? RegularFile($0).size) == variant.byteCount } ?? paths[0]
    }

    static func identifier(_ variant: ImageEntry.Variant, _ size: PictureSize) -> String {
        "\(size.rawValue)-\(variant.sha256)"
    }

    /// The variant that stands for a picture, and behind it the one for the dark appearance where there is one.
    static func shown(of image: ImageEntry) -> [ImageEntry.Variant] {
        func best(_ appearances: [String?]) -> ImageEntry.Variant? {
            let candidates = image.variants.filter { appearances.contains($0.appearance) }
            // The largest, and the first of those: a telephone has at least two pixels a point.
            return candidates.reduce(nil as ImageEntry.Variant?) { best, next in
                guard let best else { return next }
                let isBetter =
                    (next.isShownByBrowsers ? 1 : 0, next.pixelCount) > (
                        best.isShownByBrowsers ? 1 : 0, best.pixelCount
                    )
                return isBetter ? next : best
            }
        }
        let light = best([nil, "any", "light"]) ?? image.variants.first
        return [light, best(["dark"])].compactMap(\.self)
    }
}

extension ImageEntry.Variant {
    fileprivate var isShownByBrowsers: Bool { Thumbnail.mediaType(of: format) != nil }
}
