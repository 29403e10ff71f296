internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let staleManifest = CheckRule(
        .staleManifest, in: .manifest, .error,
        foundBy: ManifestDifference.self,
        help: """
            With --manifest FILE: something in the committed manifest is not what the tree gives now. Colors are compared by CIEDE2000.
            Compile it again and commit it.
            It is an error because the app is built from a manifest that no longer holds.
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
        .reporting("images[plant] is missing in the manifest. Compile it again and commit it.")
        .reporting("palettes[plant] is missing in the manifest. Compile it again and commit it.")
        .about("value images[plant]", "value palettes[plant]"),
        clean: RuleExample(["plant.png": .picture(20, 20)]))
}
