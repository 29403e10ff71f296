"""Colors that are tried and not written: they outlive an edit of the file, and Undo and Write do what they say."""

import re

from inspector import BLUE, VIOLET, make_banners
from live import LivePage, PinBar, Server
from PIL import Image
from use import violations
from view import CarouselView


def check_trying(browser, tool, folder):
    check_edited(browser, tool, folder)
    check_undo(browser, tool, folder)
    check_gradient(browser, tool, folder)
    check_absorbed(browser, tool, folder)
    check_outside(browser, tool, folder)
    check_steps(browser, tool, folder)
    check_own_words(browser, tool, folder)
    check_aiming(browser, tool, folder)
    check_kept(browser, tool, folder)


def check_edited(browser, tool, folder):
    """A page that is added, moved or removed in the file while a color is tried: the trial stays with its picture."""
    config = make_banners(folder / "edited")
    image = Image.new("RGB", (400, 220), "#FCC539")
    image.paste("#FFC83C", (12, 12, 388, 208))
    image.save(config.parent / "Banners/banner4.png")
    text = config.read_text()
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        pins = PinBar(live, "home")
        color = pins.choose(1, 1)
        for pages in ("banner1, banner2, banner3, banner4", "banner4, banner3, banner2, banner1", "banner2, banner1", "banner3, banner1, banner2"):
            config.write_text(text.replace("banner1, banner2, banner3", pages))
            live.wait("names => [...document.querySelectorAll('.chip .name')].map(one => one.textContent).join(', ') === names", pages)
            tried = pins.root.locator(".chip", has_text="not written")
            assert tried.count() == 1 and "banner2" in tried.inner_text(), pins.root.locator(".chips").inner_text()
            tried.get_by_text(color).wait_for()
            assert live.page.locator(".sign").is_hidden(), live.page.locator(".sign").inner_text()
            if pages.endswith("banner4"):
                # Its border looks like its swatch, so both are one choice.
                pins.root.locator(".chip").nth(3).click()
                choices = pins.root.locator(".pin-swatch").all_inner_texts()
                assert len(choices) == 1 and "bleed" in pins.root.locator(".pin-swatch").get_attribute("title"), choices
        tried.click()
        pins.write()
        assert re.search(rf'banner1, \{{ *image: banner2, pin: "{color}" *\}}\]', config.read_text()), config.read_text()
        # A fault of the page is not called a fault of the server.
        live.page.evaluate("() => { Intl.Collator = class { constructor() { throw new Error('broken on purpose'); } }; }")
        config.write_text(text)
        live.wait("!document.querySelector('.sign').hidden")
        assert "failed to show" in live.page.locator(".sign").inner_text(), live.page.locator(".sign").inner_text()
        # A write is refused and repeated if the page has changed meanwhile.
        faults = [each for each in live.complaints if "the server responded with a status of 409" not in each]
        assert faults and all("broken on purpose" in each for each in faults), live.complaints
        live.context.close()
    print("a trial stays with its picture when the file is edited; a fault of the page is reported as such")


