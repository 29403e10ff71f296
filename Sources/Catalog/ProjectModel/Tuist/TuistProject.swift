internal import Diagnostics
internal import FileAccess

/// A reader of the targets of a Tuist project; the reader parses the manifest without running it.
enum TuistProject {
    static let fileName = "Project.swift"
    private static let largestFile = 1 << 20

    static func read(_ file: ProjectFile) -> Diagnosed<[ProjectBundle]> {
        guard let bytes = try? RegularFile.bytes(of: file.absolutePath, limit: largestFile),
            String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
        else { return Diagnosed([]) }
        let project = SwiftManifestReader.call("Project", in: bytes)
        let listed = project?["targets"]?.elements
        let bundles = (listed ?? []).compactMap { bundle(of: $0, in: file) }
        let problem = "Project.swift builds its list of targets in code, which Tincture does not run"
        return Diagnosed(bundles, bundles.count == listed?.count ? [] : [file.unread(.note, problem)])
    }

    private static func bundle(of target: ManifestExpression, in file: ProjectFile) -> ProjectBundle? {
        guard ["target", "Target"].contains(target.name), let name = target["name"]?.text,
            let product = target["product"]?.name
        else { return nil }
        var bundle = ProjectBundle(name: name, kind: XcodeProject.kind(ofProduct: product), origin: file.path)
        bundle.platforms = (target["destinations"] ?? target["platform"])?.platforms ?? []
        for label in ["sources", "resources", "buildableFolders"] {
            guard let value = target[label] else { continue }
            for element in value.elements ?? [value] {
                guard add(element, to: &bundle.members, in: file.folder) else { return nil }
            }
        }
        return bundle
    }

    /// Adds the files that a pattern matches; returns false if only running the manifest would yield the pattern.
    private static func add(_ element: ManifestExpression, to members: inout FileMembers, in folder: String) -> Bool {
        guard let pattern = element.text ?? element[nil]?.text ?? element["pattern"]?.text ?? element["path"]?.text
        else { return false }
        members.include(FilePath.join(folder, plainPart(of: pattern)))
        for excluded in element["excluding"]?.texts ?? [] {
            members.exclude(FilePath.join(folder, plainPart(of: excluded)))
        }
        return true
    }

    private static func plainPart(of pattern: String) -> String {
        let parts = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
        return (pattern.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
