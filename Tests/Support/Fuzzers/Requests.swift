import ColorListing

extension FuzzTarget {
    /// The lines that `tincture extract -` answers.
    static let requests = FuzzTarget(
        name: "requests",
        seeds: {
            [
                "a.png", " a b.png ", #"{"id": 1, "path": "a.png"}"#, #"{"id": [{"a": null}], "data": "iVBORw0KGgo="}"#,
                #"{"path": "a\u0000b"}"#, #"{"id": 1e400, "path": 7}"#, "{", "\u{FEFF}{}",
            ].map { Array($0.utf8) }
        },
        words: ["\"id\":", "\"path\":", "\"data\":", "\\u0000", "\\ud800", "iVBORw0KGgo=", "/9j/", "null", "1e999"]
    ) { bytes in
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            _ = try? ExtractionLine(line: Array(line))
        }
    }
}
