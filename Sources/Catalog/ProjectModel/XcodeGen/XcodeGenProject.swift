internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

/// A reader of the targets of an XcodeGen project.
///
/// Reference: XcodeGen, *Project Spec*: `include`, `options`, `settings`, `targetTemplates`, `targets`.
struct XcodeGenProject {
    static let fileName = "project.yml"
    private static let largestFile = 4 << 20
    /// The maximum number of different files that one project may include, directly or indirectly.
    private static let mostFiles = 500

    private let file: ProjectFile
    private var targets: [(name: String, node: YAMLNode, folder: String)] = []
    private var templates: [String: (node: YAMLNode, folder: String)] = [:]
    private var seen: Set<String> = []
    private var diagnostics: [Diagnostic] = []

    /// Returns the targets of a project file; none if the file describes something else.
    static func read(_ file: ProjectFile, _ budget: inout WorkBudget) -> Diagnosed<[ProjectBundle]> {
        var project = XcodeGenProject(file: file)
        var bundles: [ProjectBundle] = []
        do {
            try project.add(file, &budget)
            for target in project.targets {
                bundles.append(try project.bundle(of: target.name, target.node, in: target.folder, &budget))
            }
        } catch {
            return Diagnosed([], project.diagnostics + [error.finding])
        }
        return Diagnosed(bundles, project.diagnostics)
    }

    private mutating func add(_ included: ProjectFile, _ budget: inout WorkBudget) throws(ProjectRefusal) {
        guard seen.insert(included.absolutePath).inserted else { return }
        guard seen.count <= Self.mostFiles else {
            throw included.refusal(LimitExceeded("more than \(Self.mostFiles) included files"))
        }
        let name = FilePath.name(of: included.absolutePath)
        do {
            let bytes = try budget.bytes(of: included, limit: Self.largestFile)
            guard let root = try YAMLParser.parse(bytes) else { return }
            try add(root, in: included, &budget)
        } catch let error as YAMLSyntaxError {
            // Gives a location only in the project file itself, because the finding's path is that of the project file.
            let isFile = included == file
            diagnostics.append(
                file.unread(
                    .note, "\(isFile ? "this project file" : name) cannot be read as YAML: \(error.problem)",
                    at: isFile ? error.position : nil))
        } catch let refusal as ProjectRefusal {
            throw refusal
        } catch {
            // One finding is enough for all missing includes, which another tool may not have fetched yet.
            if diagnostics.contains(where: { $0.message.contains(" cannot be read: ") }) { return }
            diagnostics.append(file.unread(.note, "\(name) cannot be read: \(error)"))
        }
    }

    private mutating func add(
        _ root: YAMLNode, in file: ProjectFile, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) {
        let folder = file.folder
        for include in root["include"]?.elements ?? [] {
            guard let name = include.scalar ?? include["path"]?.scalar else { continue }
            try add(file.beside(Self.spelled(FilePath.join(folder, name))), &budget)
        }
        for (key, value) in root["targetTemplates"]?.mapping ?? [] {
            if let name = key.scalar { templates[name] = (value, folder) }
        }
        for (key, value) in root["targets"]?.mapping ?? [] where value["type"] != nil || value["templates"] != nil {
            if let name = key.scalar { targets.append((name, value, folder)) }
        }
    }

    /// Returns a path with its file name as spelled on disk, because a Mac's file system usually ignores case.
    private static func spelled(_ path: String) -> String {
        if (try? FileKind.of(path)) != nil { return path }
        let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path).lowercased())
        let found = (try? Folder.names(in: folder))?.first { $0.lowercased() == name }
        return found.map { FilePath.join(folder, $0) } ?? path
    }

    private func bundle(
        of name: String, _ node: YAMLNode, in folder: String, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) -> ProjectBundle {
        var bundle = ProjectBundle(name: name, kind: .other, origin: file.path)
        let used = (node["templates"]?.sequence ?? []).compactMap { $0.scalar.flatMap { templates[$0] } }
        var settings: [String: String] = [:]
        // The target comes last, because its own values override those of its templates.
        for (node, folder) in used + [(node, folder)] {
            try budget.spend(1 + (node.mapping?.count ?? 0), on: .values, in: file)
            if let type = node["type"]?.scalar { bundle.kind = XcodeProject.kind(ofProduct: type) }
            let platforms = (node["supportedDestinations"] ?? node["platform"])?.elements ?? []
            let known = Set(platforms.compactMap { $0.scalar.flatMap { Platform(word: $0) } })
            if !known.isEmpty { bundle.platforms = known }
            for source in node["sources"]?.elements ?? [] {
                try budget.spend(1 + (source["excludes"]?.sequence?.count ?? 0), on: .values, in: file)
                add(source, in: folder, to: &bundle.members)
            }
            if let info = node["info"]?["path"]?.scalar { bundle.members.include(FilePath.join(folder, info)) }
            try collect(node["settings"], into: &settings, &budget)
        }
        var build = BuildSettings(settings, targetName: name, in: file)
        try build.describe(&bundle, &budget)
        return bundle
    }

    private func add(_ source: YAMLNode, in folder: String, to members: inout FileMembers) {
        guard let path = source.scalar ?? source["path"]?.scalar else { return }
        let root = FilePath.join(folder, path)
        members.include(root)
        // Ignores other patterns than a plain path, because only a path can be excluded.
        for excluded in source["excludes"]?.sequence ?? [] {
            guard let pattern = excluded.scalar else { continue }
            let plain = pattern.hasSuffix("/**") ? String(pattern.dropLast(3)) : pattern
            if !plain.contains("*") { members.exclude(FilePath.join(root, plain)) }
        }
    }

    /// Collects the build settings in a node, including the settings under the keys `base` and `configs`.
    private func collect(
        _ node: YAMLNode?, into settings: inout [String: String], _ budget: inout WorkBudget
    ) throws(ProjectRefusal) {
        let members = node?.mapping ?? []
        try budget.spend(members.count, on: .values, in: file)
        for (key, value) in members {
            guard let name = key.scalar else { continue }
            if let text = value.scalar {
                settings[name] = text
            } else if let words = value.sequence {
                try budget.spend(words.count, on: .values, in: file)
                settings[name] = words.compactMap(\.scalar).joined(separator: " ")
            } else if name == "base" {
                try collect(value, into: &settings, &budget)
            } else if name == "configs" {
                // No configuration has priority, so each value is under the name of its configuration.
                for (configuration, inner) in value.mapping ?? [] {
                    var values: [String: String] = [:]
                    try collect(inner, into: &values, &budget)
                    for (key, value) in values { settings["\(key)[config=\(configuration.scalar ?? "")]"] = value }
                }
            }
        }
    }
}

extension YAMLNode {
    /// The elements of a list; for any other value, an array with only that value.
    var elements: [YAMLNode] { sequence ?? [self] }
}
