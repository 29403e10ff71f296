internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A reader of the `icon.json` of an Icon Composer folder `Name.icon`; it checks that the pictures of the layers exist.
///
/// The format isn't published. The known keys are those that Icon Composer 1 and 2 write; any other key causes a note.
package struct IconBundleReader {
    static let folderExtension = "icon"
    private static let fileName = "icon.json"
    private static let pictures = "Assets"

    private let path: String
    private let limits: InputLimits
    private var diagnostics: FileDiagnostics
    private var layers: [IconBundle.Layer] = []
    private var files: Set<String> = []

    private var name: String { FilePath.stemAndExtension(of: FilePath.name(of: path)).stem }
    private var file: String { FilePath.join(path, Self.fileName) }

    /// Returns whether a folder is named `.icon` and contains an `icon.json`.
    static func isIcon(_ path: String) -> Bool {
        FilePath.stemAndExtension(of: FilePath.name(of: path)).extension == folderExtension
            && (try? FileKind.of(FilePath.join(path, fileName))) == .file
    }

    static func read(_ path: String, limits: InputLimits) -> Diagnosed<IconBundle> {
        var reader = IconBundleReader(path: path, limits: limits, diagnostics: FileDiagnostics(limit: limits.findings))
        reader.read()
        return reader.diagnostics.diagnosed(IconBundle(name: reader.name, path: path, layers: reader.layers))
    }

    private mutating func read() {
        files = Set((try? Folder.names(in: FilePath.join(path, Self.pictures))) ?? [])
        do {
            let root = try JSONParser.parse(try RegularFile.bytes(of: file), maximumValues: limits.contentsValues)
            guard root.members != nil else { return reportUnreadable("is not an object", root.place) }
            lookForUnknownKeys(of: root, among: Self.rootKeys, in: "the icon")
            for group in root["groups"]?.elements ?? [] {
                lookForUnknownKeys(of: group, among: Self.groupKeys, in: "a group of layers")
                for layer in group["layers"]?.elements ?? [] { read(layer) }
            }
        } catch {
            reportUnreadable(
                (error as? FileFailure)?.predicate ?? "\(error)", (error as? JSONSyntaxError)?.place)
        }
    }

    private mutating func reportUnreadable(_ reason: String, _ place: TextPosition?) {
        report(
            .error, .malformedContents, place, "icon.json \(reason). Open the icon in Icon Composer and save it again.")
    }

    private mutating func read(_ layer: JSONNode) {
        lookForUnknownKeys(of: layer, among: Self.layerKeys, in: "a layer")
        let name = layer["name"]?.string ?? ""
        let special = (layer["image-name-specializations"]?.elements ?? []).compactMap { $0["value"] }
        let named = ([layer["image-name"]].compactMap(\.self) + special).filter { $0.string?.isEmpty == false }
        for node in named {
            guard let file = node.string, !files.contains(file) else { continue }
            report(
                .error, .missingFile, node.place,
                "the file \"\(file)\" for the layer \"\(name)\" does not exist in \"\(Self.pictures)\""
                    + NearestWord.hintOrPoint(for: file, among: files.sorted()))
        }
        layers.append(IconBundle.Layer(name: name, files: named.compactMap(\.string)))
    }

    private mutating func lookForUnknownKeys(of node: JSONNode, among keys: Set<String>, in what: String) {
        for member in node.members ?? [] {
            let mark = "-specializations"
            let key = member.name.hasSuffix(mark) ? String(member.name.dropLast(mark.count)) : member.name
            guard !keys.contains(key), diagnostics.wants(.note) else { continue }
            report(
                .note, .unknownIconKey, member.place,
                "unknown key \"\(member.name)\" in \(what)\(NearestWord.hint(for: key, among: keys.sorted()))")
        }
    }

    private mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule, _ place: TextPosition?, _ message: String
    ) {
        diagnostics.report(
            severity, rule, at: SourceLocation(path: file, position: place ?? .start),
            about: .set(type: Self.folderExtension, name: name), message)
    }

    private static let rootKeys: Set<String> = [
        "color-space-for-untagged-svg-colors", "features", "fill", "groups", "implicit-asset-mirroring", "languages",
        "supported-platforms",
    ]
    private static let groupKeys: Set<String> = [
        "asset-mirroring", "blend-mode", "blur", "blur-material", "hidden", "layers", "lighting", "name", "opacity",
        "position", "shadow", "specular", "translucency",
    ]
    private static let layerKeys: Set<String> = [
        "asset-mirroring", "blend-mode", "fill", "glass", "hidden", "image-name", "name", "opacity", "position",
    ]
}
