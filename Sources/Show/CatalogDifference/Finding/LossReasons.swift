internal import CatalogManifest
internal import Diagnostics

/// The errors that explain why a catalog lacks names.
struct LossReasons {
    private var findings: [CatalogName: FindingChanges.Finding] = [:]
    /// The names that code uses, but that don't exist, which is no reason why they don't exist.
    private var unknown: Set<CatalogName> = []

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let missing = diagnostic.missingName.map { CatalogName(kind: .image, name: $0) }
            if let missing { unknown.insert(missing) }
            for name in diagnostic.subject.catalogNames where findings[name] == nil && name != missing {
                findings[name] = FindingChanges.Finding(diagnostic)
            }
        }
    }

    var names: Set<CatalogName> { Set(findings.keys).subtracting([.anyProduct]).union(unknown) }

    /// Returns the error that explains why the catalog lacks a name; nil if somebody removed the name.
    func finding(about name: CatalogName) -> FindingChanges.Finding? {
        // A product is missing whenever its image is missing, or if the list of products can't be read.
        let image = name.kind == .product ? findings[CatalogName(kind: .image, name: name.name)] : nil
        return image ?? findings[name] ?? (name.kind == .product ? findings[.anyProduct] : nil)
    }

    /// Returns the errors about carousels and gradients that a catalog lacks.
    func unbuilt(in manifest: CatalogManifest) -> [CatalogName: FindingChanges.Finding] {
        let built = Set(manifest.carousels.map(\.name))
        let drawn = Set(manifest.gradients.map(\.name))
        return findings.filter { name, _ in
            name.kind == .carousel && !built.contains(name.name) || name.kind == .gradient && !drawn.contains(name.name)
        }
    }
}

extension CatalogName {
    /// The name that stands for every product if there is an error in the list of products.
    fileprivate static let anyProduct = CatalogName(kind: .product, name: "")
}

extension Subject {
    fileprivate var catalogNames: [CatalogName] {
        switch self {
        case .image(let name): [CatalogName(kind: .image, name: name)]
        case .color(let name): [CatalogName(kind: .color, name: name)]
        case .set(_, let name): [CatalogName(kind: .set, name: name)]
        case .gradient(let name): [CatalogName(kind: .gradient, name: name)]
        case .product(let name): [CatalogName(kind: .product, name: name)]
        case .carousel(let name), .page(let name, _, _): [CatalogName(kind: .carousel, name: name)]
        case .both(let first, let second): first.catalogNames + second.catalogNames
        case .key("products"): [.anyProduct]
        case .file, .group, .key, .value, .output: []
        }
    }
}
