// `import TincturePalette` includes the library for apps and the extraction of colors.
@_exported public import TinctureKit
