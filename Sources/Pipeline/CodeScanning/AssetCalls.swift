internal import AssetNaming
internal import CodeLexing

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
