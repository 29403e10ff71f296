// `import TincturePalette` also imports the library for apps.
@_exported public import TinctureKit
