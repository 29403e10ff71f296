internal import FileAccess

/// The kinds of files that name assets, by what their names end in.
enum CodeKind {
    /// True for a file that is read.
    static func isRead(_ name: String) -> Bool { reader(of: name) != nil }

    /// What a file says.
    static func facts(ofFile path: String, most: Int) throws(FileFailure) -> CodeFacts {
        guard let read = reader(of: FilePath.name(of: path)) else { return CodeFacts() }
        return read(try RegularFile.bytes(of: path), most)
    }

    private static func reader(of name: String) -> (@Sendable ([UInt8], Int) -> CodeFacts)? {
        switch FilePath.stemAndExtension(of: name).extension {
        case "swift": return { SwiftCode.facts(of: $0, most: $1) }
        case "m", "mm", "h": return { ObjectiveCCode.facts(of: $0, most: $1) }
        case "storyboard", "xib": return { InterfaceCode.facts(of: $0, most: $1) }
        case "plist": return { PropertyListCode.facts(of: $0, most: $1) }
        case "json": return { DataCode.facts(of: $0, most: $1) }
        case "pbxproj", "xcconfig": return { bytes, _ in ProjectCode.facts(of: bytes) }
        default: break
        }
        guard name == "project.yml" else { return nil }
        return { bytes, _ in ProjectCode.facts(of: bytes) }
    }
}
