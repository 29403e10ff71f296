// `import TinctureCatalog` includes the library for apps and the colors of pictures.
@_exported public import TincturePalette
