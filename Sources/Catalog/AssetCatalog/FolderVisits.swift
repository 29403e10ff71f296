package import Diagnostics
package import FileAccess

/// The folders that a walk enters, each real folder once, whatever links lead to it.
///
/// The path that counts is the same on every machine. A folder's own place comes before every link to it; then come the
/// links at own places, in the order of the walk; then those behind other links. So a walk leaves the links that it
/// finds here, and comes back for them when it has been everywhere else.
package struct FolderVisits<Link> {
    private var entered: Set<FileIdentity> = []
    private var waiting: [Link] = []
    private var next = 0
    /// The work that may still be done in the folders.
    var budget: WorkBudget
    /// True where a folder is deeper than the limit allows, which is said once.
    private var isTooDeep = false

    package init(_ limits: InputLimits) { budget = WorkBudget(limits) }

    /// Whether a folder is to be entered: the first time, and as long as the limit allows, beyond which one finding
    /// says so.
    ///
    /// - Parameter identity: nil for a folder that holds no others, which may be read under several names.
    package mutating func enters(_ path: String, _ identity: FileIdentity?, _ diagnostics: inout [Diagnostic]) -> Bool {
        if budget.isExceeded || identity.map(entered.contains) == true { return false }
        guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= InputLimits.folderDepth else {
            if !isTooDeep {
                diagnostics.report(
                    .error, .limitExceeded, at: path,
                    "is in more than \(InputLimits.folderDepth) folders, and is not read. Move it further up.")
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
                "there are \(error.excess): what is in this one and behind it is not read. Name fewer folders\(advice)"
            )
            return false
        }
        if let identity { entered.insert(identity) }
        return true
    }

    package mutating func leave(_ link: Link) { waiting.append(link) }

    /// Takes the next link; nil where none is left.
    package mutating func nextLink() -> Link? {
        guard next < waiting.count else { return nil }
        defer { next += 1 }
        return waiting[next]
    }

    /// Begins another walk, in which every folder may be entered again; what has been counted stays counted.
    package mutating func startAnew() {
        entered = []
        (waiting, next) = ([], 0)
    }
}

/// A link to a folder, found in a source.
struct FolderLink {
    let path: String
    /// The source that it was found in.
    let root: String
    /// The prefix of the sets behind the link; nil for a link that is in no asset catalog.
    let prefix: String?
}
