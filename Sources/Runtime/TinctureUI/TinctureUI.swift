// What an app links that draws with SwiftUI or UIKit: `import TinctureUI` is the library and its views at once.
@_exported public import TinctureKit
