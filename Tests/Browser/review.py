"""A page is looked through: what is tried moves its carousel, links lead to where they say, choices are kept."""

import io
import re

from PIL import Image
from view import View, settings


def check_trials(browser, url):
    view = View(browser, url)
    page = view.page
    home = view.carousel("home")
    home.go(3)
    swatches = home.root.locator(".pin-swatch")
    other = swatches.nth(1)
    color = other.get_attribute("data-hex")
    rest = channels(color)
    assert painted(home) != rest, "the swatch is the backdrop already"
    place = other.bounding_box()
    other.click()
    assert other.bounding_box() == place, "a second click would be for something else"
    assert close(painted(home), rest), f"{painted(home)} is painted for the swatch {color}"
    assert color in home.root.locator(".pin-facts").inner_text()
    assert "This page is a file" in home.root.locator(".pin-reason").inner_text(), "nothing says why nothing can be written"
    assert "not written" in home.root.locator(".chip").nth(3).inner_text()
    # On the way to the next page the color that is tried takes part, blended as the carousel blends: in sRGB by its channels.
    following = channels(home.root.locator(".chip-hex").nth(4).inner_text())
    home.press()
    home.move(-round(home.width / 2))
    part = home.position - 3
    expected = [a + (b - a) * part for a, b in zip(rest, following)]
    assert close(painted(home), expected, 2), f"{painted(home)} is painted for {expected} between two pages"
    home.move(0)
    home.release()
    view.context.grant_permissions(["clipboard-read", "clipboard-write"])
    home.root.get_by_role("button", name="Copy line").click()
    view.wait("document.querySelector('#status').textContent.startsWith('Copied')")
    assert page.evaluate("navigator.clipboard.readText()") == f'{{"image": "loop4", "backdrop": "{color}"}}'
    home.root.get_by_role("button", name="Discard", exact=True).click()
    assert not close(painted(home), rest), "the trial is not taken back"

    # A point of the picture gives its color, and its swatch lights up below the pointer.
    picker = home.root.locator("canvas.picker")
    assert not home.root.locator(".pin-loupe").is_visible(), "the color at the pointer is shown where no pointer is"
    box = picker.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
    lit = home.root.locator(".pin-swatch.is-lit").get_attribute("data-hex")
    assert re.fullmatch("#[0-9A-F]{6}", home.root.locator(".pin-loupe").inner_text())
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
    tried = home.root.locator(".pin-facts").inner_text()
    assert re.search(r"Trying\s+#C[9A]8", tried), tried
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 60)
    grays = gray_share(page, picker)
    home.root.locator(f'.pin-swatch[data-hex="{lit}"]').hover()
    assert gray_share(page, picker) > grays + 0.3, "the pixels of other swatches are not gray while a swatch is below the pointer"
    # Where nobody has chosen an overlay the field has what is written on the backdrop.
    plants = view.carousel("plants")
    assert plants.root.locator(".overlay-free").input_value() == "#000000" and "with black" in plants.readout("Contrast")
    assert plants.root.locator(".verdict").count() == 0, "a verdict is given for an overlay that nobody has set"
    view.close()
    print("a swatch and a point of the picture are tried at once, and are copied as a line")


def check_inspector(browser, url):
    """The telephone stays on the screen while the rest of its carousel is looked through; every color has its hex code."""
    view = View(browser, url, height=720)
    home = view.carousel("home")
    home.root.locator(".strips").evaluate("one => one.scrollIntoView({ block: 'end', behavior: 'instant' })")
    box = home.root.locator(".phone").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 720, f"the telephone is at {box}"
    assert view.page.locator("header.bar").bounding_box()["height"] <= 64, "the header has more than a line"
    for selector in (".pin-swatch-hex", ".chip-hex", ".tile-hex"):
        texts = home.root.locator(selector).all_inner_texts()
        assert texts and all(re.match("#[0-9A-F]{6}", text) for text in texts), (selector, texts)
    assert home.root.get_by_text("Choose a swatch or a point of the picture to try its color").count() == 1
    assert "too low" in home.root.locator(".contrast-legend").inner_text()
    terms = home.root.locator(".terms")
    assert terms.get_by_text("continues the picture").is_hidden()
    terms.locator("summary").click()
    terms.get_by_text("continues the picture").wait_for()
    # A word is explained below the pointer, and at the keyboard focus.
    for act, word, meaning in (("hover", "wraps", "the first one follows"), ("focus", "Contrast", "at least 4.5")):
        term = home.root.locator(".term", has_text=word).first
        view.page.keyboard.press("Tab")
        getattr(term, act)()
        shown = term.evaluate("one => getComputedStyle(one, '::after').content")
        assert meaning in shown and meaning in term.get_attribute("aria-description"), shown
    view.page.set_viewport_size({"width": 360, "height": 720})
    for term in home.root.locator(".term").all():
        term.focus()
        assert view.page.evaluate("document.documentElement.scrollWidth") == 360, f"{term.inner_text()} is explained beside the screen"
    view.close()
    print("the telephone stays in sight, and every color has its hex code")


