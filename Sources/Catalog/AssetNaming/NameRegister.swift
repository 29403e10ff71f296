package import Diagnostics

/// Gives each name of a form its own word, and tells of two names that would have one.
package struct NameRegister {
    private var owners: [String: (subject: Subject, name: String)] = [:]
    package private(set) var findings: [Diagnostic] = []
    /// What the names are for, such as `CSS property`.
    private let form: String
    private let foldsCase: Bool

    /// - Parameter foldsCase: whether words that differ in case only are one, as files are on some systems.
    package init(_ form: String, foldsCase: Bool = false) {
        self.form = form
        self.foldsCase = foldsCase
    }

    /// Whether a word is still free; a finding that names both where it is not.
    ///
    /// - Parameter name: what it is called in the finding; nil for its full name.
    package mutating func claim(_ word: String, for subject: Subject, named name: String? = nil) -> Bool {
        let name = name ?? subject.names.joined(separator: "/")
        let key = foldsCase ? word.lowercased() : word
        if let owner = owners[key] {
            findings.append(
                Diagnostic(
                    .error, .nameClash, about: .both(owner.subject, subject),
                    "\"\(owner.name)\" and \"\(name)\" would both be the \(form) \"\(word)\"; rename one of them."))
            return false
        }
        owners[key] = (subject, name)
        return true
    }
}
