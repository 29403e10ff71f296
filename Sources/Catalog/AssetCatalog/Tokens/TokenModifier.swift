internal import Diagnostics
internal import OrderedJSON

/// A choice between contexts: a modifier of a resolver document, or a group of Tokens Studio themes.
struct TokenModifier {
    /// One of the choices, such as a theme.
    struct Context {
        let name: String
        /// The appearance that the context's name stands for, or nil if there is none.
        let appearance: Appearance?
        /// The files, tokens or sets that the context selects.
        let sources: JSONNode

        /// Creates a context; names such as `high` are recognized only together with the modifier's name, `contrast`.
        init(_ name: String, of modifier: String, sources: JSONNode, _ modes: TokenModes) {
            (self.name, self.sources) = (name, sources)
            appearance = modes.appearance(of: name) ?? modes.appearance(of: "\(modifier) \(name)")
        }
    }

    let contexts: [Context]
    /// The name of the default context; nil if the first context is the default.
    let standard: String?

    /// Returns the sources of the context for an appearance.
    func sources(for wanted: Appearance) -> JSONNode? {
        var best: (sources: JSONNode, score: Int)?
        for context in contexts {
            let score: Int
            if let appearance = context.appearance, isAboutAppearance {
                // A context that requires more than the wanted appearance is for a different one.
                guard appearance.luminosity == nil || appearance.luminosity == wanted.luminosity,
                    appearance.contrast == nil || appearance.contrast == wanted.contrast
                else { continue }
                score = (appearance.luminosity == nil ? 0 : 4) + (appearance.contrast == nil ? 0 : 2) + 1
            } else {
                score = 0
            }
            let rank = 2 * score + (context.name == standard ? 1 : 0)
            if rank > best?.score ?? -1 { best = (context.sources, rank) }
        }
        return best?.sources
    }

    /// Whether any context is for an appearance other than the plain one.
    var isAboutAppearance: Bool { contexts.contains { $0.appearance.map { $0 != Appearance() } ?? false } }

    /// Adds a note if there are several contexts, but none for an appearance other than the plain one.
    func noteUnknown(in path: String, _ scope: inout TokenScope) {
        guard !isAboutAppearance, contexts.count > 1 else { return }
        let names = contexts.map(\.name.quoted)
        scope.report(
            .note, at: contexts.first?.sources.place, about: .file, in: path,
            "none of \(NearestWord.list(Array(names.prefix(8)), last: "and")) matches a known appearance, so "
                + "\((standard ?? contexts[0].name).quoted) is used. Add them under \"modes:\" in tincture.yml.")
    }
}
