internal import CodeLexing

/// The calls and parameters that accept system symbols, visible text or identifiers instead of names of sets.
enum OtherTexts {
    private static let callees: Set<String> = [
        "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text", "navigationTitle",
        "accessibilityLabel", "accessibilityIdentifier", "Identifier", "UIStoryboard", "NSStoryboard", "UINib", "NSNib",
        "Selector", "Logger", "DispatchQueue", "NSPredicate", "print", "fatalError", "preconditionFailure",
        "assertionFailure", "appendingPathComponent",
    ]

    private static let labels: Set<String> = [
        "systemName", "systemImage", "systemImageName", "systemSymbolName", "comment", "localized", "tableName",
        "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "nibName",
        "forKey", "keyEquivalent",
    ]

    private static let calleeOutlines = LengthFilter(callees)
    private static let labelOutlines = LengthFilter(labels)

    /// Returns whether a word names a call such as `navigationTitle`.
    static func haveCallee(_ index: Int, of tokens: CodeTokens) -> Bool { has(callees, calleeOutlines, index, tokens) }

    /// Returns whether a word labels a parameter such as `systemName`.
    static func haveLabel(_ index: Int, of tokens: CodeTokens) -> Bool { has(labels, labelOutlines, index, tokens) }

    private static func has(_ words: Set<String>, _ outlines: LengthFilter, _ index: Int, _ tokens: CodeTokens) -> Bool
    {
        tokens.bytes(ofWord: index).map(outlines.mayHave) == true && tokens.word(index).map(words.contains) == true
    }
}