def check_undo(browser, tool, folder):
    """Undo ends an open trial before it takes a written pin out of the file, by its button and by keys; one button writes all."""
    config = make_banners(folder / "undo")
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        pins = PinBar(live, "home")
        written = pins.choose(0, 1)
        pins.write()
        pins.wait_for_pin(written)
        text = config.read_text()
        for keys in (None, "Control+z", "Meta+z"):
            color = pins.choose(1, 1)
            assert f"Not written: banner2 {color}" in pins.root.locator(".pin-undo").inner_text()
            if keys:
                page.keyboard.press(keys)
            else:
                pins.button("Undo trial").click()
            pins.tile("Trying").wait_for(state="detached")
            assert "Written last: banner1" in pins.root.locator(".pin-undo").inner_text()
            assert config.read_text() == text, "a written pin is undone instead of the trial"
        # The same in compare mode, where the latest trial is undone first.
        pins.choose(1, 1)
        page.get_by_role("button", name="Compare backdrops").click()
        dialog = page.locator("dialog.compare[open]")
        dialog.locator('[data-form="gradient"]').click()
        for words in ("the gradient on 2 pages without a pin", "banner2"):
            assert f"Not written: {words}" in dialog.locator(".pin-undo").inner_text()
            page.keyboard.press("Control+z")
        assert "Trying" not in dialog.locator(".compare-state").inner_text() and config.read_text() == text
        # One page of several is written by its button, or by keys on it.
        cells = dialog.locator("tbody tr").nth(2).locator(".compare-cell")
        for button in (None, "Write banner3"):
            dialog.locator("tbody tr").nth(0).locator('.compare-cell[aria-pressed="false"]:not(:disabled)').first.click()
            cells.nth(2).click()
            with page.expect_response("**/edit"):
                if button:
                    dialog.get_by_role("button", name=button, exact=True).click()
                else:
                    page.keyboard.press("Control+Enter")
            live.wait("document.querySelectorAll('dialog.compare tbody td.muted').length === 1")
            assert "banner3, pin: [" in config.read_text() and "banner1" in dialog.locator(".backdrops-bar").inner_text(), config.read_text()
            for _ in range(2):
                page.keyboard.press("Control+z")
            live.wait("document.querySelectorAll('dialog.compare tbody td.muted').length === 2")
            assert config.read_text() == text, config.read_text()
        # A form with the color that the page has anyway is no trial.
        row = dialog.locator("tbody tr").nth(1)
        assert "the same color" in row.inner_text()
        row.locator(".compare-cell").nth(1).click()
        assert "Not written" not in dialog.locator(".pin-undo").inner_text()
        assert "already has this color" in row.inner_text(), row.inner_text()
        # Behind a gradient, the color of its top is still another backdrop.
        dialog.locator('[data-form="gradient"]').click()
        first = dialog.locator("tbody tr").nth(0)
        first.locator(".compare-cell").nth(0).click()
        assert "#" in first.locator(".compare-own").inner_text(), first.inner_text()
        for _ in range(2):
            page.keyboard.press("Control+z")
        # A form and a page that are written together are undone and redone together.
        page.keyboard.press("Escape")
        color = pins.choose(1, 1)
        page.get_by_role("button", name="Compare backdrops").click()
        dialog.locator('[data-form="bleed"]').click()
        dialog.locator(".backdrops-bar .primary").click()
        dialog.locator(".undo-words", has_text="Written last: backdrops of").wait_for()
        both = config.read_text()
        assert "backdrops: bleed" in both and color in both
        for keys, expected in (("Control+z", text), ("Control+Shift+z", both), ("Control+z", text)):
            page.keyboard.press(keys)
            for _ in range(100):
                if config.read_text() == expected:
                    break
                page.wait_for_timeout(50)
            assert config.read_text() == expected, f"a form and a page that were written together are not undone together by {keys}: {config.read_text()}"
            page.wait_for_timeout(300)
        page.keyboard.press("Escape")
        # Several trials are written by one button in the editor.
        colors = [pins.choose(number, 1) for number in (1, 2)]
        with page.expect_response("**/edit"):
            pins.root.locator(".backdrops-place").get_by_role("button", name="Write all", exact=True).click()
        pins.root.locator(".chip", has_text="not written").first.wait_for(state="detached")
        assert all(color in config.read_text() for color in colors), config.read_text()
        # An edit of other pages is undone by its button alone.
        pins.root.locator(".chip").nth(0).click()
        pins.root.locator(".undo-words", has_text="Written last").wait_for()
        both = config.read_text()
        page.locator("body").press("Control+z")
        live.wait("document.querySelector('#status').textContent.startsWith('The Undo button takes back: pins of 2 pages')")
        assert config.read_text() == both
        pins.root.locator(".chip").nth(1).click()
        pins.root.locator(".pin-head h4", has_text="banner2").wait_for()
        page.locator("body").press("Control+z")
        live.wait("document.querySelectorAll('.chip-state').length === 3 && document.querySelector('.pin-undo .button').textContent === 'Undo'")
        assert config.read_text() == text
        # Redo brings back what was undone, by its button and by keys, also after a reload; the next edit ends it.
        pins.button("Redo").wait_for()
        page.reload()
        page.evaluate("window.isSame = true")
        for act in (lambda: pins.button("Redo").click(), lambda: page.keyboard.press("Control+Shift+z"), lambda: page.keyboard.press("Control+y")):
            pins.button("Redo").wait_for()
            act()
            pins.button("Redo").wait_for(state="detached")
            live.wait("document.querySelectorAll('.chip-state').length === 3")
            assert all(color in config.read_text() for color in colors), config.read_text()
            page.locator("body").press("Control+z")
        pins.button("Redo").wait_for()
        written = pins.choose(0, 0)
        pins.write()
        pins.wait_for_pin(written)
        assert pins.button("Redo").count() == 0
        live.complaints = [each for each in live.complaints if "the server responded with a status of 409" not in each]
        live.close()
    print("Undo ends a trial before it takes back what is written, by keys as well; Write all writes every trial")


