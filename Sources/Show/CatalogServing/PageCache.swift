package import CatalogPage
internal import FileAccess
package import PictureAnalysis

/// The scaled-down pictures of the page that was written last, for the next one.
///
/// They are in one file, which is replaced if the page has other pictures. The key of a picture contains the actual
/// digest of its file, even if a manifest states another digest.
package struct PageCache {
    private static let file = "page-pictures"
    private static let magic = Array("tncpage1".utf8)
    /// The maximum size of the file; the limits on pictures keep it below a tenth.
    private static let largestFile = 512 << 20

    /// The version of the file's format; version 1 took digests from manifests, which may be wrong.
    private static let version = "2"

    private let folder: CacheFolder
    private let tool: String

    package init(_ cache: FactCache) { (folder, tool) = (cache.folder, "\(Self.version) \(cache.tool)") }

    /// Returns the stored pictures, keyed by identifier, if they were drawn with the same settings and by this program.
    package func pictures(of shelf: PictureShelf) -> [String: PagePicture] {
        guard let bytes = try? RegularFile.bytes(of: folder.path(Self.file), limit: Self.largestFile) else {
            return [:]
        }
        do {
            var reader = try BinaryReader(sealed: bytes, Self.magic)
            guard try reader.text() == tool, try reader.text() == shelf.drawing else { return [:] }
            let entries = try reader.list { reader throws(DamagedCache) in
                let identifier = try reader.text()
                let mediaType = try reader.text()
                // The media type becomes part of the page unescaped, so only safe characters are accepted.
                guard mediaType.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2F || $0 == 0x2B }) else {
                    throw DamagedCache()
                }
                let count = Int(try reader.number(UInt32.self))
                let offset = try reader.skip(count)
                return (identifier, PagePicture.bytes(Array(bytes[offset..<offset + count]), mediaType: mediaType))
            }
            return Dictionary(entries) { first, _ in first }
        } catch {
            folder.discard(Self.file)
            return [:]
        }
    }

    package func keep(_ pictures: [String: PagePicture], of shelf: PictureShelf) {
        let bytes = BinaryWriter.sealed(Self.magic) { writer in
            writer.write(tool)
            writer.write(shelf.drawing)
            let drawn = shelf.identifiers.compactMap { identifier -> (String, [UInt8], String)? in
                guard case .bytes(let bytes, let mediaType)? = pictures[identifier] else { return nil }
                return (identifier, bytes, mediaType)
            }
            writer.write(list: drawn) { writer, picture in
                writer.write(picture.0)
                writer.write(picture.2)
                writer.write(UInt32(picture.1.count))
                writer.write(raw: picture.1)
            }
        }
        if bytes.count <= Self.largestFile { folder.write(bytes, to: Self.file) }
    }
}
