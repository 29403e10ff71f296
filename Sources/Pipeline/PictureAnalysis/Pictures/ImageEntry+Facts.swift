package import CatalogManifest
internal import FileAccess
internal import ImageDecoding

extension ImageEntry.Variant {
    /// Creates the entry of a picture file at a manifest path; nil if the picture is unusable.
    package init?(file: String, _ facts: PictureFacts) {
        guard facts.header != nil else { return nil }
        self.init(file: file, format: "", byteCount: 0, sha256: "")
        take(facts)
    }

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

    package func hasSize(of facts: PictureFacts) -> Bool {
        facts.header.map { pixelWidth == $0.pixelWidth && pixelHeight == $0.pixelHeight } ?? false
    }
}

extension PictureFacts {
    /// Whether the picture has pixels in a format that this build can't decode.
    package var lacksDecoder: Bool { header.map { $0.format.hasPixels && !$0.isDecodable } ?? false }
}
