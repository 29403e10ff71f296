import ColorEngine
import PlatformC

/// Answers the requests of `Scripts/lib/wasm/requests.py` from standard input, a line each.
@main
enum EngineProbe {
    static func main() {
        var input = standardInput[...]
        while let end = input.firstIndex(of: 10) {
            let words = String(decoding: input[..<end], as: UTF8.self).split(separator: " ")
            let numbers = words.dropFirst().compactMap { Int($0) }
            let count = numbers.last ?? 0
            let bytes = input[(end + 1)...].prefix(count)
            input = input[(end + 1)...].dropFirst(count)
            print(words[0] == "palette" ? palette(Array(bytes), numbers) : answer(bytes))
        }
    }

    private static func palette(_ bytes: [UInt8], _ numbers: [Int]) -> String {
        bytes.withUnsafeBufferPointer {
            ColorEngine.palette(rgba: $0, width: numbers[0], height: numbers[1], count: numbers[2])
        }
    }

    private static func answer(_ bytes: ArraySlice<UInt8>) -> String {
        let texts = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        return ColorEngine.answer(texts.map { String(decoding: $0, as: UTF8.self) })
    }

    private static var standardInput: [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(0, &part, part.count), count > 0 { bytes += part[..<count] }
        return bytes
    }
}
