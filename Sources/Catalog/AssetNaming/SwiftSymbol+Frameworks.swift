extension SwiftSymbol {
    /// The framework type that already has a member with the symbol's name; nil if there is no such type.
    ///
    /// For example, the type for the color `red` is `UIColor`.
    ///
    /// Xcode calls such a symbol "conflicting", and generates no shorthand such as `.red` for it. The member names that
    /// this property knows come from Xcode's warnings about real catalogs. The other standard members of the same types
    /// have been added.
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
