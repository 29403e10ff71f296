internal import Foundation

/// The pictures that `Scripts/make-image-fixtures` makes, and what Pillow and LittleCMS see in them.
public enum ImageFixtures {
    /// What is expected of one picture.
    public struct Expectation: Decodable, Sendable {
        /// What the picture is there for.
        public let why: String
        /// The width of the upright picture.
        public let width: Int?
        /// The height of the upright picture.
        public let height: Int?
        /// Red, green and blue of the alpha-weighted mean in sRGB, 0 … 255.
        public let mean: [Double]?
        /// How far each of them may be off.
        public let tolerance: Double?
        /// Words that the warning must have; nil where there must be none.
        public let warning: String?
        /// Words that the error must have, for a picture that is refused.
        public let error: String?
    }

    /// The folder of the pictures.
    public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Images").path

    /// The pictures by name, sorted.
    public static let all: [(name: String, expectation: Expectation)] = {
        guard let data = FileManager.default.contents(atPath: folder + "/expected.json"),
            let expected = try? JSONDecoder().decode([String: Expectation].self, from: data)
        else { return [] }
        return expected.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }()

    /// The bytes of a picture.
    public static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
}
