internal import Diagnostics

extension CheckRule {
    /// A file whose name says another format than its content.
    static let misnamedFormat = CheckRule(
        .misnamedFormat, in: .catalog, .warning,
        help: """
            The extension of a file belies its content. Some tools go by the one, some by the other, and an app thinning pass may
            refuse it. Rename it, or export it as what its name says.
            """,
        triggering: .plant(("", .text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>\n"))),
        clean: .imageSets("Plant"))
}
