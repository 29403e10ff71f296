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
    private let limits: InputLimits

    private init(limits: InputLimits) { self.limits = limits }

    /// Reads the folders that the configuration names; nil where it names none.
    static func read(_ paths: [CheckSettings.CodePath], limits: InputLimits) -> CodeReading? {
        guard !paths.isEmpty else { return nil }
        var reading = CodeReading(limits: limits)
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
        let type = FilePath.stemAndExtension(of: FilePath.name(of: path)).extension
        guard ["swift", "storyboard", "xib", "json", "plist"].contains(type) else { return }
        let bytes = try RegularFile.bytes(of: path)
        let most = limits.dataValues
        switch type {
        case "swift":
            let found = SwiftUses(bytes, path: path, most: most)
            uses += found.uses
            mentions.formUnion(found.mentions)
            reportEnd(found.end)
        case "json":
            do throws(JSONSyntaxError) {
                addTexts(of: try JSONParser.parse(bytes, maximumValues: most))
            } catch {
                let place = SourceLocation(path: path, position: error.place)
                if case .tooManyValues = error.reason { reportEnd(place) } else { note(at: place, "\(error)") }
            }
        case "plist":
            addTexts(ofPropertyList: bytes, at: path)
        default:
            let found = InterfaceUses(bytes, path: path, most: most)
            uses += found.uses
            reportEnd(found.end)
        }
    }

    private mutating func addTexts(ofPropertyList bytes: [UInt8], at path: String) {
        if BinaryPropertyList.isOne(bytes) {
            guard let found = BinaryPropertyList.texts(bytes) else {
                return note(at: SourceLocation(path: path, position: .start), "is a damaged binary property list")
            }
            return texts.formUnion(found)
        }
        var isPropertyList = false
        let end = XMLTags.read(bytes, most: limits.dataValues) { tag in
            if tag.name == "plist" { isPropertyList = true }
            if tag.name == "string", isPropertyList { texts.insert(XMLTags.text(bytes, from: tag.end)) }
        }
        guard isPropertyList else {
            return note(
                at: SourceLocation(path: path, position: .start), "is no property list in XML or in binary form")
        }
        reportEnd(end.map { LinePlaces(bytes).origin(of: $0, in: path) })
    }

    /// Says where reading stopped; nothing where it came to the end.
    private mutating func reportEnd(_ end: SourceLocation?) {
        guard let end else { return }
        diagnostics.append(
            Diagnostic(
                .warning, .beyondLimit, at: end,
                "the file has more than \(limits.dataValues) words and marks, or values: a name behind this place counts as "
                    + "unused. Leave the file out of \"code\", or \(InputLimits.advice("values"))"))
    }

    private mutating func note(at origin: SourceLocation, _ problem: String) {
        diagnostics.append(
            Diagnostic(.note, .unreadCode, at: origin, "\(problem); the names in it are not looked at."))
    }

    private mutating func addTexts(of node: JSONNode) {
        if let text = node.string { texts.insert(text) }
        for element in node.elements ?? [] { addTexts(of: element) }
        for member in node.members ?? [] { addTexts(of: member.value) }
    }
}
