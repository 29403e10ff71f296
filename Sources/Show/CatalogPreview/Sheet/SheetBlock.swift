/// A part of a preview sheet, as wide as the sheet without its margins.
protocol SheetBlock {
    var height: Int { get }
    func draw(on drawing: inout SheetDrawing, left: Int, top: Int)
}
