import AssetCatalog
import CatalogChecks
import CodeScanning
import Diagnostics
import Foundation
import TestTrees
import Testing

/// Which sets count as used, and which names as unknown: a case for each way of naming one.
@Suite("Uses of sets in code")
struct CodeUseTests {
    private func tree(_ files: [String: String], sets: [String] = ["Cart"], more: String = "") throws -> TemporaryFolder
    {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n\(more)\n"])
        for (index, name) in sets.enumerated() {
            if name.hasSuffix(".colorset") {
                try folder.addColorSet("A.xcassets/\(name)", colors: "")
                continue
            }
            try folder.addImageSet(
                "A.xcassets/\(name).imageset", images: #"{"filename": "p.png", "idiom": "universal"}"#)
            try folder.addPicture("A.xcassets/\(name).imageset/p.png", width: 8 + index)
        }
        try folder.makeFolder("Code")
        for (path, text) in files { try folder.write(text, to: "Code/" + path) }
        return folder
    }

    private func unused(_ folder: TemporaryFolder) async -> [String] {
        await folder.findings().filter { $0.rule == .unusedSet }.map {
            String($0.setPath.dropFirst("A.xcassets/".count))
        }
    }

    @Test(
        "A long string of interpolations, and many texts beside many uses, are read once through",
        .timeLimit(.minutes(1)))
    func longTexts() async throws {
        let interpolations = String(repeating: #"\(a)"#, count: 400_000)
        let uses = (0..<100_000).map { "UIImage(named: \"m\($0 + 100_000)\")" }.joined(separator: "\n")
        let folder = try tree(
            [
                "a.swift": "f(\"\(interpolations)\")", "b.swift": uses,
                "c.swift": "f(\"\"\"\n\\(\n\"Cart\")\n\"\"\", Image(\"Crat\"))",
            ],
            sets: ["Cart", "m10000", "m10001"])
        let findings = await folder.findings()
        // What stands behind a string of several lines is where it is.
        #expect(findings.contains { $0.path.hasSuffix("c.swift") && $0.line == 4 && $0.column == 12 })
    }

    @Test(
        "A name in any string counts, and in any string with three known letters",
        arguments: [
            #"return "Cart""#, #"static let icon = "Cart""#, #"let i = c ? "Cart" : other"#, #"case cart = "Cart""#,
            #"MenuAction(title: t, image: "Cart")"#, #"return "Car\(x)""#, #"return "\(x)art""#, #"return "Car" + x"#,
            #"name += "art""#, #"name.appending("art")"#, #"String(format: "%@art", x)"#,
            #"String(format: "Car%02d", 1)"#,
            #"let n = "Ca" + "rt""#, "enum Icon: String { case bag, Cart }", #"RSImage(named: "Cart")"#,
            #"let a: Theirs? = .init(named: "Cart")"#, "view.image = .cart", "Asset.Icons.cart.image", "R.image.cart()",
            "UIImage.cart", "\\Asset.cart", "return .cart", "// tincture:uses Cart",
            "enum Tab { case cart }\nlet v = Label(\"t\", icon: .cart)", "enum Tab { case cart }\nlet v = Asset.cart",
            "// tincture:uses C*", "return \"Ca\" +\n    end\nlet end = \"rt\"",
            #"Text("\(f("Cart"))")"#,
            #"Image(a ? "Cart" : "Sale")"#, #"let n = "Cart.png""#, #"let n = "\(x)art.png""#,
            #"String(format: "Car%@.pdf", x)"#, #"let image = String(format: "Ca%d%@", 1, x)"#,
        ])
    func swift(code: String) async throws {
        #expect(await unused(try tree(["View.swift": code + "\n"])) == [])
    }

    @Test(
        "What only looks like a name does not count",
        arguments: [
            #"// "Cart""#, "/* .cart */", "basket.cart", "self.cart()", "(a).cart", "a?.cart", #"let a = "Cart \(n)""#,
            #"f("Ca\(n)")"#,
            "enum Key: String, CodingKey { case Cart }",
            "enum Icon: String { case a; func f(_ x: X) { switch x { case b: c } } }",
            #"let a = "Carts""#, "// tincture:uses Car", #"Image(systemName: "Cart")"#, #"let n = "Cart.large""#,
            #"let n = "\(x).png""#, #"let n = "\(x)t.png""#,
            #"NSLocalizedString("k", value: "Cart", comment: "")"#,
            #"Text("Cart")"#, #"NSToolbarItem.Identifier("Cart")"#, #"UIStoryboard(name: "Cart", bundle: nil)"#,
            "enum Tab { case cart, bag }\nlet a: Tab = .cart",
            "f(.cart(x: 1))",
            "enum Tab { case a(X, y: Y), cart }\nswitch t { case .cart: break }",
            "struct Tab { static let cart = Tab() }\nlet a = Tab.cart",
        ])
    func swiftUnused(code: String) async throws {
        #expect(await unused(try tree(["View.swift": code + "\n"])) == ["Cart.imageset"])
    }

    @Test(
        "A group of the catalog may have the name of one of the app's types",
        arguments: [
            ("Asset.Icon.Tab.cart", []), ("UIImage.Icon.Tab.cart", []), ("Bar.View.Tab.cart", ["Cart.imageset"]),
        ])
    func groupNamedAsType(use: String, expected: [String]) async throws {
        #expect(await unused(try tree(["View.swift": "enum Tab { case cart }\nlet a = \(use)\n"])) == expected)
    }

    @Test("Code of tests, code that a tool has written and code of others does not count")
    func leftOut() async throws {
        for (path, head) in [
            ("A.swift", "// Generated using SwiftGen — https://github.com/SwiftGen\n"), ("A.swift", "import XCTest\n"),
            ("A.swift", "@testable import App\n"), ("A.m", "//\n// This file is automatically generated.\n"),
            ("AppTests/A.swift", ""), ("Pods/A/A.swift", ""), ("Carthage/A.swift", ""),
        ] {
            let code = path.hasSuffix(".m") ? #"f(@"Cart");"# : #"let cart = ImageAsset(name: "Cart")"#
            #expect(await unused(try tree([path: head + code + "\n"])) == ["Cart.imageset"], "\(path) \(head)")
        }
    }

    @Test("A finding says which generated code names the set")
    func onlyGenerated() async throws {
        let code = "// Generated by R.swift\nlet cart = ImageResource(name: \"Cart\")\n"
        let findings = try await tree(["App/R.generated.swift": code]).findings().filter { $0.rule == .unusedSet }
        #expect(
            findings.map(\.message) == [
                "no code but the generated R.generated.swift names the image \"Cart\". Remove it, or, if data or a server names it, write `// tincture:uses Cart` in code."
            ])
    }

    @Test("Macros that a tool has written count, because code uses their names")
    func generatedMacros() async throws {
        let header =
            "// GENERATED CODE - DO NOT MODIFY\n#ifndef A_h\n#define CART [UIImage imageNamed:@\"Cart\"]\n#endif\n"
        #expect(await unused(try tree(["A.h": header])) == [])
    }

    @Test(
        "Members that SwiftGen and R.swift generate are uses by their own naming",
        arguments: [
            ("Sale Color.colorset", "Asset.saleColor.color"), ("Sale Color.colorset", "Color.sale"),
            ("big-cart_2", "Asset.bigCart2.image"),
            ("big-cart_2", "R.image.bigCart_2()"), ("URLBar", "Asset.urlBar.image"), ("CartImage", "UIImage.cart"),
        ])
    func members(set: String, code: String) async throws {
        let others = try tree(["View.swift": code + "\n"], sets: [set, "Other"])
        #expect(await unused(others) == ["Other.imageset"])
    }

    @Test(
        "Objective-C, property lists, Interface Builder, projects and data files name sets too",
        arguments: [
            ("A.m", #"[UIImage imageNamed:@"Cart"]"#), ("A.m", #"static NSString *const a = @"Cart";"#),
            ("A.h", ##"#define kCart @"Cart""##), ("A.m", "[UIImage imageNamed:ACImageNameCart]"),
            ("A.m", "view.image = AssetImages.cart.image;"), ("A.m", "view.image = [[AssetImages cart] image];"),
            ("A.mm", #"[NSString stringWithFormat:@"Car%d", n]"#),
            ("A.m", #"[UIImage imageNamed:[NSString stringWithFormat:@"Ca%c%@", n, x]];"#),
            ("A.m", "char c = '\"'; f(@\"Cart\");"),
            (
                "Info.plist",
                "<plist><key>UILaunchScreen</key><dict><key>UIImageName</key><string>Cart</string></dict></plist>"
            ),
            ("Stations.plist", "<plist><dict><key>Cart</key><string>https://example.com</string></dict></plist>"),
            ("A.xib", #"<document><button><state key="normal" image="Cart"/></button></document>"#),
            ("A.storyboard", #"<document><tabBarItem selectedImage="Cart"/></document>"#),
            ("App.xcodeproj/project.pbxproj", "\t\t\t\tINFOPLIST_KEY_UILaunchScreen_UIImageName = Cart;\n"),
            ("App.xcconfig", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = Cart\n"), ("menu.json", #"{"icon": "Cart"}"#),
            ("a.html", #"<p>I don't<img src="..\img\Cart.jpg"></p>"#),
        ])
    func otherFiles(path: String, text: String) async throws {
        #expect(await unused(try tree([path: text])) == [])
    }

    @Test(
        "A macro with a parameter takes names, wherever it is defined",
        arguments: [
            "#define ICON(name) [UIImage imageNamed:name]", "#define ICON(x) ([UIImage imageNamed:(x)])",
        ])
    func macro(definition: String) async throws {
        let folder = try tree(
            ["P.h": definition + "\n", "A.m": "a = ICON(@\"Cart\");\nb = ICON(@\"Crat\");\nc = TEXT(@\"Crat\");\n"])
        let findings = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(findings.map(\.line) == [2] && findings.map(\.severity) == [.error], "\(findings)")
        #expect(await unused(folder) == [])
    }

    @Test("A numbered set beside used ones says so; nothing is unused where a folder of code is missing")
    func advice() async throws {
        let folder = try tree(["A.swift": #"Image("star-1")"#], sets: ["star-1", "star-2", "moon"])
        let messages = await folder.findings().filter { $0.rule == .unusedSet }.map(\.message)
        #expect(
            messages.contains { $0.contains(#", unlike "star-1". Remove "#) && $0.contains("tincture:uses star-*") })
        #expect(messages.contains { $0.contains(#""moon". Remove it, or"#) })
        let listed = try tree(
            ["A.swift": "// tincture:uses star-1: moon is the server's"], sets: ["star-1", "star-2", "moon"])
        let others = await listed.findings().filter { $0.rule == .unusedSet }.map(\.message)
        #expect(others.count == 2 && !others.contains { $0.contains("unlike") }, "code names none: \(others)")
        try folder.write("sources: [A.xcassets]\ncode: [Code, Gone]\n", to: "tincture.yml")
        let rules = await folder.findings().map(\.rule)
        #expect(rules.contains(.unreadable) && !rules.contains(.unusedSet))
    }

    @Test(
        "A symbol counts where a picture is wanted, even if one of the app's enums has a case of that name",
        arguments: [
            "let row = Row(.asset(.cart))",
            "var icon: ImageResource {\n  switch self {\n  case .cart:\n    .cart\n  }\n}",
        ])
    func symbolLikeCase(code: String) async throws {
        let others = try tree(["View.swift": "enum Row { case cart }\n" + code + "\n"], sets: ["cart", "Other"])
        #expect(await unused(others) == ["Other.imageset"])
    }

    @Test("What `.init` creates is unknown, so its arguments aren't all values of a type's property")
    func unknownInit() async throws {
        let code = [
            "A.swift":
                "struct Lake: Decodable {\n  var name: String\n  var icon: Image { Image(name + \"_big\") }\n}\n",
            "B.swift": "let all: [Place] = [.init(name: \"rio\")]\n",
        ]
        #expect(await unused(try tree(code, sets: ["mary_big", "Other"])) == ["Other.imageset"])
    }

    @Test("The configuration says which sets are used, by names and by folders of the catalog")
    func configuredUses() async throws {
        let sets = ["Flags/AD", "Flags/DE", "Cart"]
        #expect(await unused(try tree([:], sets: sets, more: "uses: [Flags/*]")) == ["Cart.imageset"])
        #expect(await unused(try tree([:], sets: sets, more: "uses: [A.xcassets/Flags/*, C*t]")) == [])
        #expect(await unused(try tree(["A.swift": "// tincture:uses Flags/*\n"], sets: sets)) == ["Cart.imageset"])
    }

    @Test("Globs of comments end at a limit, of which one finding tells")
    func tooManyGlobs() async throws {
        func globs(_ letter: String) -> String {
            (0..<600).map { "// tincture:uses \(letter)\($0)*\n" }.joined()
        }
        let files = ["A.swift": "// tincture:uses C*t\n" + globs("a"), "B.swift": globs("a"), "C.swift": globs("c")]
        let folder = try tree(files.merging(["D.swift": "// tincture:uses D*g\n"]) { $1 }, sets: ["Cart", "Dog"])
        let findings = await folder.findings()
        #expect(findings.filter { $0.rule == .limitExceeded }.map { $0.path.hasSuffix("C.swift") } == [true])
        #expect(await unused(folder) == ["Dog.imageset"])
    }

    @Test(
        "A misspelled name that a call takes is an error where it stands",
        arguments: [
            ("A.swift", #"Image(a ? ¶"Crat" : "Cart")"#), ("A.swift", #"Image(a ? "Cart" : b ? "Cart" : ¶"Crat")"#),
            ("A.swift", #"UIImage(named: name ?? ¶"Crat")"#), ("A.swift", #"Image(f(a, b: "c") ? ¶"Crat" : x.y)"#),
            ("A.swift", "Image(switch a { case .b: ¶\"Crat\"\ndefault: \"Cart\" })"),
            ("A.swift", "let icon = ¶\"Crat\"\nlet v = Image(icon)"),
            ("A.swift", "let icon = b ? ¶\"Crat\" : \"Cart\"\nlet v = Image(icon)"),
            ("A.swift", "enum Names { static let icon = ¶\"Crat\" }\nlet v = Image(Names.icon)"),
            ("A.swift", "enum Icon: String { case cart = ¶\"Crat\" }\nlet v = Image(Icon.cart.rawValue)"),
            ("A.swift", #"UIImage(named: ¶"Cr" + "at")"#), ("A.swift", #"UIImage(named: ¶"Crt" + suffix)"#),
            ("A.swift", #"UIImage(named: String(format: ¶"Crt%d", 1))"#),
            ("A.swift", #"UIImage(imageLiteralResourceName: ¶"Crat")"#),
            ("A.swift", #"NSImage(named: NSImage.Name(¶"Crat"))"#), ("A.swift", #"NSImage(named: .init(¶"Crat"))"#),
            ("A.swift", #"Bundle.main.image(forResource: ¶"Crat")"#),
            ("A.swift", #"UIApplicationShortcutIcon(templateImageName: ¶"Crat")"#),
            ("A.swift", #"SKTexture(imageNamed: ¶"Crat")"#), ("A.swift", #"view.setImageNamed(¶"Crat")"#),
            ("A.swift", #"INImage(named: ¶"Crat")"#),
            ("A.swift", "typealias RSImage = AppKit.NSImage\nlet a = RSImage(named: ¶\"Crat\")"),
            ("A.swift", "// Generated using SwiftGen\nlet crat = ImageAsset(name: ¶\"Crat\")"),
            // What is before an extension is no name for a color, nor to SwiftUI.
            ("A.swift", #"Image(¶"Cart.png")"#), ("A.swift", #"UIColor(named: ¶"Cart.png")"#),
            ("A.swift", #"UIImage(named: ¶"Crat.png")"#), ("A.swift", #"UIImage(named: ¶"Cart.large")"#),
            ("A.m", #"[UIImage imageNamed:@¶"Crat"]"#),
            ("A.m", #"[UIImage imageNamed:a ? @¶"Crat" : @"Cart" inBundle:nil]"#),
            ("Info.plist", "<plist><key>CFBundleIconName</key>\n<string>¶Crat</string></plist>"),
            ("Info.plist", "<plist><key>UIApplicationShortcutItemIconFile</key><string>¶Crat</string></plist>"),
            ("A.xib", #"<document><state image="¶Crat"/><resources><image name="Cart"/></resources></document>"#),
            (
                "A.xib",
                #"<document><userDefinedRuntimeAttribute type="image" value="¶Crat"/><image name="Crat"/></document>"#
            ),
        ])
    func unknown(path: String, marked: String) async throws {
        let code = MarkedText(marked + "\n")
        let found = try await tree([path: code.text], sets: ["Cart", "Cart2"]).findings().filter {
            $0.rule == .unknownAsset
        }
        #expect(found.map(\.severity) == [.error], "\(found)")
        #expect(found.map(\.line) == [code.line] && found.map(\.column) == [code.column], "\(found)")
    }

    @Test(
        "A name that the app's own function passes straight on is a warning, if it mostly takes names",
        arguments: [
            ("func icon(_ name: String) -> UIImage { UIImage(named: name)! }", "icon", "", true),
            ("struct Icon: View { let name: String; var body: some View { Image(name) } }", "Icon", "name: ", true),
            ("func icon(named name: String) -> UIImage? { UIImage(named: name) }", "icon", "named: ", true),
            // What the function makes of the name is unknown.
            ("func icon(_ name: String) -> UIImage { UIImage(named: name + size)! }", "icon", "", false),
            ("func icon(_ name: String) -> UIImage { load(name) }", "icon", "", false),
        ])
    func forwarded(declaration: String, callee: String, label: String, isFound: Bool) async throws {
        func found(_ names: String...) async throws -> [String] {
            let calls = names.map { "let a = \(callee)(\(label)\"\($0)\")" }.joined(separator: "\n")
            let folder = try tree(["A.swift": declaration, "B.swift": calls], sets: ["Cart", "Dog"])
            return await folder.findings().filter { $0.rule == .unknownAsset }.map {
                "\($0.severity) \($0.line ?? 0) \($0.message)"
            }
        }
        func message(_ line: Int, _ name: String) -> String {
            "warning \(line) no catalog has an image or color named \"\(name)\". Correct the name or add the set."
        }
        guard isFound else {
            #expect(try await found("Cart", "Zebra") == [])
            return
        }
        #expect(try await found("Cart", "Zebra", "Ox") == [message(2, "Zebra"), message(3, "Ox")])
        #expect(try await found("Zebra") == [message(1, "Zebra")])
        #expect(try await found("Carts").first?.contains("but one has \"Cart\"") == true)
        #expect(try await found("Cart", "Zebra", "heart.fill") == [], "a symbol of the system")
    }

    @Test("Functions of one name in two files may take other texts")
    func twoFunctions() async throws {
        let passing = "func icon(_ name: String) -> UIImage { UIImage(named: name)! }"
        let code = [
            "A.swift": "enum A { \(passing) }", "B.swift": "enum B { func icon(_ word: String) -> String { word } }",
            "C.swift": #"let a = A.icon("Zebra")"#,
        ]
        #expect(await (try tree(code, sets: ["Cart"])).findings().filter { $0.rule == .unknownAsset } == [])
    }

    @Test("A misspelled case among the beginnings of a built name is a warning")
    func misspelledPart() async throws {
        let code = """
            enum Part { case eye, mouth
              var word: String { switch self { case .eye: return "eye"
                case .mouth: return "muoth" } } }
            func face(_ part: Part, _ index: Int) -> Image { Image("\\(part.word)-\\(index)") }
            """
        let folder = try tree(["A.swift": code], sets: ["eye-1", "eye-2", "mouth-1", "mouth-2"])
        let found = await folder.findings().filter { $0.rule == .unknownAsset }.map(\.message)
        #expect(found.count == 1 && found[0].contains("mouth-"), "\(found)")
    }

    @Test("A number in a name counts, also as String(2)")
    func numberInName() async throws {
        let folder = try tree(
            ["A.swift": "let a = UIImage(named: data[1][row - 7] + String(2))"], sets: ["Wash1", "Wash2"])
        #expect(await unused(folder) == ["Wash1.imageset"])
    }

    @Test(
        "What another may have is no error",
        arguments: [
            ("A.swift", "enum Names { static let icon = \"Cart\" }\nlet v = Image(Others.icon)"),
            ("A.swift", "func f(icon: String) { Image(icon) }\nlet icon = \"Crat\""),
            ("A.swift", "let icon = \"Zebra\"\nfor icon in all { Image(icon) }"),
            ("A.swift", "struct Image { init(_ name: String) {} }\nlet a = Image(\"Zebra\")"),
            ("A.swift", "enum Api { struct Label {} }\nlet a = Label(\"t\", image: \"Zebra\")"),
            ("A.swift", #"Image("photo")"#),
            ("A.swift", #"UIImage(named: "photo.png")"#), ("A.swift", #"UIImage(named: "phot\(x)")"#),
            ("A.swift", #"UIImage(named: "Cart.png")"#), ("A.swift", #"UIImage(named: "Ca\(x).JPG")"#),
            ("A.swift", #"UIImage(named: name + ".png")"#),
            ("A.swift", "enum Names { static let icon = \"Cart.png\" }\nlet v = UIImage(named: Names.icon)"),
            ("A.m", #"[UIImage imageNamed:@"Cart.png"]"#),
            ("A.xib", #"<document><a image="Cart.png"/><resources><image name="Cart.png"/></resources></document>"#),
            ("A.m", #"[theirs imageNamed:@"Zebra"]"#),
            ("A.m", #"[UIImage imageNamed:@"Zebra" inBundle:bundle() compatibleWithTraitCollection:nil]"#),
            ("A.xib", #"<document><color name="AccentColor"/><namedColor name="AccentColor"/></document>"#),
            ("A.xib", #"<document><image name="Zebra"/><namedColor name="Zebra"/></document>"#),
            ("A.m", #"[UIImage imageNamed:@"Browser.bundle/save.png"]"#),
            ("A.swift", #"UIImage(named: "../photo.png")"#),
            ("A.swift", #"if let image = UIImage(named: "Zebra") { show(image) }"#),
            (
                "Info.plist",
                "<plist><key>CFBundleIconName</key><string>$(ICON)</string><key>Other</key><string>Zebra</string></plist>"
            ),
            ("Info.plist", "<plist><key>CFBundleIconName</key><string>Layered</string></plist>"),
            (
                "A.xib",
                #"<document><a image="NSAddTemplate" alwaysUsesImage="YES"/><image name="NSFolder"/></document>"#
            ),
            (
                "A.xib",
                #"<document><a image="star" catalog="system"/><b image="gear"/><image name="gear" catalog="system"/></document>"#
            ),
            (
                "A.xib",
                #"<document><image name="Own"><mutableData key="keyedArchiveRepresentation"/></image></document>"#
            ),
        ])
    func elsewhere(path: String, text: String) async throws {
        let folder = try tree([path: text + "\n"])
        try folder.addPicture("Code/Resources/photo@2x.png", width: 9)
        try folder.write("{}", to: "Code/Layered.icon/icon.json")
        #expect(await folder.findings().filter { $0.rule == .unknownAsset && $0.severity == .error } == [])
    }

    @Test(
        "A name that an Objective-C condition tests for is no error anywhere in the file",
        arguments: [
            ("if (a && [UIImage imageNamed:@\"Late\"]) {", 0), ("if ([UIImage imageNamed:@\"Late\"]) {", 0),
            ("if (![UIImage imageNamed:@\"Late\"]) {", 0), ("if ([UIImage imageNamed:@\"Late\"] != nil) {", 0),
            ("x = [UIImage imageNamed:@\"Late\"] ?: y; if (z) {", 0),
            ("if ([UIImage imageNamed:@\"Late\"].size.width > 1) {", 2),
            ("if ([x isEqual:[UIImage imageNamed:@\"Late\"]]) {", 2),
        ])
    func testedInObjectiveC(condition: String, count: Int) async throws {
        let folder = try tree(["A.m": "\(condition) x = [UIImage imageNamed:@\"Late\"]; }\n"])
        #expect(await folder.findings().filter { $0.rule == .unknownAsset }.count == count)
    }

    @Test("A misspelled constant or raw value is one finding", arguments: ["icon.file", "Icon.basket.rawValue"])
    func reportedOnce(name: String) async throws {
        let code = """
            enum Icon: String {
                case basket = "icon_baskte", tree = "icon_tree"
                var file: String {
                    switch self {
                    case .basket:
                        return "icon_bsket"
                    case .tree:
                        return "icon_tree"
                    }
                }
            }
            func image(icon: Icon) -> UIImage? { UIImage(named: \(name)) }
            """
        let folder = try tree(["A.swift": code], sets: ["icon_basket", "icon_tree"])
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.filter { $0.severity == .error }.count == 1)
        #expect(Set(found.map(\.location)).count == found.count, "\(found)")
    }

    @Test(
        "The key of a translation, an identifier, a word in capitals and a storyboard aren't names of sets in another case",
        arguments: [
            ("A.m", "x = NSLocalizedString(@\"PayNow\", nil); y = LocalizedString(@\"PayNow\");"),
            ("A.swift", "let a = Request(method: \"PAYNOW\"); performSegue(withIdentifier: \"PayNow\", sender: a)"),
            ("Info.plist", "<plist><dict><key>UILaunchStoryboardName</key><string>PayNow</string></dict></plist>"),
        ])
    func otherTexts(path: String, text: String) async throws {
        let folder = try tree([path: text], sets: ["payNow"])
        let found = await folder.findings().filter { $0.rule == .unusedSet }
        #expect(found.map { $0.message.contains("differs in case") } == [false])
    }

    @Test("A set without any picture is an error if code names it")
    func withoutPicture() async throws {
        let folder = try tree(["A.swift": "let a = [Image(\"Cart\"), Image(\"Empty\")]"], sets: ["Cart"])
        for name in ["Empty", "Unused"] {
            try folder.addImageSet("A.xcassets/\(name).imageset", images: #"{"idiom": "universal"}"#)
        }
        let found = await folder.findings().filter { $0.rule == "missing-scale" }
        #expect(found.map(\.path) == ["A.xcassets/Empty.imageset/Contents.json"])
        #expect(found.first?.severity == .error && found.first?.message.contains("has no picture") == true)
    }

    @Test("A system symbol that is loaded like a picture of a catalog is told how to load it")
    func systemSymbol() async throws {
        let folder = try tree(["A.swift": "let a = UIImage(named: \"arrow.up.and.down\")"], sets: ["Cart"])
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.map { $0.message.hasSuffix("use its system name: `systemName:`.") } == [true])
    }

    @Test("A name in the list of a storyboard is an error at the first element that uses it, if there is one")
    func usedElement() async throws {
        let code = MarkedText(
            """
            <document><imageView image="¶Crat"/><button image="Crat"/><color key="tint" name="Gren"/>
            <resources><image name="Crat"/><namedColor name="Gren"/><image name="Bag"/></resources></document>
            """)
        let folder = try tree(["A.xib": code.text])
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.line) == [1, 1] && found.first?.column == code.column, "\(found)")
    }

    @Test("A parameter that the configuration names takes names, and a word that is not a parameter is an error")
    func wrappers() async throws {
        let code = "MenuAction(title: \"Zebra\", image: \"Zebra\")\nicon(\"Lion\", size: 2)\n[a iconNamed:@\"x\"]\n"
        let folder = try tree(["A.swift": code], more: "nameParameters: [\"MenuAction(image:)\", \"icon(_:)\"]")
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.line) == [1, 2] && found.map(\.column) == [35, 6], "\(found)")
        let wrong = await (try tree([:], more: "nameParameters: [icon]")).findings().filter { $0.severity == .error }
        #expect(wrong.count == 1 && wrong.first?.message.contains("\"icon(imageName:)\"") == true, "\(wrong)")
    }

    @Test(
        "A text that is nearly a name is a warning among names, and where nothing else names that set; elsewhere it is none"
    )
    func nearMisses() async throws {
        let sets = ["Basket", "BigBasket", "Ribbon", "Flower"]
        func lines(_ code: String) async throws -> [Int?] {
            let found = try await tree(["A.swift": code], sets: sets).findings().filter { $0.rule == .unknownAsset }
            #expect(found.allSatisfy { $0.severity == .warning })
            return found.map(\.line)
        }
        let arms = "case .a: return \"Basket\"\ncase .b: return \"Ribbon\"\ncase .c: return \"Flowre\"\n"
        #expect(try await lines("switch x {\n\(arms)}\nlet a = \"Flower\"\n") == [4])
        let given = "let v = Image(item.imageName)\nlet w = Image(\"Flower\")\n"
        #expect(try await lines(given + "Item(title: \"Flowe\", imageName: \"Flowe\")\n") == [3])
        #expect(
            try await lines(given + "var imageName: String {\nif a { return \"Zebra\" }\nreturn \"Flwer\"\n}\n") == [5])
        let colors =
            "var imageName: String {\nswitch a {\ncase 1: \"red\"\ncase 2: \"blue\"\ncase 3: \"white\"\ndefault: \"flowe\"\n}\n}\n"
        #expect(try await lines(given + colors) == [])
        let function = "func icon(of x: X) -> String {\nif a { return \"Zebra\" }\nreturn \"Flowe\"\n}\n"
        #expect(try await lines("let v = Text(icon(of: x))\nlet w = Image(\"Flower\")\n" + function) == [])
        #expect(try await lines("f(\"Ribbon\")\nlet a = \"BigBaskt\"\n") == [2])
        #expect(try await lines("f(\"BigBasket\")\nlet a = \"BigBaskt\"\n") == [])
        // A word of every day may mean anything.
        #expect(try await lines("f(\"Ribbon\")\nlet a = \"Baskt\"\n") == [])
        #expect(try await lines("let a = [\"basket\", \"Basket1\", \"Baskets\", \"X\"]\n") == [])
        #expect(try await lines("if a == \"Baskt\" {}\n") == [])
        for symbol in ["d[k, default: \"BigBaskt\"]", "(d[k] ?? \"BigBaskt\")", "[\"BigBaskt\"][0]"] {
            #expect(try await lines("f(\"Ribbon\")\nlet a = Image(systemName: \(symbol))\n") == [], "\(symbol)")
        }
    }

    @Test("A set that only a text names is reported where that is asked for, with the place")
    func textOnly() async throws {
        let files = ["A.swift": "let all = [\n    \"Cart\"]\n"]
        #expect(try await tree(files).findings().filter { $0.rule == .stringOnlyReference } == [])
        let found = try await tree(files, more: "rules: {string-only-reference: note}").findings()
            .filter { $0.rule == .stringOnlyReference }
        #expect(found.map(\.setPath) == ["A.xcassets/Cart.imageset"])
        #expect(found.first?.message.contains("Code/A.swift:2") == true)
    }

    @Test("What a function returns belongs together, in whatever of its blocks it stands")
    func returnedInBlocks() async throws {
        let code = MarkedText(
            """
            func name(_ state: State) -> String {
                switch state {
                case .on: if isLate { return ¶"Baskte" } else { return "Basket" }
                case .off: return "Basket"
                }
            }
            let a = Image("Basket")
            """)
        let found = await (try tree(["A.swift": code.text], sets: ["Basket"])).findings().filter {
            $0.rule == .unknownAsset
        }
        #expect(found.map(\.line) == [code.line] && found.first?.severity == .warning)
    }

    @Test("Pictures with numbers behind the name of a sequence are used by it")
    func sequences() async throws {
        for call in ["image.setImageNamed(\"Wave\")", "let a = UIImage.animatedImageNamed(\"Wave\", duration: 1)"] {
            let folder = try tree(["A.swift": call], sets: ["Wave1", "Wave12", "Cart"])
            #expect(await unused(folder) == ["Cart.imageset"], "\(call)")
            #expect(await folder.findings().filter { $0.rule == .unknownAsset }.isEmpty, "\(call)")
            // What only begins so is no picture of the sequence.
            let other = try tree(["A.swift": call], sets: ["Wave", "Waves"])
            #expect(await unused(other) == ["Waves.imageset"], "\(call)")
            let wrong = try tree(["A.swift": call], sets: ["Wvae"])
            let found = await wrong.findings().filter { $0.rule == .unknownAsset }
            #expect(found.map(\.message) == [#"no catalog has an image named "Wave"; did you mean "Wvae"?"#], "\(call)")
        }
    }

    @Test("A text that ends in a mark that joins begins the names that code makes of it")
    func beginnings() async throws {
        let sets = ["wave-1", "wave-12", "waves-1", "wa-1"]
        for code in [
            #"let v = frames(with: "wave-")"#, #"static let first = "wave-""#, #"[self framesWith:@"wave-"];"#,
        ] {
            let folder = try tree([code.hasPrefix("[") ? "A.m" : "A.swift": code], sets: sets)
            #expect(await unused(folder) == ["wa-1.imageset", "waves-1.imageset"], "\(code)")
        }
        // Two letters begin too much, and a word is one.
        for code in [#"let v = frames(with: "wa-")"#, #"let v = frames(with: "wave")"#] {
            #expect(await unused(try tree(["A.swift": code], sets: sets)).count == 4, "\(code)")
        }
    }

    @Test("An icon of the Mac in a catalog is a picture that code can name, and the project may")
    func macIcons() async throws {
        let code = MarkedText(#"let a = [NSImage(named: "Document"), NSImage(named: ¶"Documents")]"#)
        let folder = try tree(["A.swift": code.text], sets: [])
        for name in ["Document", "Archive"] {
            try folder.addPicture("A.xcassets/\(name).iconset/icon_16x16.png", width: 16)
        }
        let found = await folder.findings().filter { $0.rule == .unknownAsset || $0.rule == .unusedSet }
        #expect(found.map(\.column) == [code.column], "\(found)")
    }

    @Test("A name may be put together of the values of enums")
    func compositions() async throws {
        let palette = """
            enum Hue: String { case deepRed, blue; var description: String { rawValue.prefix(1).uppercased() } }
            enum Shade: Int { case dark = 50, light = 5 }
            struct Tone { let hue: Hue, level: Shade; var name: String { "\\(hue)\\(self.level)" } }
            """
        let tones = ["DeepRed50", "Blue5", "Blue7", "Red5", "Blue"]
        #expect(
            await unused(try tree(["A.swift": palette], sets: tones)) == [
                "Blue.imageset", "Blue7.imageset", "Red5.imageset",
            ])
        // Of a variable that another file declares the name says the type.
        let cards = [
            "A.swift": "enum Rank: Int { case ace = 1, king }\nenum Suit: String { case hearts, spades = \"Black\" }",
            "B.swift": #"let v = "\(card.rank)_\(card.suit.rawValue.lowercased())""#,
        ]
        #expect(
            await unused(try tree(cards, sets: ["ace_hearts", "king_black", "1_spades", "2_hearts"])) == [
                "2_hearts.imageset"
            ])
        // Of one part all is known, of the other nothing: any name that begins so is one.
        for (code, isUsed) in [
            (#"let v = "\(a)\(b)""#, false), (#"let v = "\(rank)\(f(suit))""#, true),
            (#"let v = "\(rank)\(other)""#, true),
        ] {
            let folder = try tree(["A.swift": cards["A.swift"] ?? "", "B.swift": code], sets: ["ace_hearts"])
            #expect(await unused(folder) == (isUsed ? [] : ["ace_hearts.imageset"]), "\(code)")
        }
    }

    @Test("Of values that are put together so many are made as names can be, and then anything fits")
    func manyValues() async throws {
        let cases = (0..<40).map { "c\($0)" }.joined(separator: ", ")
        let code = "enum Hue { case \(cases) }\nlet a = \"\(String(repeating: "\\(hue)-", count: 9))cart\""
        #expect(await unused(try tree(["A.swift": code], sets: ["c1-c2-cart", "c1-c2-dog"])) == ["c1-c2-dog.imageset"])
    }

    @Test(
        "What constants, properties, functions, parameters and loops make of a string is followed over files",
        arguments: [
            // A function that returns only literals, in another file.
            (
                [
                    "A.swift":
                        "enum Kind { case a, b\nfunc prefix() -> String { switch self {\ncase .a: return \"Fish\"\ncase .b: return \"Ins\"\n} } }",
                    "B.swift": #"let v = Image("\(kind.prefix())\(number())")"#,
                ],
                ["Fish1", "Ins2", "Div3"], ["Div3"]
            ),
            (
                [
                    "A.swift":
                        "enum Fruit: String, CaseIterable { case apple, pear }\nlet v = Image(fruit.rawValue.capitalized)"
                ],
                ["Apple", "Pear", "Plum"], ["Plum"]
            ),
            (
                ["A.swift": #"let name = (isOn ? "bell" : "horn") + "_on""#], ["bell_on", "horn_on", "drum_on"],
                ["drum_on"]
            ),
            (
                ["A.swift": "func pic(_ name: String) -> V { Image(\"ic_\\(name)\") }\nlet v = pic(\"home\")"],
                ["ic_home", "ic_other"], ["ic_other"]
            ),
            (
                [
                    "A.swift":
                        "func pic(_ name: String) -> V { Image(\"ic_\\(name)\") }\nlet v = [pic(\"home\")] + names.map(pic)"
                ],
                ["ic_home", "ic_other"], []
            ),
            // A gap that is one of four values keeps nothing else alive.
            (
                [
                    "A.swift":
                        "struct Tab { let img: String; var body: V { Image(\"\\(img).fill\") } }\nlet t = [Tab(img: \"house\"), Tab(img: \"bag\")]"
                ],
                ["house.fill", "bag.fill", "star.fill"], ["star.fill"]
            ),
            (
                [
                    "A.swift":
                        "struct Tab { let img: String; var body: V { Image(\"\\(img).fill\") } }\nlet t = [Tab(img: \"house\"), Tab(img: other)]"
                ],
                ["house.fill", "star.fill"], []
            ),
            (
                [
                    "A.swift":
                        "enum Style: String, CaseIterable { case flat, deep }\nlet v = ForEach(Style.allCases) { style in Image(\"\\(style.rawValue)-\\(number)\") }"
                ],
                ["flat-1", "deep-2", "old-3"], ["old-3"]
            ),
            (
                ["A.swift": "let base = \"cart\"\nfunc f(n: Int) { let image = base + \"_\" + size }"],
                ["cart_big", "dog_big"], ["dog_big"]
            ),
            // A letter and a mark are enough where code is about pictures.
            (
                ["A.swift": "var placeholderImageName: String { \"\\(uid)_\\(kind)_32\" }"],
                ["btc_eip_32", "btc_eip_24"], ["btc_eip_24"]
            ),
            (
                ["A.m": "- (UIImage *)icon {\n  return [self named:[@\"n_\" stringByAppendingString:name]];\n}\n"],
                ["n_01", "m_01"], ["m_01"]
            ),
            (
                ["A.m": "- (UIImage *)icon {\n  name = [name stringByAppendingString:@\"Red\"];\n}\n"],
                ["cartRed", "cartBlue"], ["cartBlue"]
            ),
            (["A.swift": #"let help = "![A dog](dog) and [more](more)""#], ["dog", "cat"], ["cat"]),
            (["A.swift": #"let own = "asset://dog", other = "https://a.b/cat""#], ["dog", "cat"], ["cat"]),
            (
                ["theme.json": #"{"icon": "@image/cart", /* so */ "other": "@image/dog",}"#], ["cart", "dog", "cat"],
                ["cat"]
            ),
            (["A.swift": "let v = hCoreUIAssets.flagSE.view"], ["flag SE", "flag DE"], ["flag DE"]),
            // The branches of a condition are all values, in a call and elsewhere.
            (["A.swift": #"let v = Image("\(a ? "cart" : "bag")-on")"#], ["cart-on", "dog-on"], ["dog-on"]),
            (["A.swift": #"let v = f("\(a ? "cart" : "bag")-on")"#], ["cart-on", "dog-on"], ["dog-on"]),
            // A set may replace a system picture that older systems lack.
            (
                ["A.xib": #"<document><image name="star" catalog="system"/></document>"#], ["star", "moon"], ["moon"]
            ),
            (["A.swift": #"let a = folder.appendingPathComponent("drive")"#], ["drive"], ["drive"]),
            // A storyboard of a watch names pictures with numbers by what is before these.
            (
                [
                    "I.storyboard":
                        #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><image name="Load"/></document>"#
                ],
                ["Load1", "Load12", "Dog1"], ["Dog1"]
            ),
            // A package's folder may end in .swift.
            (["SQLite.swift/A.swift": "let a = \"Cart\""], ["Cart", "Dog"], ["Dog"]),
        ] as [([String: String], [String], [String])])
    func values(files: [String: String], sets: [String], left: [String]) async throws {
        #expect(await unused(try tree(files, sets: sets)) == left.map { $0 + ".imageset" })
    }

    @Test("The code of an app in React Native, Flutter or Kotlin Multiplatform names sets by any of its strings")
    func otherPlatforms() async throws {
        for (marker, text, path, code) in [
            (
                "package.json", #"{"dependencies": {"react-native": "1"}}"#, "src/a.tsx",
                "<Image source={{ uri: 'Cart' }} />"
            ),
            ("pubspec.yaml", "flutter:\n", "lib/a.dart", "channel.invoke('icon', \"Cart\"); // 'Dog'"),
            (
                "build.gradle.kts", "plugins { alias(libs.plugins.kotlinMultiplatform) apply false }",
                "shared/A.kt", "val icon = \"Cart\""
            ),
            ("package.json", "{}", "src/a.tsx", "uri: 'Cart'"),
        ] {
            let folder = try tree(["A.swift": "let a = 1"], sets: ["Cart", "Dog"])
            try folder.makeFolder(".git")
            try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
            for (path, text) in [(marker, text), (path, code), ("node_modules/a.js", "'Dog'")] {
                try folder.write(text, to: path)
            }
            #expect(
                await unused(folder) == (text == "{}" ? ["Cart", "Dog"] : ["Dog"]).map { $0 + ".imageset" }, "\(code)")
        }
    }

    @Test(
        "The enum that a SwiftGen configuration names is an accessor, wherever the configuration is",
        arguments: [
            "{outputs: {templateName: swift5, output: Gen.swift, params: {enumName: gfx}}}",
            "{inputs: A.xcassets, templatePath: t.stencil, output: Gen.swift, params: {enumName: gfx}}",
            "[{outputs: [{output: Other.swift}, {output: Gen.swift, params: {enumName: gfx}}]}]",
        ])
    func swiftGen(command: String) async throws {
        for path in ["swiftgen.yml", "Code/Config/swiftgen-ui.yaml"] {
            let code = "let a = gfx.Flags.cart.view; f(gfx.bag); let b = other.dog"
            let folder = try tree(["A.swift": code], sets: ["Cart", "Bag", "Dog"])
            try folder.makeFolder(".git")
            try folder.write("xcassets: \(command)\n", to: path)
            #expect(await unused(folder) == ["Dog.imageset"], "\(path)")
        }
        // A damaged configuration is not our concern.
        let damaged = try tree(["A.swift": "Image(\"Cart\")", "swiftgen.yml": "xcassets: [{"])
        #expect(await damaged.findings().filter { $0.rule == .unreadableProject || $0.severity == .error } == [])
    }

    @Test("The file that a SwiftGen configuration names is generated code, and its own types take names")
    func swiftGenOutput() async throws {
        let settings = """
            output_dir: Gen
            xcassets:
              outputs: {output: A.swift, params: {imageTypeName: Picture, colorTypeName: Paint}}
            """
        let head = "// Generated using SwiftGen\n"
        let code = MarkedText("static let cart = Picture(name: \"Cart\")\nstatic let crat = Picture(name: ¶\"Crat\")\n")
        for (head, line) in [("", nil), (head, code.line + 1)] as [(String, Int?)] {
            let folder = try tree(["swiftgen.yml": settings, "Gen/A.swift": head + code.text])
            // Other YAML files of the tree don't displace it.
            for number in 0..<120 { try folder.write("a: 1\n", to: "Code/api/\(number).yml") }
            let found = await folder.findings().filter { $0.rule == .unknownAsset }
            #expect(found.map(\.line) == (line.map { [$0] } ?? []), "\(found)")
            #expect(await unused(folder) == ["Cart.imageset"], "\(head)")
        }
    }

    @Test("A text in a data file, or behind a label that takes pictures, may be nearly a name")
    func nearMissesInData() async throws {
        for (files, line) in [
            (["Icons.plist": "<plist><dict><key>a</key>\n<string>big-baskt</string></dict></plist>"], 2),
            (["icons.json": "{\"a\":\n\"big-baskt\"}"], 2), (["icons.json": "{\"a\":\n\"baskt\"}"], nil),
            (["A.swift": "let a = Image(\"big-basket\")\nlet b = Button(imageNamed: \"big-baske\")"], 2),
            (["A.swift": "let a = Image(\"big-basket\")\nlet b = Button(titled: \"big-baske\")"], nil),
        ] as [([String: String], Int?)] {
            let found = await (try tree(files, sets: ["big-basket", "basket"])).findings().filter {
                $0.rule == .unknownAsset
            }
            #expect(found.map(\.line) == (line.map { [$0] } ?? []), "\(files)")
            #expect(found.allSatisfy { $0.severity == .warning })
        }
    }

    @Test("An empty file of data and one of tests are no findings")
    func stubs() async throws {
        let folder = try tree(["a.plist": "", "b.plist": "\n", "AppTests/c.plist": "bplist00", "c.plist": "bplist00"])
        let found = await folder.findings().filter { $0.rule == .unreadableCode }
        #expect(found.map(\.path) == ["Code/c.plist"], "\(found)")
    }

    @Test(
        "Names from a view's attribute, from a number alone and from a prefix header count",
        arguments: [
            (
                "View.xib",
                #"<document><button><userDefinedRuntimeAttribute type="string" keyPath="icon" value="7"/></button></document>"#
            ),
            (
                "Old.m",
                #"for (int i = 1; i < 9; i++) [a addObject:[UIImage imageNamed:[NSString stringWithFormat:@"%i", i]]];"#
            ),
            ("Old.m", #"view.rateImg.image = IMG(([NSString stringWithFormat:@"%f", rate]));"#),
            ("App-Prefix.pch", #"#define kSeven [UIImage imageNamed:@"7"]"#),
        ])
    func otherPlaces(path: String, code: String) async throws {
        #expect(await unused(try tree([path: code], sets: ["7", "Cart"])) == ["Cart.imageset"])
    }

    @Test("A comment names sets with spaces in quotes, as the finding proposes")
    func quotedNames() async throws {
        let folder = try tree(["a.swift": ""], sets: ["icons8 plus 16.18", "Cart"])
        let found = await folder.findings().first { $0.setPath.hasSuffix("16.18.imageset") }
        #expect(found?.message.contains(#"`// tincture:uses "icons8 plus 16.18"`"#) == true, "\(found as Any)")
        try folder.write(#"// tincture:uses "icons8 plus 16.18", Cart"#, to: "Code/a.swift")
        #expect(await unused(folder) == [])
    }

    @Test("A folder that a rule excludes stands for everything in it", arguments: ["Icons", "Icons/", "Icons/*"])
    func excludedFolder(glob: String) async throws {
        let folder = try tree(
            ["a.swift": "let a = 1"], sets: ["Cart", "Icons/Tab/Home"],
            more: "rules: {unused-set: {exclude: [\(glob)]}}")
        #expect(await unused(folder) == ["Cart.imageset"])
    }

    @Test(
        "A suffix that code appends to a variable makes a name",
        arguments: ["name.append(\"-en\")", "name += \"-en\""])
    func appended(code: String) async throws {
        let text = "func a() {\nvar name = \"红包\"\nif isEnglish { \(code) }\nview.image = UIImage(named: name)\n}\n"
        #expect(await unused(try tree(["a.swift": text], sets: ["红包", "红包-en", "Cart-en"])) == ["Cart-en.imageset"])
    }

    @Test("A string of joined values counts for sets whose names are numbers, and for no others")
    func joinedNumbers() async throws {
        let code =
            "struct Cell { static let id = \"Cell\" }\nfunc name(_ pet: Pet, _ level: Int) -> String { \"\\(pet.id)-\\(level)\" }"
        let folder = try tree(["A.swift": code], sets: ["1-2", "3-9", "12", "a-1"])
        #expect(await unused(folder) == ["12.imageset", "a-1.imageset"])
    }

    @Test(
        "A number in a name may be any number, whatever members the app adds to its type",
        arguments: ["level", "Int(level + 1)"])
    func numbers(value: String) async throws {
        let code = """
            extension Int {
                static func random(upper: Int) -> Int { 4 }
                var text: String { switch self { case 0: return "none"; default: return "some" } }
            }
            func badge(for level: Int) -> UIImage? { UIImage(named: "badge-\\(\(value))") }
            """
        let found = await (try tree(["a.swift": code], sets: ["badge-1", "Cart"])).findings()
        #expect(found.filter { $0.rule == .unknownAsset }.isEmpty, "\(found)")
        #expect(found.filter { $0.rule == .unusedSet }.map(\.setPath) == ["A.xcassets/Cart.imageset"])
    }

    @Test(
        "Symbols are reported where code accesses them",
        arguments: [
            ("Image(.cart)", false), ("Image(.delete)", true), ("UIImage(named: \"delete\")", false),
            ("R.image.delete()", false), ("Asset.delete.image", false),
            ("extension Image { static let delete = Image(\"delete\") }; let a = Image.delete", false),
        ])
    func symbols(code: String, isReported: Bool) async throws {
        let folder = try tree(["a.swift": code], sets: ["delete", "deleteImage", "cart"])
        let found = await folder.findings().filter { $0.rule == .symbolCollision }
        #expect(found.map(\.setPath) == (isReported ? ["A.xcassets/deleteImage.imageset"] : []), "\(found)")
        // The generated file has all symbols.
        try folder.write(
            "sources: [A.xcassets]\ncode: [Code]\nemit: [swift]\nrules: {unused-set: off}\n", to: "tincture.yml")
        #expect(await folder.findings().contains { $0.rule == .symbolCollision })
    }

    @Test("A text that is the name of an animation is no near miss")
    func animations() async throws {
        let folder = try tree(["A.swift": "let a = \"menu_unlok\"", "menu_unlok.tgs": ""], sets: ["menu_unlock"])
        #expect(await folder.findings().filter { $0.rule == .unknownAsset } == [])
        try FileManager.default.removeItem(atPath: folder["Code/menu_unlok.tgs"])
        #expect(await folder.findings().filter { $0.rule == .unknownAsset }.count == 1)
    }

    @Test("A namespace may be put before a name with a mark in it at run time")
    func namespaces() async throws {
        let folder = try tree(["A.m": "show(@\"iconAt\", @\"content\");"], sets: ["dark/iconAt", "dark/content"])
        try folder.write(
            #"{"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}"#,
            to: "A.xcassets/dark/Contents.json")
        #expect(await unused(folder) == ["dark/content.imageset"])
    }

    @Test("A name that differs in case from Contents.json is one warning, and the set is read")
    func contentsInSmallLetters() async throws {
        let folder = try tree(["A.swift": #"Image("Cart")"#])
        try folder.addImageSet("A.xcassets/Dog.imageset", images: #"{"filename": "p.png", "idiom": "universal"}"#)
        try folder.addPicture("A.xcassets/Dog.imageset/p.png", width: 9)
        try FileManager.default.moveItem(
            atPath: folder["A.xcassets/Dog.imageset/Contents.json"],
            toPath: folder["A.xcassets/Dog.imageset/contents.json"])
        let found = await folder.findings().filter { $0.path.contains("Dog") }
        #expect(
            found.map { [$0.rule, $0.severity.rawValue] as [AnyHashable] } == [
                [Rule.unusedSet, "warning"], [Rule.malformedContents, "warning"],
            ] as [[AnyHashable]], "\(found)")
    }

    @Test("A set whose files are all missing is one error, and none if the set is unused")
    func missingFiles() async throws {
        let folder = try tree(["A.swift": #"let a = [Image("Cart"), Image("Dog")]"#])
        let entries = (1...5).map { #"{"filename": "p\#($0).png", "idiom": "universal"}"# }.joined(separator: ",")
        try folder.addImageSet("A.xcassets/Dog.imageset", images: entries)
        let found = await folder.findings().filter { $0.rule == .missingFile }
        #expect(
            found.count == 1 && found.first?.message.contains("4 other files of the set are missing too") == true,
            "\(found)")
        try folder.write(#"Image("Cart")"#, to: "Code/A.swift")
        #expect(await folder.findings().filter { $0.path.contains("Dog") }.map(\.rule) == [.unusedSet])
    }

    @Test(
        "A number, or capitals, can be any name of that form and no other",
        arguments: [
            ("UIImage(named: \"\\(slot)\")", ["1", "12", "0.5"]), ("UIImage(named: String(slot))", ["1", "12", "0.5"]),
            ("UIImage(named: slot.description)", ["1", "12", "0.5"]),
            ("struct S { var name: String { \"\\(slot)\" } }\nlet v = Image(s.name)", ["1", "12", "0.5"]),
            ("UIImage(named: server.code.uppercased())", ["GB-ENG"]), ("UIImage(named: slot)", []),
        ])
    func nameClasses(code: String, used: [String]) async throws {
        let sets = ["1", "12", "0.5", "a1", "GB-ENG", "Gb"]
        let expected = sets.filter { !used.contains($0) }.map { $0 + ".imageset" }
        #expect(await unused(try tree(["A.swift": code], sets: sets)).sorted() == expected.sorted(), "\(code)")
    }

    @Test("A misspelled name of a picture that may be missing is a warning")
    func tried() async throws {
        let names = "let a = [UIImage(named: \"Basket\"), UIImage(named: \"Flower\")]\n"
        for (code, severities) in [
            ("if let b = UIImage(named: \"Baskte\") {}", [Diagnostic.Severity.warning]),
            ("if let b = UIImage(named: \"Zebra\") {}", []),
            ("guard let b = UIImage(named: \"Baskte\") else { return }", [.error]),
        ] {
            let folder = try tree(["A.swift": names + code], sets: ["Basket", "Flower"])
            let found = await folder.findings().filter { $0.rule == .unknownAsset }
            #expect(found.map(\.severity) == severities, "\(code)")
        }
    }

    @Test("An unused set whose name code writes in another case is told from a dead one")
    func otherCase() async throws {
        let folder = try tree(["A.swift": #"let a = f("bigCart")"#], sets: ["BigCart", "Dog"])
        let found = await folder.findings().filter { $0.rule == .unusedSet }.map(\.message)
        #expect(
            found.contains {
                $0.hasPrefix(
                    #"no code names the image "BigCart"; code names "bigCart", which differs in case, at "#)
            }, "\(found)")
        #expect(found.contains { $0.hasPrefix(#"no code names the image "Dog". Remove it"#) })
    }

    @Test("A set that code names in another case is one error, a note at the set, and checked like a used one")
    func wrongCase() async throws {
        let code = ["A.swift": #"let a = Image("bigCart")"#]
        let folder = try tree(code, sets: ["BigCart"])
        try FileManager.default.removeItem(atPath: folder["A.xcassets/BigCart.imageset/p.png"])
        let found = await folder.findings()
        #expect(found.filter { $0.rule == .unusedSet }.map(\.severity) == [.note], "\(found)")
        #expect(found.contains { $0.rule == .unknownAsset && $0.severity == .error })
        #expect(found.contains { $0.rule == .missingFile })
    }

    @Test("A folder in which nearly all sets are unused is one finding", arguments: [19, 20])
    func library(count: Int) async throws {
        let sets = (0..<count).map { "Icons/i\($0)" }
        let code = #"let all = ["a", "b", "c", "d"].map { Image($0) }"#
        let folder = try tree(["A.swift": code], sets: sets + ["a", "b", "c", "d", "Dog"])
        let found = await folder.findings().filter { $0.rule == .unusedSet }
        #expect(found.count == (count == 19 ? 20 : 2), "\(found)")
        if count == 20 {
            #expect(
                found.contains {
                    $0.message.hasPrefix("20 of 20 sets in Icons are named nowhere in code.") && $0.related.count == 20
                }
            )
            #expect(found.allSatisfy { $0.severity == .warning })
            // Where names come from data, they may be those of the folder.
            let open = try tree(
                ["A.swift": code + "\nlet flag = Image(country.code)"], sets: sets + ["a", "b", "c", "d", "Dog"])
            let severities = await open.findings().filter { $0.rule == .unusedSet }.map(\.severity)
            #expect(severities.sorted { "\($0)" < "\($1)" } == [.note, .warning])
            let each = await open.findings(gathers: false).filter { $0.rule == .unusedSet }
            #expect(each.filter { $0.severity == .note }.count == 20 && each.count == 21, "\(each)")
        }
    }

    @Test("A type of the app with the name of a generated one has its own members")
    func ownResource() async throws {
        let code =
            "public enum ImageResource { case local(String), remote(URL) }\nlet a = url.flatMap(ImageResource.remote)"
        #expect(await (try tree(["A.swift": code])).findings().filter { $0.severity == .error } == [])
    }

    @Test("The same mistake in copies of a file is one finding")
    func copies() async throws {
        let code = #"let a = Image("Crat")"#
        let found = await (try tree(["A/View.swift": code, "B/View.swift": code])).findings()
            .filter { $0.rule == .unknownAsset }
        #expect(found.count == 1 && found.first?.related.count == 2, "\(found)")
    }

    @Test("Code that no target of the Xcode project around it builds is a note")
    func unbuilt() async throws {
        func project(_ path: String, app: String = "App") -> String {
            """
            {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (F, A); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = \(path); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = \(app); productType = "com.apple.product-type.application"; buildPhases = (R); };
            R = {isa = PBXSourcesBuildPhase; files = (B, C); }; B = {isa = PBXBuildFile; fileRef = F; };
            C = {isa = PBXBuildFile; fileRef = A; }; }; rootObject = P; }
            """
        }
        let code = "let a = [Image(\"Crat\"), Image(\"Cart\")]"
        let folder = try tree([
            "In.swift": code, "Out.swift": code, "old/Old.swift": "let b = Image(\"Bosket\")\n" + code,
            "Samples/Zip.swift": code,
        ])
        func severities() async -> [String: Diagnostic.Severity] {
            let found = await folder.findings().filter { $0.rule == .unknownAsset }
            return Dictionary(found.map { ($0.path, $0.severity) }) { first, _ in first }
        }
        try folder.write(project("Code/In.swift"), to: "App.xcodeproj/project.pbxproj")
        #expect(await severities() == ["Code/In.swift": .error, "Code/Out.swift": .note])
        // A second project below that repeats the target isn't the app's.
        try folder.write(project("Old.swift"), to: "Code/old/App.xcodeproj/project.pbxproj")
        #expect(await severities() == ["Code/In.swift": .error, "Code/Out.swift": .note])
        // The examples of a library that was copied into the app's folder aren't the app's, but other apps are.
        try folder.write(project("Zip.swift", app: "Zip"), to: "Code/Samples/Zip.xcodeproj/project.pbxproj")
        #expect(await severities() == ["Code/In.swift": .error, "Code/Out.swift": .note])
        try folder.write(project("Old.swift", app: "Old"), to: "Code/old/App.xcodeproj/project.pbxproj")
        #expect(await severities() == ["Code/In.swift": .error, "Code/Out.swift": .note, "Code/old/Old.swift": .error])
        try folder.write("", to: "Code/Kit.podspec")
        #expect(await severities()["Code/Out.swift"] == .error)
    }

    @Test("Xcode makes pictures of an icon that are named by their sizes")
    func iconSizes() async throws {
        let code = MarkedText(#"let a = [UIImage(named: "AppIcon60x60"), UIImage(named: ¶"AppIcon60")]"#)
        let folder = try tree(["A.swift": code.text])
        try folder.write(#"{"images": []}"#, to: "A.xcassets/AppIcon.appiconset/Contents.json")
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.column) == [code.column], "\(found)")
    }

    @Test("A group of a catalog is no type of the same name")
    func groups() async throws {
        let folder = try tree(
            [
                "A.swift": "enum Domain: String { case cover, light }",
                "B.swift": "let a = Color.Domain.cover; let b = Domain.light",
            ], sets: [])
        for name in ["cover", "light"] { try folder.addColorSet("A.xcassets/Domain/\(name).colorset", colors: "") }
        try folder.addNamespace("A.xcassets/Domain")
        #expect(await unused(folder) == ["Domain/light.colorset"])
    }

    @Test("A text that is nearly a name is none where anything is named so")
    func generalLabels() async throws {
        let folder = try tree(
            [
                "A.swift": "let a = Image(item.name); let b = Image(\"mail\")",
                "B.swift": "let c = URLQueryItem(name: \"email\", value: e)",
            ], sets: ["mail"])
        #expect(await folder.findings().filter { $0.rule == .unknownAsset }.isEmpty)
    }

    @Test("Links out of the code and in circles are reported once each, and the rest is read")
    func links() async throws {
        let folder = try tree(
            ["A.swift": "let a = 1", "z/B.swift": "let b = Image(\"Cart\")"], sets: ["Cart", "Sale"])
        try folder.write("let a = Image(\"Sale\")", to: "Shared/C.swift")
        for (name, target) in [
            ("again", "../Shared"), ("back", "."), ("itself", "itself"), ("nowhere", "Missing"), ("out", "../Shared"),
            ("up", "../.."), ("within", "z"), ("z/back", ".."), ("z/out.swift", "out.swift"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: folder["Code/" + name], withDestinationPath: target)
        }
        let found = await folder.findings()
        func paths(_ piece: String) -> [String] { found.filter { $0.message.contains(piece) }.map(\.path) }
        #expect(paths("outside Code") == ["Code/again", "Code/out"])
        #expect(paths("a folder that contains it, so it is not followed") == ["Code/back", "Code/up", "Code/z/back"])
        #expect(paths("leads back to itself") == ["Code/itself", "Code/z/out.swift"])
        #expect(paths("does not exist, so any code behind it is not read") == ["Code/nowhere"])
        #expect(await unused(folder) == [])
    }

    @Test("The limit of files is the configuration's")
    func fileLimit() async throws {
        let folder = try tree(
            ["A.swift": "let a = Image(\"Cart\")", "B.swift": "let b = Image(\"Sale\")"], sets: ["Cart", "Sale"],
            more: "limits: {files: 1}")
        let found = await folder.findings()
        #expect(found.filter { $0.rule == .limitExceeded }.map(\.line) == [2])
        #expect(found.filter { $0.rule == .unusedSet }.map(\.setPath) == ["A.xcassets/Sale.imageset"])
    }

    @Test("Bad files beside the code are one finding each, and the rest is read")
    func badFiles() async throws {
        let plist = Array("bplist00".utf8) + [0xD1, 1, 2]
        let folder = try tree([
            "App.xcodeproj/project.pbxproj": "{ archiveVersion = 1; objects = {", "A.swift": "let a = Image(\"Cart\")",
        ])
        try folder.write(plist, to: "Code/Info.plist")
        let found = await folder.findings()
        for path in ["Code/App.xcodeproj/project.pbxproj", "Code/Info.plist"] {
            #expect(found.filter { $0.path == path }.count == 1, "\(path): \(found)")
        }
        #expect(await unused(folder).contains("Cart") == false)
    }
}
