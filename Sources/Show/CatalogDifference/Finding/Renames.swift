internal import CatalogManifest

/// The pictures that have different names in two catalogs.
struct Renames {
    private let after: [String: String]
    private let added: Set<String>
    /// The number of pictures that the search looked at, for tests of its cost.
    let looks: Int

    /// Matches removed and added pictures that share at least half of their files, by digest.
    init(from base: CatalogManifest, to head: CatalogManifest) {
        let (old, new) = (Set(base.images.map(\.name)), Set(head.images.map(\.name)))
        let went = base.images.filter { !new.contains($0.name) }
        let came = head.images.filter { !old.contains($0.name) }
        var candidates = RenameCandidates(came)
        var after: [String: String] = [:]
        var rest: [ImageEntry] = []
        // Pictures with exactly the same files are matched first, so that no similar picture takes their match.
        for image in went {
            if let number = candidates.claim(equalTo: image) {
                after[image.name] = came[number].name
            } else {
                rest.append(image)
            }
        }
        for image in rest {
            if let number = candidates.claim(sharingMostWith: image) { after[image.name] = came[number].name }
        }
        self.after = after
        looks = candidates.looks
        added = Set(after.values)
    }

    func after(_ name: String) -> String { after[name] ?? name }

    func isRenamed(_ name: String) -> Bool { after[name] != nil }

    func wasRenamed(_ name: String) -> Bool { added.contains(name) }
}
