internal import CodeLexing
internal import Diagnostics
internal import FileAccess

/// A reader of the targets of an Xcode project.
///
/// Apple doesn't document the format of project files. The reader uses the keys that Xcode 8 to 26 write.
struct XcodeProject {
    let objects: [String: PropertyListValue]
    let root: PropertyListValue
    let folder: String
    let file: ProjectFile
    private(set) var paths: [String: String] = [:]

    /// The files that synchronized groups exclude from a target or add to that target, by the target's identifier.
    private var exceptions: [String: [(group: String, files: [String])]] = [:]

    /// The maximum size in bytes; the project file of an app with 20,000 files has a sixth of this size.
    private static let largestFile = 48 << 20
    /// The maximum length of a path, in bytes (`PATH_MAX` on Linux).
    private static let longestPath = 4096

    static func read(_ file: ProjectFile, limits: InputLimits, _ budget: inout WorkBudget) -> Diagnosed<[ProjectBundle]>
    {
        do {
            let bytes = try budget.bytes(of: file, limit: largestFile)
            let list = try PropertyListParser.parse(bytes, limit: limits.projectValues)
            guard let project = XcodeProject(list, file) else {
                return Diagnosed(
                    [], [file.unread(.warning, "the project file has no root object, so its targets are not known")])
            }
            return Diagnosed(try project.bundles(&budget))
        } catch let error as PropertyListError {
            if let limit = error.limit { return Diagnosed([], [file.refusal(limit, position: error.position).finding]) }
            let bytes = (try? RegularFile.bytes(of: file.absolutePath, limit: largestFile)) ?? []
            if let mark = bytes.ranges(of: Array("\n<<<<<<< ".utf8)).first {
                let location = SourceLocation(
                    path: file.path, position: LineStarts(bytes).position(of: mark.lowerBound + 1))
                let problem = "the project has a merge conflict, so its targets are not known. Resolve the conflict."
                return Diagnosed([], [Diagnostic(.warning, .unreadableProject, at: location, problem)])
            }
            let problem = "the project cannot be read: \(error.problem); its targets are not known"
            return Diagnosed([], [file.unread(.warning, problem, at: error.position)])
        } catch let failure as FileFailure {
            return Diagnosed([], [file.unread(.warning, "the project \(failure.predicate); its targets are not known")])
        } catch let refusal as ProjectRefusal {
            return Diagnosed([], [refusal.finding])
        } catch {
            preconditionFailure("none of the errors that reading can throw: \(error)")
        }
    }

    init?(_ list: PropertyListValue, _ file: ProjectFile) {
        guard let objects = list["objects"]?.members, let root = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.root = root
        self.file = file
        let container = FilePath.folder(of: file.folder)
        folder = FilePath.normalized(FilePath.join(container, root["projectDirPath"]?.text ?? ""))
        resolvePaths()
        for (group, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            for (_, exception) in listed("exceptions", in: object) {
                guard let target = exception["target"]?.text else { continue }
                exceptions[target, default: []].append((group, exception["membershipExceptions"]?.texts ?? []))
            }
        }
    }

    /// Finds the paths of all groups and files; visits each group only once, because a group may contain itself.
    private mutating func resolvePaths() {
        var waiting = root["mainGroup"]?.text.map { [(id: $0, folder: folder)] } ?? []
        while let (id, parent) = waiting.popLast() {
            guard paths[id] == nil, let object = objects[id], let path = path(of: object, in: parent) else { continue }
            paths[id] = path
            waiting += (object["children"]?.texts ?? []).map { ($0, path) }
        }
    }

