"""Times whole processes of `tincture compile` and `git status` and prints the table. Called by `Scripts/bench/rebuild`."""

import os
import random
import shutil
import statistics
import struct
import subprocess
import sys
import time
import zlib

from PIL import Image

ROUNDS = 10


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def small_picture(seed):
    """A PNG of 16 × 16 pixels in four colors."""
    numbers = random.Random(seed)
    colors = [bytes(numbers.randrange(256) for _ in range(3)) for _ in range(4)]
    rows = b"".join(b"\0" + b"".join(colors[x // 8 + 2 * (y // 8)] for x in range(16)) for y in range(16))
    header = struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def make_tree(root, count):
    """Small pictures, a hundred to a folder, committed to a git repository."""
    if os.path.exists(root + "/.git/complete"):
        return
    shutil.rmtree(root, ignore_errors=True)
    for number in range(count):
        folder = f"{root}/Pictures/Group {number // 100:04}"
        if number % 100 == 0:
            os.makedirs(folder)
        with open(f"{folder}/picture {number:06}.png", "wb") as file:
            file.write(small_picture(number))
    with open(root + "/.gitignore", "w") as file:
        file.write("Build/\n")
    for arguments in (["init", "-q"], ["add", "-A"], ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "x"]):
        subprocess.run(["git", *arguments], cwd=root, check=True)
    open(root + "/.git/complete", "w").close()


def make_pages(root, name, how, count):
    """A configuration of one carousel whose pages are all pinned to colors of their own, and its pictures."""
    numbers = random.Random(7)
    os.makedirs(root + "/Pages", exist_ok=True)
    for number in range(count):
        with open(f"{root}/Pages/page {number:03}.png", "wb") as file:
            file.write(small_picture(number))
    pages = ", ".join(
        f'{{image: page {number:03}, backdrop: "#{numbers.randrange(1 << 24):06X}"}}' for number in range(count))
    with open(f"{root}/{name}.yml", "w") as file:
        file.write(f"sources: [Pages]\ncarousels:\n  home: {{{how}, pages: [{pages}]}}\n")


def make_photos(root, count):
    """JPEGs of 2 megapixels with soft shapes and noise."""
    if os.path.exists(root + "/complete"):
        return
    os.makedirs(root + "/Photos", exist_ok=True)
    for number in range(count):
        random.seed(number)
        soft = Image.frombytes("RGB", (24, 16), random.randbytes(24 * 16 * 3)).resize((1632, 1224), Image.BICUBIC)
        noise = Image.frombytes("L", (408, 306), random.randbytes(408 * 306)).resize((1632, 1224))
        Image.blend(soft, noise.convert("RGB"), 0.15).save(f"{root}/Photos/photo {number:03}.jpg", quality=88)
    open(root + "/complete", "w").close()


def half_of_photos(root, number):
    """A folder with every second photo."""
    half = f"{root}/half{number}"
    if not os.path.exists(half):
        os.makedirs(half + "/Photos")
        for name in sorted(os.listdir(root + "/photos/Photos"))[number::2]:
            os.link(f"{root}/photos/Photos/{name}", f"{half}/Photos/{name}")
    return half


def wall_of_all(arguments, folders):
    """Wall time in seconds of processes side by side: what the machine's cores give, without any part done by one for all."""
    start = time.perf_counter()
    running = [subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL) for folder in folders]
    statuses = [process.wait() for process in running]
    if any(statuses):
        sys.exit(f"{arguments} failed")
    return time.perf_counter() - start


def run(arguments, folder):
    """Wall time and CPU time in seconds, peak memory in MB, of a process."""
    start = time.perf_counter()
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{arguments} failed")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


def least(runs, index):
    return min(each[index] for each in runs)


def row(*cells):
    print("| " + " | ".join(cells) + " |", flush=True)


def main():
    root, tool = (os.path.abspath(path) for path in sys.argv[1:3])
    compile = [tool, "compile", "Pictures", "-o", "Build/Out", "--quiet"]
    tree = root + "/10000"
    make_tree(tree, 10_000)
    make_photos(root + "/photos", 200)
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    row("figure", "against", "tincture", "the other", "ratio", "limit")
    row(*["---"] * 6)

    # A stamp that is as young as the record takes a look at the content: git and we both know.
    shutil.rmtree(tree + "/Build", ignore_errors=True)
    clean = run(compile, tree)
    time.sleep(1)
    run(compile, tree)
    run(["git", "status"], tree)
    nulls, statuses = [], []
    for _ in range(ROUNDS):
        nulls.append(run(compile, tree))
        statuses.append(run(["git", "status"], tree))
    null, status = least(nulls, 1), least(statuses, 1)
    row("null rebuild, 10,000 pictures, CPU", "`git status`", f"{null * 1e3:.1f} ms", f"{status * 1e3:.1f} ms",
        f"{null / status:.2f} ×", "≤ 1.2 ×")

    changes = []
    for number in range(ROUNDS // 2):
        with open(f"{tree}/Pictures/Group 0042/picture 004242.png", "wb") as file:
            file.write(small_picture(20_000 + number))
        time.sleep(0.2)
        changes.append(run(compile, tree))
    with open(f"{tree}/Pictures/Group 0042/picture 004242.png", "wb") as file:
        file.write(small_picture(4242))
    change = least(changes, 1)
    row("one picture of 10,000 changed, CPU", "null rebuild", f"{change * 1e3:.1f} ms", f"{null * 1e3:.1f} ms",
        f"{change / null:.1f} ×", "")

    photos = [tool, "compile", "Photos", "-o", "Build/Out", "--quiet", "--no-cache", "--force"]
    halves = [half_of_photos(root, number) for number in range(2)]
    rounds = []
    for _ in range(7):
        two, one = (run(photos + ["--jobs", jobs], root + "/photos")[0] for jobs in ("2", "1"))
        rounds.append((two, one, wall_of_all(photos + ["--jobs", "1"], halves)))
    two, one, apart = (statistics.median(walls) for walls in zip(*rounds))
    row("clean build, 200 photos, 2 cores, wall", "`--jobs 1`", f"{two * 1e3:.0f} ms", f"{one * 1e3:.0f} ms",
        f"{one / two:.2f} × faster", "")
    row("the same by two processes of 100 photos each", "`--jobs 1`", f"{apart * 1e3:.0f} ms", f"{one * 1e3:.0f} ms",
        f"{one / apart:.2f} × faster", "")

    if "--quick" in sys.argv:
        return
    large = root + "/100000"
    make_tree(large, 100_000)
    shutil.rmtree(large + "/Build", ignore_errors=True)
    _wall, cpu, memory = run(compile, large)
    row("100,000 small pictures, clean, CPU", "10,000", f"{cpu:.1f} s", f"{clean[1]:.2f} s", f"{cpu / clean[1]:.1f} ×", "")
    row("the same, peak memory", "10,000", f"{memory:.0f} MB", f"{clean[2]:.0f} MB", f"{memory / clean[2]:.1f} ×",
        "≤ 200 MB")
    again = run(compile, large)
    again = run(compile, large)
    row("null rebuild, 100,000 pictures, CPU", "10,000", f"{again[1] * 1e3:.0f} ms", f"{null * 1e3:.1f} ms",
        f"{again[1] / null:.1f} ×", "")


if __name__ == "__main__":
    main()
