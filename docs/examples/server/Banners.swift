// The colors of banners that are uploaded to a server: a handler without a framework, and a program that runs it.
import Foundation
import TinctureDecoding

/// Answers an upload with the page that apps read, `CarouselBackdrop.Pages` or any other client.
struct BannerHandler {
    /// The most pixels of a banner: what a stranger uploads is refused beyond it, before it is decoded.
    var limit = 4_000_000

    /// The answer to a request with a picture as its body.
    ///
    /// - Parameters:
    ///   - name: the name or the address by which apps load the picture.
    ///   - body: the bytes of the file.
    /// - Returns: the status of HTTP, and JSON.
    func respond(name: String, body: [UInt8]) async throws -> (status: Int, json: Data) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            let picture = try await DecodedPicture(bytes: body, limit: limit, memory: 64 << 20)
            guard let palette = picture.palette else {
                return (422, try encoder.encode(["error": "The picture is fully transparent."]))
            }
            return (200, try encoder.encode(CarouselBackdrop.Pages([palette.page(image: name)])))
        } catch let failure as DecodedPicture.Failure {
            return (422, try encoder.encode(["error": failure.description]))
        }
    }
}
