internal import CatalogEmitters
internal import CatalogManifest
internal import FileAccess

/// The text replacements in output files that are needed because the content of some pictures has changed.
struct PictureEdits {
    var entries = TextReplacements()
    private let emitters: [any PictureEmitter]
    /// The old and new texts that emitters write for the pictures, by the path of the file in the output folder.
    private var texts: [String: [(old: PictureText, new: PictureText)]] = [:]

    /// The maximum number of texts per file; each needs a search, so with more texts a full run is as fast.
    private static let mostTexts = 32

    /// Creates an empty list; nil if a requested emitter can't return the texts of a single picture.
    init?(of requests: [EmitterRequest]) {
        guard let emitters = Self.emitters(requests) else { return nil }
        self.emitters = emitters
    }

    static func emitters(_ requests: [EmitterRequest]) -> [any PictureEmitter]? {
        var emitters: [any PictureEmitter] = []
        for request in requests {
            guard let emitter = try? Emitters.make(request.name, options: request.options) as? any PictureEmitter
            else { return nil }
            emitters.append(emitter)
        }
        return emitters
    }

    var paths: Set<String> { Set(texts.keys) }

    /// Adds the changes that a picture's new palette causes in the files of emitters; returns false if the palette may
    /// also change other parts of these files, or if there are too many changes.
    mutating func add(_ old: PaletteEntry, _ new: PaletteEntry) -> Bool {
        for emitter in emitters {
            let before = emitter.texts(of: PictureColors(image: old.image, pin: nil, found: old.colors))
            let after = emitter.texts(of: PictureColors(image: new.image, pin: nil, found: new.colors))
            guard before.map(\.path) == after.map(\.path) else { return false }
            for (old, new) in zip(before, after) where old.parts != new.parts {
                // If a text appears or disappears, its surroundings may change too.
                guard old.parts.map(\.isEmpty) == new.parts.map(\.isEmpty) else { return false }
                texts[old.path, default: []].append((old, new))
            }
        }
        return texts.values.allSatisfy { $0.count <= Self.mostTexts }
    }

    /// Returns the replacements in the file at a path; nil if an old text doesn't occur exactly once, or if a new text
    /// declares a name that occurs in the file.
    ///
    /// - Throws: ``RunUpdate/OutputChanged`` if the file has changed since the recorded run.
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
        let findings = TextSearch.findings(of: parts.map(\.old) + names, in: try old.bytes(old.size))
        for (part, finding) in zip(parts, findings) {
            guard case .once(let offset) = finding else { return nil }
            replacements.add(part.new, at: offset..<offset + part.old.count)
        }
        return findings.dropFirst(parts.count).allSatisfy { $0 == .absent } ? replacements : nil
    }
}
