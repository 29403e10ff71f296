/// How a page comes to its reader.
package enum PageMode: Sendable, Hashable {
    /// As a file that holds everything.
    case file
    /// From a server of the same origin.
    ///
    /// - Parameters:
    ///   - pictures: the path that an identifier of ``PictureShelf`` is put behind, such as `/pictures/`.
    ///   - events: the path of a stream of server-sent events, each of which makes the page load itself again.
    case served(pictures: String, events: String)
}
