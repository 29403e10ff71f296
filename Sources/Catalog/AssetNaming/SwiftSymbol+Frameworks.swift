extension SwiftSymbol {
    /// The framework type that already has a member with the symbol's name, such as `UIColor` for the color `red`.
    ///
    /// Xcode calls such a symbol "conflicting", and generates no shorthand such as `.red` for it. Some of the names
    /// come from its warnings about real catalogs, and the rest are other standard members of the same types.
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
