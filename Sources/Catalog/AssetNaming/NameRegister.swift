package import Diagnostics

/// A register of the words that generated code uses for the names of a catalog.
///
/// If two names would get the same word (`Cart` and `cart` as file names), the register reports a finding.
package struct NameRegister {
    private var owners: [String: (subject: Subject, name: String?)] = [:]
    private var diagnostics: [Diagnostic] = []
    /// The kind of word, for messages, such as `CSS property`.
    private let form: String
    private let foldsCase: Bool

    /// Creates an empty register.
    ///
    /// - Parameters:
    ///   - form: the kind of word, for messages, such as `CSS property`.
    ///   - foldsCase: whether words that differ only in case count as the same, like file names on some systems.
    package init(_ form: String, foldsCase: Bool = false) {
        (self.form, self.foldsCase) = (form, foldsCase)
    }

    package mutating func reserve(_ count: Int) { owners.reserveCapacity(owners.count + count) }

    /// Reserves a word, such as a Swift symbol, for a subject.
    ///
    /// If another subject has the word already, both names are reported.
    ///
    /// - Parameters:
    ///   - subject: what the word is reserved for.
    ///   - name: what a message calls the subject; nil for its full name.
    /// - Returns: false if another subject has the word already.
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

    /// Returns the value with the findings about all names whose word another name had already.
    package func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> { Diagnosed(value, diagnostics) }

    /// The words assigned so far, in no particular order.
    package var words: some Collection<String> { owners.keys }
}
