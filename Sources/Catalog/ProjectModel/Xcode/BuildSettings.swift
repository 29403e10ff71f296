internal import FileAccess

/// The build settings of a target, each configuration by itself: what decides is first.
struct BuildSettings {
    /// The settings of a configuration: the target's, its file's, the project's, that one's file.
    private let configurations: [[[String: String]]]
    private let constants: [String: String]

    init(of target: PropertyListValue, in project: XcodeProject) {
        var files: [String: [String: String]] = [:]
        let projectLayers = Self.layers(of: project.root, in: project, &files)
        configurations = Self.layers(of: target, in: project, &files).map { name, layers in
            layers + (projectLayers.first { $0.name == name }?.layers ?? projectLayers.first?.layers ?? [])
        }
        constants = [
            "TARGET_NAME": target["name"]?.text ?? "", "SRCROOT": project.folder, "PROJECT_DIR": project.folder,
            "SOURCE_ROOT": project.folder,
            "PROJECT_NAME": FilePath.stemAndExtension(of: FilePath.name(of: project.file.folder)).stem,
        ]
    }

    /// The settings of a project of another kind: one configuration of one layer.
    init(_ settings: [String: String], targetName: String, folder: String) {
        configurations = [[settings]]
        constants = ["TARGET_NAME": targetName, "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder]
    }

    private static func layers(
        of owner: PropertyListValue, in project: XcodeProject, _ files: inout [String: [String: String]]
    ) -> [(name: String, layers: [[String: String]])] {
        guard let list = owner["buildConfigurationList"]?.text.flatMap({ project.objects[$0] }) else { return [] }
        return project.listed("buildConfigurations", in: list).map { _, configuration in
            var layers = [
                (configuration["buildSettings"]?.members ?? [:]).mapValues { $0.texts.joined(separator: " ") }
            ]
            if let path = file(of: configuration, in: project) {
                let settings = files[path] ?? SettingsFile.read(path)
                files[path] = settings
                layers.append(settings)
            }
            return (configuration["name"]?.text ?? "", layers)
        }
    }

    /// The file of settings that a configuration starts from, by its reference or by its place in a folder that Xcode
    /// follows.
    private static func file(of configuration: PropertyListValue, in project: XcodeProject) -> String? {
        if let path = configuration["baseConfigurationReference"]?.text.flatMap({ project.paths[$0] }) {
            return path
        }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ project.paths[$0] }),
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return FilePath.join(anchor, path)
    }

    /// The values that a setting has in any configuration and under any condition, sorted; what cannot be resolved is
    /// left out.
    func values(of key: String) -> [String] {
        var values: Set<String> = []
        for layers in configurations {
            for name in Set(layers.flatMap(\.keys)) where name == key || name.hasPrefix(key + "[") {
                guard let value = layers.lazy.compactMap({ $0[name] }).first else { continue }
                if let value = resolved(value, key: name, in: layers, depth: 0), !value.isEmpty { values.insert(value) }
            }
        }
        return values.sorted()
    }

    /// A value with its references replaced; nil where one leads nowhere.
    private func resolved(_ value: String, key: String, in layers: [[String: String]], depth: Int) -> String? {
        guard value.contains("$") else { return value }
        guard depth < 10 else { return nil }
        var result = ""
        var rest = value[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let behind = rest[start...].dropFirst()
            guard let open = behind.first, open == "(" || open == "{",
                let end = behind.firstIndex(of: open == "(" ? ")" : "}")
            else { return nil }
            let name = behind[behind.index(after: behind.startIndex)..<end].prefix { $0 != ":" }
            guard let part = reference(String(name), key: key, in: layers, depth: depth) else { return nil }
            result += part
            rest = behind[behind.index(after: end)...]
        }
        return result + rest
    }

    private func reference(_ name: String, key: String, in layers: [[String: String]], depth: Int) -> String? {
        if name == "inherited" {
            guard let own = layers.firstIndex(where: { $0[key] != nil }) else { return "" }
            let outer = Array(layers[(own + 1)...])
            guard let value = outer.lazy.compactMap({ $0[key] }).first else { return "" }
            return resolved(value, key: key, in: outer, depth: depth + 1)
        }
        if let value = layers.lazy.compactMap({ $0[name] }).first {
            return resolved(value, key: name, in: layers, depth: depth + 1)
        }
        return constants[name]
    }
}

extension BuildSettings {
    /// Says of a target what its settings say: platforms, devices, versions, and the sets that they name.
    func describe(_ bundle: inout ProjectBundle) {
        func words(_ key: String) -> [Substring] { values(of: key).flatMap { $0.split { $0 == " " || $0 == "," } } }
        let supported = Set(words("SUPPORTED_PLATFORMS").compactMap { Platform(word: String($0)) })
        let root = Set(words("SDKROOT").compactMap { Platform(word: String($0)) })
        if !supported.isEmpty || !root.isEmpty { bundle.platforms = supported.isEmpty ? root : supported }
        bundle.isCatalyst = values(of: "SUPPORTS_MACCATALYST").contains("YES")
        let families = Set(words("TARGETED_DEVICE_FAMILY"))
        if !families.isEmpty, bundle.platforms.contains(.ios) {
            if !families.contains("1") { bundle.unwantedIdioms.formUnion(["iphone", "car"]) }
            if !families.contains("2") { bundle.unwantedIdioms.insert("ipad") }
        }
        for key in AssetSetting.all {
            let names = Set(
                values(of: key).flatMap { key == AssetSetting.alternateIcons ? $0.split(separator: " ") : [$0[...]] })
            bundle.namedSets += names.sorted().map { ProjectBundle.NamedSet(setting: key, name: String($0)) }
        }
    }
}
