import Foundation
import TestTrees
import Testing

/// A Git repository in a folder of a test's own, with a user's configuration that is the test's too.
struct GitRepositoryFolder {
    let folder: TemporaryFolder
    /// The variables with which the tool finds the user's configuration.
    let environment: [String: String]

    /// Makes a repository with a catalog of one picture, committed on `main`.
    init(_ folder: TemporaryFolder, at path: String = "repository", configuration: String = "") throws {
        self.folder = folder
        try folder.write(
            "[user]\nname = t\nemail = t@example.com\n[commit]\ngpgsign = false\n[protocol \"file\"]\nallow = always\n"
                + configuration, to: "user.gitconfig")
        environment = ["GIT_CONFIG_GLOBAL": folder["user.gitconfig"], "GIT_CONFIG_NOSYSTEM": "1"]
        self.path = folder[path]
        try folder.write("sources: [A.xcassets]\n", to: path + "/tincture.yml")
        try folder.addImageSet(
            path + "/A.xcassets/a.imageset", images: #"{"filename": "a.png", "idiom": "universal"}"#)
        try folder.addPicture(path + "/A.xcassets/a.imageset/a.png", width: 30, height: 20, red: 200)
        try git("init", "--quiet", "--initial-branch", "main")
        try commit("one")
    }

    /// Where it is.
    let path: String

    /// Runs git in it, or in another folder.
    @discardableResult
    func git(_ arguments: String..., in place: String? = nil) throws -> String {
        let outcome = try Tool.run(
            "/usr/bin/env", ["git"] + arguments, in: place ?? path, environment: environment)
        try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
        return outcome.output.trimmingCharacters(in: .newlines)
    }

    /// Commits everything.
    func commit(_ message: String) throws {
        try git("add", "--all", "--force")
        try git("commit", "--quiet", "--message", message)
    }

    /// Runs the tool in it, or in another folder.
    func run(_ arguments: String..., in place: String? = nil, adding variables: [String: String] = [:]) throws
        -> Tool.Outcome
    {
        try Tool.run(arguments, in: place ?? path, environment: environment.merging(variables) { $1 })
    }

    /// Another picture in the place of the first.
    func repaint(red: UInt8, in place: String = "repository") throws {
        try folder.addPicture(place + "/A.xcassets/a.imageset/a.png", width: 30, height: 20, red: red)
    }
}
