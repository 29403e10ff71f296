internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A JSON file that an app keeps next to its pictures: an array of objects, each about one picture.
///
/// The array may also be the member `pages` of an object with `"version": 1`, as `tincture extract --format pages`
/// writes it.
package struct DataFile {
    let path: String
    let root: JSONNode
    let limits: InputLimits

    static func read(_ path: String, limits: InputLimits) -> Diagnosed<DataFile?> {
        root(of: path, "data file", .malformedData, limits: limits).map { root in
            root.map { DataFile(path: path, root: $0, limits: limits) }
        }
    }

    /// Returns the JSON value in a file of a kind; nil, with a finding, if the file can't be read as JSON.
    ///
    /// - Parameter rule: the rule of the finding if the text isn't JSON.
    static func root(
        of path: String, _ kind: String, _ rule: Rule, limits: InputLimits
    ) -> Diagnosed<JSONNode?> {
        func failed(_ rule: Rule, at position: TextPosition?, _ words: String) -> Diagnosed<JSONNode?> {
            let location = SourceLocation(path: path, position: position)
            return Diagnosed(nil, [Diagnostic(.error, rule, at: location, "the \(kind) \(words)")])
        }
        do {
            return Diagnosed(try JSONParser.parse(try RegularFile.bytes(of: path), maximumValues: limits.dataValues))
        } catch let error as JSONSyntaxError {
            guard case .tooManyValues = error.reason else { return failed(rule, at: error.place, "\(error).") }
            let advice = "so it is not used. Shorten it, or \(InputLimits.advice("values"))"
            return failed(.limitExceeded, at: error.place, "\(error), \(advice)")
        } catch let failure as FileFailure {
            return failed(.unreadable, at: nil, "\(failure.predicate).")
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
    }

    func origin(of node: JSONNode) -> SourceLocation { SourceLocation(path: path, position: node.place ?? .start) }

    /// Returns the objects in the file's array, one for each picture, and reports the elements that aren't objects.
    private func entries(diagnostics: inout FileDiagnostics) -> [JSONNode] {
        let pages = root["version"]?.number == 1 ? root["pages"] : nil
        guard let elements = (pages ?? root).elements else {
            diagnostics.report(
                .error, .malformedData, at: origin(of: root),
                "the data file is \(root.kindInWords); expected an array of objects such as {\"image\": \"loop1\"}."
            )
            return []
        }
        return elements.filter { element in
            if element.members != nil || diagnostics.isFull { return true }
            diagnostics.report(
                .error, .malformedData, at: origin(of: element),
                "the entry is \(element.kindInWords); expected an object such as {\"image\": \"loop1\"}.")
            return false
        }
    }

    /// Returns the list of pages or products that a function makes from each object and the name of its picture.
    ///
    /// Objects that name no picture are reported and left out.
    func listing<Entry>(
        _ read: (JSONNode, _ image: String, _ origin: SourceLocation, inout FileDiagnostics) -> Entry
    ) -> Diagnosed<Listing<Entry>> {
        var diagnostics = FileDiagnostics(limit: limits.findings)
        var list: [Entry] = []
        for entry in entries(diagnostics: &diagnostics) where !diagnostics.isFull {
            guard let image = image(of: entry, diagnostics: &diagnostics), let name = image.string else { continue }
            list.append(read(entry, name, origin(of: image), &diagnostics))
        }
        return diagnostics.diagnosed(Listing(list, file: path))
    }

    /// Returns whether every object in the file's array names a picture and has one of the keys.
    func lists(_ keys: [String]) -> Bool {
        guard let entries = root.elements, !entries.isEmpty else { return false }
        return entries.allSatisfy {
            Self.first(Self.imageKeys, of: $0)?.string != nil && Self.first(keys, of: $0) != nil
        }
    }

    /// Returns the JSON string with the name of an entry's picture; nil, with a finding, if the entry names no picture.
    private func image(of entry: JSONNode, diagnostics: inout FileDiagnostics) -> JSONNode? {
        guard let key = Self.imageKeys.first(where: { entry[$0] != nil }), let image = entry[key] else {
            // A key that is nearly one of these keys is probably a misspelling.
            let hints = (entry.members ?? []).lazy.map { NearestWord.hint(for: $0.name, among: Self.imageKeys) }
            let keys = NearestWord.list(Self.imageKeys.map { "\"\($0)\"" })
            diagnostics.report(
                .error, .malformedData, at: origin(of: entry),
                "the entry names no picture: it has no \(keys)\(hints.first { !$0.isEmpty } ?? ".")")
            return nil
        }
        if image.string?.isEmpty == false { return image }
        let kind = image.string == nil ? image.kindInWords : "empty"
        diagnostics.report(
            .error, .malformedData, at: origin(of: image),
            "\"\(key)\" is \(kind); expected the name of a picture in double quotes.")
        return nil
    }

    /// The keys for the name of a picture: Tincture's own, and those of two example apps.
    static let imageKeys = ["image", "imageName", "imgName"]

    static func first(_ keys: [String], of entry: JSONNode) -> JSONNode? { values(of: keys, in: entry).first }

    /// Returns an entry's values for the given keys, without `null` values.
    static func values(of keys: [String], in entry: JSONNode) -> [JSONNode] {
        keys.compactMap { key in
            guard let value = entry[key] else { return nil }
            if case .null = value.content { return nil }
            return value
        }
    }
}
