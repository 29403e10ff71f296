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
    /// The whole catalog, of which the page may show a part.
    package private(set) var catalog = CatalogManifest()
    private var content: PageContent
    private var number = 0
    private var shown: PageData?

    /// Creates a page without content.
    ///
    /// - Parameters:
    ///   - folders: the folders in which the pictures are looked up (see ``PictureShelf``).
    ///   - currentFolder: the folder that the paths of findings are relative to.
    ///   - names: the names of the catalog entries to show; empty for everything.
    ///   - configuration: the path of the configuration, if the page may write pins into it and its data files.
    ///   - readOnly: the sentence with which the page explains why it can't write pins.
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

    package var findings: [Diagnostic] { content.diagnostics ?? [] }

    /// The secret that a request to write must contain; nil for a page that can't write.
    package var token: String? { pins?.token }

    /// Returns the content until the first compile has ended; open windows keep what they show.
    package mutating func begin() throws -> ServedSite {
        content.isCompiling = true
        defer { content.isCompiling = false }
        let state = PageData(content, mode)
        shown = state
        return try site(state)
    }

    /// Sends the content to the windows that show the page, if it differs from what they show.
    ///
    /// - Parameter looks: the files that the compile accessed, which must be unchanged when a pin is written.
    package mutating func show(on server: PreviewServer, _ looks: [FileTrace.Look]) throws {
        let state = PageData(content, mode)
        if state != shown {
            number += 1
            shown = state
            server.show(try site(state))
        }
        pins?.follow(content, generation: generation, looks: looks)
        trials.follow(content, tree, generation: generation)
    }

    /// Updates the content after a compile; a carousel that can't be compiled keeps its earlier version.
    ///
    /// - Parameters:
    ///   - manifest: the catalog; nil if nothing could be compiled.
    ///   - frames: the source lines around the location of each error.
    ///   - ruleNotes: the summaries of all rules, keyed by their identifiers.
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
        content.configure(by: tree, in: folders.first, ruleNotes: ruleNotes)
        let kept = KeptCarousels(
            manifest, last: catalog, lists: content.pageLists.mapValues(\.file), errors: errors)
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

    /// Whether the page shows an error, which the user must correct before the catalog can be checked.
    package var hasFailed: Bool { content.failure != nil }

    /// Updates the content of the page after a check.
    ///
    /// - Parameters:
    ///   - hidden: the findings that the check left out.
    ///   - uses: the places in code that use each set, keyed by the path of the set's folder in the manifest.
    package mutating func update(
        findings: [Diagnostic], hidden: Set<Diagnostic> = [], uses: [String: SetUses], frames: [Diagnostic: String]
    ) {
        (content.diagnostics, content.hidden, content.uses) = (findings, hidden, uses)
        content.frames.merge(frames) { first, _ in first }
    }

    /// The identifier of the shown content, which differs between runs of the program.
    private var generation: String { "\(getpid())-\(number)" }

    private var mode: PageMode {
        var addresses = PageAddresses(
            pictures: ServedSite.picturesPath, events: ServedSite.eventsPath, data: ServedSite.dataPath)
        if pins != nil { addresses.edits = ServedSite.editPath }
        (addresses.trials, addresses.readOnly) = (ServedSite.trialPath, readOnly)
        addresses.folder = currentFolder
        return .served(addresses)
    }

    private func site(_ state: PageData) throws -> ServedSite {
        let (content, mode, data) = (content, mode, try state.json(generation: generation))
        let shelf = content.shelf
        return ServedSite(
            page: CatalogPage.document(for: content, mode: mode, data: data), data: Array(data.utf8),
            policy: CatalogPage.policy(for: mode), generation: generation, editing: pins?.editing, trial: trials.answer
        ) { identifier in
            switch shelf.picture(identifier) {
            case .bytes(let bytes, let mediaType): ServedSite.Picture.bytes(bytes, mediaType: mediaType)
            case .missing(let reason): ServedSite.Picture.missing(reason)
            case nil: nil
            }
        }
    }
}
