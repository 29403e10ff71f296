// What an app links: `import Tincture` is both rooms at once.
@_exported public import CarouselGradients
@_exported public import ColorScience
