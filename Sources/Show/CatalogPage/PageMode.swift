/// The way in which a browser gets an HTML page, its data and its pictures.
package enum PageMode: Sendable, Hashable {
    /// A page that is written to a file, together with its data and its pictures.
    case file
    /// A page from a server, from which the browser also loads the data and the pictures.
    case served(PageAddresses)
}

/// The addresses on the server from which a served page loads its parts, and to which it posts.
package struct PageAddresses: Sendable, Hashable {
    /// The first part of the path of every picture, such as `/pictures/`; the picture's identifier is added to it.
    package var pictures: String
    /// The path of a stream of server-sent events; each event announces new data.
    package var events: String
    /// The path, such as `/data`, from which the page loads what it shows; the server replies with JSON.
    package var data: String
    /// The path to which the page posts pins (backdrops that a person chose); nil if pins can't be written.
    package var edits: String?
    /// The path to which the page posts pins (backdrops that a person chose) to see their effect before writing them.
    ///
    /// Nil if the page computes the effect itself.
    package var trials: String?
    /// The sentence with which the page explains why it can't write pins (backdrops that a person chose).
    ///
    /// Nil if the page can write pins.
    package var readOnly: String?
    /// The absolute path of the folder that the paths of findings are relative to.
    ///
    /// The page needs it for links that open files in an editor; nil for a page without such links.
    package var folder: String?

    package init(pictures: String, events: String, data: String) {
        (self.pictures, self.events, self.data) = (pictures, events, data)
    }
}
