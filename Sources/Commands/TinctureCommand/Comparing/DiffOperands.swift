internal import ArgumentParser
internal import FileAccess

/// What is compared, as the command line names it.
struct DiffOperands {
    /// One of the two catalogs.
    enum Operand {
        /// A manifest file.
        case manifest(String)
        /// A folder with a configuration, or with pictures.
        case folder(String)
        /// A revision of the repository that the current folder belongs to.
        case revision(String)
        /// Where two revisions went different ways.
        case mergeBase(String, String)
        /// The current folder.
        case workTree

        /// The revision, or the first of two; nil for what needs no repository.
        var revision: String? {
            switch self {
            case .revision(let revision), .mergeBase(let revision, _): revision
            case .manifest, .folder, .workTree: nil
            }
        }
    }

    let base: Operand
    let head: Operand

    /// - Parameters:
    ///   - base: a file, a folder, a revision, or two revisions with two or three dots between them.
    ///   - head: a file, a folder or a revision; nil for what is behind the dots, else for the current folder.
    init(_ base: String, _ head: String?) throws {
        if let head {
            (self.base, self.head) = (Self.single(base), Self.single(head))
        } else if (try? FileKind.of(base)) == nil, let range = Self.range(base) {
            (self.base, self.head) = range
        } else {
            self.base = Self.single(base)
            guard case .revision = self.base else {
                throw ValidationError("\(base) is compared with nothing: name a second folder or manifest")
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

    /// Two revisions with dots between them, as git reads them: one that is missing is `HEAD`.
    private static func range(_ text: String) -> (Operand, Operand)? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let isSymmetric = text[dots.upperBound...].hasPrefix(".")
        let rest = text[dots.upperBound...].dropFirst(isSymmetric ? 1 : 0)
        let (first, second) = (String(text[..<dots.lowerBound]), String(rest))
        let (base, head) = (first.isEmpty ? "HEAD" : first, second.isEmpty ? "HEAD" : second)
        return (isSymmetric ? .mergeBase(base, head) : .revision(base), .revision(head))
    }
}
