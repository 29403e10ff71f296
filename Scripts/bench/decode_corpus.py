"""Makes the photos, PNGs and banners of the benchmark."""

import random
from pathlib import Path

from PIL import Image, ImageFilter

Image.MAX_IMAGE_PIXELS = None


def photo(seed, width, height):
    """Clouds of color at several scales with fine noise: as hard to compress as a photograph."""
    rng = random.Random(seed)
    picture = None
    for cells, weight in ((3, 0.5), (9, 0.5), (40, 0.35), (200, 0.25)):
        layer = Image.frombytes("RGB", (cells, cells), rng.randbytes(cells * cells * 3)).resize((width, height), Image.BICUBIC)
        picture = layer if picture is None else Image.blend(picture, layer, weight)
    noise = Image.frombytes("RGB", (width // 2, height // 2), rng.randbytes(width // 2 * (height // 2) * 3))
    return Image.blend(picture, noise.resize((width, height), Image.BILINEAR).filter(ImageFilter.GaussianBlur(1)), 0.18)


def make(path: Path, build, **options):
    if not path.exists():
        build().save(path, **options)
    return str(path)


def photos(corpus: Path):
    """Four photos of 12 megapixels, ten times each."""
    return [make(corpus / f"photo{i}.jpg", lambda i=i: photo(i, 4000, 3000), quality=95) for i in range(4)] * 10


def progressive(corpus: Path):
    """The same four photos as progressive JPEGs."""
    return [make(corpus / f"progressive{i}.jpg", lambda i=i: photo(i, 4000, 3000), quality=95, progressive=True) for i in range(4)]


def pngs(corpus: Path):
    """Four PNGs, ten times each."""
    return [make(corpus / f"picture{i}.png", lambda i=i: photo(50 + i, 1600, 1200)) for i in range(4)] * 10


def banner(corpus: Path):
    """A banner as a shop has it."""
    return make(corpus / "banner.jpg", lambda: photo(90, 1125, 352), quality=85)
