internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// Finds pictures by the names that configurations and data files use.
///
/// A class, because what it looks the names up in is made when the first one is asked for: often none is.
final class ImageNames {
    private let images: [ImageSet]
    private lazy var fullNames = Set(images.lazy.map(\.name))
    /// Full names of loose pictures by their stem; several where the stem alone is ambiguous.
    private lazy var stems = Dictionary(
        grouping: images.lazy.filter(\.isLoose).map(\.name), by: FilePath.name(of:))

    init(_ images: [ImageSet]) { self.images = images }

    /// The full name of the picture that a person named, or a finding that says why there is none.
    ///
    /// - Parameter what: what names it, for the message: `carousel "home"`.
    func find(_ name: String, for what: String, at origin: SourceLocation) -> Result<String, Unknown> {
        if fullNames.contains(name) { return .success(name) }
        if let found = stems[name] {
            if found.count == 1 { return .success(found[0]) }
            return .failure(
                Unknown(
                    diagnostic: Diagnostic(
                        .error, .unknownImage, at: origin,
                        "\"\(name)\" in \(what) may be any of \(found.sorted().map { "\"\($0)\"" }.joined(separator: ", ")). "
                            + "Write the one that is meant.")))
        }
        let hint = NearestWord.hint(for: name, among: fullNames)
        return .failure(
            Unknown(
                diagnostic: Diagnostic(
                    .error, .unknownImage, at: origin,
                    "\(what) names the picture \"\(name)\", which no source has\(hint.isEmpty ? "." : hint)")))
    }

    /// A name that no picture has.
    struct Unknown: Error {
        let diagnostic: Diagnostic
    }
}
