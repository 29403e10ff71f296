internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let staleManifest: CheckRule = CheckRule(
        .staleManifest, in: .manifest, .error,
        foundBy: ManifestDifference.self,
        help: """
            The committed manifest doesn't match the source tree: `tincture compile` would write another one. The rule
            runs only with `--manifest FILE`. It reports every difference, and says how much two colors differ
            (CIEDE2000). Run `tincture compile` again and commit the result. The rule is an error because the app is
            built from an outdated manifest.
            """,
        triggering: RuleExample(
            [
                "plant.png": .picture(20, 20),
                "catalog.json": .text(
                    """
                    {"schemaVersion": 1, "carousels": [], "colors": [], "gradients": [], "images": ¶[], "otherSets": [],
                     "palettes": ¶[], "products": []}

                    """),
            ], comparesManifest: true
        )
        .reporting(
            "images[plant] is missing from the committed manifest. Run tincture compile again, and commit the manifest."
        )
        .reporting(
            "palettes[plant] is missing from the committed manifest. Run tincture compile again, and commit the manifest."
        )
        .about("value images[plant]", "value palettes[plant]"),
        clean: RuleExample(["plant.png": .picture(20, 20)]))
}
