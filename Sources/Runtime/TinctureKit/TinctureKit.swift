// What an app links: `import TinctureKit` is both rooms at once.
@_exported public import CarouselGradients
@_exported public import ColorScience
