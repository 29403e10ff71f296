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

    /// Returns whether the word at a token index names a call that never accepts names of sets: `navigationTitle`.
    static func haveCallee(_ index: Int, of tokens: CodeTokens) -> Bool {
        tokens.word(index).map(callees.contains) == true
    }

    /// Returns whether the word at a token index labels a parameter that never accepts names of sets: `systemName`.
    static func haveLabel(_ index: Int, of tokens: CodeTokens) -> Bool {
        tokens.word(index).map(labels.contains) == true
    }
}
