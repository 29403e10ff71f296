internal import Foundation
internal import ImageDecoding

/// The pictures that `Scripts/make-image-fixtures` makes, and what Pillow and LittleCMS see in them.
package enum ImageFixtures {
    /// What is expected of one picture.
    package struct Expectation: Decodable, Sendable {
        /// What the picture is there for.
        package let why: String
        /// The width of the upright picture.
        package let width: Int?
        /// The height of the upright picture.
        package let height: Int?
        /// Red, green and blue of the alpha-weighted mean in sRGB, 0 … 255.
        package let mean: [Double]?
        /// How far each of them may be off.
        package let tolerance: Double?
        /// Words that the warning must have; nil where there must be none.
        package let warning: String?
        /// Words that the error must have, for a picture that is refused.
        package let error: String?
        /// The package trait without which the picture cannot be read; nil where every build reads it.
        package let trait: String?
    }

    /// The folder of the pictures.
    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images").path

    /// The pictures by name, sorted.
    package static let all: [(name: String, expectation: Expectation)] = {
        guard let data = FileManager.default.contents(atPath: folder + "/expected.json"),
            let expected = try? JSONDecoder().decode([String: Expectation].self, from: data)
        else { return [] }
        return expected.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }()

    /// Those among some pictures that this build reads.
    package static func readable(_ names: [String]) -> [String] {
        names.filter { name in
            guard let bytes = try? bytes(name), let format = try? ImageProbe.format(of: .bytes(bytes)) else {
                return true
            }
            return format.isDecodable
        }
    }

    /// The bytes of a picture.
    package static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
}
