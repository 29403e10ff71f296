"""The documentation's page for the web in Chromium: its backdrop follows the scroller, with scroll timelines and without."""

import functools
import http.server
import itertools
import json
import pathlib
import re
import subprocess
import threading

PAGE = pathlib.Path("docs/getting-started/web.md")
# The page may be this long, so that it is read.
MOST_LINES = 40
WIDTH = 400


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def block(text, title):
    return re.search(rf'^```\w+ title="{title}"\n(.*?)^```$', text, re.DOTALL | re.MULTILINE)[1]


def check(browser, products, folder):
    """What the page shows that it should not."""
    text = PAGE.read_text(encoding="utf-8")
    page = block(text, "index.html")
    folder.mkdir(parents=True)
    (folder / "Assets").symlink_to(pathlib.Path("Assets").resolve())
    (folder / "tincture.yml").write_text(block(text, "tincture.yml"))
    (folder / "index.html").write_text(page)
    subprocess.run([products / "tincture", "compile", "-o", "Build", "--no-cache", "--quiet"], cwd=folder, check=True)
    carousel = json.loads((folder / "Build/catalog.json").read_text())["carousels"][0]
    problems = []
    if page.count("\n") > MOST_LINES:
        problems.append(f"{PAGE}: the page has more than {MOST_LINES} lines")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    count = 0
    try:
        for has_timelines in (True, False):
            for appearance in ("light", "dark"):
                view = browser.new_page(color_scheme=appearance, viewport={"width": WIDTH, "height": 300})
                view.on("pageerror", lambda error: problems.append(f"{PAGE}: {error}"))
                if not has_timelines:
                    view.add_init_script("CSS.supports = () => false")
                view.goto(f"http://127.0.0.1:{server.server_port}/index.html")
                if not has_timelines:
                    view.add_style_tag(content=".pages { animation: none !important }")
                view.add_style_tag(content=".pages { scroll-snap-type: none !important }")
                stops = carousel["transitions"] if appearance == "light" else carousel["dark"]["transitions"]
                for place in [0, 0.25, 1, 3.5, 9, 9.75, 10]:
                    count += 1
                    view.evaluate("place => document.querySelector('.pages').scrollTo({ left: place, behavior: 'instant' })", place * WIDTH)
                    view.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                    shown = view.evaluate("getComputedStyle(document.querySelector('.pages')).backgroundColor")
                    got, wanted = [round(float(one)) for one in re.findall(r"[\d.]+", shown)], color(stops, place)
                    if len(got) != 3 or any(abs(a - b) > 1 for a, b in zip(got, wanted, strict=True)):
                        problems.append(f"{PAGE}: at {place} ({appearance}, timelines: {has_timelines}) the backdrop is {shown}, not {wanted}")
                view.close()
    finally:
        server.shutdown()
    for problem in problems:
        print(problem)
    print(f"{PAGE}: {count} positions of its page in Chromium, {len(problems)} problems")
    return problems


def color(transitions, place):
    """The color that the manifest says, between two stops blended in gamma-encoded sRGB."""
    number = min(int(place), len(transitions) - 1)
    stops, progress = transitions[number]["stops"], place - number
    before, after = next(pair for pair in itertools.pairwise(stops) if progress <= pair[1]["progress"])
    part = (progress - before["progress"]) / (after["progress"] - before["progress"])
    codes = [[int(stop["hex"][at : at + 2], 16) for at in (1, 3, 5)] for stop in (before, after)]
    return [a + (b - a) * part for a, b in zip(*codes, strict=True)]

