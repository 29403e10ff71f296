package enum PageMode: Sendable, Equatable {
    /// A page that is written to a file, together with its data and its pictures.
    case file
    case served(PageAddresses)
}

/// The addresses from which a served page loads its parts, and to which it posts.
package struct PageAddresses: Sendable, Equatable {
    /// The beginning of every picture's path, before its identifier.
    package var pictures: String
    /// The path of a stream of server-sent events, each of which announces new data.
    package var events: String
    package var data: String
    /// The path to which the page posts pins (backdrops that a person chose); nil if they can't be written.
    package var edits: String?
    /// The path to which the page posts pins to see their effect; nil if the page computes that.
    package var trials: String?
    /// The sentence with which the page explains why it can't write pins.
    package var readOnly: String?
    /// The absolute path of the folder that the paths of findings are relative to, for links to an editor.
    package var folder: String?

    package init(pictures: String, events: String, data: String) {
        (self.pictures, self.events, self.data) = (pictures, events, data)
    }
}
