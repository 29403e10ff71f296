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

    /// Returns the indices of the findings about a subject, and marks these findings as claimed.
    ///
    /// - Parameters:
    ///   - folders: the folders of the subject, such as a set, or the file of a design token.
    ///   - isAlone: whether no other subject has the same name. Otherwise, only findings about files in these
    ///     folders count.
    mutating func claim(_ subject: Subject, in folders: [String] = [], isAlone: Bool = true) -> [Int] {
        let found = (numbers[subject] ?? []).filter { number in
            let places = [paths[number], FilePath.folder(of: paths[number])].map { "/" + $0 }
            return isAlone || folders.contains { folder in places.contains { $0.hasSuffix("/" + folder) } }
        }
        taken.formUnion(found)
        return found
    }
}
