// The library for apps: `import TinctureKit` imports both modules.
@_exported public import CarouselGradients
@_exported public import ColorScience
