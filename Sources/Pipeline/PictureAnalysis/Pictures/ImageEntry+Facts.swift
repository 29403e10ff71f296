package import CatalogManifest
internal import FileAccess
internal import ImageDecoding

extension ImageEntry.Variant {
    /// The entry of a file by what is known of its content; nil for one that cannot be used.
    package init?(file: String, _ facts: PictureFacts) {
        guard facts.header != nil else { return nil }
        self.init(file: file, format: "", byteCount: 0, sha256: "")
        take(facts)
    }

    /// Takes over everything that follows from the content of the file, which can be used.
    package mutating func take(_ facts: PictureFacts) {
        guard let header = facts.header else { return }
        format = header.format.rawValue
        byteCount = facts.byteCount
        sha256 = facts.hash?.hex ?? ""
        pixelWidth = header.pixelWidth
        pixelHeight = header.pixelHeight
        pointWidth = header.pointWidth
        pointHeight = header.pointHeight
        colorProfile = header.colorProfile
        hasAlpha = header.hasAlpha
    }

    /// True where a picture that can be used has the size in pixels that the entry says.
    package func hasSize(of facts: PictureFacts) -> Bool {
        facts.header.map { pixelWidth == $0.pixelWidth && pixelHeight == $0.pixelHeight } ?? false
    }
}

extension PictureFacts {
    /// True for a picture with pixels in a format that this build has no decoder for.
    package var lacksDecoder: Bool { header.map { $0.format.hasPixels && !$0.isDecodable } ?? false }
}
