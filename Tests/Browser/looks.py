"""A page is looked at in other ways: by other eyes, on other screens, in other spaces, and at one picture closely."""

from review import channels, close, painted
from use import violations
from view import View, settings

# Machado, Oliveira and Fernandes 2009, table 1 at severity 1.0; written down from the paper, not from the page.
PROTANOPIA = [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
DEUTERANOPIA = [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
TRITANOPIA = [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]


def seen(color, matrix):
    """A color of 8 bits a channel as such eyes see it."""
    linear = [(value / 255 / 12.92) if value <= 10.31475 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in color]
    mixed = [min(max(sum(a * b for a, b in zip(row, linear)), 0), 1) for row in matrix]
    return [round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)) for value in mixed]


def check_vision(browser, url):
    view = View(browser, url)
    home = view.carousel("home")
    home.go(1)
    plain = painted(home)
    assert close(plain, channels("#1F6FEB"))
    vision = view.page.get_by_label("Color vision")
    for name, matrix in [("protanopia", PROTANOPIA), ("deuteranopia", DEUTERANOPIA), ("tritanopia", TRITANOPIA)]:
        with settings(view.page):
            vision.select_option(name)
        home.scroll()
        # Filters compute in 8 bits a channel, linear: dark colors lose a few steps.
        assert close(painted(home), seen(plain, matrix), 4), f"{name}: {painted(home)} is painted for {seen(plain, matrix)}"
    # A picture and the color around it are seen by the same eyes.
    assert "tritanopia" in view.page.locator(".pin-picture").first.evaluate("part => getComputedStyle(part).filter")
    view.page.reload(wait_until="load")
    assert view.page.get_by_label("Color vision").input_value() == "tritanopia", "the choice is forgotten"
    with settings(view.page):
        view.page.get_by_label("Color vision").select_option("all")
    home = view.carousel("home")
    home.go(1)
    assert close(painted(home), plain)
    view.requests = [view.url]
    view.close()
    print("colors are shown as without red, green and blue cones")


def check_screens(browser, url, manifest, folder):
    """Each screen has its width, its bars in the color of the overlay, and moves as before."""
    view = View(browser, url, width=1280)
    choice = view.page.get_by_label("Screen")
    for name, width in [("390", 390), ("430", 430), ("ipad", 820), ("375", 375)]:
        with settings(view.page):
            choice.select_option(name)
        view.page.wait_for_timeout(100)
        home = view.carousel("home")
        assert home.width == width, f"{name}: {home.width} points"
        bars = home.root.locator(".screen-bars")
        assert bars.is_visible() and "9:41" in bars.inner_text() and "Search" in bars.inner_text()
        assert not home.root.locator(".caption").is_visible()
        home.go(0)
        home.drag(round(-0.6 * width))
        assert home.landed == 1, f"{name}: {home.landed} is in front"
        view.page.screenshot(path=folder / f"screen-{name}.png")
        photos = view.carousel("photos")
        cards = photos.root.locator(".card:not(.away)").first.bounding_box()
        below = photos.root.locator(".search-bar").bounding_box()
        assert cards["y"] >= below["y"] + below["height"], f"{name}: a card lies on the search field"
    violations(view, "a screen with bars")
    with settings(view.page):
        choice.select_option("plain")
    view.close()
    print("screens of 375, 390, 430 and 820 points have a status bar and a search field")


def check_spaces(browser, url):
    view = View(browser, url)
    home = view.carousel("home")
    home.go(0)
    rows = home.root.locator(".strips li")
    assert rows.count() == 3 and "the carousel's own" in rows.nth(0).inner_text()
    lists = home.root.locator(".strips select")
    options = lists.nth(0).evaluate("list => [...list.options].map(option => option.value)")
    seen_strips = {}
    for space in options:
        lists.nth(0).select_option(space)
        seen_strips[space] = rows.nth(1).locator(".strip-colors").evaluate("strip => strip.toDataURL()")
    assert len(set(seen_strips.values())) >= len(options) - 1, "spaces look the same: the browser does not know them"
    lists.nth(1).select_option("hsl")
    other = view.carousel("photos").root.locator(".strips select").nth(1)
    assert other.input_value() == "hsl", "another carousel is compared in another space"
    # Halfway in linear light, by arithmetic of its own.
    lists.nth(0).select_option("srgb-linear")
    home.press()
    home.move(round(-0.5 * home.width))
    part = home.position
    pages = [channels(home.root.locator(".chip-hex").nth(index).inner_text()) for index in (0, 1)]

    def light(value):
        value /= 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    def code(value):
        return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))

    expected = [code(light(a) + (light(b) - light(a)) * part) for a, b in zip(*pages)]
    shown = channels(rows.nth(1).locator(".hex").inner_text())
    home.move(0)
    home.release()
    assert close(shown, expected, 2), f"{shown} is said of linear light, it is {expected}"
    view.close()
    print(f"a carousel is compared in two of {len(options)} spaces")


