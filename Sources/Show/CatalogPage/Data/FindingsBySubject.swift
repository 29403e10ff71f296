internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// The indices of findings, grouped by the picture, color or carousel that the findings are about.
struct FindingsBySubject {
    private let paths: [String]
    private var numbers: [Subject: [Int]] = [:]
    private var taken: Set<Int> = []

    init(_ diagnostics: [Diagnostic]) {
        paths = diagnostics.map(\.path)
        for (number, finding) in diagnostics.enumerated() {
            for subject in Self.shown(finding.subject) { numbers[subject, default: []].append(number) }
        }
    }

    /// Returns the catalog entries at which the HTML page shows the findings about a subject.
    ///
    /// For example, a finding about a page of a carousel is shown at the carousel.
    private static func shown(_ subject: Subject) -> [Subject] {
        switch subject {
        case .page(let carousel, _, _): [.carousel(carousel)]
        case .both(let first, let second): Array(Set(shown(first) + shown(second)))
        default: [subject]
        }
    }

    /// The indices of the findings that weren't claimed by any picture, color or carousel.
    var rest: [Int] { paths.indices.filter { !taken.contains($0) } }

    /// Returns the indices of the findings about a picture, and marks these findings as claimed.
    ///
    /// - Parameter isAlone: whether no other picture has the same name. Otherwise, only findings about files in the
    ///   picture's own folders count.
    mutating func claim(_ image: ImageEntry, isAlone: Bool) -> [Int] {
        let folders = Set(image.variants.map { "/" + FilePath.folder(of: $0.file) })
        return claim(.image(image.name)) { path in
            isAlone || folders.contains { ("/" + FilePath.folder(of: path)).hasSuffix($0) }
        }
    }

    /// Returns the indices of the findings about a subject, if their paths are included, and marks them as claimed.
    mutating func claim(_ subject: Subject, where isIncluded: (_ path: String) -> Bool = { _ in true }) -> [Int] {
        let found = (numbers[subject] ?? []).filter { isIncluded(paths[$0]) }
        taken.formUnion(found)
        return found
    }
}
