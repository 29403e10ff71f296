import AssetCatalog
import CatalogBuild
import CatalogChecks
import CodeScanning
import Diagnostics
import Foundation
import ImageDecoding
import TestTrees
import Testing

@Suite("Names in code")
struct CodeTests {
    private func tree(_ file: String, _ code: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets, Loose]\ncode: [Code]\n"])
        for (index, name) in ["Cart", "Plant 1", "Plant 2", "Icons/Home", "Sale"].enumerated() {
            try folder.addImageSet(
                "A.xcassets/\(name).imageset", images: #"{"filename": "p.png", "idiom": "universal"}"#)
            try folder.addPicture("A.xcassets/\(name).imageset/p.png", width: 8 + index)
        }
        try folder.addNamespace("A.xcassets/Icons")
        try folder.addColorSet("A.xcassets/Leaf.colorset", colors: "")
        try folder.addPicture("Loose/background@2x.png", width: 40)
        try folder.write(code, to: "Code/\(file)")
        return folder
    }

    @Test("A member that the app declares itself isn't the symbol of a set", arguments: [true, false])
    func ownMember(isDeclared: Bool) async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n"])
        for name in ["secondaryColor", "brand"] { try folder.addColorSet("A.xcassets/\(name).colorset", colors: "") }
        let own = #"extension Color { static var secondary: Color { Color("secondaryColor") } }"#
        try folder.write(
            "\(isDeclared ? own : "")\nlet text = Text().foregroundColor(.secondary).background(Color(.brand))\n",
            to: "Code/A.swift")
        let found = await folder.findings().filter { $0.rule == .symbolConflict }
        #expect(found.map(\.subject) == (isDeclared ? [] : [.color("secondaryColor")]))
    }

    @Test(
        "A shorthand of the generated Swift that the app declares too is a warning",
        arguments: [
            ("swift: {}", "public static let brand = UIColor.red", true),
            ("swift: {extensions: false}", "static let brand = UIColor.red", false),
            ("swift: {}", "private static let brand = UIColor.red", false),
            ("swift: {}", "static func brand(of shop: Shop) -> UIColor { .red }", false),
            ("web: {}", "static let brand = UIColor.red", false),
        ])
    func ownShorthand(emit: String, own: String, isFound: Bool) async throws {
        let folder = try TemporaryFolder(
            ["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\nemit: {\(emit)}\n"])
        try folder.addColorSet("A.xcassets/brand.colorset", colors: "")
        try folder.write("let a = Color(\"brand\")\nextension UIColor {\n    \(own)\n}\n", to: "Code/A.swift")
        let found = await folder.findings().filter { $0.rule == .symbolConflict }
        let message =
            "the app's own UIColor.brand, declared at Code/A.swift:3, is declared again by the generated Swift. "
            + #"Delete it, or set "extensions: false" for "swift" in tincture.yml."#
        #expect(found.map(\.message) == (isFound ? [message] : []))
        #expect(found.allSatisfy { $0.path == "A.xcassets/brand.colorset/Contents.json" })
    }

    @Test("An app icon is no suggestion for the name of an image")
    func appIcon() async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n"])
        try folder.write(#"{"images": []}"#, to: "A.xcassets/AppIcon.appiconset/Contents.json")
        try folder.write("let icon = Image(\"appIcon\")\n", to: "Code/A.swift")
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.message) == [#"no catalog has an image named "appIcon". Correct the name or add the set."#])
    }

    @Test("A name that lacks its last word is told with the whole one")
    func lastWord() async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n"])
        try folder.addColorSet("A.xcassets/ShopColor.colorset", colors: "")
        try folder.write("let shop = Color(\"Shop\")\n", to: "Code/A.swift")
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.message) == [#"no catalog has a color named "Shop"; did you mean "ShopColor"?"#])
    }

    @Test(
        "A name that no catalog has is an error at its place, with the nearest one",
        arguments: [
            (#"Image(¶"Crat")"#, #"image named "Crat"; did you mean "Cart"?"#),
            (#"Image(decorative: ¶"Crat", bundle: .module)"#, #"image named "Crat""#),
            (#"SwiftUI.Image(¶"Crat")"#, #"image named "Crat""#),
            (#"Image(uiImage: .init(named: ¶"Crat")!)"#, #"image named "Crat"; did you mean "Cart"?"#),
            (#"Color(¶"Leav")"#, #"color named "Leav"; did you mean "Leaf"?"#),
            (#"UIImage(named: ¶"Home")"#, #"image named "Home""#),
            (#"NSImage(named: ¶"Crat")"#, #"image named "Crat""#),
            (#"UIColor(named: ¶"Leav", in: nil, compatibleWith: nil)"#, #"color named "Leav""#),
            (#"NSColor(named: ¶"Leav")"#, #"color named "Leav""#),
            (#"UIColor.init(named: ¶"Cart")"#, #"color named "Cart""#),
            (#"ImageResource(name: ¶"Crat", bundle: .main)"#, #"image named "Crat""#),
            (#"#imageLiteral(resourceName: ¶"Crat")"#, #"image named "Crat""#),
            ("Image(¶.crat)", #"image with the symbol "crat"; did you mean "cart"?"#),
            ("Image(¶.home)", #"image with the symbol "home""#),
            ("UIImage(resource: ¶.Icons.hom)", #"symbol "Icons.hom"; did you mean "Icons.home"?"#),
            ("let r = ColorResource¶.lea", #"color with the symbol "lea""#),
            (#"Label("t", image: ¶"Crat")"#, #"image named "Crat""#),
            (#"Image(¶"Plan \(n)")"#, #"image whose name is like "Plan \(…)""#),
            (#"Image(¶"Plant \(n)x")"#, #"image whose name is like "Plant \(…)x""#),
            ("Image(#¶\"Crat\"#)", #"image named "Crat""#),
            (#"Text("\(Image(¶"Crat"))")"#, #"image named "Crat""#),
        ])
    func unknown(marked: String, words: String) async throws {
        let code = MarkedText("import SwiftUI\n/* a /* b */ */ let v = \(marked)\n")
        let found = try await tree("View.swift", code.text).findings().filter { $0.rule == .unknownAsset }
        #expect(found.count == 1)
        let first = try #require(found.first)
        #expect(first.message.contains(words), "\(first)")
        #expect(first.path == "Code/View.swift" && first.line == code.line)
        #expect(first.column == code.column, "\(first)")
    }

    @Test(
        "What is no name of ours is not counted",
        arguments: [
            #"// Image("Crat")"#, #"/* Image("Crat") /* */ Image("Crat") */"#, #"let a = "Image(\"Crat\")""#,
            #"Text("Crat")"#, #"Image(systemName: "crat")"#, #"Image(name)"#, #"Image("\(name)")"#,
            #"Image("Cart" + suffix)"#, #"Image("Crat", bundle: .other)"#, #"let a: Theirs? = .init(named: "Crat")"#,
            #"NSImage(named: "NSAddTemplate")"#, #"Theirs(named: "Crat")"#,
            #"Bundle(for: X.self).image(forResource: "Crat")"#, #"Color(.label)"#, #"Color(.sRGB, red: 1)"#,
            #"NSImage(named: "NSFolder")"#, "let a = \"\"\"\nImage(\"Crat\")\n\"\"\"", ##"let a = #"Image("Crat")"#"##,
            #"UIImage(named: "background")"#, #"UIImage(named: "background.png")"#, #"Image("Cart").padding(.crat)"#,
            #"Label("Crat", systemImage: "crat")"#, #"Image(.cart).tag("Crat")"#, #"Image("unterminated"#,
        ])
    func ignored(code: String) async throws {
        let found = try await tree("View.swift", code + "\n").findings().filter { $0.rule == .unknownAsset }
        #expect(found.isEmpty, "\(found)")
    }

    @Test(
        "A name that code replaces if it is missing is a warning",
        arguments: [
            (#"UIImage(named: "Crat") ?? UIImage(systemName: "cart")"#, Diagnostic.Severity.warning),
            (#"UIColor(named: "Laef", in: .main, compatibleWith: nil) ?? .red"#, .warning),
            (#"UIImage(named: "Crat") ?? UIImage()"#, .error), (#"UIImage(named: "Crat") ?? .init()"#, .error),
            (#"UIImage(named: "Crat") ? a : b"#, .error),
        ])
    func fallback(code: String, severity: Diagnostic.Severity) async throws {
        let found = try await tree("View.swift", "let a = \(code)\n").findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.severity) == [severity], "\(found)")
    }

    @Test("A picture beside code answers to its name, whatever its format", arguments: ImageFormat.allExtensions)
    func pictureBesideCode(fileExtension: String) async throws {
        let folder = try tree("View.swift", "let a = (UIImage(named: \"Beside\"), UIImage(named: \"Absent\"))\n")
        try folder.write("", to: "Code/Beside.\(fileExtension)")
        let found = await folder.findings().filter { $0.rule == .unknownAsset }
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("Absent") }, "\(found)")
    }

    @Test("Sets are used by names, symbols, patterns, data files and property lists; the others are not")
    func unused() async throws {
        let folder = try tree(
            "View.swift", "Image(\"Plant \\(n)\")\nview.tint(.leaf)\n// Image(\"Sale\")\nlet other = theirs.cart\n")
        func unused() async -> [String] {
            await folder.findings().filter { $0.rule == .unusedSet }.map(\.setPath)
        }
        let sets = ["Cart", "Icons/Home", "Sale"].map { "A.xcassets/\($0).imageset" }
        #expect(await unused() == sets)
        try folder.write(#"[{"icon": "Icons/Home"}]"#, to: "Code/menu.json")
        try folder.write(
            "<plist><dict><key>UIImageName</key><string>Sale</string></dict></plist>", to: "Code/Info.plist")
        #expect(await unused() == ["A.xcassets/Cart.imageset"])
        try folder.write("sources: [A.xcassets]\n", to: "tincture.yml")
        #expect(await unused().isEmpty)
    }

    @Test("A manifest and emitted design tokens in a folder of code use nothing, wherever they are")
    func outputs() async throws {
        for start in [
            #""$schema": "https://example.com/schemas/manifest-1.json", "schemaVersion": 1"#,
            #""$extensions": {"tincture.generated": "\#(GeneratedMark.sentence)"}"#, #""version": 1"#,
        ] {
            let found = try await tree("Generated/data.json", "{\(start), \"images\": [{\"name\": \"Sale\"}]}")
                .findings()
            let isUnused = found.contains { $0.rule == .unusedSet && $0.setPath == "A.xcassets/Sale.imageset" }
            #expect(isUnused == !start.contains("\"version\""), "\(start)")
        }
    }

    @Test("A set that code probably misspells is not to be removed")
    func misspelled() async throws {
        let folder = try tree("View.swift", "let a = Image(\"Salle\")\n")
        let messages = await folder.findings().filter { $0.rule == .unusedSet && $0.setPath.contains("Sale") }
        #expect(
            messages.map(\.message) == [
                #"no code names the image "Sale"; code names "Salle", which is similar, at Code/View.swift:1. If it means this set, correct one of the names."#
            ])
        // So is a misspelled symbol; a color's name misspells no picture.
        try folder.write("let a = (Image(.salle), Color(\"Cartt\"))\n", to: "Code/View.swift")
        let found = await folder.findings()
        let unused = found.filter { $0.rule == .unusedSet }
        #expect(unused.first { $0.setPath.contains("Sale") }?.message.contains("names \"salle\"") == true, "\(found)")
        #expect(unused.first { $0.setPath.contains("Cart") }?.message.contains("Cartt") == false, "\(found)")
        #expect(
            found.contains {
                $0.message.hasSuffix("no catalog has a color named \"Cartt\". Correct the name or add the set.")
            })
    }

    @Test(
        "The misspelled beginning of a built name is found if it can mean nothing but several unused sets",
        arguments: [
            (#"Image("nutriscor-\(grade)")"#, Diagnostic.Severity.error as Diagnostic.Severity?),
            (#"let iconName = "nutriscor-\(grade)""#, .warning), (#"let iconName = "nutirscore-\(grade)""#, .warning),
            (#"let key = "nutriscor-\(grade)""#, nil), (#"let iconName = "nutriscores-\(grade)""#, nil),
            (#"let iconName = "nutriscor-\(grade)-small""#, nil), (#"let iconName = "nutrscor-\(grade)""#, nil),
            (#"let iconName = "logoo-\(grade)""#, nil), (#"let iconName = "Nutriscore-\(grade)""#, nil),
            ("let iconName = \"nutriscor-\\(grade)\"\nlet icons = [\"nutriscore-a\", \"nutriscore-b\"]", nil),
        ])
    func misspelledBeginning(code: String, severity: Diagnostic.Severity?) async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n"])
        for name in ["nutriscore-a", "nutriscore-b", "logo-a"] {
            try folder.addImageSet("A.xcassets/\(name).imageset", images: "")
        }
        try folder.write("let grade = load()\n" + code + "\n", to: "Code/View.swift")
        let found = await folder.findings()
        let unknown = found.filter { $0.rule == .unknownAsset && $0.message.contains("nutriscore-") }
        #expect(unknown.map(\.severity) == (severity.map { [$0] } ?? []), "\(found)")
        let unused = found.filter { $0.rule == .unusedSet && $0.message.contains("which is similar") }
        #expect(unused.count == (severity == nil ? 0 : 2), "\(found)")
    }

    @Test("A set whose name begins or ends with a space is reported for that, not as unused")
    func untrimmed() async throws {
        let folder = try tree("View.swift", "Image(.cart)\n")
        try folder.addColorSet("A.xcassets/ Brand .colorset", colors: "")
        let found = await folder.findings().filter { $0.path.contains("Brand") }
        #expect(
            found.map(\.message) == [
                #"the name " Brand " begins with a space, which code would have to repeat. Rename it to "Brand"."#
            ], "\(found)")
    }

    @Test("A binary property list uses what it names, in any encoding and at any length")
    func binaryPropertyList() async throws {
        let folder = try tree("View.swift", "let all = \"none\"\n")
        let list: [String: Any] = [
            "icons": ["Sale", "Plant 1", ["植物": "Icons/Home"]], "long": String(repeating: "x", count: 70_000),
            "number": 3, "flag": true,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try folder.write([UInt8](data), to: "Code/Info.plist")
        let found = await folder.findings()
        #expect(
            found.filter { $0.rule == .unusedSet }.map(\.setPath)
                == ["Cart.imageset", "Leaf.colorset", "Plant 2.imageset"].map { "A.xcassets/" + $0 })
        #expect(found.allSatisfy { $0.rule != .unreadableCode })
    }

    @Test("Data in another notation is read for its strings; a damaged binary property list is a note")
    func unread() async throws {
        for (name, text) in [("a.plist", "{ key = \"Cart\"; }"), ("a.json", "[1, /* comment */ \"Cart\",\n]")] {
            let found = try await tree(name, text).findings()
            #expect(
                !found.contains { $0.rule == .unreadableCode || $0.setPath == "A.xcassets/Cart.imageset" }, "\(found)")
        }
        let found = try await tree("a.plist", "bplist00").findings().filter { $0.rule == .unreadableCode }
        #expect(
            found.map(\.description) == [
                "Code/a.plist:1:1: note: a.plist is a damaged binary property list, so names in it are not found. [unreadable-code]"
            ])
    }

    @Test("Storyboards and xibs name what they use; what is from the system is not ours")
    func interface() async throws {
        let marked = MarkedText(
            """
            <?xml version="1.0"?>
            <!-- <image name="Old"/> -->
            <document><imageView image="Cart"/><imageView image="¶Crat &amp; Co"/><resources>
              <image name="Cart" width="8" height="8"/>
              <image name="star" catalog="system" width="8" height="8"/>
              <image name="Crat &amp; Co" width="8" height="8"/>
              <namedColor name="Leaf"><color red="1"/></namedColor>
            </resources></document>

            """)
        let found = try await tree("Main.storyboard", marked.text).findings().filter { $0.rule == .unknownAsset }
        #expect(found.map(\.line) == [marked.line] && found.map(\.column) == [marked.column])
        #expect(found.first?.message.contains("\"Crat & Co\"") == true)
    }

    @Test(
        "What a xib replaces is a warning: a color, which it stores, and a picture of a view with an outlet",
        arguments: [
            (#"<imageView image="Crat" id="a"/><outlet property="x" destination="a" id="b"/>"#, "warning"),
            (
                #"<button id="a"><constraint id="c"/><state image="Crat"/></button><outlet destination="a" id="b"/>"#,
                "warning"
            ),
            (
                #"<button id="a"><buttonCell key="cell" image="Crat" id="c"/></button><outlet destination="a" id="b"/>"#,
                "warning"
            ),
            (#"<imageView image="Crat" id="a"/><outlet property="x" destination="c" id="b"/>"#, "error"),
            (
                #"<imageView image="Crat" id="a"/><b image="Crat" id="c"/><outlet destination="a" id="b"/>"#,
                "error error"
            ),
            (#"<imageView hidden="YES" image="Crat" id="a"/>"#, ""),
            (#"<imageView hidden="YES" tag="7" image="Crat" id="a"/>"#, "error"),
            (#"<imageView hidden="YES" image="Crat" id="a"/><outlet destination="a" id="b"/>"#, "warning"),
            (#"<color key="tintColor" name="Laef"/>"#, "warning"),
            (#"<color key="tintColor" name="Laef"/><namedColor name="Laef"><color red="1"/></namedColor>"#, "warning"),
            (#"<color key="tintColor" name="labelColor" catalog="System"/>"#, ""),
        ])
    func replaceable(content: String, severity: String) async throws {
        let found = try await tree("A.xib", "<document>\(content)</document>").findings()
            .filter { $0.rule == .unknownAsset }
        #expect(found.map { "\($0.severity)" }.joined(separator: " ") == severity, "\(found)")
    }

    @Test("A picture in a scene that no segue, identifier or start opens is no error")
    func closedScenes() async throws {
        func scene(_ name: String, _ attributes: String = "", segue: String? = nil) -> String {
            """
            <scene sceneID="s\(name)"><objects><viewController \(attributes) id="\(name)">
            <imageView image="Crat\(name)" id="view\(name)"/>
            \(segue.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to\($0)\"/>" } ?? "")</viewController></objects></scene>

            """
        }
        let scenes =
            scene("A", segue: "B") + scene("B", segue: "A") + scene("C", segue: "E")
            + scene("D", "storyboardIdentifier=\"D\"") + scene("E")
        for (start, wanted) in [("A", ["CratA", "CratB", "CratD"]), ("C", ["CratC", "CratD", "CratE"])] {
            let text = "<document initialViewController=\"\(start)\"><scenes>\(scenes)</scenes></document>"
            let found = try await tree("Main.storyboard", text).findings().filter { $0.rule == .unknownAsset }
            #expect(found.map(\.subject) == wanted.map { .image($0) })
        }
    }

    @Test("Code that is not there is an error where the configuration names it")
    func missing() async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A]\ncode: [Sorces]\n"])
        try folder.makeFolder("A")
        let found = await folder.findings()
        #expect(
            found.map(\.description) == [
                "tincture.yml:2:8: error: the path \"Sorces\" under \"code\" does not exist. [unreadable]"
            ])
    }

    @Test("Damaged code is read to its end: no trap, whatever is cut, doubled or changed")
    func damaged() async throws {
        let swift = Array(
            ##"/* a */ let v = [Image("Plant \(n + f("x\u{1F331}"))"), Image(.Icons.home), #"r\#(q)"#, """"##.utf8)
        let xml = Array("<a b='c'><!-- x --><image name=\"Cart &amp; &#65;\"/><namedColor name='L'/>".utf8)
        let folder = try tree("View.swift", String(repeating: "\"\\(", count: 5_000))
        var seed: UInt32 = 1
        func next(_ bound: Int) -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 8) % bound
        }
        for index in 0..<400 {
            for (source, name) in [(swift, "swift"), (xml, "xib")] {
                var bytes = source
                for _ in 0...next(4) {
                    guard !bytes.isEmpty else { break }
                    switch next(3) {
                    case 0: bytes.removeSubrange(next(bytes.count)...)
                    case 1: bytes[next(bytes.count)] = UInt8(next(256))
                    default: bytes.insert(contentsOf: bytes[next(bytes.count)...], at: next(bytes.count))
                    }
                }
                try folder.write(bytes, to: "Code/\(index).\(name)")
            }
        }
        let findings = await folder.findings()
        #expect(findings.filter { $0.path.hasPrefix("Code/") }.allSatisfy { $0.line != nil })
    }

    @Test("Of a file of unknown names no more findings are made than are shown")
    func manyUnknown() async throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "limits: {findings: 5}\nsources: [A.xcassets]\ncode: [Sources]\n",
            "A.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
            "Sources/View.swift": (0..<50).map { "Image(\"x\($0)\")\n" }.joined(),
        ])
        let findings = await folder.findings().filter { $0.path == "Sources/View.swift" }
        #expect(findings.map(\.line) == [1, 2, 3, 4, 5, 6] && findings.last?.rule == .limitExceeded)
        // What is cut may still be in a baseline, whose entries are not outdated then.
        var request = CompileRequest(
            paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path)
        request.readsOnlyHeaders = true
        let outcome = await TreeCheck.run(CatalogBuild.compile(request), jobs: 2)
        #expect(outcome.value.hidden.map(\.subject) == [.image("x5")], "\(outcome.value.hidden)")
    }

    @Test("The places that use a set are known by the set's path in the manifest")
    func places() async throws {
        let folder = try TemporaryFolder([
            "App/tincture.yml": "sources: [A.xcassets]\ncode: [Sources]\n",
            "App/Sources/View.swift": "Image(\"cart\")\nlet name = \"cart\"\nImage(.cart)\n",
            "App/Sources/Row.swift": """
            let other: UIImage = .cart
            let icon: UIImage = isOpen ? .open : UIImage.closed
            view.image = .closed
            let again: UIImage = .open
            let button = makeButton(named: "photo_blue")
            """,
            "App/Sources/Tab.storyboard": """
            <document><imageView id="a" image="tab"/>
            <imageView id="b" image="tab"/>
            <imageView id="c" image="tab"/>
            <resources><image name="tab" width="9" height="9"/></resources></document>
            """,
        ])
        for name in ["cart", "open", "closed", "tab", "photo_blue"] {
            try folder.addImageSet("App/A.xcassets/\(name).imageset", images: "")
        }
        var request = CompileRequest(
            paths: [], configurationPath: folder["App/tincture.yml"], jobs: 2, currentFolder: folder.path)
        request.readsOnlyHeaders = true
        let uses = await TreeCheck.run(CatalogBuild.compile(request), jobs: 2).value.uses(in: folder["App"])
        let lines = uses.mapValues { $0.built.map { "\(($0.path as NSString).lastPathComponent):\($0.line ?? 0)" } }
        #expect(
            lines == [
                "A.xcassets/cart.imageset": ["View.swift:1", "View.swift:3"],
                "A.xcassets/open.imageset": ["Row.swift:2"], "A.xcassets/closed.imageset": ["Row.swift:2"],
                "A.xcassets/photo_blue.imageset": ["Row.swift:5"],
                "A.xcassets/tab.imageset": ["Tab.storyboard:1", "Tab.storyboard:2", "Tab.storyboard:3"],
            ], "\(lines)")
        #expect(uses.filter(\.value.isNamed).map(\.key) == ["A.xcassets/photo_blue.imageset"])
    }

    @Test("The places in files that no target builds are apart from the others")
    func unbuiltPlaces() async throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": """
            {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (F, A); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
            R = {isa = PBXSourcesBuildPhase; files = (B, C); }; B = {isa = PBXBuildFile; fileRef = F; };
            C = {isa = PBXBuildFile; fileRef = A; }; }; rootObject = P; }
            """,
            "tincture.yml": "sources: [.]\ncode: [.]\n",
            "View.swift": "let a = Image(\"cart\")", "Old.swift": "let a = Image(\"cart\")",
        ])
        try folder.addImageSet("A.xcassets/cart.imageset", images: "")
        var request = CompileRequest(
            paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path)
        request.readsOnlyHeaders = true
        let uses = await TreeCheck.run(CatalogBuild.compile(request), jobs: 2).value.uses(in: folder.path)
        let cart = try #require(uses["A.xcassets/cart.imageset"], "\(uses)")
        #expect(cart.built.map { $0.path.split(separator: "/").last } == ["View.swift"], "\(cart)")
        #expect(cart.unbuilt.map { $0.path.split(separator: "/").last } == ["Old.swift"], "\(cart)")
    }
}
