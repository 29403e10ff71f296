"""The page from the local server: it shows what is saved without loading itself again, and writes pins."""

import json
import re
import shutil
import signal
import statistics
import subprocess
import time


class Server:
    """A running `tincture preview --serve`."""

    def __init__(self, tool, tree, *options, targets=()):
        sources = targets or ["--config", tree / "tincture.yml"]
        self.process = subprocess.Popen(
            [tool, "preview", *sources, "--serve", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = re.match(r"(http://localhost:\d+/\S*)", self.process.stdout.readline()).group(1)
        self.origin = self.address.split("#")[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            assert self.process.wait(10) == 0, "an interrupt does not end the server cleanly"


class LivePage:
    """A page of a server, which must never load itself again."""

    def __init__(self, browser, server):
        self.context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.complaints, self.requests = [], []
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.server = server
        self.page.goto(server.address, wait_until="load")
        self.wait("[...document.querySelectorAll('.carousel img')].some(image => image.naturalWidth > 0)")
        self.page.evaluate("window.isSame = true")

    def wait(self, condition, argument=None):
        end = time.monotonic() + 30
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < end, f"{condition} is not so: {argument}"
            self.page.wait_for_timeout(5)

    def close(self):
        assert self.page.evaluate("window.isSame"), "the page has loaded itself again"
        assert not self.complaints, self.complaints
        others = [url for url in self.requests if not url.startswith(self.server.origin)]
        assert not others, others
        self.context.close()


def check_live(browser, tool, folder, assets):
    tree = folder / "live"
    shutil.copytree(assets, tree)
    with Server(tool, tree) as server:
        check_state(LivePage(browser, server), tree)
        check_mistakes(LivePage(browser, server), tree)
        check_connection(LivePage(browser, server), tool, tree)
    with Server(tool, tree, "--edit") as server:
        check_pins(browser, server, tree)
        check_both_pages(browser, server, tree)
        check_strangers(browser, server, tree)


def check_state(live, tree):
    page = live.page
    page.get_by_role("radio", name="Dark", exact=True).check()
    page.get_by_role("radio", name="Light", exact=True).check()
    home = page.locator('.carousel[data-name="home"]')
    home.locator(".scrubber").evaluate("field => { field.value = 3.4; field.dispatchEvent(new Event('input')); }")
    home.locator(".scrubber").focus()
    photos = page.locator('.carousel[data-name="photos"]').element_handle()
    data = tree / "TmallHome/homeLoopData.json"
    times = []
    for number in range(5):
        code = f"#0A0B{number + 16:02X}"
        entries = json.loads(data.read_text())
        entries[0]["bgColor"] = code
        entries[0].pop("colors", None)
        text = json.dumps(entries, indent=2)
        saved = time.monotonic()
        data.write_text(text)
        live.wait("code => document.querySelector('.carousel .chip-hex').textContent === code", code)
        times.append((time.monotonic() - saved) * 1000)
    assert page.evaluate("Math.abs(document.querySelector('.carousel .scrubber').value - 3.4) < 0.01"), "the position is lost"
    assert page.evaluate("document.activeElement.className === 'scrubber'"), "the focus is lost"
    assert photos.evaluate("one => one.isConnected"), "a carousel that has not changed was made again"
    page.locator("#images .tile", has_text="loop1").first.click()
    entries[0]["bgColor"] = "#0B0C0D"
    data.write_text(json.dumps(entries, indent=2))
    live.wait("document.querySelector('dialog[open] .facts').textContent.includes('#0B0C0D')")
    live.close()
    print(f"a data file saved: the page shows it after {statistics.median(times):.0f} ms (median of {len(times)}), all else as it was")


def check_mistakes(live, tree):
    page = live.page
    data, config = tree / "TmallHome/homeLoopData.json", tree / "tincture.yml"
    good = data.read_text()
    data.write_text(good[: len(good) // 2])
    live.wait("document.querySelector('.carousel[data-name=\"home\"] .failure .frame') !== null")
    assert page.locator('.carousel[data-name="home"] .chip').count() == 10, "the former carousel is gone"
    link = page.locator('.carousel[data-name="home"] .failure a').get_attribute("href")
    assert link.startswith("vscode://file/") and "homeLoopData.json:" in link, link
    page.screenshot(path=tree.parent / "live-broken.png")
    data.write_text(good)
    live.wait("document.querySelector('.failure') === null")
    good = config.read_text()
    config.write_text(good + "\ncarousles: {}\n")
    live.wait("document.body.innerText.includes('did you mean \"carousels\"?')")
    assert page.locator('.carousel[data-name="home"]').count() == 1, "the former catalog is gone"
    assert "carousles: {}" in page.locator(".notice .frame").inner_text()
    config.write_text(good)
    live.wait("!document.body.innerText.includes('carousles')")
    live.close()
    print("mistakes are shown with their lines beside what could be made last, and go when they are mended")


def check_connection(live, tool, tree):
    port = live.server.origin.split(":")[2].strip("/")
    live.server.end()
    live.wait("!document.querySelector('.sign').hidden")
    data = tree / "TmallHome/homeLoopData.json"
    data.write_text(data.read_text().replace("#0B0C0D", "#0C0D0E"))
    live.page.evaluate("""new MutationObserver(() => {
        window.wasEmpty ||= document.querySelector('.carousel') === null;
    }).observe(document.body, { childList: true, subtree: true })""")
    with Server(tool, tree, "--port", port):
        live.wait("document.querySelector('.sign').hidden && document.querySelector('.carousel .chip-hex').textContent === '#0C0D0E'")
        assert live.page.evaluate("window.isSame && !window.wasEmpty"), "what was shown is gone until there is something newer"
    live.context.close()
    print("a server that is gone is reported, what it has shown stays, and what it shows when it comes back follows")


class PinBar:
    """The colors of the page in front of a carousel, and what can be done with them."""

    def __init__(self, live, name):
        self.live = live
        self.root = live.page.locator(f'.carousel[data-name="{name}"]')

    def button(self, name):
        return self.root.get_by_role("button", name=name, exact=True)

    def choose(self, chip, swatch):
        """Tries a swatch on a page; gives its color."""
        self.root.locator(".chip").nth(chip).click()
        self.root.locator(".pin-swatch").nth(swatch).click()
        return self.root.locator(".pin-swatch").nth(swatch).get_attribute("title").split(" ")[0]

    def write(self, form):
        self.root.get_by_role("radio", name=form).check(force=True)
        words = self.answer()
        assert words is None, words

    def answer(self):
        """Writes, again while what was changed a moment ago is not on the page yet; gives why nothing was written, or None."""
        refusal = self.root.locator(".pin-refusal")
        for _ in range(50):
            with self.live.page.expect_response("**/edit"):
                self.button("Write").click()
            self.button("Undo").or_(refusal).wait_for()
            self.live.page.wait_for_timeout(200)
            if self.button("Undo").count() > 0:
                return None
            words = refusal.inner_text()
            self.live.complaints = [each for each in self.live.complaints if "the server responded with a status of 4" not in each]
            if not re.search("changed meanwhile|an earlier state", words):
                return words
        return words

    def undo(self, words):
        self.button("Undo").click()
        self.button("Undo").wait_for(state="detached")
        self.wait_for_pin(words)

    def wait_for_pin(self, words):
        self.root.locator(".pin-facts", has_text=words).wait_for()


def check_pins(browser, server, tree):
    live = LivePage(browser, server)
    assert "#edit=" in server.address and live.page.url == server.origin, live.page.url
    home, cards = PinBar(live, "home"), PinBar(live, "flash-cards")
    data, config = tree / "TmallHome/homeLoopData.json", tree / "tincture.yml"
    before = data.read_text()
    former = json.loads(before)[3]["bgColor"]
    color = home.choose(3, 1)
    home.write(color)
    home.wait_for_pin(f"pinned {color}")
    assert "trying" not in home.root.locator(".pin-facts").inner_text()
    after = data.read_text()
    changed = [(a, b) for a, b in zip(before.splitlines(), after.splitlines()) if a != b]
    assert len(before.splitlines()) == len(after.splitlines()) and 1 <= len(changed) <= 4, changed
    assert json.loads(after)[3]["bgColor"] == color
    home.root.scroll_into_view_if_needed()
    live.page.screenshot(path=tree.parent / "live-pinned.png")
    home.undo(f"pinned {former}")
    assert data.read_text() == before, "undo does not give the file back as it was"
    # A swatch by its number, in the configuration, whose comments stay.
    text = config.read_text()
    cards.choose(1, 1)
    live.page.screenshot(path=tree.parent / "live-trying.png")
    cards.write("swatch 2")
    lines = [(a, b) for a, b in zip(text.splitlines(), config.read_text().splitlines()) if a != b]
    assert lines == [(lines[0][0], '      - {image: background, backdrop: swatch 2}')], lines
    cards.undo("pinned #8F4BC8")
    assert config.read_text() == text
    # A point of the picture.
    cards.root.locator("canvas.picker").click(position={"x": 20, "y": 20})
    cards.write("point")
    point = re.search(r"backdrop: \{at: \[(0\.\d+), (0\.\d+)\]\}\}", config.read_text())
    assert point and all(0 < float(part) < 0.5 for part in point.groups()), config.read_text()
    cards.undo("pinned #8F4BC8")
    assert config.read_text() == text
    # A file that may not be written.
    config.chmod(0o444)
    cards.choose(2, 2)
    words = cards.answer()
    assert words and words.endswith("is read-only."), words
    config.chmod(0o644)
    cards.button("Discard").click()
    assert cards.root.locator(".pin-refusal").count() == 0 and config.read_text() == text
    live.close()
    print("a pin is written into its file as a color, a swatch or a point, and taken back")


def check_both_pages(browser, server, tree):
    """Two pages at once: each shows what the other has written, and the older pin cannot be taken back."""
    pages = [LivePage(browser, server), LivePage(browser, server)]
    first, second = [PinBar(live, "home") for live in pages]
    data = tree / "TmallHome/homeLoopData.json"
    before = data.read_text()
    color = first.choose(4, 1)
    first.write(color)
    second.root.locator(".chip-hex").nth(4).filter(has_text=color).wait_for()
    other = second.choose(4, 2)
    second.write(other)
    first.wait_for_pin(f"pinned {other}")
    first.button("Undo").click()
    first.root.locator(".pin-refusal", has_text="Another pin").wait_for()
    second.undo(f"pinned {color}")
    first.wait_for_pin(f"pinned {color}")
    assert json.loads(data.read_text())[4]["bgColor"] == color
    data.write_text(before)
    pages[0].complaints = [words for words in pages[0].complaints if "status of 409" not in words]
    for live in pages:
        live.close()
    print("two pages at once see what the other has written, and nothing of it is lost")


def check_strangers(browser, server, tree):
    """A page without the address of the terminal can copy, and not write; nor can a page of another site."""
    page = browser.new_context().new_page()
    page.goto(server.origin)
    page.locator(".pin-swatch").nth(1).click()
    page.get_by_role("button", name="Copy JSON line").first.wait_for()
    assert page.get_by_role("button", name="Write", exact=True).count() == 0
    before = (tree / "TmallHome/homeLoopData.json").read_text()
    token = server.address.split("=")[1]
    body = json.dumps({"carousel": "home", "page": 0, "generation": page.evaluate("JSON.parse(document.querySelector('#data').textContent).generation"), "pin": "#010203"})
    send = """([address, headers, body, mode]) => fetch(address, { method: "POST", headers, body, mode })
        .then(answer => answer.status || answer.type, () => "failed")"""
    json_type = {"Content-Type": "application/json"}
    edit = server.origin + "edit"
    assert page.evaluate(send, [edit, json_type, body, "cors"]) == 403, "a page without the token has written"
    other = browser.new_context().new_page()
    other.route("http://shop.example/", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    other.goto("http://shop.example/")
    for headers, mode in [(json_type | {"Tincture-Token": token}, "cors"), ({"Content-Type": "text/plain"}, "no-cors"), (json_type | {"Tincture-Token": token}, "no-cors")]:
        assert other.evaluate(send, [edit, headers, body, mode]) in ("failed", "opaque")
    assert (tree / "TmallHome/homeLoopData.json").read_text() == before, "a page of another site has written"
    for each in (page, other):
        each.context.close()
    print("a page without the token, and a page of another site, write nothing")
