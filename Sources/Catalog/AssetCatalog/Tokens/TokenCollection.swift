internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// Tokens that refer to each other, in every appearance, and the colors that they come to.
struct TokenCollection {
    /// The tokens of one appearance.
    struct Context {
        let appearance: Appearance
        /// The tokens by their names; the first dictionary that has a name counts.
        let layers: [[String: ListedToken]]

        /// So many references are followed to a part of a value, and so many members of it are looked at.
        private static let mostSteps = 32

        /// The part of a token's value that a pointer names; nil where there is none.
        func part(_ reference: TokenReference) -> JSONNode? {
            var name = reference.name
            for _ in 0..<Self.mostSteps {
                guard let token = token(name) else { return nil }
                if let alias = token.alias {
                    name = alias
                    continue
                }
                guard case .node(var node) = token.value else { return nil }
                for key in reference.rest {
                    guard (node.members ?? []).count <= Self.mostSteps,
                        let inner = node[key]
                            ?? node.elements.flatMap({ list in
                                Int(key).flatMap { list.indices.contains($0) ? list[$0] : nil }
                            })
                    else { return nil }
                    node = inner
                }
                return node
            }
            return nil
        }

        func token(_ name: String) -> ListedToken? {
            for layer in layers { if let token = layer[name] { return token } }
            return nil
        }
    }

    /// What a token comes to.
    private enum Outcome {
        case color(TokenColor)
        /// It is of another type, which is given where it is known.
        case other(String?)
        /// It, or what it refers to, cannot be read, which has been reported.
        case failed
    }

    /// The contexts, the plain one first.
    let contexts: [Context]
    /// The names of all tokens in the order in which they are shown.
    let names: [String]

    /// The colors as sets, with findings about what cannot be read and a note about what is no color.
    func colorSets(_ scope: inout TokenScope) -> [ColorSet] {
        var outcomes: [[String: Outcome]] = []
        var reported: Set<SourceLocation> = []
        for context in contexts { outcomes.append(resolve(context, &scope, &reported)) }
        var sets: [ColorSet] = []
        var others: [String: [String: Int]] = [:]
        for name in names {
            var variants: [ColorVariant] = []
            var locations: [SourceLocation] = []
            var first: ListedToken?
            for (number, context) in contexts.enumerated() {
                guard let token = context.token(name), let outcome = outcomes[number][name] else { continue }
                first = first ?? token
                guard case .color(let color) = outcome else {
                    if number == 0, case .other(let type) = outcome {
                        others[token.path, default: [:]][type ?? "unknown", default: 0] += 1
                    }
                    continue
                }
                let slot = VariantSlot(appearance: context.appearance)
                let variant = ColorVariant(slot: slot, value: color.value)
                // What a device would show in any case need not be said.
                let shown = ColorSet(name: name, path: token.path, variants: variants)
                    .variant(for: ColorDisplay(appearance: context.appearance)).map { variants[$0].value }
                if shown == color.value { continue }
                if color.isOutside, token.alias == nil {
                    scope.report(
                        .warning, at: token.place, about: .color(name), in: token.path,
                        "\(name.quoted) is \(color.color.css()), which lies outside Display P3: the nearest color is used. Choose a color that displays can show."
                    )
                }
                variants.append(variant)
                locations.append(SourceLocation(path: token.path, position: token.place))
            }
            guard let first, !variants.isEmpty else { continue }
            sets.append(
                ColorSet(
                    name: name, path: first.path,
                    token: ColorSet.Token(position: first.place, isAlias: first.alias != nil, values: locations),
                    variants: variants))
        }
        for (path, counts) in others.sorted(by: { $0.key < $1.key }) {
            let kinds = counts.sorted { $0.key < $1.key }.prefix(8).map { "\($0.value) of type \($0.key)" }
            scope.report(
                .note, at: .start, about: .file, in: path,
                "\(counts.values.reduce(0, +)) tokens are not colors and are left out: \(NearestWord.list(kinds, last: "and"))."
            )
        }
        return sets
    }

    /// What each token of a context comes to.
    private func resolve(_ context: Context, _ scope: inout TokenScope, _ reported: inout Set<SourceLocation>)
        -> [String: Outcome]
    {
        var outcomes: [String: Outcome] = [:]
        func report(_ token: ListedToken, at place: TextPosition?, _ message: String) {
            // One mistake is one finding, in however many appearances it counts.
            let location = SourceLocation(path: token.path, position: place ?? token.place)
            guard reported.insert(location).inserted else { return }
            scope.report(.error, at: location.position, about: .color(token.name), in: token.path, message)
        }
        for name in names where outcomes[name] == nil {
            // The way along references to a value, or to what is known already.
            var way: [ListedToken] = []
            var onWay: Set<String> = []
            var next = name
            var end: Outcome?
            while end == nil {
                if let known = outcomes[next] {
                    end = known
                    if case .failed = known, let last = way.last {
                        report(
                            last, at: nil,
                            "\(last.name.quoted) refers to \(next.quoted), which cannot be read. Correct that one.")
                    }
                    break
                }
                guard let token = context.token(next) else {
                    // A name that this appearance has no token of.
                    guard let last = way.last else { break }
                    report(
                        last, at: nil,
                        "\(last.name.quoted) refers to \(next.quoted), which no token file of the sources has. Correct the name, or add its file to the sources."
                    )
                    end = .failed
                    break
                }
                guard onWay.insert(next).inserted else {
                    let names = way.drop { $0.name != next }.map(\.name.quoted).prefix(5)
                    report(
                        token, at: nil,
                        "\(token.name.quoted) refers to itself, by way of \(names.joined(separator: ", ")). Give one of them a value."
                    )
                    end = .failed
                    break
                }
                way.append(token)
                if let alias = token.alias {
                    next = alias
                } else {
                    end = outcome(of: token, in: context, report)
                }
            }
            guard let end else { continue }
            for token in way {
                var own = end
                if case .other(let type) = end, token.type == "color", token.alias != nil {
                    report(
                        token, at: nil,
                        "\(token.name.quoted) is of type color and refers to a token of \(type.map { "type \($0)" } ?? "an unknown type"). Correct one of them."
                    )
                    own = .failed
                }
                if case .color = end, let type = token.type, type != "color" { own = .other(type) }
                outcomes[token.name] = own
            }
        }
        return outcomes
    }

    /// What a token with a value of its own comes to.
    private func outcome(
        of token: ListedToken, in context: Context, _ report: (ListedToken, TextPosition?, String) -> Void
    ) -> Outcome {
        guard case .node(let node) = token.value else { return .failed }
        guard token.type == "color" else {
            // The format asks for a type; what can only be a color is one.
            guard token.type == nil,
                node["colorSpace"] != nil || node.string.map({ $0.hasPrefix("#") || $0.contains("(") }) == true,
                let color = try? TokenColor(node)
            else { return .other(token.type) }
            return .color(color)
        }
        do throws(TokenColor.Failure) {
            return .color(try TokenColor(node, lookup: context.part))
        } catch {
            report(token, error.place, "the token \(token.name.quoted) \(error.reason)")
            return .failed
        }
    }
}
