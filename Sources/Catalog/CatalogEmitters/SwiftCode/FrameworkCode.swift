internal import AssetCatalog

/// The part of the generated file that the frameworks of Apple's systems see.
struct FrameworkCode {
    /// The name of the namespace.
    let namespace: String
    /// `public ` or nothing.
    let access: String
    /// Where pictures and colours lie: `automatic`, `main` or `module`.
    let bundle: String
    /// The constants for which a framework's own types get a shorthand.
    let images: SymbolTree
    /// The same of colours.
    let colors: SymbolTree

    /// The imports, which stand before everything else.
    var imports: String {
        let frameworks = ["SwiftUI", "UIKit", "AppKit"].map { framework in
            "#if canImport(\(framework))\n\(SwiftImport.source(framework, access: access))#endif\n"
        }
        return frameworks.joined() + "#if \(Self.anyFramework)\nimport Foundation\n#endif\n"
    }

    /// The bundle, the initialisers and the shorthands.
    var source: String {
        "#if \(Self.anyFramework)\n" + bundleCode + "#endif\n\n" + swiftUI + "\n"
            + kit("UIKit", "UI", Self.uiKit, image: "\(Self.uiImage)", color: "\(Self.uiColor)") + "\n"
            + kit("AppKit", "NS", Self.appKit, image: "\(Self.nsImage)", color: "\(Self.nsColor)")
    }

    private static let uiKit = "canImport(UIKit) && !os(watchOS)"
    private static let appKit = "canImport(AppKit) && !targetEnvironment(macCatalyst)"
    private static let anyFramework = "canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)"
    private static let uiImage = "UIKit.UIImage(named: resource.name, in: resourceBundle, compatibleWith: nil)"
    private static let uiColor = "UIKit.UIColor(named: resource.name, in: resourceBundle, compatibleWith: nil)"
    private static let nsImage = "resourceBundle.image(forResource: resource.name)"
    private static let nsColor = "AppKit.NSColor(named: resource.name, bundle: resourceBundle)"

    private var bundleCode: String {
        switch bundle {
        case "main": "private let resourceBundle = Foundation.Bundle.main\n"
        case "module": "private let resourceBundle = Foundation.Bundle.module\n"
        default:
            """
            #if SWIFT_PACKAGE
            private let resourceBundle = Foundation.Bundle.module
            #else
            private final class ResourceBundleClass {}
            private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)
            #endif

            """
        }
    }

    private var swiftUI: String {
        """
        #if canImport(SwiftUI)
        extension SwiftUI.Image {
            /// A picture of the catalog.
            \(access)init(_ resource: \(namespace).ImageResource) { self.init(resource.name, bundle: resourceBundle) }
        }

        extension SwiftUI.Color {
            /// A colour of the catalog.
            \(access)init(_ resource: \(namespace).ColorResource) { self.init(resource.name, bundle: resourceBundle) }
        }

        extension \(namespace).Gradient {
            /// The gradient as SwiftUI draws it; colours of the catalog follow the appearance.
            \(access)var linearGradient: SwiftUI.LinearGradient {
                SwiftUI.LinearGradient(
                    stops: stops.map { stop in
                        let color = stop.resource.map { SwiftUI.Color($0) } ?? stop.swiftUIColor
                        return SwiftUI.Gradient.Stop(color: color, location: stop.location)
                    },
                    startPoint: SwiftUI.UnitPoint(x: start.x, y: start.y), endPoint: SwiftUI.UnitPoint(x: end.x, y: end.y))
            }
        }

        extension \(namespace).GradientStop {
            /// The value as a color that follows the appearance; watchOS has only one.
            fileprivate var swiftUIColor: SwiftUI.Color {
                #if \(Self.uiKit)
                let (light, dark) = (light, dark)
                return SwiftUI.Color(
                    uiColor: UIKit.UIColor { traits in
                        let value = traits.userInterfaceStyle == .dark ? dark : light
                        return UIKit.UIColor(red: value.red, green: value.green, blue: value.blue, alpha: value.opacity)
                    })
                #elseif \(Self.appKit)
                let (light, dark) = (light, dark)
                return SwiftUI.Color(
                    nsColor: AppKit.NSColor(name: nil) { appearance in
                        let value = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light
                        return AppKit.NSColor(
                            srgbRed: value.red, green: value.green, blue: value.blue, alpha: value.opacity)
                    })
                #else
                return SwiftUI.Color(
                    .sRGB, red: light.red, green: light.green, blue: light.blue, opacity: light.opacity)
                #endif
            }
        }

        extension \(namespace).ColorValue {
            fileprivate var red: Swift.Double { Swift.Double(color.red) / 255 }
            fileprivate var green: Swift.Double { Swift.Double(color.green) / 255 }
            fileprivate var blue: Swift.Double { Swift.Double(color.blue) / 255 }
        }
        \(extensionCode("SwiftUI.Color", colors, resource: "ColorResource", label: ""))\(shapeStyles)#endif

        """
    }

