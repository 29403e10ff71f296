internal import CatalogEmitters
internal import CatalogManifest
internal import FileAccess

/// What has to be replaced in the files of an output where the content of some pictures has changed.
struct PictureEdits {
    /// The new entries of the manifest.
    var entries = TextReplacements()
    private let emitters: [any PictureEmitter]
    /// What emitters have written and would write now, by the path of the file below the output folder.
    private var texts: [String: [(old: PictureText, new: PictureText)]] = [:]

    /// A file is searched for each text by itself: where there are more, a whole run is as fast.
    private static let mostTexts = 32

    /// No edits; nil where an emitter cannot say what it writes for one picture.
    init?(of requests: [EmitterRequest]) {
        guard let emitters = Self.emitters(requests) else { return nil }
        self.emitters = emitters
    }

    /// The emitters; nil where one cannot say what it writes for one picture.
    static func emitters(_ requests: [EmitterRequest]) -> [any PictureEmitter]? {
        var emitters: [any PictureEmitter] = []
        for request in requests {
            guard let emitter = try? Emitters.make(request.name, options: request.options) as? any PictureEmitter
            else { return nil }
            emitters.append(emitter)
        }
        return emitters
    }

    /// The files beside the manifest in which something is to be replaced.
    var paths: Set<String> { Set(texts.keys) }

    /// Adds what follows for emitters from the new palette of a picture; false where it cannot be said.
    mutating func add(_ old: PaletteEntry, _ new: PaletteEntry) -> Bool {
        for emitter in emitters {
            let before = emitter.texts(of: PictureColors(image: old.image, pin: nil, found: old.colors))
            let after = emitter.texts(of: PictureColors(image: new.image, pin: nil, found: new.colors))
            guard before.map(\.path) == after.map(\.path) else { return false }
            for (old, new) in zip(before, after) where old.parts != new.parts {
                // Where a text comes or goes, what is around it may do so, too.
                guard old.parts.map(\.isEmpty) == new.parts.map(\.isEmpty) else { return false }
                texts[old.path, default: []].append((old, new))
            }
        }
        return texts.values.allSatisfy { $0.count <= Self.mostTexts }
    }

    /// What is to be replaced in a file beside the manifest; nil where it does not hold each old text at one place, or
    /// where it has a name already that a new text declares.
    ///
    /// - Throws: ``RunUpdate/OutputChanged`` for a file that is not what the run has written.
    func replacements(in file: RunRecord.KnownLook, _ path: String) throws -> TextReplacements? {
        var replacements = TextReplacements()
        guard let texts = texts[path] else { return replacements }
        var parts: [(old: [UInt8], new: [UInt8])] = []
        var names: Set<[UInt8]> = []
        for (old, new) in texts {
            parts += zip(old.parts, new.parts).filter { $0.0 != $0.1 }.map { (old: $0, new: $1) }
            names.formUnion(new.declarations.subtracting(old.declarations))
        }
        guard let old = try? RegularFile(file.path), old.stamp == file.stamp else { throw RunUpdate.OutputChanged() }
        let findings = try TextSearch.findings(of: parts.map(\.old) + names, in: old)
        for (part, finding) in zip(parts, findings) {
            guard case .once(let offset) = finding else { return nil }
            replacements.add(part.new, at: offset..<offset + part.old.count)
        }
        return findings.dropFirst(parts.count).allSatisfy { $0 == .absent } ? replacements : nil
    }
}
