internal import AssetCatalog
internal import AssetNaming

/// The part of the generated file that the frameworks of Apple's systems see.
struct FrameworkCode {
    /// The name of the namespace.
    let namespace: String
    /// `public ` or nothing.
    let access: String
    /// Where pictures and colors lie: `automatic`, `main` or `module`.
    let bundle: String
    /// The constants for which a framework's own types get a shorthand.
    let images: SymbolTree
    /// The same of colors.
    let colors: SymbolTree

    /// The imports, which are before everything else.
    var imports: String {
        let frameworks = ["SwiftUI", "UIKit", "AppKit"].map { framework in
            "#if canImport(\(framework))\n\(SwiftImport.source(framework, access: access))#endif\n"
        }
        return frameworks.joined() + "#if \(Self.anyFramework)\nimport Foundation\n#endif\n"
    }

    /// The bundle, the initialisers and the shorthands.
    var source: String {
        "#if \(Self.anyFramework)\n" + bundleCode + "#endif\n\n" + swiftUI + "\n"
            + kit("UIKit", "UI", Self.uiKit, image: Self.uiImage, color: Self.uiColor) + "\n"
            + kit("AppKit", "NS", Self.appKit, image: Self.nsImage, color: Self.nsColor)
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
        case "main": "private nonisolated let resourceBundle = Foundation.Bundle.main\n"
        case "module": "private nonisolated let resourceBundle = Foundation.Bundle.module\n"
        default:
            """
            #if SWIFT_PACKAGE
            private nonisolated let resourceBundle = Foundation.Bundle.module
            #else
            private nonisolated final class ResourceBundleClass {}
            private nonisolated let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)
            #endif

            """
        }
    }

    private var swiftUI: String {
        SwiftTemplate.swiftUI.filled([
            "Assets": namespace, "access": access,
            "shorthands": extensionCode("SwiftUI.Color", colors, resource: "ColorResource", label: "") + shapeStyles,
        ])
    }

    private var shapeStyles: String {
        let top = colors.filter { $0.symbol.namespaces.isEmpty }
        return extensionCode("SwiftUI.ShapeStyle", top, resource: "ColorResource", label: "", value: "SwiftUI.Color")
    }

    private func kit(_ kit: String, _ prefix: String, _ condition: String, image: String, color: String) -> String {
        SwiftTemplate.kit.filled([
            "Assets": namespace, "access": access, "Kit": kit, "Prefix": prefix, "condition": condition,
            "image": image, "color": color,
            "shorthands": extensionCode("\(kit).\(prefix)Image", images, resource: "ImageResource", label: "resource: ")
                + extensionCode("\(kit).\(prefix)Color", colors, resource: "ColorResource", label: "resource: "),
        ])
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
        return "\nnonisolated extension \(type)\(condition) {\n\(members)}\n"
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