def check_gradient(browser, tool, folder):
    """A gradient is tried, written and removed on one page alone, in compare mode and in the editor; a data file can't hold it."""
    config = make_banners(folder / "gradient")
    text = config.read_text()
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        pins = PinBar(live, "home")
        page.get_by_role("button", name="Compare backdrops").click()
        dialog = page.locator("dialog.compare[open]")
        rows = dialog.locator("tbody tr")
        colors = re.findall("#[0-9A-F]{6}", rows.nth(2).locator("td").nth(2).inner_text())
        assert len(colors) == 2, colors
        rows.nth(2).locator(".compare-cell").nth(2).click()
        assert "not written" in rows.nth(2).locator("td").nth(2).inner_text()
        assert rows.nth(2).locator(".compare-cell").nth(2).get_attribute("title") == "The pin keeps these colors if the picture changes"
        assert re.search(f"Trying {' → (.* → )?'.join(colors)} on banner3", dialog.locator(".compare-state").inner_text())
        # The bleed of one page is pinned as a color too, and says so.
        rows.nth(0).locator(".compare-cell").nth(1).click()
        assert "keeps this color if" in rows.nth(0).locator(".compare-cell").nth(1).get_attribute("title")
        page.keyboard.press("Control+z")
        dialog.locator(".backdrops-bar .primary").click()
        dialog.locator('tbody tr:nth-child(3) [aria-pressed="true"][aria-label^="Pinned"]').wait_for()
        assert re.search(rf'\{{image: banner3, pin: \["{colors[0]}", .*"{colors[1]}"\]\}}', config.read_text()), config.read_text()
        # The other pages still have one color each.
        assert dialog.locator('[data-form="color"]').inner_text() == "In use"
        page.keyboard.press("Escape")
        page.locator(".chip").nth(2).click()
        pins.tile("In use", "pinned gradient").wait_for()
        pins.button("Remove pin").click()
        pins.tile("Trying", "pin removed").wait_for()
        pins.write()
        pins.tile("In use", "found").wait_for()
        assert config.read_text() == text, config.read_text()
        # The same among the colors of the page.
        swatch = pins.root.locator('.pin-swatch[aria-label*="gradient"]')
        assert swatch.inner_text().endswith("gradient") and swatch.locator(".pin-swatch-hex").bounding_box()["height"] < 20, swatch.inner_text()
        swatch.click()
        pins.tile("Trying", colors[1]).wait_for()
        assert "keeps these colors" in pins.root.locator(".pin-notes").inner_text()
        assert pins.root.locator('.pin-swatch[aria-pressed="true"]').count() == 1
        words = pins.root.locator(".pin-file")
        assert words.inner_text().endswith("tincture.yml") and words.evaluate("one => one.scrollWidth <= one.clientWidth")
        # The colors keep their order when one of them is written, and Undo leads back to its page.
        order = pins.root.locator(".pin-swatch-hex").all_inner_texts()
        pins.write()
        pins.tile("In use", "pinned gradient").wait_for()
        assert pins.root.locator(".pin-swatch-hex").all_inner_texts() == order
        page.locator(".chip").nth(1).click()
        pins.root.locator(".pin-none", has_text="no gradient found").wait_for()
        pins.undo_button.click()
        pins.root.locator(".pin-head h4", has_text="banner3").wait_for()
        pins.tile("In use", "found").wait_for()
        assert pins.root.locator(".pin-none").count() == 0
        # A typed color and one of the picture, too.
        used = pins.root.locator(".pin-swatch[data-used]").get_attribute("data-hex")
        for number in range(2):
            color = pins.choose(2, number)
            pins.write()
            pins.wait_for_pin(color)
            assert pins.root.locator(".pin-swatch-hex").all_inner_texts() == order, (used, color)
            pins.undo_button.click()
            pins.tile("In use", "found").wait_for()
        page.get_by_role("button", name="Review all pages").click()
        queue = page.locator("dialog.queue[open]")
        while "banner3" not in queue.locator("h2").inner_text():
            page.keyboard.press("s")
        queue.locator('.queue-choice[aria-label*="gradient"]').click()
        assert re.search(f"Pin {' → (.* → )?'.join(colors)}", queue.locator(".primary").inner_text())
        page.keyboard.press("Escape")
        page.locator(".queue-rest").get_by_role("button", name="Discard").click()
        (config.parent / "pages.json").write_text('[{"image": "banner1"}, {"image": "banner2"}, {"image": "banner3"}]')
        config.write_text(text.replace("[banner1, banner2, banner3]", "pages.json"))
        live.wait("![...document.querySelectorAll('.pin-swatch')].some(one => one.getAttribute('aria-label').includes('gradient'))")
        page.get_by_role("button", name="Compare backdrops").click()
        assert rows.nth(2).locator(".compare-cell").nth(2).is_disabled() and "only for all pages" in dialog.locator("thead").inner_text()
        live.close()
    print("a gradient is pinned on one page alone")


