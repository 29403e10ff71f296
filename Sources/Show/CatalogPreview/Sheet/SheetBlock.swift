/// A part of a preview sheet that is drawn across its whole width, between the margins.
protocol SheetBlock {
    /// The height of the part, in points.
    var height: Int { get }
    /// Draws the part, with its upper left corner at a location in points.
    func draw(on drawing: inout SheetDrawing, left: Int, top: Int)
}
