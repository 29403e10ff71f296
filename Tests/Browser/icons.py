"""The page of an app with many icons and a few findings."""

import subprocess

import trees
from view import View


def check_icons(browser, tool, folder):
    page = folder / "icons.html"
    made = subprocess.run([tool, "preview", trees.make_icons(folder / "icons"), "--html", page], capture_output=True, text=True, check=False)
    assert page.exists(), made.stderr
    url = page.as_uri()
    check_settings(browser, url)
    print("the settings open inside of the window")


def check_settings(browser, url):
    """The settings open inside of the window, also beside the buttons of two severities."""
    for width in (320, 360, 375, 390, 720, 1280):
        view = View(browser, url, width=width, height=800)
        assert view.page.locator("button.severity-chip").count() == 2
        view.page.locator(".settings > summary").click()
        box = view.page.locator(".settings-panel").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, f"{width}: the settings open at {box}"
        view.close()
