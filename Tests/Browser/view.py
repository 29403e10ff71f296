"""A page in Chromium, with what it complained of and what it asked for."""

import contextlib
import io
import time

from PIL import Image


@contextlib.contextmanager
def settings(page):
    """The settings, which are behind a button."""
    page.locator(".settings > summary").click()
    yield
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('.settings').open = false")


class View:
    """A page that is open."""

    def __init__(self, browser, url, width=1280, height=900, scheme="light", motion="reduce", touch=False):
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion=motion, has_touch=touch)
        self.page = self.context.new_page()
        self.complaints = []
        self.requests = []
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.complaints.append(f"a dialog: {dialog.message}"), dialog.dismiss()))
        # The protocol itself tells of every request, also of those that a policy stops.
        self.session = self.context.new_cdp_session(self.page)
        self.session.on("Network.requestWillBeSent", lambda event: self.requests.append(event["request"]["url"]))
        self.session.send("Network.enable")
        self.url = url
        self.page.goto(url, wait_until="load")

    def close(self):
        """Closes the page; fails where it complained, or asked for anything but itself."""
        others = [url for url in self.requests if url != self.url and not url.startswith("data:")]
        assert not self.complaints, f"{self.url}: {self.complaints}"
        assert not others, f"{self.url} asks for {others}"
        assert self.url in self.requests, "no request was seen, not even that for the page"
        self.context.close()

    def wait(self, condition, argument=None):
        """Waits for a condition in the page; Playwright's own way to wait needs a policy that allows `eval`."""
        end = time.monotonic() + 10
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < end, f"{condition} is not so"
            self.page.wait_for_timeout(20)

    def carousel(self, name):
        return CarouselView(self, name)


class CarouselView:
    """One carousel of a page."""

    def __init__(self, view, name):
        self.view = view
        self.root = view.page.locator(f'.carousel[data-name="{name}"]')
        # Not the small phone of a narrow screen.
        self.screen = self.root.locator("> .phone .screen")
        self.scroll()

    def scroll(self):
        """Brings the telephone to where it is seen whole, and waits until it is there."""
        self.screen.evaluate("screen => screen.scrollIntoView({block: 'center', behavior: 'instant'})")
        self.view.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.box = self.screen.bounding_box()

    @property
    def width(self):
        return self.box["width"]

    def column(self):
        """The pixels from top to bottom beside the caption, each with its height, 0 … 1."""
        x = int(self.box["x"] + 0.8 * self.box["width"])
        top, bottom = int(self.box["y"]) + 1, int(self.box["y"] + self.box["height"]) - 1
        shot = self.view.page.screenshot(clip={"x": x, "y": top, "width": 1, "height": bottom - top})
        picture = Image.open(io.BytesIO(shot)).convert("RGB")
        return {
            (top + row + 0.5 - self.box["y"]) / self.box["height"]: picture.getpixel((0, row))
            for row in range(picture.height)
        }

    def press(self):
        """Puts the mouse down in the middle."""
        self.start = (self.box["x"] + self.box["width"] / 2, self.box["y"] + self.box["height"] / 2)
        self.view.page.mouse.move(*self.start)
        self.view.page.mouse.down()

    def move(self, drag):
        self.view.page.mouse.move(self.start[0] + drag, self.start[1])

    def release(self):
        self.view.page.mouse.up()

    def drag(self, drag):
        """A whole drag."""
        self.press()
        self.move(drag / 2)
        self.move(drag)
        self.release()

    def go(self, index):
        """To a page, by its button."""
        self.root.locator(".chip").nth(index).click()
        self.scroll()

    def readout(self, label):
        return self.root.locator(".readouts div", has=self.view.page.locator(f"dt:has-text('{label}')")).locator("dd").inner_text()

    @property
    def position(self):
        return float(self.readout("Scrolled").split()[0])

    @property
    def landed(self):
        """The page that it rests on, from 0; None where no card is left."""
        words = self.readout("Page")
        return None if words == "no card is left" else int(words.split(" of ")[0]) - 1
