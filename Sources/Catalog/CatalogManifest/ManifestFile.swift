package import Diagnostics
internal import OrderedJSON

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The file format of the manifest, `catalog.json`.
package enum ManifestFile {
    package static let name = "catalog.json"
    /// The maximum size of a manifest in bytes; a manifest with a million pictures has 900 MB.
    package static let largestSize = 1 << 30

    /// The reason that a file isn't a readable manifest.
    package struct FormatError: Error, Sendable, CustomStringConvertible {
        /// The end of a sentence that begins with the file's path, such as `is not a catalog manifest`.
        package let description: String
        package var position: TextPosition?
    }

    /// Returns the bytes of a manifest: JSON in a fixed layout with a final line break.
    ///
    /// - Throws: `EncodingError` if a number isn't finite.
    package static func bytes(of manifest: CatalogManifest) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try ManifestWriter.write(ManifestDraft(manifest)) { bytes += $0 }
        return bytes
    }

    /// Reads a manifest from its bytes.
    ///
    /// - Throws: ``FormatError`` if the bytes aren't a manifest of a version that this library supports, or if a number
    ///   in it is out of range.
    package static func read(_ bytes: [UInt8]) throws(FormatError) -> CatalogManifest {
        do {
            let node = try JSONParser.parse(bytes, maximumValues: .max)
            guard let version = node["schemaVersion"]?.number else {
                throw FormatError(description: "is not a catalog manifest: it has no \"schemaVersion\"")
            }
            guard version == Double(CatalogManifest.currentSchemaVersion) else {
                throw FormatError(
                    description:
                        "has schema version \(ShortNumber.text(version)), but this tincture reads version \(CatalogManifest.currentSchemaVersion). Run tincture compile again"
                )
            }
            if let problem = NumberLimits.manifest.problem(in: node) { throw problem }
            return try JSONDecoder().decode(CatalogManifest.self, from: Data(bytes))
        } catch let error as FormatError {
            throw error
        } catch let error as JSONSyntaxError {
            throw FormatError(description: "\(error)", position: error.place)
        } catch let error as DecodingError {
            throw FormatError(description: "is not a catalog manifest: \(words(for: error))")
        } catch {
            throw FormatError(description: "is not a catalog manifest")
        }
    }

    /// Decodes one entry of a manifest, such as an image, from its JSON text; nil if the text isn't such an entry.
    package static func entry<Entry: Decodable>(_ bytes: [UInt8], _ type: Entry.Type = Entry.self) -> Entry? {
        try? JSONDecoder().decode(type, from: Data(bytes))
    }

    private static func words(for error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(path(context)) has no \"\(key.stringValue)\""
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return "\(path(context)): \(context.debugDescription)"
        @unknown default: return "its structure is unknown"
        }
    }
}
