internal import Diagnostics

extension InputLimits {
    /// The keys of `limits`.
    static let table = ConfigurationTable<InputLimits>([
        .integer("findings", \.findings, in: counts, "The most findings about one file."),
        .value(
            "values", .integer(counts),
            "The most values of a Contents.json, of a data file, or of a file of code; 100000 for the first and a million for the others if not said."
        ) { node, limits, reader in limits.values = reader.text.integer(node, "\"values\"", in: counts) },
        .integer(
            "colors", \.colors, in: counts, "The most samples, stops and points of the scroll range of all carousels."),
    ])

    /// A limit of nothing would let nothing be read, and a thousand million values fill every memory.
    private static let counts = 1...1_000_000_000
}
