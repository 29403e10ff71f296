internal import FileAccess
internal import ImageDecoding

/// A carousel that the names of the loose pictures in a folder suggest.
///
/// Without a configuration, `compile` makes carousels of numbered wide pictures; a first configuration must not lose
/// them.
struct StarterCarousel {
    /// The names of the pictures, in the order of their numbers.
    let pages: [String]
    /// True where the names are numbered photographs, as banners are; false for a mere proposal.
    let isLikely: Bool

    /// More pages than this are a collection, not a carousel.
    private static let mostPages = 30

    /// - Returns: nil for a folder with less than two loose pictures, or with too many.
    init?(folder: String) {
        let pictures = ((try? Folder.names(in: folder)) ?? []).map { FilePath.stemAndExtension(of: $0) }
            .filter { ImageFormat.decodableExtensions.contains($0.extension.lowercased()) && !$0.stem.contains("@") }
        let photographs = pictures.filter { $0.extension.lowercased() != "png" }
        let numbered = Self.numbered(photographs.map(\.stem))
        isLikely = numbered.count > 1
        pages = isLikely ? numbered : pictures.map(\.stem).sorted()
        if pages.count < 2 || pages.count > Self.mostPages || Set(pages).count < pages.count { return nil }
    }

    private static func numbered(_ names: [String]) -> [String] {
        let parts = names.map { name in
            let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
            return (word: name.dropLast(digits.count), number: Int(digits) ?? -1, name: name)
        }
        let counts = Dictionary(grouping: parts.filter { $0.number >= 0 }, by: \.word)
        let run = counts.values.filter { $0.count > 1 }.max { ($0.count, $1[0].word) < ($1.count, $0[0].word) } ?? []
        return run.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.name)
    }
}
