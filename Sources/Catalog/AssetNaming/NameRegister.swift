package import Diagnostics

/// A register of the words (such as Swift symbols or file names) that generated code uses for the names in a catalog.
///
/// If two names would get the same word, the register reports a finding. For example, `Cart` and `cart` would be the
/// same file name.
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
    ///   - foldsCase: whether words that differ only in case count as equal, as file names do in some file systems.
    package init(_ form: String, foldsCase: Bool = false) {
        (self.form, self.foldsCase) = (form, foldsCase)
    }

    package mutating func reserve(_ count: Int) { owners.reserveCapacity(owners.count + count) }

    /// Reserves a word, such as a Swift symbol, for a subject.
    ///
    /// If another subject has the word already, both names are reported.
    ///
    /// - Parameters:
    ///   - subject: the asset or other item for which the word is reserved.
    ///   - name: the name of the subject in messages; nil for the full name of the subject.
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

    /// Returns the given value, such as the generated files, together with the findings of this register.
    ///
    /// There is one finding for each asset whose word in generated code (such as a Swift symbol) was already reserved
    /// for another asset.
    ///
    /// - Parameter value: any value that the caller wants to return with the findings; it isn't changed.
    package func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> { Diagnosed(value, diagnostics) }

    /// The words (such as Swift symbols) that have been reserved so far, in no particular order.
    package var words: some Collection<String> { owners.keys }
}
