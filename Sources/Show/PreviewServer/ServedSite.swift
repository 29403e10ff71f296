internal import FileAccess

/// The content of the server at one time: a page, its data and its pictures.
package struct ServedSite: Sendable {
    package struct Picture: Sendable {
        let bytes: [UInt8]
        let mediaType: String
        /// The reason why there is no picture; nil if there is one.
        let missing: String?

        package init(bytes: [UInt8], mediaType: String) {
            (self.bytes, self.mediaType) = (bytes, mediaType)
            missing = nil
        }

        /// Creates a placeholder for a picture that can't be shown.
        package init(missing reason: String) {
            (bytes, mediaType) = ([], "text/plain; charset=utf-8")
            missing = reason
        }
    }

    /// Creates the page; called at most once, and never if only the data is requested.
    private let makePage: @Sendable () -> [UInt8]
    private let madePage = Locked<[UInt8]?>(nil)
    /// The data of the page as JSON.
    ///
    /// The page requests this data after each event.
    let data: [UInt8]
    /// The content security policy of the page.
    let policy: String
    /// The identifier of this state, which the page sends when it requests events.
    let generation: String
    /// Returns the picture with an identifier; nil if there is none.
    let picture: @Sendable (String) -> Picture?
    /// The handler of edits that the page posts; nil to accept no edits.
    let editing: Editing?
    /// The handler of trials, which compute the effect of an edit without making the edit; nil for none.
    let trial: (@Sendable ([UInt8]) -> Editing.Reply)?

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - page: the HTML in UTF-8, made on request. The page loads pictures from ``picturesPath`` plus the identifier.
    ///     It listens to events at ``eventsPath`` with the generation in `?generation=`.
    ///   - data: the content of the page as JSON, served at ``dataPath``.
    ///   - policy: the content security policy of the page, ASCII.
    ///   - generation: the identifier of the state: letters, digits and hyphens, different for every different page.
    ///   - editing: the handler of bodies posted to ``editPath``; nil for none.
    ///   - trial: called on the server's thread with any body posted to ``trialPath``; nil for none.
    ///   - picture: called on the server's thread with any text after ``picturesPath``.
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
        ///   - token: the token that a request must contain, known only to the person who started the server.
        ///   - edit: called on the server's thread with the body of each request that contains the token; the body
        ///     isn't validated.
        package init(token: String, edit: @escaping @Sendable ([UInt8]) -> Reply) {
            (self.token, self.edit) = (token, edit)
        }
    }

    package static let dataPath = "/data"
    package static let editPath = "/edit"
    package static let trialPath = "/trial"
    /// The start of every picture's path, to which the picture's identifier is added.
    package static let picturesPath = "/pictures/"
    package static let eventsPath = "/events"
}
