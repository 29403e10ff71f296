internal import CatalogManifest

/// The added pictures, among which a removed picture is searched for under a new name.
///
/// A thousand pictures may have the same placeholder file. So only a few of the pictures that share a file are
/// compared, and the work grows with the number of files instead of its square.
struct RenameCandidates {
    /// The maximum number of candidates that are compared per file, as in git.
    private static let mostCompared = 32

    private let images: [ImageEntry]
    /// The indices of the candidates that contain each file, by the file's digest.
    ///
    /// Some may already be claimed.
    private var byDigest: [String: [Int]] = [:]
    /// For each file's list in `byDigest`, the index at which the search for free candidates starts.
    private var starts: [String: Int] = [:]
    /// The indices of the candidates by the digests of all their files, in reverse order.
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

    /// Removes and returns the candidate that shares the most files; nil if it shares less than half of them.
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

    /// Returns the first few unclaimed candidates that contain a file.
    ///
    /// It moves past claimed candidates, so each is visited only once.
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
        // The free candidates move behind the claimed ones, so that the next search can start at them.
        let start = index - free.count
        for (offset, number) in free.enumerated() { numbers[start + offset] = number }
        starts[digest] = start
        byDigest[digest] = numbers
        return free
    }
}
