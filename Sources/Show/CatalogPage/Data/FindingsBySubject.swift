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

    /// Returns the entries at which the page shows findings, such as the carousel for those about its pages.
    private static func shown(_ subject: Subject) -> [Subject] {
        switch subject {
        case .page(let carousel, _, _): [.carousel(carousel)]
        case .both(let first, let second): Array(Set(shown(first) + shown(second)))
        default: [subject]
        }
    }

    var rest: [Int] { paths.indices.filter { !taken.contains($0) } }

    /// Returns the indices of the findings about a subject, and marks these findings as claimed.
    ///
    /// - Parameter all: the folders of all subjects with the same name, each of which has only the findings about its
    ///   own `folders`; empty if the name is unique.
    mutating func claim(_ subject: Subject, in folders: [String] = [], among all: [String] = []) -> [Int] {
        let found = (numbers[subject] ?? []).filter { number in
            let places = [paths[number], FilePath.folder(of: paths[number])].map { "/" + $0 }
            // The path of a finding may have more folders at its beginning.
            let near = all.filter { folder in places.contains { $0.hasSuffix("/" + folder) } }
            return all.isEmpty || near.max { $0.utf8.count < $1.utf8.count }.map(folders.contains) == true
        }
        taken.formUnion(found)
        return found
    }
}
