internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// Design tokens that may refer to each other, with their values in every appearance.
struct TokenCollection {
    /// The design tokens with the values that they have in one appearance.
    struct Context {
        let appearance: Appearance
        /// The tokens by name, in layers; a token overrides the tokens with the same name in later layers.
        let layers: [[String: ListedToken]]

        /// The maximum number of references that are followed, and of members in which a key is looked up.
        private static let mostSteps = 32
        /// The maximum length of a text with resolved references, in bytes; a color needs a few dozen bytes.
        private static let longestText = 1_000

        /// Returns the part of a token's value to which a reference leads; nil if it leads nowhere.
        func part(_ reference: TokenReference) -> JSONNode? {
            var name = reference.name
            for _ in 0..<Self.mostSteps {
                // The value as written isn't the color that a modified token has, so its parts would be wrong.
                guard let token = token(name), token.modification == nil else { return nil }
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

        /// Returns a value as text, with each `{reference}` replaced by the text of the token; nil if that fails.
        ///
        /// Tokens Studio allows such values: `rgba({gray}, 0.5)`, `hsl({hue}, 90%, 50%)`.
        func text(of node: JSONNode) -> String? {
            var steps = 0
            return text(of: node, &steps)
        }

        private func text(of node: JSONNode, _ steps: inout Int) -> String? {
            let text: String
            switch node.content {
            case .string(let string): text = string
            case .number(let digits): text = digits
            default: return (try? TokenColor(node, lookup: part))?.color.css()
            }
            var result = ""
            var rest = text[...]
            while let start = rest.firstIndex(of: "{") {
                steps += 1
                guard steps <= Self.mostSteps, let end = rest[start...].firstIndex(of: "}"),
                    let reference = TokenReference(String(rest[start...end])),
                    let inner = part(reference).flatMap({ self.text(of: $0, &steps) }),
                    result.utf8.count + inner.utf8.count <= Self.longestText
                else { return nil }
                result += rest[..<start] + inner
                rest = rest[end...].dropFirst()
            }
            return result + rest
        }

        func token(_ name: String) -> ListedToken? {
            for layer in layers { if let token = layer[name] { return token } }
            return nil
        }
    }

    /// The result of following the references of a token.
    private enum Outcome {
        case color(TokenColor)
        /// The token isn't a color; its type is nil if it is unknown.
        case other(String?)
        /// The token, or a token to which it refers, can't be read, which has been reported.
        case failed
    }

    /// The tokens in each appearance, starting with the appearance `any`.
    let contexts: [Context]
    /// The names of all tokens, in the order in which color sets are made from the tokens.
    let names: [String]

    /// Adds a color set for each color token, and reports the tokens that can't be read or aren't colors.
    func addColorSets(to sets: inout [ColorSet], _ scope: inout TokenScope) {
        var outcomes: [[String: Outcome]] = []
        var reported: Set<SourceLocation> = []
        for context in contexts { outcomes.append(resolve(context, &scope, &reported)) }
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
                // A variant isn't needed if a device shows the same color without it.
                let shown = ColorSet(name: name, path: token.path, variants: variants)
                    .variant(for: ColorDisplay(appearance: context.appearance)).map { variants[$0].value }
                if shown == color.value { continue }
                if color.isOutside, !token.isAlias {
                    scope.report(
                        .warning, at: token.place, about: .color(name), in: token.path,
                        "\(name.quoted) is \(color.color.css()), which is outside Display P3, so the nearest color is used. Choose a color that displays can show."
                    )
                }
                variants.append(variant)
                locations.append(SourceLocation(path: token.path, position: token.place))
            }
            guard let first, !variants.isEmpty else { continue }
            sets.append(
                ColorSet(
                    name: name, path: first.path,
                    token: ColorSet.Token(position: first.place, isAlias: first.isAlias, values: locations),
                    variants: variants))
        }
        for (path, counts) in others.sorted(by: { $0.key < $1.key }) {
            let kinds = counts.sorted { $0.key < $1.key }.prefix(8).map { "\($0.value) of type \($0.key)" }
            scope.report(
                .note, at: .start, in: path,
                "tokens left out because they are not colors: \(counts.values.reduce(0, +)), namely \(NearestWord.list(kinds, last: "and"))."
            )
        }
    }