def check_absorbed(browser, tool, folder):
    """In compare mode, the trial of one page becomes part of the same form on all pages; the colors follow dark mode."""
    config = make_banners(folder / "absorbed")
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.get_by_role("button", name="Compare backdrops").click()
        dialog = page.locator("dialog.compare[open]")
        cells = dialog.locator("tbody tr").nth(2).locator(".compare-cell")
        light = cells.nth(0).get_attribute("aria-label")
        cells.nth(0).focus()
        page.keyboard.press("d")
        assert cells.nth(0).get_attribute("aria-label") != light
        assert page.evaluate("document.activeElement.className") == "compare-cell", "the focus is lost"
        dialog.get_by_role("button", name="Light D").click()
        assert cells.nth(0).get_attribute("aria-label") == light
        cells.nth(2).click()
        assert "banner3" in dialog.locator(".backdrops-bar").inner_text()
        dialog.locator('[data-form="gradient"]').click()
        assert dialog.locator(".backdrops-bar > span").first.inner_text() == "Trying Gradient on all 3 pages"
        # The list of pages marks each page that changes, when the program has answered.
        page.locator(".chip-hex", has_text="→").first.wait_for()
        tables = [page.locator(".chip").nth(at).locator(".chip-hex").inner_text() for at in range(3)]
        marked = [page.locator(".chip").nth(at).locator(".chip-state").inner_text() == "not written" for at in range(3)]
        assert marked == ["→" in code for code in tables] and any(marked), (tables, marked)
        # The editor rings the tried gradient, and its tile still shows the color in use.
        page.keyboard.press("Escape")
        pins = PinBar(live, "home")
        pins.root.locator(".chip").nth(2).click()
        assert "gradient" in pins.root.locator('.pin-swatch[aria-pressed="true"]').inner_text()
        pins.tile("In use", pins.root.locator('.pin-swatch[data-used]').get_attribute("data-hex")).wait_for()
        # What was found doesn't depend on what is tried.
        pins.choose(2, 1)
        assert pins.tile("Found").inner_text().count("#") == 2, pins.tile("Found").inner_text()
        pins.button("Undo trial").click()
        page.get_by_role("button", name="Compare backdrops").click()
        dialog.locator(".backdrops-bar .primary").click()
        dialog.locator('[data-form="gradient"]', has_text="In use").wait_for()
        assert "backdrops: gradient" in config.read_text() and "pin" not in config.read_text(), config.read_text()
        live.close()
    print("a trial that equals the form of all pages is part of it, and compare mode is light or dark")


