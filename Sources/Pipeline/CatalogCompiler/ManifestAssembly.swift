internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis
internal import PictureText

/// Assembles the manifest from the facts about the source tree and its pictures.
struct ManifestAssembly {
    private let tree: TreeFacts
    private let tables: TableMemory
    private let observer: RunObserver
    private let names: ImageNames
    /// The index of each image set with a palette, and of its picture file, sorted by the set's name.
    private let palettes: [(set: Int32, file: Int32)]
    private var colors: ColorEntries
    private let runs: BannerRun.Search

    /// The manifest without its image and palette entries, which ``draft`` creates one by one.
    private var manifest = CatalogManifest()
    /// The kind of each image set, in the order of the sets in ``catalog``.
    private var kinds: [ImageKind] = []
    private var pins: [String: PinEntry] = [:]
    /// The full names of pinned pictures, including those whose pin is invalid.
    private var pinnedPictures: Set<String> = []
    private var log = DiagnosticLog()

    init(_ tree: TreeFacts, tables: TableMemory, observer: @escaping RunObserver = { _ in }) {
        (self.tree, self.tables, self.observer) = (tree, tables, observer)
        let (catalog, pictures, paths) = (tree.catalog, tree.pictures, tree.paths)
        names = ImageNames(catalog.images, unreadable: catalog.unreadableImages)
        colors = ColorEntries(catalog.colors, unreadable: catalog.unreadableColors) { paths.manifestPath(of: $0) }
        runs = BannerRun.Search(catalog.images) { set in
            set.variants.lazy.compactMap { pictures[$0.path] }.first { !$0.outline.lacksDecoder }?.pixelSize
        }
        var palettes: [(set: Int32, file: Int32)] = []
        palettes.reserveCapacity(catalog.images.count)
        var last: String?
        for (number, set) in catalog.images.enumerated() where !set.isTemplate && set.name != last {
            guard let file = Self.paletteFile(of: set, pictures) else { continue }
            last = set.name
            palettes.append((Int32(number), Int32(file)))
        }
        self.palettes = palettes
        manifest.colors = colors.entries
        manifest.otherSets = catalog.others.map { set in
            OtherSetEntry(set) { paths.manifestPath(of: FilePath.join(set.path, $0)) }
        }
    }

    private var catalog: AssetCatalog { tree.catalog }
    private var pictures: PictureTable { tree.pictures }
    private var paths: ManifestPaths { tree.paths }
    private var limits: InputLimits { tree.limits }
    /// The allowed colors for backdrops and bleeds (colors that continue a picture past its edges); empty to allow any.
    private var brandColors: [SRGB8] { tree.configuration?.brandColors ?? [] }
    private var tint: TintForm { tree.configuration?.tint ?? .soft }

    /// Returns the index of the picture file from which a set's palette is taken; nil if no file of the set has one.
    ///
    /// A file for any appearance and device is preferred, and then one with a larger scale.
    ///
    /// - Parameter isDark: whether a file for dark mode is preferred to the files for any appearance.
    private static func paletteFile(
        of set: ImageSet, _ pictures: PictureTable, isDark: Bool = false
    ) -> Int? {
        func rank(_ variant: ImageVariant) -> (Int, Int, Int, Int, String) {
            let slot = variant.slot
            return (
                slot.specialAppearance == nil ? 0 : isDark && slot.appearance.name == "dark" ? -1 : 1,
                slot.specialIdiom == nil ? 0 : 1,
                SlotEntry(slot) == nil ? 0 : 1, -(slot.scale ?? 1), variant.path
            )
        }
        var best: (variant: ImageVariant, file: Int)?
        for variant in set.variants {
            guard let file = pictures.number(of: variant.path), pictures[file].hasPalette else { continue }
            if let best, rank(best.variant) <= rank(variant) { continue }
            best = (variant, file)
        }
        return best?.file
    }

