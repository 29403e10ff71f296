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
    /// The number of transitions of a carousel that are computed so far.
    ///
    /// The count may start again from zero several times.
    case computes(carousel: String, done: Int, of: Int)
    case hasRead(String, PictureOrigin)
}

/// A function that receives the events, on any thread.
package typealias RunObserver = @Sendable (RunEvent) -> Void
