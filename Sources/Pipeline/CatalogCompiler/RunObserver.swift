package import PictureAnalysis

/// A stage of a run, in their order.
package enum RunStage: Sendable, Hashable {
    /// Comparing stamps with those of the last run.
    case comparison
    case configuration
    /// Reading folders, asset catalogs and their texts.
    case sources
    /// Reading so many pictures.
    case pictures(Int)
    case assembly
    /// Turning it into bytes.
    case encoding
    case writing
    case remembering
    /// Nothing more.
    case end
}

/// Something that happens in a run, for those who show how far it is.
package enum RunEvent: Sendable {
    /// A stage begins; the one before it has ended.
    case began(RunStage)
    /// A picture is looked at; several at a time.
    case reads(String)
    /// The number of transitions of a carousel that are done.
    ///
    /// Several rounds may be needed.
    case computes(carousel: String, done: Int, of: Int)
    case hasRead(String, PictureOrigin)
}

/// Receives what happens, from any thread.
package typealias RunObserver = @Sendable (RunEvent) -> Void
