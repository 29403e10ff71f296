internal import FileAccess

/// Waits for a change of anything that a run has read.
///
/// It looks at the stamps of files and folders a few times a second. A folder's own stamp changes when a file is added
/// to it or removed, so new files are found too.
public struct InputWatcher: Sendable {
    /// How long it sleeps between two looks: short against the time that a person takes from saving to looking.
    private static let interval = Duration.milliseconds(200)

    private let inputs: [String]
    private let known: [String: FileStamp]

    /// Remembers the inputs as they are now.
    ///
    /// - Parameter inputs: the paths of files and folders; one that is not there is waited for.
    public init(_ inputs: [String]) {
        self.inputs = inputs
        known = Self.stamps(of: inputs)
    }

    /// Ends when an input is not what it was.
    ///
    /// - Throws: `CancellationError` where the task is cancelled.
    public func waitForChange() async throws {
        while Self.stamps(of: inputs) == known { try await Task.sleep(for: Self.interval) }
    }

    private static func stamps(of inputs: [String]) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for input in inputs { stamps[input] = FileStamp(of: input) }
        return stamps
    }
}
