/// A part of a sheet, as wide as the sheet without its margins.
protocol SheetBlock {
    /// The height of the block, in points.
    var height: Int { get }
    /// Draws the block with its upper left corner at a location, in points.
    func draw(on drawing: inout SheetDrawing, left: Int, top: Int)
}
