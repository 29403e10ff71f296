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

    func write(to text: inout String) {
        text += "#if \(Self.anyFramework)\n\(bundleCode)#endif\n\n"
        writeSwiftUI(to: &text)
        text += "\n"
        write(
            "UIKit", "UI", Self.uiKit, image: Self.uiImage, color: Self.uiColor, dynamic: Self.uiDynamic, red: "red",
            to: &text)
        text += "\n"
        write(
            "AppKit", "NS", Self.appKit, image: Self.nsImage, color: Self.nsColor, dynamic: Self.nsDynamic,
            red: "srgbRed", to: &text)
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

    private func writeSwiftUI(to text: inout String) {
        SwiftTemplate.swiftUI.write(to: &text, ["Assets": namespace, "access": access]) { text in
            write("SwiftUI.Color", colors, resource: "ColorResource", label: "", to: &text)
            let top = colors.filter { $0.symbol.namespaces.isEmpty }
            write(
                "SwiftUI.ShapeStyle", top, resource: "ColorResource", label: "", value: "SwiftUI.Color", to: &text)
        }
    }

    private func write(
        _ kit: String, _ prefix: String, _ condition: String, image: String, color: String, dynamic: String,
        red: String, to text: inout String
    ) {
        let words = [
            "Assets": namespace, "access": access, "Kit": kit, "Prefix": prefix, "condition": condition,
            "image": image, "color": color, "dynamic": dynamic, "red": red,
        ]
        SwiftTemplate.kit.write(to: &text, words) { text in
            write("\(kit).\(prefix)Image", images, resource: "ImageResource", label: "resource: ", to: &text)
            write("\(kit).\(prefix)Color", colors, resource: "ColorResource", label: "resource: ", to: &text)
        }
    }

    /// Writes the shorthands in an extension of one type, such as `UIColor.cardTop`.
    private func write(
        _ type: String, _ tree: SymbolTree, resource: String, label: String, value: String? = nil,
        to text: inout String
    ) {
        if tree.isEmpty { return }
        let result = value ?? type
        let condition = value.map { " where Self == \($0)" } ?? ""
        text += "\nnonisolated extension \(type)\(condition) {\n"
        let initializer = ": \(result) { \(result)(\(label)\(namespace).\(resource)."
        tree.write(to: &text, access: access) { entry, symbol, text in
            text += "static var "
            text += symbol
            text += initializer
            text += entry.symbol.source
            text += ") }"
        }
        text += "}\n"
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
