internal import Diagnostics

/// How bad a change is, the worst first.
enum Gravity: Int, CaseIterable {
    case error
    /// A part, the colors or the direction of a picture was lost, or a carousel, or a color's value.
    case damage
    case contrast
    /// A picture is compressed too much, or smaller.
    case quality
    case other
    /// A banner that no carousel shows, whatever got worse.
    case unseen
}

/// An added, removed or changed picture.
package struct PictureChange: Sendable, Equatable, Encodable {
    /// The kinds of change, the most important first.
    package enum Change: String, Sendable, Encodable, CaseIterable {
        case unreadable
        case removed
        /// The name now belongs to a picture with other colors or other proportions.
        case replaced
        case renamed
        case added
        /// The pixel size, format, file size or files changed, or the content changed but kept nearly the same colors.
        case changed
    }

    package struct Facts: Sendable, Equatable, Encodable {
        /// The file of the largest variant whose file was replaced, or else of the largest variant.
        package var file: String
        package var sha256: String
        package var pixelWidth: Int?
        package var pixelHeight: Int?
        package var format: String
        package var colorProfile: String?
        /// The JPEG quality, 1 … 100, estimated from the quantization tables; nil if the pixels aren't compared.
        package var quality: Int?
        /// The size of all variants together.
        package var byteCount: Int
        /// All variants in words, such as `3x dark`; `any` is a variant without restrictions.
        package var variants: [String]
        /// The color that a person chose or that was found, in light mode.
        package var backdrop: String?

        /// The pixel size; nil without a width or a height above 0.
        var pixelSize: (width: Int, height: Int)? {
            guard let pixelWidth, let pixelHeight, (1...1 << 20).contains(pixelWidth),
                (1...1 << 20).contains(pixelHeight)
            else { return nil }
            return (pixelWidth, pixelHeight)
        }
    }

    package var change: Change
    package var name: String
    package var formerName: String?
    /// Whether the picture is a banner or is shown on a carousel page.
    package var isBanner: Bool
    /// Whether the picture is a banner that no carousel of its catalog shows, although there are carousels.
    package var isOffPages = false
    package var before: Facts?
    package var after: Facts?
    /// The variants, such as `2x`, whose files changed.
    package var changedVariants: [String]?
    /// The CIEDE2000 difference between the palettes, each color weighted by its share.
    package var distance: Double?
    /// The change of the color past the picture's edges; nil if it is unknown or became that of a backdrop that
    /// changed, too.
    package var bleed: Bleed?
    /// The new error that makes the picture, or some of its files, unreadable.
    package var finding: FindingChanges.Finding?
    /// The error about the same file in the first catalog, if its rule isn't that of ``finding``.
    package var formerFinding: FindingChanges.Finding?
    /// The other new findings about the picture or the carousel pages that show it.
    package var findings: [FindingChanges.Finding] = []
    /// The regions that look different; nil if a picture can't be decoded, or if the proportions differ.
    package var local: LocalDifference?

    /// The name of another picture, in the second or formerly in the first catalog, that looks like this one.
    package var looksLike: String?
    package var likeness: Likeness?
    /// The largest file of the picture ``looksLike``.
    package var original: Original?

    package struct Bleed: Sendable, Equatable, Encodable {
        package var before: String
        package var after: String
        package var distance: Double
    }

    package struct Original: Sendable, Equatable, Encodable {
        /// The path in the first catalog if ``PictureChange/likeness`` is `former`, otherwise in the second.
        package var file: String
        package var sha256: String
        package var format: String
    }

    package enum Likeness: String, Sendable, Encodable {
        case similar
        /// The other picture has a file with the same bytes.
        case identical
        /// The other picture was in the first catalog, looks like this picture, and was removed or replaced.
        case former
    }

    /// The path of the file; for a renamed picture, the paths before and after.
    var paths: [String] { [change == .renamed ? before : nil, after ?? before].compactMap { $0?.file } }

    /// Whether the picture is an app icon, which doesn't count in the total size.
    var isAppIcon: Bool { (after ?? before)?.file.contains(".appiconset/") == true }

    /// The smallest CIEDE2000 difference of a part of the picture that compression doesn't cause.
    static let otherArt = 20.0

    /// Whether the proportions differ by more than 5 percent; rounding to whole pixels can cause smaller differences.
    var hasOtherShape: Bool {
        guard let size = before?.pixelSize, let newSize = after?.pixelSize else { return false }
        let (one, other) = (Double(size.width * newSize.height), Double(newSize.width * size.height))
        return abs(one / other - 1) > 0.05
    }

    /// Whether only a small part of the picture looks very different, such as a badge or a letter.
    var isChangedInPart: Bool {
        guard let local, local.isVisible else { return false }
        return local.share <= 0.25 && local.largest >= Self.otherArt || hasChangedDetail
    }

    /// Whether only details in at most a twentieth of the picture look different, such as letters.
    var hasChangedDetail: Bool {
        guard let local, local.isVisible, local.share <= 0.05 else { return false }
        return local.largest < Self.otherArt && (local.detail ?? 0) >= LocalDifference.detailTolerance
    }

    /// The longer side of the files before and after, in pixels; nil if their sizes differ or are unknown.
    var length: Int? {
        guard let size = before?.pixelSize, let newSize = after?.pixelSize, size == newSize else { return nil }
        return max(size.width, size.height)
    }

    /// The regions to mark in a report; empty for a replaced picture, unless only a small part looks different.
    ///
    /// Also empty for a mirrored picture, and for one that is compressed too much, which suffers everywhere.
    var marks: [[Double]] {
        if local?.loss?.isMirrored == true { return [] }
        if (change == .replaced || local?.loss?.kind == .compression) && !isChangedInPart { return [] }
        let marks = local?.marks ?? []
        return after?.pixelSize.map { marks.joined(width: $0.width, height: $0.height) } ?? marks
    }

    /// Whether the picture lost details everywhere, by compression or a smaller size, so that no box is around them.
    var lostDetails: Bool { (local?.loss?.kind == .compression || lostSize != nil) && marks.isEmpty }

    /// The factor by which the file grew; nil if it is less than 2, or if the file grew by less than 100 KiB.
    var growth: Double? {
        guard let before = before?.byteCount, let after = after?.byteCount, before > 0, after - before >= 100 << 10,
            after / before >= 2
        else { return nil }
        return Double(after) / Double(before)
    }

    /// The width and height before and after, in words; nil if not both fell by 10 percent or more.
    var lostSize: String? {
        guard let before, let after, let size = before.pixelSize, let newSize = after.pixelSize,
            10 * newSize.width <= 9 * size.width, 10 * newSize.height <= 9 * size.height
        else { return nil }
        return "\(size.width) × \(size.height) → \(newSize.width) × \(newSize.height)"
    }

    /// The JPEG quality below which the manual of `cjpeg` (libjpeg-turbo) warns of low image quality.
    private static let leastQuality = 50

    /// The JPEG quality before and after, `90 → 8`; nil unless it fell below ``leastQuality`` and, as an estimate, by
    /// 10.
    var lostQuality: String? {
        guard let quality = after?.quality, quality < Self.leastQuality else { return nil }
        guard let former = before?.quality else { return "\(quality)" }
        return former - quality < 10 ? nil : "\(former) → \(quality)"
    }

    /// The scales, such as `2x`, that look different, and those that show the former picture; nil if none was left
    /// behind.
    var splitScales: (changed: [String], kept: [String])? {
        guard change == .changed, local?.isVisible == true, let part = splitVariants else { return nil }
        return (part.changed + part.kept).allSatisfy(["1x", "2x", "3x"].contains) ? part : nil
    }

    /// The variants whose files changed, and the others; nil if all changed, or none.
    var splitVariants: (changed: [String], kept: [String])? {
        guard let changed = changedVariants, !changed.isEmpty, let after else { return nil }
        let kept = after.variants.filter { !changed.contains($0) }
        return kept.isEmpty ? nil : (changed, kept)
    }

    /// Whether the picture is unreadable, lost something, is smaller or much heavier, changed at some scales only, or
    /// has a new error or warning.
    ///
    /// A picture with other content, such as a new price, isn't worse. A person has to say whether that is intended.
    var isWorse: Bool {
        (finding != nil || change == .unreadable) && formerFinding == nil || local?.loss != nil || lostSize != nil
            || growth != nil || splitScales != nil
            || findings.contains(where: \.isProblem)
    }

    var gravity: Gravity? {
        guard isWorse else { return nil }
        if isOffPages { return .unseen }
        if change == .unreadable || allFindings.contains(where: { $0.severity == .error }) { return .error }
        if let loss = local?.loss, loss.kind != .compression { return .damage }
        return local?.loss != nil || lostSize != nil ? .quality : .other
    }

    /// Whether the file is too short, so that only its first rows can be shown.
    var isTruncated: Bool { change == .unreadable && finding?.rule == Rule.truncatedImage.rawValue }

    /// Whether details, such as letters, may look different although the rest looks the same.
    ///
    /// The cells of a smaller picture are as small as details.
    var hasUncomparedDetails: Bool {
        guard let size = after?.pixelSize, local?.detail == nil else { return false }
        return max(size.width, size.height) > LocalDifference.pixelCount
    }

    /// Whether the files changed, but nobody can see it and nothing else is worse.
    var looksTheSame: Bool { change == .changed && local?.isVisible == false && !isWorse }

    /// Whether a person sees another picture under the same name, which isn't worse.
    var looksDifferent: Bool { [.changed, .replaced].contains(change) && isVisible && !isWorse }

    /// The width of the widest phone in pixels: 430 points at scale 3.
    private static let screenWidth = 1290

    private var isBlurred: Bool { lostSize != nil && (after?.pixelWidth ?? .max) < Self.screenWidth }

    /// Whether the picture looks different under the same name.
    ///
    /// The artifacts of strong compression are visible, although each is too small for the comparison of pixels. So is
    /// a smaller size, if the picture is enlarged on a screen. Without a comparison, a replaced picture counts as
    /// different.
    var isVisible: Bool {
        switch change {
        case .changed, .replaced: isBlurred || (local.map { $0.isVisible || $0.loss != nil } ?? (change == .replaced))
        // The first rows of an unreadable picture can often be shown.
        case .unreadable: after != nil
        case .removed, .renamed, .added: false
        }
    }
}
