// `import TinctureDecoding` includes the decoders, the extraction of colors and the library for apps.
@_exported public import TincturePalette
