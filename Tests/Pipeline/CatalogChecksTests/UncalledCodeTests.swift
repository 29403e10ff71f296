import Diagnostics
import TestTrees
import Testing

@testable import CatalogChecks

@Suite("A name in code that nothing calls")
struct UncalledCodeTests {
    private func findings(_ files: [String: String], targets: String = Self.target) async throws -> [Diagnostic] {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [App]\n\(targets)"])
        try folder.addImageSet("A.xcassets/cart.imageset", images: "")
        for (path, text) in files { try folder.write(text, to: path) }
        return await folder.findings().filter { $0.rule == .unknownAsset }
    }

    private static let target = "targets: {App: {sources: [A.xcassets, App]}}\n"

    private static let icons = """
        // Icons.swift, with Icons
        enum Icons {
            static func bagIcon(isDark: Bool) -> UIImage? {
                if isDark {
                    return UIImage(named: "bag-dark")
                }
                return nil
            }
        }

        """

    @Test("is a note that says so, and an error where the function and the type are called")
    func function() async throws {
        let uncalled = try await findings(["App/Icons.swift": Self.icons, "App/View.swift": "let icons = Icons.self\n"])
        #expect(uncalled.map(\.severity) == [.note])
        #expect(
            uncalled.first?.message.hasSuffix(
                #" The name appears in "bagIcon", which nothing in the app seems to use."#)
                == true,
            "\(uncalled)")
        let called = try await findings([
            "App/Icons.swift": Self.icons, "App/View.swift": "let icon = Icons.bagIcon(isDark: true)\n",
        ])
        #expect(called.map(\.severity) == [.error])
        #expect(called.allSatisfy { !$0.message.contains("No code in use names") })
        // Code outside of known targets may be used by code that isn't read, unless an app begins in what is read.
        #expect(try await findings(["App/Icons.swift": Self.icons], targets: "").map(\.severity) == [.error])
        let app = ["App/Icons.swift": Self.icons, "App/AppDelegate.swift": "class AppDelegate {}\n"]
        #expect(try await findings(app, targets: "").map(\.severity) == [.note])
    }

    @Test("is a note in a computed property and in a function without parameters")
    func members() async throws {
        let view = """
            @objc class Cell: UIView {
                var icon: UIImage? {
                    UIImage(named: "bag")
                }
                func addIcon() {
                    show(UIImage(named: "sack"))
                }
                func show(_ image: UIImage?) {
                    show(image ?? UIImage(named: "purse"))
                }
                var body: some View {
                    Image("case")
                }
            }

            """
        let unused = try await findings(["App/Cell.swift": view])
        #expect(unused.map(\.severity) == [.note, .note, .error, .error], "\(unused)")
        let calls = "func f(_ cell: Cell) {\n    if let icon = cell.icon { cell.addIcon() }\n}\n"
        let used = try await findings(["App/Cell.swift": view, "App/Use.swift": calls])
        #expect(used.map(\.severity) == [.error, .error, .error, .error])
    }

    @Test("is a note in a function of a plain type, and not in one that the system may call")
    func plainType() async throws {
        for (type, severity) in [("struct Tags", Diagnostic.Severity.note), ("class Tags: NSObject", .error)] {
            let tags = """
                \(type) {
                    func icon(for tag: Int) -> UIImage? {
                //      if tag == 0 {
                        UIImage(named: "bag")
                    }
                }

                """
            let found = try await findings(["App/Tags.swift": tags, "App/Use.swift": "let tags = Tags()\n"])
            #expect(found.map(\.severity) == [severity], "\(type)")
        }
    }

    @Test("is a warning in a folder of other people's code, unless all code is in it")
    func copied() async throws {
        let code = "class Bag: UIView {\n    let icon = UIImage(named: \"bag\")\n}\n"
        let use = "let bag = Bag()\n"
        let inside = try await findings(["App/Third-Party/Bag.swift": code, "App/Use.swift": use])
        #expect(inside.map(\.severity) == [.warning])
        let alone = try await findings(["App/Libs/Bag.swift": code, "App/Libs/Use.swift": use])
        #expect(alone.map(\.severity) == [.error])
    }

    @Test("is a note in an Objective-C method of a header that no code calls")
    func method() async throws {
        let code = """
            @implementation Bag
            + (UIImage *)largeIcon
            {
                return [UIImage imageNamed:@"bag-large"];
            }
            - (void)showIcon:(int)size inView:(UIView *)view {
                [self show:[UIImage imageNamed:@"bag-small"]];
            }
            - (void)viewDidAppear:(BOOL)animated {
                [self show:[UIImage imageNamed:@"bag-shown"]];
            }
            @end

            """
        let files = [
            "App/Bag.m": code,
            "App/Bag.h": "@interface Bag : UIView\n- (void)showIcon:(int)size inView:(UIView *)view;\n@end\n",
            "App/Use.m": "void use() { [[Bag new] show:nil]; }\n",
        ]
        #expect(try await findings(files).map(\.severity) == [.note, .note, .error])
        let calls = "void use(Bag bag) { [bag showIcon:1 inView:nil]; [Bag largeIcon]; }\n"
        let called = try await findings(files.merging(["App/Use.m": calls]) { $1 })
        #expect(called.map(\.severity) == [.error, .error, .error])
    }

