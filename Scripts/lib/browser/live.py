"""The page from the local server: loads its pictures, and loads itself again when a file is saved."""

import re
import shutil
import signal
import subprocess
import time

from playwright.sync_api import Error


def check_live(browser, tool, folder, assets):
    tree = folder / "live"
    shutil.copytree(assets, tree)
    server = subprocess.Popen(
        [tool, "preview", "--config", tree / "tincture.yml", "--serve"], stdout=subprocess.PIPE, text=True)
    try:
        address = re.match(r"(http://localhost:\d+/)", server.stdout.readline()).group(1)
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        page = context.new_page()
        complaints, requests = [], []
        page.on("console", lambda message: message.type in ("error", "warning") and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.goto(address, wait_until="load")
        wait(page, "[...document.querySelectorAll('.carousel img')].some(image => image.naturalWidth > 0)")

        data = tree / "TmallHome/homeLoopData.json"
        saved = time.monotonic()
        data.write_text(re.sub(r'"bgColor": *"#[0-9A-Fa-f]{6}", *\s*"colors": *\{[^}]*\}', '"bgColor": "#0A0B0C"', data.read_text(), count=1))
        wait(page, "document.body.innerHTML.includes('#0A0B0C')")
        print(f"a data file saved: the page shows it after {(time.monotonic() - saved) * 1000:.0f} ms")

        config = tree / "tincture.yml"
        good = config.read_text()
        config.write_text(good + "\ncarousles: {}\n")
        wait(page, "document.body.innerText.includes('did you mean \"carousels\"?')")
        assert page.locator('.carousel[data-name="home"]').count() == 1, "the former catalog is gone"
        config.write_text(good)
        wait(page, "!document.body.innerText.includes('carousles')")
        assert not complaints, complaints
        assert all(url.startswith(address) for url in requests), [url for url in requests if not url.startswith(address)]
        context.close()
        print("a mistake in the configuration is shown beside the former catalog, and goes when it is mended")
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(10) == 0, "an interrupt does not end the server cleanly"


def wait(page, condition):
    """Waits for a condition, however often the page loads itself again meanwhile."""
    end = time.monotonic() + 20
    while not holds(page, condition):
        assert time.monotonic() < end, f"{condition} is not so"
        time.sleep(0.01)


def holds(page, condition):
    try:
        return page.evaluate(condition)
    except Error:  # The page is between two loads.
        return False
