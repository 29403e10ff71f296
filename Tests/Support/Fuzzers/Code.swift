@testable import CodeLexing
@testable import CodeScanning

extension FuzzTarget {
    /// The names of assets in Swift code.
    static let swiftCode = FuzzTarget(
        name: "swift-code",
        seeds: {
            try ["Tests/Fixtures", "Tests/Pipeline/CatalogChecksTests", "Sources/Pipeline/CodeScanning"].flatMap {
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
        _ = SwiftCode.facts(of: bytes)
    }

    /// The names of assets in Objective-C.
    static let objectiveCCode = FuzzTarget(
        name: "objective-c-code",
        seeds: {
            [
                Array(
                    #"""
                    #import "Cart.h"
                    /* a */ char c = '"'; // tincture:uses flags/*
                    UIImage *i = [UIImage imageNamed:(a ? @"Cart" : @"Sale") inBundle:nil];
                    [NSString stringWithFormat:@"flag_%02d%@", n, x];
                    """#.utf8)
            ]
        },
        words: ["[UIImage imageNamed:", "@\"", "'\\''", "#import", "/*", "*/", "//", "% d", "%@", " ? ", " : ", "]"]
    ) { bytes in
        _ = ObjectiveCCode.facts(of: bytes)
        _ = NamePattern(format: String(decoding: bytes, as: UTF8.self))
    }

    /// The names of assets in property lists.
    static let propertyList = FuzzTarget(
        name: "property-list",
        seeds: {
            [
                Array("<plist><dict><key>UIImageName</key><string>Cart</string></dict></plist>".utf8),
                Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13]
                    + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
                    + [0, 0, 0, 0, 0, 0, 0, 15],
            ]
        },
        words: ["<key>", "<string>", "</dict>", "bplist00"]
    ) { bytes in
        _ = PropertyListCode.facts(of: bytes)
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
        _ = InterfaceCode.facts(of: bytes)
        _ = XMLTags.resolved(String(decoding: bytes, as: UTF8.self))
    }
}
