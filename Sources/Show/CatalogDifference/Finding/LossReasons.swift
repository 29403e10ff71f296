internal import Diagnostics

/// The errors that explain why the second catalog lacks names of the first catalog.
struct LossReasons {
    private var findings: [CatalogName: FindingChanges.Finding] = [:]

    /// - Parameter diagnostics: the findings that only the second catalog has.
    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            for name in diagnostic.subject.catalogNames where findings[name] == nil {
                findings[name] = FindingChanges.Finding(diagnostic)
            }
        }
    }

    /// Returns the error that explains why the second catalog lacks a name; nil if somebody removed the name.
    func finding(about name: CatalogName) -> FindingChanges.Finding? {
        // A product is missing whenever its image is missing.
        let image = name.kind == .product ? findings[CatalogName(kind: .image, name: name.name)] : nil
        return image ?? findings[name]
    }
}

extension Subject {
    /// The names that a catalog lacks if there is an error about this subject.
    fileprivate var catalogNames: [CatalogName] {
        switch self {
        case .image(let name): [CatalogName(kind: .image, name: name)]
        case .color(let name): [CatalogName(kind: .color, name: name)]
        case .set(_, let name): [CatalogName(kind: .set, name: name)]
        case .gradient(let name): [CatalogName(kind: .gradient, name: name)]
        case .product(let name): [CatalogName(kind: .product, name: name)]
        case .carousel(let name), .page(let name, _, _): [CatalogName(kind: .carousel, name: name)]
        case .both(let first, let second): first.catalogNames + second.catalogNames
        case .file, .group, .key, .value, .output: []
        }
    }
}
