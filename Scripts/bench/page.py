"""Times from a save to the page. Called by `Scripts/bench/page`."""

import json
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROUNDS = 15
# As long as the server needs until it waits again, and a person until the next save.
PAUSE = 0.6


def make_photos(folder, count):
    """JPEGs of 1.2 megapixels with soft shapes and noise, as photos have."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        path = folder / f"photo {number:03}.jpg"
        if path.exists():
            continue
        numbers = random.Random(number)
        soft = Image.frombytes("RGB", (24, 18), numbers.randbytes(24 * 18 * 3)).resize((1280, 960), Image.BICUBIC)
        noise = Image.frombytes("L", (320, 240), numbers.randbytes(320 * 240)).resize((1280, 960))
        Image.blend(soft, noise.convert("RGB"), 0.15).save(path, quality=88)


def make_tree(folder):
    """500 photos, and a carousel of ten of them in a data file."""
    make_photos(folder / "Photos", 500)
    pages = [{"image": f"photo {number:03}", "backdrop": "#102030"} for number in range(10)]
    (folder / "pages.json").write_text(json.dumps(pages))
    (folder / "tincture.yml").write_text("sources: [Photos]\ncarousels:\n  home: {pages: pages.json}\n")


class Server:
    """A running server."""

    def __init__(self, tool, tree):
        self.process = subprocess.Popen(
            [tool, "preview", "--config", tree / "tincture.yml", "--serve"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.origin = re.match(r"(http://localhost:\d+/)", self.process.stdout.readline()).group(1)
        # What it prints is read, so that it never waits for that.
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)


# Notes when the server tells that there are other data.
TOLD = """window.told = [];
const Given = EventSource;
window.EventSource = class extends Given {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => window.told.push(Date.now()));
  }
};"""
# Where the first page's code changes, and when that has been painted: the frame behind the one in which it was changed.
WATCH = """code => new Promise((done) => {
  const field = () => document.querySelector('.carousel .chip-hex')?.textContent === code;
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(Date.now()), 0));
  if (field()) return painted();
  const observer = new MutationObserver(() => { if (field()) { observer.disconnect(); painted(); } });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
})"""


def live(browser, tool, name, limit, tree, data, key):
    """Milliseconds from a save until it is told, and painted."""
    server = Server(tool, tree)
    try:
        page = browser.new_page()
        page.add_init_script(TOLD)
        page.goto(server.origin, wait_until="load")
        deadline = time.monotonic() + 120
        while not page.evaluate("document.querySelectorAll('.carousel .chip-hex').length > 0"):
            assert time.monotonic() < deadline, "no carousel is shown"
            time.sleep(0.1)
        time.sleep(3)
        told, painted = [], []
        for number in range(ROUNDS):
            time.sleep(PAUSE)
            code = f"#0A{number + 16:02X}{random.randrange(256):02X}"
            entries = json.loads(data.read_text())
            entries[0][key] = code
            entries[0].pop("colors", None)
            text = json.dumps(entries, indent=2)
            page.evaluate("code => { window.told.length = 0; window.watched = (" + WATCH + ")(code); }", code)
            saved = time.time() * 1000
            data.write_text(text)
            painted.append(page.evaluate("window.watched") - saved)
            told.append(page.evaluate("window.told[0]") - saved)
        page.close()
    finally:
        server.end()
    print(f"| {name} | {words(told)} | {limit} | {words(painted)} |")


def words(times):
    return f"{statistics.median(times):.0f} ms ({min(times):.0f} … {max(times):.0f})"


def main(folder, tool):
    folder, tool = Path(folder).resolve(), Path(tool).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(folder / "sample", ignore_errors=True)
    shutil.copytree("Assets", folder / "sample")
    make_tree(folder / "photos")
    print("| tree | Save → told | limit | Save → painted |\n|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        live(browser, tool, "sample assets", "≤ 60 ms", folder / "sample", folder / "sample/TmallHome/homeLoopData.json", "bgColor")
        live(browser, tool, "500 photos", "", folder / "photos", folder / "photos/pages.json", "backdrop")
        browser.close()


main(*sys.argv[1:])
