internal import PlatformC

/// Why a file or folder could not be used.
package struct FileFailure: Error, Sendable, Hashable {
    /// The kinds of failure that a user can do something about, and all others by their `errno`.
    package enum Reason: Sendable, Hashable {
        /// Nothing of that name is there.
        case missing
        /// The system does not let us.
        case permissionDenied
        /// A folder stands where a file was expected.
        case isFolder
        /// A file stands where a folder was expected.
        case isNotFolder
        /// A FIFO, a socket or a device: reading it might never end.
        case isNotRegular(String)
        /// Symbolic links that lead back to themselves.
        case symbolicLinkLoop
        /// Something that the run has read or made, in whose place a list was to be written.
        case isPartOfRun
        /// A symbolic link whose target has a name that is not UTF-8, which no path here can hold.
        case linkIsNotUTF8
        /// The folder of a file that was to be written does not exist.
        case noFolder
        /// A symbolic link where only a folder of the output itself may be.
        case isLink
        /// A path, or a link on its way, that leads out of the ``FileRoot``.
        case outsideRoot
        /// The file is larger than the given number of bytes.
        case tooLarge(Int)
        /// A program that did not end within the given number of seconds.
        case tooSlow(Int)
        /// The file was changed while it was read.
        case changing
        /// No room is left on the device.
        case noSpace
        /// Any other error of the system.
        case system(Int32)
    }

    /// The path as it was asked for.
    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        (self.path, self.reason) = (path, reason)
    }

    /// A failure by the `errno` that a call of the system left.
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
    /// The failure of reading a folder as a whole sentence: a folder has no line, so it is shown at another file.
    package var sentenceAboutFolder: String { "the folder \"\(path)\" cannot be read: \(self)." }
}

extension FileFailure: CustomStringConvertible {
    /// The failure in words, to be put behind the path.
    package var description: String {
        switch reason {
        case .missing: "does not exist"
        case .permissionDenied: "permission denied"
        case .isFolder: "is a folder; a file was expected"
        case .isNotFolder: "is not a folder"
        case .isNotRegular(let kind): "is \(kind), not a file"
        case .symbolicLinkLoop: "is a symbolic link that leads back to itself"
        case .tooLarge(let limit): "is larger than \(ByteCount.words(limit))"
        case .tooSlow(let seconds): "it did not end within \(seconds) s"
        case .isPartOfRun: "is read or made by this run. Name another file"
        case .linkIsNotUTF8: "is a symbolic link to a name that is not UTF-8. Name another file"
        case .noFolder: "its folder does not exist. Create the folder first"
        case .isLink: "is a symbolic link, through which no output is written. Remove the link"
        case .outsideRoot: "leads out of the tree, and nothing outside of it is read"
        case .changing: "was changed while it was read; try again when it is whole"
        case .noSpace: "no space left on the device"
        case .system(let code): String(cString: strerror(code))
        }
    }
}
