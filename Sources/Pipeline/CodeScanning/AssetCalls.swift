internal import AssetCatalog
internal import AssetNaming
internal import CodeLexing

/// The calls of Apple's frameworks, and of generators of code, that take the name of a picture or a color.
enum AssetCalls {
    /// One parameter that takes a name.
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

    /// Those whose name may be that of pictures with numbers behind it, shown one after the other.
    ///
    /// Reference: Apple, `WKInterfaceImage.setImageNamed(_:)` and `UIImage.animatedImageNamed(_:duration:)`.
    static let sequences: Set<String> = ["setImageNamed", "setBackgroundImageNamed", "animatedImageNamed"]

    /// The types of SwiftUI: it looks for a name as it is, UIKit also for what is before an extension.
    static let exact: Set<String> = ["Image", "Label", "Tab", "ContentUnavailableView"]

    /// By what is called, in files that SwiftGen has written.
    static let generated: [String: [Parameter]] = [
        "ImageAsset": image("name"),
        "ColorAsset": [Parameter(label: "name", kind: .color)],
        "SymbolAsset": image("name"),
    ]

    /// The views of SwiftUI that take a symbol as `image:`.
    static let symbolTakers: Set<String> = ["Label", "Tab", "Button", "ContentUnavailableView", "Menu", "Toggle"]

    static let outlines = LengthFilter(Array(swift.keys) + Array(generated.keys) + Array(symbolTakers))

    /// The pieces of selectors of Objective-C.
    static let selectors: [String: Parameter] = [
        "imageNamed": Parameter(label: nil, kind: .image), "colorNamed": Parameter(label: nil, kind: .color),
        "imageForResource": Parameter(label: nil, kind: .image),
        "iconWithTemplateImageName": Parameter(label: nil, kind: .image),
        "textureWithImageNamed": Parameter(label: nil, kind: .image),
        "spriteNodeWithImageNamed": Parameter(label: nil, kind: .image),
        "setImageNamed": Parameter(label: nil, kind: .image),
        "setBackgroundImageNamed": Parameter(label: nil, kind: .image),
        "animatedImageNamed": Parameter(label: nil, kind: .image),
    ]

    static let types: [String: SwiftSymbol.Kind] = [
        "UIImage": .image, "NSImage": .image, "Image": .image, "ImageResource": .image, "INImage": .image,
        "UIColor": .color, "NSColor": .color, "Color": .color, "ColorResource": .color,
    ]

    private static func image(_ labels: String...) -> [Parameter] { labels.map { Parameter(label: $0, kind: .image) } }
}
