internal import Diagnostics
internal import OrderedJSON
internal import UTF8Text

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A line of standard input that requests the colors of a picture: a path, or JSON with a path or the picture.
package struct ExtractionLine {
    enum Picture {
        case file(String)
        case content([UInt8])
    }

    let picture: Picture
    /// The identifier of the request, which the answer repeats.
    let id: JSONNode?

    package struct Failure: Error {
        let reason: String
        var column = 1
        var id: JSONNode?
        var path: String?
    }

    private static let keys = ["id", "path", "data"]
}

extension ExtractionLine {
    init(path line: [UInt8]) throws(Failure) {
        guard let path = String(validUTF8: line) else {
            let shown = String(decoding: line, as: UTF8.self)
            throw Failure(
                reason: "the path is not UTF-8, so the output cannot contain it. Rename the file.", path: shown)
        }
        guard !line.contains(0) else {
            throw Failure(reason: "the path contains the character NUL. Remove it.", path: path)
        }
        self.init(picture: .file(path), id: nil)
    }

    package init(line: [UInt8]) throws(Failure) {
        guard line.first == UInt8(ascii: "{") else {
            try self.init(path: line)
            return
        }
        let object: JSONNode
        do throws(JSONSyntaxError) {
            object = try JSONParser.parse(line)
        } catch {
            throw Failure(
                reason:
                    "column \(error.place.column): the line \(error). If it is a path that begins with {, write it as ./{…",
                column: error.place.column)
        }
        let id = object["id"]
        if let other = object.members?.first(where: { !Self.keys.contains($0.name) }) {
            throw Failure(
                reason: "unknown key \"\(other.name)\"\(NearestWord.hintOrList(for: other.name, among: Self.keys))",
                id: id)
        }
        switch (object["path"]?.content, object["data"]?.content) {
        case (.string(let path), nil):
            guard !path.utf8.contains(0) else {
                throw Failure(reason: "the path contains the character NUL. Remove it.", id: id, path: path)
            }
            self.init(picture: .file(path), id: id)
        case (nil, .string(let text)):
            guard let data = Data(base64Encoded: text) else { throw Failure(reason: "\"data\" is not base64.", id: id) }
            self.init(picture: .content([UInt8](data)), id: id)
        case (nil, nil), (.some, .some):
            throw Failure(reason: "the object needs \"path\" or \"data\", and not both.", id: id)
        case (.some, nil), (nil, .some):
            throw Failure(reason: "\"path\" and \"data\" must be strings.", id: id)
        }
    }
}
