/// Waits for a change of anything that a run has looked at.
///
/// The system tells when something happens near it; whether that is a change, the stamps say. So nothing is missed that
/// happened while the run was going on, and nothing is done again for a file that no one looks at.
package struct InputWatcher: Sendable {
    /// Saving a file is several events, and a thousand files are many: the burst is over when so long nothing happens.
    private static let quiet = 10
    /// No one waits longer than this for the end of a burst.
    private static let mostBurst = Duration.milliseconds(50)
    /// How often the task looks whether it is cancelled.
    private static let patience = 250
    /// How often it looks at the stamps where the system does not tell of all changes.
    private static let interval = 100

    private let looks: [FileTrace.Look]

    /// Remembers what was looked at, and how it was then.
    package init(_ looks: [FileTrace.Look]) { self.looks = looks }

    /// Ends when something is not what it was.
    ///
    /// - Throws: `CancellationError` where the task is cancelled.
    package func waitForChange() async throws {
        let events = FileEvents(findFolders())
        // From here on the system tells of changes; this finds those from before.
        while !findChange() {
            while !events.wait(milliseconds: events.isComplete ? Self.patience : Self.interval) {
                try Task.checkCancellation()
                if !events.isComplete { break }
            }
            let start = ContinuousClock.now
            while events.wait(milliseconds: Self.quiet), .now - start < Self.mostBurst {}
        }
    }

    /// True where something is not what it was.
    private func findChange() -> Bool {
        !looks.allSatisfy { $0.stamp.agrees(with: FileStamp(of: $0.path), in: $0.aspect) }
    }

    /// The folders in which a change of what was looked at shows: those that were listed, those that files are in,
    /// where a file is a link those of the link and of the file, and for what is not there the nearest that is.
    func findFolders() -> [String] {
        var folders: Set<String> = []
        for look in looks {
            if look.aspect == .content, (try? FileKind.of(look.path)) == .folder { folders.insert(look.path) }
            var folder = FilePath.folder(of: look.path)
            while !folders.contains(folder), !FileStamp(of: folder).exists, folder != FilePath.folder(of: folder) {
                folder = FilePath.folder(of: folder)
            }
            folders.insert(folder)
            if SymbolicLink.isLink(look.path), let file = SymbolicLink.resolved(look.path) {
                folders.insert(FilePath.folder(of: file))
            }
        }
        return folders.sorted()
    }
}
