internal import PlatformC

/// A file or folder that can't be used, and the reason.
package struct FileFailure: Error, Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        case missing
        case permissionDenied
        case isFolder
        case isNotFolder
        /// The file is a FIFO, a socket or a device, whose content may never end; the text names the kind.
        case isNotRegular(String)
        case symbolicLinkLoop
        /// The output file is also an input or another output of the same run of the program.
        case isPartOfRun
        /// The target of a symbolic link isn't UTF-8, so no path in this program can represent it.
        case linkIsNotUTF8
        case noFolder
        /// A folder in the path of the output is a symbolic link, through which output is never written.
        case isLink
        case outsideRoot
        case tooLarge(Int)
        case tooSlow(Int)
        case changing
        case noSpace
        case system(Int32)
    }

    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        (self.path, self.reason) = (path, reason)
    }

    package init(path: String, errno code: Int32) {
        self.path = path
        reason =
            switch code {
            case ENOENT: .missing
            case EACCES, EPERM: .permissionDenied
            case EISDIR: .isFolder
            case ENOTDIR: .isNotFolder
            case ELOOP: .symbolicLinkLoop
            case ENOSPC, EDQUOT: .noSpace
            default: .system(code)
            }
    }
}

extension FileFailure {
    /// The reason for the failure, as text to put after the file's name in a sentence.
    ///
    /// System errors get a verb first, such as `cannot be read: permission denied`, unlike in ``description``.
    package var predicate: String {
        switch reason {
        case .permissionDenied, .tooSlow, .noSpace, .system: "cannot be read: \(self)"
        default: "\(self)"
        }
    }

    /// A sentence that names the folder, because the finding may be shown at another file, such as the configuration.
    package var sentenceAboutFolder: String { "the folder \"\(path)\" cannot be read: \(self)." }
}

extension FileFailure: CustomStringConvertible {
    /// The reason for the failure, such as `is not a folder` or `permission denied`.
    ///
    /// Not every reason can follow the file's name in a sentence; use ``predicate`` for that.
    package var description: String {
        switch reason {
        case .missing: "does not exist"
        case .permissionDenied: "permission denied"
        case .isFolder: "is a folder; a file was expected"
        case .isNotFolder: "is not a folder"
        case .isNotRegular(let kind): "is \(kind), not a file"
        case .symbolicLinkLoop: "is a symbolic link that leads back to itself or to a folder around it"
        case .tooLarge(let limit): "is larger than \(ByteCount.words(limit))"
        case .tooSlow(let seconds): "it did not finish within \(seconds) s"
        case .isPartOfRun: "is also an input or another output of this command. Choose another file"
        case .linkIsNotUTF8: "is a symbolic link to a name that is not UTF-8. Name another file"
        case .noFolder: "its folder does not exist. Create the folder first"
        case .isLink: "is a symbolic link, and output is never written through a link. Remove the link"
        case .outsideRoot: "leads outside the source tree, so it is not read"
        case .changing: "changed while it was being read. Run the command again"
        case .noSpace: "no space left on the device"
        case .system(let code): String(cString: strerror(code))
        }
    }
}
