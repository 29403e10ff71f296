internal import AssetCatalog
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// What the code of an app says about assets.
struct CodeReading: Sendable {
    /// The names that are used.
    private(set) var uses: [AssetUse] = []
    /// The members that Swift code names: any may be a symbol.
    private(set) var mentions: Set<String> = []
    /// The texts of data files and property lists: any may be a name.
    private(set) var texts: Set<String> = []
    /// What could not be read.
    private(set) var diagnostics: [Diagnostic] = []
    private var ancestors: Set<FileIdentity> = []

    /// Reads the folders that the configuration names; nil where it names none.
    static func read(_ paths: [CheckSettings.CodePath]) -> CodeReading? {
        guard !paths.isEmpty else { return nil }
        var reading = CodeReading()
        for code in paths {
            do {
                _ = try FileKind.of(code.path)
                reading.visit(code.path)
            } catch {
                reading.diagnostics.append(
                    Diagnostic(.error, .unreadable, at: code.origin, "the code \"\(code.path)\" \(error)."))
            }
        }
        return reading
    }

    private mutating func visit(_ path: String) {
        do {
            guard try FileKind.of(path) == .folder else { return try read(path) }
            // A link back up has been read already.
            let identity = try FileIdentity(of: path)
            guard ancestors.insert(identity).inserted else { return }
            for name in try Folder.names(in: path) where !name.hasPrefix(".") && !name.hasSuffix(".xcassets") {
                visit(FilePath.join(path, name))
            }
        } catch {
            diagnostics.append(Diagnostic(.error, .unreadable, at: path, "\(error)."))
        }
    }

    private mutating func read(_ path: String) throws(FileFailure) {
        switch FilePath.stemAndExtension(of: FilePath.name(of: path)).extension {
        case "swift":
            let found = SwiftUses(try RegularFile.bytes(of: path), path: path)
            uses += found.uses
            mentions.formUnion(found.mentions)
        case "storyboard", "xib":
            uses += InterfaceUses(try RegularFile.bytes(of: path), path: path).uses
        case "json":
            let bytes = try RegularFile.bytes(of: path)
            do {
                addTexts(of: try JSONParser.parse(bytes))
            } catch {
                note(at: TextOrigin(path: path, line: error.place.line, column: error.place.column), "\(error)")
            }
        case "plist":
            addTexts(ofPropertyList: try RegularFile.bytes(of: path), at: path)
        default: break
        }
    }

    private mutating func addTexts(ofPropertyList bytes: [UInt8], at path: String) {
        if BinaryPropertyList.isOne(bytes) {
            guard let found = BinaryPropertyList.texts(bytes) else {
                return note(at: TextOrigin(path: path, line: 1, column: 1), "is a damaged binary property list")
            }
            return texts.formUnion(found)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("<plist") else {
            return note(at: TextOrigin(path: path, line: 1, column: 1), "is no property list in XML or in binary form")
        }
        for piece in text.split(separator: "<string>").dropFirst() {
            texts.insert(XMLTags.resolved(String(piece.prefix { $0 != "<" })))
        }
    }

    private mutating func note(at origin: TextOrigin, _ problem: String) {
        diagnostics.append(
            Diagnostic(.note, .unreadCode, at: origin, "\(problem); the names in it are not looked at."))
    }

    private mutating func addTexts(of node: JSONNode) {
        if let text = node.string { texts.insert(text) }
        for element in node.elements ?? [] { addTexts(of: element) }
        for member in node.members ?? [] { addTexts(of: member.value) }
    }
}
