internal import Diagnostics

/// A name that is put together of the values of variables, with few letters or none between them: `"\(rank)\(suit)"`.
struct NameComposition: Sendable, Hashable {
    /// What stands next in the name.
    enum Part: Sendable, Hashable {
        case text(String)
        case value(types: [String])
    }

    let parts: [Part]
    let place: TextPosition
}

/// The names that code puts together of the values of its enums.
struct ComposedNames {
    /// The values of a type as names are compared, by their lengths: see ``AssetNames/folded(_:)``.
    private typealias Values = [Int: Set<Substring>]

    /// Those of the compositions whose parts all have values, each once for a file that it is in.
    private(set) var possible: [(composition: NameComposition, path: String)] = []
    private var values: [String: Values] = [:]
    /// So many compositions no app has; each is held against every set that is not used otherwise.
    private static let most = 1000

    init(_ files: [CodeFile]) {
        var found: [(composition: NameComposition, path: String)] = []
        for file in files {
            var known: Set<[NameComposition.Part]> = []
            for composition in file.facts.compositions where known.insert(composition.parts).inserted {
                found.append((composition, file.path))
            }
        }
        if found.isEmpty { return }
        // Of the types of some code few are in names.
        let wanted = Set(found.flatMap(\.composition.parts).flatMap(\.types))
        for member in files.lazy.flatMap({ $0.facts.ownMembers + $0.facts.rawValues }) {
            guard let point = member.firstIndex(of: ".") else { continue }
            let type = String(member[..<point])
            if wanted.contains(type) {
                let value = AssetNames.folded(String(member[point...].dropFirst()))
                values[type, default: [:]][value.count, default: []].insert(value[...])
            }
        }
        possible = Array(
            found.lazy.filter { [values] in $0.composition.parts.allSatisfy { $0.canBeAnything(of: values) } }
                .prefix(Self.most))
    }

    /// True where a name can be put together of values that the parts can have; case and marks do not count.
    ///
    /// - Parameter folded: the name, as ``AssetNames/folded(_:)`` makes it.
    func canMake(_ folded: String, of composition: NameComposition) -> Bool {
        var rests: Set<Substring> = [folded[...]]
        for part in composition.parts {
            switch part {
            case .text(let text):
                let beginning = AssetNames.folded(text)
                rests = Set(rests.filter { $0.hasPrefix(beginning) }.map { $0.dropFirst(beginning.count) })
            case .value(let types):
                let known = types.compactMap { values[$0] }
                rests = Set(
                    rests.flatMap { rest in
                        known.joined().filter { length, texts in texts.contains(rest.prefix(length)) }.map {
                            rest.dropFirst($0.key)
                        }
                    })
            }
            if rests.isEmpty { return false }
        }
        return rests.contains("")
    }
}

extension NameComposition.Part {
    fileprivate var types: [String] { if case .value(let types) = self { types } else { [] } }

    /// True for a text, and for a value of a type that has one.
    fileprivate func canBeAnything<Values>(of values: [String: Values]) -> Bool {
        if case .value(let types) = self { types.contains { values[$0] != nil } } else { true }
    }
}
