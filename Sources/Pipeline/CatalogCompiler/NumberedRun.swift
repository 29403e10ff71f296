internal import AssetCatalog
internal import FileAccess

/// A run of wide pictures with numbered names in one folder: what a carousel's banners look like when nothing was said.
struct NumberedRun {
    let folder: String
    /// The names of the pictures, in the order of their numbers.
    let names: [String]

    /// A banner is at least twice as wide as it is high: wider than any photograph a camera takes (16 : 9 at most), as
    /// wide as the flattest banners of shop apps.
    private static let leastAspectRatio = 2.0

    /// The runs of a catalog, by folder; a run has two pictures at least.
    ///
    /// - Parameter size: the pixel size of a set's picture, nil where it is not known.
    static func find(in images: [ImageSet], size: (ImageSet) -> (width: Int, height: Int)?) -> [NumberedRun] {
        var runs: [String: [(prefix: String, number: Int, name: String)]] = [:]
        for set in images {
            guard let size = size(set), Double(size.width) >= leastAspectRatio * Double(size.height),
                let (prefix, number) = cut(FilePath.name(of: set.name))
            else { continue }
            runs[set.folder, default: []].append((prefix, number, set.name))
        }
        return runs.keys.sorted().compactMap { folder in
            let numbered = runs[folder] ?? []
            let counts = Dictionary(grouping: numbered, by: \.prefix).mapValues(\.count)
            let names = numbered.filter { counts[$0.prefix, default: 0] > 1 }.sorted {
                ($0.prefix, $0.number, $0.name) < ($1.prefix, $1.number, $1.name)
            }
            return names.isEmpty ? nil : NumberedRun(folder: folder, names: names.map(\.name))
        }
    }

    /// A name cut into what is before its last digits and their number.
    private static func cut(_ name: String) -> (prefix: String, number: Int)? {
        guard let end = name.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
        var start = end
        while start > name.startIndex {
            let before = name.index(before: start)
            guard name[before].isASCII && name[before].isNumber else { break }
            start = before
        }
        let rest = name[name.index(after: end)...]
        // Digits in the middle are part of a word (`2x-sale-left`) unless only a sign such as `)` follows.
        guard rest.allSatisfy({ !$0.isLetter }), let number = Int(name[start...end]) else { return nil }
        return (String(name[..<start]), number)
    }
}