def check_links(browser, url):
    view = View(browser, url + "#carousel/home@3.4")
    assert abs(view.carousel("home").position - 3.4) < 0.006
    page = view.page
    page.goto(url + "#image/loop4")
    view.wait("document.querySelector('dialog[open] h2')?.textContent === 'loop4'")
    page.keyboard.press("ArrowRight")
    view.wait("document.querySelector('dialog[open] h2')?.textContent === 'loop5'")
    view.wait("location.hash === '#image/loop5'")
    page.keyboard.press("Escape")
    view.wait("location.hash === ''")
    page.keyboard.press("/")
    page.keyboard.type("loop4")
    view.wait("location.hash === '#search/loop4'")
    assert page.locator("#carousels .count").inner_text() == "1 of 5"
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    view.wait("location.hash === ''")
    with settings(page):
        page.get_by_role("radio", name="Dark", exact=True).check()
    page.get_by_role("radio", name="Palettes", exact=True).check()
    page.get_by_role("radio", name="Hue", exact=True).check()
    page.reload(wait_until="load")
    assert page.locator(":root[data-scheme=dark]").count() == 1, "the appearance is forgotten"
    assert page.get_by_role("radio", name="Palettes", exact=True).is_checked()
    assert page.locator(".image-row").count() > 10 and page.locator(".image-row .swatch").count() > 40
    names = page.evaluate("[...document.querySelectorAll('.carousel')].map(carousel => carousel.dataset.name)")
    assert names == ["home", "photos", "plants", "flash-cards", "trip-deck"], names
    page.locator(".severity-chip").first.click()
    assert page.locator(".severity-chip[aria-pressed=true]").count() == 1 and page.locator("#checks .rule").count() > 0
    view.requests = [request for request in view.requests if request.split("#")[0] != url] + [view.url]
    view.close()
    print("addresses lead to pictures, positions and searches; appearance, view and order are kept")


def check_flick(browser, url):
    """A quick short drag turns every style by a page, and a quick movement back returns; a slow one of the same length does neither."""
    view = View(browser, url)
    # The moves, their interval in milliseconds and the time before the finger leaves, and the page where the carousel lands.
    cases = [((-20, -45, -70), 8, 200, 0), ((-20, -45, -70), 8, 0, 1), ((-50, -100, -150), 40, 0, 1), ((-20, -40, -60), 20, 0, 1),
             ((-20, -40, -60), 100, 0, 0), ((-100, -260, -300, -280, -250, -220), 20, 0, 0)]
    for name in ("home", "photos", "plants", "trip-deck"):
        shown = view.carousel(name)
        for moves, interval, pause, landed in cases if name != "trip-deck" else cases[:4]:
            shown.go(0)
            drag(view, shown, moves, interval, pause)
            assert shown.landed == landed, f"{name}, {moves} each {interval} ms, {pause} ms: {shown.landed} is in front"
    home = view.carousel("home")
    home.go(0)
    for moves, landed in [((60, 60, 60, 60), 1), ((100,), 2), ((-40, -40), 1), ((3, 3, 3), 1)]:
        # Events of the page's own, because a busy machine would make several movements of one.
        home.screen.evaluate("""(screen, moves) => {
          for (const deltaX of moves) screen.dispatchEvent(new WheelEvent("wheel", { deltaX, cancelable: true }));
        }""", list(moves))
        view.page.wait_for_timeout(400)
        assert home.landed == landed, f"two fingers to the side by {moves} lead to {home.landed}"
    view.page.mouse.move(home.box["x"] + 100, home.box["y"] + 100)
    scrolled = view.page.evaluate("scrollY")
    view.page.mouse.wheel(0, 120)
    view.wait("before => scrollY > before", scrolled)
    assert home.landed == 1
    home.scroll()
    home.root.locator("> .phone .dots span").nth(7).click(force=True)
    assert home.landed == 7, f"a click on the eighth dot leads to {home.landed}"
    view.close()
    print("a flick turns every style by its speed, and so do two fingers on a trackpad; a click on a dot leads to its page")


def drag(view, shown, moves, interval, pause):
    """Drags with the given times, because a busy machine would make a slow drag of a quick one."""
    x, y = shown.box["x"] + shown.width / 2, shown.box["y"] + shown.box["height"] / 2
    start = view.page.evaluate("performance.timeOrigin + performance.now()")
    kinds = [("mousePressed", 0), *(("mouseMoved", by) for by in moves), ("mouseReleased", moves[-1])]
    for number, (kind, by) in enumerate(kinds):
        is_last = kind == "mouseReleased"
        time = start + (interval * (number - 1) + pause if is_last else interval * number)
        view.session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x + by, "y": y, "button": "left", "buttons": 0 if is_last else 1, "timestamp": time / 1000})


def check_places(browser, url):
    """After a reload, each carousel is where it was left, also at an address with a position."""
    for address, first in ((url, 0), (url + "#carousel/home@3", 3)):
        view = View(browser, address)
        home, plants = view.carousel("home"), view.carousel("plants")
        assert home.landed == first
        plants.go(2)
        home.go(7)
        view.page.reload(wait_until="load")
        home, plants = view.carousel("home"), view.carousel("plants")
        assert (home.landed, plants.landed) == (7, 2), f"after a reload, {home.landed} and {plants.landed} are in front"
        view.requests = [request for request in view.requests if request.split("#")[0] != url] + [view.url]
        view.close()
    print("a reload keeps the page of each carousel")


def channels(code):
    return [int(code[at : at + 2], 16) for at in (1, 3, 5)]


def close(first, second, most=1):
    return max(abs(a - b) for a, b in zip(first, second)) <= most


def painted(carousel):
    """What is behind the cards, near the top."""
    column = carousel.column()
    return list(column[min(column, key=lambda height: abs(height - 0.03))])


def gray_share(page, picker):
    picture = Image.open(io.BytesIO(picker.screenshot())).convert("RGB")
    pixels = list(picture.getdata())
    return sum(max(pixel) - min(pixel) < 8 for pixel in pixels) / len(pixels)
