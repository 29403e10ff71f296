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
    check_badges(browser, url)
    print("the settings open inside of the window, and a severity brings its findings to the top")


def check_settings(browser, url):
    """The settings open inside of the window, also beside the buttons of two severities."""
    for width in (320, 360, 375, 390, 720, 1280):
        view = View(browser, url, width=width, height=800)
        assert view.page.locator("button.severity-chip").count() == 2
        view.page.locator(".settings > summary").click()
        box = view.page.locator(".settings-panel").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, f"{width}: the settings open at {box}"
        view.close()


def check_badges(browser, url):
    """A click on a severity brings its findings to the top, with and without motion."""
    for width, height in ((390, 800), (1280, 720)):
        for motion in ("reduce", "no-preference"):
            view = View(browser, url, width=width, height=height, motion=motion)
            for severity in ("error", "note"):
                if width == 390:
                    view.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
                view.page.locator(f"button.severity-chip.{severity}").click()
                view.page.wait_for_timeout(300)
                top = view.page.evaluate("document.querySelector('#checks-title').getBoundingClientRect().top")
                assert 0 <= top < 140, f"{width}, {motion}: after {severity} the checks begin at {top}"
            view.close()
