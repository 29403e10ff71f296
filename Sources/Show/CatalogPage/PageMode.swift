/// How a page comes to its reader.
package enum PageMode: Sendable, Hashable {
    /// As a file that holds everything.
    case file
    /// From a server of the same origin.
    case served(PageAddresses)
}

/// Where a page that is served finds what is not in it.
package struct PageAddresses: Sendable, Hashable {
    /// The path that an identifier of ``PictureShelf`` is put behind, such as `/pictures/`.
    package var pictures: String
    /// The path of a stream of server-sent events, each of which says that there are other data.
    package var events: String
    /// The path of the data themselves.
    package var data: String
    /// The path that pins are posted to; nil where none is written.
    package var edits: String?
    /// The path that trials are posted to; nil where the page computes them itself.
    package var trials: String?
    /// Why nothing can be written, in a sentence; nil where pins can be.
    package var readOnly: String?
    /// The folder that the places of findings are relative to, absolute; nil where no editor is to open them.
    package var folder: String?

    package init(pictures: String, events: String, data: String) {
        (self.pictures, self.events, self.data) = (pictures, events, data)
    }
}
