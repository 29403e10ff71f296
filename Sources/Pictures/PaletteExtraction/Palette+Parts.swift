package import ColorScience

extension Palette {
    package init(
        swatches: [Swatch], roles: [SwatchRole: SRGB8], edges: [PictureLayout.Side: SRGB8], ground: PictureGround?,
        mean: SRGB8, backdropCandidates: [Swatch], bleedShares: [Double] = [],
        separations: [Double] = [], backdrop: SRGB8, backdropGradient: [SRGB8]?, bleed: SRGB8, confidence: Confidence,
        candidates: [SRGB8], tintBlock: SRGB8? = nil, displayP3: [SRGB8: Components] = [:]
    ) {
        self.swatches = swatches
        self.roles = roles
        self.edges = edges
        self.ground = ground
        self.mean = mean
        self.backdropCandidates = backdropCandidates
        self.bleedShares = bleedShares
        self.separations = separations
        self.backdrop = backdrop
        self.backdropGradient = backdropGradient
        self.bleed = bleed
        self.confidence = confidence
        self.candidates = candidates
        self.tintBlock = tintBlock
        self.displayP3 = displayP3
    }
}
