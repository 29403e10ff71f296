internal import FileAccess

/// The kinds of files that name assets, by their extensions.
enum CodeKind: UInt8, Sendable {
    // The cache contains these numbers.
    case swift = 1
    case objectiveC
    case interface
    case propertyList
    case data
    case project
    case script
    case scene

    /// Creates the kind of a file from its name; nil for a file that isn't read.
    init?(of name: String) {
        switch FilePath.stemAndExtension(of: name).extension {
        case "swift": self = .swift
        case "m", "mm", "h": self = .objectiveC
        case "storyboard", "xib": self = .interface
        case "plist": self = .propertyList
        case "sks", "scn": self = .scene
        case "json": self = .data
        case "pbxproj", "xcconfig": self = .project
        default:
            guard name == "project.yml" else { return nil }
            self = .project
        }
    }

    /// The extensions of the languages in which cross-platform apps name pictures.
    private static let scripts: Set<String> = ["js", "jsx", "ts", "tsx", "dart", "kt"]

    /// Returns whether a file is in one of the languages of cross-platform apps.
    static func isScript(_ name: String) -> Bool { scripts.contains(FilePath.stemAndExtension(of: name).extension) }

    static func isRead(_ name: String) -> Bool { CodeKind(of: name) != nil }

    /// Returns the facts of a file's content.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of words and punctuation marks, or of values.
    ///   - accessors: the enums that SwiftGen generates.
    func facts(of bytes: [UInt8], limit: Int, _ accessors: Set<String> = []) -> CodeFacts {
        // A stub has no names.
        if bytes.allSatisfy({ $0 <= 32 }) { return CodeFacts() }
        return switch self {
        case .swift: SwiftCode.facts(of: bytes, limit: limit, accessors)
        case .objectiveC: ObjectiveCCode.facts(of: bytes, limit: limit)
        case .interface: InterfaceCode.facts(of: bytes, limit: limit)
        case .propertyList: PropertyListCode.facts(of: bytes, limit: limit)
        case .scene: BinaryPropertyList.isOne(bytes) ? PropertyListCode.facts(of: bytes, limit: limit) : CodeFacts()
        case .data: DataCode.facts(of: bytes, limit: limit)
        case .project: ProjectCode.facts(of: bytes)
        case .script: ScriptCode.facts(of: bytes, limit: limit)
        }
    }
}
