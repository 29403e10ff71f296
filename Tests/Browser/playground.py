"""The playground in Chromium: playground.py TOOL SITE"""

import functools
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BANNERS = ROOT / "Assets/TmallHome/Banners"


class Handler(http.server.SimpleHTTPRequestHandler):
    """A plain file server."""

    def guess_type(self, path):
        return {".js": "text/javascript", ".wasm": "application/wasm"}.get(pathlib.Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_):
        pass


class Page:
    """The playground in a browser, with what it complained of and asked for."""

    def __init__(self, browser, origin, path="playground/index.html", **options):
        self.context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.origin, self.complaints, self.requests = origin, [], []
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.context.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(f"{origin}/{path}")

    def wait(self, condition, argument=None):
        """Waits for a condition; Playwright's own way needs a policy that allows `eval`."""
        end = time.monotonic() + 20
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < end, f"{condition} is not so; {self.complaints}"
            self.page.wait_for_timeout(20)

    def text(self, selector):
        return self.page.locator(selector).inner_text()

    def take_samples(self):
        self.page.get_by_role("button", name="Take the samples").click()
        self.wait("document.querySelectorAll('#pages li').length === 10 && !document.querySelector('#carousel').hidden")

    def go(self, position):
        self.page.locator("#position").evaluate("(slider, to) => { slider.value = to; slider.dispatchEvent(new Event('input')); }", position)
        return self.text("#color")

    def close(self, own=True):
        others = [url for url in self.requests if own and not url.startswith((self.origin, "blob:", "data:"))]
        assert not others, f"it asks for {others}"
        assert not self.complaints, self.complaints
        self.context.close()


