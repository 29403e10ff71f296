package import PictureAnalysis

/// The stages of a run, in order.
package enum RunStage: Sendable, Hashable {
    /// Comparing stamps with the last run's.
    case comparison
    case configuration
    /// Reading folders, asset catalogs and their texts.
    case sources
    /// Reading this many pictures.
    case pictures(Int)
    case assembly
    /// Encoding the manifest.
    case encoding
    case writing
    case remembering
    /// The run has ended.
    case end
}

/// An event of a run, for displays of its progress.
package enum RunEvent: Sendable {
    /// The beginning of a stage, which ends the one before it.
    case began(RunStage)
    /// The reading of a picture; several may be read at once.
    case reads(String)
    /// The number of computed transitions of a carousel.
    ///
    /// The count may run several times.
    case computes(carousel: String, done: Int, of: Int)
    case hasRead(String, PictureOrigin)
}

/// Receives the events, on any thread.
package typealias RunObserver = @Sendable (RunEvent) -> Void
