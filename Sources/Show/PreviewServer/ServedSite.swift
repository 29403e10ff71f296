internal import FileAccess

/// The content of the server at one time: a page, the data that it shows, and its pictures.
package struct ServedSite: Sendable {
    package enum Picture: Sendable {
        case bytes([UInt8], mediaType: String)
        /// A picture that can't be shown, with the reason.
        case missing(String)
    }

    /// Creates the page, at most once and only if it is requested.
    private let makePage: @Sendable () -> [UInt8]
    private let madePage = Locked<[UInt8]?>(nil)
    /// The JSON from which the page's script draws the page, also after each event.
    let data: [UInt8]
    let policy: String
    let generation: String
    /// Returns the picture with an identifier; nil for an unknown one.
    let picture: @Sendable (String) -> Picture?
    let editing: Editing?
    /// Replies with the effect of an edit, without writing it.
    let trial: (@Sendable ([UInt8]) -> Editing.Reply)?

    /// Creates the content of the server.
    ///
    /// - Parameters:
    ///   - page: the HTML in UTF-8. The page loads a picture from ``picturesPath`` plus its identifier. It listens to
    ///     events at ``eventsPath``, with the generation in `?generation=`.
    ///   - generation: letters, digits and hyphens, different for different content.
    ///   - trial: is called on the server's thread with each body that is posted to ``trialPath``.
    ///   - picture: is called on the server's thread with any text that follows ``picturesPath``.
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

    var page: [UInt8] {
        madePage.withLock { made in
            let page = made ?? makePage()
            made = page
            return page
        }
    }

    /// The handler of changes that a page makes to files.
    package struct Editing: Sendable {
        package struct Reply: Sendable {
            let status: Int32
            let json: [UInt8]

            package init(status: Int32, json: [UInt8]) {
                (self.status, self.json) = (status, json)
            }
        }

        let token: String
        let edit: @Sendable ([UInt8]) -> Reply

        /// Creates the handler.
        ///
        /// - Parameters:
        ///   - token: the secret that a request must contain, known to the person who started the server.
        ///   - edit: is called on the server's thread with the body of each request, which it must check.
        package init(token: String, edit: @escaping @Sendable ([UInt8]) -> Reply) {
            (self.token, self.edit) = (token, edit)
        }
    }

    package static let dataPath = "/data"
    package static let editPath = "/edit"
    package static let trialPath = "/trial"
    package static let picturesPath = "/pictures/"
    package static let eventsPath = "/events"
}
