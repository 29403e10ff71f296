/// Waits for a change of anything that a run has read.
///
/// The system reports events nearby, and the stamps tell whether there was a change. So changes during the run aren't
/// missed, and files that no one reads cause no work.
@available(iOS 16, tvOS 16, watchOS 9, *)  // for `Duration` and `ContinuousClock`
package struct InputWatcher: Sendable {
    /// Saving a file causes several events, and a thousand files many: the burst is over after this pause.
    private static let quiet = 10
    /// The maximum wait for the end of a burst.
    private static let mostBurst = Duration.milliseconds(50)
    /// The interval for checking whether the task is canceled.
    private static let patience = 250
    /// The interval for checking stamps if the system doesn't report all changes.
    private static let interval = 100

    private let looks: [FileTrace.Look]

    /// Records the accessed paths and their state.
    package init(_ looks: [FileTrace.Look]) { self.looks = looks }

    /// Waits until something has changed.
    ///
    /// - Throws: `CancellationError` if the task is canceled.
    package func waitForChange() async throws {
        let events = FileEvents(findFolders())
        // From here on the system reports changes; this finds the earlier ones.
        while !findChange() {
            while !events.wait(milliseconds: events.isComplete ? Self.patience : Self.interval) {
                try Task.checkCancellation()
                if !events.isComplete { break }
            }
            let start = ContinuousClock.now
            while events.wait(milliseconds: Self.quiet), .now - start < Self.mostBurst {}
        }
    }

    /// Whether something has changed.
    private func findChange() -> Bool {
        !looks.allSatisfy { $0.stamp.agrees(with: FileStamp(of: $0.path), in: $0.aspect) }
    }

    /// Returns the folders in which changes show.
    ///
    /// These are listed folders, the folders of files, of links and of their targets, and for a missing path its
    /// nearest existing folder.
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
