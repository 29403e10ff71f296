internal import AssetCatalog
internal import AssetNaming
internal import CodeLexing
internal import Diagnostics

/// The uses of pictures and colors in one file of code, and the strings that may be their names.
///
/// These facts don't depend on any other file, so they are valid as long as the content of the file stays the same.
struct CodeFacts: Sendable, Hashable {
    /// A string that may be the name of a set: a call's argument, a raw value, or a function's result.
    struct Text: Sendable, Hashable {
        let text: String
        let place: TextPosition
        /// The index of the text's context in ``contexts``; -1 if the text has no context.
        var context: Int32 = -1
    }

    /// A string that is composed of several parts and may be the name of a set: `"flag_" + code`.
    struct Composed: Sendable, Hashable {
        let string: StringExpression
        let place: TextPosition
        /// Whether the code around the string is about pictures or colors; if so, the string may be a name even if only
        /// one or two of its letters are known.
        let isHinted: Bool
    }

    /// A member access, such as `.cart` or `Asset.cart`.
    struct Member: Sendable, Hashable, Comparable {
        /// The word before the dot; empty if no word precedes the dot.
        let type: String
        let name: String
        /// Whether the code before the dot requires a picture or a color: `.tint(.cart)`, `image: .cart`.
        let isAsset: Bool

        static func < (left: Member, right: Member) -> Bool {
            (left.name, left.type, left.isAsset ? 1 : 0) < (right.name, right.type, right.isAsset ? 1 : 0)
        }
    }

    /// The names and symbols that are passed to calls such as `Image("cart")`.
    var uses: [AssetUse] = []
    var texts: [Text] = []
    var composed: [Composed] = []
    /// The constants, properties, functions and enum cases with string values, and the string parameters of functions.
    var definitions: [StringDefinition] = []
    /// The hashes of parameters for which a call passes more than a plain literal (see ``StringEvaluator/hash(of:)``).
    var openArguments: [UInt32] = []
    /// The contexts of ``texts``: a call's parameter (`icon(imageName:)`), or a numbered block and a declaration in
    /// that block (`{12 imageName`).
    ///
    /// Texts in the same context are probably names of the same kind of thing.
    var contexts: [String] = []
    /// The member accesses in Swift, each of which may be the Swift symbol of a set.
    var members: [Member] = []
    /// The enum cases and static members of the types that the file declares: `Account.cloud`.
    ///
    /// An access to one of these isn't the Swift symbol of a set.
    var ownMembers: [String] = []
    /// The raw values of enum cases, each after the name of its type: `Shade.50`.
    var rawValues: [String] = []
    /// The variables, properties, parameters and functions whose values are names of assets: `imageName` for
    /// `Image(item.imageName)` and for `Image(imageName(of: item))`.
    var givenNames: [String] = []
    /// The picture and color types, keyed by their aliases: `UIImage` for `RSImage`.
    var aliases: [String: String] = [:]
    /// The types that the file declares under the name of a framework's type, such as `Image`.
    var ownTypes: [String] = []
    /// The globs in `// tincture:uses` comments.
    var globs: [String] = []
    /// Whether the code is generated; names in generated code don't count as used.
    var isGenerated = false
    var isTest = false
    /// The line and column where reading stopped at the limit of tokens; nil if everything was read.
    var end: TextPosition?
    /// Whether nothing could be read, because the file is a damaged binary property list.
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

    /// The keys of the ``StringDefinition``s that the file's strings refer to.
    var keys: [String] {
        uses.flatMap(\.keys) + composed.flatMap(\.string.keys) + definitions.flatMap(\.value.keys)
    }
}

package struct CodeFile: Sendable {
    package let path: String
    var facts: CodeFacts
}
