internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics

/// A comparison of two carousels with the same name, whose pages match if they show the same picture.
struct CarouselComparison {
    let base: CarouselEntry
    let head: CarouselEntry
    /// For each page of the second carousel, the index of the matching page in the first; nil for a new page.
    let matches: [Int?]
    private let renames: Renames

    /// Returns a comparison for every carousel of the second catalog, with an empty carousel if the first has none.
    static func all(_ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames) -> [CarouselComparison] {
        let old = Dictionary(base.carousels.map { ($0.name, $0) }) { first, _ in first }
        return head.carousels.map { carousel in
            CarouselComparison(old[carousel.name], carousel, renames)
        }
    }

    private let isInBoth: Bool

    private init(_ base: CarouselEntry?, _ head: CarouselEntry, _ renames: Renames) {
        isInBoth = base != nil
        self.base =
            base
            ?? CarouselEntry(
                name: head.name, style: head.style, wraps: head.wraps, interpolation: head.interpolation, pages: [],
                transitions: [])
        self.head = head
        self.renames = renames
        // If a picture is on several pages, its pages are matched in order.
        var free: [String: [Int]] = [:]
        for (number, page) in self.base.pages.enumerated().reversed() {
            free[renames.after(page.image), default: []].append(number)
        }
        matches = head.pages.map { free[$0.image]?.popLast() }
    }

    /// The indices of each matched page in the first and in the second carousel.
    var matchedPages: [(before: Int, after: Int)] {
        matches.enumerated().compactMap { after, before in before.map { ($0, after) } }
    }

    /// The changes except those of the pages' own colors; nil if there are none, or if the carousel is new.
    var change: CarouselChange? {
        guard isInBoth else { return nil }
        let known = Set(matches.compactMap(\.self))
        let change = CarouselChange(
            name: head.name,
            added: head.pages.indices.filter { matches[$0] == nil }.map { head.pages[$0].image },
            removed: base.pages.indices.filter { !known.contains($0) }.map { base.pages[$0].image },
            moved: moved, neighbors: neighbors, settings: settings, blend: blend)
        let isSame =
            change.added.isEmpty && change.removed.isEmpty && change.moved.isEmpty && change.settings.isEmpty
            && change.blend == nil
        return isSame ? nil : change
    }

    /// The pages that moved; the page that moved farthest comes first.
    ///
    /// All other matched pages are in the same order in both carousels. If two pages were exchanged, the list has just
    /// these two.
    var moved: [CarouselChange.Move] {
        let kept = Set(Self.longestIncreasing(matchedPages.map(\.before)))
        let outOfOrder = matchedPages.filter { !kept.contains($0.before) }
        let elsewhere = matchedPages.filter { $0.before != $0.after }
        return (elsewhere.count <= outOfOrder.count ? elsewhere : outOfOrder).map { pair in
            CarouselChange.Move(image: head.pages[pair.after].image, from: pair.before, to: pair.after)
        }.sorted { (abs($1.to - $1.from), $0.to) < (abs($0.to - $0.from), $1.to) }
    }

