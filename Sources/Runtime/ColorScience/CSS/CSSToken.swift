/// A token of a CSS text (CSS Syntax 3, section 4), limited to the kinds in colors.
struct CSSToken {
    enum Kind: Equatable {
        /// A word, in lowercase.
        case word(String)
        /// A lowercase word that an opening parenthesis follows.
        case function(String)
        /// The text after `#`.
        case hash(String)
        case number(Double)
        case percentage(Double)
        /// A number with its unit in lowercase.
        case dimension(Double, unit: String)
        case comma
        case slash
        case close
        case other
        case end
    }

    let kind: Kind
    let text: String
    /// The column of the token's first character, from 1.
    let column: Int
}
