internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import ColorScience
internal import FileAccess
internal import OrderedJSON
internal import PreviewServer

/// Writes pins (backdrops set by hand) from the page into the file that lists the pages, and undoes these edits.
///
/// A request names a carousel and pages, never a file. The writer refuses a request if the page or the files differ
/// from the last compiled state.
///
/// The server answers requests one after the other on its own thread. So files are read and written without the lock,
/// which only protects the state from the compiling thread.
final class PinWriter: Sendable {
    private struct Shown: Sendable {
        /// The identifier of the page state that shows the catalog.
        var generation = ""
        /// The pictures on the pages of each carousel that can be edited, by carousel name.
        var pages: [String: [String]] = [:]
        /// The files that list the pages, by carousel name.
        var lists: [String: PageListFile] = [:]
        /// The stamps of the files when the compiler read them, by path.
        var stamps: [String: FileStamp] = [:]
    }

    private struct Edit: Sendable {
        let number: Int
        let carousel: String
        /// The change in words, such as "loop4 pinned to #C0C0C0".
        let words: String
        let path: String
        let before: [UInt8]
        let after: [UInt8]
    }

    private struct State: Sendable {
        var shown = Shown()
        /// The edits that can be undone, the latest last.
        var edits: [Edit] = []
        /// The undone edits that can be redone, the last undone edit at the end; the next new edit empties the list.
        var undone: [Edit] = []
        var count = 0
    }

    /// The reason why nothing is written, as a reply to the request.
    private struct Refusal: Error {
        let status: Int32
        let words: String
    }

    private static let mostEdits = 200

    /// The token that a request must contain, so that other sites in the browser can't write files.
    let token: String
    private let configuration: String
    private let state = Locked(State())

    init(configuration: String) {
        self.configuration = configuration
        // Swift's default generator is cryptographically secure on Apple platforms and Linux, so its numbers can be a
        // secret.
        token = (0..<16).map { _ in String(UInt8.random(in: 16...255), radix: 16) }.joined()
    }

    /// Accepts pins for a new state of the page, and refuses pins for earlier ones.
    ///
    /// - Parameters:
    ///   - content: the content of the page.
    ///   - generation: the identifier of the state.
    ///   - looks: the files that the catalog was compiled from.
    func follow(_ content: PageContent, generation: String, looks: [FileTrace.Look]) {
        var shown = Shown(generation: generation)
        if content.failure == nil {
            for carousel in content.manifest.carousels where content.keptCarousels[carousel.name] == nil {
                shown.pages[carousel.name] = carousel.pages.map(\.image)
                shown.lists[carousel.name] = content.pageLists[carousel.name]
            }
            let files = Set(shown.lists.values.map(\.file) + [configuration])
            for look in looks where look.aspect == .content && files.contains(look.path) {
                shown.stamps[look.path] = look.stamp
            }
        }
        state.withLock { [shown] in $0.shown = shown }
    }

    var editing: ServedSite.Editing {
        ServedSite.Editing(token: token) { [self] body in
            do throws(Refusal) {
                let file = try answer(body)
                return reply(200, file.map { [("file", .text($0))] } ?? [])
            } catch {
                return reply(error.status, [("error", .text(error.words))])
            }
        }
    }

    private func reply(_ status: Int32, _ members: [(String, JSONNode)]) -> ServedSite.Editing.Reply {
        func list(_ edits: [Edit]) -> JSONNode {
            .list(
                edits.map { edit in
                    .object([
                        ("number", .integer(edit.number)), ("carousel", .text(edit.carousel)),
                        ("words", .text(edit.words)), ("file", .text(edit.path)),
                    ])
                })
        }
        let state = state.withLock { $0 }
        let lists = [("edits", list(state.edits)), ("undone", list(state.undone))]
        return ServedSite.Editing.Reply(
            status: status, json: Array(JSONWriter.text(.object(members + lists), layout: .line).utf8))
    }

    /// Handles a request.
    ///
    /// - Returns: the path of the written file; nil for a request that only lists the edits.
    private func answer(_ body: [UInt8]) throws(Refusal) -> String? {
        guard let request = try? JSONParser.parse(body, maximumValues: 4000) else {
            throw Refusal(status: 400, words: "This is not a valid edit.")
        }
        let state = state.withLock { $0 }
        if request["list"] != nil { return nil }
        if let number = request["undo"]?.number { return try undo(number, state) }
        if let number = request["redo"]?.number { return try redo(number, state) }
        let edit = try edit(request, state)
        try Self.write(edit.before, edit.after, to: edit.path)
        self.state.withLock { state in
            state.edits = Array((state.edits + [edit]).suffix(Self.mostEdits))
            (state.undone, state.count) = ([], edit.number)
        }
        return edit.path
    }

    private func undo(_ number: Double, _ state: State) throws(Refusal) -> String {
        guard let last = state.edits.last, Double(last.number) == number else {
            throw Refusal(status: 409, words: "There is a later change. Undo that first.")
        }
        try replace(last.after, with: last.before, at: last.path)
        self.state.withLock { state in state.undone += [state.edits.popLast()].compactMap(\.self) }
        return last.path
    }

    private func redo(_ number: Double, _ state: State) throws(Refusal) -> String {
        guard let last = state.undone.last, Double(last.number) == number else {
            throw Refusal(status: 409, words: "There is a later change, so this one can't be redone.")
        }
        try replace(last.before, with: last.after, at: last.path)
        self.state.withLock { state in state.edits += [state.undone.popLast()].compactMap(\.self) }
        return last.path
    }

