internal import AssetCatalog
internal import CodeLexing
internal import Diagnostics

/// The facts about assets in one file, independent of catalogs.
///
/// They don't depend on any other file, so they are valid as long as the file's content stays the same.
struct CodeFacts: Sendable, Hashable {
    /// A string that may be a name: a call's argument, a raw value, or a function's result.
    struct Text: Sendable, Hashable {
        let text: String
        let place: TextPosition
        /// The index of its context in ``contexts``; -1 if there is none.
        var context: Int32 = -1
    }

    /// A composed string that may be a name.
    struct Composed: Sendable, Hashable {
        let string: StringExpression
        let place: TextPosition
        /// Whether the code around it is about pictures or colors, so that a few letters suffice.
        let isHinted: Bool
    }

    /// A member access, such as `.cart` or `Asset.cart`.
    struct Member: Sendable, Hashable, Comparable {
        /// The word before the dot; empty if there is none.
        let type: String
        let name: String
        /// Whether the code before it requires a picture or a color: `.tint(.cart)`, `image: .cart`.
        let isAsset: Bool

        static func < (left: Member, right: Member) -> Bool {
            (left.name, left.type, left.isAsset ? 1 : 0) < (right.name, right.type, right.isAsset ? 1 : 0)
        }
    }

    /// A syntax problem of a file, with its location.
    struct Problem: Sendable, Hashable {
        let place: TextPosition
        let words: String
    }

    /// The names used as assets.
    var uses: [AssetUse] = []
    /// The strings that may be names.
    var texts: [Text] = []
    /// The composed strings that may be names.
    var composed: [Composed] = []
    /// The constants, properties, functions and enum cases with string values.
    var definitions: [StringDefinition] = []
    /// Hashes of the parameters to which calls pass something other than a literal: see ``StringExpression/hash(of:)``.
    var openArguments: [UInt32] = []
    /// The contexts of texts: a parameter such as `icon(imageName:)`, or a block and its declaration, such as `{12
    /// imageName`.
    ///
    /// Texts in the same context probably name the same kind of things.
    var contexts: [String] = []
    /// The member accesses in Swift, each of which may be the symbol of a set.
    var members: [Member] = []
    /// The members of the file's own types, `Account.cloud`: enum cases and static members.
    ///
    /// In code these names refer to the members, and not to symbols of sets.
    var ownMembers: [String] = []
    /// The raw values of enum cases, `Shade.50`.
    var rawValues: [String] = []
    /// The variables, properties, parameters and functions whose values are passed to asset calls: `imageName` for
    /// `Image(item.imageName)` and for `Image(imageName(of: item))`.
    var givenNames: [String] = []
    /// The aliases of picture and color types, by name: `RSImage` for `UIImage`.
    var aliases: [String: String] = [:]
    /// The file's own types that have the same name as a framework's.
    var ownTypes: [String] = []
    /// The globs in `// tincture:uses` comments.
    var globs: [String] = []
    /// Whether the code is generated, so that the names in it don't count as used.
    var isGenerated = false
    /// Whether the code tests the app.
    var isTest = false
    /// The location at which the limit of tokens was reached; nil if everything was read.
    var end: TextPosition?
    /// The problem of the file.
    var problem: Problem?

    /// The keys of the definitions that the strings refer to.
    var keys: [String] {
        uses.flatMap(\.keys) + composed.flatMap(\.string.keys) + definitions.flatMap(\.value.keys)
    }
}

/// A file of code with its facts.
package struct CodeFile: Sendable {
    let path: String
    var facts: CodeFacts
}
