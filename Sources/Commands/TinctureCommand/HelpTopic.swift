/// Help that belongs to no command: `tincture help colors`.
enum HelpTopic: String, CaseIterable {
    case configuration, colors, carousels

    /// The topic that the arguments ask for; nil for any other command line.
    init?(arguments: [String]) {
        guard arguments.count == 2, arguments[0] == "help" else { return nil }
        self.init(rawValue: arguments[1])
    }

    /// The text, in lines of 80 columns.
    var text: String {
        switch self {
        case .configuration: Self.configurationText
        case .colors: Self.colorsText
        case .carousels: Self.carouselsText
        }
    }

    private static let configurationText = """
        CONFIGURATION

        A command reads tincture.yml in the current folder, or the file that --config
        names. Paths are relative to the file. `tincture init` writes one.

          sources: [Assets.xcassets, Banners]   # what to read
          code: [Sources]                       # where names of sets are used
          kinds:
            banner: ["loop*"]                   # globs over names and paths
          products: plants.json                 # or a list
          carousels:
            home:
              pages: homeLoopData.json          # or [loop1, loop2]
              style: page                       # page, paged, snap or deck
              interpolation: oklab
          gradients:
            Card: {colors: [Card Top, Card Bottom]}
          emit: [swift, css]                    # outputs beside the manifest
          rules:
            unused-set: off                     # or error, warning, note

        A mistake in the configuration aborts the run: nothing is written.

        Every key with its values and defaults:
          tincture schema configuration
        Every rule:
          tincture rules

        """

    private static let colorsText = """
        COLORS

        A color is written in any notation of CSS:

          '#FE9A3B'   '#F93'   gold   'rgb(254 154 59)'   'oklch(78% 0.15 60)'
          'color(display-p3 1 0.6 0.2)'

        Quote it: a shell takes # for the start of a comment, and YAML does too.

          tincture gradient '#C0C0C0' gold
          overlay: "#FFFFFF"

        Colors are blended in one of these spaces (--space, interpolation:):

          srgb           as an app does that blends the bytes
          srgb-linear    as light mixes
          oklab          evenly for the eye
          oklch          around the hue circle; say which way:
                         shorter, longer, increasing or decreasing

        and in any other space of CSS Color 4; `tincture gradient --help` lists them.
        Differences are CIEDE2000 (1 is just noticeable) or Oklab distances (0.02).

        """

    private static let carouselsText = """
        CAROUSELS

        A carousel is an ordered list of pages, each with a backdrop: the color behind
        it. Between two pages the backdrop blends with the scroll offset.

          page    pages of full width; wraps: true joins the last to the first
          paged   pages of full width; a drag past 65 % turns the page
          snap    cards that snap; spacing: and padding: in points
          deck    a pile of cards; threshold: in points

        The backdrop of a page is found in its picture, unless a person pins it: to a
        color, or to a swatch, a role or a point of the picture, whose color is found
        anew when the art changes:

          carousels:
            home:
              pages:
                - loop1
                - {image: loop2, pin: "#C0C0C0"}
                - {image: loop3, pin: swatch 2}
                - {image: loop4, pin: vibrant}
                - {image: loop5, pin: {at: [0.1, 0.5]}}
              overlay: white     # check reports its worst contrast
              contrast: 4.5      # changes backdrops as little as this contrast needs
              backdrops: bleed   # for banners whose sides touch the page

        Without a configuration, wide pictures with numbered names in one folder make
        a carousel.

          tincture preview home
          tincture preview --serve
          tincture extract --explain banner.jpg

        """
}
