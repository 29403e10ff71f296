internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The files in a set's folder, for looking up the files that the set's `Contents.json` names.
package struct SetFiles {
    let folder: String
    let listing: FolderListing
    /// All string values in the set's `Contents.json`.
    private let texts: Set<String>
    private let words: LazyNearestWords

    /// - Parameter isLeaf: whether the set can't contain folders, so that no folder is suggested for a missing file.
    init(folder: String, listing: FolderListing, _ file: ContentsFile?, isLeaf: Bool) {
        (self.folder, self.listing) = (folder, listing)
        let texts = file?.texts ?? []
        self.texts = texts
        // A file that the set names elsewhere isn't suggested instead of a missing file.
        words = LazyNearestWords((listing.files + (isLeaf ? [] : listing.folders)).filter { !texts.contains($0) })
    }

    /// Returns the path of a file that an entry names; nil, with a finding, if the file can't be used.
    ///
    /// - Parameter standIn: the file that devices show instead if the file is missing; nil if there is none.
    func path(
        of name: String, at place: TextPosition, isFolderFine: Bool, standIn: @autoclosure () -> String? = nil,
        scope: inout ContentsScope
    ) -> String? {
        let owner = scope.owner
        func report(_ rule: Rule, _ message: String) { scope.report(.error, rule, at: place, message) }
        if name.contains("/") || name == "." || name == ".." {
            report(
                .fileOutsideSet,
                "the file \"\(name)\" for the \(owner) is outside the set. "
                    + "Move it into the set's folder, and name it here without a path.")
            return nil
        }
        // The operating system would read such a name only up to the null byte.
        if name.utf8.contains(0) {
            report(.missingFile, "The file \"\(name)\" for the \(owner) does not exist.")
            return nil
        }
        let path = FilePath.join(folder, name)
        if isRegularFile(name) { return path }
        do {
            switch try FileKind.of(path) {
            case .file: return path
            case .folder where isFolderFine: return path
            case .folder: report(.unusableImage, "\"\(name)\" for the \(owner) is a folder; a file was expected.")
            case .other(let kind):
                report(.unusableImage, "\"\(name)\" for the \(owner) is \(kind); a file was expected.")
            }
        } catch  where error.reason == .missing && SymbolicLink.isLink(path) {
            report(
                .missingFile,
                "\"\(name)\" for the \(owner) is a symbolic link to a file that does not exist. Put a picture in place of the link."
            )
        } catch  where error.reason == .missing {
            // A Mac's file system usually finds a name in any form of its accents and in any case.
            let folded = Self.folded(name)
            if let same = listing.regularFiles.first(where: { Self.folded($0) == folded }) {
                if same != name {
                    scope.reportMisspelled(
                        at: place,
                        "the file for the \(owner) is named \"\(same)\" on disk, not \"\(name)\", so a case-sensitive file "
                            + "system does not find it. Make the names equal.")
                }
                return FilePath.join(folder, same)
            }
            let (hint, standIn) = (words.hint(for: name), standIn())
            scope.report(
                standIn == nil ? .error : .warning, .missingFile, at: place,
                "The file \"\(name)\" for the \(owner) does not exist"
                    + (standIn.map { ", so devices show \"\($0)\". Remove the entry, or add the file." }
                        ?? (hint.isEmpty ? "." : hint)))
        } catch {
            report(.unreadable, "the file \"\(name)\" for the \(owner) cannot be read: \(error).")
        }
        return nil
    }

    /// Returns whether the folder contains a regular file with exactly this name, compared by bytes.
    ///
    /// Two names that Swift compares as equal may belong to different files.
    private func isRegularFile(_ name: String) -> Bool {
        let regularFiles = listing.regularFiles
        var (low, high) = (0, regularFiles.count)
        while low < high {
            let middle = (low + high) / 2
            if regularFiles[middle].utf8.lexicographicallyPrecedes(name.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < regularFiles.count && regularFiles[low].utf8.elementsEqual(name.utf8)
    }

    /// The files that the set's `Contents.json` doesn't name, except a README.md.
    ///
    /// Names that differ only in case or in the form of accents count as equal.
    var unnamed: [String] { files(except: texts) }

    private func files(except texts: Set<String>) -> [String] {
        // Flutter's project template adds a README.md next to its launch image.
        let unnamed = listing.files.filter { !texts.contains($0) && $0 != "README.md" }
        if unnamed.isEmpty { return [] }
        let texts = Set(texts.map(Self.folded))
        return unnamed.filter { !texts.contains(Self.folded($0)) }
    }

    /// Returns a form of a name that is the same for all names that a file system may treat as equal.
    ///
    /// Swift already ignores the form of accents. Converting to lowercase and then to uppercase also unifies ß and ẞ.
    private static func folded(_ name: String) -> String { name.lowercased().uppercased() }

    /// Reports, in Xcode's words, the files that the set doesn't name, or that Xcode has marked as unassigned.
    func reportUnassigned(_ contents: SetContents, scope: inout ContentsScope) {
        // A color has no file that could be marked.
        let isOfColors = contents.listKey == "colors"
        let marked = isOfColors ? [] : contents.entries.filter { $0.unassigned == true }.compactMap(\.filename)
        let unassigned = files(except: texts.subtracting(marked))
        if unassigned.isEmpty { return }
        scope.lastFinding = Diagnostic(
            .warning, .unassignedFile, at: folder, about: scope.subject,
            "The \(scope.owner) has \(FolderListing.unassigned(unassigned)). (\(unassigned.joined(separator: ", ")))")
    }
}

/// The names of the files and folders in a folder of an asset catalog, except hidden ones and `Contents.json`.
struct FolderListing {
    /// The names of the folders; like all names here, sorted by their UTF-8 bytes.
    var folders: [String] = []
    /// The names of everything except folders.
    var files: [String] = []
    /// The names of regular files and of links to regular files.
    var regularFiles: [String] = []
    var linkedFolders: Set<String> = []

    /// Returns the number of files in the words of Xcode's warning.
    static func unassigned(_ files: [String]) -> String {
        files.count == 1 ? "an unassigned child" : "\(files.count) unassigned children"
    }
}
