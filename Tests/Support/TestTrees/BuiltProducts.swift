internal import Foundation

/// What the build has made together with the tests.
public enum BuiltProducts {
    /// The folder with the built programs, in which the bundle of tests lies.
    public static let folder: String = {
        #if canImport(Darwin)
            // Whatever program has loaded the bundle: this class is a part of it.
            return Bundle(for: Part.self).bundleURL.deletingLastPathComponent().path
        #else
            // Elsewhere the tests are a program of their own.
            return Bundle.main.bundleURL.path
        #endif
    }()

    private final class Part {}
}
