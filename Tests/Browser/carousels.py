"""Every carousel is drawn through many offsets, and is painted and lands as the manifest and the apps say."""

import arithmetic
from view import View

# Of 255: Chromium dithers gradients.
TOLERANCE = 1


def offsets(carousel, width, every):
    """24 drags to both sides, or one of so many of them, in points: whole numbers, as a mouse gives them."""
    reach = 1.3 * carousel["threshold"] if carousel["style"] == "deck" else 0.97 * width
    return [round(reach * step / 12) for step in range(-12, 13, every) if step]


def heights(carousel, column):
    """The pixels of a column where nothing lies over the backdrop."""
    free = [height for height in column if 0.015 < height < 0.1]
    if "foreground" not in carousel:
        free += [height for height in column if 0.93 < height < 0.985]
    return free


def check_paint(carousel, view, position, what):
    column = view.column()
    seen = 0
    for height in heights(carousel, column):
        expected = arithmetic.backdrop(carousel, position, height)
        off = max(abs(a - b) for a, b in zip(column[height], expected))
        assert off <= TOLERANCE, f"{what}: at height {height:.3f} {column[height]} is painted, {expected} is in the manifest"
        seen = max(seen, off)
    return seen


def check_drags(browser, url, manifest):
    worst, count = 0, 0
    view = View(browser, url)
    for carousel in manifest["carousels"]:
        shown = view.carousel(carousel["name"])
        rule = arithmetic.STYLES[carousel["style"]]
        pages = len(carousel["pages"])
        for index in sorted({0, pages // 2, pages - 1}):
            shown.go(index)
            for drag in offsets(carousel, shown.width, every=1 if index == 0 else 3):
                what = f"{carousel['name']} from page {index} drawn by {drag}"
                shown.press()
                shown.move(drag)
                position, landing = rule(carousel, index, drag, shown.width)
                worst = max(worst, check_paint(carousel, shown, position, what))
                count += 1
                first, progress = arithmetic.between(carousel, position)
                assert abs(shown.position - (first + progress)) < 0.0051 or shown.position == 0, f"{what}: {shown.position}"
                # A pointer that rests doesn't flick.
                view.page.wait_for_timeout(80)
                shown.release()
                expected = None if landing == pages else landing
                assert shown.landed == expected, f"{what}: it lands on {shown.landed}, not on {expected}"
                if shown.landed != index:
                    shown.go(index)
    view.close()
    print(f"{count} drags of {len(manifest['carousels'])} carousels: at most {worst} of 255 off, each lands where its app does")


def check_scaled(browser, url):
    """On a low screen, where the telephone is drawn smaller, the banner stays below the pointer."""
    view = View(browser, url, height=720)
    home = view.carousel("home")
    assert home.width < 340, home.box
    card = home.screen.locator(".card").first
    before = card.bounding_box()["x"]
    home.press()
    home.move(-160)
    moved = card.bounding_box()["x"] - before
    home.release()
    assert abs(moved + 160) < 1.5, f"a drag by 160 pixels moves the banner by {moved}"
    view.close()
    print("a banner stays below the pointer where the telephone is drawn smaller")


def check_wrapping(browser, url, manifest):
    """Around the circle both ways, and with animation, and by touch."""
    view = View(browser, url, motion="no-preference")
    home = view.carousel("home")
    pages = len(manifest["carousels"][[c["name"] for c in manifest["carousels"]].index("home")]["pages"])

    def settle():
        view.wait("() => !document.querySelector('.screen[data-moving]')")

    home.drag(round(0.6 * home.width))
    settle()
    assert home.landed == pages - 1, f"backward from the first page lies {home.landed}"
    home.drag(round(-0.6 * home.width))
    settle()
    assert home.landed == 0, f"forward from the last page lies {home.landed}"
    deck = view.carousel("trip-deck")
    for turn in range(1, 17):
        deck.drag(90 if turn % 2 else -90)
        settle()
        assert deck.landed == turn % 15, f"after {turn} cards {deck.landed} is in front"
    for name in ("home", "photos", "trip-deck"):
        shown = view.carousel(name)
        shown.go(0)
        shown.screen.focus()
        for _ in range(3):
            view.page.keyboard.press("ArrowRight")
        settle()
        assert shown.landed == 3, f"{name}: three quick keys lead to {shown.landed}"
    flash = view.carousel("flash-cards")
    for _ in range(3):
        flash.drag(120)
        settle()
    assert flash.landed is None, "the pile of flash cards has an end"
    view.close()
    print("both circles close, forward and backward; quick keys each count; the pile of flash cards ends")


def check_fading(browser, url):
    """A flash card's opacity is 2 − abs(x) / 50; a card of the other deck keeps its own."""
    view = View(browser, url)
    for name, expected in [("flash-cards", lambda x: min(max(2 - abs(x) / 50, 0), 1)), ("trip-deck", lambda x: 1)]:
        deck = view.carousel(name)
        for drag in (-95, -70, -20, 40, 60, 75):
            deck.press()
            deck.move(drag)
            card = deck.root.locator(".card:not(.away)[aria-hidden=false]")
            opacity = float(card.evaluate("card => getComputedStyle(card).opacity"))
            assert abs(opacity - expected(drag)) < 0.001, f"{name} drawn by {drag} has the opacity {opacity}"
            deck.move(0)
            deck.release()
    view.close()
    print("flash cards fade as they are drawn away")


def check_touch(browser, url, manifest):
    view = View(browser, url, width=375, height=812, touch=True)
    for carousel in manifest["carousels"]:
        shown = view.carousel(carousel["name"])
        rule = arithmetic.STYLES[carousel["style"]]
        x, y = shown.box["x"] + shown.width / 2, shown.box["y"] + shown.box["height"] / 2
        drag = -round(1.2 * carousel["threshold"]) if carousel["style"] == "deck" else -round(0.7 * shown.width / 2)

        def touch(kind, points):
            view.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", [{"x": x, "y": y}])
        for step in range(1, 9):
            touch("touchMove", [{"x": x + drag * step / 8, "y": y + step % 2}])
        view.page.wait_for_timeout(60)
        position, landing = rule(carousel, 0, drag, shown.width)
        check_paint(carousel, shown, position, f"{carousel['name']} touched and drawn by {drag}")
        touch("touchEnd", [])
        view.page.wait_for_timeout(60)
        assert shown.landed == landing, f"{carousel['name']}: the finger left {shown.landed} in front, not {landing}"
    view.close()
    print("a finger draws every carousel as the mouse does, on a telephone's width")


def check_dark(browser, url, manifest):
    """In dark mode the pages' dark backdrops are painted."""
    view = View(browser, url, scheme="dark")
    for carousel in manifest["carousels"]:
        shown = view.carousel(carousel["name"])
        for index, page in enumerate(carousel["pages"][:4]):
            shown.go(index)
            column = shown.column()
            for height in heights(carousel, column)[:10]:
                if "backdropGradient" in page:
                    stops = [(stop["location"], arithmetic.channels(stop["dark"])) for stop in page["backdropGradient"]]
                    (above, upper), (below, lower) = stops[:2]
                    expected = [round(value) for value in arithmetic.mix(upper, lower, (height - above) / (below - above))]
                else:
                    expected = arithmetic.channels(page["backdropDark"])
                off = max(abs(a - b) for a, b in zip(column[height], expected))
                assert off <= TOLERANCE, f"{carousel['name']} {index}: {column[height]} is painted for {expected}"
    view.close()
    print("in the dark every page has its dark backdrop")
