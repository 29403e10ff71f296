package import Diagnostics
internal import OrderedJSON

/// A comparison of a committed manifest with the manifest of the current source tree.
package enum ManifestDifference {
    /// Returns one finding for each difference, with its line and column in the committed manifest.
    ///
    /// Entries are matched by name. So one new picture causes one finding, and doesn't shift all entries after it.
    ///
    /// - Parameters:
    ///   - path: the path of the committed manifest, for the findings.
    ///   - committed: the bytes of the committed manifest.
    ///   - current: the bytes of the manifest of the current source tree.
    package static func find(path: String, committed: [UInt8], current: [UInt8]) -> [Diagnostic] {
        let old: JSONNode
        do {
            // The number of values has no limit here, because the size of the file is limited when it is read.
            old = try JSONParser.parse(committed, maximumValues: .max)
        } catch {
            return [
                Diagnostic(
                    .error, .staleManifest, at: SourceLocation(path: path, position: error.place),
                    "the manifest \(error). Compile it again.")
            ]
        }
        guard let new = try? JSONParser.parse(current, maximumValues: .max) else { return [] }
        var comparison = Comparison(path: path, undecoded: UndecodedImages(old, new))
        comparison.reportUnread(old)
        comparison.compareMembers(old, new, trail: "")
        return comparison.diagnostics
    }

    private struct Comparison {
        let path: String
        let undecoded: UndecodedImages
        var diagnostics: [Diagnostic] = []
        /// The key of the schema's address, which doesn't depend on the source tree and isn't compared.
        static let schemaKey = "$schema"

        mutating func report(_ node: JSONNode, _ trail: String, _ message: String) {
            diagnostics.report(
                .error, .staleManifest, at: SourceLocation(path: path, position: node.place ?? .start),
                about: .value(trail), message + ". Run tincture compile again, and commit the manifest.")
        }

        /// Warns about each image that only one of the two builds could decode, because its colors aren't compared.
        mutating func reportUnread(_ old: JSONNode) {
            for image in old["images"]?.elements ?? [] {
                guard let name = image["name"]?.string else { continue }
                let reason: String
                if undecoded.now.contains(name) {
                    reason =
                        "has colors in the manifest, but this build of Tincture cannot decode the picture. Its colors are not "
                        + "compared. Run the check with a build that can decode the format."
                } else if undecoded.before.contains(name) {
                    reason =
                        "has no colors in the manifest, because the build of Tincture that compiled it could not decode "
                        + "the picture. This build can. Compile the manifest again and commit it."
                } else {
                    continue
                }
                diagnostics.report(
                    .warning, .unsupportedFormat, at: SourceLocation(path: path, position: image.place ?? .start),
                    about: .value("images[\(name)]"), "images[\(name)] \(reason)")
            }
        }

        mutating func compare(_ old: JSONNode, _ new: JSONNode, trail: String) {
            if old == new || undecoded.explains(old, trail) || undecoded.explains(new, trail) { return }
            if old.members != nil, new.members != nil {
                compareMembers(old, new, trail: trail)
            } else if let a = old.elements, let b = new.elements {
                compareElements(a, b, of: old, trail: trail)
            } else {
                report(old, trail, ValueDifference.words(trail, old, new))
            }
        }

        mutating func compareMembers(_ old: JSONNode, _ new: JSONNode, trail: String) {
            guard let a = old.members, let b = new.members else {
                report(old, trail, "the committed manifest is \(old.kindInWords), not an object")
                return
            }
            let prefix = trail.isEmpty ? "" : trail + "."
            for member in a
            where !(trail.isEmpty && member.name == Self.schemaKey) && !undecoded.explains(member: member.name, of: old)
            {
                if let value = new[member.name] {
                    compare(member.value, value, trail: prefix + member.name)
                } else {
                    report(
                        member.value, prefix + member.name, "\(prefix)\(member.name) is no longer in the source tree")
                }
            }
            for member in b
            where old[member.name] == nil && !(trail.isEmpty && member.name == Self.schemaKey)
                && !undecoded.explains(member: member.name, of: new)
            {
                report(old, prefix + member.name, "\(prefix)\(member.name) is missing from the committed manifest")
            }
        }

        mutating func compareElements(_ old: [JSONNode], _ new: [JSONNode], of list: JSONNode, trail: String) {
            let keys = (old + new).map(key(of:))
            guard keys.allSatisfy({ $0 != nil }), Set(old.map(key(of:))).count == old.count,
                Set(new.map(key(of:))).count == new.count
            else {
                compareInOrder(old, new, of: list, trail: trail)
                return
            }
            for entry in old where !undecoded.explains(entry, trail) {
                let name = "\(trail)[\(key(of: entry) ?? "")]"
                if let now = new.first(where: { key(of: $0) == key(of: entry) }) {
                    compare(entry, now, trail: name)
                } else {
                    report(entry, name, "\(name) is no longer in the source tree")
                }
            }
            for entry in new
            where !undecoded.explains(entry, trail) && !old.contains(where: { key(of: $0) == key(of: entry) }) {
                report(
                    list, "\(trail)[\(key(of: entry) ?? "")]",
                    "\(trail)[\(key(of: entry) ?? "")] is missing from the committed manifest")
            }
        }

        private mutating func compareInOrder(_ old: [JSONNode], _ new: [JSONNode], of list: JSONNode, trail: String) {
            if old.count != new.count {
                report(
                    list, trail,
                    "\(trail) has \(old.count) entries in the manifest, but \(new.count) in the source tree")
                return
            }
            for (index, (a, b)) in zip(old, new).enumerated() where a != b {
                compare(a, b, trail: "\(trail)[\(index)]")
                // After the first different sample of a list, the others usually differ too. Reporting them would bury
                // the other findings.
                if a.members == nil && a.elements == nil { return }
            }
        }

        private func key(of entry: JSONNode) -> String? {
            entry["name"]?.string ?? entry["file"]?.string ?? entry["image"]?.string
        }
    }
}

extension Rule {
    /// The rule for findings about an entry of a committed manifest that doesn't match the current source tree.
    package static let staleManifest = Rule("stale-manifest")
}

/// The text of a finding about a value that differs.
enum ValueDifference {
    /// Returns a text that describes both values of a difference, from the path of the value in the manifest's JSON.
    ///
    /// Two colors are followed by their CIEDE2000 difference. Two digests are shortened.
    static func words(_ trail: String, _ old: JSONNode, _ new: JSONNode) -> String {
        if let before = old.string, let after = new.string, trail.hasSuffix(".sha256") {
            let file = trail.dropLast(".sha256".count)
            return "the file \(file) has changed: its digest is \(before.prefix(12))… in the manifest, but "
                + "\(after.prefix(12))… in the source tree"
        }
        let words = "\(trail) is \(displayName(old)) in the manifest, but \(displayName(new)) in the source tree"
        guard let before = old.string, let after = new.string, let distance = HexCode.distance(before, after) else {
            return words
        }
        return words + ", \(ShortNumber.text(distance)) apart (CIEDE2000)"
    }

    private static func displayName(_ node: JSONNode) -> String { JSONWriter.text(node, layout: .line) }
}