    private func pageColors(_ name: String) -> PageColors? {
        var (low, high) = (0, palettes.count)
        while low < high {
            let middle = (low + high) / 2
            if catalog.images[Int(palettes[middle].set)].name < name { low = middle + 1 } else { high = middle }
        }
        guard low < palettes.count, catalog.images[Int(palettes[low].set)].name == name else { return nil }
        var colors = pictures[Int(palettes[low].file)].pageColors
        colors?.brandColors = brandColors
        return colors
    }

    /// The manifest with all findings; if the configuration has an error, `isRefused` of the result is true.
    var outcome: Diagnosed<ManifestDraft> { log.diagnosed(draft) }

    private var draft: ManifestDraft {
        let (sets, kinds, pictures, paths, palettes) = (catalog.images, kinds, pictures, paths, palettes)
        let (pins, brandColors, tint) = (pins, brandColors, tint)
        let placeholders = tree.configuration?.placeholders ?? []
        return ManifestDraft(
            others: manifest, imageCount: sets.count,
            image: { number in
                var entry = ImageEntry(sets[number], kinds[number], pictures, paths)
                entry.pin = pins[entry.name]
                return entry
            }, paletteCount: palettes.count,
            palette: { number in
                let (set, file) = palettes[number]
                let name = sets[Int(set)].name
                let picture = pictures[Int(file)]
                var colors = picture.palette.map(PaletteColors.init) ?? PaletteColors(swatches: [])
                if placeholders.contains(kinds[Int(set)]) { colors.thumbhash = picture.outline.thumbhash }
                colors.choose(among: brandColors)
                if tint == .block { (colors.tint, colors.tintDark) = (colors.tintBlock, colors.tintBlockDark) }
                return PaletteEntry(image: name, pin: pins[name], colors: colors)
            })
    }

    /// The pictures whose content affects only their own entries in the manifest.
    ///
    /// A picture isn't included if it is in a carousel, is pinned, has several files or findings, or if its palette
    /// isn't in the manifest, as for a template image or a second set with the same name. If the size of an included
    /// picture changes, a full build is still necessary, because banners are recognized by their size.
    ///
    /// The list is empty if the configuration sets brand colors, or sets `tint` to `block`.
    var independentPictures: [IndependentPicture] {
        guard brandColors.isEmpty, tint == .soft else { return [] }
        let shown = Set(manifest.carousels.flatMap { $0.pages.map(\.image) }).union(pinnedPictures)
        var lone: [IndependentPicture] = []
        lone.reserveCapacity(catalog.images.count)
        // The palettes are in the order of the sets, so one pass through both lists is enough.
        var next = 0
        for (number, set) in catalog.images.enumerated() {
            var palette: Int?
            if next < palettes.count, palettes[next].set == number {
                palette = next
                next += 1
            }
            guard let path = set.variants.first?.path, set.variants.count == 1, !shown.contains(set.name),
                let file = pictures.number(of: path), case let picture = pictures[file], picture.isUsable,
                picture.isVerified, !picture.hasFindings, (palette != nil) == picture.hasPalette
            else { continue }
            lone.append(IndependentPicture(file: file, image: number, palette: palette))
        }
        return lone
    }
}

extension ManifestAssembly {
    mutating func apply(_ configuration: Configuration) {
        addImages(globs: configuration.kinds, products: addProducts(configuration.products))

        let listed = listedCarousels(configuration)
        var builder = builder(of: listed.map { ($0.carousel.name, $0.pages) })
        addText(configuration, to: &builder)
        manifest.carousels = listed.compactMap {
            log.collect(
                builder.carousel($0.carousel, pages: $0.pages, areConfigured: $0.carousel.pages.file == nil))
        }
        .sorted { $0.name < $1.name }

        if !configuration.colorPairs.isEmpty {
            manifest.colorPairs = log.collect(ColorPairs.entries(configuration.colorPairs, catalog.colors))
        }
        manifest.gradients = configuration.gradients.compactMap { log.collect(colors.gradient($0)) }
            .sorted { $0.name < $1.name }
    }

    mutating func carousel(_ name: String, of configuration: Configuration) -> CarouselEntry? {
        let listed = listedCarousels(configuration)
        guard let (carousel, pages) = listed.first(where: { $0.carousel.name == name }) else { return nil }
        var builder = builder(of: listed.map { ($0.carousel.name, $0.pages) })
        addText(configuration, to: &builder)
        return builder.carousel(carousel, pages: pages, areConfigured: false).value
    }

