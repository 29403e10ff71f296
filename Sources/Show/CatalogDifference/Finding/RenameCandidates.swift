internal import CatalogManifest

/// The added pictures, for finding the removed ones among them.
///
/// Of the pictures that share a file, only a few are compared, because a thousand pictures may have the same
/// placeholder. So the work grows with the number of files, not with its square.
struct RenameCandidates {
    /// The maximum number of compared pictures with one file, the same as in git.
    private static let mostCompared = 32

    private let images: [ImageEntry]
    /// The candidates by the digest of a file, in their order; some may be taken.
    private var byDigest: [String: [Int]] = [:]
    /// The index from which each file's candidates are searched.
    private var starts: [String: Int] = [:]
    /// The candidates by all their files, the last one first.
    private var byFiles: [[String]: [Int]] = [:]
    private var taken: Set<Int> = []
    private(set) var looks = 0

    init(_ images: [ImageEntry]) {
        self.images = images
        let files = images.map(Self.files)
        for (number, files) in files.enumerated().reversed() where !files.isEmpty {
            byFiles[files, default: []].append(number)
        }
        for (number, files) in files.enumerated() {
            for digest in Set(files) { byDigest[digest, default: []].append(number) }
        }
    }

    /// Returns the digests of a picture's files, sorted.
    private static func files(of image: ImageEntry) -> [String] {
        image.variants.map(\.sha256).filter { !$0.isEmpty }.sorted()
    }

    /// Removes and returns the first picture with the same files.
    mutating func claim(equalTo image: ImageEntry) -> Int? {
        let files = Self.files(of: image)
        guard files.count == image.variants.count, !files.isEmpty else { return nil }
        looks += 1
        guard let number = byFiles[files]?.popLast(), images[number].variants.count == files.count else { return nil }
        taken.insert(number)
        return number
    }

    /// Removes and returns the picture that shares most of the files, and at least half of them; of several the first.
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

    /// Returns the first few free pictures with a file; taken ones are only visited once.
    private mutating func free(with digest: String) -> [Int] {
        guard var numbers = byDigest[digest] else { return [] }
        byDigest[digest] = nil
        var free: [Int] = []
        var index = starts[digest] ?? 0
        while index < numbers.count, free.count < Self.mostCompared {
            looks += 1
            if !taken.contains(numbers[index]) { free.append(numbers[index]) }
            index += 1
        }
        // Free ones move to the end of the visited part, over taken ones.
        let start = index - free.count
        for (offset, number) in free.enumerated() { numbers[start + offset] = number }
        starts[digest] = start
        byDigest[digest] = numbers
        return free
    }
}
