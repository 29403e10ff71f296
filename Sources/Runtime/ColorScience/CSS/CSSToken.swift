/// A piece of a CSS text (CSS Syntax 3, section 4), as far as colors need it.
struct CSSToken {
    enum Kind: Equatable {
        /// A word, in lower case.
        case word(String)
        /// A word with its opening parenthesis, in lower case.
        case function(String)
        /// What follows `#`.
        case hash(String)
        /// A number without a unit.
        case number(Double)
        case percentage(Double)
        /// A number with a unit in lower case.
        case dimension(Double, unit: String)
        case comma
        case slash
        case close
        /// Any other character.
        case other
        case end
    }

    let kind: Kind
    let text: String
    /// The character that it begins with, counted from 1.
    let column: Int
}
