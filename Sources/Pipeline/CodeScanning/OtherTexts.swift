internal import CodeLexing

/// The calls and parameters of Apple's frameworks that accept texts other than names of sets, such as visible text.
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

    /// Returns whether the word at a token index names a call that never accepts names of sets: `navigationTitle`.
    static func haveCallee(_ index: Int, of tokens: CodeTokens) -> Bool { has(callees, calleeOutlines, index, tokens) }

    /// Returns whether the word at a token index labels a parameter that never accepts names of sets: `systemName`.
    static func haveLabel(_ index: Int, of tokens: CodeTokens) -> Bool { has(labels, labelOutlines, index, tokens) }

    private static func has(_ words: Set<String>, _ outlines: LengthFilter, _ index: Int, _ tokens: CodeTokens) -> Bool
    {
        tokens.bytes(ofWord: index).map(outlines.mayHave) == true && tokens.word(index).map(words.contains) == true
    }
}
