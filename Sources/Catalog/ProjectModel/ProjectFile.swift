internal import Diagnostics
internal import FileAccess

/// A file that describes targets.
package struct ProjectFile: Hashable {
    /// The path as a person would write it.
    let path: String
    /// The absolute path, which is the form of all paths in targets.
    let absolutePath: String
    private let currentFolder: String

    init(_ path: String, currentFolder: String) {
        self.path = path
        self.currentFolder = currentFolder
        absolutePath = FilePath.normalized(FilePath.join(currentFolder, path))
    }

    /// Creates a file from its absolute path.
    init(found path: String, currentFolder: String) {
        let relative = FilePath.relative(path, to: currentFolder)
        self.init(relative.hasPrefix("../") ? path : relative, currentFolder: currentFolder)
    }

    /// Returns another file that this one names.
    func beside(_ path: String) -> ProjectFile {
        ProjectFile(found: FilePath.normalized(path), currentFolder: currentFolder)
    }

    var folder: String { FilePath.folder(of: absolutePath) }

    /// Returns a finding that the targets couldn't be read.
    func unread(_ severity: Diagnostic.Severity, _ problem: String, at position: TextPosition? = nil) -> Diagnostic {
        Diagnostic(
            severity, .unreadableProject, at: SourceLocation(path: path, position: position ?? .start),
            "\(problem). List the targets under \"targets:\" in tincture.yml.")
    }

    /// Returns a refusal to continue reading because a limit was exceeded.
    ///
    /// - Parameters:
    ///   - setting: the build setting that exceeds the limit, or nil if it isn't a setting.
    ///   - position: the location of the problem, or nil for the first location that names the setting.
    func refusal(_ limit: LimitExceeded, at setting: String? = nil, position: TextPosition? = nil) -> ProjectRefusal {
        let what = setting.map { "the build setting \"\($0)\"" } ?? "the project"
        let raise = limit.key.map { ", or \(InputLimits.advice($0))" } ?? " in tincture.yml."
        let location = SourceLocation(path: path, position: position ?? setting.flatMap(self.position) ?? .start)
        return ProjectRefusal(
            finding: Diagnostic(
                .error, .limitExceeded, at: location,
                "\(what) has \(limit.excess); its targets are not known. List them under \"targets:\"\(raise)"))
    }

    /// Returns the first location that names a build setting, with or without a condition, or nil if there is none.
    private func position(of setting: String) -> TextPosition? {
        guard let bytes = try? RegularFile.bytes(of: absolutePath) else { return nil }
        for name in [setting, String(setting.prefix { $0 != "[" })] {
            let name = Array(name.utf8)
            // A reference also contains a setting's name, and so does a longer name.
            let inName = Set("({_".utf8)
            let start = bytes.ranges(of: name).first { range in
                !(range.lowerBound > 0 && inName.contains(bytes[range.lowerBound - 1]))
                    && bytes[range.upperBound...].prefix(16).contains {
                        [UInt8(ascii: "="), UInt8(ascii: ":")].contains($0)
                    }
            }
            if let start { return TextPosition(of: start.lowerBound, in: bytes) }
        }
        return nil
    }
}

/// The reason that the targets of a project aren't read.
struct ProjectRefusal: Error {
    let finding: Diagnostic
}

extension TextPosition {
    /// Creates the position of a byte.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes[..<min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        self.init(line: 1 + before.count { $0 == UInt8(ascii: "\n") }, column: before.count - start + 1)
    }
}

extension WorkBudget {
    /// Counts work for a project file, or for a build setting in it.
    mutating func spend(
        _ amount: Int, on work: Work, in file: ProjectFile, at setting: String? = nil
    ) throws(ProjectRefusal) {
        do { try spend(amount, on: work) } catch { throw file.refusal(error, at: setting) }
    }

    /// Returns the content of a file, which counts each time it is read.
    mutating func bytes(of file: ProjectFile, limit: Int) throws -> [UInt8] {
        do {
            let bytes = try RegularFile.bytes(of: file.absolutePath, limit: limit)
            try spend(bytes.count, on: .bytes)
            return bytes
        } catch let limit as LimitExceeded {
            throw file.refusal(limit)
        } catch let failure as FileFailure {
            guard case .tooLarge(let limit) = failure.reason else { throw failure }
            throw file.refusal(LimitExceeded("more than \(limit >> 20) MiB"))
        }
    }
}
