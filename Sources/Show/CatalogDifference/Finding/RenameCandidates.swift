internal import CatalogManifest

/// The added pictures, any of which may be a removed picture with a new name.
///
/// A thousand pictures may have the same placeholder file. So only a few of the pictures that share a file are
/// compared. The work grows with the number of files instead of with the square of that number.
struct RenameCandidates {
    /// The maximum number of candidates that are compared for one file.
    private static let mostCompared = 32

    private let images: [ImageEntry]
    /// For the digest of each file, the indices of the candidates that contain this file.
    ///
    /// Some of these candidates may already be claimed by a removed picture.
    private var byDigest: [String: [Int]] = [:]
    /// For each file's list in `byDigest`, the index at which the search for free candidates starts.
    private var starts: [String: Int] = [:]
    /// The indices of the candidates that have the same files, by the sorted digests of these files.
    ///
    /// The indices are in descending order.
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

    /// Claims the first candidate that has the same files as a picture, and returns the candidate's index.
    ///
    /// Nil if no candidate has the same files.
    mutating func claim(equalTo image: ImageEntry) -> Int? {
        let files = Self.files(of: image)
        guard files.count == image.variants.count, !files.isEmpty else { return nil }
        looks += 1
        guard let number = byFiles[files]?.popLast(), images[number].variants.count == files.count else { return nil }
        taken.insert(number)
        return number
    }

    /// Claims the candidate that shares the most files with a picture, and returns the candidate's index.
    ///
    /// Nil if the candidate shares less than half of the files of the picture that has more files.
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

    /// Returns the indices of the first few unclaimed candidates that contain a file.
    ///
    /// Later searches skip the claimed candidates that this search has passed.
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
