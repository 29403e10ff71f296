// `import TincturePalette` is the library that an app links, and the extraction of colors, at once.
@_exported public import TinctureKit
