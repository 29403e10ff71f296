/// The calls and parameters of Apple's frameworks whose texts are something else than names of sets: system symbols,
/// what people read, identifiers.
enum OtherTexts {
    static let callees: Set<String> = [
        "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text", "navigationTitle",
        "accessibilityLabel", "accessibilityIdentifier", "Identifier", "UIStoryboard", "NSStoryboard", "UINib", "NSNib",
        "Selector", "Logger", "DispatchQueue", "NSPredicate", "print", "fatalError", "preconditionFailure",
        "assertionFailure",
    ]

    static let labels: Set<String> = [
        "systemName", "systemImage", "systemImageName", "systemSymbolName", "comment", "localized", "tableName",
        "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "nibName",
        "forKey", "keyEquivalent",
    ]
}
