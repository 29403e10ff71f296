internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import OrderedJSON
internal import PaletteExtraction

/// A line of `tincture extract --format ndjson`: all facts about a picture's content that a manifest needs.
///
/// Numbers are already rounded as in the manifest. The parts of a palette that only an explanation needs are missing.
struct PaletteRecord {
    let hash: ContentHash
    let settings: ExtractionSettings
    let facts: PictureFacts

    /// Creates the record from the JSON object of a line; nil for a picture that the other run couldn't use, and that
    /// this run reads again to report the reason.
    init?(_ node: JSONNode) throws(MalformedRecord) {
        guard node.members != nil else {
            throw MalformedRecord("an object was expected, not \(node.kindInWords)", node)
        }
        guard try node.integer("version") == Extraction.version else {
            throw MalformedRecord(
                "another version of tincture wrote this palette (its \"version\" is unknown)", node["version"])
        }
        if node["error"]?.string != nil { return nil }
        let digits = try node.text("sha256")
        guard let hash = ContentHash(hex: digits) else { throw MalformedRecord("malformed \"sha256\"", node["sha256"]) }
        self.hash = hash
        settings = try ExtractionSettings(try node.member("settings"))
        var facts = PictureFacts()
        facts.header = try ImageHeader(record: node)
        facts.palette = try Palette(record: node)
        if let text = node["thumbhash"] {
            guard let bytes = text.string.flatMap({ Base64.bytes($0) }) else {
                throw MalformedRecord("malformed \"thumbhash\"", text)
            }
            facts.placeholder = bytes
        }
        facts.diagnostics = try node.list("findings").map { (finding) throws(MalformedRecord) in
            Diagnostic(
                try finding.word("severity", Diagnostic.Severity.init),
                try finding.word("rule", Rule.init(rawValue:)), try finding.text("message"))
        }
        self.facts = facts
    }
}

struct MalformedRecord: Error {
    let reason: String
    /// The line and column of the problem, where the line is always 1; nil for the whole line.
    let place: TextPosition?

    init(_ reason: String, _ node: JSONNode?) {
        self.reason = reason
        place = node?.place
    }
}

extension ExtractionSettings {
    fileprivate init(_ node: JSONNode) throws(MalformedRecord) {
        self.init(tool: try node.text("tool"), count: try node.integer("count"))
        maxPixels = try node.integer("maxPixels")
        maxMemory = try node.integer("maxMemory")
        guard let fullResolution = try node.member("fullResolution").bool else {
            throw MalformedRecord("malformed \"fullResolution\"", node)
        }
        self.fullResolution = fullResolution
        placeholders = node["placeholders"]?.bool == true ? true : nil
        let numbers = try node.list("region").compactMap(\.number)
        region = numbers.isEmpty ? nil : numbers
    }
}

extension ImageHeader {
    fileprivate init(record node: JSONNode) throws(MalformedRecord) {
        self.init(format: try node.word("format", ImageFormat.init(rawValue:)))
        // Accepts formats that another build of this program can decode, because that build may have found the colors.
        guard isDecodable || format.trait != nil else {
            throw MalformedRecord("this build of tincture can't decode pictures of this format", node["format"])
        }
        pixelWidth = try node.integer("width")
        pixelHeight = try node.integer("height")
        hasAlpha = node["hasAlpha"]?.bool
        colorProfile = node["colorProfile"]?.string
    }
}