    /// Undoes or redoes an edit of a file.
    private func replace(_ former: [UInt8], with new: [UInt8], at path: String) throws(Refusal) {
        do throws(Refusal) {
            try Self.write(former, new, to: path)
        } catch {
            // Someone else changed the file, so no edit of this file can be undone or redone.
            if error.status == 409 {
                state.withLock { state in
                    state.edits.removeAll { $0.path == path }
                    state.undone.removeAll { $0.path == path }
                }
            }
            throw error
        }
    }

    private enum Change {
        /// The pins of pages, by page index; nil removes the existing pin of a page.
        case pins([(page: Int, pin: PinNotation?)])
        case backdrops(BackdropForm)
    }

    private static func change(_ request: JSONNode) -> Change? {
        if let form = request["backdrops"]?.string.flatMap({ BackdropForm(rawValue: $0) }) { return .backdrops(form) }
        guard let members = request["pins"]?.members, !members.isEmpty else { return nil }
        var pins: [(page: Int, pin: PinNotation?)] = []
        for member in members {
            guard let page = Int(member.name), page >= 0 else { return nil }
            if member.value == JSONNode(.null) {
                pins.append((page, nil))
            } else if let pin = PinNotation.read(member.value) {
                pins.append((page, pin))
            } else {
                return nil
            }
        }
        return .pins(pins)
    }

    private func edit(_ request: JSONNode, _ state: State) throws(Refusal) -> Edit {
        guard let carousel = request["carousel"]?.string, let generation = request["generation"]?.string,
            let change = Self.change(request)
        else { throw Refusal(status: 400, words: "This is not a valid edit.") }
        let shown = state.shown
        guard generation == shown.generation else {
            throw Refusal(status: 409, words: "The page was out of date. Check it, and write again.")
        }
        guard let list = shown.lists[carousel], let pages = shown.pages[carousel] else {
            throw Refusal(
                status: 409, words: "There is no such carousel, or its pages have an error. Fix the error first.")
        }
        if case .pins(let pins) = change, !pins.allSatisfy({ pages.indices.contains($0.page) }) {
            throw Refusal(
                status: 409, words: "There is no such page, or the carousel's pages have an error. Fix the error first."
            )
        }
        let path = if case .backdrops = change { configuration } else { list.file }
        for path in [configuration, path] {
            guard let stamp = shown.stamps[path], stamp.agrees(with: FileStamp(of: path), in: .content) else {
                throw Refusal(
                    status: 409, words: "\(path) has changed in the meantime. Check the page, and write again.")
            }
        }
        guard path == configuration || Self.isInside(path, configuration) else {
            throw Refusal(
                status: 403,
                words: "\(path) is outside the working copy of \(configuration). Change it in an editor.")
        }
        let before: [UInt8]
        do throws(FileFailure) {
            before = try RegularFile.bytes(of: path)
        } catch {
            throw Refusal(status: 409, words: "\(path) \(error).")
        }
        do throws(PinRefusal) {
            let (after, words) = try Self.changed(before, carousel, pages, isData: list.isData, by: change)
            return Edit(
                number: state.count + 1, carousel: carousel, words: words, path: path, before: before, after: after)
        } catch {
            throw Refusal(status: 422, words: "\(error)")
        }
    }

    /// Returns the new content of a file, and the change in words.
    private static func changed(
        _ bytes: [UInt8], _ carousel: String, _ pages: [String], isData: Bool, by change: Change
    ) throws(PinRefusal) -> (bytes: [UInt8], words: String) {
        switch change {
        case .backdrops(let form):
            return (
                try ConfigurationEdit.setBackdrops(bytes, carousel: carousel, to: form),
                "backdrops of \(carousel): \(form.rawValue)"
            )
        case .pins(let pins):
            var bytes = bytes
            for (page, pin) in pins {
                bytes =
                    isData
                    ? try PageListEdit.pinned(bytes, page: page, to: pin)
                    : try ConfigurationEdit.pinned(bytes, carousel: carousel, page: page, to: pin)
            }
            guard pins.count == 1, let (page, pin) = pins.first else { return (bytes, "pins of \(pins.count) pages") }
            return (bytes, pin.map { "\(pages[page]) pinned to \($0.plainWords)" } ?? "pin of \(pages[page]) removed")
        }
    }

    /// Whether a data file is in the working copy of the configuration.
    ///
    /// A configuration may name any file, so the path of the data file is checked. A symbolic link is refused later,
    /// when the file is written.
    private static func isInside(_ path: String, _ configuration: String) -> Bool {
        WorkingCopy.holds(
            FilePath.folder(of: path), ofFile: configuration,
            currentFolder: CurrentProcess.folder)
    }

    private static func write(_ before: [UInt8], _ after: [UInt8], to path: String) throws(Refusal) {
        do throws(FileReplacement.Refusal) {
            try FileReplacement.replace(before, with: after, at: path)
        } catch {
            throw Refusal(status: error == .changed ? 409 : 403, words: "\(path) \(error).")
        }
    }
}

extension PinNotation {
    fileprivate var plainWords: String {
        switch self {
        case .color(let color): color.hex
        case .reference(let reference): reference.point == nil ? "\(reference)" : "point \(reference)"
        }
    }
}
