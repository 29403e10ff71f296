internal import AssetCatalog
package import Diagnostics
internal import FileAccess
internal import ProjectModel

/// What a compile reports about its output folder and the Swift file in it.
package enum OutputFindings {
    /// Returns a warning about files that another run wrote into an output folder; nil if there are none.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files, relative to the output folder.
    ///   - sources: the configuration and the sources of the other run, relative to the output folder.
    package static func otherRun(
        _ paths: [String], of sources: [String], in output: String, currentFolder: String
    ) -> Diagnostic? {
        guard let path = paths.first else { return nil }
        let folder = FilePath.join(currentFolder, output)
        let sources = sources.map { source in
            FilePath.relative(FilePath.normalized(FilePath.join(folder, source)), to: currentFolder)
        }
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        return Diagnostic(
            .warning, .sharedOutput, at: output,
            "the output folder \(output) also contains \(path)\(more), written by an earlier compile for "
                + "\(sources.joined(separator: ", ")). Use a separate output folder for each configuration, or delete "
                + "the files that you do not need.")
    }

    /// Returns a note if one Swift file would contain the names of catalogs that no target has together, and warnings
    /// if Xcode generates the same shorthands for a target, or if TinctureKit doesn't run on a target's oldest system.
    ///
    /// - Parameter sets: the paths of the sets whose names the file contains.
    package static func swiftFile(
        of sets: [String], _ configuration: Configuration?, currentFolder: String, in output: String,
        hasShorthands: Bool
    ) -> [Diagnostic] {
        let catalogs = Set(sets.compactMap { FilePath.catalog(of: $0) }).sorted()
        guard !catalogs.isEmpty else { return [] }
        let targets = configuration?.checks.targets ?? []
        let model =
            targets.isEmpty
            ? project(around: catalogs, configuration, currentFolder: currentFolder)
            : ProjectModel(
                bundles: targets.map { $0.bundle(currentFolder: currentFolder) }, currentFolder: currentFolder)
        let owned = catalogs.map { ($0, Set(model.bundles(of: $0))) }.filter { !$1.isEmpty }
        var findings: [Diagnostic] = []
        let owners = Set(owned.flatMap(\.1)).sorted()
        if let finding = owners.lazy.compactMap({ oldSystem(of: model.bundles[$0], at: output) }).first {
            findings.append(finding)
        }
        let clashing = owners.first { model.bundles[$0].hasSymbolShorthands == true }
        if hasShorthands, let clashing {
            findings.report(
                .warning, .symbolConflict, at: output,
                "Xcode generates shorthands such as UIColor.cart for the target \(model.bundles[clashing].name), and "
                    + "this Swift file has the same ones, so a build with both fails. Set \"Generate Asset Symbols\" "
                    + "to NO, or write --emit swift:extensions=false.")
        }
        let mixed = owned.last { _, owners in owned.contains { owners.isDisjoint(with: $1) } }
        guard let target = mixed?.1.min() else { return findings }
        // Two projects may have targets of one name.
        func name(_ number: Int) -> String {
            let bundle = model.bundles[number]
            let isAlone = model.bundles.count { $0.name == bundle.name } == 1
            return bundle.name + (isAlone ? "" : " of \(FilePath.folder(of: bundle.origin))")
        }
        let names = owned.prefix(mostNamed).map { path, owners in
            "\(path) (\(owners.sorted().map(name).joined(separator: ", ")))"
        }
        let more = owned.count > mostNamed ? " and \(owned.count - mostNamed) more" : ""
        let sources = owned.filter { $1.contains(target) }.map { path, _ in path.contains(" ") ? "'\(path)'" : path }
        return findings + [
            Diagnostic(
                .note, .sharedOutput, at: output,
                "the Swift file has the names of different targets' catalogs: \(names.joined(separator: ", "))\(more). "
                    + "Code finds a picture or color only in its own target's bundle. Write a file for each target; for "
                    + "\(name(target)): `tincture compile \(sources.joined(separator: " ")) --emit swift "
                    + "--output FOLDER`.")
        ]
    }

    private static let mostNamed = 4

    private static func oldSystem(of bundle: ProjectBundle, at output: String) -> Diagnostic? {
        // The minimums of the package, in Package.swift.
        for (platform, name, least) in [(Platform.ios, "iOS", 15), (.macos, "macOS", 13)]
        where bundle.platforms.contains(platform) {
            let old = bundle.oldestSystems[platform]?.first { version in
                version.split(separator: ".").first.flatMap { Int($0) }.map { $0 < least } ?? false
            }
            guard let old else { continue }
            return Diagnostic(
                .warning, .deploymentTarget, at: output,
                "the target \(bundle.name) runs on \(name) \(old), and the library TinctureKit, which the Swift file "
                    + "imports, needs \(name) \(least). Raise the target's minimum deployment, or use `tincture check` "
                    + "without this file.")
        }
        return nil
    }

    /// Reads the project files around catalogs, and traces only their contents.
    ///
    /// The folders that the search lists may change with each picture, and every build would be a full one.
    private static func project(
        around catalogs: [String], _ configuration: Configuration?, currentFolder: String
    ) -> ProjectModel {
        let model = FileTrace.untraced {
            ProjectSearch.read(
                catalogs: catalogs, code: [],
                configurationFolder: configuration.map { FilePath.folder(of: $0.path) }, currentFolder: currentFolder,
                limits: configuration?.limits ?? .standard
            ).value
        }
        for path in Set(model.bundles.map(\.origin)).sorted() { FileTrace.noteContent(path, FileStamp(of: path)) }
        return model
    }
}
