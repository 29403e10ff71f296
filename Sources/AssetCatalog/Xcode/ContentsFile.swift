internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The `Contents.json` of a set or group.
struct ContentsFile {
    let path: String
    let root: JSONNode

    static let name = "Contents.json"

    /// Reads the file in a folder; nil, with a finding where it is needed, if it is not there or not an object.
    static func read(
        in folder: String, isRequired: Bool, diagnostics: inout [Diagnostic]
    ) -> ContentsFile? {
        let path = FilePath.join(folder, name)
        do {
            let root = try JSONParser.parse(try RegularFile.bytes(of: path))
            guard root.members != nil else {
                diagnostics.append(
                    Diagnostic(
                        .error, .malformedContents, at: path, line: root.place?.line, column: root.place?.column,
                        "Contents.json is \(root.kindInWords); an object was expected. Restore it from Xcode."))
                return nil
            }
            return ContentsFile(path: path, root: root)
        } catch let error as JSONSyntaxError {
            diagnostics.append(
                Diagnostic(
                    .error, .malformedContents, at: path, line: error.place.line, column: error.place.column,
                    "Contents.json \(error). Correct it or restore it from Xcode."))
        } catch let failure as FileFailure {
            if isRequired || failure.reason != .missing {
                diagnostics.append(
                    Diagnostic(
                        .error, .malformedContents, at: path,
                        "Contents.json \(failure). A set needs one: restore it from Xcode."))
            }
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
        return nil
    }

    /// True where the properties say that the folder's name is part of the names inside.
    var providesNamespace: Bool { root["properties"]?["provides-namespace"]?.bool == true }

    /// A finding about a value of the file.
    func finding(
        _ severity: Diagnostic.Severity, _ rule: Rule, at node: JSONNode, _ message: String
    ) -> Diagnostic {
        Diagnostic(severity, rule, at: path, line: node.place?.line, column: node.place?.column, message)
    }

    /// The entries of the list under a name, with a finding for what is not an object.
    func entries(_ name: String, diagnostics: inout [Diagnostic]) -> [JSONNode] {
        guard let list = root[name] else { return [] }
        guard let elements = list.elements else {
            diagnostics.append(
                finding(
                    .error, .malformedContents, at: list, "\"\(name)\" is \(list.kindInWords); an array was expected."))
            return []
        }
        return elements.filter { element in
            if element.members != nil { return true }
            diagnostics.append(
                finding(
                    .error, .malformedContents, at: element,
                    "an entry of \"\(name)\" is \(element.kindInWords); an object was expected."))
            return false
        }
    }

    /// The slot that an entry of `images` or `colors` describes.
    func slot(of entry: JSONNode, diagnostics: inout [Diagnostic]) -> VariantSlot {
        var slot = VariantSlot()
        slot.idiom = entry["idiom"]?.string ?? "universal"
        slot.displayGamut = entry["display-gamut"]?.string
        if let scale = entry["scale"] {
            switch scale.string {
            case "1x": slot.scale = 1
            case "2x": slot.scale = 2
            case "3x": slot.scale = 3
            default:
                diagnostics.append(
                    finding(.warning, .malformedContents, at: scale, "the scale is none of \"1x\", \"2x\" and \"3x\"."))
            }
        }
        for appearance in entry["appearances"]?.elements ?? [] {
            switch appearance["appearance"]?.string {
            case "luminosity": slot.appearance.luminosity = appearance["value"]?.string
            case "contrast": slot.appearance.contrast = appearance["value"]?.string
            default:
                diagnostics.append(
                    finding(
                        .note, .malformedContents, at: appearance,
                        "an appearance that Tincture does not know is ignored."))
            }
        }
        return slot
    }
}
