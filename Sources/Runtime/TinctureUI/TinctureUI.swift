// Re-exports the library, so that apps with SwiftUI or UIKit need only `import TinctureUI`.
@_exported public import TinctureKit
