package import Diagnostics

/// Gives each name of a form its own word, and tells of two names that would have one.
package struct NameRegister {
    private var owners: [String: (subject: Subject, name: String?)] = [:]
    private var diagnostics: [Diagnostic] = []
    /// The kind of the names, such as `CSS property`.
    private let form: String
    private let foldsCase: Bool

    /// - Parameter foldsCase: whether words that differ in case only are one, as files are on some systems.
    package init(_ form: String, foldsCase: Bool = false) {
        (self.form, self.foldsCase) = (form, foldsCase)
    }

    /// Makes room for so many words more, so that they are not put into new places while they grow.
    package mutating func reserve(_ count: Int) { owners.reserveCapacity(owners.count + count) }

    /// Whether a word is still free; a finding that names both where it is not.
    ///
    /// - Parameter name: what it is called in the finding; nil for its full name.
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

    /// Returns the value with a finding for each name that was taken.
    package func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> { Diagnosed(value, diagnostics) }

    /// The words that are given, in no order.
    package var words: some Collection<String> { owners.keys }
}
