internal import CatalogManifest

/// Which pictures of two catalogs are the same under another name.
struct Renames {
    /// The name in the second catalog by that in the first.
    private let after: [String: String]
    /// The name in the first catalog by that in the second.
    private let before: [String: String]
    /// How often a picture that came was looked at for one that removedNames: what the search costs.
    let looks: Int

    /// A picture that went and one that came are one where at least half of their files have the same digest.
    init(from base: CatalogManifest, to head: CatalogManifest) {
        let (old, new) = (Set(base.images.map(\.name)), Set(head.images.map(\.name)))
        let went = base.images.filter { !new.contains($0.name) }
        let came = head.images.filter { !old.contains($0.name) }
        var candidates = RenameCandidates(came)
        var after: [String: String] = [:]
        var rest: [ImageEntry] = []
        // First those whose files are all the same, so that no other picture takes their place.
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
