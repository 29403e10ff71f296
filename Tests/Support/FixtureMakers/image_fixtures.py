"""Makes the picture fixtures and says what Pillow and LittleCMS see in them."""

import functools
import io
import json
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import icc
from PIL import Image, ImageChops, ImageCms

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for old in folder.iterdir():
    old.unlink()
expected = {}


def scene(width=48, height=36):
    """Smooth colors with a hard edge, a red disc and a grey ramp: something for every filter and transform."""
    picture = Image.new("RGB", (width, height))
    for y in range(height):
        for x in range(width):
            color = (40 + 4 * x, 200 - 4 * y, 90 + 2 * x) if x < width * 0.7 else (7 * y, 7 * y, 7 * y)
            if (x - 14) ** 2 + (y - 16) ** 2 < 70:
                color = (225, 30, 45)
            picture.putpixel((x, y), tuple(min(255, c) for c in color))
    return picture


RGB = scene()
ALPHA = Image.linear_gradient("L").resize(RGB.size)
RGBA = RGB.copy()
RGBA.putalpha(ALPHA)
P3 = icc.profile("Display P3 like", icc.D65, icc.DISPLAY_P3, 2.2)
ADOBE = icc.profile("Adobe RGB like", icc.D65, icc.ADOBE_RGB, 2.2)
HUGE = icc.profile("Of several segments", icc.D65, icc.ADOBE_RGB, 2.2, padding=150_000)
PRESS = icc.four_inks("Plain press")
GRAY = icc.profile("Gray gamma 1.8", icc.D65, None, 1.8, gray=True)
SRGB = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))


def mean_of(picture, profile=None, upright=True):
    """Alpha-weighted mean of the sRGB values."""
    if upright:
        from PIL import ImageOps

        picture = ImageOps.exif_transpose(picture)
    alpha = None
    if picture.mode in ("P", "PA", "LA", "RGBA", "La") or "transparency" in picture.info:
        rgba = picture.convert("RGBA")
        alpha, picture = rgba.getchannel("A"), rgba.convert("RGB")
    if picture.mode.startswith("I"):
        picture = picture.point(lambda v: v / 257).convert("L")
    if profile:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        if source.profile.xcolor_space.strip() == "GRAY":
            picture = picture.convert("L")
        # The black of a press becomes that of a screen.
        flags = ImageCms.Flags.BLACKPOINTCOMPENSATION if picture.mode == "CMYK" else ImageCms.Flags.NONE
        picture = ImageCms.profileToProfile(
            picture, source, SRGB, renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC, outputMode="RGB", flags=flags
        )
    picture = picture.convert("RGB")
    weights = list(alpha.getdata()) if alpha else [255] * (picture.width * picture.height)
    total = sum(weights)
    pixels = list(picture.getdata())
    return picture.size, [sum(w * p[k] for w, p in zip(weights, pixels)) / total for k in range(3)]


def note(name, why, profile=None, lossy=False, **more):
    """Writes down what Pillow sees in a file that is there."""
    with Image.open(folder / name) as picture:
        picture.load()
        size, mean = mean_of(picture, profile)
    expected[name] = {"why": why, "width": size[0], "height": size[1], "mean": [round(v, 3) for v in mean], "tolerance": 2 if lossy else 1, **more}


def refuse(name, why, words):
    expected[name] = {"why": why, "error": words}


def save(name, picture, why, lossy=False, profile=None, **options):
    picture.save(folder / name, **options)
    note(name, why, profile, lossy)


