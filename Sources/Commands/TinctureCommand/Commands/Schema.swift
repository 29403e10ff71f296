internal import ArgumentParser
internal import CatalogChecks
internal import CatalogManifest
internal import CatalogStarter

struct Schema: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", _superCommandName: "tincture",
        abstract: "Print the JSON Schema of a file that tincture reads or writes.",
        usage: "tincture schema <file>",
        discussion: """
            EXAMPLES:
              tincture schema configuration > tincture.schema.json
              tincture schema manifest

            FILES:
              configuration  tincture.yml
              manifest       catalog.json
              data           a JSON file of pages or products
              diff           what diff --format json prints
              findings       what check --format json prints
              extraction     a line of extract --format ndjson, or an element of --format json
              pages          what extract --format pages prints

            Editors complete and check a tincture.yml that begins with this line:
              # yaml-language-server: $schema=tincture.schema.json
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case configuration, manifest, data, diff, findings, extraction, pages
    }

    @Argument(help: "The kind of file whose schema is printed.")
    var file: Subject

    func run() throws { try StandardStreams.output(text) }

    private var text: String {
        file == .configuration
            ? ConfigurationSchema.text(rules: CheckRule.vocabulary) : PublishedSchema.text(of: file.rawValue)
    }
}