    private typealias ListedCarousel = (carousel: CarouselConfiguration, pages: [ListedPage])

    /// Returns the carousels of a configuration with their pages, except those whose pages can't be read.
    private mutating func listedCarousels(_ configuration: Configuration) -> [ListedCarousel] {
        var listed: [ListedCarousel] = []
        // Several carousels may name the same unusable file. Its errors are then about all of them.
        var owners: [Diagnostic: Subject] = [:]
        for carousel in configuration.carousels where carousel.pages.hasErrors {
            for finding in carousel.pages.diagnostics where finding.subject == .file {
                let subject = Subject.carousel(carousel.name)
                owners[finding] = owners[finding].map { $0 == subject ? $0 : .both($0, subject) } ?? subject
            }
        }
        for carousel in configuration.carousels {
            guard let pages = entries(of: carousel.pages, about: { owners[$0] }) else { continue }
            if pages.isEmpty, let file = carousel.pages.file {
                log.report(
                    .error, .malformedData, at: SourceLocation(path: file, position: .start),
                    about: .carousel(carousel.name),
                    "carousel \"\(carousel.name)\" is left out: the data file lists no pages. List at least one picture."
                )
                continue
            }
            listed.append((carousel, pages))
        }
        return listed
    }

    private mutating func builder(of carousels: [(name: String, pages: [ListedPage])]) -> CarouselBuilder {
        CarouselBuilder(
            names: names, pins: takePins(carousels), limits: limits, memory: tables, observer: observer,
            colors: pageColors)
    }

    /// Gives a carousel builder the pictures and text areas, if the configuration contains text areas.
    private func addText(_ configuration: Configuration, to builder: inout CarouselBuilder) {
        guard !configuration.text.isEmpty || configuration.carousels.contains(where: { $0.text != nil }) else { return }
        let sets = Dictionary(zip(catalog.images.map(\.name), 0...)) { first, _ in first }
        let (pictures, images, kinds) = (pictures, catalog.images, kinds)
        builder.textPicture = { name, isDark in
            guard let set = sets[name], let file = Self.paletteFile(of: images[set], pictures, isDark: isDark),
                let cells = pictures.cells(of: file), let (width, height) = pictures[file].pixelSize
            else { return nil }
            return TextScene.Picture(cells: cells, aspect: Double(height) / Double(width))
        }
        builder.textAreas = { name in
            sets[name].flatMap { kinds.indices.contains($0) ? configuration.text[kinds[$0]] : nil } ?? []
        }
    }

    /// Applies the default rules, which are used if there is no configuration.
    ///
    /// A data file that is clearly a list of pages or products is used as such. Wide pictures with numbered names
    /// (`home1`, `home2`) are banners, and each numbered series becomes a carousel.
    mutating func applyRules(_ lists: [FoundLists]) {
        var productImages: Set<String> = []
        for products in lists.compactMap(\.products) { productImages.formUnion(addProducts(products)) }
        addImages(globs: nil, products: productImages)

        var pageLists: [(folder: String, pages: [ListedPage])] = []
        for list in lists {
            guard let listing = list.pages, let pages = entries(of: listing), !pages.isEmpty else { continue }
            pageLists.append((folder(ofPicture: pages[0].image) ?? FilePath.folder(of: list.path), pages))
        }
        var builder = builder(of: pageLists.map { (FilePath.name(of: $0.folder), $0.pages) })
        var listed: Set<String> = []
        for (folder, pages) in pageLists {
            if let entry = guessed(
                builder.carousel(Self.defaultCarousel(name(for: folder), pages), pages: pages, areConfigured: false))
            {
                manifest.carousels.append(entry)
                listed.formUnion(entry.pages.map(\.image))
            }
        }
        for run in runs.runs where tree.guessesCarousels && !listed.isSuperset(of: run.names) {
            let origin = SourceLocation(path: run.folder, position: .start)
            let pages = run.names.map { ListedPage(image: $0, pin: nil, origin: origin) }
            if let entry = guessed(
                builder.carousel(
                    Self.defaultCarousel(run.word.isEmpty ? name(for: run.folder) : run.word, pages), pages: pages,
                    areConfigured: false))
            {
                manifest.carousels.append(entry)
            }
        }
        manifest.carousels.sort { $0.name < $1.name }
        let misses = runs.nearMisses.filter { !listed.isSuperset(of: $0.names) }
        log.report(misses.map { $0.finding(at: $0.folder.isEmpty ? "." : $0.folder) })
    }

