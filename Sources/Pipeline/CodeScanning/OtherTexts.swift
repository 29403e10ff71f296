internal import CodeLexing

/// The calls and parameters of Apple's frameworks that accept texts other than names of sets, such as visible text.
enum OtherTexts {
    static let callees: Set<String> = [
        "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text", "navigationTitle",
        "accessibilityLabel", "accessibilityIdentifier", "Identifier", "UIStoryboard", "NSStoryboard", "UINib", "NSNib",
        "Selector", "Logger", "DispatchQueue", "NSPredicate", "print", "fatalError", "preconditionFailure",
        "assertionFailure", "appendingPathComponent",
    ]

    static let labels: Set<String> = [
        "systemName", "systemImage", "systemImageName", "systemSymbolName", "comment", "localized", "tableName",
        "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "nibName",
        "forKey", "keyEquivalent",
    ]
}
