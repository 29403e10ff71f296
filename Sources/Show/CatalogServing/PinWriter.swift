internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import ColorScience
internal import FileAccess
internal import OrderedJSON
internal import PreviewServer

/// A writer of pins (backdrops that a person chooses on the page), and of names whose findings a person silences.
///
/// A request names a carousel and pages, or a list of names, never a file. It is refused if the page or the files have
/// changed since the last compile.
///
/// The server answers requests one after the other on its own thread. So files are read and written without the lock,
/// which only protects `state` from the thread that compiles.
final class PinWriter: Sendable {
    private struct Shown: Sendable {
        var generation = ""
        /// Whether the page shows an earlier catalog, because the last compile failed.
        var hasFailed = false
        /// The pages of each carousel that can be edited.
        var pages: [String: [CarouselEntry.Page]] = [:]
        var lists: [String: PageListFile] = [:]
        /// The stamps that the files had when they were compiled, keyed by path.
        var stamps: [String: FileStamp] = [:]
    }

    private struct FileChange: Sendable {
        let path: String
        let before: [UInt8]
        let after: [UInt8]

        var inverse: FileChange { FileChange(path: path, before: after, after: before) }
    }

    private struct Edit: Sendable {
        let number: Int
        /// The carousel; empty if a finding was silenced.
        let carousel: String
        /// The pictures of the changed pages; empty if the form of all pages changed.
        let pages: [String]
        /// The colors of the pin that each page had, from the top; empty for none.
        let before: [[String]]
        let words: String
        let files: [FileChange]

        var paths: String { files.map(\.path).joined(separator: " and ") }
    }

    private struct State: Sendable {
        var shown = Shown()
        /// The edits that can be undone; the latest is last.
        var edits: [Edit] = []
        /// The undone edits, the last to be redone first; a new edit empties the list.
        var undone: [Edit] = []
        var count = 0
        /// The reason why edits can no longer be undone or redone, until the next edit.
        var forgotten = ""

        /// Returns the content that a file has unless something else changed it; nil without an edit.
        func expectedContent(of path: String) -> [UInt8]? {
            func last(_ edits: [Edit]) -> FileChange? {
                edits.lazy.reversed().compactMap { $0.files.first { $0.path == path } }.first
            }
            return last(edits)?.after ?? last(undone)?.before
        }

        /// Removes the edits of files that something else has changed, because to undo them would revert that change.
        mutating func forget(_ paths: Set<String>) {
            guard !paths.isEmpty else { return }
            let isStale = { (edit: Edit) in edit.files.contains { paths.contains($0.path) } }
            edits.removeAll(where: isStale)
            undone.removeAll(where: isStale)
            forgotten =
                "\(paths.sorted().joined(separator: " and ")) changed outside this page. Earlier edits can be undone or redone only if the former content comes back."
        }
    }

    private struct Refusal: Error {
        static let invalid = Refusal("This is not a valid edit.", status: 400)

        let words: String
        let status: Int32

        init(_ words: String, status: Int32 = 409) { (self.words, self.status) = (words, status) }
    }

    private static let mostEdits = 200

    /// The secret that each request must contain, so that other websites in the browser can't write files.
    let token: String
    private let configuration: String
    private let state = Locked(State())

    init(configuration: String) {
        self.configuration = configuration
        // Swift's default generator is cryptographically secure on Apple platforms and Linux.
        token = (0..<16).map { _ in String(UInt8.random(in: 16...255), radix: 16) }.joined()
    }

