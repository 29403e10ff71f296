internal import CatalogPipeline
public import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// Repairs what has one safe answer.
///
/// A `Contents.json` without `info`, or with keys in another order, is written as Xcode writes it; nothing that it says
/// changes. An unassigned file is deleted only where that is asked for. Nothing is touched that lies behind a link.
public enum TreeFix {
    /// What a repair would do.
    public enum Repair: Sendable, Hashable {
        /// The file gets other bytes.
        case write(path: String, bytes: [UInt8])
        /// The file is deleted.
        case delete(path: String)

        /// The file.
        public var path: String {
            switch self {
            case .write(let path, _), .delete(let path): path
            }
        }
    }

    /// The repairs for findings, sorted, and findings about what is left alone because it lies behind a link; nothing is
    /// done yet.
    ///
    /// - Parameters:
    ///   - sources: the paths of what was read.
    ///   - deletes: whether unassigned files are to be deleted.
    public static func repairs(
        for diagnostics: [Diagnostic], in sources: [String], deletes: Bool
    ) -> (repairs: [Repair], refusals: [Diagnostic]) {
        let folders = SourceFolders(paths: sources)
        var refusals: [Diagnostic] = []
        func paths(_ rules: Set<Rule>) -> [String] {
            Set(diagnostics.filter { rules.contains($0.rule) }.map(\.path)).sorted().filter { path in
                if folders.hold(path) { return true }
                refusals.append(
                    Diagnostic(
                        .warning, .linkOutsideTree, at: path,
                        "is not repaired: it is a link or lies behind one. Repair it where it really is."))
                return false
            }
        }
        var repairs = paths([.missingInfo, .keyOrder]).compactMap(rewritten)
        if deletes {
            repairs += paths([.unassignedFile]).flatMap(UnassignedFiles.inSet).map { .delete(path: $0) }
        }
        return (repairs, refusals)
    }

    private static func rewritten(_ path: String) -> Repair? {
        guard let bytes = try? RegularFile.bytes(of: path), let root = try? JSONParser.parse(bytes),
            let members = root.members, !hasRepeatedKey(root)
        else { return nil }
        var fixed = members.filter { $0.name != "info" }
        var info = root["info"]?.members ?? []
        if !info.contains(where: { $0.name == "author" }) {
            info.append(JSONNode.Member(name: "author", value: .text("xcode")))
        }
        if !info.contains(where: { $0.name == "version" }) {
            info.append(JSONNode.Member(name: "version", value: .count(1)))
        }
        fixed.append(JSONNode.Member(name: "info", value: JSONNode(.object(info))))
        let text = JSONWriter.xcodeText(JSONNode(.object(fixed)))
        return Array(text.utf8) == bytes ? nil : .write(path: path, bytes: Array(text.utf8))
    }

    /// A key that comes twice has no safe order: which of them counts depends on who reads.
    private static func hasRepeatedKey(_ node: JSONNode) -> Bool {
        if let members = node.members {
            return Set(members.map(\.name)).count < members.count || members.contains { hasRepeatedKey($0.value) }
        }
        return node.elements?.contains(where: hasRepeatedKey) ?? false
    }
}
