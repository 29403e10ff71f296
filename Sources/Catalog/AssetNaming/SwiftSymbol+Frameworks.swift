extension SwiftSymbol {
    /// The type of a framework that has a member of the same name, such as `UIColor` for `red`; nil where none has.
    ///
    /// Xcode generates no shorthand for such a symbol and says that it is "conflicting". The names are those seen in
    /// its warnings about real catalogs, and the other standard members of the same types.
    package var conflictingType: String? {
        guard namespaces.isEmpty else { return nil }
        return Self.members.first { $0.kind == kind && $0.names.contains(name) }?.type
    }

    private static let members: [(kind: Kind, type: String, names: Set<String>)] = [
        (
            .color, "UIColor",
            [
                "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
                "lightGray", "lightText", "link", "magenta", "orange", "placeholderText", "purple", "red", "separator",
                "white", "yellow",
            ]
        ),
        (.color, "Color", ["primary", "secondary"]),
        (.image, "UIImage", ["add", "remove", "actions", "checkmark", "strokedCheckmark"]),
    ]
}
