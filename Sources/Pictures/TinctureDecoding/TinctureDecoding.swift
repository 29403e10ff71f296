// `import TinctureDecoding` is the decoders, the extraction of colors and what an app links, at once.
@_exported public import TincturePalette
