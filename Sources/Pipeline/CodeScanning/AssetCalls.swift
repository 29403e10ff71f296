internal import AssetNaming

/// The calls of Apple's frameworks and of code generators that accept the name of a picture or a color.
enum AssetCalls {
    struct Parameter {
        let label: String?
        let kind: SwiftSymbol.Kind?
        var certainty = AssetUse.Certainty.certain
    }

    static let swift: [String: [Parameter]] = [
        "Image": [Parameter(label: nil, kind: .image), Parameter(label: "decorative", kind: .image)],
        "Color": [Parameter(label: nil, kind: .color)],
        "UIImage": image("named", "imageLiteralResourceName"),
        "NSImage": image("named"),
        "UIColor": [Parameter(label: "named", kind: .color)],
        "NSColor": [Parameter(label: "named", kind: .color)],
        "ImageResource": image("name"),
        "ColorResource": [Parameter(label: "name", kind: .color)],
        "imageLiteral": image("resourceName"),
        "image": image("forResource"),
        "UIApplicationShortcutIcon": image("templateImageName"),
        "UNNotificationActionIcon": image("templateImageName"),
        "SKTexture": image("imageNamed"),
        "SKSpriteNode": image("imageNamed"),
        "INImage": image("named"),
        "setImageNamed": [Parameter(label: nil, kind: .image)],
        "setBackgroundImageNamed": [Parameter(label: nil, kind: .image)],
        "animatedImageNamed": [Parameter(label: nil, kind: .image)],
        "setAlternateIconName": [Parameter(label: nil, kind: .image, certainty: .possible)],
        "Label": image("image"),
        "Tab": image("image"),
        "ContentUnavailableView": image("image"),
    ]

    /// The calls whose string may be the common beginning of several picture names: `Wave` for `Wave1`, `Wave2`.
    static let sequences: Set<String> = ["setImageNamed", "setBackgroundImageNamed", "animatedImageNamed"]

    /// The SwiftUI types, which look up exactly the given name; UIKit also tries the name without a file extension.
    static let exact: Set<String> = ["Image", "Label", "Tab", "ContentUnavailableView"]

    /// The types that wrap the name of a picture or a color in files that SwiftGen generates.
    static let generated: [String: SwiftSymbol.Kind] = [
        "ImageAsset": .image, "ColorAsset": .color, "SymbolAsset": .image,
    ]

    /// The SwiftUI views whose `image:` parameter accepts a Swift symbol, as in `Label("Cart", image: .cart)`.
    static let symbolTakers: Set<String> = ["Label", "Tab", "Button", "ContentUnavailableView", "Menu", "Toggle"]

    /// The parts of Objective-C selectors before an asset's name, such as `imageNamed`, with the kind of that asset.
    static let selectors: [String: SwiftSymbol.Kind] = [
        "imageNamed": .image, "colorNamed": .color, "imageForResource": .image, "iconWithTemplateImageName": .image,
        "textureWithImageNamed": .image, "spriteNodeWithImageNamed": .image, "setImageNamed": .image,
        "setBackgroundImageNamed": .image, "animatedImageNamed": .image,
    ]

    static let types: [String: SwiftSymbol.Kind] = [
        "UIImage": .image, "NSImage": .image, "Image": .image, "ImageResource": .image, "INImage": .image,
        "UIColor": .color, "NSColor": .color, "Color": .color, "ColorResource": .color,
    ]

    private static func image(_ labels: String...) -> [Parameter] { labels.map { Parameter(label: $0, kind: .image) } }
}

/// The hints in code that a text may be the name of an asset, such as a variable with "icon" in its name.
enum AssetHints {
    /// Returns whether one of the words contains a term for pictures or colors, such as "icon", or another given term.
    static func areAbout(_ words: String?..., terms: [[UInt8]] = terms) -> Bool {
        // A bit for each first letter, because few places in a word begin a term.
        let firsts = terms.reduce(UInt32(0)) { $0 | 1 << UInt32($1[0] & 31) }
        return words.contains { word in
            // The bit tells small letters from capitals. Searches in strings took a fifth of the time of a check.
            let bytes = (word ?? "").utf8.map { $0 | 0x20 }
            return bytes.indices.contains { start in
                firsts >> UInt32(bytes[start] & 31) & 1 == 1 && terms.contains { bytes[start...].starts(with: $0) }
            }
        }
    }

    private static let terms = ["image", "icon", "img", "color", "asset", "picture", "photo"].map { Array($0.utf8) }
    /// Parts of the names of parameters that take a localization key or an identifier.
    static let keys = ["locali", "identifier"].map { Array($0.utf8) }
    /// Terms in the labels of arguments that take a picture, a color or a style with colors.
    static let labels = ["image", "icon", "color", "tint", "fill", "ground", "resource", "style"].map { Array($0.utf8) }
}

/// The calls and parameters of Apple's frameworks that accept texts other than names of sets, such as visible text.
enum OtherTexts {
    static let callees: Set<String> = [
        "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text", "navigationTitle",
        "accessibilityLabel", "accessibilityIdentifier", "Identifier", "UIStoryboard", "NSStoryboard", "UINib", "NSNib",
        "Selector", "Logger", "DispatchQueue", "NSPredicate", "print", "fatalError", "preconditionFailure",
        "assertionFailure", "appendingPathComponent",
    ]

    static let labels: Set<String> = [
        "systemName", "systemImage", "systemImageName", "systemSymbolName", "comment", "localized", "tableName",
        "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "nibName",
        "forKey", "keyEquivalent",
    ]
}
