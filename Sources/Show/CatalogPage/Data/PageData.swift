internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The data from which the page's script draws the page, encoded as JSON (see ``PageAddresses`` for the paths).
package struct PageData: Encodable, Equatable, Sendable {
    var title: String
    var pictures: String?
    var events: String?
    var generation: String?
    var data: String?
    var edits: String?
    var trials: String?
    var readOnly: String?
    var folder: String?
    /// The digest of the script and the style sheet, which shows that the program changed.
    var program: String?
    /// True while the catalog is compiled for the first time.
    var isCompiling: Bool?
    var failure: Failure?
    var isChecked: Bool
    var findings: [FindingItem]
    var rules: TextsByName
    /// The indices of the findings that the page shows at no picture, color or carousel.
    var otherFindings: [Int]
    var carousels: [CarouselItem]
    var images: [ImageItem]
    var colors: [ColorItem]
    var gradients: [GradientItem]
    var products: [ProductEntry]
    var scoreFormula = "share × (chroma + \(Oklab.grayChroma))"

    package init(_ content: PageContent, _ mode: PageMode) {
        title = content.title
        if case .served(let addresses) = mode {
            (pictures, events, data) = (addresses.pictures, addresses.events, addresses.data)
            (edits, folder) = (addresses.edits, addresses.folder)
            (trials, readOnly) = (addresses.trials, addresses.readOnly)
            program = CatalogPage.source(PageParts.script + PageParts.style)
        }
        func items(_ diagnostics: [Diagnostic]) -> [FindingItem] {
            diagnostics.map { FindingItem($0, frame: content.frames[$0]) }
        }
        isCompiling = content.isCompiling ? true : nil
        failure = content.failure.map { Failure(message: $0.message, findings: items($0.diagnostics)) }
        isChecked = content.diagnostics != nil
        let manifest = content.manifest
        var about = FindingsBySubject(content.diagnostics ?? [])
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        func folders(_ image: ImageEntry) -> [String] { image.variants.map { FilePath.folder(of: $0.file) } }
        let twins = Dictionary(grouping: manifest.images, by: \.name).filter { $0.value.count > 1 }
        images = manifest.images.map { image in
            ImageItem(
                image, image.isAppIcon ? nil : known[image.name], content.frame(of: image, mode),
                uses: CodeUses(image.variants.first.flatMap { content.uses[FilePath.folder(of: $0.file)] }),
                findings: about.claim(
                    image.isAppIcon ? .set(type: "appiconset", name: image.name) : .image(image.name),
                    in: folders(image), among: twins[image.name]?.flatMap(folders) ?? []))
        }
        var files = content.colorFiles.mapValues { $0[...] }
        colors = manifest.colors.map { color in
            let all = content.colorFiles[color.name] ?? []
            let file = files[color.name]?.popFirst()
            let findings = about.claim(
                .color(color.name), in: [file].compactMap(\.self), among: all.count > 1 ? all : [])
            return ColorItem(color, file: file, uses: CodeUses(file.flatMap { content.uses[$0] }), findings: findings)
        }
        let ofImages = Self.shared(images.map { ($0.symbol, $0.name) })
        let ofColors = Self.shared(colors.map { ($0.symbol, $0.name) })
        for index in images.indices where ofImages.contains(images[index].symbol) { images[index].symbol = nil }
        for index in colors.indices where ofColors.contains(colors[index].symbol) { colors[index].symbol = nil }
        gradients = manifest.gradients.map(GradientItem.init)
        products = manifest.products
        let shown = manifest.carousels.filter { !$0.pages.isEmpty }
        carousels = Self.ordered(shown, by: content.carouselOrder).map { carousel in
            var item = CarouselItem(
                carousel, known, leastConfidence: content.leastConfidence,
                findings: about.claim(.carousel(carousel.name)))
            item.list = content.pageLists[carousel.name]
            item.kept = content.keptCarousels[carousel.name].map(items)
            return item
        }
        findings = Self.findings(content)
        let broken = Set(findings.map(\.rule))
        rules = TextsByName(content.ruleNotes.filter { broken.contains($0.key) })
        otherFindings = about.rest
    }
}

extension PageData {
    /// Returns the data as JSON, which a server also sends to pages that are already open.
    ///
    /// - Parameter generation: the identifier of this content on the server.
    package func json(generation: String? = nil) throws -> String {
        var data = self
        data.generation = generation
        return try JSONTextEncoder.text(data, layout: .line)
    }

    struct Failure: Encodable, Equatable, Sendable {
        var message: String?
        var findings: [FindingItem]
    }

    /// Returns the symbols that several names share; no generated code has them.
    private static func shared(_ symbols: [(symbol: String?, name: String)]) -> Set<String?> {
        let names = Dictionary(grouping: symbols, by: \.symbol).mapValues { Set($0.map(\.name)) }
        return Set(names.filter { $0.key != nil && $0.value.count > 1 }.keys)
    }

    /// Returns the findings; those about unused sets contain those that the check left out because of them.
    private static func findings(_ content: PageContent) -> [FindingItem] {
        func places(_ finding: Diagnostic) -> Set<String> {
            Set(([finding.path] + finding.related).flatMap { [$0, FilePath.folder(of: $0)] })
        }
        let hidden = Dictionary(content.hidden.flatMap { one in places(one).map { ($0, [one]) } }, uniquingKeysWith: +)
        return (content.diagnostics ?? []).map { finding in
            var item = FindingItem(finding, frame: content.frames[finding])
            guard item.rule == "unused-set", !hidden.isEmpty else { return item }
            let sets = ([finding.path] + finding.related).map {
                FilePath.name(of: $0) == "Contents.json" ? FilePath.folder(of: $0) : $0
            }
            let found = Set(sets.flatMap { hidden[$0] ?? [] }).sorted()
            if !found.isEmpty { item.hidden = found.map { FindingItem($0, frame: nil) } }
            return item
        }
    }

    private static func ordered(_ carousels: [CarouselEntry], by names: [String]) -> [CarouselEntry] {
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        // The position in the list breaks ties, so carousels without a rank come last, in their original order.
        return carousels.enumerated().sorted { left, right in
            let (a, b) = (ranks[left.element.name] ?? names.count, ranks[right.element.name] ?? names.count)
            return (a, left.offset) < (b, right.offset)
        }.map(\.element)
    }
}

/// Texts with names, encoded as a JSON object with sorted keys, because a dictionary's order differs in each run.
struct TextsByName: Encodable, Equatable, Sendable {
    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    private let texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            try container.encode(text, forKey: Name(stringValue: name))
        }
    }
}
