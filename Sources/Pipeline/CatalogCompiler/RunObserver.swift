package import PictureAnalysis

/// The stages of a compile, in order.
package enum RunStage: Sendable, Hashable {
    /// Looking for files that have changed since the last run.
    case comparison
    case configuration
    /// Reading folders, asset catalogs and their JSON files.
    case sources
    case pictures(Int)
    case assembly
    case encoding
    case writing
    case remembering
    case end
}

/// An event during a compile, by which a program can show progress.
package enum RunEvent: Sendable {
    /// The beginning of a stage, which is also the end of the previous stage.
    case began(RunStage)
    /// The beginning of reading the picture at a path; several may be read at once.
    case reads(String)
    /// The progress of a carousel's color table, in transitions.
    ///
    /// The number may start again from zero, because a carousel needs several tables.
    case computes(carousel: String, done: Int, of: Int)
    case hasRead(String, PictureOrigin)
}

package typealias RunObserver = @Sendable (RunEvent) -> Void
