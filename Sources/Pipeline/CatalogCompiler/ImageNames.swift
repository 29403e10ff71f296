internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// Finds pictures by the names that configurations and data files use.
///
/// This type is a class to create its tables at the first lookup. Many runs need no lookup.
package final class ImageNames {
    private let images: [ImageSet]
    /// The names of sets that exist but can't be read.
    private let unreadable: Set<String>
    private lazy var fullNames = Set(images.lazy.map(\.name))
    private lazy var words = NearestWords(fullNames)
    /// The full names of loose pictures (files outside of asset catalogs), by the last component of the name.
    private lazy var stems = Dictionary(grouping: images.lazy.filter(\.isLoose).map(\.name), by: FilePath.name(of:))

    init(_ images: [ImageSet], unreadable: Set<String>) { (self.images, self.unreadable) = (images, unreadable) }

    /// Returns the full name of a picture, given that name or its unambiguous last component; nil if there is none.
    func find(_ name: String) -> String? {
        if fullNames.contains(name) { return name }
        return stems[name].flatMap { $0.count == 1 ? $0[0] : nil }
    }

    /// Returns the full name of a picture, or a finding about a name that is unknown or ambiguous.
    func find(
        _ name: String, for what: String, at origin: SourceLocation, about subject: Subject
    ) -> Diagnosed<String?> {
        if let found = find(name) { return Diagnosed(found) }
        if let found = stems[name] {
            let names = NearestWord.list(found.sorted().map { "\"\($0)\"" })
            let finding = Diagnostic(
                .error, .unknownImage, at: origin, about: subject,
                "\(name.quoted) in \(what) is ambiguous: it may be \(names). Write the one that you mean.")
            return Diagnosed(nil, [finding])
        }
        let problem: String
        if unreadable.contains(name) {
            problem = "whose image set can't be read. Correct the set."
        } else {
            let hint = words.hint(for: name)
            problem = "which is not in the sources\(hint.isEmpty ? "." : hint)"
        }
        var diagnostic = Diagnostic(
            .error, .unknownImage, at: origin, about: subject, "\(what) names the picture \(name.quoted), \(problem)")
        diagnostic.missingName = name
        return Diagnosed(nil, [diagnostic])
    }
}