def compiled(tool, view, folder):
    """Compiles the configuration that the page gives, and returns its carousel."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BANNERS, folder / "Banners")
    (folder / "tincture.yml").write_text(view.text("#yml"))
    subprocess.run([tool, "compile", "--config", folder / "tincture.yml", "--output", folder / "out", "--no-cache"], check=True, stdout=subprocess.DEVNULL)
    return json.loads((folder / "out/catalog.json").read_text())["carousels"][0]


def check_samples(browser, tool, origin, work, shots):
    view = Page(browser, origin)
    view.take_samples()
    asked = len(view.requests)
    # Chromium's pixels of a JPEG are not the program's: the colors are compared to a few units.
    extracted = json.loads(subprocess.run([tool, "extract", "--format", "json", *sorted(BANNERS.glob("*.jpg"))], capture_output=True, check=True).stdout)
    program = {pathlib.Path(one["path"]).stem: one for one in extracted}
    names = view.page.locator("#pages .name").all_inner_texts()
    assert names == [f"loop{number}" for number in range(1, 11)], names
    far = []
    for name, words in zip(names, view.page.locator("#pages .hex").all_inner_texts()):
        channels = [[int(hexes[at : at + 2], 16) for at in (1, 3, 5)] for hexes in (words, program[name]["backdrop"])]
        if max(abs(a - b) for a, b in zip(*channels)) > 6:
            far.append((name, words, program[name]["backdrop"]))
    assert len(far) <= 1, f"backgrounds differ from the program's: {far}"
    assert "Colors of loop1" in view.text("#detail-title")
    assert view.page.locator("#swatches li").count() == 5
    words = view.text("#answers")
    assert "confidence" in words and "bleed" in words, words
    assert "border" in view.text("#why"), view.text("#why")
    # Pins, so that the program has the same colors: then every position is the same to the byte.
    for number, color in enumerate(["#D3D6DB", "#1F6FEB", "#F2C14E", "#2A9D8F", "#101820", "#E76F51", "#8E44AD", "#F4A259", "#0B3954", "#FFFFFF"]):
        view.page.locator("#pages .shown").nth(number).click()
        view.page.locator("#detail input[type=color]").evaluate("(input, color) => { input.value = color; input.dispatchEvent(new Event('change')); }", color.lower())
        view.wait("([number, color]) => document.querySelectorAll('#pages .hex')[number].textContent === `${color}, pinned`", [number, color])
    for style, space, hue, easing in [("page", "oklab", "shorter", "linear"), ("deck", "oklch", "longer", "ease-in-out"), ("paged", "srgb", "shorter", "smoothstep")]:
        for name, value in (("style", style), ("space", space), ("easing", easing)):
            view.page.locator(f"#{name}").select_option(value)
        if space == "oklch":
            view.page.locator("#hue").select_option(hue)
        view.wait("([space, easing]) => document.querySelector('#yml').textContent.includes(`interpolation: ${space}\n`) && document.querySelector('#yml').textContent.includes(`easing: ${easing}`)", [space if hue == "shorter" else f"{space} {hue}", easing])
        carousel = compiled(tool, view, work / "project")
        assert carousel["style"] == style and carousel["wraps"] == (style != "paged"), carousel["wraps"]
        for transition in carousel["transitions"]:
            samples = transition["samples"]
            for index, expected in ((0, samples[0]), (10, samples[10]), (20, samples[20]), (40, samples[40])):
                position = transition["from"] + index / (len(samples) - 1)
                if position < len(names):
                    found = view.go(position)
                    channels = [[int(hexes[at : at + 2], 16) for at in (1, 3, 5)] for hexes in (found, expected)]
                    assert max(abs(a - b) for a, b in zip(*channels)) <= 3, f"{style}, {position}: {found}, {expected}"
        worst = re.search(r"At worst ([\d.]+)", view.text("#worst"))[1]
        expected = carousel.get("contrast", {}).get("worst", carousel.get("contrast", {}).get("light", {}).get("worst") if "contrast" in carousel else None)
        assert expected is None or abs(float(worst) - expected) < 0.011, (worst, expected)
        assert view.text("#css").count("background-color") >= len(names)
        (work / "backdrop.swift").write_text(view.text("#swift"))
    modules = pathlib.Path(tool).parent / "Modules"
    if (modules / "TinctureKit.swiftmodule").exists():
        subprocess.run(["swiftc", "-typecheck", "-I", modules, work / "backdrop.swift"], check=True)
    assert len(view.requests) == asked, f"it asks while it is used: {view.requests[asked:]}"
    view.page.screenshot(path=shots / "playground.png", full_page=True)
    # A link has it all.
    link = view.page.url
    before = [view.text(selector) for selector in ("#yml", "#css", "#swift")]
    view.page.goto("about:blank")
    view.page.goto(link)
    view.wait("document.documentElement.dataset.ready === ''")
    assert [view.text(selector) for selector in ("#yml", "#css", "#swift")] == before, "the link shows something else"
    view.close()
    print("ten samples: colors near the program's; three configurations compile to what is shown; the link holds it")


def check_own_pictures(browser, origin, work):
    view = Page(browser, origin)
    picture = work / "half & half.png"
    image = Image.new("RGB", (400, 200), "#1F6FEB")
    ImageDraw.Draw(image).rectangle((150, 50, 250, 150), fill="#F2C14E")
    image.save(picture)
    (work / "notes.png").write_text("no picture")
    view.page.locator("#files").set_input_files([picture, work / "notes.png"])
    view.wait("document.querySelectorAll('#pages li').length === 1 && !document.querySelector('#carousel').hidden")
    assert view.text("#status") == "notes isn't a picture that this browser can decode."
    assert "half & half" in view.text("#pages") and "#1F6FEB" in view.text("#pages"), view.text("#pages")
    # Dropped.
    view.page.evaluate("""async () => {
      const transfer = new DataTransfer();
      const canvas = new OffscreenCanvas(300, 100);
      const context = canvas.getContext('2d');
      context.fillStyle = '#2A9D8F';
      context.fillRect(0, 0, 300, 100);
      transfer.items.add(new File([await canvas.convertToBlob()], 'dropped.png', { type: 'image/png' }));
      document.querySelector('#drop').dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }""")
    view.wait("document.querySelectorAll('#pages li').length === 2")
    view.wait("document.querySelectorAll('#pages .hex')[1].textContent === '#2A9D8F'")
    link = view.page.url
    view.page.goto("about:blank")
    view.page.goto(link)
    view.wait("document.documentElement.dataset.ready === '' && document.querySelectorAll('#pages li').length === 2")
    assert view.page.locator("#pages .hex").all_inner_texts() == ["#1F6FEB", "#2A9D8F"]
    assert "isn't in the link" in view.text("#detail")
    for fragment in ("#sample=nothing&picture=%3Cimg%20src%3Dx%3E~123456&space=none&wraps=x&overlay=javascript", "#picture=~~~&picture=a~GGGGGG", "#" + "picture=x~000000&" * 300):
        view.page.goto("about:blank")
        view.page.goto(f"{origin}/playground/index.html{fragment}")
        view.wait("document.documentElement.dataset.ready === ''")
    assert view.page.locator("#pages li").count() == 100
    view.close()
    print("pictures of one's own, chosen and dropped; one that is none says so; links with nonsense show what they can")


def check_use(browser, origin, shots):
    """Keyboard, mouse, touch, small and dark screens, and without a network."""
    view = Page(browser, origin)
    page = view.page
    view.take_samples()
    page.locator("#screen").focus()
    for key, shown in [("ArrowRight", "2 of 10"), ("End", "10 of 10"), ("ArrowRight", "1 of 10"), ("ArrowLeft", "10 of 10"), ("Home", "1 of 10")]:
        page.keyboard.press(key)
        assert view.text("#page").startswith(shown), (key, view.text("#page"))
    page.get_by_role("button", name="Move right: loop1", exact=True).focus()
    page.keyboard.press("Enter")
    view.wait("document.querySelector('#pages .name').textContent === 'loop2'")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Move right: loop1"
    page.get_by_role("button", name="Remove loop2", exact=True).focus()
    page.keyboard.press("Enter")
    view.wait("document.querySelectorAll('#pages li').length === 9")
    page.get_by_role("button", name="Copy tincture.yml").click()
    view.wait("document.querySelector('#status').textContent === 'Copied.'")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#yml").text_content()
    # A drag by a third of the screen.
    page.locator("#screen").scroll_into_view_if_needed()
    box = page.locator("#screen").bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 300 - box["width"] / 3, box["y"] + 100, steps=4)
    assert abs(float(view.text("#at")) - 1 / 3) < 0.02, view.text("#at")
    page.mouse.move(box["x"] + 20, box["y"] + 100, steps=4)
    page.mouse.up()
    assert view.text("#page").startswith("2 of 9"), view.text("#page")
    # Everything is loaded: without a network all goes on.
    view.context.set_offline(True)
    page.locator("#space").select_option("lch")
    view.wait("document.querySelector('#yml').textContent.includes('interpolation: lch')")
    view.context.set_offline(False)
    view.close()
    for name, options in [("wide", {}), ("dark", {"color_scheme": "dark"}), ("phone", {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True})]:
        view = Page(browser, origin, **options)
        found = Axe().run(view.page)
        view.take_samples()
        view.wait("document.querySelectorAll('#swatches li').length > 0")
        again = Axe().run(view.page)
        assert not found.response["violations"] and not again.response["violations"], found.generate_report() + again.generate_report()
        width = view.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{name}: {width} points are outside of the screen"
        small = view.page.evaluate("[...document.querySelectorAll('button')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43).length")
        assert small == 0, f"{name}: {small} buttons are too small for a finger"
        view.page.screenshot(path=shots / f"playground-{name}.png", full_page=True)
        view.close()
    print("keyboard, mouse, clipboard, without a network; axe finds nothing on wide, dark and small screens")


def check_example(browser, origin):
    view = Page(browser, origin, "examples/web/index.html")
    view.wait("document.readyState === 'complete'")
    view.page.wait_for_timeout(500)
    view.page.locator("input").set_input_files(BANNERS / "loop2.jpg")
    view.wait("document.querySelectorAll('li').length === 5")
    assert re.match(r"Background #[0-9A-F]{6}, in dark mode #[0-9A-F]{6}$", view.text("p")), view.text("p")
    view.complaints = [one for one in view.complaints if "favicon" not in one and "404" not in one]
    view.close()
    print("the example of a web page finds the colors of a banner")


def main(tool, site):
    tool, site = pathlib.Path(tool).resolve(), pathlib.Path(site).resolve()
    shots = site / "shots"
    shots.mkdir(exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_address[1]}"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
        work = pathlib.Path(folder)
        check_samples(browser, tool, origin, work, shots)
        check_own_pictures(browser, origin, work)
        check_use(browser, origin, shots)
        check_example(browser, origin)
        browser.close()


main(*sys.argv[1:])
