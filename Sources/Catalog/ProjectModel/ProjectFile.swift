internal import CodeLexing
internal import Diagnostics
internal import FileAccess

/// A file that describes targets, such as `project.pbxproj` or `Package.swift`.
package struct ProjectFile: Hashable {
    /// The path for findings: relative to the current folder if the file is inside that folder.
    let path: String
    let absolutePath: String
    private let currentFolder: String

    init(_ path: String, currentFolder: String) {
        self.path = path
        self.currentFolder = currentFolder
        absolutePath = FilePath.normalized(FilePath.join(currentFolder, path))
    }

    init(found path: String, currentFolder: String) {
        let relative = FilePath.relative(path, to: currentFolder)
        self.init(relative.hasPrefix("../") ? path : relative, currentFolder: currentFolder)
    }

    func beside(_ path: String) -> ProjectFile {
        ProjectFile(found: FilePath.normalized(path), currentFolder: currentFolder)
    }

    var folder: String { FilePath.folder(of: absolutePath) }

    func unread(_ severity: Diagnostic.Severity, _ problem: String, at position: TextPosition? = nil) -> Diagnostic {
        Diagnostic(
            severity, .unreadableProject, at: SourceLocation(path: path, position: position ?? .start),
            "\(problem). List the targets under \"targets:\" in tincture.yml.")
    }

    /// Returns the error for an exceeded limit, located at `position` or else at the build setting that exceeds it.
    func refusal(_ limit: LimitExceeded, at setting: String? = nil, position: TextPosition? = nil) -> ProjectRefusal {
        let what = setting.map { "the build setting \"\($0)\"" } ?? "the project"
        let raise = limit.key.map { ", or \(InputLimits.advice($0))" } ?? "."
        let location = SourceLocation(path: path, position: position ?? setting.flatMap(self.position) ?? .start)
        return ProjectRefusal(
            finding: Diagnostic(
                .error, .limitExceeded, at: location,
                "\(what) has \(limit.excess); its targets are not known. List them under \"targets:\" in tincture.yml\(raise)"
            ))
    }

    /// Returns where the file first sets a build setting, with or without its condition; nil if it isn't set.
    private func position(of setting: String) -> TextPosition? {
        guard let bytes = try? RegularFile.bytes(of: absolutePath) else { return nil }
        for name in [setting, String(setting.prefix { $0 != "[" })] {
            let name = Array(name.utf8)
            // Skips references to the setting and longer names that end with its name.
            let inName = Set("({_".utf8)
            let start = bytes.ranges(of: name).first { range in
                !(range.lowerBound > 0 && inName.contains(bytes[range.lowerBound - 1]))
                    && bytes[range.upperBound...].prefix(16).contains {
                        [UInt8(ascii: "="), UInt8(ascii: ":")].contains($0)
                    }
            }
            if let start { return LineStarts(bytes).position(of: start.lowerBound) }
        }
        return nil
    }
}

/// The error for a project file that exceeds a limit.
struct ProjectRefusal: Error {
    let finding: Diagnostic
}

extension WorkBudget {
    mutating func spend(
        _ amount: Int, on work: Work, in file: ProjectFile, at setting: String? = nil
    ) throws(ProjectRefusal) {
        do { try spend(amount, on: work) } catch { throw file.refusal(error, at: setting) }
    }

    /// Returns the content of a file; its size counts toward the budget in every call, even for the same file.
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
