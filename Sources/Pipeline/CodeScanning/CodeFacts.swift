internal import AssetCatalog
internal import CodeLexing
internal import Diagnostics

/// What one file says about assets, whatever assets there are.
///
/// Nothing in it depends on another file, so that it can be kept as long as the file's content stays the same.
struct CodeFacts: Sendable, Hashable {
    /// A string that may be a name: an argument of any call, a raw value, what a function returns.
    struct Text: Sendable, Hashable {
        let text: String
        let place: TextPosition
        /// The place in ``contexts`` of what it belongs to; -1 for nothing.
        var context: Int32 = -1
    }

    /// A string that is put together, and may be a name.
    struct Composed: Sendable, Hashable {
        let string: StringExpression
        let place: TextPosition
        /// True where what is around it is about pictures or colors: few letters are enough.
        let isHinted: Bool
    }

    /// A member that is named behind a point.
    struct Member: Sendable, Hashable, Comparable {
        /// The word before the point; empty where none is.
        let type: String
        let name: String
        /// True where what is before it says that a picture or a color is wanted: `.tint(.cart)`, `image: .cart`.
        let isAsset: Bool

        static func < (left: Member, right: Member) -> Bool {
            (left.name, left.type, left.isAsset ? 1 : 0) < (right.name, right.type, right.isAsset ? 1 : 0)
        }
    }

    /// A file that cannot be read as what it is, and where.
    struct Problem: Sendable, Hashable {
        let place: TextPosition
        let words: String
    }

    /// The names that are used.
    var uses: [AssetUse] = []
    /// The strings that may be names.
    var texts: [Text] = []
    /// The strings that are put together and may be names.
    var composed: [Composed] = []
    /// The strings that have names.
    var definitions: [StringDefinition] = []
    /// Hashes of the parameters that calls give something else than a literal: see ``StringExpression/hash(of:)``.
    var openArguments: [UInt32] = []
    /// What texts belong to: a parameter such as `icon(imageName:)`, or a block of the file and what that declares,
    /// such as `{12 imageName`.
    ///
    /// Texts of one context are likely to be names of the same things.
    var contexts: [String] = []
    /// The members that Swift names behind a point: any may be a symbol.
    var members: [Member] = []
    /// The members that types of the file have, `Account.cloud`: cases and static members.
    ///
    /// One of them is meant, not a symbol, where it is named.
    var ownMembers: [String] = []
    /// The values that cases of enums are given, `Shade.50`.
    var rawValues: [String] = []
    /// The variables, properties, parameters and functions whose values calls of assets are given: `imageName` for
    /// `Image(item.imageName)` and for `Image(imageName(of: item))`.
    var givenNames: [String] = []
    /// The types that represent another: `RSImage` for `UIImage`.
    var aliases: [String: String] = [:]
    /// The types that the file declares under a name that frameworks have too.
    var ownTypes: [String] = []
    /// What `// tincture:uses` names.
    var globs: [String] = []
    /// True for code that a tool has written: what it lists is not used by that.
    var isGenerated = false
    /// True for code that tests the app.
    var isTest = false
    /// Where reading stopped because there is too much; nil where it came to the end.
    var end: TextPosition?
    /// What is wrong with the file.
    var problem: Problem?
}

/// A file of code and what it says.
package struct CodeFile: Sendable {
    let path: String
    var facts: CodeFacts
}
