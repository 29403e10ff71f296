"""The served page says what is in use, lets every page be reviewed, and is used by hand, by keys and on a phone."""

import re
import subprocess

from live import LivePage, PinBar, Server
from PIL import Image, ImageDraw
from review import channels, close, painted
from use import violations
from view import CarouselView, View

BLUE, VIOLET = "#27A0EF", "#6449DE"


def make_banners(folder, form="color"):
    """Three banners: one with a border that differs from its largest color, one plain, one that gets darker to the bottom."""
    banners = folder / "Banners"
    banners.mkdir(parents=True)
    first = Image.new("RGB", (400, 220), BLUE)
    ImageDraw.Draw(first).polygon([(0, 60), (330, 20), (330, 220), (0, 220)], fill=VIOLET)
    second = Image.new("RGB", (400, 220), "#D62839")
    ImageDraw.Draw(second).ellipse((250, 40, 380, 180), fill="#FFC83C")
    third = Image.new("RGB", (400, 220))
    for row in range(220):
        third.paste((74 - row // 4, 60 - row // 6, 101 - row // 4), (0, row, 400, row + 1))
    for number, picture in enumerate((first, second, third), 1):
        picture.save(banners / f"banner{number}.png")
    config = folder / "tincture.yml"
    config.write_text(
        "sources: [Banners]\nrules:\n  uncertain-backdrop: {confidence: 0.01}\n"
        f"carousels:\n  home:\n    pages: [banner1, banner2, banner3]\n    backdrops: {form}\n")
    return config


def check_inspector(browser, tool, folder):
    check_in_use(browser, tool, folder)
    check_review(browser, tool, folder)
    check_review_keys(browser, tool, folder)
    check_cells(browser, tool, folder)
    check_first_look(browser, tool, folder)
    check_phone(browser, tool, folder)
    check_own(browser, tool, folder)
    check_reasons(browser, tool, folder)
    check_focus(browser, tool, folder)
    check_kept_choice(browser, tool, folder)
    check_keys(browser, tool, folder)
    check_bare(browser, tool, folder)


def tile_codes(pins, label):
    """The colors of a tile in light and dark, from top to bottom."""
    tile = pins.tile(label)
    return [[channels(code) for code in re.findall("#[0-9A-F]{6}", tile.locator(part).inner_text())] for part in (".tile-hex", ".tile-dark")]


def check_in_use(browser, tool, folder):
    """In every form, light and dark, the tile, the swatch, the picture and the card have the colors of the phone."""
    for form in ("color", "bleed", "gradient"):
        config = make_banners(folder / f"use-{form}", form)
        with Server(tool, config.parent, "--edit") as server:
            for dark in (0, 1):
                live = LivePage(browser, server)
                page = live.page
                page.emulate_media(color_scheme="dark" if dark else "light")
                pins = PinBar(live, "home")
                words = pins.root.locator(".carousel-head").inner_text()
                assert (f"backdrops: {form}" in words) == (form != "color"), words
                for number in (0, 1, 2):
                    pins.root.locator(".chip").nth(number).click()
                    column = CarouselView(live, "home").column()
                    phone = [column[min(column, key=lambda height: abs(height - at))] for at in (0.03, 0.97)]
                    codes = tile_codes(pins, "In use")
                    ends = [codes[dark][0], codes[dark][-1]]
                    assert all(close(a, b, 4) for a, b in zip(phone, ends, strict=True)), f"{form}, dark {dark}: the phone shows {phone}, the tile {codes}"
                    chip = [channels(code) for code in re.findall("#[0-9A-F]{6}", pins.root.locator(".chip-hex").nth(number).inner_text())]
                    assert chip == [codes[dark][0]] + ([codes[dark][-1]] if codes[dark][0] != codes[dark][-1] else []), (chip, codes)
                    # One swatch is in use, and it is the one that the phone shows.
                    used = pins.root.locator(".pin-swatch[data-used]")
                    assert used.count() == 1 and used.get_attribute("aria-pressed") == "true"
                    assert "in use" in used.inner_text() and close(channels(re.search("#[0-9A-F]{6}", used.locator(".pin-swatch-hex").inner_text()).group()), codes[0][0])
                    # Each choice names its dark form.
                    for swatch in pins.root.locator(".pin-swatch").all():
                        assert re.search("dark #", swatch.inner_text() + (swatch.get_attribute("title") or "")), swatch.inner_text()
                    card = page.locator("#images .tile", has_text=f"banner{number + 1}").locator(".tile-picture")
                    paint = "one => getComputedStyle(one).backgroundImage"
                    assert card.evaluate(paint) == pins.root.locator(".pin-picture").evaluate(paint), "the card has another color than the phone"
                # What is tried is on the phone, and what was found stays beside it.
                pins.root.locator(".chip").nth(0).click()
                other = VIOLET if form == "bleed" else BLUE
                pins.root.locator(f'.pin-swatch[data-hex="{other}"]').click()
                pins.tile("Trying", other).wait_for()
                live.wait("hex => document.querySelector('.tile-hex').textContent === hex", other)
                assert close(painted(CarouselView(live, "home")), tile_codes(pins, "Trying")[dark][0])
                pins.button("Discard").click()
                live.close()
    print("the tile, the swatch and the card in use are what the phone shows, in three forms, light and dark")


def check_review(browser, tool, folder):
    """Every page can be reviewed, the least certain first; what is in use is chosen, and stays where nothing else is."""
    config = make_banners(folder / "review", "bleed")
    text = config.read_text()
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.emulate_media(color_scheme="dark")
        assert not page.locator(".queue-open").is_visible(), "no backdrop is uncertain"
        page.get_by_role("button", name="Review all pages").click()
        queue = page.locator("dialog.queue[open]")
        known = page.evaluate("JSON.parse(document.querySelector('#data').textContent).carousels[0].pages.map(one => [one.confidence, one.image])")
        order = [image for _, image in sorted(known)]
        chosen = queue.locator('.queue-choice[aria-pressed="true"]')
        reasons = []
        for number, image in enumerate(order, 1):
            assert f"{number} of 3" in queue.inner_text() and image in queue.locator("h2").inner_text(), queue.inner_text()
            reasons.append(queue.locator(".queue-title p").inner_text())
            assert chosen.count() == 1 and "in use" in chosen.inner_text()
            if image == "banner1":
                assert BLUE in chosen.inner_text(), "the color that was found is chosen, though the bleed is in use"
                # In dark mode a choice stands on its dark form, which is named.
                code = re.search("dark (#[0-9A-F]{6})", chosen.inner_text()).group(1)
                assert chosen.locator(".queue-stand").evaluate("one => getComputedStyle(one).backgroundImage").count(f"rgb({', '.join(map(str, channels(code)))})") == 2
                violations(live, "the review of all pages")
                page.screenshot(path=folder / "queue-dark.png")
            page.keyboard.press("Enter")
        # Where the sides differ, this is the reason, and no high confidence contradicts it.
        assert all(("Choose the side" in each) != bool(re.search(r"confidence in its bleed is \d+ %, (low|medium|high)", each)) for each in reasons), reasons
        assert "Nothing changed" in queue.inner_text() and config.read_text() == text, "Enter alone changes a page"
        page.keyboard.press("Escape")
        # The same choices as beside the carousel, first the one in use, and a color of one's own.
        page.get_by_role("button", name="Review all pages").click()
        pins = PinBar(live, "home")
        index = int(order[0][-1]) - 1
        pins.root.locator(".chip").nth(index).evaluate("one => one.click()")
        editor = pins.root.locator(".pin-swatch").evaluate_all("all => all.map(one => one.dataset.hex)")
        used = pins.root.locator(".pin-swatch[data-used]").get_attribute("data-hex")
        editor.sort(key=lambda one: one != used)
        assert [re.search("#[0-9A-F]{6}", one).group() for one in queue.locator(".queue-choice").all_inner_texts()] == editor
        field = queue.locator(".pin-free").element_handle()
        assert "gradient" in queue.locator(".queue-own").evaluate("one => one.style.background"), "a picture isn't on the color in use"
        field.evaluate("field => { field.value = '#0a0b0c'; field.dispatchEvent(new Event('input')); }")
        queue.locator(".queue-own[data-chosen]").wait_for()
        assert field.evaluate("field => field.isConnected"), "the field is made again while a color is chosen in it"
        queue.locator("canvas.picker").click(position={"x": 12, "y": 12})
        queue.get_by_role("button", name=re.compile("^Pin #")).wait_for()
        queue.locator(".pin-free").evaluate("field => { field.value = '#0a0b0c'; field.dispatchEvent(new Event('input')); }")
        queue.get_by_role("button", name="Pin #0A0B0C").click()
        live.wait("document.querySelector('dialog.queue').innerText.includes('2 of 3')")
        assert "#0A0B0C" in config.read_text()
        # A review that was closed goes on where it stopped.
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Continue the review, 2 of 3").click()
        assert "2 of 3" in queue.inner_text()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        assert "1 written" in queue.locator("h2").inner_text()
        # What was written before a review belongs to its end, and a pinned page is marked.
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Review all pages").click()
        for number in range(3):
            assert ("pinned" in queue.locator("h2").inner_text()) == (number == 2), queue.locator("h2").inner_text()
            page.keyboard.press("Enter")
        assert queue.locator("h2").inner_text() == "Reviewed: 3 kept; 1 written before the review"
        assert "Pin 1 backdrop" in queue.locator(".queue-message").inner_text() and "#0A0B0C" in queue.locator(".queue-message").inner_text()
        assert "kept, written before the review" in queue.locator(".queue-results .is-changed").inner_text()
        # Whatever was written first, the message has the order of the pages.
        page.keyboard.press("Escape")
        for number in (2, 1, 0):
            color = pins.choose(number, 1)
            pins.write()
            pins.wait_for_pin(color)
        page.get_by_role("button", name="Review all pages").click()
        for _ in range(3):
            page.keyboard.press("Control+Enter")
        assert re.findall("- home: (banner.)", queue.locator(".queue-message").inner_text()) == ["banner1", "banner2", "banner3"]
        live.close()
    print("all pages are reviewed, the least certain first; Enter leaves what is in use, and a color of one's own is pinned")


def check_review_keys(browser, tool, folder):
    """All colors of a page are in sight on a small laptop; the arrow keys choose among them, and what is left is said."""
    config = make_banners(folder / "review-keys")
    text = f"swatches: 8\n{config.read_text()}"
    config.write_text(text)
    bands = Image.new("RGB", (400, 160))
    for number, color in enumerate(("#27A0EF", "#6449DE", "#D62839", "#FFC83C", "#0A7D4F", "#F4F1EA", "#1A1613", "#FF8AD8")):
        bands.paste(color, (0, number * 20, 400, number * 20 + 20))
    bands.save(config.parent / "Banners/banner1.png")
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.set_viewport_size({"width": 1280, "height": 720})
        page.get_by_role("button", name="Review all pages").click()
        queue = page.locator("dialog.queue[open]")
        assert "Arrow keys" in queue.locator(".queue-keys").inner_text()
        while "banner1" not in queue.locator("h2").inner_text():
            page.keyboard.press("s")
        tiles = queue.locator(".queue-choice")
        assert tiles.count() >= 6, tiles.count()
        foot = queue.locator(".queue-foot").bounding_box()
        assert foot["y"] + foot["height"] <= 720
        for one in [*tiles.all(), queue.locator(".queue-own"), queue.locator(".pin-hex")]:
            box = one.bounding_box()
            assert box["y"] + box["height"] <= foot["y"], f"{one.inner_text()} is out of sight: {box}"
        # The colors, also those of the last row, have tiles of one size, with whole labels that lie on none of the color.
        for size in ((1280, 720), (390, 844)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            boxes = [one.bounding_box() for one in tiles.all()]
            assert len({box["y"] for box in boxes}) > 1 and len({(round(box["width"]), round(box["height"])) for box in boxes}) == 1, boxes
            for tile in tiles.all():
                label, stand = tile.locator(".queue-words"), tile.locator(".queue-stand").bounding_box()
                assert label.bounding_box()["y"] >= stand["y"] + stand["height"]
                assert label.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"), label.inner_text()
        page.set_viewport_size({"width": 1280, "height": 720})
        violations(live, "the review of a page with many colors")
        chosen = queue.locator('.queue-choice[aria-pressed="true"]')
        used = chosen.get_attribute("aria-label")
        columns = sum(one.bounding_box()["y"] == tiles.first.bounding_box()["y"] for one in tiles.all())
        page.keyboard.press("1")
        for key, number in (("ArrowRight", 2), ("ArrowDown", 2 + columns), ("ArrowLeft", 1 + columns), ("ArrowUp", 1), ("ArrowUp", 1), ("9", 1)):
            page.keyboard.press(key)
            assert chosen.get_attribute("aria-label").startswith(f"{number}:"), f"{key} leads to {chosen.get_attribute('aria-label')}"
            assert chosen.evaluate("one => one === document.activeElement") and queue.locator('.queue-choice[tabindex="0"]').count() == 1
        # A key that can't do anything says so, until the next choice.
        assert queue.locator(".queue-note").inner_text() == "There is no color 9"
        page.keyboard.press("ArrowUp")
        assert queue.locator(".queue-note").inner_text() == "There is no color above this one"
        page.keyboard.press("2")
        assert "There is no color" not in queue.inner_text()
        # Light and dark are compared without leaving the review.
        for words, scheme in (("Dark", "dark"), ("Light", "system")):
            button = queue.get_by_role("button", name=f"{words} D", exact=True)
            button.click()
            assert page.evaluate("document.documentElement.dataset.scheme") == scheme
        # The arrow keys leave the color in use as it is; its own key pins it.
        for _ in range(tiles.count()):
            if chosen.get_attribute("aria-label") == used:
                break
            page.keyboard.press("ArrowLeft")
        queue.get_by_role("button", name="Keep it as it is").wait_for()
        # Both modes are seen in either.
        assert tiles.first.locator(".pin-color").count() == 2
        # A color of the picture is kept, or followed in the next version of the picture.
        page.keyboard.press("4")
        queue.get_by_role("radio", name="follow swatch").check(force=True)
        assert page.evaluate("document.activeElement.value") == "picture", "the focus is lost"
        page.keyboard.press("Enter")
        live.wait("document.querySelector('dialog.queue').innerText.includes(', written')")
        assert "swatch" in config.read_text().split("pages:")[1], config.read_text()
        page.keyboard.press("u")
        live.wait("document.querySelector('dialog.queue').innerText.includes('Undone')")
        assert config.read_text() == text
        # P pins the chosen color too.
        page.keyboard.press("3")
        code = re.search("#[0-9A-F]{6}", chosen.get_attribute("aria-label")).group()
        page.keyboard.press("p")
        live.wait("words => document.querySelector('dialog.queue').innerText.includes(words)", f"{code}, written")
        page.keyboard.press("u")
        live.wait("document.querySelector('dialog.queue').innerText.includes('Undone')")
        assert config.read_text() == text
        page.keyboard.press("3")
        page.keyboard.press(used[0])
        queue.get_by_role("button", name="Keep it as it is").wait_for()
        code = re.search("#[0-9A-F]{6}", used).group()
        page.keyboard.press("p")
        live.wait("words => document.querySelector('dialog.queue').innerText.includes(words)", f"{code}, written")
        assert code in config.read_text()
        page.keyboard.press("u")
        live.wait("document.querySelector('dialog.queue').innerText.includes('Undone')")
        assert config.read_text() == text
        # Closed with a chosen color, the page says that it isn't written, and writes or drops it.
        rest = page.locator(".queue-rest")
        for button, is_written in (("Discard", False), ("Write", True)):
            if not queue.is_visible():
                page.locator(".queue-all").click()
                while "banner1" not in queue.locator("h2").inner_text():
                    page.keyboard.press("s")
            page.keyboard.press("2")
            code = re.search("#[0-9A-F]{6}", chosen.get_attribute("aria-label")).group()
            page.keyboard.press("Escape")
            rest.get_by_text(f"Not written: banner1 {code}").wait_for()
            assert rest.is_visible() and rest.bounding_box()["y"] < 720
            violations(live, "a color that a closed review left")
            rest.get_by_role("button", name=button).click()
            live.wait("document.querySelector('.queue-rest').textContent === ''")
            live.wait("document.querySelector('.chip-state[data-state=draft]') === null")
            assert (code in config.read_text()) == is_written and (config.read_text() == text) != is_written
        # What the editor tries is not counted among it.
        PinBar(live, "home").choose(1, 1)
        assert rest.inner_text() == ""
        live.close()
    print("all colors of a page are in sight, the arrow keys choose among them, and what a closed review leaves can be written")


def check_cells(browser, tool, folder):
    """A cell takes its form for one page; the focus stays in the dialog, which also takes back what was written."""
    config = make_banners(folder / "cells", "bleed")
    text = config.read_text()
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.get_by_role("button", name="Compare backdrops").click()
        dialog = page.locator("dialog.compare[open]")
        heads = dialog.locator("thead th")
        assert all(one.locator(".compare-meaning").inner_text() for one in heads.all())
        head = dialog.locator("thead").bounding_box()
        assert head["y"] + head["height"] - dialog.bounding_box()["y"] <= 170, f"the head takes {head}"
        page.set_viewport_size({"width": 390, "height": 844})
        assert not dialog.locator(".keys-button").is_visible()
        assert all(one.locator(".compare-meaning").is_visible() for one in heads.all())
        close_button, title = dialog.get_by_role("button", name="Close").bounding_box(), dialog.locator("h2").bounding_box()
        assert close_button["y"] < title["y"] + title["height"] and page.evaluate("document.querySelector('dialog.compare').scrollWidth") <= 390
        page.set_viewport_size({"width": 1280, "height": 900})
        # It opens at the page in front. The arrow keys go from picture to picture.
        page.keyboard.press("Escape")
        page.locator(".chip").nth(2).click()
        page.set_viewport_size({"width": 1280, "height": 400})
        page.get_by_role("button", name="Compare backdrops").click()
        for key, name in ((None, "Bleed for page 3"), ("ArrowRight", "Gradient for page 3"), ("ArrowLeft", "Bleed for page 3"), ("ArrowLeft", "Backdrop for page 3"), ("ArrowUp", "Backdrop for page 2"), ("ArrowUp", "Backdrop for page 1")):
            if key:
                page.keyboard.press(key)
            assert page.evaluate("document.activeElement.ariaLabel").startswith(name), (key, page.evaluate("document.activeElement.ariaLabel"))
            box, head = page.locator(":focus").bounding_box(), dialog.locator("thead").bounding_box()
            assert box["y"] >= head["y"] + head["height"] - 1 and box["y"] + 40 < 400, f"{name} is out of sight"
        page.keyboard.press("ArrowUp")
        assert page.evaluate("document.activeElement.textContent") == "Try on all 3 pages"
        page.set_viewport_size({"width": 1280, "height": 900})
        rows = dialog.locator("tbody tr")
        cell = rows.nth(0).locator(".compare-cell")
        assert [cell.nth(at).get_attribute("aria-pressed") for at in range(3)] == ["false", "true", "false"]
        assert cell.nth(2).is_disabled(), "a page without a gradient offers one"
        with page.expect_response("**/trial"):
            cell.nth(0).click()
        assert [cell.nth(at).get_attribute("aria-pressed") for at in range(3)] == ["true", "false", "false"]
        assert f"Trying {VIOLET} on banner1" in dialog.inner_text()
        write = dialog.get_by_role("button", name="Write banner1", exact=True)
        write.focus()
        with page.expect_response("**/edit"):
            page.keyboard.press("Enter")
        # The bar says what is written, so no message covers the rows. The phone in the dialog shows the page that was clicked.
        live.wait("document.querySelector('#status').textContent.startsWith('Written into')")
        assert page.locator("#status[data-shown]").count() == 0
        phone = dialog.locator(".compare-phone")
        live.wait("color => getComputedStyle(document.querySelector('.compare-phone .backdrop')).backgroundColor === color", "rgb({}, {}, {})".format(*channels(VIOLET)))
        assert "Page 1, banner1" in phone.inner_text() and phone.bounding_box()["height"] > 200, phone.bounding_box()
        live.wait("document.querySelectorAll('dialog.compare thead th').length === 4")
        assert f'pin: "{VIOLET}"' in config.read_text() and config.read_text().count("pin:") == 1
        live.wait("document.activeElement.textContent === 'Undo'")
        violations(live, "compare mode with a pin")
        tops = {round(one.bounding_box()["y"]) for one in heads.all()}
        starts = heads.evaluate_all("all => all.map(one => { const range = document.createRange(); range.selectNodeContents(one.firstChild); return Math.round(range.getBoundingClientRect().top); })")
        assert len(tops) == 1 and len(set(starts)) == 1, (tops, starts)
        page.screenshot(path=folder / "cells.png")
        with page.expect_response("**/edit"):
            page.keyboard.press("Enter")
        live.wait("document.querySelectorAll('dialog.compare thead th').length === 3")
        assert config.read_text() == text
        # A form for all pages and a color for one page are written by one button.
        live.wait("document.querySelector('dialog.compare .redo') && !document.querySelector('dialog.compare .undo')")
        dialog.locator('[data-form="color"]').click()
        rows.nth(0).locator(".compare-cell").nth(1).click()
        dialog.get_by_role("button", name="Write all", exact=True).click()
        live.wait("document.querySelectorAll('dialog.compare thead th').length === 4")
        # The default needs no key.
        assert "backdrops" not in config.read_text() and f'pin: "{BLUE}"' in config.read_text(), config.read_text()
        dialog.locator(".undo-words", has_text="backdrops of home: color, banner1 pinned to").wait_for()
        live.complaints = [each for each in live.complaints if "the server responded with a status of 409" not in each]
        page.keyboard.press("Escape")
        # Removed, a pin leaves the bare name.
        pins = PinBar(live, "home")
        pins.root.locator(".chip").nth(0).click()
        pins.button("Remove pin").click()
        pins.write()
        assert "pages: [banner1, banner2, banner3]" in config.read_text(), config.read_text()
        live.close()
    print("in compare mode a cell takes its form for one page; the focus and Undo stay in the dialog")


def check_first_look(browser, tool, folder):
    """A fresh page says what a click does, turns by the arrow keys, and goes where a search leads."""
    config = make_banners(folder / "look")
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        home = CarouselView(live, "home")
        assert page.get_by_text("Choose a swatch or a point of the picture to try its color").is_visible()
        page.keyboard.press("ArrowRight")
        assert home.landed == 1, "the arrow keys do nothing on a fresh page"
        # What every part of the page shows needs no message for the eye.
        assert "Page 2 of 3" in page.locator("#status").text_content() and page.locator("#status[data-shown]").count() == 0
        page.locator("#search").fill("banner3")
        live.wait("document.querySelector('#status').textContent.includes('page 3 of home, 1 in Images')")
        assert page.locator("#status[data-shown]").count() == 0
        assert home.landed == 2, f"the search leads to page {home.landed + 1}"
        page.locator("#search").fill("")
        live.wait("document.querySelector('.search-note').hidden")
        # The swatch below the pointer isn't marked like the chosen one.
        swatches = home.root.locator(".pin-swatch")
        width = "one => getComputedStyle(one.querySelector('.pin-swatch-color')).outlineWidth"
        swatches.nth(1).hover()
        chosen, below = home.root.locator('.pin-swatch[aria-pressed="true"]').first.evaluate(width), swatches.nth(1).evaluate(width)
        assert chosen != below, f"both rings are {chosen}"
        # Undo is apart from the buttons of a trial, and says what it undoes.
        pins = PinBar(live, "home")
        pins.choose(1, 1)
        pins.write()
        pins.choose(2, 1)
        assert pins.root.locator(".pin-actions").get_by_role("button", name="Undo").count() == 0
        assert "Not written: banner3" in pins.root.locator(".pin-undo").inner_text()
        pins.button("Discard").click()
        assert "Written last: banner2 pinned to" in pins.root.locator(".pin-undo").inner_text()
        # An error and "No findings" contradict each other.
        text = config.read_text()
        config.write_text("carousels: [\n")
        live.wait("document.querySelector('.notice .failure') !== null")
        assert "No findings" not in page.locator("header.bar").inner_text()
        # Far below, the header leads to the error, and nothing can be written until it is gone.
        home.scroll()
        page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
        live.wait("document.querySelector('.notice').getBoundingClientRect().bottom < 0")
        page.locator("header.bar").get_by_role("link", name="1 error").click()
        live.wait("document.querySelector('.notice .failure').getBoundingClientRect().top > 0")
        assert "The configuration has an error" in pins.root.locator(".pin-reason").first.inner_text()
        pins.choose(2, 1)
        assert pins.button("Write").is_disabled() and pins.button("Copy line").count() == 1
        pins.button("Discard").click()
        violations(live, "a broken configuration")
        config.write_text(text)
        live.wait("document.querySelector('.notice .failure') === null")
        live.close()
    print("a fresh page says what a click does, turns by the arrow keys, and goes where a search leads")


def check_phone(browser, tool, folder):
    """On a phone a small phone with the tried color is in sight beside the swatches, and no key is named to a finger."""
    config = make_banners(folder / "phone")
    with Server(tool, config.parent, "--edit") as server:
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
        page = context.new_page()
        page.goto(server.address, wait_until="load")
        swatch = page.locator(".pin-swatch").last
        swatch.scroll_into_view_if_needed()
        swatch.tap()
        # The line beside the small phone is the first tile, which is not shown twice.
        page.locator(".dock-words", has_text=re.compile("Trying.*not written")).wait_for()
        assert not page.locator(".color-tile", has_text="Trying").is_visible()
        small = page.locator(".pin-small .screen")
        box, bar = small.bounding_box(), page.locator("header.bar").bounding_box()
        assert bar["y"] + bar["height"] <= box["y"] and box["y"] + box["height"] < 844 and box["height"] > 80, f"the small phone is at {box}"
        assert bar["y"] + bar["height"] <= 0, "the header stays on a narrow screen, and takes its room"
        page.wait_for_timeout(300)
        paint = "one => one.style.background"
        assert small.locator(".backdrop").evaluate(paint) == page.locator(".carousel > .phone .backdrop").evaluate(paint), "the small phone shows another color"
        write = page.get_by_role("button", name="Write", exact=True).bounding_box()
        assert box["y"] - 20 < write["y"] and write["y"] + write["height"] <= 844, "the button that writes is not beside the small phone"
        assert page.locator(".pin-actions").bounding_box()["height"] <= 120, "the buttons of a trial take too many lines"
        # One button writes all of the carousel.
        page.locator(".chip").nth(1).tap()
        page.locator(".pin-swatch").last.tap()
        page.get_by_role("button", name="Write all").wait_for()
        assert page.get_by_role("button", name=re.compile("Write all")).count() == 1
        page.locator(".pin-actions").get_by_role("button", name="Discard").tap()
        page.locator(".chip").nth(0).tap()
        swatch.scroll_into_view_if_needed()
        page.screenshot(path=folder / "phone.png")
        # A finger finds everything that it can press, and the links to the sections are whole.
        targets = page.evaluate("""[...document.querySelectorAll('button, a[href], input, select, summary, .term')]
            .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .skip')).map(one => [one.className, one.textContent, one.getBoundingClientRect().toJSON()])""")
        small_targets = [(name, words, box["width"], box["height"]) for name, words, box in targets if min(box["width"], box["height"]) < 24]
        assert len(targets) > 40 and not small_targets, small_targets
        assert page.locator(".bar nav").evaluate("one => one.scrollWidth <= one.clientWidth")
        # The ring of a field lies on its border.
        for field in ("#search", ".pin-hex"):
            page.locator(field).focus()
            assert page.locator(field).evaluate("one => Number.parseFloat(getComputedStyle(one).outlineOffset)") < 0, field
        page.get_by_role("button", name="Review all pages").tap()
        queue = page.locator("dialog.queue[open]")
        assert not queue.locator("kbd").first.is_visible() and "1 – 9" not in queue.inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        # Two choices side by side, none on another.
        while queue.locator(".queue-choice").count() < 3:
            queue.get_by_role("button", name="Skip").tap()
        boxes = [one.bounding_box() for one in queue.locator(".queue-choice").all()]
        assert boxes[0]["y"] == boxes[1]["y"] and boxes[2]["y"] >= boxes[0]["y"] + boxes[0]["height"], boxes
        page.screenshot(path=folder / "phone-queue.png")
        context.close()
    print("on a phone the tried color is in sight where it is chosen, and the review names no keys")


def check_own(browser, tool, folder):
    """A color can be typed; a point of the picture gives the color that the loupe shows, and that a compile finds there."""
    config = make_banners(folder / "own")
    fine = Image.new("RGB", (700, 352), "#F4F1EA")
    for row in range(180, 190, 3):
        ImageDraw.Draw(fine).line((0, row, 699, row), fill="#1A1613")
    fine.save(config.parent / "Banners/banner4.png")
    # Of a large JPEG, a compile reads a reduced form.
    large = Image.effect_noise((2400, 1200), 90)
    Image.merge("RGB", (large, large.rotate(180), large.transpose(Image.Transpose.FLIP_LEFT_RIGHT))).save(config.parent / "Banners/banner5.jpg", quality=60)
    config.write_text(config.read_text().replace("banner3]", "banner3, banner4, banner5]"))
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        pins = PinBar(live, "home")
        field = pins.root.locator(".pin-hex")
        assert field.input_value() == VIOLET
        for typed, color in (("ffc83c", "#FFC83C"), (" #0a7d4f ", "#0A7D4F")):
            field.fill(typed)
            pins.tile("Trying", color).wait_for()
        field.fill("#abc")
        pins.tile("Trying", "#AABBCC").wait_for()
        # In any notation of CSS, a typed color is the one that a compile reads.
        notations = ("teal", "rgb(255 200 60)", "oklch(0.7 0.1 30)", "oklch(70% 0.3 30deg)", "color(display-p3 0 1 0)", "lab(70 90 -80)", "hsl(200 40% 30%)", "oklch(0.7 0.1 none)")
        for typed in notations:
            color = subprocess.run([tool, "preview", typed], capture_output=True, text=True, check=True).stdout
            color = re.search("#[0-9A-F]{6}", color).group()
            field.fill(typed)
            pins.tile("Trying", color).wait_for()
            field.press("Enter")
            assert field.input_value() == color and field.get_attribute("aria-invalid") == "false"
            assert ("outside sRGB" in pins.root.locator(".pin-hint").inner_text()) == (typed in notations[3:6]), typed
        for typed, reason in (("rgb(255 200 60 / 50%)", "Remove its alpha"), ("var(--brand)", "a CSS color"), ("#12345", "and this one has 5")):
            field.fill(typed)
            field.press("Enter")
            assert reason in pins.root.locator(".pin-hint").inner_text(), typed
        field.fill("tea")
        field.press("Enter")
        assert "did you mean teal?" in pins.root.locator(".pin-hint").inner_text() and field.get_attribute("aria-invalid") == "true"
        violations(live, "a mistyped color")
        # The browser's own undo takes the typing back, and ends at the color of before, with nothing tried.
        pins.button("Discard").click()
        field.click()
        page.keyboard.type("#336699")
        pins.tile("Trying", "#336699").wait_for()
        for _ in range(7):
            page.keyboard.press("Control+z")
            assert pins.tile("Trying").count() == 0 or pins.tile("Trying", "#336699").count() == 1, "undo tries another color"
        assert field.input_value() == VIOLET and pins.tile("Trying").count() == 0, field.input_value()
        # A color of one's own stays beside those of the picture while these are tried.
        sample = pins.root.locator(".own-swatch")
        page.keyboard.type("#0a7d4f")
        pins.root.locator('.own-swatch[aria-pressed="true"]', has_text="#0A7D4F").wait_for()
        pins.root.locator(f'.pin-swatch[data-hex="{BLUE}"]').click()
        assert sample.get_attribute("aria-pressed") == "false" and "#0A7D4F" in sample.inner_text()
        sample.click()
        pins.tile("Trying", "#0A7D4F").wait_for()
        violations(live, "an own color")
        # A swatch is in the field, too.
        pins.root.locator(f'.pin-swatch[data-hex="{BLUE}"]').click()
        assert field.input_value() == BLUE and pins.root.locator(".pin-hint").inner_text() == ""
        pins.button("Discard").click()
        # The third banner is another color in each row.
        pins.root.locator(".chip").nth(2).click()
        for x, y in ((30.4, 21.6), (71.7, 55.5), (120.2, 80.9)):
            box = pins.root.locator("canvas.picker").bounding_box()
            page.mouse.move(box["x"] + x, box["y"] + y)
            loupe = pins.root.locator(".pin-loupe").inner_text()
            page.mouse.down()
            page.mouse.up()
            pins.tile("Trying", loupe).wait_for()
        # Followed by its point, the color is the compiled one, also among lines as fine as those of text.
        pins.button("Discard").click()
        pins.root.locator(".chip").nth(3).click()
        box = pins.root.locator("canvas.picker").bounding_box()
        page.mouse.move(box["x"] + 100.5, box["y"] + box["height"] * 0.52)
        loupe = pins.root.locator(".pin-loupe").inner_text()
        page.mouse.down()
        page.mouse.up()
        pins.tile("Trying", loupe).wait_for()
        with page.expect_response("**/trial") as answer:
            pins.root.get_by_role("radio", name="this point").check(force=True)
        tried = answer.value.json()["pages"][3]["pin"]
        pins.tile("Trying", tried).wait_for()
        assert page.evaluate("document.activeElement.value") == "picture", "the focus is lost"
        pins.write()
        pins.wait_for_pin(tried)
        # The color that the loupe shows is written. For a pin that follows the point, the server measures it in the original.
        for form in ("this point", "keep #"):
            pins.root.locator(".chip").nth(4).click()
            with page.expect_response("**/trial"):
                pins.root.locator("canvas.picker").click(position={"x": 61, "y": 47})
            tried = pins.root.locator(".pin-loupe").inner_text()
            pins.tile("Trying", f"{tried}.*mean of").wait_for()
            if form == "this point":
                with page.expect_response("**/trial") as answer:
                    pins.root.get_by_role("radio", name=form).check(force=True)
                tried = answer.value.json()["pages"][4]["pin"]
                pins.tile("Trying", tried).wait_for()
            for part in (".color-tile .tile-hex", '.chip[aria-current="true"] .chip-hex', ".pin-hex", ".pin-loupe"):
                shown = pins.root.locator(part).first
                assert tried in (shown.input_value() if "pin-hex" in part else shown.text_content()), (part, tried)
            pins.write()
            pins.wait_for_pin(tried)
            assert (tried in config.read_text()) == (form == "keep #"), config.read_text()
        # The details of a picture have a loupe, too.
        page.locator("#images .tile", has_text="banner2").click()
        box = page.locator("dialog .picker").bounding_box()
        page.mouse.move(box["x"] + 12, box["y"] + 12)
        page.locator("dialog .pin-loupe", has_text="#D62839").wait_for()
        live.close()
    print("a color is typed, and a point of the picture gives the color that the loupe shows")


def check_reasons(browser, tool, folder):
    """A picture with a margin is not called certain: the review says what the number is about."""
    tree = folder / "margins"
    (tree / "Banners").mkdir(parents=True)
    for number, ground in enumerate(("white", (0, 0, 0, 0)), 1):
        picture = Image.new("RGBA", (400, 200), ground)
        ImageDraw.Draw(picture).rounded_rectangle((20, 20, 380, 180), 24, fill=BLUE)
        picture.save(tree / f"Banners/banner{number}.png")
    (tree / "tincture.yml").write_text("sources: [Banners]\ncarousels:\n  home:\n    pages: [banner1, banner2]\n")
    with Server(tool, tree) as server:
        live = LivePage(browser, server)
        page = live.page
        page.get_by_role("button", name="Review all pages").click()
        queue = page.locator("dialog.queue[open]")
        reasons = {}
        for isClick in (False, True):
            reasons[queue.locator("h2 .name").inner_text()] = queue.locator(".queue-title p").inner_text()
            # The page is not served for writing: what is tried is marked on the way and at the end.
            if isClick:
                # After a click, Enter accepts the color, as the button says. It doesn't take the point again.
                queue.locator("canvas.picker").click(position={"x": 60, "y": 60})
                queue.locator("button.primary", has_text="Try #").wait_for()
                page.keyboard.press("Enter")
            else:
                queue.locator(".pin-hex").fill("#0A7D4F")
                queue.locator(".pin-hex").press("Enter")
        assert re.search("plain #FFFFFF, with a confidence of .* %, .* margin", reasons["banner1"]), reasons
        assert re.search(r"cut-out: .* \d+ % of its outline", reasons["banner2"]), reasons
        assert queue.locator("h2").inner_text() == "Reviewed: 2 tried, not written"
        assert "2 colors are tried and not written" in queue.locator(".queue-steps").inner_text()
        violations(live, "the end of a review that writes nothing")
        page.keyboard.press("Escape")
        assert page.locator(".chip-state[data-state=draft]").count() == 2
        # The dots are seen on a white picture.
        home = CarouselView(live, "home")
        dot, shade = (home.root.locator(selector).evaluate("one => getComputedStyle(one).backgroundColor") for selector in (".dots .current", ".dots"))
        assert dot == "rgb(255, 255, 255)" and shade.startswith("rgba(0, 0, 0, 0.4"), (dot, shade)
        live.close()
    print("a margin and a cut-out are named where they are the reason; what is tried and not written is said")


def check_focus(browser, tool, folder):
    """By keys, the next action has the focus: Undo after what was written, the color in use after what was dropped."""
    config = make_banners(folder / "focus")
    text = config.read_text()
    focused = "document.activeElement.className"
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        pins = PinBar(live, "home")

        def press(button):
            button.focus()
            page.keyboard.press("Enter")

        # The picture keeps the focus when its color is written by keys. The message covers no tile, and the pages are in sight.
        picker = pins.root.locator("canvas.picker")
        for width, cover in ((1280, ".color-tile"), (390, ".pin-swatch")):
            page.set_viewport_size({"width": width, "height": 900})
            picker.focus()
            for key in ("ArrowLeft" if width == 390 else "ArrowRight", "Enter"):
                page.keyboard.press(key)
            pins.button("Write").wait_for()
            with page.expect_response("**/edit"):
                page.keyboard.press("Control+Enter")
            live.wait("document.querySelector('#status[data-shown]')?.textContent.startsWith('Written into')")
            covered = page.evaluate("""cover => [...document.querySelectorAll(cover)].filter(one => {
                const [a, b, dock] = [one, document.querySelector("#status"), document.querySelector(".pin-dock")].map(each => each.getBoundingClientRect());
                // The buttons at the bottom of a narrow screen lie on what is below them.
                return (dock.height === 0 || b.top < dock.top) && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
            }).length""", cover)
            assert covered == 0, f"the message covers {covered} of {cover} at {width}"
            live.wait("document.querySelector('.pin-undo .undo') !== null")
            page.wait_for_timeout(500)
            assert page.evaluate(focused) == "picker", page.evaluate(focused)
            pins.undo_button.click()
            live.wait("document.querySelector('.pin-undo .undo') === null")
        page.set_viewport_size({"width": 1280, "height": 900})
        page.evaluate("scrollTo(0, 0)")
        live.wait("[...document.querySelectorAll('.chip')].at(-1)?.getBoundingClientRect().top < 500")
        for pages, name in (((0,), "Write"), ((1, 2), "Write all")):
            for number in pages:
                pins.choose(number, 1)
            press(pins.root.get_by_role("button", name=name, exact=True))
            live.wait("count => document.querySelectorAll('.chip-state:not(:empty)').length === count && !document.querySelector('.chip-state[data-state=draft]')", 1 if name == "Write" else 3)
            live.wait(f"{focused}.includes('undo')")
            box = page.locator(":focus").bounding_box()
            assert box["y"] >= 50 and box["y"] + box["height"] <= 900, f"the focus is out of sight: {box}"
        for _ in range(2):
            with page.expect_response("**/edit"):
                page.keyboard.press("Enter")
            live.wait("document.querySelector('#status').textContent.startsWith('Undone')")
            page.wait_for_timeout(500)
            assert page.evaluate("document.querySelector('.pin-bar').contains(document.activeElement)"), page.evaluate(focused)
        assert config.read_text() == text
        # Nothing is left to undo: Redo has the focus. Without an edit, it is the color in use.
        assert "redo" in page.evaluate(focused)
        for pages, name in (((0,), "Discard"), ((0, 1), "Discard all")):
            for number in pages:
                pins.choose(number, 1)
            press(pins.root.get_by_role("button", name=name, exact=True))
            assert page.evaluate("document.activeElement.matches('.pin-swatch[aria-pressed=true]')"), page.evaluate(focused)
        live.complaints = [each for each in live.complaints if "the server responded with a status of 409" not in each]
        live.close()
    print("by keys, Undo has the focus after Write, and the color in use after Discard")


def check_kept_choice(browser, tool, folder):
    """In compare mode the choice for one page stays where it is when a form is taken for all."""
    config = make_banners(folder / "kept", "bleed")
    config.write_text(config.read_text().replace("banner1,", '{image: banner1, pin: "#123456"},'))
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.get_by_role("button", name="Compare backdrops").click()
        dialog = page.locator("dialog.compare[open]")
        cells = dialog.locator("tbody tr").nth(0).locator(".compare-cell")

        def chosen():
            return [index for index in range(4) if cells.nth(index).get_attribute("aria-pressed") == "true"]

        assert chosen() == [3]
        dialog.locator('[data-form="color"]').click()
        assert chosen() == [3], "a form for all pages moves the choice of a pinned page"
        dialog.locator('[data-form="bleed"]').click()
        for first, second in (("bleed", "color"), ("color", "bleed")):
            dialog.locator(f'[data-form="{first}"]').click()
            cells.nth(1).click()
            assert chosen() == [1]
            dialog.locator(f'[data-form="{second}"]').click()
            assert chosen() == [1], f"{second} for all pages moves the choice to {chosen()}"
        assert "not written" in dialog.locator("tbody tr").nth(0).inner_text()
        # A page without a gradient can't choose one for itself.
        gradient = dialog.locator("tbody tr").nth(1).locator(".compare-cell").nth(2)
        assert gradient.is_disabled() and gradient.inner_text() == "no gradient found" and gradient.locator("img").count() == 0
        violations(live, "compare mode with a choice")
        dialog.get_by_role("button", name="Discard").click()
        page.keyboard.press("Escape")
        live.close()
    print("in compare mode a page keeps its choice when a form is taken for all")


def check_keys(browser, tool, folder):
    """A question mark lists the keys, but in a text field it is a question mark."""
    with Server(tool, make_banners(folder / "keys").parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        swatch = PinBar(live, "home").root.locator(".pin-swatch").first
        swatch.focus()
        page.keyboard.press("?")
        keys = page.locator("dialog.keys[open]")
        assert "Ctrl Z" in keys.inner_text() and "skip the page" in keys.inner_text()
        violations(live, "the list of keys")
        page.screenshot(path=folder / "keys.png")
        page.keyboard.press("?")
        assert swatch.evaluate("one => one === document.activeElement")
        page.get_by_role("button", name="Review all pages").click()
        page.locator("dialog.queue[open]").get_by_role("button", name="Keys").click()
        page.keyboard.press("Escape")
        assert keys.count() == 0 and page.locator("dialog.queue[open]").is_visible()
        page.keyboard.press("Escape")
        field = page.locator("#search")
        field.press("?")
        assert keys.count() == 0 and field.input_value() == "?"
        live.close()
    print("? lists the keys, on the page and over the review")


def check_bare(browser, tool, folder):
    """Without a carousel there is a line, and no empty box."""
    tree = folder / "bare"
    tree.mkdir()
    Image.new("RGB", (64, 64), BLUE).save(tree / "icon.png")
    (tree / "tincture.yml").write_text("sources: [.]\n")
    view_of = tree / "bare.html"
    subprocess.run([tool, "preview", "--config", tree / "tincture.yml", "--html", view_of], check=False, capture_output=True)
    view = View(browser, view_of.as_uri())
    section = view.page.locator("#carousels")
    assert "No carousel" in section.inner_text() and section.bounding_box()["height"] < 80, section.bounding_box()
    assert not section.get_by_role("button", name="Review all pages").is_visible()
    view.close()
    print("without a carousel the page has a line instead of a box")
