@testable import CatalogChecks

extension FuzzTarget {
    /// The names of assets in Swift code.
    static let swiftCode = FuzzTarget(
        name: "swift-code",
        seeds: {
            try ["Tests/Fixtures", "Tests/Build/CatalogChecksTests", "Sources/Build/CatalogChecks/Code"].flatMap {
                try RepositoryFiles.all(in: $0, endingWith: ".swift").map(\.bytes)
            }
                + [
                    Array(
                        ##"/* /* a */ */ [Image("Plant \(n + f("x"))"), Image(.Icons.home), #"r\#(q)"#, UIImage(named: "a")]"##
                            .utf8)
                ]
        },
        words: [
            "Image(", "Image(.", "Color(", "UIImage(named: ", "NSColor(named: ", "#imageLiteral(resourceName: ",
            "ImageResource.",
            "Label(", "image: ", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "\\u{", "/*", "*/", "//", "bundle: .module",
            "`",
        ]
    ) { bytes in
        _ = SwiftUses(bytes, path: "A.swift").uses
    }

    /// The names of assets in storyboards and xibs.
    static let interfaceBuilder = FuzzTarget(
        name: "interface-builder",
        seeds: {
            [
                Array(
                    """
                    <?xml version="1.0"?><!-- <image name="Old"/> --><document><imageView image='Cart'/><resources>
                    <image name="Cart" width="8"/><image name="star" catalog="system"/><image name="&amp;&#65;&#x42;"/>
                    <namedColor name="Leaf"><color red="1"/></namedColor><![CDATA[<image name="no"/>]]></resources></document>
                    """.utf8)
            ]
        },
        words: [
            "<image name=\"", "<namedColor name='", "catalog=\"system\"", "<!--", "-->", "&amp;", "&#x", "&#", ";",
            "/>",
        ]
    ) { bytes in
        _ = InterfaceUses(bytes, path: "A.xib").uses
        _ = XMLTags.resolved(String(decoding: bytes, as: UTF8.self))
    }
}
