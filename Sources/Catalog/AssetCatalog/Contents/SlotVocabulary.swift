/// The known words for the devices and conditions of entries, and for some properties, in a `Contents.json`.
///
/// Apple adds words with new devices, so an unknown word is accepted with a note. Source: Apple, *Asset Catalog Format
/// Reference*, and the words found in 207 real catalogs.
enum SlotVocabulary {
    static let idioms = [
        "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "reality", "ios-marketing",
        "watch-marketing", "tv-marketing",
    ]
    static let platforms = ["ios", "macos", "tvos", "watchos", "visionos", "xros"]
    static let luminosities = ["dark", "light", "tinted"]
    static let contrasts = ["high"]
    static let displayGamuts = ["sRGB", "display-P3"]
    static let colorSpaces = ["srgb", "display-p3", "extended-srgb", "gray-gamma-22", "extended-gray"]
    static let languageDirections = ["left-to-right", "right-to-left"]
    static let memories = ["1GB", "2GB", "3GB", "4GB", "6GB", "8GB"]
    static let graphicsFeatureSets = [
        "metal1v1", "metal1v2", "metal1v3", "metal1v4", "metal2v1", "metal2v2", "metal2v3", "metal2v4", "metal3v1",
        "metal3v2", "metal4v1", "metal5v1", "apple1", "apple2", "apple3", "apple4", "apple5", "apple6", "apple7",
    ]
    static let sizeClasses = ["compact", "regular"]
    static let orientations = ["portrait", "landscape"]
    static let extents = ["full-screen", "to-status-bar"]
    static let cubeFaces = ["x+", "x-", "y+", "y-", "z+", "z-"]
    static let matchingStyles = ["fully-qualified-name"]
    static let compressions = ["automatic", "lossless", "lossy", "gpu-optimized-best", "gpu-optimized-smallest"]
}
