/// The limits on the total work of readers, which they count before they do it.
///
/// Each number of an input may be within its limit although their product isn't, as for conditions × targets, nested
/// references, or links between folders. Readers that do such work share one budget by `inout`.
package struct WorkBudget: Sendable {
    /// A kind of counted work.
    package enum Work: Int, Sendable, CaseIterable {
        /// Bytes of project files and their includes.
        case bytes
        /// Values derived from project files.
        case values
        /// Bytes of build settings with references.
        case expansion
        case folders
        /// Values of all `Contents.json` together.
        case contents
        /// Bytes of globs with wildcards, each of which is compared with every name.
        case globs
    }

    private let limits: InputLimits
    private var spent = SIMD8<Int>()
    /// Whether the budget is exceeded, so that no more work may be done.
    package private(set) var isExceeded = false

    package init(_ limits: InputLimits) { self.limits = limits }

    /// Returns the amount of work of a kind that has been counted so far.
    package func spent(on work: Work) -> Int { spent[work.rawValue] }

    /// Counts work before it is done.
    ///
    /// - Throws: ``LimitExceeded`` if the work exceeds the budget and must not be done.
    package mutating func spend(_ amount: Int = 1, on work: Work) throws(LimitExceeded) {
        let (sum, isTooLarge) = spent[work.rawValue].addingReportingOverflow(amount)
        guard !isTooLarge, sum <= limit(of: work) else {
            isExceeded = true
            throw beyond(work)
        }
        spent[work.rawValue] = sum
    }

    private func limit(of work: Work) -> Int {
        switch work {
        case .bytes: InputLimits.projectBytes
        case .values: limits.projectValues
        case .expansion: InputLimits.expandedBytes
        case .folders: limits.folders
        case .contents: limits.allContentsValues
        case .globs: InputLimits.globBytes
        }
    }

    private func beyond(_ work: Work) -> LimitExceeded {
        let limit = limit(of: work)
        return switch work {
        case .bytes: LimitExceeded("more than \(limit >> 20) MiB of project files")
        case .values: LimitExceeded("more than \(limit) values", key: "values")
        case .expansion: LimitExceeded("more than \(limit >> 20) MiB of build settings")
        case .folders: LimitExceeded("more than \(limit) folders", key: "folders")
        case .contents: LimitExceeded("more than \(limit) values in all Contents.json", key: "values")
        case .globs: LimitExceeded("more than \(limit >> 10) KiB of globs with wildcards")
        }
    }
}

/// An error about work beyond a limit.
package struct LimitExceeded: Error, Hashable {
    /// The problem in words, such as `more than 100000 values`.
    package let excess: String
    /// The key under `limits` that raises the limit; nil for a fixed limit.
    package let key: String?

    package init(_ excess: String, key: String? = nil) { (self.excess, self.key) = (excess, key) }
}
