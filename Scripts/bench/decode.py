"""Makes the corpus of the decode benchmark and measures CPU time and memory of whole processes."""

import os
import subprocess
import sys
from pathlib import Path

from decode_corpus import Image, banner, make, photo, photos, pngs

corpus, tincture, peers = Path(sys.argv[1]), *(str(Path(p).resolve()) for p in sys.argv[2:4])
corpus.mkdir(parents=True, exist_ok=True)
photos, pngs, banner = photos(corpus), pngs(corpus), banner(corpus)
small_jpeg = make(corpus / "1mp.jpg", lambda: photo(91, 1000, 1000), quality=85)
small_png = make(corpus / "1mp.png", lambda: photo(91, 1000, 1000))
large_jpeg = make(corpus / "100mp.jpg", lambda: photo(91, 1000, 1000).resize((10000, 10000)), quality=85)
large_png = make(corpus / "100mp.png", lambda: photo(91, 1000, 1000).resize((10000, 10000), Image.NEAREST))


def once(command):
    """CPU seconds of one process."""
    with open(os.devnull, "w") as null:
        process = subprocess.Popen(command, stdout=null, stderr=null)
        _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} failed with status {status}")
    return usage.ru_utime + usage.ru_stime


def memory(command):
    """Peak memory of one process in MiB."""
    return int(subprocess.run([peers, "memory"] + command, capture_output=True, check=True, text=True).stdout) / 1024


def cpu(commands, rounds):
    """The least CPU time of each of several commands, measured in turns so that all meet the same machine."""
    best = [float("inf")] * len(commands)
    for _ in range(rounds):
        for index, command in enumerate(commands):
            best[index] = min(best[index], once(command))
    return best


pillow = [sys.executable, "-c", "import sys\nfrom PIL import Image\nfor p in sys.argv[1:]:\n i=Image.open(p); i.draft('RGB',(i.width//8,i.height//8)); i.convert('RGB').quantize(5).getcolors()"]
rows = []


def row(work, against, ours, bare, others):
    rows.append((work, against, f"{ours * 1000:.1f} ms", f"{bare * 1000:.1f} ms", f"{ours / bare:.2f} ×", others))


extract = [tincture, "extract", "--format", "ndjson"]
ours, bare, pil, magick, vips = cpu(
    [extract + photos, [peers, "jpeg"] + photos, pillow + photos,
     ["sh", "-c", "for p; do convert -define jpeg:size=500x375 \"$p\" -scale 500x375 +dither -colors 5 -unique-colors txt:- ; done", "sh"] + photos,
     ["vipsthumbnail", "--size", "500x", "-o", str(corpus.resolve() / "thumb-%s.jpg")] + photos], 5)
row("40 photos of 12 MP", "libjpeg-turbo at 1/8", ours, bare, f"Pillow draft + median cut {pil / bare:.2f} ×, ImageMagick {magick / bare:.2f} ×, vipsthumbnail {vips / bare:.2f} ×")
ours, bare, pil, magick, vips = cpu(
    [extract + pngs, [peers, "png"] + pngs, pillow + pngs,
     ["sh", "-c", "for p; do convert \"$p\" -scale 400x300 +dither -colors 5 -unique-colors txt:- ; done", "sh"] + pngs,
     ["vipsthumbnail", "--size", "400x", "-o", str(corpus.resolve() / "thumb-%s.jpg")] + pngs], 3)
row("40 PNGs of 1600 × 1200", "libpng, row by row", ours, bare, f"Pillow median cut {pil / bare:.2f} ×, ImageMagick {magick / bare:.2f} ×, vipsthumbnail {vips / bare:.2f} ×")
ours, bare = cpu([extract + [banner], ["djpeg", "-scale", "1/2", "-outfile", os.devnull, banner]], 60)
row("one banner, whole process", "djpeg -scale 1/2", ours, bare, "")

print("| work | against | tincture | bare | ratio | others, to the same measure |")
print("|---|---|---|---|---|---|")
for line in rows:
    print("| " + " | ".join(line) + " |")
print()
print("| peak memory | 1 MP | 100 MP | more |")
print("|---|---|---|---|")
for name, small, large in (("baseline JPEG", small_jpeg, large_jpeg), ("PNG", small_png, large_png)):
    a, b = (min(memory(extract + [path]) for _ in range(3)) for path in (small, large))
    print(f"| {name} | {a:.1f} MiB | {b:.1f} MiB | {b - a:.1f} MiB |")
