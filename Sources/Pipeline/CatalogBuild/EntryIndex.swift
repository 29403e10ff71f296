internal import CatalogCompiler
internal import CatalogManifest

/// Where the entries of the pictures are whose content decides nothing else.
struct EntryIndex {
    private let pictures: [IndependentPicture]
    private let ranges: ManifestWriter.EntryRanges
    /// The index in the list of each file, by its number in the table.
    private var numbers: [Int32]

    private static let none: Int32 = -1
    private static let several: Int32 = -2

    /// - Parameter count: the number of files in the table.
    init(_ pictures: [IndependentPicture], _ ranges: ManifestWriter.EntryRanges, count: Int) {
        self.pictures = pictures
        self.ranges = ranges
        numbers = [Int32](repeating: Self.none, count: pictures.isEmpty ? 0 : count)
        for (number, picture) in pictures.enumerated() {
            let isFirst = numbers[picture.file] == Self.none
            numbers[picture.file] = isFirst ? Int32(number) : Self.several
        }
    }

    /// The ranges of a file's entries; nil where it has none of its own.
    subscript(file: Int) -> RunRecord.EntryRanges? {
        guard !numbers.isEmpty, numbers[file] >= 0 else { return nil }
        let picture = pictures[Int(numbers[file])]
        return RunRecord.EntryRanges(
            image: ranges.images[picture.image], palette: picture.palette.map { ranges.palettes[$0] })
    }
}
