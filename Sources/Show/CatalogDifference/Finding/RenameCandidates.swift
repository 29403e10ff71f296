internal import CatalogManifest

/// The added pictures, among which removed pictures are searched for under a new name.
///
/// Of the pictures that share a file, only a few are compared, because a thousand pictures may have the same
/// placeholder. So the work grows with the number of files, not with its square.
struct RenameCandidates {
    /// The maximum number of candidates compared per file; git uses the same number.
    private static let mostCompared = 32

    private let images: [ImageEntry]
    /// The indices of the candidates that contain each file, by its digest, in order; some may already be claimed.
    private var byDigest: [String: [Int]] = [:]
    /// The index in each file's list at which the search for free candidates starts.
    private var starts: [String: Int] = [:]
    /// The candidates by the digests of all their files, in reverse order.
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

    /// Removes and returns the first candidate with the same files; nil if there is none.
    mutating func claim(equalTo image: ImageEntry) -> Int? {
        let files = Self.files(of: image)
        guard files.count == image.variants.count, !files.isEmpty else { return nil }
        looks += 1
        guard let number = byFiles[files]?.popLast(), images[number].variants.count == files.count else { return nil }
        taken.insert(number)
        return number
    }

    /// Removes and returns the first candidate that shares most of the files, if it has at least half of them.
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

    /// Returns the first few free candidates with a file; claimed ones are only visited once.
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
        // Moves free candidates to the end of the visited part, in place of claimed ones.
        let start = index - free.count
        for (offset, number) in free.enumerated() { numbers[start + offset] = number }
        starts[digest] = start
        byDigest[digest] = numbers
        return free
    }
}
