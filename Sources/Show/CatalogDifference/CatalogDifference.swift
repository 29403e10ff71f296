internal import CatalogManifest
package import Diagnostics
internal import OrderedJSON

/// The differences between two catalogs, for a person who reviews them.
///
/// Every list begins with the most important entry: large color differences first, and banners before other pictures.
/// As JSON, this is the output of `tincture diff --format json`, whose keys are described in
/// `docs/schemas/diff-1.json`.
package struct CatalogDifference: Sendable {
    /// The version of the JSON format, which changes if the meaning of a key changes.
    package static let currentVersion = 1

    package var version = Self.currentVersion
    package var base: String
    package var head: String
    package var baseCommit: String?
    package var headCommit: String?
    package var notes: [String] = []
    /// A sentence that a report shows before everything else; in JSON, it is the first of the ``notes``.
    package var warning: String?
    package var contrast: [ContrastChange] = []
    package var text: [TextChange] = []
    package var backdrops: [BackdropChange] = []
    package var carousels: [CarouselChange] = []
    package var pictures: [PictureChange] = []
    package var colors: [ColorChange] = []
    package var renamedColors: [ColorRename] = []
    package var colorPairs: [ColorPairChange] = []
    /// Changes of the gradients that don't belong to a carousel.
    package var gradients: [GradientChange] = []
    package var products: [ProductChange] = []
    package var addedNames: [CatalogName] = []
    package var removedNames: [CatalogName] = []
    package var unreadableNames: [UnreadableName] = []
    package var stillBroken: [CatalogName] = []
    /// The total size of all pictures.
    package var byteCount: ByteChange
    package var findings: FindingChanges?

    package var isEmpty: Bool { DifferenceTable.all(of: self).isEmpty }
}

package struct CatalogName: Sendable, Hashable, Encodable {
    package enum Kind: String, Sendable, Hashable, Encodable, CaseIterable {
        case carousel
        case image
        case color
        case gradient
        /// A product; ``CatalogName/name`` is the name of the product's image, not of the product itself.
        case product
        /// An asset of another type, such as an app icon.
        case set
    }

    package var kind: Kind
    package var name: String
}

package struct UnreadableName: Sendable, Encodable {
    package var kind: CatalogName.Kind
    package var name: String
    package var finding: FindingChanges.Finding
}

package struct ByteChange: Sendable, Encodable {
    package var before: Int
    package var after: Int
}

/// The differences between the findings of two checks: the first of the old catalog, the second of the new catalog.
package struct FindingChanges: Sendable, Equatable, Encodable {
    package var new: [Finding]
    package var fixed: [Finding]

    package struct Finding: Sendable, Hashable, Encodable {
        package var severity: Diagnostic.Severity
        package var path: String
        package var line: Int?
        package var rule: String
        package var message: String

        var isProblem: Bool { severity != .note }

        /// The path and the line, such as `tincture.yml:3`.
        var place: String { path + (line.map { ":\($0)" } ?? "") }
    }
}

extension CatalogDifference {
    package func json() throws -> String {
        let commits = [("baseCommit", baseCommit), ("headCommit", headCommit)]
        let lists: KeyValuePairs<String, any Encodable> = [
            "contrast": contrast, "text": text, "backdrops": backdrops, "carousels": carousels, "pictures": pictures,
            "colors": colors, "renamedColors": renamedColors, "colorPairs": colorPairs, "gradients": gradients,
            "products": products, "addedNames": addedNames, "removedNames": removedNames,
            "unreadableNames": unreadableNames, "stillBroken": stillBroken, "byteCount": byteCount,
        ]
        var members: [(String, JSONNode)] = [
            ("version", .integer(version)), ("base", .text(base)), ("head", .text(head)),
        ]
        members += commits.compactMap { name, commit in commit.map { (name, .text($0)) } }
        members.append(("notes", .words([warning].compactMap(\.self) + notes)))
        // The numbers of changes have the words of `--fail-on` as names.
        members.append(
            ("summary", .object(DifferenceKind.allCases.map { ($0.rawValue, .integer(count(of: $0))) })))
        members += try lists.map { name, list in (name, try JSONTextEncoder.node(of: list)) }
        if let findings { members.append(("findings", try JSONTextEncoder.node(of: findings))) }
        return JSONWriter.text(.object(members), layout: .indented) + "\n"
    }
}
