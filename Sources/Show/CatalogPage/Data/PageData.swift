internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The data of the page's script, as JSON.
struct PageData: Encodable, Hashable, Sendable {
    var title: String
    /// The start of every picture's address, to which the picture's identifier is added.
    ///
    /// Absent if the page contains its pictures.
    var pictures: String?
    /// The path of the events that announce new data; absent if there are none.
    var events: String?
    /// The identifier of this state of the page on the server; absent if the page has only one state.
    var generation: String?
    /// The path of the page's data on the server; absent if the data never changes.
    var data: String?
    /// The path that pins are posted to; absent if pins can't be written.
    var edits: String?
    /// The path that trials are posted to; absent if the page computes trials itself.
    var trials: String?
    /// The reason why pins can't be written, in a sentence; absent if pins can be written.
    var readOnly: String?
    /// The absolute path of the folder to which the paths of findings are relative.
    ///
    /// Absent if no editor can open the files.
    var folder: String?
    /// The digest of the page's script and style, which changes with the program; absent on a page from a file.
    var program: String?
    /// True while the first compile is running; otherwise absent.
    var isCompiling: Bool?
    var failure: Failure?
    var isChecked: Bool
    var findings: [FindingItem]
    /// The summaries of the rules that have findings, by the identifiers of the rules.
    var rules: TextsByName
    /// The indices in `findings` of the findings that no picture, color or carousel on the page shows.
    var otherFindings: [Int]
    var carousels: [CarouselItem]
    var images: [ImageItem]
    var colors: [ColorItem]
    var gradients: [GradientItem]
    var products: [ProductItem]
    /// The formula that scores backdrop candidates.
    var scoreFormula = "share × (chroma + \(Oklab.grayChroma))"

    init(_ content: PageContent, _ mode: PageMode) {
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
        let frames = PictureFrames(content, mode)
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        let counts = Dictionary(manifest.images.map { ($0.name, 1) }, uniquingKeysWith: +)
        images = manifest.images.map { image in
            ImageItem(
                image, known[image.name], frames.frame(of: image),
                findings: about.claim(image, isAlone: counts[image.name] == 1))
        }
        colors = manifest.colors.map { ColorItem($0, findings: about.claim(.color($0.name))) }
        gradients = manifest.gradients.map(GradientItem.init)
        products = manifest.products.map { ProductItem(image: $0.image, name: $0.name, price: $0.price) }
        let shown = manifest.carousels.filter { !$0.pages.isEmpty }
        carousels = Self.ordered(shown, by: content.carouselOrder).map { carousel in
            var item = CarouselItem(
                carousel, known, leastConfidence: content.leastConfidence,
                findings: about.claim(.carousel(carousel.name)))
            item.list = content.pageLists[carousel.name]
            item.kept = content.keptCarousels[carousel.name].map(items)
            return item
        }
        findings = items(content.diagnostics ?? [])
        let broken = Set(findings.map(\.rule))
        rules = TextsByName(content.ruleNotes.filter { broken.contains($0.key) })
        otherFindings = about.rest
    }
}

extension PageData {
    struct Failure: Encodable, Hashable, Sendable {
        var message: String?
        var findings: [FindingItem]
    }

    private static func ordered(_ carousels: [CarouselEntry], by names: [String]) -> [CarouselEntry] {
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        // The offset breaks ties, so carousels without a rank come last in their original order.
        return carousels.enumerated().sorted { left, right in
            let (a, b) = (ranks[left.element.name] ?? names.count, ranks[right.element.name] ?? names.count)
            return (a, left.offset) < (b, right.offset)
        }.map(\.element)
    }
}

/// Texts by name, which are encoded as a JSON object with sorted keys.
///
/// The keys are sorted because the order of a Swift dictionary differs in each run.
struct TextsByName: Encodable, Hashable, Sendable {
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

struct ProductItem: Encodable, Hashable, Sendable {
    var image: String
    var name: String?
    var price: String?
}
