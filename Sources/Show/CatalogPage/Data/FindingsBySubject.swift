internal import Diagnostics

/// The findings by their subjects.
struct FindingsBySubject {
    private let count: Int
    private var numbers: [Subject: [Int]] = [:]
    private var taken: Set<Int> = []

    init(_ diagnostics: [Diagnostic]) {
        count = diagnostics.count
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
    var rest: [Int] { (0..<count).filter { !taken.contains($0) } }

    /// Returns the numbers of the findings about a subject, and marks them as shown.
    mutating func claim(_ subject: Subject) -> [Int] {
        let found = numbers[subject] ?? []
        taken.formUnion(found)
        return found
    }
}
