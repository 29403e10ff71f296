// Prints what the handler answers for each file that is named.
import Foundation

let handler = BannerHandler()
for path in CommandLine.arguments.dropFirst() {
    let body = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    let (status, json) = try await handler.respond(name: path, body: body)
    print(status, String(decoding: json, as: UTF8.self))
}
