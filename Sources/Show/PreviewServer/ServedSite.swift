internal import FileAccess

/// The content of the server at one time: a page, the data that it shows, and its pictures.
package struct ServedSite: Sendable {
    package struct Picture: Sendable {
        let bytes: [UInt8]
        let mediaType: String
        /// The reason why the picture can't be shown; nil if it can.
        let missing: String?

        package init(bytes: [UInt8], mediaType: String) {
            (self.bytes, self.mediaType) = (bytes, mediaType)
            missing = nil
        }

        /// Creates a reply for a picture that can't be shown.
        package init(missing reason: String) {
            (bytes, mediaType) = ([], "text/plain; charset=utf-8")
            missing = reason
        }
    }

    /// A function that creates the page.
    ///
    /// It is called at most once, and never if only the data is requested.
    private let makePage: @Sendable () -> [UInt8]
    private let madePage = Locked<[UInt8]?>(nil)
    /// The JSON from which the page's script draws the page, in UTF-8.
    ///
    /// The page requests it again after each event.
    let data: [UInt8]
    /// The content security policy of the page.
    let policy: String
    /// The identifier of this content, which the page sends when it asks for events.
    let generation: String
    /// A function that returns the picture with an identifier; nil for an unknown identifier.
    let picture: @Sendable (String) -> Picture?
    /// The handler of edits that the page posts; nil if it can't write.
    let editing: Editing?
    /// The handler of trials, which compute the effect of an edit without writing it; nil for none.
    let trial: (@Sendable ([UInt8]) -> Editing.Reply)?

    /// Creates the content of the server.
    ///
    /// - Parameters:
    ///   - page: the HTML in UTF-8, created when it is first requested. The page loads a picture from ``picturesPath``
    ///     plus its identifier. It listens to events at ``eventsPath``, with the generation in `?generation=`.
    ///   - data: the JSON from which the page's script draws the page, in UTF-8. It is served at ``dataPath``.
    ///   - policy: the content security policy of the page, in ASCII.
    ///   - generation: the identifier of this content: letters, digits and hyphens, different for different content.
    ///   - editing: the handler of edits that the page posts to ``editPath``; nil if the page can't edit files.
    ///   - trial: a function that replies with the effect of an edit, without writing it. It is called on the server's
    ///     thread with each body that is posted to ``trialPath``. Nil if edits can't be tried out.
    ///   - picture: a function that returns the picture with an identifier; nil for an unknown identifier. It is called
    ///     on the server's thread with any text that follows ``picturesPath``.
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

    /// The page as HTML in UTF-8.
    var page: [UInt8] {
        madePage.withLock { made in
            let page = made ?? makePage()
            made = page
            return page
        }
    }

    /// The handler of changes that a page makes to files.
    package struct Editing: Sendable {
        /// A reply to the page: an HTTP status, and JSON.
        package struct Reply: Sendable {
            let status: Int32
            let json: [UInt8]

            package init(status: Int32, json: [UInt8]) {
                (self.status, self.json) = (status, json)
            }
        }

        let token: String
        let edit: @Sendable ([UInt8]) -> Reply

        /// Creates the handler of changes that a page makes to files.
        ///
        /// - Parameters:
        ///   - token: the secret that a request must contain. Only the person who started the server knows it.
        ///   - edit: a function that makes the change that a request's body describes, and returns the reply. It is
        ///     called on the server's thread for each request with the token. It must check the body, which may be
        ///     anything.
        package init(token: String, edit: @escaping @Sendable ([UInt8]) -> Reply) {
            (self.token, self.edit) = (token, edit)
        }
    }

    package static let dataPath = "/data"
    package static let editPath = "/edit"
    package static let trialPath = "/trial"
    /// The first part of the path of every picture; the picture's identifier is added to it.
    package static let picturesPath = "/pictures/"
    package static let eventsPath = "/events"
}
