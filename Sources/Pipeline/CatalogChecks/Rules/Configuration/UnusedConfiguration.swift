internal import CatalogCompiler
internal import Diagnostics

extension CheckRule {
    static let unusedConfiguration: CheckRule = CheckRule(
        .unusedConfiguration, in: .configuration, .warning,
        foundBy: KindRules.self,
        help: """
            A glob, or a parameter in `nameParameters`, matches nothing. Correct or remove it. It is a note for a glob
            in a rule's `exclude`. A rule in a `tincture:ignore` comment that doesn't exist is reported too. If the command
            line names several paths, Tincture uses none of the `tincture.yml` files in them, and a note says so.
            """,
        triggering: RuleExample.imageSets("Fern").configured(#"kinds: {icon: [¶"Icons/*"]}"#)
            .reporting(
                #"the glob "Icons/*" matches no picture, or only pictures that an earlier glob matches. Correct or remove it."#
            )
            .about("key kinds.icon.Icons/*"),
        clean: RuleExample.imageSets("Fern").with(["tincture.yml": .text("sources: [Assets.xcassets]\n")]))
}
