package import Diagnostics
internal import FileAccess

/// Numbered pictures in one folder, such as `home1` and `home2`, that form a carousel without any configuration.
///
/// The command `init`, and the command `compile` without a configuration, find carousels in this way. The pictures have
/// the same name with different numbers. The name of the pictures or of their folder contains a word such as "banner".
/// The pictures are at least as wide as a phone's screen and have similar aspect ratios.
package struct BannerRun: Sendable, Hashable {
    /// The path of the folder that contains the pictures; in an asset catalog, the folder of the group or of the
    /// catalog.
    package let folder: String
    /// The text before the number in every picture's name, without trailing punctuation, such as `home` for `home-1`.
    ///
    /// The text is empty if the names contain only numbers. It is also empty if the folder has only one carousel,
    /// because the carousel then has the folder's name.
    package private(set) var word: String
    package let names: [String]

    /// The minimum width of a banner in pixels.
    ///
    /// A picture of this width fills the narrowest iPhone on sale (375 points) at one pixel per point. In the public
    /// repositories of 33 shops, this minimum excludes tiles, logos and buttons.
    package static let leastWidth = 375
    /// The minimum aspect ratio (width divided by height) of a banner, which is the aspect ratio of a 3:2 photo.
    ///
    /// Other pictures, such as floor plans and pictures of headings, may also have this aspect ratio or a larger one.
    /// So the aspect ratio alone isn't enough: the names must also show which pictures are banners.
    package static let leastAspectRatio = 1.5
    /// The maximum number of numbered pictures that count as one carousel, if no configuration lists them.
    ///
    /// A longer series of numbered pictures is probably a collection of pictures, not a carousel.
    package static let mostPages = 30
    /// The maximum quotient of the largest and the smallest aspect ratio in one carousel.
    ///
    /// For example, pictures of 1130 × 500 and 1180 × 500 pixels may be in the same carousel.
    private static let shapeTolerance = 1.06
    /// The maximum quotient of two aspect ratios for which two files may contain one picture in different sizes.
    ///
    /// The aspect ratios differ slightly, because widths and heights are rounded to whole pixels.
    private static let sizesTolerance = 1.01
    /// The minimum quotient of two widths for which two files may contain one picture in different sizes.
    ///
    /// Web pages use a picture in several sizes for screens of different widths.
    private static let sizesStep = 1.15

    /// Words in the name of a picture or folder that mark the pictures as banners.
    private static let words = [
        "banner", "carousel", "carrousel", "slide", "swiper", "loop", "hero", "promo", "focus", "lunbo", "轮播", "焦点",
    ]

    /// Beginnings of the names that cameras and screenshot tools give to pictures.
    ///
    /// A screenshot of a desktop is as wide as a banner, so pictures with these names are ignored.
    private static let foreignWords = [
        "screenshot", "screen shot", "screen_shot", "simulator screen", "capture", "img_", "dsc", "pxl_", "截屏", "屏幕截图",
    ]

    /// Numbered pictures that nearly qualify as a carousel, and the condition that they don't meet.
    package struct NearMiss: Sendable, Hashable {
        package let folder: String
        package let names: [String]
        /// The reason why the pictures aren't pages of a carousel.
        ///
        /// If ``firstPage`` is nil, the pictures only nearly form a carousel of their own. The text then continues a
        /// sentence that begins with "they": "may be one picture in several sizes".
        ///
        /// Otherwise, the carousel that begins with ``firstPage`` leaves out these pictures. The text is then a whole
        /// clause: "the aspect ratio differs, …".
        package let reason: String
        /// The first page of the carousel that leaves out these pictures; nil if there is no such carousel.
        ///
        /// The pages of that carousel have the same name as these pictures, with other numbers.
        var firstPage: String?

        /// Returns a note that tells the user why the pictures don't form a carousel.
        ///
        /// - Parameter path: the path of the pictures' folder, at which the note is reported.
        package func finding(at path: String) -> Diagnostic {
            let range = names.count == 1 ? "" : " to \"\(names[names.count - 1])\""
            if let firstPage {
                return Diagnostic(
                    .note, .nearCarousel, at: path,
                    "\"\(names[0])\"\(range) \(names.count == 1 ? "is" : "are") left out of the carousel that begins with \"\(firstPage)\": \(reason). To include all, list the pages under carousels in tincture.yml."
                )
            }
            return Diagnostic(
                .note, .nearCarousel, at: path,
                "\"\(names[0])\"\(range) are numbered but not treated as a carousel: they \(reason). "
                    + "If they belong together, list them under carousels in tincture.yml.")
        }
    }

    /// The result of a search for carousels in a catalog.
    ///
    /// It lists the carousels, and the numbered pictures (such as `loop1` and `loop2`) that nearly qualify as a
    /// carousel. Both lists are ordered by folder.
    package struct Search: Sendable {
        package private(set) var runs: [BannerRun] = []
        /// Numbered pictures that look like banners but aren't in a carousel.
        ///
        /// The name of the pictures or of their folder has a word such as `banner`, or the pictures have the width and
        /// aspect ratio of banners.
        package private(set) var nearMisses: [NearMiss] = []

        /// Finds the carousels among image sets with numbered names, such as `banner1` and `banner2`.
        ///
        /// - Parameters:
        ///   - images: the image sets of a catalog.
        ///   - size: returns the size of a set's picture in pixels; nil if the size is unknown or the picture can't be
        ///     decoded. The function is called only for sets with numbered names.
        package init(_ images: [ImageSet], size: (ImageSet) -> (width: Int, height: Int)?) {
            var folders: [String: [String: [Numbered]]] = [:]
            var seen: Set<String> = []
            // Two pictures may share a name, such as `banner2.jpg` and `banner2.png`. The first one counts.
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

    /// Returns whether numbered pictures form a carousel, nearly form a carousel, or are unrelated pictures.
    ///
    /// - Parameters:
    ///   - pictures: pictures that have the same name with different numbers, in the order of the numbers.
    ///   - isNamed: whether the name or folder of the pictures contains a word such as "banner".
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

    /// Returns whether pictures may be one picture in several sizes: they have the same aspect ratio and clearly
    /// different widths.
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

    /// Splits a name such as `home12` into the number that its last digits form and the text before these digits.
    ///
    /// The result is nil if the name has no digits, or if a letter follows the last digits. Other characters after the
    /// last digits are ignored, such as `)`.
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
