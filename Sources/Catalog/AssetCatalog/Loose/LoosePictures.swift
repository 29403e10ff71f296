package import FileAccess
internal import ImageDecoding

/// The loose pictures of a folder, as the pages of a carousel.
package enum LoosePictures {
    /// The extensions of pictures, in lower case.
    package static let extensions = ImageFormat.allExtensions

    /// The paths of the pictures directly in a folder, those without pixels left out: one of each name, that of the
    /// largest scale, in the order in which people count (`loop2` before `loop10`).
    ///
    /// - Throws: ``FileFailure`` where the folder cannot be listed.
    package static func paths(in folder: String) throws(FileFailure) -> [String] {
        var best: [String: (scale: Int, file: String)] = [:]
        for file in try Folder(folder).names where !file.hasPrefix(".") {
            let name = LooseFileName(file)
            guard name.isPicture, !name.isVector, best[name.stem].map({ $0.scale < name.scale }) ?? true else {
                continue
            }
            best[name.stem] = (name.scale, file)
        }
        return best.keys.sorted(by: isCountedBefore).compactMap { best[$0]?.file }.map { FilePath.join(folder, $0) }
    }

    /// The name that code uses for a file: without its extension, scale and device.
    package static func name(of path: String) -> String { LooseFileName(FilePath.name(of: path)).stem }

    /// Whether a file's name is that of a picture without pixels.
    package static func isVector(_ name: String) -> Bool {
        let name = LooseFileName(name)
        return name.isPicture && name.isVector
    }

    /// Whether a name comes before another where runs of digits are numbers.
    private static func isCountedBefore(_ first: String, _ second: String) -> Bool {
        let (parts, others) = (Self.parts(of: first), Self.parts(of: second))
        for (part, other) in zip(parts, others) where part != other {
            guard let number = part.number, let otherNumber = other.number, number != otherNumber else {
                return part.text < other.text
            }
            return number < otherNumber
        }
        return (parts.count, first) < (others.count, second)
    }

    /// A run of digits or of other characters.
    private struct Part: Equatable {
        let text: String
        /// The number that it is; nil for no digits, and for more than a number holds.
        var number: Int? { Int(text) }
    }

    private static func parts(of name: String) -> [Part] {
        var texts: [String] = []
        var wasDigit: Bool?
        for character in name {
            let isDigit = ("0"..."9").contains(character)
            if isDigit == wasDigit { texts[texts.count - 1].append(character) } else { texts.append(String(character)) }
            wasDigit = isDigit
        }
        return texts.map(Part.init)
    }
}
