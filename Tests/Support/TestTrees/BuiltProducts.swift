internal import Foundation

/// What the build has made together with the tests.
package enum BuiltProducts {
    /// The folder with the built programs, in which the bundle of tests lies.
    package static let folder: String = {
        #if canImport(Darwin)
            // Whatever program has loaded the tests: this is a part of NAME.xctest/Contents/MacOS/NAME.
            var image = Dl_info()
            guard dladdr(#dsohandle, &image) != 0, let path = image.dli_fname else { return "." }
            return (0..<4).reduce(URL(fileURLWithPath: String(cString: path))) { url, _ in
                url.deletingLastPathComponent()
            }
            .path
        #else
            // Elsewhere the tests are a program of their own.
            return Bundle.main.bundleURL.path
        #endif
    }()
}