    /// Accepts pins from windows that show the page's new content, and from now on refuses those for earlier content.
    ///
    /// - Parameter looks: the record of the files from which the catalog was compiled.
    func follow(_ content: PageContent, generation: String, looks: [FileTrace.Look]) {
        var shown = Shown(generation: generation, hasFailed: content.failure != nil)
        if content.failure == nil {
            for carousel in content.manifest.carousels where content.keptCarousels[carousel.name] == nil {
                shown.pages[carousel.name] = carousel.pages
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
                        ("pages", .words(edit.pages)),
                        ("before", .list(edit.before.map { .words($0) })),
                        ("words", .text(edit.words)), ("file", .text(edit.paths)),
                    ])
                })
        }
        let state = current()
        let isCompiled = state.shown.stamps.allSatisfy { path, stamp in
            stamp.agrees(with: FileStamp(of: path), in: .content)
        }
        let lists = [
            ("edits", list(state.edits)), ("undone", list(state.undone)), ("forgotten", .text(state.forgotten)),
            ("generation", .text(state.shown.generation)), ("isCompiled", JSONNode(.bool(isCompiled))),
        ]
        return ServedSite.Editing.Reply(
            status: status, json: Array(JSONWriter.text(.object(members + lists), layout: .line).utf8))
    }

    /// Writes, undoes or redoes an edit, and returns the paths of the files; nil if the request only lists the edits.
    private func answer(_ body: [UInt8]) throws(Refusal) -> String? {
        guard let request = try? JSONParser.parse(body, maximumValues: 4000) else {
            throw .invalid
        }
        let state = current()
        if request["list"] != nil { return nil }
        if let number = request["undo"]?.number { return try step(number, isUndo: true, state) }
        if let number = request["redo"]?.number { return try step(number, isUndo: false, state) }
        let edit = try edit(request, state)
        try Self.write(edit.files)
        self.state.withLock { [state] in
            $0.edits = Array((state.edits + [edit]).suffix(Self.mostEdits))
            ($0.undone, $0.count) = ([], edit.number)
        }
        return edit.paths
    }

    /// Returns the state with the edits that can be undone or redone now, until their files change again.
    private func current() -> State {
        var state = state.withLock { $0 }
        let paths = Set((state.edits + state.undone).flatMap { $0.files.map(\.path) })
        state.forget(paths.filter { state.expectedContent(of: $0) != (try? RegularFile.bytes(of: $0)) })
        return state
    }

    /// Undoes the last edit, or redoes the edit that was undone last, if that has a number.
    private func step(_ number: Double, isUndo: Bool, _ state: State) throws(Refusal) -> String {
        func refusal(_ state: State) -> Refusal? {
            let participle = isUndo ? "undone" : "redone"
            return state.forgotten.isEmpty ? nil : Refusal("Nothing was \(participle): \(state.forgotten)")
        }
        guard let last = (isUndo ? state.edits : state.undone).last, Double(last.number) == number else {
            let advice = isUndo ? ". Undo that first." : ", so this one can't be redone."
            throw refusal(state) ?? Refusal("There is a later change\(advice)")
        }
        do throws(Refusal) {
            try Self.write(isUndo ? last.files.map(\.inverse).reversed() : last.files)
        } catch {
            // Something else may have changed a file after the check above.
            throw error.status == 409 ? refusal(current()) ?? error : error
        }
        self.state.withLock { [last] in
            $0.edits.removeAll { $0.number == last.number }
            $0.undone.removeAll { $0.number == last.number }
            if isUndo { $0.undone.append(last) } else { $0.edits.append(last) }
        }
        return last.paths
    }

    private func edit(_ request: JSONNode, _ state: State) throws(Refusal) -> Edit {
        let shown = state.shown
        guard let generation = request["generation"]?.string else { throw .invalid }
        guard generation == shown.generation else {
            throw Refusal(
                "The page was out of date, so nothing was written. It now shows the latest state: check it, and write again."
            )
        }
        guard !shown.hasFailed else {
            throw Refusal("The configuration has an error. Fix it, then write again.")
        }
        if let silence = request["silence"] { return try silenceEdit(silence, state) }
        guard let carousel = request["carousel"]?.string, let change = CarouselTrial(request),
            change.backdrops != nil || !change.pins.isEmpty
        else { throw .invalid }
        guard let list = shown.lists[carousel], let pages = shown.pages[carousel] else {
            throw Refusal("There is no such carousel, or its pages have an error. Fix the error first.")
        }
        guard change.pins.keys.allSatisfy(pages.indices.contains) else {
            throw Refusal("There is no such page, or the carousel's pages have an error. Fix the error first.")
        }
        let pathOfPins = change.pins.isEmpty ? configuration : list.file
        for path in [configuration, pathOfPins] { try Self.requireUnchanged(path, shown) }
        // A configuration may take a data file from anywhere. A link is refused later, when the file is written.
        guard
            pathOfPins == configuration
                || WorkingCopy.holds(
                    FilePath.folder(of: pathOfPins), ofFile: configuration, currentFolder: CurrentProcess.folder)
        else {
            throw Refusal(
                "\(pathOfPins) is outside the Git working copy that contains \(configuration), so it was not changed. Edit \(pathOfPins) by hand.",
                status: 403)
        }
        var files: [FileChange] = []
        if let form = change.backdrops {
            files.append(
                try Self.changed(configuration) { bytes throws(PinRefusal) in
                    try ConfigurationEdit.setBackdrops(bytes, carousel: carousel, to: form)
                })
        }
        if !change.pins.isEmpty {
            let former = files.last?.path == pathOfPins ? files.popLast() : nil
            files.append(
                try Self.changed(pathOfPins, since: former) { bytes throws(PinRefusal) in
                    var bytes = bytes
                    for (page, pin) in change.pins.sorted(by: { $0.key < $1.key }) {
                        bytes =
                            list.isData
                            ? try PageListEdit.pinned(bytes, page: page, to: pin)
                            : try ConfigurationEdit.pinned(bytes, carousel: carousel, page: page, to: pin)
                    }
                    return bytes
                })
        }
        let changed = change.backdrops == nil ? change.pins.keys.sorted().map { pages[$0] } : []
        return Edit(
            number: state.count + 1, carousel: carousel, pages: changed.map(\.image),
            before: changed.map(\.pinnedColors), words: change.words(carousel, pages.map(\.image)), files: files)
    }

    private func silenceEdit(_ request: JSONNode, _ state: State) throws(Refusal) -> Edit {
        let keys = request["keys"]?.elements?.compactMap(\.string) ?? []
        let names = request["names"]?.elements?.compactMap(\.string) ?? []
        guard !names.isEmpty, keys == ["uses"] || (keys.count == 3 && keys[0] == "rules" && keys[2] == "exclude")
        else { throw .invalid }
        try Self.requireUnchanged(configuration, state.shown)
        let file = try Self.changed(configuration) { bytes throws(PinRefusal) in
            try ConfigurationEdit.adding(names, toListAt: keys, in: bytes)
        }
        return Edit(
            number: state.count + 1, carousel: "", pages: [], before: [],
            words: (names.count == 1 ? "\"\(names[0])\"" : "\(names.count) names")
                + " added to \(keys.joined(separator: "."))", files: [file])
    }

    private static func requireUnchanged(_ path: String, _ shown: Shown) throws(Refusal) {
        guard let stamp = shown.stamps[path], stamp.agrees(with: FileStamp(of: path), in: .content) else {
            throw Refusal(
                "\(path) has changed in the meantime, so nothing was written. Check what this page now shows, and write again."
            )
        }
    }

    /// Returns the change of a file's content, after an earlier change of the file in the same edit.
    private static func changed(
        _ path: String, since former: FileChange? = nil, by change: ([UInt8]) throws(PinRefusal) -> [UInt8]
    ) throws(Refusal) -> FileChange {
        let before: [UInt8]
        do throws(FileFailure) {
            before = if let former { former.before } else { try RegularFile.bytes(of: path) }
        } catch {
            throw Refusal("\(path) \(error).")
        }
        do throws(PinRefusal) {
            return FileChange(path: path, before: before, after: try change(former?.after ?? before))
        } catch {
            throw Refusal("\(error)", status: 422)
        }
    }

    /// Writes all files or none of them.
    private static func write(_ files: [FileChange]) throws(Refusal) {
        for (index, file) in files.enumerated() {
            do throws(FileReplacement.Refusal) {
                try FileReplacement.replace(file.before, with: file.after, at: file.path)
            } catch {
                for written in files[..<index] {
                    try? FileReplacement.replace(written.after, with: written.before, at: written.path)
                }
                throw Refusal("\(file.path) \(error).", status: error == .changed ? 409 : 403)
            }
        }
    }
}

extension CarouselTrial {
    /// Returns the change in words, given the pictures of the carousel's pages.
    fileprivate func words(_ carousel: String, _ pages: [String]) -> String {
        let form = backdrops.map { "backdrops of \(carousel): \($0.rawValue)" }
        let pinned: String? =
            if pins.count > 1 {
                "pins of \(pins.count) pages"
            } else {
                pins.first.map { page, pin in
                    pin.map { "\(pages[page]) pinned to \($0.plainWords)" } ?? "pin of \(pages[page]) removed"
                }
            }
        return [form, pinned].compactMap(\.self).joined(separator: ", ")
    }
}

extension PinNotation {
    fileprivate var plainWords: String {
        switch self {
        case .color(let color): color.hex
        case .gradient(let colors): colors.map(\.hex).joined(separator: " → ")
        case .reference(let reference): reference.point == nil ? "\(reference)" : "point \(reference)"
        }
    }
}
