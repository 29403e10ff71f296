package import AssetCatalog
package import Diagnostics
internal import FileAccess
internal import PlacedYAML
package import ProjectModel

/// A build target as the configuration describes it: the pictures in its bundle, and its code.
package struct ConfiguredTarget: Sendable {
    package var name = ""
    package var kind = ProjectBundle.Kind.app
    package var platforms: Set<Platform> = []
    package var sources: [Source] = []
    package var code: [CheckSettings.CodePath] = []
    package var origin: SourceLocation

    package func bundle(currentFolder: String) -> ProjectBundle {
        var bundle = ProjectBundle(name: name, kind: kind, origin: origin.path)
        bundle.platforms = platforms
        for path in sources.map(\.path) + code.map(\.path) {
            bundle.members.include(FilePath.join(currentFolder, path))
        }
        return bundle
    }
}

extension ConfiguredTarget {
    /// The names of platforms, as in `ios` and `iOS`.
    private static let platforms = Platform.allCases.flatMap {
        [($0.rawValue, $0), ($0.rawValue.dropLast(2) + "OS", $0)]
    }

    static let table = ConfigurationTable<ConfiguredTarget>([
        .value("sources", .list(.text), "The asset catalogs, icons and folders in the target's bundle.") {
            node, target, reader in target.sources = reader.sources(node)
        },
        .value("code", .list(.text), "The folders and files of the target's code.") { node, target, reader in
            target.code = reader.code(node)
        },
        .value("platform", .list(.word(platforms.map(\.0))), "The platforms that the target runs on.") {
            node, target, reader in
            for entry in reader.text.list(node) {
                if let known = reader.text.word(entry, "platform", among: platforms) { target.platforms.insert(known) }
            }
        },
        .word(
            "kind", \.kind, called: "kind of target",
            among: [
                ("app", .app), ("extension", .appExtension(point: nil)), ("watch", .watchApp),
                ("framework", .framework), ("tests", .tests),
            ], "The kind of product that the target builds."),
    ])
}

extension ConfigurationReader {
    mutating func targets(_ node: YAMLNode) -> [ConfiguredTarget] {
        (text.mapping(node, "\"targets\"") ?? []).compactMap { key, value in
            var target = ConfiguredTarget(name: key.text, origin: text.origin(of: key.node))
            let what = "target \(key.text.quoted)"
            return ConfiguredTarget.table.read(value, as: what, into: &target, by: &self) == nil ? nil : target
        }
    }
}

extension Configuration {
    /// Adds the sources and code of the targets to those of the configuration.
    ///
    /// A path within a folder that is already listed isn't added, so that nothing is read twice.
    mutating func readTargets() {
        // Paths are compared by bytes, as file systems do. Swift would treat two spellings of `é` as equal.
        var seen = Set<[UInt8]>()
        sources.removeAll { !seen.insert(Array($0.path.utf8)).inserted }
        seen = []
        checks.code.removeAll { !seen.insert(Array($0.path.utf8)).inserted }
        var (folders, codeFolders) = (CoveredFolders(sources.map(\.path)), CoveredFolders(checks.code.map(\.path)))
        for target in checks.targets {
            sources += target.sources.filter { folders.add($0.path) }
            // A missing path stays, so that reading the code reports it.
            checks.code += target.code.filter { code in
                let isNew = seen.insert(Array(code.path.utf8)).inserted
                return codeFolders.add(code.path) || isNew && (try? FileKind.of(code.path)) == nil
            }
        }
    }
}

/// Folders that are read with all their contents.
private struct CoveredFolders {
    private var folders: Set<String>

    init(_ paths: [String]) { folders = Set(paths.map(FilePath.normalized)) }

    mutating func add(_ path: String) -> Bool {
        let path = FilePath.normalized(path)
        if folders.contains(".") { return false }
        if FilePath.ancestry(of: path).contains(where: folders.contains) { return false }
        folders.insert(path)
        return true
    }
}
