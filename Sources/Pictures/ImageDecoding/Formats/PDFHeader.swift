/// A reader of the size of a PDF's page (ISO 32000-2, section 7.7.3.3: `MediaBox`, in points).
enum PDFHeader {
    static func read(_ prefix: [UInt8]) -> ImageHeader {
        var header = ImageHeader(format: .pdf)
        // If pages are compressed, rotated or of several sizes, the size can't be read easily and remains unknown.
        let boxes = Set(mediaBoxes(prefix))
        if boxes.count == 1, let box = boxes.first, firstOffset(of: "/Rotate", in: prefix[...]) == nil {
            header.pointWidth = box[2] - box[0]
            header.pointHeight = box[3] - box[1]
        }
        return header
    }

    private static func mediaBoxes(_ bytes: [UInt8]) -> [[Double]] {
        var boxes: [[Double]] = []
        var rest = bytes[...]
        while let offset = firstOffset(of: "/MediaBox", in: rest) {
            rest = rest[(offset + "/MediaBox".utf8.count)...]
            guard let open = rest.prefix(8).firstIndex(of: UInt8(ascii: "[")),
                let close = rest.prefix(200).firstIndex(of: UInt8(ascii: "]")), open < close
            else { continue }
            let text = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
            let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
            if numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > numbers[0], numbers[3] > numbers[1] {
                boxes.append(numbers)
            }
        }
        return boxes
    }

    private static func firstOffset(of word: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
        word.withUTF8Buffer { word in
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: word[0]) {
                if bytes[found...].starts(with: word) { return found }
                start = found + 1
            }
            return nil
        }
    }
}
