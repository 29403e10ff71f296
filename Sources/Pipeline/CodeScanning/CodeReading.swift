package import CatalogConfiguration
package import Diagnostics
internal import FileAccess
package import PictureAnalysis
internal import ProjectModel

/// The pictures and colors that an app's code refers to, file by file.
package struct CodeReading: Sendable {
    package private(set) var files: [CodeFile] = []
    /// The names of picture files in the folders of code; the build copies these files into the bundle unchanged.
    package private(set) var looseNames: Set<String> = []

    /// Reads the code in the folders that the configuration lists; nil if the configuration lists none.
    ///
    /// - Parameter currentFolder: the absolute path of the folder against which relative paths are resolved.
    package static func read(
        _ paths: [CheckSettings.CodePath], limits: InputLimits, jobs: Int, cache: FactCache?, currentFolder: String
    ) async -> Diagnosed<CodeReading>? {
        guard let last = paths.last else { return nil }
        func absolute(_ path: String) -> String { FilePath.normalized(FilePath.join(currentFolder, path)) }
        var walk = CodeWalk(limits)
        for code in paths { walk.start(at: code.path, named: code.origin) }
        walk.followLinks(named: last.origin)
        walk.followPlatforms(around: paths.map { absolute($0.path) })
        var reading = CodeReading()
        var diagnostics = walk.diagnostics
        reading.looseNames = walk.looseNames
        // A tree may have many YAML files, so those with SwiftGen's own name come first.
        func rank(_ path: String) -> Int { FilePath.name(of: path).hasPrefix("swiftgen") ? 0 : 1 }
        let outputs = Set(walk.swiftGenFiles.map(absolute)).sorted { (rank($0), $0) < (rank($1), $1) }.prefix(100)
            .flatMap(SwiftGenOutput.all)
        let generated = Dictionary(outputs.map { ($0.path, $0.aliases) }) { first, _ in first }
        let remembered = RememberedCode(
            cache, limit: limits.dataValues, accessors: Set(outputs.map(\.accessor)), currentFolder: currentFolder)
        let results = await inParallel(walk.files, width: jobs) { path in
            Result { () throws(FileFailure) in try remembered.facts(ofFile: path).facts }
        }
        remembered.finish()
        var globs = GlobBudget()
        for (path, result) in zip(walk.files, results) {
            switch result {
            case .success(var facts):
                if facts.isTest { continue }
                if let aliases = generated.isEmpty ? nil : generated[absolute(path)] {
                    facts.isGenerated = true
                    facts.aliases.merge(aliases) { first, _ in first }
                }
                diagnostics += findings(about: facts, in: path, limits: limits) + globs.take(&facts.globs, of: path)
                reading.files.append(CodeFile(path: path, facts: facts))
            case .failure(let failure):
                diagnostics.append(Diagnostic(.error, .unreadable, at: path, "\(failure)."))
            }
        }
        return Diagnosed(reading, diagnostics)
    }

    /// Returns those of some symbols' names, without namespaces, that code accesses.
    ///
    /// For example, `Image(.cart)`, `UIColor.cart` and `.Icons.cart` each access a symbol with the name `cart`.
    package func accessed(_ names: Set<String>, in namespaces: Set<String>) -> Set<String> {
        let types = namespaces.union(AssetCalls.types.keys)
        let own = Set(files.lazy.flatMap(\.facts.ownMembers))
        return Set(
            files.lazy.flatMap(\.facts.accesses).filter { access in
                (access.isAsset || types.contains(access.type)) && names.contains(access.name)
                    && !(access.type.isEmpty ? Array(AssetCalls.types.keys) : [access.type])
                        .contains { own.contains($0 + "." + access.name) }
            }.map(\.name))
    }

    private static func findings(about facts: CodeFacts, in path: String, limits: InputLimits) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if let end = facts.end {
            diagnostics.append(
                Diagnostic(
                    .error, .limitExceeded, at: SourceLocation(path: path, position: end),
                    "the file has more than \(limits.dataValues) words, punctuation marks or values, so names after this place count as "
                        + "unused. Remove the file from \"code\", or \(InputLimits.advice("values"))"))
        }
        // The data files of tests may be damaged on purpose.
        if facts.isDamaged, !ForeignFolder.isTested(path) {
            diagnostics.append(
                Diagnostic(
                    .note, .unreadableCode, at: SourceLocation(path: path, position: .start),
                    "is a damaged binary property list, so names in it are not found."))
        }
        return diagnostics
    }
}

/// A limit on the total cost of the distinct globs in `tincture:uses` comments.
private struct GlobBudget {
    private var budget = WorkBudget(.standard)
    private var known: Set<String> = []

    /// Removes the globs of a file that exceed the limit; returns a finding when a glob first exceeds the limit.
    mutating func take(_ globs: inout [String], of path: String) -> [Diagnostic] {
        defer { globs.removeAll { !known.contains($0) } }
        for glob in globs where !known.contains(glob) && !budget.isExceeded {
            do throws(LimitExceeded) {
                try budget.spend(glob: glob)
                known.insert(glob)
            } catch {
                return [
                    Diagnostic(
                        .error, .limitExceeded, at: path,
                        "the tincture:uses comments in this file and in the files read before it have \(error.excess). Later comments are ignored, so a set that only they name is reported as "
                            + "unused. \(LimitExceeded.globAdvice)")
                ]
            }
        }
        return []
    }
}

extension Rule {
    /// The rule that reports a damaged binary property list, in which names of assets can't be found.
    package static let unreadableCode = Rule("unreadable-code")
}
