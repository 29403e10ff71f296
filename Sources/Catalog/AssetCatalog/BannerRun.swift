package import Diagnostics
internal import FileAccess

/// A run of numbered banners in one folder, recognized as a carousel without any configuration.
///
/// `compile` without a configuration, `init` and the documentation share this rule. The banners of a folder have the
/// same name with different numbers. Their name or folder contains a word such as "banner". They are as wide as a
/// screen and have similar aspect ratios.
package struct BannerRun: Sendable, Hashable {
    /// The folder or group.
    package let folder: String
    /// The word before the numbers, without trailing punctuation.
    ///
    /// Empty if the names contain only numbers, or if the folder has only one run, which is named after the folder.
    package private(set) var word: String
    /// The names of the pictures, in the order of their numbers.
    package let names: [String]

    /// The minimum width of a banner in pixels: the width in points of the narrowest iPhone on sale.
    ///
    /// Among the numbered wide pictures in 33 public shop repositories, this minimum excludes tiles, logos and buttons.
    package static let leastWidth = 375
    /// The minimum aspect ratio of a banner, that of a 3:2 photo.
    ///
    /// No aspect ratio separates banners from plans, galleries and headings, so their name or folder must do that.
    package static let leastAspectRatio = 1.5
    /// The maximum number of pages in a carousel; a longer run is considered a collection.
    package static let mostPages = 30
    /// The maximum ratio between the aspect ratios of banners in one carousel.
    ///
    /// For example, 1130 × 500 and 1180 × 500 belong to the same carousel.
    private static let shapeTolerance = 1.06
    /// The maximum ratio between the aspect ratios of one picture in several sizes, which are whole pixels.
    private static let sizesTolerance = 1.01
    /// The minimum ratio between the widths of one picture in several sizes.
    ///
    /// A page of the web has such pictures for screens of different widths.
    private static let sizesStep = 1.15

    /// Words that identify the pictures of a carousel, alone or within a longer name.
    private static let words = [
        "banner", "carousel", "carrousel", "slide", "swiper", "loop", "hero", "promo", "focus", "lunbo", "轮播", "焦点",
    ]

    /// Name prefixes that cameras and screenshot tools use.
    ///
    /// A screenshot of a desktop is as wide as a banner.
    private static let foreignWords = [
        "screenshot", "screen shot", "screen_shot", "simulator screen", "capture", "img_", "dsc", "pxl_", "截屏", "屏幕截图",
    ]

    /// A numbered run that almost qualifies as a carousel, and the reason it doesn't.
    package struct NearMiss: Sendable, Hashable {
        /// The folder or group.
        package let folder: String
        /// The names of the pictures, in the order of their numbers.
        package let names: [String]
        /// The unmet condition, worded for a message: "are 750 × 450, and only …".
        package let reason: String
        /// The first page of the carousel that other pictures of the run form; nil if there is none.
        var firstPage: String?

        /// Returns a note about the near miss.
        ///
        /// - Parameter path: the folder, as the user would name it.
        package func finding(at path: String) -> Diagnostic {
            let range = names.count == 1 ? "" : " to \"\(names[names.count - 1])\""
            if let firstPage {
                return Diagnostic(
                    .note, .nearCarousel, at: path,
                    "\"\(names[0])\"\(range) \(names.count == 1 ? "is" : "are") left out of the carousel that begins with "
                        + "\"\(firstPage)\": \(reason). To include them, list all pages under carousels in tincture.yml."
                )
            }
            return Diagnostic(
                .note, .nearCarousel, at: path,
                "\"\(names[0])\"\(range) are numbered but not treated as a carousel: they \(reason). "
                    + "If they are one, list them under carousels in tincture.yml.")
        }
    }

    /// The runs and near misses of a catalog, ordered by folder.
    package struct Search: Sendable {
        /// The runs, each with at least two pictures.
        package private(set) var runs: [BannerRun] = []
        /// Numbered pictures that have a banner's name or width but don't form a carousel.
        package private(set) var nearMisses: [NearMiss] = []

        /// - Parameter size: the pixel size of a set's picture, or nil if it is unknown or can't be decoded.
        ///   Called only for numbered pictures.
        package init(_ images: [ImageSet], size: (ImageSet) -> (width: Int, height: Int)?) {
            var folders: [String: [String: [Numbered]]] = [:]
            var seen: Set<String> = []
            // A name belongs to the first picture that has it: `banner2.jpg` and `banner2.png` share one.
            for set in images where seen.insert(set.name).inserted {
                guard let (prefix, number) = BannerRun.cut(FilePath.name(of: set.name)) else { continue }
                folders[set.folder, default: [:]][prefix, default: []].append(
                    Numbered(number: number, name: set.name, set: set))
            }
            for folder in folders.keys.sorted() {
                var found: [BannerRun] = []
                for (prefix, all) in (folders[folder] ?? [:]).sorted(by: { $0.key < $1.key })
                where all.count > 1 && !BannerRun.isForeign(prefix) {
                    let all = all.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
                    let pictures = all.compactMap { picture in
                        size(picture.set).map { Sized(name: picture.name, size: $0) }
                    }
                    let isNamed = BannerRun.isNamed(prefix) || BannerRun.isNamed(FilePath.name(of: folder))
                    switch BannerRun.judge(pictures, isNamed: isNamed) {
                    case .banners(let names):
                        let word = String(prefix.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
                        found.append(BannerRun(folder: folder, word: word, names: names))
                        let others = all.map(\.name).filter { !names.contains($0) }
                        if !others.isEmpty {
                            let reason =
                                "another shape, less than \(BannerRun.leastWidth) pixels wide, or not decodable"
                            nearMisses.append(
                                NearMiss(folder: folder, names: others, reason: reason, firstPage: names[0]))
                        }
                    case .nearly(let reason):
                        nearMisses.append(NearMiss(folder: folder, names: pictures.map(\.name), reason: reason))
                    case .other: break
                    }
                }
                if found.count == 1 { found[0].word = "" }
                runs += found
            }
        }
    }

    private struct Numbered {
        let number: Int
        let name: String
        let set: ImageSet
    }

    private struct Sized {
        let name: String
        let size: (width: Int, height: Int)
        var proportion: Double { Double(size.width) / Double(max(1, size.height)) }
        var words: String { "\(size.width) × \(size.height)" }
    }

    private enum Verdict {
        case banners([String])
        case nearly(String)
        case other
    }

    /// Returns whether pictures with the same name, in the order of their numbers, form a run of banners or almost do.
    private static func judge(_ pictures: [Sized], isNamed: Bool) -> Verdict {
        let fitting = pictures.filter { $0.size.width >= leastWidth && $0.proportion >= leastAspectRatio }
        let banners = mostAlike(fitting)
        guard pictures.count > 1 else { return .other }
        guard isNamed else {
            return banners.count == pictures.count && banners.count <= mostPages
                ? .nearly("have no word such as banner, slide or carousel in their name or their folder's")
                : .other
        }
        // Among other pictures, a few may happen to be as wide as a banner, so at least half must be banners.
        if banners.count > 1, 2 * banners.count >= pictures.count, banners.count <= mostPages {
            if areSizes(banners) { return .nearly("may be one picture in several sizes") }
            return .banners(banners.map(\.name))
        }
        if banners.count > mostPages {
            return .nearly("are \(banners.count) pictures, and a carousel has at most \(mostPages)")
        }
        let narrow = pictures.first { $0.size.width < leastWidth && $0.proportion >= leastAspectRatio }
        if let narrow {
            return .nearly("are \(narrow.words) pixels, and a banner is at least \(leastWidth) pixels wide")
        }
        if fitting.count > 1, 2 * banners.count < pictures.count {
            return .nearly("have different proportions, but the banners of a carousel share one")
        }
        return .other
    }

    /// Returns whether pictures may be one in several sizes: all have the same shape, and each has another width.
    private static func areSizes(_ pictures: [Sized]) -> Bool {
        let proportions = pictures.map(\.proportion).sorted()
        let widths = pictures.map { Double($0.size.width) }.sorted()
        guard let least = proportions.first, let most = proportions.last, most <= least * sizesTolerance else {
            return false
        }
        return zip(widths, widths.dropFirst()).allSatisfy { $1 >= $0 * sizesStep }
    }

    /// Returns the pictures with the most common shape, in their original order.
    private static func mostAlike(_ pictures: [Sized]) -> [Sized] {
        let proportions = pictures.map(\.proportion).sorted()
        var (best, first) = (0..<0, 0)
        for last in proportions.indices {
            while proportions[last] > proportions[first] * shapeTolerance { first += 1 }
            if last + 1 - first > best.count { best = first..<(last + 1) }
        }
        guard let range = proportions[best].first.flatMap({ low in proportions[best].last.map { low...$0 } }) else {
            return []
        }
        return pictures.filter { range.contains($0.proportion) }
    }

    private static func isForeign(_ prefix: String) -> Bool {
        let prefix = prefix.lowercased()
        return foreignWords.contains { prefix.hasPrefix($0) }
    }

    private static func isNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.contains($0) }
    }

    /// Returns the text before the last digits of a name, and the number that the digits form.
    private static func cut(_ name: String) -> (prefix: String, number: Int)? {
        guard let end = name.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
        var start = end
        while start > name.startIndex {
            let before = name.index(before: start)
            guard name[before].isASCII && name[before].isNumber else { break }
            start = before
        }
        let rest = name[name.index(after: end)...]
        // Digits in the middle are part of a word (`2x-sale-left`), unless only punctuation such as `)` follows.
        guard rest.allSatisfy({ !$0.isLetter }), let number = Int(name[start...end]) else { return nil }
        return (String(name[..<start]), number)
    }
}
