internal import ArgumentParser
internal import AssetCatalog
internal import CatalogChecks
internal import CatalogDifference
internal import CatalogManifest
internal import CatalogStarter

/// `tincture schema`: the forms of the files, for editors and validators.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of tincture.yml, of the manifest, of data files or of differences.",
        usage: "tincture schema <file>",
        discussion: """
            EXAMPLES:
              tincture schema configuration > tincture.schema.json
              tincture schema manifest

            Editors complete and check a tincture.yml that begins with a line such as
              # yaml-language-server: $schema=tincture.schema.json
            """)

    /// The file that a schema is about.
    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case configuration, manifest, data, diff
    }

    @Argument(help: "The file: configuration, manifest, data, or what diff --format json prints.")
    var file: Subject

    func run() throws { try StandardStreams.output(text) }

    private var text: String {
        switch file {
        case .configuration: ConfigurationSchema.text(rules: CheckRule.vocabulary)
        case .manifest: ManifestSchema.text
        case .data: DataFileSchema.text
        case .diff: DifferenceSchema.text
        }
    }
}
