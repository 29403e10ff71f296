internal import Diagnostics
internal import OrderedJSON

/// A choice between sets of tokens: a modifier of a resolver document, or a group of themes of Tokens Studio.
struct TokenModifier {
    struct Context {
        let name: String
        /// The appearance that the name stands for; nil if it stands for none.
        let appearance: Appearance?
        /// The files, tokens or sets of tokens that the option selects.
        let sources: JSONNode

        /// Creates an option; a name such as `high` stands for an appearance only together with the modifier,
        /// `contrast`.
        init(_ name: String, of modifier: String, sources: JSONNode, _ modes: TokenModes) {
            (self.name, self.sources) = (name, sources)
            appearance = modes.appearance(of: name) ?? modes.appearance(of: "\(modifier) \(name)")
        }
    }

    let contexts: [Context]
    /// The name of the default option; nil for the first one.
    let standard: String?

    /// Returns the sources of the best option for an appearance; nil if no option fits.
    func sources(for wanted: Appearance) -> JSONNode? {
        var best: (sources: JSONNode, score: Int)?
        for context in contexts {
            let score: Int
            if let appearance = context.appearance, isAboutAppearance {
                // An option for dark mode doesn't fit light mode, and likewise for the contrast.
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

    /// Whether any option is for a particular appearance, such as dark mode.
    var isAboutAppearance: Bool { contexts.contains { $0.appearance.map { $0 != Appearance() } ?? false } }

    /// Reports a note if there are several options, but none is for a particular appearance.
    func noteUnknown(in path: String, _ scope: inout TokenScope) {
        guard !isAboutAppearance, contexts.count > 1 else { return }
        let names = contexts.map(\.name.quoted)
        scope.report(
            .note, at: contexts.first?.sources.place, in: path,
            "none of \(NearestWord.list(Array(names.prefix(8)), last: "and")) is the name of an appearance such as dark, so "
                + "\((standard ?? contexts[0].name).quoted) is used. Add the names under \"modes:\" in tincture.yml.")
    }
}