    /// Follows the references of each token, and returns the results by the names of the tokens.
    private func resolve(_ context: Context, _ scope: inout TokenScope, _ reported: inout Set<SourceLocation>)
        -> [String: Outcome]
    {
        var outcomes: [String: Outcome] = [:]
        func report(_ token: ListedToken, at place: TextPosition?, _ message: String) {
            // A mistake is reported once, even if it affects several appearances.
            let location = SourceLocation(path: token.path, position: place ?? token.place)
            guard reported.insert(location).inserted else { return }
            scope.report(.error, at: location.position, about: .color(token.name), in: token.path, message)
        }
        for name in names where outcomes[name] == nil {
            // The tokens from `name` to a value, or to a token whose result is known; each refers to the next one.
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
                            "\(last.name.quoted) refers to \(next.quoted), which cannot be read. Correct that token.")
                    }
                    break
                }
                guard let token = context.token(next) else {
                    // No token has this name in this appearance.
                    guard let last = way.last else { break }
                    // Only color tokens are checked, so a token of another type may refer to a missing one.
                    if let type = last.type, type != "color" {
                        end = .other(type)
                        break
                    }
                    report(
                        last, at: nil,
                        "\(last.name.quoted) refers to \(next.quoted), which is not in any token file of the sources. Correct the name, or add its file to the sources."
                    )
                    end = .failed
                    break
                }
                guard onWay.insert(next).inserted else {
                    if let type = token.type, type != "color" {
                        end = .other(type)
                        break
                    }
                    let names = way.drop { $0.name != next }.map(\.name.quoted).prefix(5)
                    report(
                        token, at: nil,
                        "\(token.name.quoted) refers to itself, through \(names.joined(separator: ", ")). Give one of them a value."
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
            guard var end else { continue }
            // A modification changes the color of its token and of all tokens that refer to it. So the color passes
            // backward through the chain.
            for token in way.reversed() {
                if case .color(let color) = end, let modification = token.modification {
                    do throws(TokenColor.Failure) {
                        end = .color(
                            TokenColor(try TokenModification.color(color.color, after: modification, in: context)))
                    } catch {
                        report(token, at: error.place, "the token \(token.name.quoted) \(error.reason)")
                        end = .failed
                    }
                }
                var own = end
                if case .other(let type) = end, token.type == "color", token.alias != nil {
                    report(
                        token, at: nil,
                        "\(token.name.quoted) is of type color and refers to a token of \(type.map { "type \($0)" } ?? "an unknown type"). Correct the type or the reference."
                    )
                    own = .failed
                }
                if case .color = end, let type = token.type, type != "color" { own = .other(type) }
                outcomes[token.name] = own
            }
        }
        return outcomes
    }

    private func outcome(
        of token: ListedToken, in context: Context, _ report: (ListedToken, TextPosition?, String) -> Void
    ) -> Outcome {
        guard case .node(let node) = token.value else { return .failed }
        guard token.type == "color" else {
            // The format requires a type, but a token without one is accepted if its value can only be a color.
            guard token.type == nil,
                node["colorSpace"] != nil || node.string.map({ $0.hasPrefix("#") || $0.contains("(") }) == true,
                let color = try? TokenColor(node)
            else { return .other(token.type) }
            return .color(color)
        }
        // Some tools write gradients with the type `color`.
        if node.string?.contains("gradient(") == true { return .other("gradient") }
        if let text = node.string, text.contains("{") {
            guard let whole = context.text(of: node) else {
                report(
                    token, node.place,
                    "the token \(token.name.quoted) is \(text.quoted), but a reference in that value does not lead to a string. Correct the reference, or add the file of its target to the sources."
                )
                return .failed
            }
            let value = ListedToken.Value.node(JSONNode(.string(whole), place: node.place))
            return outcome(of: token.with(value, at: token.place), in: context, report)
        }
        do throws(TokenColor.Failure) {
            return .color(try TokenColor(node, lookup: context.part))
        } catch {
            report(token, error.place, "the token \(token.name.quoted) \(error.reason)")
            return .failed
        }
    }
}
