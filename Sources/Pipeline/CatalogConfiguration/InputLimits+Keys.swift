internal import Diagnostics

extension InputLimits {
    static let table = ConfigurationTable<InputLimits>([
        .integer(
            "findings", \.findings, in: counts,
            "The maximum number of findings about one file. Further ones are left out."),
        .value(
            "values", .integer(counts),
            "The maximum number of values, such as numbers and strings. It replaces three defaults: 100000 in a Contents.json, a million in a data file or a file of code, and 2500000 in all project files together."
        ) { node, limits, reader in limits.values = reader.text.integer(node, "\"values\"", in: counts) },
        .integer("files", \.files, in: counts, "The maximum number of code files."),
        .integer("folders", \.folders, in: counts, "The maximum number of folders."),
        .integer(
            "colors", \.colors, in: counts,
            "The maximum number of colors in all carousels together: samples, stops and offset tables."),
    ])

    /// The allowed limits: 0 would allow nothing, and more than a billion values don't fit into memory.
    private static let counts = 1...1_000_000_000
}
