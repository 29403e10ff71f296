import Foundation
import Testing

@testable import CodeScanning

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    @Test("No damage to a binary property list is a trap, and every one that cannot be read is noted")
    func damagedPropertyList() throws {
        let list: [String: Any] = ["a": ["Sale", "植物"], "long": String(repeating: "x", count: 300)]
        let whole = [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        #expect(
            BinaryPropertyList.texts(whole).map { Set($0.map(\.text)) }?.isSuperset(of: ["Sale", "植物", "a"]) == true)
        for index in whole.indices {
            for value in [0, 0x0F, 0x5F, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[index] = value
                _ = BinaryPropertyList.texts(bytes)
            }
            #expect(BinaryPropertyList.texts(Array(whole[..<index])) == nil)
        }
    }
}
