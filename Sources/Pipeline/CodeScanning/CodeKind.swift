internal import FileAccess

/// The kind of a file that may contain names of assets, according to its extension.
enum CodeKind: UInt8, Sendable {
    // The cache stores these numbers, so they must not change.
    case swift = 1
    case objectiveC
    case interface
    case propertyList
    case data
    case project
    case script
    case scene
    case page

    /// Creates the kind from a file's name; nil for a script, and for a file that never names assets.
    init?(of name: String) {
        switch FilePath.stemAndExtension(of: name).extension {
        case "swift": self = .swift
        case "m", "mm", "h", "pch": self = .objectiveC
        case "storyboard", "xib": self = .interface
        case "plist": self = .propertyList
        case "sks", "scn": self = .scene
        case "json": self = .data
        case "html", "htm": self = .page
        case "pbxproj", "xcconfig": self = .project
        default:
            guard name == "project.yml" else { return nil }
            self = .project
        }
    }

    /// The extensions of code files in cross-platform apps, which may name pictures.
    private static let scripts: Set<String> = ["js", "jsx", "ts", "tsx", "dart", "kt"]

    static func isScript(_ name: String) -> Bool { scripts.contains(FilePath.stemAndExtension(of: name).extension) }

    static func isRead(_ name: String) -> Bool { CodeKind(of: name) != nil }

    /// Returns the facts about assets in a file's content.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of words and punctuation marks, or of values in a data file.
    ///   - accessors: the names of the enums that SwiftGen generates.
    func facts(of bytes: [UInt8], limit: Int, _ accessors: Set<String> = []) -> CodeFacts {
        // A blank file isn't a syntax error, even as JSON.
        if bytes.allSatisfy({ $0 <= 32 }) { return CodeFacts() }
        return switch self {
        case .swift: SwiftCode.facts(of: bytes, limit: limit, accessors)
        case .objectiveC: ObjectiveCCode.facts(of: bytes, limit: limit)
        case .interface: InterfaceCode.facts(of: bytes, limit: limit)
        case .propertyList: PropertyListCode.facts(of: bytes, limit: limit)
        case .scene: BinaryPropertyList.isOne(bytes) ? PropertyListCode.facts(of: bytes, limit: limit) : CodeFacts()
        case .data: DataCode.facts(of: bytes, limit: limit)
        case .page: DataCode.facts(ofPage: bytes, limit: limit)
        case .project: ProjectCode.facts(of: bytes)
        case .script: ScriptCode.facts(of: bytes, limit: limit)
        }
    }
}