def check_outside(browser, tool, folder):
    """A file that is changed outside the page ends its history at once, in words, and Undo never reverts that change."""
    config = make_banners(folder / "outside")
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        pins = PinBar(live, "home")
        color = pins.choose(0, 1)
        pins.write()
        pins.wait_for_pin(color)
        edited = config.read_text() + "# by an editor\n"
        config.write_text(edited)
        # A comment doesn't change the page, so the page asks when the person comes back to it.
        live.wait("() => { dispatchEvent(new Event('focus')); return true; }")
        pins.undo_button.wait_for(state="detached")
        words = "changed outside this page. Earlier edits can be undone or redone only if the former content comes back"
        assert words in pins.root.locator(".pin-undo").inner_text(), pins.root.locator(".pin-undo").inner_text()
        page.keyboard.press("Control+z")
        # On a phone the words are below the heading, and the page stays as wide as the screen.
        page.set_viewport_size({"width": 390, "height": 800})
        heading, reason = pins.root.locator(".pin-head h4").bounding_box(), pins.root.locator(".undo-reason").bounding_box()
        assert heading["height"] < 60 and reason["y"] >= heading["y"] + heading["height"], (heading, reason)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        page.set_viewport_size({"width": 1280, "height": 900})
        # They are said once, and not at each load.
        with page.expect_response("**/edit"):
            page.reload(wait_until="load")
        page.wait_for_timeout(200)
        assert words not in pins.root.locator(".pin-undo").inner_text()
        assert config.read_text() == edited
        # The next edit can be undone.
        pins.choose(1, 1)
        pins.write()
        pins.undo_button.click()
        pins.undo_button.wait_for(state="detached")
        assert config.read_text() == edited
        page.evaluate("window.isSame = true")
        live.close()
    print("a change from outside ends the history of edits, and says so")


def check_steps(browser, tool, folder):
    """Undo goes back through the tried colors; the buttons of trials are always on the screen and say what they write."""
    config = make_banners(folder / "steps")
    text = config.read_text()
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.set_viewport_size({"width": 1280, "height": 720})
        pins = PinBar(live, "home")
        field = pins.root.locator(".pin-hex")
        colors = ["#336699", "#663399"]
        for color in colors:
            field.fill(color)
            pins.tile("Trying", color).wait_for()
        field.press("Tab")
        for keys in ("Control+z", None):
            if keys:
                page.keyboard.press(keys)
            else:
                pins.button("Undo trial").click()
            if keys:
                pins.tile("Trying", colors[0]).wait_for()
        pins.tile("Trying").wait_for(state="detached")
        # Out of the sight of the page's own buttons, a bar has them.
        bar = pins.root.locator(".backdrops-bar")
        pins.choose(0, 1)
        pins.root.locator(".pin-actions").evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
        bar.wait_for(state="detached")
        pins.root.locator(".pin-actions").evaluate("one => scrollBy({ top: one.getBoundingClientRect().bottom, behavior: 'instant' })")
        write = bar.get_by_role("button", name="Write banner1", exact=True)
        write.wait_for()
        assert write.bounding_box()["y"] + write.bounding_box()["height"] <= 720
        # A form and a page have buttons of different names.
        page.get_by_role("button", name="Compare backdrops").click()
        page.locator('dialog.compare [data-form="gradient"]').click()
        page.keyboard.press("Escape")
        names = pins.root.locator(".pin-actions .button, .backdrops-bar .button").all_inner_texts()
        assert sorted(names) == ["Discard all", "Discard banner1", "Write all", "Write banner1"], names
        bar.get_by_role("button", name="Discard all").click()
        # A refused edit's words go with the next trial.
        pins.choose(0, 1)
        config.chmod(0o444)
        assert "read-only" in pins.answer("Write")
        field.fill("#336699")
        pins.root.locator(".pin-refusal").wait_for(state="detached")
        config.chmod(0o644)
        pins.button("Discard").click()
        # A removed pin isn't in use, and a pin to a point shows where it is.
        pins.root.locator("canvas.picker").click(position={"x": 20, "y": 20})
        pins.write("point")
        pins.tile("In use", "pinned to a point of the picture").wait_for()
        chip = pins.root.locator(".chip").nth(0)
        assert "pinned" in chip.inner_text() and "[" not in chip.get_attribute("aria-label"), chip.get_attribute("aria-label")
        page.mouse.move(5, 5)
        marked = "one => [...one.getContext('2d').getImageData(0, 0, one.width, one.height).data].filter((value, at) => at % 4 === 0 && value > 240).length"
        assert pins.root.locator("canvas.picker").evaluate(marked) > 20, "the point of the pin isn't marked"
        pins.button("Remove pin").click()
        pins.tile("Trying", "pin removed").wait_for()
        assert "in use" not in pins.root.locator(".pin-swatches").inner_text(), pins.root.locator(".pin-swatches").inner_text()
        pins.button("Discard").click()
        pins.undo_button.click()
        pins.undo_button.wait_for(state="detached")
        assert config.read_text() == text
        live.complaints = [each for each in live.complaints if "the server responded with a status of 4" not in each]
        live.close()
    print("Undo goes back color by color, and the buttons of trials stay in sight under different names")


