import CatalogManifest
import CatalogStarter
import FileAccess

extension FuzzTarget {
    /// Manifests, as `preview` and `diff` take them back.
    static let manifests = FuzzTarget(
        name: "manifests",
        seeds: {
            let files = try RepositoryFiles.all(in: "Tests/Commands/EndToEndTests/Goldens", endingWith: "catalog.json")
            return files.map(\.bytes)
        },
        words: [
            "\"schemaVersion\":", "\"images\":", "\"variants\":", "\"palette\":", "\"swatches\":", "\"weight\":",
            "\"carousels\":", "\"transitions\":", "\"stops\":", "\"gradients\":", "\"sha256\":", "1e308", "null", "-1",
        ]
    ) { bytes in
        _ = try? ManifestFile.read(bytes)
    }

    /// What `init` looks into: a list of data beside a picture, and a project.
    ///
    /// The first byte chooses.
    static let starter = FuzzTarget(
        name: "starter",
        seeds: {
            let texts: [(UInt8, String)] = [
                (0, ##"[{"image": "a", "backdrop": "#112233"}, {"image": "b"}]"##),
                (0, ##"{"products": [{"name": "A", "price": "1", "image": "a"}]}"##),
                (1, "targets:\n  A: {type: application, sources: [.]}\n"),
                (2, ##"let package = Package(name: "A", targets: [.target(name: "A", path: ".")])"##),
            ]
            return texts.map { [$0.0] + Array($0.1.utf8) }
        },
        words: ["\"image\":", "\"backdrop\":", "\"name\":", "\"price\":", "[{", "}]", "targets:", "sources:", "path: "]
    ) { bytes in
        guard let choice = bytes.first else { return }
        starterFiles[Int(choice) % starterFiles.count].write(Array(bytes.dropFirst()))
        let folder = FilePath.folder(of: starterFiles[0].path)
        _ = StarterConfiguration(folder: folder, currentFolder: "/").text
    }

    private static let starterFiles = [
        ScratchFile("starter/list.json"), ScratchFile("starter/project.yml"), ScratchFile("starter/Package.swift"),
    ]
}
