/// A token of a CSS text (CSS Syntax 3, section 4), limited to the kinds of tokens that colors contain.
struct CSSToken {
    enum Kind: Equatable {
        /// An identifier such as `red`, in lowercase.
        case word(String)
        /// The lowercase name of a function, without the opening parenthesis that follows the name in the text.
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
}
