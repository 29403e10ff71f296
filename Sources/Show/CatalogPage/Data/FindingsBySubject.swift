internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// The findings by their subjects.
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

    /// Returns the subjects that show a finding on the page: a carousel also shows the findings about its pages.
    private static func shown(_ subject: Subject) -> [Subject] {
        switch subject {
        case .page(let carousel, _, _): [.carousel(carousel)]
        case .both(let first, let second): Array(Set(shown(first) + shown(second)))
        default: [subject]
        }
    }

    /// The numbers of the findings that weren't claimed for a subject.
    var rest: [Int] { paths.indices.filter { !taken.contains($0) } }

    /// Returns the numbers of the findings about a picture, and marks them as shown.
    ///
    /// - Parameter isAlone: whether no other picture has its name. If one does, a finding must be in the picture's
    ///   folder.
    mutating func claim(_ image: ImageEntry, isAlone: Bool) -> [Int] {
        let folders = Set(image.variants.map { "/" + FilePath.folder(of: $0.file) })
        return claim(.image(image.name)) { path in
            isAlone || folders.contains { ("/" + FilePath.folder(of: path)).hasSuffix($0) }
        }
    }

    /// Returns the numbers of the findings about a subject in certain files, and marks them as shown.
    mutating func claim(_ subject: Subject, where isIncluded: (_ path: String) -> Bool = { _ in true }) -> [Int] {
        let found = (numbers[subject] ?? []).filter { isIncluded(paths[$0]) }
        taken.formUnion(found)
        return found
    }
}
