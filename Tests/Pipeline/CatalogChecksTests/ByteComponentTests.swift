import CatalogChecks
import Diagnostics
import TestTrees
import Testing

@Suite("Bytes that were meant as fractions")
struct ByteComponentTests {
    @Test(
        "Alpha 1 … 254 and colors of 0 and 1 are reported, plain black and alpha 0 and 255 are not",
        arguments: [
            (#""red": "0", "green": "0", "blue": "0", "alpha": "1""#, 1),
            (#""red": "0", "green": "0", "blue": "0", "alpha": "128""#, 1),
            (#""red": "0", "green": "1", "blue": "0", "alpha": "1.000""#, 1),
            (#""red": "1", "green": "1", "blue": "1", "alpha": "1""#, 2),
            (#""red": "0", "green": "0", "blue": "0", "alpha": "0""#, 0),
            (#""red": "0", "green": "0", "blue": "0", "alpha": "255""#, 0),
            (#""red": "1", "green": "128", "blue": "0", "alpha": "1.000""#, 0),
            (#""red": 1, "green": 0, "blue": 0, "alpha": 1"#, 0),
        ])
    func reported(components: String, count: Int) async throws {
        let folder = try TemporaryFolder()
        try folder.addColorSet(
            "A.xcassets/Leaf.colorset",
            colors: #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}}"#)
        let findings = await folder.findings().filter { $0.rule == .byteComponent }
        #expect(findings.count == count)
    }
}
