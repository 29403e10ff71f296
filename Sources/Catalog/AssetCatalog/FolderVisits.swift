package import Diagnostics
package import FileAccess

/// The folders that a walk enters, each real folder only once, regardless of links to it.
///
/// A folder that can be reached by several paths has the same path on every machine. Its own path has priority over
/// links, and a link at its own path has priority over a link behind another link. Therefore the walk collects the
/// links it finds, and follows them after everything else.
package struct FolderVisits<Link> {
    private var entered: Set<FileIdentity> = []
    private var waiting: [Link] = []
    private var next = 0
    /// The remaining work budget for the folders.
    var budget: WorkBudget
    /// Whether a folder has exceeded the depth limit, which is reported once.
    private var isTooDeep = false

    package init(_ limits: InputLimits) { budget = WorkBudget(limits) }

    /// Returns whether to enter a folder: only the first time, and only within the limits, which are reported once.
    ///
    /// - Parameter identity: nil for a folder without subfolders, which may be read under several names.
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
                "there are \(error.excess); this one and the rest are not read. Name fewer folders\(advice)"
            )
            return false
        }
        if let identity { entered.insert(identity) }
        return true
    }

    package mutating func leave(_ link: Link) { waiting.append(link) }

    /// Returns the next link, or nil if none is left.
    package mutating func nextLink() -> Link? {
        guard next < waiting.count else { return nil }
        defer { next += 1 }
        return waiting[next]
    }

    /// Begins a new walk, which may enter every folder again but continues with the remaining budget.
    package mutating func startAnew() {
        entered = []
        (waiting, next) = ([], 0)
    }
}

/// A link to a folder, found in a source.
struct FolderLink {
    let path: String
    /// The source in which the link was found.
    let root: String
    /// The prefix of the sets behind the link, or nil if the link isn't in an asset catalog.
    let prefix: String?
}
