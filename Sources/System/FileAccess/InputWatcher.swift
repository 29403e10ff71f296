/// A watcher for the files and folders that a run of the program has read; it waits until one of them changes.
///
/// System events only trigger a comparison of each file's stamp (kind, inode, size and times) with its stamp at the
/// run's first access. So changes during the run aren't missed, and changes of other files cause no run.
@available(iOS 16, tvOS 16, watchOS 9, *)  // for `Duration` and `ContinuousClock`
package struct InputWatcher: Sendable {
    /// The pause, in milliseconds, after which a burst of events counts as over.
    private static let quiet = 10
    /// The maximum duration of a burst, after which the stamps are compared anyway.
    private static let mostBurst = Duration.milliseconds(50)
    /// The interval, in milliseconds, for checking whether the task is canceled.
    private static let patience = 250
    /// The interval, in milliseconds, for comparing stamps if the system doesn't report all changes.
    private static let interval = 100

    private let looks: [FileTrace.Look]

    package init(_ looks: [FileTrace.Look]) { self.looks = looks }

    /// Waits until something has changed; throws `CancellationError` if the task is canceled.
    package func waitForChange() async throws {
        let events = FileEvents(findFolders())
        // From here on, the system reports changes. The first comparison finds earlier changes.
        while !findChange() {
            while !events.wait(milliseconds: events.isComplete ? Self.patience : Self.interval) {
                try Task.checkCancellation()
                if !events.isComplete { break }
            }
            let start = ContinuousClock.now
            while events.wait(milliseconds: Self.quiet), .now - start < Self.mostBurst {}
        }
    }

    private func findChange() -> Bool {
        !looks.allSatisfy { $0.stamp.agrees(with: FileStamp(of: $0.path), in: $0.aspect) }
    }

    /// Returns the folders that were listed, and those that contain files, links or targets of links; for a missing
    /// path, the nearest existing folder around it.
    func findFolders() -> [String] {
        var folders: Set<String> = []
        for look in looks {
            if look.aspect == .content, (try? FileKind.of(look.path)) == .folder { folders.insert(look.path) }
            let existing = FilePath.ancestry(of: look.path).dropFirst().first { FileStamp(of: $0).exists }
            if let existing { folders.insert(existing) }
            if SymbolicLink.isLink(look.path), let file = SymbolicLink.resolved(look.path) {
                folders.insert(FilePath.folder(of: file))
            }
        }
        return folders.sorted()
    }
}
