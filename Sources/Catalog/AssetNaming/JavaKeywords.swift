/// The reserved words of Java, which can't be names of Android resources or packages.
///
/// Source: *The Java Language Specification*, section 3.9, with the literals of sections 3.10.3 and 3.10.8.
package enum JavaKeywords {
    package static func contains(_ word: String) -> Bool { reserved.contains(word) }

    private static let reserved: Set<String> = [
        "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
