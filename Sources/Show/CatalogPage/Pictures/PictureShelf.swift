package import CatalogManifest
internal import FileAccess
internal import ImageDecoding

/// The pictures that an HTML page can show, each in two sizes, with their files.
///
/// A picture's identifier consists of the size (thumbnail or whole) and the digest of its file. So a request can't name
/// any other file, and a changed picture gets a new identifier.
package struct PictureShelf: Sendable {
    private struct ShownFile: Sendable {
        var path: String
        var format: String
        var sha256: String
        var size: PictureSize
    }

    /// The identifiers of the pictures to embed in a page, in catalog order.
    package let identifiers: [String]
    private let files: [String: ShownFile]
    private let whole: Set<String>
    private let limits: PictureLimits
    private let converter: PictureConverter?
    /// The folder that must contain every picture; nil for a compiled catalog, whose paths are trusted.
    private let root: String?

    /// Collects the pictures of a catalog.
    ///
    /// - Parameters:
    ///   - folders: the folders in which a picture is looked up; the first with a file of the stated size counts, or
    ///     else the first.
    ///   - root: the folder that must contain all pictures, for a manifest that someone else may have written.
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

    package func picture(_ identifier: String, drawn: DrawnThumbnails? = nil) -> PagePicture? {
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

    /// Returns whether a picture still has the stated digest, which someone else's manifest may have made up.
    private func isCurrent(_ identifier: String) -> Bool {
        guard root != nil, let file = files[identifier] else { return root == nil }
        return !isOutside(file) && (try? ContentDigest.of(file.path))?.hash.hex == file.sha256
    }

    func reason(against format: String) -> String? { PictureLimits.reason(against: format, converter) }

    /// The settings by which pictures are drawn, and with which those of an earlier page can be used again.
    package var drawing: String { "\(limits.words)\(converter == nil ? "" : ", converted")" }

    /// Reads all pictures to embed in a page, and returns them by identifier.
    ///
    /// - Parameters:
    ///   - known: the pictures of an earlier page that was drawn with the same settings (``drawing``).
    ///   - observer: is called on any thread with each file's path, before (false) and after (true) reading.
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
            return picture(identifier, drawn: drawn) ?? .missing("was not found")
        }
        let kept = identifiers.compactMap { identifier in known[identifier].map { (identifier, $0) } }
        return Dictionary(Array(zip(wanted, read)) + kept) { first, _ in first }
    }

    /// Returns the identifier of a file in a page; nil if the page contains only the other size.
    func heldIdentifier(_ variant: ImageEntry.Variant, _ size: PictureSize) -> String? {
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

    /// Returns the variant that represents a picture, followed by that for dark mode.
    static func shown(of image: ImageEntry) -> [ImageEntry.Variant] {
        func best(_ appearances: [String?]) -> ImageEntry.Variant? {
            let candidates = image.variants.filter { appearances.contains($0.appearance) }
            // Formats that browsers can show come first, then the most pixels, because phones have several per point.
            return candidates.max {
                ($0.isShownByBrowsers ? 1 : 0, $0.pixelCount) < ($1.isShownByBrowsers ? 1 : 0, $1.pixelCount)
            }
        }
        let light = best([nil, "any", "light"]) ?? image.variants.first
        return [light, best(["dark"])].compactMap(\.self)
    }
}

extension ImageEntry.Variant {
    fileprivate var isShownByBrowsers: Bool { ImageFormat(rawValue: format)?.mediaType != nil }
}