    @Test("is a note in a xib that only the file of R.swift names")
    func generated() async throws {
        let files = [
            "App/BagView.swift": "class BagView: UIView {}\n",
            "App/BagView.xib": #"<document><placeholder customClass="BagView"/><imageView image="bag"/></document>"#,
            "App/R.generated.swift": "// Generated by R.swift\nstruct R { static let bagView = \"BagView\" }\n",
        ]
        #expect(try await findings(files).map(\.severity) == [.note])
        let use = ["App/Use.swift": "func show() { R.nib.bagView(owner: nil) }\n"]
        #expect(try await findings(files.merging(use) { $1 }).map(\.severity) == [.error])
    }

    @Test("is one in a type that only a comment names, but not in one of a storyboard or with an attribute")
    func type() async throws {
        let view = "class BagView: UIView {\n    let icon = UIImage(named: \"bag\")\n}\n"
        #expect(try await findings(["App/View.swift": "// BagView\n" + view]).map(\.severity) == [.note])
        #expect(try await findings(["App/View.swift": "@objc\n" + view]).map(\.severity) == [.error])
        let board = "<document><view customClass=\"BagView\"/></document>\n"
        let shown = try await findings(["App/View.swift": view, "App/Main.storyboard": board])
        #expect(shown.map(\.severity) == [.error])
    }

    @Test("is a note in an Objective-C class that only unused classes name, and in its xib")
    func classes() async throws {
        var files = [
            "App/Box.h": "@interface Box : UIView\n@end\n",
            "App/Box.m": "#import \"Box.h\"\n@implementation Box\n- (void)a { [UIImage imageNamed:@\"bag\"]; }\n@end\n",
            "App/Cell.m":
                "#import \"Box.h\"\n@class Box;\n@implementation Cell\n- (void)a { [[Box alloc] init]; }\n@end\n",
            "App/Cell.xib": "<document><imageView image=\"sack\"/></document>\n",
            // A property holds an object, but creates none.
            "App/main.m": "#import \"Cell.h\"\nCell *cell;\nint main() { return 0; }\n",
        ]
        let unused = try await findings(files)
        #expect(unused.map(\.severity) == [.note, .note])
        #expect(
            unused.first?.message.hasSuffix(#" The name appears in "Box", which nothing in the app seems to use."#)
                == true)
        files["App/main.m"] = "int main() { [[Cell alloc] init]; }\n"
        #expect(try await findings(files).map(\.severity) == [.error, .error])
    }

    @Test("is a note in classes that only name each other, and in a storyboard that nothing names")
    func cycle() async throws {
        var files = [
            "App/Cart.swift": "final class Cart {\n    let icon = UIImage(named: \"bag\")\n    let row = Row()\n}\n",
            "App/Row.swift": "final class Row {\n    let owner: Cart\n}\n\n#Preview {\n    Row()\n}\n",
            "App/Checkout.storyboard": "<document><imageView image=\"sack\"/></document>\n",
            "App/App.swift": "@main\nstruct App {\n    /* Cart() */\n}\n",
        ]
        #expect(try await findings(files).map(\.severity) == [.note, .note])
        files["App/App.swift"] = "@main\nstruct App {\n    let row = Row()\n    let board = \"Checkout\"\n}\n"
        #expect(try await findings(files).map(\.severity) == [.error, .error])
        files["App/App.swift"] = nil
        files["App/Row.swift"] =
            "extension UIView {\n    var cart: Cart { Cart() }\n    var board: String { \"checkout\" }\n}\n"
        #expect(try await findings(files).map(\.severity) == [.error, .error])
    }

    @Test("is an error in a category or a function of a file that nothing names")
    func categories() async throws {
        let text =
            "#import \"Extras.h\"\n@implementation UIView (Extras)\n- (void)a { [UIImage imageNamed:@\"bag\"]; "
            + "}\n@end\n"
        let helper = "void decorate(void) { [UIImage imageNamed:@\"sack\"]; }\n"
        let found = try await findings(["App/ViewExtras.m": text, "App/Helpers.m": helper])
        #expect(found.map(\.severity) == [.error, .error])
    }

