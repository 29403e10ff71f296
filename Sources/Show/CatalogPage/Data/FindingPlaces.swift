internal import CatalogManifest
internal import Diagnostics

/// Which findings are about what.
struct FindingPlaces {
    private let findings: [Diagnostic]
    private let sets: SetPlaces
    /// The numbers of the findings by their path, and by that of every set's folder on the way to it.
    private var byPath: [String: [Int]] = [:]
    private var taken: Set<Int> = []

    init(_ findings: [Diagnostic], at sets: SetPlaces) {
        self.findings = findings
        self.sets = sets
        for (index, finding) in findings.enumerated() {
            for path in Self.paths(on: finding.path) { byPath[path, default: []].append(index) }
        }
    }

    /// The path itself, and the folders of sets that it leads through.
    private static func paths(on path: String) -> [String] {
        var paths = [path]
        for end in path.indices where path[end] == "/" && path[..<end].hasSuffix("set") {
            paths.append(String(path[..<end]))
        }
        return paths
    }

    /// The findings that are about nothing that was asked for.
    var rest: [Int] { findings.indices.filter { !taken.contains($0) } }

    /// The findings about a picture: at one of its files, or in the folder of its set.
    mutating func take(_ image: ImageEntry) -> [Int] { take(sets.images[image.name]) }

    /// The findings about a color: in the folder of its set.
    mutating func take(_ color: ColorEntry) -> [Int] { take(sets.colors[color.name]) }

    /// The findings about a carousel, which name it.
    mutating func take(_ carousel: CarouselEntry) -> [Int] {
        let found = findings.indices.filter { findings[$0].message.hasPrefix("carousel \"\(carousel.name)\"") }
        taken.formUnion(found)
        return found
    }

    private mutating func take(_ paths: [String]?) -> [Int] {
        let found = Set((paths ?? []).flatMap { byPath[$0] ?? [] }).sorted()
        taken.formUnion(found)
        return found
    }
}
