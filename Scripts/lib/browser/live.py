"""The page from the local server: it shows what is saved without loading itself again."""

import json
import re
import shutil
import signal
import statistics
import subprocess
import time


class Server:
    """A running `tincture preview --serve`."""

    def __init__(self, tool, tree, *options):
        self.process = subprocess.Popen(
            [tool, "preview", "--config", tree / "tincture.yml", "--serve", *options],
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
