internal import FileAccess

/// A site that the server shows.
package struct ServedSite: Sendable {
    /// A picture with its media type.
    package struct Picture: Sendable {
        let bytes: [UInt8]
        let mediaType: String
        /// Why there are no bytes; nil where there are.
        let missing: String?

        package init(bytes: [UInt8], mediaType: String) {
            (self.bytes, self.mediaType) = (bytes, mediaType)
            missing = nil
        }

        /// A picture that cannot be shown.
        package init(missing reason: String) {
            (bytes, mediaType) = ([], "text/plain; charset=utf-8")
            missing = reason
        }
    }

    /// Makes the page, once at most: most states are only asked for their data.
    private let makePage: @Sendable () -> [UInt8]
    private let madePage = Locked<[UInt8]?>(nil)
    /// The data of the page as JSON.
    ///
    /// The page requests it after an event.
    let data: [UInt8]
    /// The content security policy of the page.
    let policy: String
    /// Tells this state of the page from any other; the page sends it when it asks for events.
    let generation: String
    /// Gives the picture of an identifier; nil where there is none.
    let picture: @Sendable (String) -> Picture?
    /// The handling of edits that the page posts; nil to accept none.
    let editing: Editing?
    /// Answers what the page tries, which changes nothing; nil where nothing is tried.
    let trial: (@Sendable ([UInt8]) -> Editing.Reply)?

    /// A site by its parts.
    ///
    /// - Parameters:
    ///   - page: HTML in UTF-8, made when it is asked for, which loads pictures from ``picturesPath`` with the
    ///     identifier behind it, and listens to events at ``eventsPath`` with the generation in `?generation=`.
    ///   - data: what the page shows, as JSON; it is at ``dataPath``.
    ///   - policy: the content security policy of the page, ASCII.
    ///   - generation: letters, digits and hyphens; another one whenever the page is another one.
    ///   - editing: what is done with what the page posts to ``editPath``; nil where nothing is taken.
    ///   - trial: called on the server's thread with what the page posts to ``trialPath``; nil where nothing is tried.
    ///   - picture: called on the server's thread with what is behind ``picturesPath``, whatever that is.
    package init(
        page: @autoclosure @escaping @Sendable () -> [UInt8], data: [UInt8], policy: String, generation: String,
        editing: Editing? = nil, trial: (@Sendable ([UInt8]) -> Editing.Reply)? = nil,
        picture: @escaping @Sendable (String) -> Picture?
    ) {
        makePage = page
        (self.data, self.policy, self.generation, self.editing, self.trial) = (
            data, policy, generation, editing, trial
        )
        self.picture = picture
    }

    /// The page, HTML in UTF-8.
    var page: [UInt8] {
        madePage.withLock { made in
            let page = made ?? makePage()
            made = page
            return page
        }
    }

    /// The changes that a page may make.
    package struct Editing: Sendable {
        /// A reply: an HTTP status and JSON.
        package struct Reply: Sendable {
            let status: Int32
            let json: [UInt8]

            package init(status: Int32, json: [UInt8]) {
                (self.status, self.json) = (status, json)
            }
        }

        let token: String
        let edit: @Sendable ([UInt8]) -> Reply

        /// - Parameters:
        ///   - token: what a request must have; only the person who has started the server is given it.
        ///   - edit: called on the server's thread with what was posted, whatever that is.
        package init(token: String, edit: @escaping @Sendable ([UInt8]) -> Reply) {
            (self.token, self.edit) = (token, edit)
        }
    }

    package static let dataPath = "/data"
    package static let editPath = "/edit"
    /// Where trials are posted to.
    package static let trialPath = "/trial"
    /// Where pictures are.
    package static let picturesPath = "/pictures/"
    package static let eventsPath = "/events"
}