    /// Returns the path of a file or group; nil for a product, a file of an SDK, or a path that is too long.
    private func path(of object: PropertyListValue, in parent: String) -> String? {
        let path = object["path"]?.text ?? ""
        // Without a limit, deeply nested folders would need memory that grows with the square of the file's size.
        guard path.utf8.count + parent.utf8.count < Self.longestPath else { return nil }
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": return FilePath.normalized(FilePath.join(parent, path))
        case "SOURCE_ROOT": return FilePath.normalized(FilePath.join(folder, path))
        case "<absolute>": return FilePath.normalized(path)
        default: return nil
        }
    }

    func listed(_ key: String, in object: PropertyListValue) -> [(id: String, object: PropertyListValue)] {
        (object[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    private func bundles(_ budget: inout WorkBudget) throws(ProjectRefusal) -> [ProjectBundle] {
        var files = SettingsFiles()
        var points: [String: String?] = [:]
        var bundles: [ProjectBundle] = []
        var ids: Set<String> = []
        let used = usedByTargets()
        let targets = listed("targets", in: root)
        // The project of another folder may contain the extensions of a project without an app.
        let hasApp = targets.contains { Self.kind(ofProduct: $0.object["productType"]?.text ?? "") == .app }
        for (id, target) in targets where ids.insert(id).inserted {
            guard let isa = target["isa"]?.text, isa != "PBXAggregateTarget" else { continue }
            var settings = try BuildSettings(of: target, in: self, &files, &budget)
            var bundle = try bundle(of: target, id: id, &settings, &points, &budget)
            if case .appExtension = bundle.kind {
                bundle.isUnembedded = hasApp && used.isDisjoint(with: [id, target["productReference"]?.text ?? id])
            }
            bundles.append(bundle)
            settings.keep(in: &files)
        }
        return bundles
    }

    /// Returns the identifiers of the targets that other targets depend on, and of the products that they copy.
    private func usedByTargets() -> Set<String> {
        let targets = listed("targets", in: root).map(\.object)
        let dependencies = targets.flatMap { listed("dependencies", in: $0) }.compactMap { $0.object["target"]?.text }
        let copies = targets.flatMap { listed("buildPhases", in: $0) }
            .filter { $0.object["isa"]?.text == "PBXCopyFilesBuildPhase" }
            .flatMap { listed("files", in: $0.object) }.compactMap { $0.object["fileRef"]?.text }
        return Set(dependencies + copies)
    }

    /// Returns a target with its files and settings; `points` caches extension points by the path of the `Info.plist`.
    private func bundle(
        of target: PropertyListValue, id: String, _ settings: inout BuildSettings, _ points: inout [String: String?],
        _ budget: inout WorkBudget
    ) throws(ProjectRefusal) -> ProjectBundle {
        let name = target["name"]?.text ?? ""
        var bundle = ProjectBundle(
            name: name, kind: Self.kind(ofProduct: target["productType"]?.text ?? ""), origin: file.path)
        bundle.members = try members(of: target, id: id, &budget)
        try settings.describe(&bundle, &budget)
        for file in try settings.values(of: "INFOPLIST_FILE", &budget) {
            let path = FilePath.join(folder, file)
            bundle.members.include(path)
            if case .appExtension(nil) = bundle.kind {
                let point = points[path] ?? Self.extensionPoint(in: path)
                points[path] = .some(point)
                bundle.kind = .appExtension(point: point)
            }
        }
        return bundle
    }

    private static func extensionPoint(in infoFile: String) -> String? {
        guard let bytes = try? RegularFile.bytes(of: infoFile, limit: 1 << 20) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let key = text.firstRange(of: "<key>NSExtensionPointIdentifier</key>") else { return nil }
        let rest = text[key.upperBound...].drop(while: \.isWhitespace)
        guard rest.hasPrefix("<string>"), let end = rest.firstRange(of: "</string>") else { return nil }
        return String(rest[..<end.lowerBound].dropFirst(8))
    }

    /// Returns the kind of a target from its product type, as Xcode's templates or Tuist's manifests write that type.
    static func kind(ofProduct type: String) -> ProjectBundle.Kind {
        let name = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
        switch name {
        case "application", "application.messages", "application.on-demand-install-capable", "app", "appClip",
            "messagesApplication":
            return .app
        case _ where name.contains("watch"): return .watchApp
        case "bundle.unit-test", "bundle.ui-testing", "bundle.multi-device-ui-test", "unitTests", "uiTests":
            return .tests
        case "app-extension.messages-sticker-pack": return .appExtension(point: "com.apple.message-payload-provider")
        case _ where name.lowercased().contains("extension"): return .appExtension(point: nil)
        case "bundle", "library.static", "library.dynamic", "staticLibrary", "dynamicLibrary": return .framework
        case _ where name.lowercased().contains("framework"): return .framework
        default: return .other
        }
    }
}

extension XcodeProject {
    private func members(
        of target: PropertyListValue, id: String, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) -> FileMembers {
        var members = FileMembers()
        for (_, phase) in listed("buildPhases", in: target) {
            guard let isa = phase["isa"]?.text, isa == "PBXResourcesBuildPhase" || isa == "PBXSourcesBuildPhase" else {
                continue
            }
            let files = listed("files", in: phase)
            try budget.spend(files.count, on: .values, in: file)
            for (_, entry) in files {
                try budget.spend(add(entry["fileRef"]?.text, to: &members), on: .values, in: file)
            }
        }
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        for group in own.sorted() {
            if let path = paths[group] { members.include(path) }
        }
        // The files are exceptions: excluded if the whole group belongs to the target, otherwise included.
        for (group, files) in exceptions[id] ?? [] {
            guard let path = paths[group] else { continue }
            try budget.spend(files.count, on: .values, in: file)
            for name in files {
                let path = Self.exceptionPath(name, in: path)
                if own.contains(group) { members.exclude(path) } else { members.include(path) }
            }
        }
        return members
    }

    /// Adds a file, or its variants in different languages; returns the number of variants, 0 if there are none.
    private func add(_ id: String?, to members: inout FileMembers) -> Int {
        guard let id, let object = objects[id] else { return 0 }
        if object["isa"]?.text == "PBXVariantGroup" {
            let children = object["children"]?.texts ?? []
            for child in children { paths[child].map { members.include($0) } }
            return children.count
        } else if let path = paths[id] {
            members.include(path)
        }
        return 0
    }

    /// Returns the path of a file that a synchronized group lists as an exception.
    ///
    /// `/Localized/Share/Main.xib` stands for `Share/Main.xib` in every language.
    private static func exceptionPath(_ file: String, in folder: String) -> String {
        let mark = "/Localized/"
        guard file.hasPrefix(mark) else {
            return FilePath.join(folder, file.hasPrefix("/") ? String(file.dropFirst()) : file)
        }
        let path = FilePath.join(folder, String(file.dropFirst(mark.count)))
        return FilePath.join(
            FilePath.join(FilePath.folder(of: path), ProjectModel.anyLanguage), FilePath.name(of: path))
    }
}
