/// A part of a preview sheet, as wide as the sheet without its margins.
protocol SheetBlock {
    /// The height of the part, in points.
    var height: Int { get }
    /// Draws the part, with its upper left corner at a location in points.
    func draw(on drawing: inout SheetDrawing, left: Int, top: Int)
}