def check_own_words(browser, tool, folder):
    """A text that isn't a color is never written as the color before it, in the editor or in the review."""
    config = make_banners(folder / "own-words")
    text = config.read_text()
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        page.emulate_media(color_scheme="dark")
        pins = PinBar(live, "home")
        queue = page.locator("dialog.queue[open]")
        # The page draws the field anew in dark mode.
        live.wait("document.querySelector('.pin-own-dark').textContent.startsWith('dark')")
        field = pins.root.locator(".pin-hex")
        field.fill("#336699")
        field.press("Enter")
        pins.tile("Trying", "#336699").wait_for()
        # In dark mode the phone shows another color than the typed one: both are beside the field.
        assert re.fullmatch("dark #[0-9A-F]{6}", pins.root.locator(".pin-own-dark").inner_text())
        field.fill("#FFC83")
        before = pins.button("Write").bounding_box()
        # The words are at the field, and the color on the way there isn't tried.
        assert "has 6 digits" in pins.root.locator(".pin-hint").inner_text() and field.get_attribute("aria-invalid") == "true"
        pins.tile("Trying", "#336699").wait_for()
        for _ in range(2):
            pins.button("Write").click()
            assert pins.button("Write").bounding_box() == before, "the hint moves the button"
            assert "has 6 digits" in pins.root.locator(".pin-hint").inner_text()
        # A short code on the way to a longer one doesn't stay, and two colors are a gradient.
        field.fill("")
        field.type("#129")
        field.type("345")
        pins.tile("Trying", "#129345").wait_for()
        assert "#112299" not in pins.root.locator(".pin-place").inner_text()
        # A prefix that is a color is withdrawn by the next letter that makes it none.
        field.fill("#b08")
        pins.tile("Trying", "#BB0088").wait_for()
        field.type("a5")
        pins.tile("Trying", "#336699").wait_for()
        assert field.evaluate("one => getComputedStyle(one).borderColor === getComputedStyle(one.parentElement.querySelector('.pin-hint')).color")
        # A misspelled name gets the right one, and a direction the answer that there is only one.
        for typed, words in (("oragne", "did you mean orange?"), ("to right, red, blue", "top to bottom"), ("90deg, red, blue", "top to bottom"), ("linear-gradient(to right, red, blue)", "top to bottom"), ("nonsense", "a hex code")):
            field.fill(typed)
            assert words in pins.root.locator(".pin-hint").inner_text(), (typed, pins.root.locator(".pin-hint").inner_text())
        field.fill("hsl(120deg 50% 50%)")
        pins.tile("Trying", "#40BF40").wait_for()
        for typed, words in (("linear-gradient(#156E5A, #3A9D76)", "#156E5A → #3A9D76"), ("linear-gradient(to bottom, #1F6FEB 0%, white 100%)", "#1F6FEB → #FFFFFF"),
                             ("linear-gradient(180deg, #156E5A, #3A9D76)", "#156E5A → #3A9D76"), ("#1F6FEB, rgb(255, 255, 255) -> teal", "#1F6FEB → #FFFFFF → #008080")):
            field.fill(typed)
            assert pins.root.locator(".pin-hint").inner_text() == "The gradient runs from top to bottom."
            pins.tile("Trying", words).wait_for()
        # Writing moves nothing below the pointer.
        page.set_viewport_size({"width": 1280, "height": 600})
        field.evaluate("one => scrollBy({ top: one.getBoundingClientRect().top - 300, behavior: 'instant' })")
        place = field.bounding_box()
        page.keyboard.press("Control+Enter")
        live.wait("document.querySelector('.pin-undo').textContent.includes('pinned to #1F6FEB → #FFFFFF → #008080')")
        pins.tile("In use", "pinned gradient").wait_for()
        assert abs(field.bounding_box()["y"] - place["y"]) < 2, (field.bounding_box(), place)
        page.set_viewport_size({"width": 1280, "height": 900})
        assert '"#1F6FEB", "#FFFFFF", "#008080"' in config.read_text(), config.read_text()
        # An own gradient has its own place, and its own colors before and after it is written.
        own = pins.root.locator('.own-swatch[aria-pressed="true"]', has_text="your own, in use")
        assert "#1F6FEB" in own.inner_text() and pins.root.locator('.pin-swatch[aria-label*="#1F6FEB"]').count() == 0
        field.fill("#156E5A, #3A9D76")
        assert field.input_value() == "#156E5A, #3A9D76"
        field.press("Enter")
        assert field.input_value() == "#156E5A → #3A9D76"
        pins.tile("Trying", "#156E5A → #3A9D76").wait_for()
        place = pins.button("Write").bounding_box()
        pins.write()
        pins.tile("In use", "#156E5A → #3A9D76").wait_for()
        # A second click on Write must not remove the pin.
        assert pins.button("Remove pin").bounding_box()["x"] > place["x"] + place["width"]
        pins.undo_button.click()
        pins.tile("In use", "#1F6FEB →").wait_for()
        pins.undo_button.click()
        pins.tile("In use", "found").wait_for()
        assert config.read_text() == text
        field.fill("#336699")
        field.press("Enter")
        pins.tile("Trying", "#336699").wait_for()
        page.wait_for_timeout(300)
        assert config.read_text() == text, "another color is written than the one in the field"
        pins.button("Discard").click()
        page.get_by_role("button", name="Review all pages").click()
        field = queue.locator(".pin-hex")
        field.fill("#336699")
        field.fill("#FFC83")
        assert queue.locator(".primary").is_disabled()
        assert "digits" in queue.locator(".pin-hint").inner_text()
        field.press("Enter")
        assert "digits" in queue.locator(".pin-hint").inner_text() and "1 of 3" in queue.inner_text()
        page.wait_for_timeout(300)
        assert config.read_text() == text
        # A name and a short code are shown while they are typed, and the button names what Enter writes.
        for typed, hex_code in (("#129", "#112299"), ("teal", "#008080")):
            field.fill("")
            assert queue.locator(".primary").is_disabled()
            field.type(typed)
            assert f"Pin {hex_code}" in queue.locator(".primary").inner_text() and queue.locator(".primary").is_enabled()
        # Escape leaves the field, and not the review.
        field.blur()
        field.fill("no color")
        field.press("Escape")
        assert queue.is_visible() and field.input_value() == "#008080" and page.evaluate("document.activeElement.className") == "queue-choice"
        assert "Pin #008080" in queue.locator(".primary").inner_text() and queue.locator(".primary").is_enabled()
        field.press("Enter")
        queue.get_by_text("2 of 3").wait_for()
        assert "#008080" in config.read_text(), config.read_text()
        page.keyboard.press("u")
        queue.get_by_text("1 of 3").wait_for()
        assert config.read_text() == text
        page.keyboard.press("Escape")
        # The same in the field of the page; a word on the way to another one is no step of Undo.
        field = pins.root.locator(".pin-hex")
        field.fill("")
        field.type("teal")
        pins.tile("Trying", "#008080").wait_for()
        field.press("Escape")
        pins.button("Undo trial").click()
        pins.tile("Trying").wait_for(state="detached")
        live.close()
    print("a typed text that isn't a color is refused by Write, which writes nothing")


