internal import Diagnostics

extension CheckRule {
    /// An entry of a committed manifest that is not what the tree gives now.
    static let staleManifest = CheckRule(
        .staleManifest, in: .manifest, .error,
        help: """
            With --manifest FILE: something in the committed manifest is not what the tree gives now. Colours are told with their CIEDE2000.
            Compile it again and commit it.
            """,
        triggering: RuleExample(
            ["plant.png": .picture(20, 20), "catalog.json": .text("{\"schemaVersion\": 1, \"images\": []}\n")],
            comparesManifest: true),
        clean: RuleExample(["plant.png": .picture(20, 20)]))
}
