package import Diagnostics

/// A register of the words that generated code uses for names, which reports two names with the same word.
package struct NameRegister {
    private var owners: [String: (subject: Subject, name: String?)] = [:]
    private var diagnostics: [Diagnostic] = []
    /// The kind of word for messages, such as `CSS property`.
    private let form: String
    private let foldsCase: Bool

    /// - Parameter foldsCase: whether words that differ only in case count as the same, like file names on some
    ///   systems.
    package init(_ form: String, foldsCase: Bool = false) {
        (self.form, self.foldsCase) = (form, foldsCase)
    }

    /// Reserves space for a number of additional words, to avoid reallocation.
    package mutating func reserve(_ count: Int) { owners.reserveCapacity(owners.count + count) }

    /// Assigns a word to a name, or returns false, with a finding about both owners, if the word is taken.
    ///
    /// - Parameter name: the name used in the finding, or nil for the full name.
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

    /// Returns the value with a finding for each name whose word was taken.
    package func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> { Diagnosed(value, diagnostics) }

    /// The words assigned so far, in no particular order.
    package var words: some Collection<String> { owners.keys }
}
