import CatalogManifest
import CatalogPage
import FileAccess
import Foundation
import OrderedJSON
import TestTrees
import Testing

/// A small catalog with its pictures, made for one test.
struct PageFixture {
    let folder: TemporaryFolder
    var manifest = CatalogManifest()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Adds a picture of one color under a name, in a file of its own.
    mutating func add(_ name: String, file: String, kind: ImageKind = .banner, isThere: Bool = true) throws {
        var digest = String(repeating: "0", count: 64)
        if isThere {
            try folder.addPicture(file, width: 16, height: 8, red: 200, green: UInt8(manifest.images.count))
            digest = try ContentDigest.of(folder[file]).hash.hex
        }
        var variant = ImageEntry.Variant(file: file, format: "png", byteCount: 80, sha256: digest)
        (variant.pixelWidth, variant.pixelHeight) = (16, 8)
        manifest.images.append(ImageEntry(name: name, kind: kind, isTemplate: false, variants: [variant]))
    }

    /// Adds a carousel of pages, each a picture with a backdrop.
    mutating func add(
        carousel name: String, _ pages: [(image: String, backdrop: String, dark: String)], wraps: Bool = false
    ) {
        let pages = pages.map {
            CarouselEntry.Page(image: $0.image, backdrop: $0.backdrop, backdropDark: $0.dark, source: .pinned)
        }
        let transitions = zip(pages, pages.dropFirst()).enumerated().map { index, pair in
            CarouselEntry.Transition(
                from: index, to: index + 1,
                stops: [.init(progress: 0, hex: pair.0.backdrop), .init(progress: 1, hex: pair.1.backdrop)],
                samples: [pair.0.backdrop, pair.1.backdrop])
        }
        manifest.carousels.append(
            CarouselEntry(
                name: name, style: "paged", wraps: wraps, interpolation: "srgb", pages: pages, transitions: transitions)
        )
    }

    /// What a page of it is made of, pictures read.
    func content() async -> PageContent {
        let shelf = PictureShelf(of: manifest, in: [folder.path])
        var content = PageContent(title: "tincture.yml", manifest: manifest, shelf: shelf)
        content.pictures = await shelf.pictures(jobs: 2)
        return content
    }
}

/// A page taken apart, as a browser would.
struct ReadPage {
    let text: String

    init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

    /// What stands between two texts, the first time.
    func between(_ start: String, _ end: String) -> String? {
        guard let from = text.range(of: start)?.upperBound,
            let to = text.range(of: end, range: from..<text.endIndex)?.lowerBound
        else { return nil }
        return String(text[from..<to])
    }

    /// What the script is given.
    func data() throws -> JSONNode {
        let json = try #require(between("id=\"data\">", "</script>"))
        return try JSONParser.parse(Array(json.utf8))
    }
}
