import CatalogManifest
import CatalogPage
import FileAccess
import TestTrees

@testable import CatalogServing

/// A shop with a carousel whose pages a data file lists, and the page that is served of it.
struct ServedShop {
    static let list = ##"[{"image": "a", "backdrop": "#112233"}, {"image": "b"}]"##

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "tincture.yml": "carousels: {home: {pages: pages.json}}\n", "pages.json": Self.list,
        ])
    }

    var configuration: String { folder["tincture.yml"] }
    var pages: String { folder["pages.json"] }

    /// The files that the catalog was compiled from, as they are now.
    var looks: [FileTrace.Look] {
        [configuration, pages].map { FileTrace.Look(path: $0, aspect: .content, stamp: FileStamp(of: $0)) }
    }

    static func carousel(_ name: String, _ backdrops: [String]) -> CarouselEntry {
        CarouselEntry(
            name: name, style: "page", wraps: false, interpolation: "oklab",
            pages: backdrops.enumerated().map { index, backdrop in
                CarouselEntry.Page(image: "\(index)", backdrop: backdrop, source: .pinned)
            }, transitions: [])
    }

    static func manifest(_ carousels: CarouselEntry...) -> CatalogManifest {
        var manifest = CatalogManifest()
        manifest.carousels = carousels
        return manifest
    }

    /// The content of the page.
    func content() -> PageContent {
        let manifest = Self.manifest(Self.carousel("home", ["#112233", "#445566"]))
        var content = PageContent(title: "shop", manifest: manifest, shelf: PictureShelf(of: manifest, in: []))
        content.pageLists = ["home": PageListFile(file: pages, isData: true)]
        return content
    }
}
