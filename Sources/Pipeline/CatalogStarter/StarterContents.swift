internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

/// The carousels and products of a first configuration, and the sources that they need.
struct StarterContents {
    /// A carousel of the configuration, or a suggested carousel that the configuration only contains as a comment.
    struct Carousel {
        let name: String
        /// The carousel's pages as YAML: the path of a data file, or a list of picture names.
        let pages: String
        let images: [String]
        /// The reason why the carousel is only suggested; nil for a carousel that compiles.
        var doubt: String?
    }

    /// The asset catalogs and the folders with pictures, as paths relative to the searched folder.
    let sources: [String]
    private(set) var carousels: [Carousel] = []
    /// The path of the data file that lists products; nil without one whose pictures are all in the sources.
    private(set) var products: String?
    private(set) var findings: [Diagnostic] = []

    /// Finds the carousels and products by the rules that also apply without a configuration.
    init(_ search: StarterSearch, in folder: String, named folderName: String) {
        let lists = search.isTooLarge ? [] : search.lists
        let folders = lists.flatMap { list in list.names.flatMap { search.folders(ofPicture: $0) } }
        sources = FilePath.outermost(
            search.isTooLarge
                ? [] : search.sources + folders.filter { home in !search.sources.contains { $0 == "." || $0 == home } })
        let images = SourceReader.read(sources.map { Source(path: FilePath.join(folder, $0)) }).value.catalog.images
        let counts = Dictionary(
            images.flatMap { set in
                let stem = FilePath.name(of: set.name)
                return set.isLoose && stem != set.name ? [(set.name, 1), (stem, 1)] : [(set.name, 1)]
            }, uniquingKeysWith: +)

        var listed: Set<String> = []
        for list in lists {
            let missing = list.names.filter { counts[$0] == nil }
            if list.isPages {
                let name = uniqueName(FilePath.stemAndExtension(of: FilePath.name(of: list.path)).stem)
                var carousel = Carousel(
                    name: name, pages: StarterConfiguration.quoted(list.path), images: list.names)
                if let first = missing.first {
                    carousel.doubt =
                        "no source has \(first)" + (missing.count == 1 ? "" : " and \(missing.count - 1) more")
                } else {
                    listed.formUnion(list.names)
                }
                carousels.append(carousel)
            } else if missing.isEmpty, products == nil {
                products = list.path
            }
        }
        addRuns(of: images, in: folder, named: folderName, without: listed)
        if carousels.isEmpty { addProposal(images) }
    }

    /// Adds a carousel for each series of numbered banners (`home1`, `home2`) whose pictures aren't in `listed`.
    private mutating func addRuns(
        of images: [ImageSet], in folder: String, named folderName: String, without listed: Set<String>
    ) {
        func isListed(_ names: [String]) -> Bool {
            names.allSatisfy { listed.contains($0) || listed.contains(FilePath.name(of: $0)) }
        }
        let search = BannerRun.Search(images) { set in
            set.variants.lazy.compactMap { Self.size(of: $0.path) }.first
        }
        for run in search.runs where !isListed(run.names) {
            let own = FilePath.name(of: FilePath.relative(run.folder, to: folder))
            let home = FilePath.stemAndExtension(of: own == "." || own.isEmpty ? folderName : own).stem
            let name = run.word.isEmpty ? home : run.word
            carousels.append(Carousel(name: uniqueName(name), pages: Self.list(run.names), images: run.names))
        }
        findings = search.nearMisses.filter { !isListed($0.names) }.map { miss in
            let path = FilePath.relative(miss.folder, to: folder)
            return miss.finding(at: path.isEmpty ? "." : path)
        }
    }

    /// Suggests a carousel of the first suitable folder's pictures outside of asset catalogs, in alphabetical order.
    private mutating func addProposal(_ images: [ImageSet]) {
        let folders = Dictionary(grouping: images.filter(\.isLoose), by: \.folder)
        guard
            let first = folders.filter({ _, sets in
                (2...BannerRun.mostPages).contains(sets.count)
                    && !sets.contains { $0.variants.contains { Self.isIcon(Self.size(of: $0.path)) } }
            }).min(by: { $0.key < $1.key })
        else { return }
        carousels = [
            Carousel(
                name: "home", pages: Self.list(first.value.map(\.name)), images: first.value.map(\.name),
                doubt: "if these pictures are its pages")
        ]
    }

    /// Returns whether a picture is too narrow for a page, or is square; false if its size in pixels is unknown.
    private static func isIcon(_ size: (width: Int, height: Int)?) -> Bool {
        size.map { $0.width < BannerRun.leastWidth || $0.width == $0.height } ?? false
    }

    private func uniqueName(_ name: String) -> String {
        let name = name.isEmpty ? "home" : name
        guard carousels.contains(where: { $0.name == name }) else { return name }
        let number = (2...).first { number in !carousels.contains { $0.name == "\(name)-\(number)" } } ?? 2
        return "\(name)-\(number)"
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map(StarterConfiguration.quoted).joined(separator: ", ") + "]"
    }

    private static func size(of path: String) -> (width: Int, height: Int)? {
        guard let header = try? ImageProbe.header(of: .file(path)), header.isDecodable else { return nil }
        return header.pixelSize
    }
}
