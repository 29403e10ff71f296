/// A counter of the work that reading the input takes, with a limit for each kind of work.
///
/// A small input may cause a huge amount of work, for example by nested references. So readers count it before they do
/// it.
package struct WorkBudget: Sendable {
    package enum Work: Int, Sendable, CaseIterable {
        /// Bytes of project files, including the files that they include.
        case bytes
        /// Values that are computed from project files.
        case values
        /// Bytes that result from replacing references in build settings.
        case expansion
        case folders
        /// Values in all `Contents.json` together.
        case contents
        /// The cost of all globs with wildcards, each of which is counted once and compared with every name.
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
        let (limit, excess) = limit(of: work)
        guard !isTooLarge, sum <= limit else {
            isExceeded = true
            throw excess
        }
        spent[work.rawValue] = sum
    }

    private func limit(of work: Work) -> (amount: Int, excess: LimitExceeded) {
        func limit(_ amount: Int, _ words: String, key: String? = nil) -> (Int, LimitExceeded) {
            (amount, LimitExceeded("more than \(key == nil ? "\(amount >> 20) MiB" : "\(amount)") \(words)", key: key))
        }
        return switch work {
        case .bytes: limit(InputLimits.projectBytes, "of project files")
        case .values: limit(limits.projectValues, "values", key: "values")
        case .expansion: limit(InputLimits.expandedBytes, "of build settings")
        case .folders: limit(limits.folders, "folders", key: "folders")
        case .contents: limit(limits.allContentsValues, "values in all Contents.json", key: "values")
        case .globs:
            (
                InputLimits.globBytes,
                LimitExceeded("too many or too long globs with wildcards (the limit is about a thousand globs)")
            )
        }
    }
}

package struct LimitExceeded: Error, Hashable {
    /// The amount that exceeds the limit, such as `more than 100000 values`.
    package let excess: String
    /// The key under `limits` in the configuration; nil for a fixed limit.
    package let key: String?

    package init(_ excess: String, key: String? = nil) { (self.excess, self.key) = (excess, key) }
}
