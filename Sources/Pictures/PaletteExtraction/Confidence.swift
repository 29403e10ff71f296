/// How sure the choice of a color is: by how much the first candidate leads the second, in parts of what all have, 0 …
/// 1.
package struct Confidence: Sendable, Hashable {
    /// For the backdrop: the lead in score, or the share of the border where that is plain, or how much of the outline
    /// of a cut-out the backdrop sets off.
    package let backdrop: Double
    /// For the bleed: the lead in the share of the upper, left and right border, 0 where there is none.
    package let bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}
