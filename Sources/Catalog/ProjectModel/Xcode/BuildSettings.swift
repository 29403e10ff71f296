internal import Diagnostics
internal import FileAccess

/// The build settings of a target in each of its configurations, such as Debug and Release.
struct BuildSettings {
    private var configurations: [SettingsExpansion]
    private var known: [String: [String]] = [:]
    private var list = ""
    private let file: ProjectFile

    /// Creates the settings of a target in an Xcode project; they override the settings of the project itself.
    init(
        of target: PropertyListValue, in project: XcodeProject, _ files: inout SettingsFiles, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) {
        file = project.file
        var constants = Self.constants(target["name"]?.text ?? "", project.folder)
        constants["PROJECT_NAME"] = FilePath.stemAndExtension(of: FilePath.name(of: project.file.folder)).stem
        list = target["buildConfigurationList"]?.text ?? ""
        known = files.values[list] ?? [:]
        let inherited = try files.configurations(of: project.root, in: project, &budget)
        let byName = Dictionary(inherited.map { ($0.name, $0.layers) }) { first, _ in first }
        configurations = try files.configurations(of: target, in: project, &budget).map { name, layers in
            SettingsExpansion(layers + (byName[name] ?? inherited.first?.layers ?? []), constants: constants)
        }
    }

    /// Creates settings with a single configuration, for a project of a tool other than Xcode.
    init(_ settings: [String: String], targetName: String, in file: ProjectFile) {
        self.file = file
        let layer = SettingsLayer(settings, in: file)
        configurations = [SettingsExpansion([layer], constants: Self.constants(targetName, file.folder))]
    }

    private static func constants(_ target: String, _ folder: String) -> [String: String] {
        [SettingsExpansion.targetName: target, "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder]
    }

    /// Returns the sorted values of a setting in all configurations, without values that contain unknown references.
    mutating func values(of key: String, _ budget: inout WorkBudget) throws(ProjectRefusal) -> [String] {
        if let known = known[key] {
            try budget.spend(known.count, on: .values, in: file, at: key)
            return known
        }
        var values: Set<String> = []
        for index in configurations.indices { try values.formUnion(configurations[index].values(of: key, &budget)) }
        let sorted = values.sorted()
        known[key] = sorted
        return sorted
    }

    /// Stores the values for other targets with the same configurations, unless a value depends on the target's name.
    func keep(in files: inout SettingsFiles) {
        if !configurations.contains(where: \.namesTarget) { files.values[list] = known }
    }
}

/// A cache of the settings of a project's configurations and settings files, each read once for all targets.
struct SettingsFiles {
    /// The values of settings, keyed by the identifier of the configuration list and then by the name of the setting.
    fileprivate var values: [String: [String: [String]]] = [:]
    private var files: [String: SettingsLayer] = [:]
    private var layers: [String: (name: String, layers: [SettingsLayer])] = [:]

    /// Returns the configurations of a project or target, with their own settings before those of their `.xcconfig`.
    mutating func configurations(
        of owner: PropertyListValue, in project: XcodeProject, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) -> [(name: String, layers: [SettingsLayer])] {
        guard let list = owner["buildConfigurationList"]?.text.flatMap({ project.objects[$0] }) else { return [] }
        let listed = project.listed("buildConfigurations", in: list)
        try budget.spend(1 + listed.count, on: .values, in: project.file)
        for (id, configuration) in listed where layers[id] == nil {
            layers[id] = try read(configuration, in: project, &budget)
        }
        return listed.compactMap { id, _ in layers[id] }
    }

    private mutating func read(
        _ configuration: PropertyListValue, in project: XcodeProject, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) -> (name: String, layers: [SettingsLayer]) {
        let own = (configuration["buildSettings"]?.members ?? [:]).mapValues { $0.texts.joined(separator: " ") }
        var layers = [SettingsLayer(own, in: project.file)]
        if let path = Self.file(of: configuration, in: project) {
            let file = project.file.beside(path)
            if files[path] == nil { files[path] = SettingsLayer(try SettingsFile.read(file, &budget), in: file) }
            files[path].map { layers.append($0) }
        }
        return (configuration["name"]?.text ?? "", layers)
    }

    /// Returns the path of the settings file (`.xcconfig`) that a configuration is based on; nil if there is none.
    private static func file(of configuration: PropertyListValue, in project: XcodeProject) -> String? {
        if let path = configuration["baseConfigurationReference"]?.text.flatMap({ project.paths[$0] }) { return path }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ project.paths[$0] }),
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return FilePath.join(anchor, path)
    }
}

extension BuildSettings {
    /// Adds the platforms, the devices and the named sets, such as the app icon, from the build settings to a target.
    mutating func describe(_ bundle: inout ProjectBundle, _ budget: inout WorkBudget) throws(ProjectRefusal) {
        let supported = Set(try words(of: "SUPPORTED_PLATFORMS", &budget).compactMap { Platform(word: $0) })
        let root = Set(try words(of: "SDKROOT", &budget).compactMap { Platform(word: $0) })
        if !supported.isEmpty || !root.isEmpty { bundle.platforms = supported.isEmpty ? root : supported }
        for (platform, name) in [(Platform.ios, "IPHONEOS"), (.macos, "MACOSX")] {
            bundle.oldestSystems[platform] = try values(of: name + "_DEPLOYMENT_TARGET", &budget)
        }
        bundle.isCatalyst = try values(of: "SUPPORTS_MACCATALYST", &budget).contains("YES")
        let prefix = "ASSETCATALOG_COMPILER_GENERATE_"
        let symbols = try values(of: prefix + "ASSET_SYMBOLS", &budget)
        let shorthands = try values(of: prefix + "SWIFT_ASSET_SYMBOL_EXTENSIONS", &budget)
        bundle.hasSymbolShorthands = shorthands.contains("YES") && !symbols.contains("NO")
        let families = Set(try words(of: "TARGETED_DEVICE_FAMILY", &budget))
        if !families.isEmpty, bundle.platforms.contains(.ios) {
            if !families.contains("1") { bundle.unwantedIdioms.formUnion(["iphone", "car"]) }
            if !families.contains("2") { bundle.unwantedIdioms.insert("ipad") }
        }
        for key in AssetSetting.all {
            let isList = key == AssetSetting.alternateIcons
            let names = isList ? Set(try words(of: key, &budget)).sorted() : try values(of: key, &budget)
            bundle.namedSets += names.map { ProjectBundle.NamedSet(setting: key, name: $0) }
        }
    }

    /// Returns the words in all values of a setting; spaces or commas separate the words in a value.
    private mutating func words(of key: String, _ budget: inout WorkBudget) throws(ProjectRefusal) -> [String] {
        let words = try values(of: key, &budget).flatMap { $0.split { $0 == " " || $0 == "," } }
        try budget.spend(words.count, on: .values, in: file, at: key)
        return words.map(String.init)
    }
}
