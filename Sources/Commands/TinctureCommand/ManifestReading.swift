internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// A manifest that cannot be read, as the finding about its file.
struct UnreadableManifest: Error {
    let finding: Diagnostic
}

extension ManifestFile {
    /// Reads a manifest from its file.
    static func read(at path: String) throws(UnreadableManifest) -> CatalogManifest {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try RegularFile.bytes(of: path, limit: largestSize)
        } catch {
            throw UnreadableManifest(finding: Diagnostic(.error, .unreadable, at: path, "\(error)."))
        }
        do throws(FormatError) {
            return try read(bytes)
        } catch {
            throw UnreadableManifest(finding: error.finding(at: path))
        }
    }
}
