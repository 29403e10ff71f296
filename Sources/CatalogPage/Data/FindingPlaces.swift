internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// Which findings are about what.
struct FindingPlaces {
    private let findings: [Diagnostic]
    /// The numbers of the findings by the last part of their path, and by that of every set's folder on the way to it.
    private var byName: [String: [Int]] = [:]
    private var taken: Set<Int> = []

    init(_ findings: [Diagnostic]) {
        self.findings = findings
        for (index, finding) in findings.enumerated() {
            let parts = finding.path.split(separator: "/").map(String.init)
            for part in Set(parts.filter { $0.hasSuffix("set") || $0 == parts.last }) {
                byName[part, default: []].append(index)
            }
        }
    }

    /// The findings that are about nothing that was asked for.
    var rest: [Int] { findings.indices.filter { !taken.contains($0) } }

    /// The findings about a picture: at one of its files, or in the folder of its set.
    mutating func take(_ image: ImageEntry) -> [Int] {
        var keys: Set<String> = []
        for variant in image.variants {
            let parts = variant.file.split(separator: "/").map(String.init)
            keys.formUnion(parts.suffix(1))
            keys.formUnion(parts.filter { $0.hasSuffix(".imageset") })
        }
        if image.variants.isEmpty { keys.insert(lastPart(image.name) + ".imageset") }
        let files = image.variants.map(\.file)
        let folders = Set(files.compactMap { Self.setFolder(of: $0, ".imageset") })
        return take(keys) { finding in
            let path = FilePath.normalized(finding.path)
            return files.isEmpty || files.contains { Self.ends(path, with: $0) }
                || folders.contains { folder in
                    Self.setFolder(of: path, ".imageset").map { Self.ends($0, with: folder) } ?? false
                }
        }
    }

    /// The findings about a colour: in the folder of its set.
    mutating func take(_ color: ColorEntry) -> [Int] { take([lastPart(color.name) + ".colorset"]) { _ in true } }

    /// The findings about a carousel, which name it.
    mutating func take(_ carousel: CarouselEntry) -> [Int] {
        let found = findings.indices.filter { findings[$0].message.hasPrefix("carousel \"\(carousel.name)\"") }
        taken.formUnion(found)
        return found
    }

    private mutating func take(_ keys: Set<String>, _ isMeant: (Diagnostic) -> Bool) -> [Int] {
        let found = Set(keys.flatMap { byName[$0] ?? [] }).filter { isMeant(findings[$0]) }.sorted()
        taken.formUnion(found)
        return found
    }

    private func lastPart(_ name: String) -> String { String(name.split(separator: "/").last ?? "") }

    /// Findings name files as the user does, the manifest from the configuration's folder.
    private static func ends(_ path: String, with end: String) -> Bool { path == end || path.hasSuffix("/" + end) }

    private static func setFolder(of path: String, _ suffix: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.lastIndex(where: { $0.hasSuffix(suffix) }) else { return nil }
        return parts[...last].joined(separator: "/")
    }
}
