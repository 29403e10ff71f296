internal import CatalogManifest

/// Which pictures of two catalogs are the same under another name.
struct Renames {
    /// The name in the second catalog by that in the first.
    private let after: [String: String]
    /// The name in the first catalog by that in the second.
    private let before: [String: String]

    /// A picture that went and one that came are one where at least half of their files have the same digest.
    init(from base: CatalogManifest, to head: CatalogManifest) {
        let (old, new) = (Set(base.images.map(\.name)), Set(head.images.map(\.name)))
        let went = base.images.filter { !new.contains($0.name) }
        let came = head.images.filter { !old.contains($0.name) }
        var byDigest: [String: [Int]] = [:]
        for (number, image) in came.enumerated() {
            for digest in Set(image.variants.map(\.sha256)) where !digest.isEmpty {
                byDigest[digest, default: []].append(number)
            }
        }
        var taken: Set<Int> = []
        var after: [String: String] = [:]
        for image in went {
            var shared: [Int: Int] = [:]
            for digest in Set(image.variants.map(\.sha256)) {
                for number in byDigest[digest] ?? [] where !taken.contains(number) { shared[number, default: 0] += 1 }
            }
            // Of several the one that shares most, and of those the first.
            let best = shared.min { ($1.value, $0.key) < ($0.value, $1.key) }
            guard let best, 2 * best.value >= max(image.variants.count, came[best.key].variants.count) else { continue }
            taken.insert(best.key)
            after[image.name] = came[best.key].name
        }
        self.after = after
        before = Dictionary(after.map { ($1, $0) }) { first, _ in first }
    }

    /// The name in the second catalog of a picture of the first.
    func after(_ name: String) -> String { after[name] ?? name }

    /// The name in the first catalog of a picture of the second.
    func before(_ name: String) -> String { before[name] ?? name }

    /// True where the picture of the first catalog has another name in the second.
    func isRenamed(_ name: String) -> Bool { after[name] != nil }

    /// True where the picture of the second catalog had another name in the first.
    func wasRenamed(_ name: String) -> Bool { before[name] != nil }
}
