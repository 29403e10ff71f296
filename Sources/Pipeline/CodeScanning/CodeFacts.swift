internal import AssetNaming
internal import Diagnostics

/// The uses of pictures and colors in one file of code, and the strings that may be names of pictures or colors.
struct CodeFacts: Sendable, Equatable {
    /// A string that may be the name of a set: a call's argument, a raw value, or a function's result.
    struct Text: Sendable, Equatable {
        let text: String
        let place: TextPosition
        /// The index of the text's context in ``contexts``; -1 if the text has no context.
        var context: Int32 = -1
    }

    /// A string that is composed of several parts and may be the name of a set: `"flag_" + code`.
    struct Composed: Sendable, Equatable {
        let string: StringExpression
        let place: TextPosition
        /// Whether the code around the string is about assets; if so, one or two known letters are enough for a name.
        let isHinted: Bool
    }

    /// An access to a member, such as `.cart` or `Asset.cart`, which may be the symbol of a set.
    struct Access: Sendable, Hashable {
        /// The word before the dot; empty if no word precedes the dot.
        let type: String
        let name: String
        /// Whether the code before the dot requires a picture or a color: `.tint(.cart)`, `image: .cart`.
        let isAsset: Bool
        var place = TextPosition.start
    }

    var uses: [AssetUse] = []
    var texts: [Text] = []
    var composed: [Composed] = []
    /// The constants, properties, functions and enum cases with string values, and the string parameters of functions.
    var definitions: [StringDefinition] = []
    /// The hashes of parameters for which a call passes more than a plain literal (see ``StringEvaluator/hash(of:)``).
    var openArguments: [UInt32] = []
    /// The contexts of ``texts``, such as a call's parameter: see ``BracketStack/context(line:skipsFormats:)``.
    var contexts: [String] = []
    /// The accesses to members; in Swift, only the first one to each member, except through picture and color types.
    var accesses: [Access] = []
    /// The members of types that the file declares, such as `Account.cloud`, which aren't the Swift symbols of sets.
    var ownMembers: [String] = []
    /// The raw values of enum cases, each after the name of its type: `Shade.50`.
    var rawValues: [String] = []
    /// The variables, parameters and functions whose values name assets: `imageName` for `Image(item.imageName)`.
    var givenNames: [String] = []
    /// The picture and color types, keyed by their aliases: `UIImage` for `RSImage`.
    var aliases: [String: String] = [:]
    /// The types that the file declares under the name of a framework's type, such as `Image`.
    var ownTypes: [String] = []
    var globs: [String] = []
    /// Whether the code is generated; names in generated code don't count as used.
    var isGenerated = false
    var isTest = false
    /// The place where reading stopped at the limit of tokens; nil if everything was read.
    var end: TextPosition?
    /// Whether the file is a damaged binary property list.
    var isDamaged = false

    /// The parameters of macros that take the name of an asset, such as `ICON(_:)`, with the kinds of the assets.
    var macros: [(parameter: String, kind: SwiftSymbol.Kind?)] {
        uses.compactMap { use in
            guard case .value(.value(let keys)) = use.form, let key = keys.first, key.hasSuffix("(_:)") else {
                return nil
            }
            return (key, use.kind)
        }
    }

    var keys: [String] {
        uses.flatMap(\.keys) + composed.flatMap(\.string.keys) + definitions.flatMap(\.value.keys)
    }
}

/// A file of code; a class, because copying the arrays of its facts takes long.
package final class CodeFile: Sendable {
    package let path: String
    package var ownMembers: [String] { facts.isGenerated ? [] : facts.ownMembers }
    let facts: CodeFacts

    init(path: String, facts: CodeFacts) { (self.path, self.facts) = (path, facts) }
}