def check_detail(browser, url, folder):
    view = View(browser, url)
    page = view.page
    page.goto(url + "#image/loop4")
    view.wait("document.querySelector('dialog[open] h2')?.textContent === 'loop4'")
    dialog = page.locator("dialog[open]")
    rows = dialog.locator(".scores tbody tr")
    assert rows.count() >= 3
    dialog.locator(".scores summary").click()
    words = dialog.locator(".scores").inner_text()
    assert "Why these colors" in words and "Score: share × (chroma + 0.04)" in words, words
    assert "the parts can add up to more than 100 %" in words, words
    assert any("backdrop" in rows.nth(index).inner_text() for index in range(rows.count())), words
    assert "%" in rows.nth(0).locator("td").last.inner_text(), "the shares of the border are missing"
    places = dialog.locator(".places")
    assert "home" in places.inner_text() and "pinned" in places.inner_text(), places.inner_text()
    # A candidate is tried on the page behind.
    candidate = rows.nth(1).locator("button")
    hexes = candidate.inner_text().strip()
    candidate.click()
    view.wait("document.querySelector('#status').textContent.includes('is tried on 1 page')")
    # The picture stands on it at once.
    tried = tuple(channels(hexes))
    assert dialog.locator(".detail-viewer").evaluate("place => getComputedStyle(place).backgroundColor") == f"rgb{tried}"
    assert f"Trying {hexes}" in dialog.locator(".detail-trial").inner_text()
    # Behind it, and how large.
    stand = dialog.locator(".detail-viewer")
    for label, color in [("White", "rgb(255, 255, 255)"), ("Black", "rgb(0, 0, 0)")]:
        dialog.get_by_role("radio", name=label, exact=True).check()
        assert stand.evaluate("place => getComputedStyle(place).backgroundColor") == color
    dialog.get_by_role("radio", name="Checks", exact=True).check()
    assert "conic-gradient" in stand.evaluate("place => getComputedStyle(place).backgroundImage")
    page.screenshot(path=folder / "detail-checks.png")
    width = page.evaluate("JSON.parse(document.querySelector('#data').textContent).images.find(one => one.name === 'loop4').frame.width")
    for label, times in [("1 ×", 1), ("4 ×", 4)]:
        dialog.get_by_role("radio", name=label, exact=True).check()
        view.wait("place => document.querySelector('.detail-viewer img')?.getBoundingClientRect().width === place", width * times)
    assert stand.evaluate("place => place.scrollWidth > place.clientWidth && place.tabIndex === 0")
    page.screenshot(path=folder / "detail-zoomed.png")
    violations(view, "an enlarged picture")
    dialog.get_by_role("radio", name="Fit", exact=True).check()
    dialog.get_by_role("radio", name="Backdrop", exact=True).check()
    places.get_by_role("link").first.click()
    view.wait("!document.querySelector('dialog[open]')")
    home = view.carousel("home")
    assert home.landed == 3 and hexes in home.root.locator(".pin-facts").inner_text()
    view.requests = [view.url]
    view.close()
    print("the detail of a picture has its candidates with their scores, its pages, grounds and sizes")


def check_groups(browser, url):
    view = View(browser, url)
    page = view.page
    page.get_by_role("radio", name="Folder", exact=True).check()
    heads = page.locator("#images .group").all_inner_texts()
    assert len(heads) > 2 and heads == sorted(heads, key=str.lower), heads
    page.get_by_role("radio", name="Name", exact=True).check()
    assert page.locator("#images .group").count() == 0
    view.close()
    print(f"pictures are put into groups by catalog and folder: {len(heads)}")