    /// Returns a carousel that the default rules created; its findings never prevent the manifest.
    private mutating func guessed(_ carousel: Diagnosed<CarouselEntry?>) -> CarouselEntry? {
        log.report(carousel.diagnostics)
        return carousel.value
    }

    /// Collects the pins of carousels, in the given order, and reports pictures with contradictory pins.
    private mutating func takePins(_ carousels: [(name: String, pages: [ListedPage])]) -> PicturePins {
        var register = PicturePins(names: names, colors: pageColors)
        for (name, pages) in carousels { log.collect(register.add(pages, of: name)) }
        pins = register.entries
        pinnedPictures = register.pictures
        return register
    }

    private func folder(ofPicture name: String) -> String? {
        guard let fullName = names.find(name) else { return nil }
        return catalog.images.first { $0.name == fullName }?.folder
    }

    /// Returns the name of a folder for its carousel, or the path of the folder if another carousel has that name.
    private func name(for folder: String) -> String {
        let path = paths.manifestPath(of: folder)
        let own = path == "." ? paths.absolute(folder) : path
        let name = FilePath.name(of: own)
        let short = name.hasSuffix(".xcassets") ? FilePath.stemAndExtension(of: name).stem : name
        return manifest.carousels.contains { $0.name == short } ? own : short
    }

    /// Returns a carousel of style `page` that wraps, like the banners on the home page of a shop.
    private static func defaultCarousel(_ name: String, _ pages: [ListedPage]) -> CarouselConfiguration {
        var carousel = CarouselConfiguration(name: name, pages: Diagnosed(Listing(pages)))
        carousel.wraps = true
        return carousel
    }

    private var bannerNames: Set<String> { Set(runs.runs.flatMap(\.names)) }

    private mutating func addImages(globs: [KindGlob]?, products: Set<String>) {
        let kinds = KindRules.kinds(
            of: catalog.images, globs: globs, products: products, banners: bannerNames,
            unreadable: catalog.unreadableImages
        ) { set in
            set.variants.map { paths.manifestPath(of: $0.path) }
        }
        self.kinds = log.collect(kinds)
    }

    private mutating func addProducts(_ listing: Diagnosed<Listing<ListedProduct>>?) -> Set<String> {
        guard let listing else { return [] }
        var unknown = FileDiagnostics(limit: limits.findings)
        for product in entries(of: listing, about: { _ in .key("products") }) ?? [] where !unknown.isFull {
            let subject = Subject.product(product.image)
            let found = names.find(product.image, for: "the product list", at: product.origin, about: subject)
            for finding in found.diagnostics { unknown.report(finding) }
            guard let name = found.value else { continue }
            manifest.products.append(ProductEntry(image: name, name: product.name, price: product.price))
        }
        // An unknown name in the configuration refuses the manifest. An unknown name in a data file only drops the
        // product.
        log.collect(unknown.diagnosed((), isRefused: listing.file == nil))
        return Set(manifest.products.map(\.image))
    }

    /// Returns the entries of a list; nil if the list has errors, such as a data file that can't be read.
    private mutating func entries<Entry>(
        of listing: Diagnosed<Listing<Entry>>, about subject: (Diagnostic) -> Subject? = { _ in nil }
    ) -> [Entry]? {
        var listing = listing
        for (index, finding) in listing.diagnostics.enumerated() where finding.subject == .file {
            listing.diagnostics[index].subject = subject(finding) ?? .file
        }
        let list = log.collect(listing)
        return listing.hasErrors ? nil : list.entries
    }
}
