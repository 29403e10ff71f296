/// A counter of the work that reading the input takes, with a limit for each kind of work.
///
/// A small input may cause a huge amount of work, for example by nested references or by links between folders. So
/// readers count such work before they do it, and share one budget by `inout`.
package struct WorkBudget: Sendable {
    package enum Work: Int, Sendable, CaseIterable {
        /// Bytes of project files, including the files that they include.
        case bytes
        /// Values that are computed from project files, such as entries of file lists and values of build settings.
        case values
        /// Bytes that result from replacing references in build settings.
        case expansion
        case folders
        /// Values in all `Contents.json` together.
        case contents
        /// The cost of all globs with wildcards, in bytes; each glob is counted once.
        ///
        /// The cost is limited, because every name is compared with each glob. It consists of the glob's length, which
        /// is multiplied by a factor for a slow glob, and ``InputLimits/globCost``.
        case globs
    }

    private let limits: InputLimits
    private var spent = SIMD8<Int>()
    package private(set) var isExceeded = false

    package init(_ limits: InputLimits) { self.limits = limits }

    package func spent(on work: Work) -> Int { spent[work.rawValue] }

    /// Counts work before it is done.
    ///
    /// - Throws: ``LimitExceeded`` if the total would exceed the limit. The caller must then skip the work.
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
        case .globs: LimitExceeded("too many or too long globs with wildcards (the limit is about a thousand globs)")
        }
    }
}

package struct LimitExceeded: Error, Hashable {
    /// The description of the amount that exceeds the limit, such as `more than 100000 values`.
    package let excess: String
    /// The key under `limits` in the configuration that raises the limit; nil for a fixed limit.
    package let key: String?

    package init(_ excess: String, key: String? = nil) { (self.excess, self.key) = (excess, key) }
}
