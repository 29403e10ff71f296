package import CatalogCompiler
internal import CatalogConfiguration
package import CatalogManifest
package import CatalogPage
package import Diagnostics
package import FileAccess
internal import PlatformC
package import PreviewServer

/// An HTML page that shows a catalog, served by a ``PreviewServer``, with new content after each compile.
package struct ServedPage {
    private let folders: [String]
    private let currentFolder: String
    private let names: [String]
    private let converter: PictureConverter?
    private let pins: PinWriter?
    private let trials = TrialServer()
    private let readOnly: String?
    private var tree = TreeFacts()
    /// The whole catalog; the page may show only a part of it.
    package private(set) var catalog = CatalogManifest()
    private var content: PageContent
    private var number = 0
    private var shown: PageState?

    /// Creates a page without content.
    ///
    /// - Parameters:
    ///   - folders: the folders in which the pictures are looked up by their paths in the manifest. Each picture is
    ///     read from the first folder in which its file has the number of bytes that the manifest states, or else from
    ///     the first folder.
    ///   - currentFolder: the folder that the paths of findings are relative to.
    ///   - names: the names of the catalog entries to show; empty for everything.
    ///   - configuration: the path of the configuration file, if the page may write pins (backdrops that a person
    ///     chooses); nil if it may not. The page writes into this file and into the data files that this file names.
    ///   - readOnly: the sentence with which the page explains why it can't write pins; nil if it may write.
    ///   - converter: a program that draws formats that browsers can't show; nil for none.
    package init(
        title: String, folders: [String], currentFolder: String, showing names: [String] = [],
        editing configuration: String? = nil, readOnly: String? = nil, converter: PictureConverter? = nil
    ) {
        self.readOnly = readOnly
        (self.folders, self.currentFolder, self.names) = (folders, currentFolder, names)
        self.converter = converter
        pins = configuration.map { PinWriter(configuration: $0) }
        content = PageContent(title: title, manifest: catalog, shelf: PictureShelf(of: catalog, in: folders))
    }

    /// The findings of the last check.
    package var findings: [Diagnostic] { content.diagnostics ?? [] }

    /// The secret that a browser's request to write a chosen backdrop must contain; nil for a page that can't write.
    package var token: String? { pins?.token }

    /// Returns the content to serve until the first compile has ended.
    ///
    /// Browser windows in which the page is already open keep what they show.
    package mutating func begin() throws -> ServedSite {
        content.isCompiling = true
        defer { content.isCompiling = false }
        let state = PageState(content, mode: mode)
        shown = state
        return try site(state)
    }

    /// Sends the current content to the browser windows that show the page, if it differs from what they show.
    ///
    /// From then on, the page accepts pins (backdrops that a person chooses) only from windows with this content. A pin
    /// is refused if the configuration or the file that lists the pages has changed since the compile.
    ///
    /// - Parameter looks: the paths that the compile accessed, and the state of each file at the first access.
    package mutating func show(on server: PreviewServer, _ looks: [FileTrace.Look]) throws {
        let state = PageState(content, mode: mode)
        if state != shown {
            number += 1
            shown = state
            server.show(try site(state))
        }
        pins?.follow(content, generation: generation, looks: looks)
        trials.follow(content, tree, generation: generation)
    }

    /// Updates the content of the page after a compile.
    ///
    /// A carousel that can't be compiled keeps its earlier version, and the page shows its errors.
    ///
    /// - Parameters:
    ///   - manifest: the catalog; nil if nothing could be compiled.
    ///   - tree: the facts about the files from which the catalog was compiled.
    ///   - errors: the errors of the compile.
    ///   - frames: the source lines around the location of each error, as text.
    ///   - ruleNotes: the summaries of all rules, keyed by the identifiers of the rules.
    package mutating func update(
        _ manifest: CatalogManifest?, tree: TreeFacts, errors: [Diagnostic],
        frames: [Diagnostic: String], ruleNotes: [String: String]
    ) {
        self.tree = tree
        content.frames = frames
        guard let manifest else {
            content.failure = PageFailure(diagnostics: errors)
            return
        }
        content.failure = nil
        let configuration = PageConfiguration(tree, in: folders.first, ruleNotes: ruleNotes)
        configuration.apply(to: &content)
        let kept = KeptCarousels(
            manifest, last: catalog, lists: configuration.lists.mapValues(\.file), errors: errors)
        catalog = kept.manifest
        content.keptCarousels = kept.reasons
        content.manifest = catalog.withAppIcons(in: folders)
        if !names.isEmpty {
            let selection = CatalogSelection(content.manifest, names)
            content.manifest = selection.manifest
            let unknown = selection.unknownReasons
            if !unknown.isEmpty { content.failure = PageFailure(unknown.joined(separator: "\n")) }
        }
        content.shelf = PictureShelf(of: content.manifest, in: folders, converter: converter)
    }

    /// Whether the page shows an error, because the last compile failed or the catalog lacks an entry that the user
    /// named.
    ///
    /// If true, don't run the checks on the catalog, because the user must first correct this error.
    package var hasFailed: Bool { content.failure != nil }

    /// Updates the content of the page after a check.
    ///
    /// - Parameters:
    ///   - hidden: the findings that the check left out.
    ///   - uses: the places in code that use each set, keyed by the path of the set's folder in the manifest.
    ///   - frames: the source lines around the location of each finding, as text.
    package mutating func update(
        findings: [Diagnostic], hidden: Set<Diagnostic> = [], uses: [String: SetUses], frames: [Diagnostic: String]
    ) {
        (content.diagnostics, content.hidden, content.uses) = (findings, hidden, uses)
        content.frames.merge(frames) { first, _ in first }
    }

    /// The identifier of the shown content.
    ///
    /// It contains the identifier of the process, so that it differs between runs of the program.
    private var generation: String { "\(getpid())-\(number)" }

    private var mode: PageMode {
        var addresses = PageAddresses(
            pictures: ServedSite.picturesPath, events: ServedSite.eventsPath, data: ServedSite.dataPath)
        if pins != nil { addresses.edits = ServedSite.editPath }
        (addresses.trials, addresses.readOnly) = (ServedSite.trialPath, readOnly)
        addresses.folder = currentFolder
        return .served(addresses)
    }

    private func site(_ state: PageState) throws -> ServedSite {
        let (content, mode, data) = (content, mode, try state.json(generation: generation))
        let shelf = content.shelf
        return ServedSite(
            page: CatalogPage.document(for: content, mode: mode, data: data), data: Array(data.utf8),
            policy: CatalogPage.policy(for: mode), generation: generation, editing: pins?.editing, trial: trials.answer
        ) { identifier in
            switch shelf.picture(identifier) {
            case .bytes(let bytes, let mediaType): ServedSite.Picture(bytes: bytes, mediaType: mediaType)
            case .missing(let reason): ServedSite.Picture(missing: reason)
            case nil: nil
            }
        }
    }
}
