internal import Diagnostics
internal import FileAccess

/// The two catalogs that a command line asks to compare, each a file, a folder or a Git revision.
package struct ComparedOperands: Sendable {
    /// The place that one of the two catalogs comes from: a file, a folder or a Git revision.
    package enum Operand: Sendable {
        case manifest(String)
        case folder(String)
        /// A revision of the current folder's repository.
        case revision(String)
        /// The merge base of two revisions: the commit where their histories diverged.
        case mergeBase(String, String)
        case workTree

        /// The revision that this operand names, or the first of two; nil for a file or folder.
        package var revision: String? {
            switch self {
            case .revision(let revision), .mergeBase(let revision, _): revision
            case .manifest, .folder, .workTree: nil
            }
        }
    }

    package let base: Operand
    package let head: Operand

    /// Reads the operands of a command line.
    ///
    /// - Parameters:
    ///   - base: a file, a folder, a revision, or two revisions separated by two or three dots, such as `main..HEAD`.
    ///   - head: a file, a folder or a revision; nil to use the revision after the dots in `base`, or the current
    ///     folder.
    /// - Throws: ``RevisionFailure`` if `head` is nil and `base` is a file or folder.
    package init(_ base: String, _ head: String?) throws(RevisionFailure) {
        if let head {
            (self.base, self.head) = (Self.single(base), Self.single(head))
        } else if (try? FileKind.of(base)) == nil, let range = Self.range(base) {
            (self.base, self.head) = range
        } else {
            self.base = Self.single(base)
            guard case .revision = self.base else {
                throw RevisionFailure(
                    "\(TerminalText.escaped(base)) has nothing to be compared with: name a second folder or manifest",
                    isUsage: true)
            }
            self.head = .workTree
        }
    }

    private static func single(_ text: String) -> Operand {
        switch try? FileKind.of(text) {
        case .folder: .folder(text)
        case .file, .other: .manifest(text)
        case nil: .revision(text)
        }
    }

    /// Splits a range such as `main..HEAD` or `main...HEAD`, where a missing side is `HEAD`; nil without dots.
    private static func range(_ text: String) -> (Operand, Operand)? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let isSymmetric = text[dots.upperBound...].hasPrefix(".")
        let rest = text[dots.upperBound...].dropFirst(isSymmetric ? 1 : 0)
        let (first, second) = (String(text[..<dots.lowerBound]), String(rest))
        let (base, head) = (first.isEmpty ? "HEAD" : first, second.isEmpty ? "HEAD" : second)
        return (isSymmetric ? .mergeBase(base, head) : .revision(base), .revision(head))
    }
}