    @Test("is a note in a macro that no code uses, but not on the line after one")
    func macros() async throws {
        let macro = "#define BAG [UIImage imageNamed:@\"bag\"]\n"
        let view = "void decorate(void) {\n#define WIDTH 4\n    show(WIDTH, BAG);\n}\n"
        #expect(
            try await findings(["App/Icons.h": macro, "App/View.m": "void f(void) {}\n"]).map(\.severity) == [.note])
        #expect(try await findings(["App/Icons.h": macro, "App/View.m": view]).map(\.severity) == [.error])
        // No target lists a header.
        let target = "targets: {App: {sources: [A.xcassets, App/View.m]}}\n"
        let files = ["App/Icons.h": macro, "App/View.m": "void f(void) {}\n"]
        #expect(try await findings(files, targets: target).map(\.severity) == [.note])
        let next = "void decorate(void) {\n#define WIDTH 4\n    show([UIImage imageNamed:@\"bag\"]);\n}\n"
        #expect(try await findings(["App/View.m": next]).map(\.severity) == [.error])
    }

    @Test("is an error in a function that the system may call")
    func system() async throws {
        let text =
            "extension Bag {\n    override func viewDidLoad() {\n        icon = UIImage(named: \"bag\")\n    }\n}\n"
        #expect(try await findings(["App/View.swift": text]).map(\.severity) == [.error])
        let method = text.replacing("override func viewDidLoad", with: "func scrollViewDidScroll")
        let delegate = method.replacing("Bag {", with: "Bag: UIScrollViewDelegate {")
        #expect(try await findings(["App/View.swift": delegate]).map(\.severity) == [.error])
        let line = "class Bag: View {\n    func didScroll(_ view: View) { icon = UIImage(named: \"bag\") }\n}\n"
        let used = ["App/View.swift": line, "App/Use.swift": "let bag = Bag()\n"]
        #expect(try await findings(used).map(\.severity) == [.error])
    }

    @Test(
        "is a note in what only code can call: a private function, one of an extension, a lazy or static property",
        arguments: [
            "final class Bag {\n    private func open() {\n        icon = UIImage(named: \"bag\")\n    "
                + "}\n}\nfunc a(_: Bag) {}\n",
            "class Bag: UIView {\n    func open(in view: UIView? = nil) {\n        icon = UIImage(named: \"bag\")\n    "
                + "}\n}\nfunc a(_: Bag) {}\n",
            "@IBDesignable\nclass open: UIView {\n    func draw(_ rect: CGRect) {\n        icon = UIImage(named: \"bag\")\n    "
                + "}\n}\n",
            "extension UIView {\n    func open() {\n        icon = UIImage(named: \"bag\")\n    }\n}\n",
            "final class Bag {\n    lazy var open = UIImage(named: \"bag\")\n}\nfunc a(_: Bag) {}\n",
            "extension UIImage {\n    static let open = UIImage(named: \"bag\")\n}\n",
            "extension UIImage {\n    static let open = UIImage(named: \"open\")\n}\n",
        ])
    func declarations(text: String) async throws {
        #expect(try await findings(["App/View.swift": text]).map(\.severity) == [.note])
        let used = text + "let b = X.open\n"
        #expect(try await findings(["App/View.swift": used]).map(\.severity) == [.error])
    }

    @Test("is a note in a class that only its own extension and tests name")
    func tested() async throws {
        let files = [
            "App/Bag.swift":
                "protocol Holder {}\nclass Bag: UIView {\n    let icon = UIImage(named: \"bag\")\n}\nextension Bag: Holder {\n}\n",
            "App/BagTests/Bag.swift": "func testBag() { Bag() }\n",
        ]
        #expect(try await findings(files).map(\.severity) == [.note])
        let use = ["App/Use.swift": "let bag = Bag()\n"]
        #expect(try await findings(files.merging(use) { $1 }).map(\.severity) == [.error])
    }

    @Test("is a note in what only uncalled code calls, and in a getter or static property that nothing reads")
    func chains() async throws {
        let view = """
            final class Field: UITextField {
                func addButton() {
                    button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
                }
                @objc func toggle() {
                    button.setImage(UIImage(named: "bag"), for: .normal)
                }
            }
            extension UIColor {
                static var tint: UIColor {
                    UIColor(named: "tint")!
                }
            }
            func show(_: Field, _ view: UIView) { view.tint = nil; view.views[0].tint = nil }

            """
        #expect(try await findings(["App/View.swift": view]).map(\.severity) == [.note, .note])
        let use = "func use(_ field: Field) {\n    field.addButton()\n    field.color = .tint\n}\nlet a = use\n"
        let used = try await findings(["App/View.swift": view, "App/Use.swift": use])
        #expect(used.map(\.severity) == [.error, .error])
        let tip = """
            @interface Tip ()
            @property (nonatomic, strong) UIButton *closeButton;
            @end
            @implementation Tip
            - (UIButton *)closeButton {
                if (!_closeButton) { [_closeButton setImage:[UIImage imageNamed:@"bag"]]; }
                return _closeButton;
            }
            - (void)viewDidLoad {
                [self addSubview:self.label];
            }
            @end

            """
        // Another class has a property of the same name.
        let main = ["App/main.m": "int main() { [[Tip alloc] init]; [view.closeButton remove]; }\n"]
        #expect(try await findings(main.merging(["App/Tip.m": tip]) { $1 }).map(\.severity) == [.note])
        let shown = tip.replacing("self.label", with: "self.closeButton")
        #expect(try await findings(main.merging(["App/Tip.m": shown]) { $1 }).map(\.severity) == [.error])
    }
}
