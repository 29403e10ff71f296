// For apps with SwiftUI or UIKit: `import TinctureUI` imports the library and its views.
@_exported public import TinctureKit
