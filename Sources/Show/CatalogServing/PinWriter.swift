internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import FileAccess
internal import OrderedJSON
internal import PreviewServer

/// Writes the pins that the page posts into the file that lists the page, and takes the last one back.
///
/// A request names a carousel and a page, never a file. Nothing is written where the page or the files are in another
/// state than the one that was compiled last.
///
/// The server answers one request after the other, on its own thread. So files are read and written without the lock,
/// which keeps the state apart from the thread that compiles.
final class PinWriter: Sendable {
    /// The last compiled catalog.
    private struct Shown: Sendable {
        /// The state of the page that shows it.
        var generation = ""
        /// The numbers of pages of the carousels that can be written.
        var pages: [String: Int] = [:]
        /// The files that list them.
        var lists: [String: PageListFile] = [:]
        /// The files, as they were when they were read.
        var stamps: [String: FileStamp] = [:]
    }

    /// A file that was written.
    private struct Edit: Sendable {
        let number: Int
        let path: String
        let before: [UInt8]
        let after: [UInt8]
    }

    private struct State: Sendable {
        var shown = Shown()
        var last: Edit?
        var count = 0
    }

    /// The reason why nothing is written, as it is answered.
    private struct Refusal: Error {
        let status: Int32
        let words: String
    }

    /// The text that a request must have.
    let token: String
    private let configuration: String
    private let state = Locked(State())

    /// - Parameter configuration: the only file, with those that it names, that is ever written.
    init(configuration: String) {
        self.configuration = configuration
        // The generator of the system is made for keys.
        token = (0..<16).map { _ in String(UInt8.random(in: 16...255), radix: 16) }.joined()
    }

    /// Takes pins for another state of the page from now on.
    ///
    /// - Parameters:
    ///   - content: what the page shows.
    ///   - generation: the name of the state.
    ///   - looks: the files that it was compiled from.
    func follow(_ content: PageContent, generation: String, looks: [FileTrace.Look]) {
        var shown = Shown(generation: generation)
        if content.failure == nil {
            for carousel in content.manifest.carousels where content.keptCarousels[carousel.name] == nil {
                shown.pages[carousel.name] = carousel.pages.count
                shown.lists[carousel.name] = content.pageLists[carousel.name]
            }
            let files = Set(shown.lists.values.map(\.file) + [configuration])
            for look in looks where look.aspect == .content && files.contains(look.path) {
                shown.stamps[look.path] = look.stamp
            }
        }
        state.withLock { [shown] in $0.shown = shown }
    }

    /// The answers to what is posted.
    var editing: ServedSite.Editing {
        ServedSite.Editing(token: token) { [self] body in
            do throws(Refusal) {
                return Self.reply(200, try answer(body))
            } catch {
                return Self.reply(error.status, [("error", .text(error.words))])
            }
        }
    }

    private static func reply(_ status: Int32, _ members: [(String, JSONNode)]) -> ServedSite.Editing.Reply {
        ServedSite.Editing.Reply(
            status: status, json: Array(JSONWriter.text(.object(members), layout: .line).utf8))
    }

    private func answer(_ body: [UInt8]) throws(Refusal) -> [(String, JSONNode)] {
        guard let request = try? JSONParser.parse(body, maximumValues: 20) else {
            throw Refusal(status: 400, words: "This is no edit.")
        }
        let state = state.withLock { $0 }
        if let number = request["undo"]?.number {
            guard let last = state.last, Double(last.number) == number else {
                throw Refusal(status: 409, words: "Another pin was written after this one.")
            }
            try Self.write(last.after, last.before, to: last.path)
            self.state.withLock { $0.last = nil }
            return [("file", .text(last.path))]
        }
        let edit = try edit(request, state)
        try Self.write(edit.before, edit.after, to: edit.path)
        self.state.withLock { ($0.last, $0.count) = (edit, edit.number) }
        return [("file", .text(edit.path)), ("number", .integer(edit.number))]
    }

    private func edit(_ request: JSONNode, _ state: State) throws(Refusal) -> Edit {
        guard let carousel = request["carousel"]?.string, let generation = request["generation"]?.string,
            let page = request["page"]?.number.flatMap({ Int(exactly: $0) }),
            let pin = request["pin"].flatMap(PinNotation.read)
        else { throw Refusal(status: 400, words: "This is no edit.") }
        let shown = state.shown
        guard generation == shown.generation else {
            throw Refusal(status: 409, words: "The page showed an earlier state. Look at it, and write again.")
        }
        guard let list = shown.lists[carousel], let count = shown.pages[carousel], (0..<count).contains(page) else {
            throw Refusal(status: 409, words: "There is no such page, or its list has an error. Correct that first.")
        }
        for path in [configuration, list.file] {
            guard let stamp = shown.stamps[path], stamp.agrees(with: FileStamp(of: path), in: .content) else {
                throw Refusal(status: 409, words: "\(path) has changed meanwhile. Look at the page, and write again.")
            }
        }
        guard list.file == configuration || Self.isInside(list.file, configuration) else {
            throw Refusal(
                status: 403,
                words: "\(list.file) is outside of the working copy of \(configuration). Change it in an editor.")
        }
        let before: [UInt8]
        do throws(FileFailure) {
            before = try RegularFile.bytes(of: list.file)
        } catch {
            throw Refusal(status: 409, words: "\(list.file) \(error).")
        }
        do throws(PinRefusal) {
            let after =
                list.isData
                ? try PageListEdit.pinned(before, page: page, to: pin)
                : try ConfigurationEdit.pinned(before, carousel: carousel, page: page, to: pin)
            return Edit(number: state.count + 1, path: list.file, before: before, after: after)
        } catch {
            throw Refusal(status: 422, words: "\(error)")
        }
    }

    /// Whether a data file is in the working copy of the configuration, which may name any file of this machine.
    ///
    /// A file that is a link is refused where it would be written.
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