    /// Returns a longest increasing subsequence of a list.
    private static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        // At each index i: the increasing subsequence of length i + 1 that ends with the smallest number.
        var lists: [[Int]] = []
        for number in numbers {
            let place = lists.firstIndex { number <= ($0.last ?? number) } ?? lists.count
            let list = (place > 0 ? lists[place - 1] : []) + [number]
            if place < lists.count { lists[place] = list } else { lists.append(list) }
        }
        return lists.last ?? []
    }

    private var neighbors: [CarouselChange.Neighbors] {
        let old = Set(base.transitions.map { Ends($0) })
        let lowest = Self.lowest(head, overlay: head.contrast?.overlay, isDark: false)
        return head.transitions.map { Ends($0) }.compactMap { ends in
            guard let former = former(ends), !old.contains(former) else { return nil }
            return CarouselChange.Neighbors(
                from: head.pages[ends.from].image, to: head.pages[ends.to].image, contrast: lowest[ends]?.contrast)
        }
    }

    private var settings: [CarouselChange.Setting] {
        zip(Self.settings(of: base, renames), Self.settings(of: head, nil)).compactMap { before, after in
            before.value == after.value
                ? nil : CarouselChange.Setting(key: before.key, before: before.value, after: after.value)
        }
    }

    private static func settings(of carousel: CarouselEntry, _ renames: Renames?) -> [(key: String, value: String?)] {
        func number(_ value: Double?) -> String? { value.map { ShortNumber.text($0) } }
        return [
            ("style", carousel.style), ("wraps", "\(carousel.wraps)"), ("backdrops", carousel.backdrops),
            ("interpolation", carousel.interpolation), ("hue", carousel.hue), ("easing", carousel.easing),
            ("spacing", number(carousel.spacing)), ("padding", number(carousel.padding)),
            ("threshold", number(carousel.threshold)),
            ("foreground", carousel.foreground.map { renames?.after($0) ?? $0 }),
            ("overlay", carousel.contrast?.overlay), ("contrast", number(carousel.contrast?.required)),
        ]
    }

    /// The largest change of the colors between two pages whose own colors are unchanged; nil if there is none.
    private var blend: CarouselChange.Blend? {
        var worst: CarouselChange.Blend?
        let known = Dictionary(base.transitions.map { (Ends($0), $0) }) { first, _ in first }
        for new in head.transitions {
            guard let old = former(Ends(new)).flatMap({ known[$0] }) else { continue }
            let (before, after) = (old.colors.map(\.hex), new.colors.map(\.hex))
            let last = max(before.count, after.count) - 1
            guard before.first == after.first, before.last == after.last, before != after, last > 0 else { continue }
            let (first, second) = (ColorStops(before.evenly), ColorStops(after.evenly))
            for step in 0...last {
                let progress = Double(step) / Double(last)
                guard let one = first.color(at: progress), let other = second.color(at: progress) else { continue }
                let distance = ColorDistance.rounded(ciede2000(one, other))
                if distance > (worst?.distance ?? 0) {
                    worst = .init(distance: distance, position: Double(new.from) + progress)
                }
            }
        }
        return worst
    }

    /// Returns the indices in the first carousel of the same two pages; nil if it lacks one of them.
    private func former(_ ends: Ends) -> Ends? {
        guard matches.indices.contains(ends.from), matches.indices.contains(ends.to),
            let from = matches[ends.from], let to = matches[ends.to]
        else { return nil }
        return Ends(from: from, to: to)
    }

    private struct Ends: Hashable {
        var from: Int
        var to: Int

        init(from: Int, to: Int) { (self.from, self.to) = (from, to) }

        init(_ transition: CarouselEntry.Transition) { self.init(from: transition.from, to: transition.to) }
    }
}

extension CarouselComparison {
    /// The required contrast if none is configured: that of text in WCAG 2.2, success criterion 1.4.3.
    static let standardLimit = 4.5
    /// The smallest loss of contrast to report.
    ///
    /// Rounding colors to 8 bits, or saving a picture again with compression, can cause smaller ones.
    private static let leastLoss = 0.1

    /// The changes in the contrast of text on pages, in light and dark mode, in the order of the pages.
    var text: [TextChange] {
        zip(head.pages, matches).flatMap { page, match in
            [false, true].flatMap { isDark -> [TextChange] in
                if isDark, page.textDark == nil { return [] }
                let former = match.map { base.pages[$0].text(isDark: isDark) } ?? []
                let known = Dictionary(former.map { ($0.name, $0) }) { first, _ in first }
                return page.text(isDark: isDark).compactMap { change($0, known[$0.name], on: page.image, isDark) }
            }
        }
    }

    private func change(_ text: TextEntry, _ former: TextEntry?, on image: String, _ isDark: Bool) -> TextChange? {
        let (before, after) = (former?.lowest.ratio, text.lowest.ratio)
        let change = ContrastChange.Change(
            failed: former?.fails ?? false, fails: text.fails, isLower: (before ?? 21) - after >= Self.leastLoss)
        guard let change, change != .lower else { return nil }
        return TextChange(
            carousel: head.name, image: image, area: text.name, appearance: isDark ? "dark" : "light",
            change: change, foreground: text.foreground, minimum: text.minimum, before: before, after: after,
            failing: text.failing)
    }

    /// The changes in the contrast of the overlay color (of text or icons) with the backdrop, in light and dark mode.
    var contrast: [ContrastChange] {
        [
            contrastChange(head.contrast, base.contrast, isDark: false),
            contrastChange(head.contrastDark, base.contrastDark, isDark: true),
        ].compactMap(\.self)
    }

    private func contrastChange(
        _ after: CarouselEntry.Contrast?, _ before: CarouselEntry.Contrast?, isDark: Bool
    ) -> ContrastChange? {
        guard let after else { return nil }
        // The configured limit applies to both modes, but the manifest only contains it for light mode.
        let limit = head.contrast?.required ?? Self.standardLimit
        let ranges = lowRanges(after.overlay, before?.overlay, limit, isDark: isDark)
        let change: ContrastChange.Change
        switch (before.flatMap { $0.worst < limit ? $0.worst : nil }, after.worst < limit) {
        case (nil, false): return nil
        case (nil, true): change = .new
        case (_?, false): change = .fixed
        case (let worst?, true):
            let isLower = worst - after.worst >= Self.leastLoss
            guard isLower || !ranges.isEmpty else { return nil }
            change = !isLower && ranges.contains { ($0.before ?? .infinity) >= limit } ? .new : .worse
        }
        return ContrastChange(
            carousel: head.name, appearance: isDark ? "dark" : "light", change: change, overlay: after.overlay,
            limit: limit,
            before: before?.worst, after: after.worst, position: after.position,
            page: Self.page(at: after.position, of: head), formerPosition: before?.position,
            formerPage: before.flatMap { Self.page(at: $0.position, of: base) }.map(renames.after), ranges: ranges)
    }

