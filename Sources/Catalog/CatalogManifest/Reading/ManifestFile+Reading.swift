package import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The error for an unreadable manifest, with the finding about its file.
package struct UnreadableManifest: Error {
    package let finding: Diagnostic
}

extension ManifestFile {
    package static func read(at path: String) throws(UnreadableManifest) -> CatalogManifest {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try RegularFile.bytes(of: path, limit: largestSize)
        } catch {
            throw UnreadableManifest(finding: Diagnostic(.error, .unreadable, at: path, "\(error)."))
        }
        do throws(FormatError) {
            return try read(bytes)
        } catch {
            let location = SourceLocation(path: path, position: error.position ?? .start)
            throw UnreadableManifest(finding: Diagnostic(.error, .unreadable, at: location, "\(error)."))
        }
    }

    package static func places(of names: [String], at path: String) -> [String: TextPosition] {
        guard !names.isEmpty, let bytes = try? RegularFile.bytes(of: path, limit: largestSize),
            let images = try? JSONParser.parse(bytes, maximumValues: .max)["images"]?.elements
        else { return [:] }
        let wanted = Set(names)
        let places = images.compactMap { image -> (String, TextPosition)? in
            guard let name = image["name"]?.string, wanted.contains(name), let place = image.place else { return nil }
            return (name, place)
        }
        return Dictionary(places) { first, _ in first }
    }
}
