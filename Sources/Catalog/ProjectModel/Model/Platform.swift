package enum Platform: String, Sendable, Hashable, CaseIterable {
    case ios
    case macos
    case watchos
    case tvos
    case visionos

    /// Creates a platform from a word in projects or catalogs, such as `iphoneos` or `iPhoneOS`; nil if it is unknown.
    package init?(word: String) {
        switch word.lowercased() {
        case "ios", "iphoneos", "iphonesimulator", "iphone", "ipad": self = .ios
        case "macos", "macosx", "mac": self = .macos
        case "watchos", "watchsimulator", "applewatch": self = .watchos
        case "tvos", "appletvos", "appletvsimulator", "appletv": self = .tvos
        case "visionos", "xros", "xrsimulator", "applevision": self = .visionos
        default: return nil
        }
    }

    /// The asset catalog idioms of the platform's devices, without `universal`, the idiom for all devices.
    var idioms: Set<String> {
        switch self {
        case .ios: ["iphone", "ipad", "car", "ios-marketing"]
        case .macos: ["mac"]
        case .watchos: ["watch", "watch-marketing"]
        case .tvos: ["tv", "tv-marketing"]
        case .visionos: ["vision", "reality"]
        }
    }
}
