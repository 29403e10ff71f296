internal import CatalogManifest
internal import Diagnostics

/// What the page's script is given, as JSON.
struct PageData: Encodable {
    var title: String
    /// Put before an identifier to load a picture; absent where the page holds its pictures.
    var pictures: String?
    /// The path of the events that make the page load itself again; absent where there are none.
    var events: String?
    var failure: String?
    /// Whether a check was run.
    var isChecked: Bool
    var findings: [FindingItem]
    /// The numbers of the findings that are about nothing else on the page.
    var otherFindings: [Int]
    var carousels: [CarouselItem]
    var images: [ImageItem]
    var colors: [ColorItem]
    var gradients: [GradientItem]
    var products: [ProductItem]

    init(_ content: PageContent, _ mode: PageMode) {
        title = content.title
        if case .served(let path, let stream) = mode { (pictures, events) = (path, stream) }
        failure = content.failure
        isChecked = content.findings != nil
        let manifest = content.manifest
        var about = FindingsBySubject(content.findings ?? [])
        let frames = PictureFrames(content, mode)
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        images = manifest.images.map { image in
            ImageItem(image, known[image.name], frames.frame(of: image), findings: about.take(.image(image.name)))
        }
        colors = manifest.colors.map { ColorItem($0, findings: about.take(.color($0.name))) }
        gradients = manifest.gradients.map(GradientItem.init)
        products = manifest.products.map { ProductItem(image: $0.image, name: $0.name, price: $0.price) }
        carousels = manifest.carousels.filter { !$0.pages.isEmpty }.map {
            CarouselItem($0, findings: about.take(.carousel($0.name)))
        }
        findings = (content.findings ?? []).map(FindingItem.init)
        otherFindings = about.rest
    }
}

/// A thing that is sold.
struct ProductItem: Encodable {
    var image: String
    var name: String?
    var price: String?
}

/// A finding of the last check.
struct FindingItem: Encodable {
    var severity: String
    var place: String
    var message: String
    var rule: String

    init(_ finding: Diagnostic) {
        severity = finding.severity.rawValue
        place = finding.location.description
        message = finding.message
        rule = finding.rule.rawValue
    }
}
