package import Diagnostics

/// A register of the words, such as Swift symbols or file names, that generated code uses for names in a catalog.
///
/// If two names would get the same word, such as `Cart` and `cart` in a file system, it reports a finding.
package struct NameRegister {
    private var owners: [String: (subject: Subject, name: String?)] = [:]
    private var diagnostics: [Diagnostic] = []
    private let form: String
    private let foldsCase: Bool

    /// Creates an empty register of words of a form such as `CSS property`, for messages.
    ///
    /// - Parameter foldsCase: whether words that differ only in case count as equal, as in some file systems.
    package init(_ form: String, foldsCase: Bool = false) {
        (self.form, self.foldsCase) = (form, foldsCase)
    }

    /// Reserves a word for a subject; returns false, with a finding, if another subject has the word already.
    ///
    /// - Parameter name: the name of the subject in messages; nil for its full name.
    package mutating func claim(_ word: String, for subject: Subject, named name: String? = nil) -> Bool {
        let key = foldsCase ? word.lowercased() : word
        guard let owner = owners.updateValue((subject, name), forKey: key) else { return true }
        owners[key] = owner
        let names = [owner, (subject, name)].map { $0.name ?? $0.subject.names.joined(separator: "/") }
        diagnostics.append(
            Diagnostic(
                .error, .nameClash, about: .both(owner.subject, subject),
                "\"\(names[0])\" and \"\(names[1])\" would both be the \(form) \"\(word)\"; rename one of them."))
        return false
    }

    /// Returns a value together with the findings of this register.
    package func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> { Diagnosed(value, diagnostics) }

    /// The words that have been reserved so far, in no particular order.
    package var words: some Collection<String> { owners.keys }
}
