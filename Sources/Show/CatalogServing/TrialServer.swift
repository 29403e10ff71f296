internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import FileAccess
internal import OrderedJSON
internal import PictureAnalysis
internal import PreviewServer

/// The handler of pins that a person tries out, which computes a carousel with the same code as a compile.
final class TrialServer: Sendable {
    private struct State: Sendable {
        var generation = ""
        var tree = TreeFacts()
        /// The names of the carousels that were compiled from `tree`, without those that keep an earlier version.
        var carousels: Set<String> = []
        var content: PageContent?
    }

    private let state = Locked(State())
    /// The color tables of the last trial, most of which stay the same in the next.
    private let tables = TableMemory()

    /// Accepts trials for the page's new content, and from now on refuses those for earlier content.
    func follow(_ content: PageContent, _ tree: TreeFacts, generation: String) {
        let carousels = content.manifest.carousels.map(\.name).filter { content.keptCarousels[$0] == nil }
        let next = State(generation: generation, tree: tree, carousels: Set(carousels), content: content)
        state.withLock { $0 = next }
    }

    /// Answers a request such as `{"carousel": "home", "generation": "7-1", "pins": {"3": {"at": [0.1, 0.5]}}}`.
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
        var tree = state.tree
        tree.measure(CatalogCompiler.points(of: name, in: tree, changedBy: trial))
        self.state.withLock { [tree] in if $0.generation == state.generation { $0.tree = tree } }
        guard let carousel = CatalogCompiler.carousel(name, of: tree, changedBy: trial, tables: tables),
            let json = try? content.json(ofTrial: carousel)
        else { return refusal(422, "The carousel can't be made with these pins.") }
        return ServedSite.Editing.Reply(status: 200, json: Array(json.utf8))
    }
}

extension CarouselTrial {
    /// Reads changes such as `{"pins": {"3": "#C0C0C0", "4": null}, "backdrops": "bleed"}`; nil if one isn't valid.
    init?(_ request: JSONNode) {
        var pins: [Int: PinNotation?] = [:]
        for member in request["pins"]?.members ?? [] {
            guard let page = Int(member.name), page >= 0 else { return nil }
            if member.value == JSONNode(.null) {
                pins.updateValue(nil, forKey: page)
            } else if let pin = PinNotation.read(member.value) {
                pins.updateValue(pin, forKey: page)
            } else {
                return nil
            }
        }
        self.init(pins: pins)
        if let form = request["backdrops"] {
            guard let form = form.string.flatMap({ BackdropForm(rawValue: $0) }) else { return nil }
            backdrops = form
        }
    }
}

extension TreeFacts {
    /// Reads the colors around points of picture files, as a compile would if pages were pinned to them.
    fileprivate mutating func measure(_ points: [String: [SIMD2<Double>]]) {
        var reader = PictureReader(count: swatches)
        for (path, points) in points {
            guard let number = pictures.number(of: path),
                !points.allSatisfy({ pictures[number].outline.points[$0] != nil })
            else { continue }
            (reader.points, reader.wantsCells) = (points, pictures.cells(of: number) != nil)
            let facts = reader.facts(of: path)
            if facts.palette != nil { pictures.put(facts, isVerified: false, at: number) }
        }
    }
}
