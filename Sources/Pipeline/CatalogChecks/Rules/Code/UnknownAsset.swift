internal import CatalogCompiler
internal import CodeScanning
package import Diagnostics

extension Rule {
    /// A name used in code that no catalog has.
    package static let unknownAsset = Rule("unknown-asset")
}

extension CheckRule {
    static let unknownAsset = CheckRule(
        .unknownAsset, in: .code, .error,
        help: """
            Code, a storyboard, a xib or an Info.plist names a picture or color that no catalog of its target has. The app shows nothing in its place, and
            says so only in its log. Correct the name. Followed are the arms of `?:`, `??` and `switch`, `+`, and constants; interpolated
            names ("Plant \\(n)") are matched as patterns. UIKit finds the set `Cart` by `Cart.png` too; SwiftUI does not. Functions of your own that take a name are given in the configuration:
            `names: ["icon(imageName:)"]`. A string among names of sets that is nearly one is a warning. The folders of code are named in the
            configuration: `code: [Sources]`.
            It is an error because the app shows nothing in its place.
            """,
        triggering: RuleExample.imageSets("Cart").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(¶\"Crat\")\n"),
        ])
        .reporting(#"no catalog has an image named "Crat"; did you mean "Cart"?"#)
        .about("image Crat"),
        clean: RuleExample.imageSets("Cart").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(\"Cart\")\n"),
        ])
    ) { tree, rule in
        // One more than the limit shows that there are more; what is beyond it is left out in any case.
        let most = tree.facts.limits.findings + 1
        var counts: [String: Int] = [:]
        var diagnostics: [Diagnostic] = []
        for usage in tree.usages {
            var hints = AssetHints(of: usage)
            for unknown in usage.unknown {
                counts[unknown.path, default: 0] += 1
                guard counts[unknown.path, default: 0] <= most else { continue }
                diagnostics.append(usage.finding(of: rule, about: unknown, &hints))
            }
        }
        return diagnostics
    }
}

extension AssetUsage {
    /// What is reported about a name that no set has.
    ///
    /// - Parameter hints: finds the name that was probably meant.
    fileprivate func finding(
        of rule: CheckRule, about unknown: Unknown, _ hints: inout AssetHints
    ) -> Diagnostic {
        // Nothing is seen to take a text that is nearly a name: that it is one is only likely.
        rule.finding(
            unknown.meant == nil ? nil : .warning, at: SourceLocation(path: unknown.path, position: unknown.use.place),
            about: unknown.use.subject, message(about: unknown, &hints))
    }
}
