package import Diagnostics
package import FileAccess

/// A record of the folders that have been entered while sources are read, and of the links to follow later.
///
/// A folder is entered only once, through the same path on every machine: a path without links comes first, then a path
/// with one link, and so on. So links are followed after all other folders.
package struct FolderVisits<Link> {
    private var entered: Set<FileIdentity> = []
    private var waiting: ArraySlice<Link> = []
    /// The limits on the folders and on the values in all `Contents.json` files together.
    var budget: WorkBudget
    /// Whether a folder that is nested too deeply has been reported.
    private var isTooDeep = false

    package init(_ limits: InputLimits) { budget = WorkBudget(limits) }

    /// Returns whether the caller should enter a folder, and records the folder as entered.
    ///
    /// A folder is entered only the first time, and only if no limit has been exceeded, which is reported once.
    ///
    /// - Parameter identity: the identity of the folder on the disk. If nil, the folder may be entered again through
    ///   other paths, which is safe without subfolders, because no loop of links can lead through it.
    package mutating func enters(_ path: String, _ identity: FileIdentity?, _ diagnostics: inout [Diagnostic]) -> Bool {
        if budget.isExceeded || identity.map(entered.contains) == true { return false }
        guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= InputLimits.folderDepth else {
            if !isTooDeep {
                diagnostics.report(
                    .error, .limitExceeded, at: path,
                    "is nested in more than \(InputLimits.folderDepth) folders, so it is not read. Move it up.")
            }
            isTooDeep = true
            return false
        }
        do {
            try budget.spend(on: .folders)
        } catch {
            let advice = error.key.map { ", or \(InputLimits.advice($0))" } ?? "."
            diagnostics.report(
                .error, .limitExceeded, at: path,
                "there are \(error.excess); this one and the rest are not read. Pass or configure fewer folders\(advice)"
            )
            return false
        }
        if let identity { entered.insert(identity) }
        return true
    }

    package mutating func leave(_ link: Link) { waiting.append(link) }

    package mutating func nextLink() -> Link? { waiting.popFirst() }

    /// Forgets all entered folders and all links, but not the work that counts toward the limits.
    package mutating func startAnew() {
        entered = []
        waiting = []
    }
}

/// A link to a folder, found while a source is read.
struct FolderLink {
    let path: String
    /// The path of the source in which the link was found.
    let root: String
    /// The prefix of the names of the sets behind the link; nil if the link isn't in an asset catalog.
    let prefix: String?
}