    private var shapeStyles: String {
        let top = colors.filter { $0.symbol.namespaces.isEmpty }
        return extensionCode("SwiftUI.ShapeStyle", top, resource: "ColorResource", label: "", value: "SwiftUI.Color")
    }

    private func kit(_ kit: String, _ prefix: String, _ condition: String, image: String, color: String) -> String {
        """
        #if \(condition)
        extension \(namespace) {
            /// What `\(prefix)Image(resource:)` and `\(prefix)Color(resource:)` are made by.
            \(access)protocol \(prefix)ImageLoading {}
            /// The same for colours.
            \(access)protocol \(prefix)ColorLoading {}
        }

        extension \(namespace).\(prefix)ImageLoading where Self: \(kit).\(prefix)Image {
            /// A picture of the catalog.
            \(access)init(resource: \(namespace).ImageResource) {
                guard let image = \(image) as? Self else {
                    Swift.preconditionFailure("there is no picture \\"\\(resource.name)\\" in the app")
                }
                self = image
            }
        }

        extension \(namespace).\(prefix)ColorLoading where Self: \(kit).\(prefix)Color {
            /// A colour of the catalog.
            \(access)init(resource: \(namespace).ColorResource) {
                guard let color = \(color) as? Self else {
                    Swift.preconditionFailure("there is no color \\"\\(resource.name)\\" in the app")
                }
                self = color
            }
        }

        extension \(kit).\(prefix)Image: \(namespace).\(prefix)ImageLoading {}
        extension \(kit).\(prefix)Color: \(namespace).\(prefix)ColorLoading {}
        \(extensionCode("\(kit).\(prefix)Image", images, resource: "ImageResource", label: "resource: "))\
        \(extensionCode("\(kit).\(prefix)Color", colors, resource: "ColorResource", label: "resource: "))#endif

        """
    }

    /// The shorthands of one type, such as `UIColor.cardTop`.
    private func extensionCode(
        _ type: String, _ tree: SymbolTree, resource: String, label: String, value: String? = nil
    ) -> String {
        if tree.isEmpty { return "" }
        let result = value ?? type
        let condition = value.map { " where Self == \($0)" } ?? ""
        let members = tree.source(access: access) { entry, symbol in
            "static var \(symbol): \(result) { \(result)(\(label)\(namespace).\(resource).\(entry.symbol.source)) }"
        }
        return "\nextension \(type)\(condition) {\n\(members)}\n"
    }
}

/// An import of a generated file.
enum SwiftImport {
    /// An import whose declarations the file's own public ones may show.
    ///
    /// An import without an access level is public or internal as the package that compiles the file has it.
    static func source(_ module: String, access: String) -> String {
        access.isEmpty
            ? "import \(module)\n"
            : "#if hasFeature(InternalImportsByDefault)\npublic import \(module)\n#else\nimport \(module)\n#endif\n"
    }
}
