internal import CodeLexing

/// Reads the names of assets in the build settings of an Xcode project, an `.xcconfig` file or a `project.yml` file.
enum ProjectCode {
    static func facts(of bytes: [UInt8]) -> CodeFacts {
        var facts = CodeFacts()
        let lines = LineStarts(bytes)
        var offset = 0
        while offset < bytes.count {
            let first = bytes[offset]
            guard first == UInt8(ascii: "A") || first == UInt8(ascii: "I"),
                settings.contains(where: { bytes[offset...].starts(with: $0.utf8) })
            else {
                offset += 1
                continue
            }
            let line = bytes[offset...].prefix { $0 != 10 }
            let place = lines.position(of: offset)
            offset += line.count
            guard let sign = line.firstIndex(where: "=:".utf8.contains) else { continue }
            let value = String(decoding: line[(sign + 1)...], as: UTF8.self)
            for name in value.split(whereSeparator: { " \t\r\";,'()".contains($0) }) where !name.contains("$") {
                facts.uses.append(
                    AssetUse(kind: nil, form: .name(NamePattern(String(name))), certainty: .possible, place: place))
            }
        }
        return facts
    }

    private static let settings = [
        "ASSETCATALOG_COMPILER_", "INFOPLIST_KEY_CFBundleIcon", "INFOPLIST_KEY_NSAccentColorName",
        "INFOPLIST_KEY_UILaunchScreen_UI",
    ]
}
