extension SwiftSymbol {
    /// The framework type that already has a member with the symbol's name.
    ///
    /// For example, the type for the color `red` is `UIColor`. The result is nil if there is no such type, or if the
    /// symbol is in a namespace.
    ///
    /// Xcode calls such a symbol "conflicting", and generates no shorthand such as `.red` for it. The property uses a
    /// fixed list of member names. Some of them come from Xcode's warnings about real catalogs. The rest are other
    /// standard members of the same types.
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
