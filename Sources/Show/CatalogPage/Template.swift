package enum Template {
    /// Returns the template with each placeholder `{{name}}` replaced by `values[name]`, which must exist, as UTF-8.
    package static func filled(_ template: String, _ values: [String: String]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(values.values.reduce(template.utf8.count) { $0 + $1.utf8.count })
        var rest = Array(template.utf8)[...]
        while let start = firstPair(UInt8(ascii: "{"), in: rest),
            let end = firstPair(UInt8(ascii: "}"), in: rest[start...])
        {
            bytes += rest[..<start]
            let name = String(decoding: rest[(start + 2)..<end], as: UTF8.self)
            guard let value = values[name] else { preconditionFailure("the place \(name) has no value") }
            bytes += value.utf8
            rest = rest[(end + 2)...]
        }
        return bytes + rest
    }

    private static func firstPair(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
    }
}