def check_aiming(browser, tool, folder):
    """Every point of a picture can be picked, and the picture keeps its colors while a person aims."""
    config = make_banners(folder / "aiming")
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        pins = PinBar(live, "home")
        picker = pins.root.locator("canvas.picker")
        picker.scroll_into_view_if_needed()
        box = picker.bounding_box()
        for x, y in ((0.05, 0.94), (0.3, 0.9), (0.5, 0.95)):
            page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
            loupe = pins.root.locator(".pin-loupe").inner_text()
            assert loupe == VIOLET
            measure = pins.root.locator(".pin-loupe").get_attribute("data-measure")
            assert re.fullmatch("mean of [89] × [45] pixels", measure), measure
            hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y).className", [box["x"] + x * box["width"], box["y"] + y * box["height"]])
            assert hit == "picker", f"{hit} lies on the picture"
        # By keys as well: the arrow keys aim, Enter takes the point, and the mark stays.
        page.mouse.move(5, 5)
        marked = "one => [...one.getContext('2d').getImageData(0, 0, one.width, one.height).data].filter((value, at) => at % 4 === 0 && value > 240).length"
        assert picker.evaluate(marked) == 0
        picker.focus()
        for key in ("Shift+ArrowLeft", "Shift+ArrowUp", "ArrowRight", "ArrowDown"):
            page.keyboard.press(key)
        assert pins.root.locator(".pin-loupe").is_visible()
        page.keyboard.press("Enter")
        # From the middle, by 9 pixels of 400 and 220 each.
        pins.root.get_by_role("radio", name="this point").check(force=True)
        picker.focus()
        page.keyboard.press("Tab")
        assert picker.evaluate(marked) > 20, "the chosen point isn't marked"
        violations(live, "a point chosen by keys")
        assert CarouselView(live, "home").landed == 0, "the keys turn the carousel"
        pins.write()
        assert "{at: [0.4775, 0.4591]}" in config.read_text(), config.read_text()
        pins.root.locator(".chip-state", has_text="not written").wait_for(state="detached")
        blue = "one => [...one.getContext('2d').getImageData(one.width / 4, 2, 1, 1).data].slice(0, 3)"
        aimed = picker.evaluate(blue)
        assert max(aimed) - min(aimed) > 80, f"while aiming, {BLUE} is shown as {aimed}"
        # In the row of pages, the arrow keys go to the next page.
        pins.root.locator(".chip").nth(0).focus()
        page.keyboard.press("ArrowRight")
        live.wait("document.activeElement.matches('.chip[aria-current]') && document.activeElement.textContent.includes('banner2')")
        page.keyboard.press("Home")
        # In the details, the label is below the picture.
        page.evaluate("location.hash = '#image/banner1'")
        large = page.locator("dialog[open] canvas.picker")
        large.hover()
        label, picture = page.locator("dialog[open] .pin-loupe").bounding_box(), large.bounding_box()
        assert label["y"] >= picture["y"] + picture["height"], (label, picture)
        words = page.locator("dialog[open] .scores").inner_text()
        assert re.search("(?s)The pin #[0-9A-F]{6} is in use.*The backdrop found is #", words), words
        live.close()
    print("the label of the eyedropper takes no clicks, and the picture keeps its colors while a person aims")


