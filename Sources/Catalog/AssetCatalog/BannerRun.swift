package import Diagnostics
internal import FileAccess

/// Numbered pictures in one folder, such as `home1` and `home2`, that form a carousel without any configuration.
///
/// The name of the pictures or of their folder contains a word such as "banner". The pictures are at least as wide as a
/// phone's screen and have similar aspect ratios.
package struct BannerRun: Sendable, Equatable {
    /// The folder that contains the pictures; in an asset catalog, that of the group or of the catalog.
    package let folder: String
    /// The text before the number in every picture's name, without trailing punctuation, such as `home` for `home-1`.
    ///
    /// It is empty if the folder has only one carousel, because the carousel then has the folder's name.
    package private(set) var word: String
    package let names: [String]

    /// The minimum width of a banner in pixels.
    ///
    /// It fills the narrowest iPhone on sale (375 points) at one pixel per point. In the public repositories of 33
    /// shops, this minimum excludes tiles, logos and buttons.
    package static let leastWidth = 375
    /// The minimum aspect ratio of a banner, that of a 3:2 photo, which floor plans and other pictures may also have.
    package static let leastAspectRatio = 1.5
    /// The maximum number of pages; a longer series is probably a collection of pictures.
    package static let mostPages = 30
    /// The maximum quotient of two aspect ratios in one carousel, such as 1130 × 500 and 1180 × 500 pixels.
    private static let shapeTolerance = 1.06
    /// The maximum quotient of two aspect ratios of one picture in different sizes, in whole pixels.
    private static let sizesTolerance = 1.01
    /// The minimum quotient of two widths of one picture in different sizes, for screens of different widths.
    private static let sizesStep = 1.15

    /// Words in the name of a picture or folder that mark the pictures as banners.
    private static let words = [
        "banner", "carousel", "carrousel", "slide", "swiper", "loop", "hero", "promo", "focus", "lunbo", "轮播", "焦点",
    ]

    /// Beginnings of the names that cameras and screenshot tools give to pictures, which may be as wide as banners.
    private static let foreignWords = [
        "screenshot", "screen shot", "screen_shot", "simulator screen", "capture", "img_", "dsc", "pxl_", "截屏", "屏幕截图",
    ]

    /// Numbered pictures that nearly qualify as a carousel, and the condition that they don't meet.
    package struct NearMiss: Sendable, Equatable {
        package let folder: String
        package let names: [String]
        /// The reason why the pictures aren't pages of a carousel.
        ///
        /// If ``firstPage`` is nil, it continues a sentence that begins with "they": "may be one picture in several
        /// sizes". Otherwise, it is a whole clause: "the aspect ratio differs, …".
        package let reason: String
        /// The first page of the carousel that leaves out these pictures; nil if there is no such carousel.
        var firstPage: String?

        /// Returns a note, at the path of the pictures' folder, about the reason why they don't form a carousel.
        package func finding(at path: String) -> Diagnostic {
            let range = names.count == 1 ? "" : " to \"\(names[names.count - 1])\""
            let numbered = "\"\(names[0])\"\(range)"
            let message =
                firstPage.map { first in
                    "\(numbered) \(names.count == 1 ? "is" : "are") left out of the carousel that begins with \"\(first)\": \(reason). To include all, list the pages under carousels in tincture.yml."
                }
                ?? "\(numbered) are numbered but not treated as a carousel: they \(reason). If they belong together, list them under carousels in tincture.yml."
            return Diagnostic(.note, .nearCarousel, at: path, message)
        }
    }

    /// A search for carousels in a catalog; the results are ordered by folder.
    package struct Search: Sendable {
        package private(set) var runs: [BannerRun] = []
        /// Numbered pictures that look like banners, by name or by size, but aren't in a carousel.
        package private(set) var nearMisses: [NearMiss] = []

        /// Finds the carousels among image sets with numbered names, such as `banner1` and `banner2`.
        ///
        /// - Parameter size: returns the size of a set's picture in pixels; nil if it is unknown or the picture can't
        ///   be decoded. The function is called only for sets with numbered names.
        package init(_ images: [ImageSet], size: (ImageSet) -> (width: Int, height: Int)?) {
            var folders: [String: [String: [(number: Int, set: ImageSet)]]] = [:]
            var seen: Set<String> = []
            // Two pictures may share a name, such as `banner2.jpg` and `banner2.png`. The first one counts.
            for set in images where seen.insert(set.name).inserted {
                guard let (prefix, number) = BannerRun.cut(FilePath.name(of: set.name)) else { continue }
                folders[set.folder, default: [:]][prefix, default: []].append((number, set))
            }
            for folder in folders.keys.sorted() {
                var found: [BannerRun] = []
                for (prefix, all) in (folders[folder] ?? [:]).sorted(by: { $0.key < $1.key })
                where all.count > 1 && !BannerRun.isForeign(prefix) {
                    let all = all.sorted { ($0.number, $0.set.name) < ($1.number, $1.set.name) }
                    let pictures = all.compactMap { _, set in size(set).map { Sized(name: set.name, size: $0) } }
                    let isNamed = BannerRun.isNamed(prefix) || BannerRun.isNamed(FilePath.name(of: folder))
                    switch BannerRun.judge(pictures, isNamed: isNamed) {
                    case .banners(let names):
                        let word = String(prefix.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
                        found.append(BannerRun(folder: folder, word: word, names: names))
                        let others = all.map(\.set.name).filter { !names.contains($0) }
                        if !others.isEmpty {
                            let reason =
                                "the aspect ratio differs, the width is less than \(BannerRun.leastWidth) pixels, or the picture cannot be decoded"
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

    /// Returns whether pictures of one name, in the order of their numbers, form a carousel, nearly do, or are
    /// unrelated.
    private static func judge(_ pictures: [Sized], isNamed: Bool) -> Verdict {
        let fitting = pictures.filter { $0.size.width >= leastWidth && $0.proportion >= leastAspectRatio }
        let banners = mostAlike(fitting)
        guard pictures.count > 1 else { return .other }
        guard isNamed else {
            return banners.count == pictures.count && banners.count <= mostPages
                ? .nearly("have no word such as banner, slide or carousel in their name or in the name of their folder")
                : .other
        }
        // A few of many pictures may be as wide as banners by accident, so at least half of the pictures must be
        // banners.
        if banners.count > 1, 2 * banners.count >= pictures.count, banners.count <= mostPages {
            if areSizes(banners) { return .nearly("may be one picture in several sizes") }
            return .banners(banners.map(\.name))
        }
        if banners.count > mostPages {
            return .nearly("are \(banners.count) pictures, and a carousel has at most \(mostPages)")
        }
        let narrow = pictures.filter { $0.size.width < leastWidth && $0.proportion >= leastAspectRatio }
        if narrow.count == pictures.count, let widest = narrow.max(by: { $0.size.width < $1.size.width }) {
            let size = (narrow.allSatisfy { $0.words == widest.words } ? "" : "up to ") + widest.words
            return .nearly("are \(size) pixels, and a banner is at least \(leastWidth) pixels wide")
        }
        if fitting.count > 1, 2 * banners.count < pictures.count {
            return .nearly("have different aspect ratios, but all banners of a carousel need the same one")
        }
        return .other
    }

    /// Returns whether pictures may be one picture in several sizes.
    private static func areSizes(_ pictures: [Sized]) -> Bool {
        let proportions = pictures.map(\.proportion).sorted()
        let widths = pictures.map { Double($0.size.width) }.sorted()
        guard let least = proportions.first, let most = proportions.last, most <= least * sizesTolerance else {
            return false
        }
        return zip(widths, widths.dropFirst()).allSatisfy { $1 >= $0 * sizesStep }
    }

    /// Returns the largest group of pictures with similar aspect ratios, in the order of the given pictures.
    private static func mostAlike(_ pictures: [Sized]) -> [Sized] {
        let proportions = pictures.map(\.proportion).sorted()
        var (best, first) = (0..<0, 0)
        for last in proportions.indices {
            while proportions[last] > proportions[first] * shapeTolerance { first += 1 }
            if last + 1 - first > best.count { best = first..<(last + 1) }
        }
        guard let least = proportions[best].first, let most = proportions[best].last else { return [] }
        return pictures.filter { (least...most).contains($0.proportion) }
    }

    private static func isForeign(_ prefix: String) -> Bool {
        let prefix = prefix.lowercased()
        return foreignWords.contains { prefix.hasPrefix($0) }
    }

    private static func isNamed(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.contains($0) }
    }

    /// Splits a name such as `home12` into the number that its last digits form and the text before these digits.
    ///
    /// The result is nil if the name has no digits, or if a letter follows the last digits.
    package static func cut(_ name: String) -> (prefix: String, number: Int)? {
        guard let end = name.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
        var start = end
        while start > name.startIndex {
            let before = name.index(before: start)
            guard name[before].isASCII && name[before].isNumber else { break }
            start = before
        }
        let rest = name[name.index(after: end)...]
        // Digits before a letter are part of a word (`2x-sale-left`). Only punctuation such as `)` may follow the
        // number.
        guard rest.allSatisfy({ !$0.isLetter }), let number = Int(name[start...end]) else { return nil }
        return (String(name[..<start]), number)
    }
}