def run(*command, **options):
    subprocess.run([str(c) for c in command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def with_chunk(png, kind, data, after=33):
    """A PNG with a chunk more, behind IHDR."""
    return png[:after] + chunk(kind, data) + png[after:]


def png_bytes(picture, **options):
    stream = io.BytesIO()
    picture.save(stream, "png", **options)
    return stream.getvalue()


# PNG: color types and depths. ImageMagick writes the ones that Pillow does not.
for depth in (1, 2, 4, 8):
    save(f"gray-{depth}.png", RGB.convert("1") if depth == 1 else RGB.convert("L"), f"grey of {depth} bits")
    if depth in (2, 4):
        run("convert", folder / f"gray-{depth}.png", "-colorspace", "Gray", "-depth", depth, "-define", f"png:bit-depth={depth}", "-define", "png:color-type=0", f"PNG:{folder}/gray-{depth}.png")
        note(f"gray-{depth}.png", f"grey of {depth} bits")
    save(f"palette-{depth}.png", RGB.quantize(2 ** depth, dither=0), f"palette of {depth} bits", bits=depth)
save("rgb-8.png", RGB, "true color")
save("rgba-8.png", RGBA, "true color with alpha")
save("graya-8.png", RGBA.convert("LA"), "grey with alpha")
base = folder / "rgb-8.png"
for name, kind, why in (("gray-16", "png:color-type=0", "grey of 16 bits"), ("rgb-16", "png:color-type=2", "true color of 16 bits")):
    run("convert", base, *(["-colorspace", "Gray"] if "gray" in name else []), "-depth", 16, "-define", "png:bit-depth=16", "-define", kind, f"PNG:{folder}/{name}.png")
    note(f"{name}.png", why)
run("convert", folder / "rgba-8.png", "-depth", 16, "-define", "png:bit-depth=16", "-define", "png:color-type=6", f"PNG:{folder}/rgba-16.png")
note("rgba-16.png", "true color with alpha of 16 bits")
save("palette-alpha.png", RGB.quantize(16, dither=0), "palette with tRNS: some entries transparent, some half", transparency=bytes([0, 128, 255, 60]))
save("rgb-transparent.png", RGB, "true color with one transparent value (tRNS)", transparency=(225, 30, 45))
save("gray-transparent.png", RGB.convert("L"), "grey with one transparent value (tRNS)", transparency=0)
for name in ("rgb-8", "rgba-8", "palette-8", "gray-1", "rgb-16"):
    run("optipng", "-quiet", "-o1", "-i1", "-out", folder / f"{name}-adam7.png", folder / f"{name}.png")
    note(f"{name}-adam7.png", f"{name}, interlaced")
run("pngcrush", "-q", "-m", 115, base, folder / "crushed.png")
note("crushed.png", "by pngcrush, all filters")
Image.new("RGB", (1, 1), (12, 34, 56)).save(folder / "one-pixel.png")
note("one-pixel.png", "the smallest picture")

# PNG: color.
plain = png_bytes(RGB)
gamma = struct.pack(">I", 45455)
primaries = struct.pack(">8I", *[round(v * 100_000) for v in icc.D65 + icc.ADOBE_RGB[0] + icc.ADOBE_RGB[1] + icc.ADOBE_RGB[2]])
for name, data, why, profile in (
    ("srgb-chunk", with_chunk(plain, b"sRGB", b"\0"), "sRGB chunk", None),
    ("gamma-only", with_chunk(plain, b"gAMA", gamma), "gAMA alone means nothing new: sRGB", None),
    ("chromaticities", with_chunk(with_chunk(plain, b"cHRM", primaries), b"gAMA", gamma), "cHRM and gAMA of a wide space", icc.profile("x", icc.D65, icc.ADOBE_RGB, 2.2)),
    ("srgb-wins", with_chunk(with_chunk(plain, b"cHRM", primaries), b"sRGB", b"\0"), "the sRGB chunk goes before cHRM", None),
    ("cicp", with_chunk(plain, b"cICP", bytes([1, 13, 0, 1])), "cICP, a chunk that older libraries do not know", None),
    ("bad-crc", with_chunk(plain, b"tEXt", b"Title\0x")[:-1] + plain[-1:], "whole", None),
):
    (folder / f"{name}.png").write_bytes(data)
    note(f"{name}.png", why, profile)
text = with_chunk(plain, b"tIME", bytes([7, 228, 1, 1, 0, 0, 0]))
(folder / "bad-crc.png").write_bytes(text[:33 + 8 + 7] + b"\0\0\0\0" + text[33 + 8 + 7 + 4 :])
expected["bad-crc.png"]["why"] = "an ancillary chunk with a wrong checksum: mended, with a warning"
expected["bad-crc.png"]["warning"] = "defect"
(folder / "trailing.png").write_bytes(plain + b"rubbish" * 20)
note("trailing.png", "data behind the end")
save("p3.png", RGB, "iCCP of Display P3's primaries", icc_profile=P3, profile=P3)
save("gray-profile.png", RGB.convert("L"), "iCCP of grey", icc_profile=GRAY, profile=GRAY)
(folder / "bad-profile.png").write_bytes(with_chunk(plain, b"iCCP", b"bad\0\0" + zlib.compress(b"no profile at all" * 20)))
note("bad-profile.png", "an iCCP that is no profile: sRGB, with a warning", warning="")
matrix = b"matf\0\0\0\0" + struct.pack(">HH12f", 3, 3, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)
elements = b"mpet\0\0\0\0" + struct.pack(">HHI", 3, 3, 30_000) + struct.pack(">II", 16 + 8 * 30_000, len(matrix)) * 30_000
many = icc.assembled(b"mntr", b"RGB ", b"XYZ ", icc.described("Of many elements") + [(b"D2B1", elements + matrix)])
(folder / "many-elements.png").write_bytes(with_chunk(plain, b"iCCP", b"many\0\0" + zlib.compress(many, 9)))
note("many-elements.png", "an iCCP of 30,000 elements, which took seconds: sRGB, with a warning", warning="")
frames = [RGB, RGB.transpose(Image.FLIP_LEFT_RIGHT)]
frames[0].save(folder / "animated.png", save_all=True, append_images=frames[1:])
note("animated.png", "APNG: the first frame", warning="animated")
(folder / "cgbi.png").write_bytes(plain[:8] + chunk(b"CgBI", b"\x50\0\x20\x02") + plain[8:])
refuse("cgbi.png", "Apple's private form, made by Xcode for a device", "CgBI")

# JPEG: sampling, scans, colors.
ppm = folder / "scene.ppm"
RGB.save(ppm)
for name, options, why in (
    ("444", ["-sample", "1x1"], "no subsampling"),
    ("422", ["-sample", "2x1"], "4:2:2"),
    ("420", ["-sample", "2x2"], "4:2:0"),
    ("440", ["-sample", "1x2"], "4:4:0"),
    ("411", ["-sample", "4x1"], "4:1:1"),
    ("progressive", ["-progressive"], "progressive"),
    ("arithmetic", ["-arithmetic"], "arithmetic coding"),
    ("arithmetic-progressive", ["-arithmetic", "-progressive"], "arithmetic coding, progressive"),
    ("restart", ["-restart", "1"], "restart markers"),
    ("rgb", ["-rgb"], "RGB without conversion"),
    ("gray", ["-grayscale"], "grey"),
    ("quality-10", ["-quality", "10"], "strong compression"),
):
    quality = [] if "quality" in name else ["-quality", "92"]
    with open(folder / f"{name}.jpg", "wb") as out:
        subprocess.run(["cjpeg", *quality, *options, str(ppm)], stdout=out, check=True)
    note(f"{name}.jpg", why, lossy=True)
ppm.unlink()
CMYK = RGB.convert("CMYK")
save("cmyk.jpg", CMYK, "CMYK with Adobe's inversion, no profile: a plain conversion and a warning", lossy=True, quality=92)
expected["cmyk.jpg"]["warning"] = "CMYK"
run("convert", folder / "cmyk.jpg", "-quality", "92", "-sampling-factor", "4:4:4", folder / "ycck.jpg")
note("ycck.jpg", "YCCK by ImageMagick", lossy=True, warning="CMYK")
black = ImageChops.invert(functools.reduce(ImageChops.lighter, RGB.split()))
INKED = Image.merge("CMYK", [ImageChops.subtract(ImageChops.invert(channel), black) for channel in RGB.split()] + [black])
save("cmyk-profile.jpg", INKED, "CMYK of a press whose black is not dark", lossy=True, icc_profile=PRESS, profile=PRESS, quality=92)
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x0112] = orientation
    save(f"orientation-{orientation}.jpg", RGB, f"Exif orientation {orientation}", lossy=True, exif=exif, quality=92)
save("adobe-rgb.jpg", RGB, "ICC profile of a wide space", lossy=True, icc_profile=ADOBE, profile=ADOBE, quality=92)
save("segments.jpg", RGB, "an ICC profile in three APP2 segments", lossy=True, icc_profile=HUGE, profile=HUGE, quality=92)
RGB.save(folder / "two-pictures.jpg", "MPO", save_all=True, append_images=[RGB.transpose(Image.ROTATE_180)], quality=92)
note("two-pictures.jpg", "MPO: the first picture", lossy=True)
save("misnamed.png", RGB, "a JPEG by the name of a PNG", lossy=True, format="JPEG", quality=92)
expected["misnamed.png"]["warning"] = "is named .png"

baseline = (folder / "444.jpg").read_bytes()
frame = baseline.index(b"\xff\xc0")
(folder / "12-bit.jpg").write_bytes(baseline[: frame + 1] + b"\xc1" + baseline[frame + 2 : frame + 4] + b"\x0c" + baseline[frame + 5 :])
refuse("12-bit.jpg", "12 bits a sample", "does not decode")
(folder / "lossless.jpg").write_bytes(baseline[: frame + 1] + b"\xc3" + baseline[frame + 2 :])
refuse("lossless.jpg", "lossless JPEG", "does not decode")



def optional(trait, *names):
    """Says that pictures are read only by builds with a package trait."""
    for name in names:
        expected[name]["trait"] = trait


# WebP, by Pillow's libwebp.
exif = Image.Exif()
exif[0x0112] = 6
save("lossy.webp", RGB, "lossy", lossy=True, quality=92)
save("lossless.webp", RGB, "lossless", lossless=True)
save("lossy-alpha.webp", RGBA, "lossy with alpha", lossy=True, quality=92)
save("lossless-alpha.webp", RGBA, "lossless with alpha", lossless=True, exact=True)
save("p3.webp", RGB, "ICCP of Display P3's primaries", lossless=True, icc_profile=P3, profile=P3)
save("orientation-6.webp", RGB, "EXIF orientation 6", lossless=True, exif=exif.tobytes())
RGB.save(folder / "animated.webp", save_all=True, append_images=[RGB.transpose(Image.FLIP_LEFT_RIGHT)], lossless=True)
note("animated.webp", "an animation: its first frame", warning="animated")
save("bad-profile.webp", RGB, "an ICCP that is no profile: sRGB, with a warning", lossless=True, icc_profile=b"no profile at all" * 20)
expected["bad-profile.webp"]["warning"] = "profile"
save("misnamed-webp.jpg", RGB, "a WebP by the name of a JPEG", lossless=True, format="WEBP")
expected["misnamed-webp.jpg"]["warning"] = "is named .jpg"
optional("WebP", "misnamed-webp.jpg", *(n for n in expected if n.endswith(".webp")))

# GIF: by Pillow, and frames that are not the whole picture by another size of the screen.
FEW = RGB.quantize(64, dither=0)
save("plain.gif", FEW, "a global table", interlace=0)
save("interlaced.gif", FEW, "interlaced", interlace=1)
save("transparent.gif", FEW, "one transparent color", transparency=3)
FEW.save(folder / "animated.gif", save_all=True, append_images=[FEW.transpose(Image.FLIP_LEFT_RIGHT)], loop=0)
note("animated.gif", "an animation: its first frame", warning="animated")
whole = (folder / "plain.gif").read_bytes()
(folder / "part.gif").write_bytes(whole[:6] + struct.pack("<HH", 60, 50) + whole[10:])
expected["part.gif"] = {**expected["plain.gif"], "why": "a frame that is smaller than the screen", "width": 60, "height": 50}
optional("GIF", *(n for n in expected if n.endswith(".gif")))

# AVIF, by Pillow's libavif, and by avifenc what that does not write.
def avif(name, why, *arguments, of=None, profile=None):
    source = folder / "source.png"
    (of or RGB).save(source)
    run("avifenc", "--min", 2, "--max", 8, "--jobs", 1, *arguments, source, folder / name)
    source.unlink()
    note(name, why, profile, lossy=True)


save("8-bit.avif", RGB, "8 bits, 4:2:0", lossy=True, quality=92)
save("alpha.avif", RGBA, "with alpha", lossy=True, quality=92)
save("p3.avif", RGB, "a profile of Display P3's primaries", lossy=True, quality=92, icc_profile=P3, profile=P3)
save("orientation-6.avif", RGB, "turned by irot", lossy=True, quality=92, exif=exif.tobytes())
RGB.save(folder / "animated.avif", save_all=True, append_images=[RGB.transpose(Image.FLIP_LEFT_RIGHT)], quality=92)
note("animated.avif", "a sequence: its first picture", lossy=True, warning="animated")
avif("10-bit.avif", "10 bits, 4:4:4", "--depth", 10, "--yuv", 444)
avif("12-bit.avif", "12 bits, 4:2:0", "--depth", 12, "--yuv", 420)
avif("gray.avif", "without colors", "--yuv", 400, of=RGB.convert("L"))
avif("grid.avif", "two tiles with alpha, side by side", "--grid", "2x1", of=RGBA.resize((128, 64)))
avif("mirrored.avif", "mirrored by imir", "--imir", 1)
avif("code-points.avif", "Display P3 by its code points", "--cicp", "12/13/6")
with Image.open(folder / "code-points.avif") as picture:
    expected["code-points.avif"]["mean"] = [round(v, 3) for v in mean_of(picture, P3)[1]]
optional("AVIF", *(n for n in expected if n.endswith(".avif")))

# HEIC, by libheif's own programs.
def heic(name, why, *arguments, of=None, profile=None, depth=8):
    source, seen = folder / "source.png", folder / "seen.png"
    (of or RGB).save(source, icc_profile=profile)
    if depth == 16:
        run("convert", source, "-depth", 16, "-define", "png:bit-depth=16", "-define", "png:color-type=2", f"PNG:{source}")
    run("heif-enc", "--quality", 92, *arguments, "-o", folder / name, source)
    run("heif-convert", folder / name, seen)
    note("seen.png", why, profile, lossy=True)
    expected[name] = expected.pop("seen.png")
    source.unlink()
    seen.unlink()


heic("8-bit.heic", "8 bits")
heic("alpha.heic", "with alpha", of=RGBA)
heic("10-bit.heic", "10 bits", "-b", 10, depth=16)
heic("p3.heic", "a profile of Display P3's primaries", profile=P3)
optional("HEIC", *(n for n in expected if n.endswith(".heic")))

(folder / "expected.json").write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
print(f"{len(expected)} pictures, {sum(f.stat().st_size for f in folder.iterdir())} bytes")