def check_kept(browser, tool, folder):
    """A page that is kept as it is isn't counted again; on a narrow screen the list of pages leads to the colors."""
    config = make_banners(folder / "kept-pages")
    config.write_text(config.read_text().replace("confidence: 0.01", "confidence: 1"))
    with Server(tool, config.parent, "--edit") as server:
        live = LivePage(browser, server)
        page = live.page
        count = int(page.locator(".queue-open").inner_text().split()[0])
        page.locator(".queue-open").click()
        page.locator("dialog.queue[open]").get_by_role("button", name="Keep it as it is").click()
        page.keyboard.press("Escape")
        for _ in range(2):
            live.wait("count => (document.querySelector('.queue-open').hidden ? 0 : Number.parseInt(document.querySelector('.queue-open').textContent)) === count", count - 1)
            page.reload(wait_until="load")
        # Not even in another tab.
        page.close()
        page = live.page = live.context.new_page()
        page.goto(server.origin, wait_until="load")
        live.wait("count => (document.querySelector('.queue-open').hidden ? 0 : Number.parseInt(document.querySelector('.queue-open').textContent)) === count", count - 1)
        page.set_viewport_size({"width": 390, "height": 844})
        chip = page.locator(".chip").nth(2)
        chip.scroll_into_view_if_needed()
        chip.click()
        live.wait("document.querySelector('.pin-bar').getBoundingClientRect().top > 0 && document.querySelector('.pin-bar').getBoundingClientRect().top < 300")
        assert "banner3" in page.locator(".pin-head h4").inner_text()
        page.evaluate("window.isSame = true")
        live.close()
    print("a kept page isn't counted again, and a page chosen on a narrow screen shows its colors")
