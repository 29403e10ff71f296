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

/// The added pictures, among which the new names of removed pictures are searched.
///
/// Many pictures may contain the same placeholder file. So only a few of the pictures that share a file are compared.
/// The work grows with the number of files, and not with its square.
struct RenameCandidates {
    /// The maximum number of added pictures that are compared because they contain the same file.
    private static let mostCompared = 32

    private let images: [ImageEntry]
    /// For the digest of each file, the indices of the added pictures that contain it, in descending order.
    ///
    /// Some of these pictures may already be claimed as renamed.
    private var byDigest: [String: [Int]] = [:]
    /// For the sorted digests of files, the indices of the added pictures that consist of them, in descending order.
    private var byFiles: [[String]: [Int]] = [:]
    private var taken: Set<Int> = []
    private(set) var looks = 0

    init(_ images: [ImageEntry]) {
        self.images = images
        for (number, files) in images.map(Self.files).enumerated().reversed() where !files.isEmpty {
            byFiles[files, default: []].append(number)
            for digest in Set(files) { byDigest[digest, default: []].append(number) }
        }
    }

    private static func files(of image: ImageEntry) -> [String] {
        image.variants.map(\.sha256).filter { !$0.isEmpty }.sorted()
    }

    /// Claims the first added picture with the same files as a removed picture, and returns its index.
    mutating func claim(equalTo image: ImageEntry) -> Int? {
        let files = Self.files(of: image)
        guard files.count == image.variants.count, !files.isEmpty else { return nil }
        looks += 1
        guard let number = byFiles[files]?.popLast(), images[number].variants.count == files.count else { return nil }
        taken.insert(number)
        return number
    }

    /// Claims the added picture that shares the most files, and at least half of them, with a removed picture.
    mutating func claim(sharingMostWith image: ImageEntry) -> Int? {
        var shared: [Int: Int] = [:]
        for digest in Set(Self.files(of: image)) {
            for number in free(with: digest) { shared[number, default: 0] += 1 }
        }
        let best = shared.min { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let best, 2 * best.value >= max(image.variants.count, images[best.key].variants.count) else { return nil }
        taken.insert(best.key)
        return best.key
    }

    /// Returns the indices of the first few unclaimed added pictures that contain a file.
    private mutating func free(with digest: String) -> [Int] {
        guard var numbers = byDigest.removeValue(forKey: digest) else { return [] }
        var free: [Int] = []
        while free.count < Self.mostCompared, let number = numbers.popLast() {
            looks += 1
            if !taken.contains(number) { free.append(number) }
        }
        numbers += free.reversed()
        byDigest[digest] = numbers
        return free
    }
}
