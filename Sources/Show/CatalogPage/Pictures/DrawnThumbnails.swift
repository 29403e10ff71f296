package import CatalogPreview
internal import FileAccess

/// Thumbnails that are drawn while pictures are decoded for their colors, so that no picture is decoded twice.
package final class DrawnThumbnails: Sendable {
    /// A thumbnail, with the stamp of the picture's file when it was drawn.
    struct Drawing: Sendable {
        let file: ThumbnailFile
        let stamp: FileStamp
    }

    private struct State {
        /// The limits; nil until the number of pictures is known.
        var limits: PictureLimits?
        var stamps: [String: FileStamp] = [:]
        var files: [String: Drawing] = [:]
    }

    private let state = Locked(State())

    package init() {}

    /// Sets the number of pictures on the page, which decides the maximum size of thumbnails.
    package func expect(pictures count: Int) {
        state.withLock { $0.limits = PictureLimits(pictures: count, pages: 0) }
    }

    package var rowRequest: Thumbnail.RowRequest {
        Thumbnail.rowRequest { [state] path in
            guard let limits = state.withLock({ $0.limits }),
                // A smaller file is shown unchanged, so it needs no thumbnail.
                let stamp = try? RegularFile(path).stamp, stamp.size > limits.thumbnailBytes
            else { return nil }
            state.withLock { $0.stamps[path] = stamp }
            return limits.thumbnail
        } _: { [state] path, file in
            state.withLock { state in state.files[path] = state.stamps[path].map { Drawing(file: file, stamp: $0) } }
        }
    }

    /// Returns the thumbnail of a file; nil if none was drawn with these limits.
    func drawing(of path: String, by limits: PictureLimits) -> Drawing? {
        state.withLock { state in
            guard let own = state.limits, own.thumbnail == limits.thumbnail else { return nil }
            return state.files[path]
        }
    }
}
