internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import FileAccess
internal import OrderedJSON
internal import PreviewServer

/// The handler of trials: pins (backdrops that a person chooses) that are tried out before they are written.
///
/// It computes the carousel with the same code as a compile.
final class TrialServer: Sendable {
    private struct State: Sendable {
        var generation = ""
        var tree = TreeFacts()
        /// The names of the carousels that were compiled from `tree`, without those that keep an earlier version.
        var carousels: Set<String> = []
        var content: PageContent?
    }

    private let state = Locked(State())
    /// The color tables of the last trial.
    ///
    /// Most of them stay the same while a person tries colors on one carousel.
    private let tables = TableMemory()

    /// Accepts trials for the page's new content, and from now on refuses those for earlier content.
    func follow(_ content: PageContent, _ tree: TreeFacts, generation: String) {
        let carousels = content.manifest.carousels.map(\.name).filter { content.keptCarousels[$0] == nil }
        let next = State(generation: generation, tree: tree, carousels: Set(carousels), content: content)
        state.withLock { $0 = next }
    }

    /// Answers a request such as `{"carousel": "home", "generation": "7-1", "pins": {"3": "#C0C0C0", "4": null}}`.
    ///
    /// - Returns: the changed carousel as JSON for the page's script, or `{"error": …}`.
    func answer(_ body: [UInt8]) -> ServedSite.Editing.Reply {
        func refusal(_ status: Int32, _ words: String) -> ServedSite.Editing.Reply {
            let json = JSONWriter.text(.object([("error", .text(words))]), layout: .line)
            return ServedSite.Editing.Reply(status: status, json: Array(json.utf8))
        }
        guard let request = try? JSONParser.parse(body, maximumValues: 4000), let name = request["carousel"]?.string,
            let trial = CarouselTrial(request)
        else { return refusal(400, "This is not a valid trial.") }
        let state = state.withLock { $0 }
        guard request["generation"]?.string == state.generation, state.carousels.contains(name),
            let content = state.content
        else { return refusal(409, "The page was out of date. Try the color again.") }
        guard let carousel = CatalogCompiler.carousel(name, of: state.tree, changedBy: trial, tables: tables),
            let json = try? content.json(ofTrial: carousel)
        else { return refusal(422, "The carousel can't be made with these pins.") }
        return ServedSite.Editing.Reply(status: 200, json: Array(json.utf8))
    }
}

extension CarouselTrial {
    fileprivate init?(_ request: JSONNode) {
        var pins: [Int: PinNotation?] = [:]
        for member in request["pins"]?.members ?? [] {
            guard let page = Int(member.name) else { return nil }
            if member.value == JSONNode(.null) {
                pins.updateValue(nil, forKey: page)
            } else if let pin = PinNotation.read(member.value) {
                pins.updateValue(pin, forKey: page)
            } else {
                return nil
            }
        }
        self.init(pins: pins, backdrops: request["backdrops"]?.string.flatMap { BackdropForm(rawValue: $0) })
    }
}
