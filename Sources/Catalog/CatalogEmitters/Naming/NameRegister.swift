internal import AssetCatalog
internal import Diagnostics

/// Gives each name of a form its own word, and tells of two names that would have one.
struct NameRegister {
    private var owners: [String: (subject: Subject, name: String)] = [:]
    private(set) var findings: [Diagnostic] = []
    /// What the names are for, such as `CSS property`.
    private let form: String
    private let foldsCase: Bool

    /// - Parameter foldsCase: whether words that differ in case only are one, as files are on some systems.
    init(_ form: String, foldsCase: Bool = false) {
        self.form = form
        self.foldsCase = foldsCase
    }

    /// Whether a word is still free; a finding that names both where it is not.
    ///
    /// - Parameter name: what it is called in the finding; nil for its full name.
    mutating func claim(_ word: String, for subject: Subject, named name: String? = nil) -> Bool {
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

/// Names as words without blanks.
package enum PlainName {
    /// The name with every run of characters other than letters, digits, `_` and `-` made a `-`.
    package static func of(_ name: String) -> String {
        var text = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                text.append(character)
            } else if !text.isEmpty && text.last != "-" {
                text.append("-")
            }
        }
        while text.last == "-" { text.removeLast() }
        return text.isEmpty ? "-" : text
    }
}
