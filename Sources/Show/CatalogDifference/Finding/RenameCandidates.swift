internal import CatalogManifest

/// The pictures that came, to find those that went among them.
///
/// Of the pictures that share a file only a few are compared, for a thousand pictures may all have the same
/// placeholder: the work grows with the number of files, not with its square.
struct RenameCandidates {
    /// So many of the pictures with one file are compared, as many as git compares at most for one file.
    private static let mostCompared = 32

    private let images: [ImageEntry]
    /// Those that have a file, by its digest, in their order; some of them may be taken.
    private var byDigest: [String: [Int]] = [:]
    /// Where the first that is not taken may be.
    private var starts: [String: Int] = [:]
    /// Those with the same files, the last one first.
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

    /// The digests of a picture's files, sorted.
    private static func files(of image: ImageEntry) -> [String] {
        image.variants.map(\.sha256).filter { !$0.isEmpty }.sorted()
    }

    /// Takes the first picture that has the same files.
    mutating func claim(equalTo image: ImageEntry) -> Int? {
        let files = Self.files(of: image)
        guard files.count == image.variants.count, !files.isEmpty else { return nil }
        looks += 1
        guard let number = byFiles[files]?.popLast(), images[number].variants.count == files.count else { return nil }
        taken.insert(number)
        return number
    }

    /// Takes the picture that shares most of the files, and at least half of them; of several the first.
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

    /// The first few pictures with a file that are not taken; those that are taken are looked at once.
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
        // What is free moves to the end of what was looked at, over what is taken.
        let start = index - free.count
        for (offset, number) in free.enumerated() { numbers[start + offset] = number }
        starts[digest] = start
        byDigest[digest] = numbers
        return free
    }
}
