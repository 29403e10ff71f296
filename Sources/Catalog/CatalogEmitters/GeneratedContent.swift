internal import AssetCatalog

/// A test that distinguishes files that Tincture wrote from files that people wrote, by their content.
///
/// The list of the written files isn't part of the repository, so after a fresh clone only the content shows this.
package enum GeneratedContent {
    /// Returns whether Tincture wrote a file, by its path in the output folder and its first bytes.
    package static func isRecognized(_ path: String, head: [UInt8], size: Int) -> Bool {
        if GeneratedMark.isIn(head) { return true }
        let name = path.split(separator: "/").last ?? ""
        switch name.split(separator: ".").last {
        case "json" where GeneratedMark.isManifest(head): return true
        case "json" where name == "Contents.json": return size == head.count && XcodeContents.isGenerated(path, head)
        case "gradienttable": return isTable("TINC", head, size: size)
        case "backdroptable": return isTable("TINB", head, size: size)
        case "thumbhash": return isThumbHash(head, size: size)
        default: return false
        }
    }

    /// Returns whether a file begins with the magic number of a table and has the size that its header states.
    private static func isTable(_ magic: String, _ head: [UInt8], size: Int) -> Bool {
        guard head.count >= 12, head.starts(with: magic.utf8) else { return false }
        return (8..<12).reversed().reduce(0) { $0 << 8 | Int(head[$1]) } * 4 == size
    }

    /// Returns whether a file has the size that the first bytes of a ThumbHash imply.
    private static func isThumbHash(_ head: [UInt8], size: Int) -> Bool {
        guard head.count >= 5, size == head.count else { return false }
        let hasAlpha = head[2] & 0x80 != 0
        let (longer, shorter) = (hasAlpha ? 5 : 7, max(3, Int(head[3] & 7)))
        func coefficients(_ columns: Int, _ rows: Int) -> Int {
            (0..<rows).reduce(-1) { $0 + (columns * (rows - $1) + rows - 1) / rows }
        }
        let isLandscape = head[4] & 0x80 != 0
        let luminance = isLandscape ? coefficients(longer, shorter) : coefficients(shorter, longer)
        let halves = luminance + 2 * coefficients(3, 3) + (hasAlpha ? coefficients(5, 5) : 0)
        return size == (hasAlpha ? 6 : 5) + (halves + 1) / 2
    }
}
