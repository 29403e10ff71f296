/// The way in which a browser gets a page and its data.
package enum PageMode: Sendable, Hashable {
    /// A file that contains its data and pictures.
    case file
    /// A page from a server, which also serves its data and pictures.
    case served(PageAddresses)
}

/// The addresses of a served page's external parts.
package struct PageAddresses: Sendable, Hashable {
    /// The path to which an identifier of ``PictureShelf`` is appended, such as `/pictures/`.
    package var pictures: String
    /// The path of a stream of server-sent events, each of which announces new data.
    package var events: String
    /// The path of the page's data.
    package var data: String
    /// The path that posted pins are sent to; nil if pins can't be written.
    package var edits: String?
    /// The path that posted trials (pins that aren't written yet) are sent to; nil if the page computes trials itself.
    package var trials: String?
    /// The reason why pins can't be written, in a sentence; nil if pins can be written.
    package var readOnly: String?
    /// The absolute path of the folder to which the paths of findings are relative; nil if no editor can open files.
    package var folder: String?

    package init(pictures: String, events: String, data: String) {
        (self.pictures, self.events, self.data) = (pictures, events, data)
    }
}
