package import FileAccess
internal import ImageDecoding

/// The loose pictures (outside asset catalogs) of a folder, which become the pages of a carousel.
package enum LoosePictures {
    package static let extensions = ImageFormat.allExtensions

    /// Returns the paths of the pictures directly in a folder, except vector pictures, which have no pixels.
    ///
    /// Of files that differ only in scale, device or extension, only the first with the largest scale is returned. The
    /// paths are sorted by name, with digits compared as numbers: `loop2` comes before `loop10`.
    ///
    /// - Throws: ``FileFailure`` if the folder can't be listed.
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

    /// Returns the name by which code loads a picture: without extension, scale and device.
    package static func name(of path: String) -> String { LooseFileName(FilePath.name(of: path)).stem }

    package static func isVector(_ name: String) -> Bool {
        let name = LooseFileName(name)
        return name.isPicture && name.isVector
    }

    private static func isCountedBefore(_ first: String, _ second: String) -> Bool {
        let (parts, others) = (Self.parts(of: first), Self.parts(of: second))
        for (part, other) in zip(parts, others) where part != other {
            guard let number = Int(part), let otherNumber = Int(other), number != otherNumber else {
                return part < other
            }
            return number < otherNumber
        }
        return (parts.count, first) < (others.count, second)
    }

    /// Returns the parts of a name that consist only of digits, or contain none.
    private static func parts(of name: String) -> [String] {
        var texts: [String] = []
        var wasDigit: Bool?
        for character in name {
            let isDigit = ("0"..."9").contains(character)
            if isDigit == wasDigit { texts[texts.count - 1].append(character) } else { texts.append(String(character)) }
            wasDigit = isDigit
        }
        return texts
    }
}
