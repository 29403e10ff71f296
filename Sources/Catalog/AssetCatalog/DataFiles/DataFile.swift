internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A JSON file that an app keeps beside its pictures: an array of objects, each about one picture.
struct DataFile {
    let path: String
    let root: JSONNode
    let limits: InputLimits

    /// Reads a data file; nil, with a finding, where it is not JSON.
    static func read(_ path: String, limits: InputLimits) -> (file: DataFile?, diagnostics: [Diagnostic]) {
        do {
            let root = try JSONParser.parse(try RegularFile.bytes(of: path), maximumValues: limits.dataValues)
            return (DataFile(path: path, root: root, limits: limits), [])
        } catch let error as JSONSyntaxError {
            var finding = Diagnostic(
                .error, .malformedData, at: SourceLocation(path: path, position: error.place),
                "data file \(error).")
            if case .tooManyValues = error.reason {
                finding.rule = .beyondLimit
                finding.message = "data file \(error), and is not used. Correct it, or \(InputLimits.advice("values"))"
            }
            return (nil, [finding])
        } catch let failure as FileFailure {
            return (nil, [Diagnostic(.error, .unreadable, at: path, "data file \(failure).")])
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
    }

    func origin(of node: JSONNode) -> SourceLocation {
        SourceLocation(path: path, position: node.place ?? .start)
    }

    /// The entries, with a finding for what is not an object.
    func entries(findings: inout FileFindings) -> [JSONNode] {
        guard let elements = root.elements else {
            findings.report(
                Diagnostic(
                    .error, .malformedData, at: origin(of: root),
                    "data file is \(root.kindInWords); an array of objects was expected."))
            return []
        }
        return elements.filter { element in
            if element.members != nil || findings.isFull { return true }
            findings.report(
                Diagnostic(
                    .error, .malformedData, at: origin(of: element),
                    "entry is \(element.kindInWords); an object was expected."))
            return false
        }
    }

    /// The picture that an entry is about, by any of the keys that apps use, with a finding where there is none.
    func image(of entry: JSONNode, findings: inout FileFindings) -> JSONNode? {
        if let image = Self.first(Self.imageKeys, of: entry), image.string?.isEmpty == false { return image }
        findings.report(
            Diagnostic(
                .error, .malformedData, at: origin(of: entry),
                "entry names no picture: one of \(Self.imageKeys.map { "\"\($0)\"" }.joined(separator: ", ")) is needed."
            ))
        return nil
    }

    /// `image` is ours; `imageName` is the plant store's, `imgName` the Tmall app's.
    static let imageKeys = ["image", "imageName", "imgName"]

    static func first(_ keys: [String], of entry: JSONNode) -> JSONNode? {
        for key in keys { if let value = entry[key] { return value } }
        return nil
    }
}