    /// Returns the picture on the page nearest to a scroll position; nil outside the carousel.
    private static func page(at position: Double, of carousel: CarouselEntry) -> String? {
        let pages = carousel.pages
        guard !pages.isEmpty, (0...Double(pages.count)).contains(position) else { return nil }
        return pages[Int(position.rounded()) % pages.count].image
    }

    /// Returns the transitions whose contrast is newly below a limit, then those whose contrast fell further below it.
    ///
    /// The transition of two pages that weren't neighbors is compared with the lowest contrast of either page.
    private func lowRanges(
        _ overlay: String, _ former: String?, _ limit: Double, isDark: Bool
    ) -> [ContrastChange.Range] {
        let old = Self.lowest(base, overlay: former, isDark: isDark)
        return Self.lowest(head, overlay: overlay, isDark: isDark).compactMap { ends, after in
            guard after.contrast < limit, head.pages.indices.contains(ends.from), head.pages.indices.contains(ends.to)
            else { return nil }
            let same = self.former(ends).flatMap { old[$0] }
            let before = same?.contrast ?? formerContrast(at: ends, overlay, former, limit, isDark: isDark)
            if let before, before < limit, before - after.contrast < Self.leastLoss { return nil }
            return ContrastChange.Range(
                from: head.pages[ends.from].image, to: head.pages[ends.to].image, before: before,
                after: after.contrast, position: after.position, formerPosition: same?.position)
        }.sorted { one, other in
            func isOld(_ range: ContrastChange.Range) -> Int { (range.before ?? .infinity) < limit ? 1 : 0 }
            return (isOld(one), one.after, one.from, one.to, one.position)
                < (isOld(other), other.after, other.from, other.to, other.position)
        }
    }

    /// Returns the lowest contrast that either page of a new transition had; nil if one is new and below the limit.
    private func formerContrast(
        at ends: Ends, _ overlay: String, _ former: String?, _ limit: Double, isDark: Bool
    ) -> Double? {
        let pages = [ends.from, ends.to].map { (matches[$0].map { base.pages[$0] }, head.pages[$0]) }
        guard pages.allSatisfy({ $0 != nil || ($1.lowestContrast(of: overlay, isDark: isDark) ?? limit) >= limit }),
            let former
        else { return nil }
        return pages.compactMap { $0.0?.lowestContrast(of: former, isDark: isDark) }.min()
    }

    /// Returns the lowest contrast in each transition at any height, and its scroll position, to two decimals.
    private static func lowest(
        _ carousel: CarouselEntry, overlay: String?, isDark: Bool
    ) -> [Ends: (contrast: Double, position: Double)] {
        guard let overlay = overlay.flatMap({ SRGB8(hex: $0) }) else { return [:] }
        var lowest: [Ends: (contrast: Double, position: Double)] = [:]
        let light = carousel.transitions + (carousel.tracks ?? []).flatMap(\.transitions)
        let dark = (carousel.dark?.transitions ?? []) + (carousel.dark?.tracks ?? []).flatMap(\.transitions)
        let transitions =
            isDark
            ? dark.map { (Ends(from: $0.from, to: $0.to), $0.stops.map { ($0.progress, $0.hex) }) }
            : light.map { (Ends($0), $0.colors) }
        for (ends, colors) in transitions {
            for (progress, hex) in colors {
                guard let color = SRGB8(hex: hex) else { continue }
                let contrast = roundedDown(contrast: contrastRatio(overlay, color))
                guard contrast < lowest[ends]?.contrast ?? .infinity else { continue }
                lowest[ends] = (contrast, ColorDistance.rounded(Double(ends.from) + progress))
            }
        }
        return lowest
    }
}

extension CarouselEntry.Transition {
    /// The colors along the transition, at locations from 0 to 1: its samples, or else its stops.
    fileprivate var colors: [(location: Double, hex: String)] {
        samples.isEmpty ? stops.map { ($0.progress, $0.hex) } : samples.evenly
    }
}

extension [String] {
    /// The colors with evenly spaced locations along the transition, 0 … 1.
    fileprivate var evenly: [(location: Double, hex: String)] {
        enumerated().map { (Double($0.offset) / Double(Swift.max(1, count - 1)), $0.element) }
    }
}