extension Palette {
    fileprivate init?(record node: JSONNode) throws(MalformedRecord) {
        let swatches = try node.list("swatches").map { (swatch) throws(MalformedRecord) in try Swatch(record: swatch) }
        if swatches.isEmpty { return nil }
        var roles: [SwatchRole: SRGB8] = [:]
        if let named = try node.object("roles") {
            for role in SwatchRole.allCases { roles[role] = try named.colorIfAny(role.rawValue) }
        }
        var edges: [PictureLayout.Side: SRGB8] = [:]
        if let sides = try node.object("edges") {
            for side in PictureLayout.Side.allCases { edges[side] = try sides.colorIfAny("\(side)") }
        }
        let ground: PictureGround? =
            node["background"]?.string == "transparent"
            ? .transparent : try node.colorIfAny("background").map { .plain($0) }
        let stops = try node.list("backdropGradient").map { (stop) throws(MalformedRecord) in try stop.color("hex") }
        let confidence = try node.member("confidence")
        let candidates = try node.list("candidates").map { (candidate) throws(MalformedRecord) in
            guard let color = candidate.string.flatMap({ SRGB8(hex: $0) }) else {
                throw MalformedRecord("malformed \"candidates\"", candidate)
            }
            return color
        }
        var wide: [SRGB8: Components] = [:]
        for entry in try node.list("displayP3") {
            wide[try entry.color("hex")] = try Components(displayP3: try entry.list("components"), of: entry)
        }
        self.init(
            swatches: swatches, roles: roles, edges: edges, ground: ground, mean: try node.color("mean"),
            backdropCandidates: [], backdrop: try node.color("backdrop"),
            backdropGradient: stops.count < 2 ? nil : stops,
            bleed: try node.color("bleed"),
            confidence: Confidence(backdrop: try confidence.real("backdrop"), bleed: try confidence.real("bleed")),
            candidates: candidates, tintBlock: try node.colorIfAny("tintBlock"), displayP3: wide)
    }
}

extension Swatch {
    fileprivate init(record node: JSONNode) throws(MalformedRecord) {
        let components = try node.list("displayP3")
        self.init(
            color: try node.color("hex"), weight: try node.real("weight"),
            role: node["role"] == nil ? nil : try node.word("role", SwatchRole.init),
            displayP3: components.isEmpty ? nil : try Components(displayP3: components, of: node))
    }
}

extension Components {
    fileprivate init(displayP3 list: [JSONNode], of node: JSONNode) throws(MalformedRecord) {
        let numbers = list.compactMap(\.number)
        guard numbers.count == 3, list.count == 3 else { throw MalformedRecord("malformed \"displayP3\"", node) }
        self.init(numbers[0], numbers[1], numbers[2])
    }
}

extension JSONNode {
    fileprivate func member(_ name: String) throws(MalformedRecord) -> JSONNode {
        guard let node = self[name] else { throw MalformedRecord("\"\(name)\" is missing", self) }
        return node
    }

    /// Returns the member with a name, converted by `read`; throws if it is missing or `read` returns nil.
    fileprivate func value<Value>(
        _ name: String, _ read: (JSONNode) -> Value?
    ) throws(MalformedRecord) -> Value {
        let node = try member(name)
        guard let value = read(node) else { throw MalformedRecord("\"\(name)\" is malformed", node) }
        return value
    }

    fileprivate func text(_ name: String) throws(MalformedRecord) -> String { try value(name) { $0.string } }

    fileprivate func word<Word>(_ name: String, _ make: (String) -> Word?) throws(MalformedRecord) -> Word {
        guard let word = make(try text(name)) else {
            throw MalformedRecord("\"\(name)\" has an unknown value", self[name])
        }
        return word
    }

    fileprivate func real(_ name: String) throws(MalformedRecord) -> Double {
        try value(name) { node in node.number.flatMap { $0.isFinite ? $0 : nil } }
    }

    fileprivate func integer(_ name: String) throws(MalformedRecord) -> Int {
        try value(name) { $0.number.flatMap { Int(exactly: $0) } }
    }

    fileprivate func color(_ name: String) throws(MalformedRecord) -> SRGB8 {
        try value(name) { $0.string.flatMap { SRGB8(hex: $0) } }
    }

    fileprivate func colorIfAny(_ name: String) throws(MalformedRecord) -> SRGB8? {
        self[name] == nil ? nil : try color(name)
    }

    /// Returns the member with a name, which must be an object; nil if there is no such member.
    fileprivate func object(_ name: String) throws(MalformedRecord) -> JSONNode? {
        self[name] == nil ? nil : try value(name) { $0.members == nil ? nil : $0 }
    }

    /// Returns the elements of the member with a name, which must be a list; empty if there is no such member.
    fileprivate func list(_ name: String) throws(MalformedRecord) -> [JSONNode] {
        self[name] == nil ? [] : try value(name) { $0.elements }
    }
}
