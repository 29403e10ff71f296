internal import AssetCatalog
internal import AssetNaming

/// The part of the generated Swift file that extends the types of SwiftUI, UIKit and AppKit.
struct FrameworkCode {
    let namespace: String
    /// The access level followed by a space; empty for `internal`.
    let access: String
    let bundle: String
    /// The pictures that have shorthands, such as `UIImage.plant1`.
    let images: SymbolTree
    let colors: SymbolTree

    var imports: String {
        let frameworks = ["SwiftUI", "UIKit", "AppKit"].map { framework in
            "#if canImport(\(framework))\n\(SwiftImport.source(framework, access: access))#endif\n"
        }
        return frameworks.joined() + "#if \(Self.anyFramework)\nimport Foundation\n#endif\n"
    }

    var text: String {
        let uiKit = kit(
            "UIKit", "UI", Self.uiKit, image: Self.uiImage, color: Self.uiColor, dynamic: Self.uiDynamic, red: "red")
        let appKit = kit(
            "AppKit", "NS", Self.appKit, image: Self.nsImage, color: Self.nsColor, dynamic: Self.nsDynamic,
            red: "srgbRed")
        return "#if \(Self.anyFramework)\n\(bundleCode)#endif\n\n\(swiftUI)\n\(uiKit)\n\(appKit)"
    }

    private static let uiKit = "canImport(UIKit) && !os(watchOS)"
    private static let appKit = "canImport(AppKit) && !targetEnvironment(macCatalyst)"
    private static let anyFramework = "canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)"
    private static let uiImage = "UIKit.UIImage(named: resource.fileName, in: resourceBundle, compatibleWith: nil)"
    private static let uiColor = "UIKit.UIColor(named: resource.name, in: resourceBundle, compatibleWith: nil)"
    private static let nsImage = "resourceBundle.image(forResource: resource.fileName)"
    private static let nsColor = "AppKit.NSColor(named: resource.name, bundle: resourceBundle)"

    private static let uiDynamic = """
        UIKit.UIColor { traits in
                let value = traits.userInterfaceStyle == .dark
        """
    private static let nsDynamic = """
        AppKit.NSColor(name: nil) { appearance in
                let value = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
        """

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
        let top = colors.filter { $0.symbol.namespaces.isEmpty }
        let shorthands =
            self.shorthands("SwiftUI.Color", colors, resource: "ColorResource", label: "")
            + self.shorthands(
                "SwiftUI.ShapeStyle", top, resource: "ColorResource", label: "", value: "SwiftUI.Color")
        return SwiftTemplate.swiftUI.text(["Assets": namespace, "access": access, "shorthands": shorthands])
    }

    private func kit(
        _ kit: String, _ prefix: String, _ condition: String, image: String, color: String, dynamic: String,
        red: String
    ) -> String {
        let shorthands =
            self.shorthands("\(kit).\(prefix)Image", images, resource: "ImageResource", label: "resource: ")
            + self.shorthands("\(kit).\(prefix)Color", colors, resource: "ColorResource", label: "resource: ")
        return SwiftTemplate.kit.text([
            "Assets": namespace, "access": access, "Kit": kit, "Prefix": prefix, "condition": condition,
            "image": image, "color": color, "dynamic": dynamic, "red": red, "shorthands": shorthands,
        ])
    }

    /// Returns the shorthands in an extension of one type, such as `UIColor.cardTop`.
    private func shorthands(
        _ type: String, _ tree: SymbolTree, resource: String, label: String, value: String? = nil
    ) -> String {
        if tree.isEmpty { return "" }
        let result = value ?? type
        let condition = value.map { " where Self == \($0)" } ?? ""
        let source = tree.source(access: access) { entry, symbol in
            "static var \(symbol): \(result) { \(result)(\(label)\(namespace).\(resource).\(entry.symbol.source)) }"
        }
        return "\nnonisolated extension \(type)\(condition) {\n\(source)}\n"
    }
}

enum SwiftImport {
    /// Returns an import statement for a module that the generated public declarations use.
    ///
    /// With `InternalImportsByDefault`, a plain import is internal, so public declarations need `public import`.
    static func source(_ module: String, access: String) -> String {
        access.isEmpty
            ? "import \(module)\n"
            : "#if hasFeature(InternalImportsByDefault)\npublic import \(module)\n#else\nimport \(module)\n#endif\n"
    }
}
