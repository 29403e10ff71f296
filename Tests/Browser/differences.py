"""The page of `tincture diff --format html`: what was made worse, pictures before and after in three ways, carousels that move together."""

import json
import shutil
import subprocess

from PIL import Image
from review import channels, close
from use import violations
from view import View


def make_pair(folder, assets):
    """The sample tree, and the same with another pin, other art, a new name, and one picture less."""
    base, head = folder / "base", folder / "head"
    for tree in (base, head):
        shutil.copytree(assets, tree, ignore=shutil.ignore_patterns(".*"))
    data = head / "TmallHome/homeLoopData.json"
    pages = json.loads(data.read_text())
    pages[0]["bgColor"] = "#FE9A3B"
    pages[0].pop("colors", None)
    data.write_text(json.dumps(pages))
    banners = head / "TmallHome/Banners"
    with Image.open(base / "TmallHome/Banners/loop2.jpg") as picture:
        Image.new("RGB", picture.size, (20, 160, 90)).save(banners / "loop2.jpg")
    # A new digit is a change. A black block is worse, and a picture that is only compressed again looks the same.
    with Image.open(banners / "loop1.jpg") as digits, Image.open(banners / "loop6.jpg") as picture:
        picture.paste(digits.crop((212, 238, 227, 266)), (197, 238))
        picture.save(banners / "loop6.jpg", quality=95)
    with Image.open(banners / "loop8.jpg") as picture:
        picture.paste((0, 0, 0), (300, 100, 420, 180))
        picture.save(banners / "loop8.jpg", quality=95)
    for quality, number in ((50, 10), (60, 9), (75, 7), (90, 5)):
        with Image.open(banners / f"loop{number}.jpg") as picture:
            picture.save(banners / f"loop{number}.jpg", quality=quality)
    return base, head


def check_difference(browser, tool, folder, assets):
    base, head = make_pair(folder / "pair", assets)
    page = folder / "difference.html"
    done = subprocess.run([tool, "diff", base, head, "--format", "html"], capture_output=True, check=True)
    page.write_bytes(done.stdout)
    for scheme in ("light", "dark"):
        for width, height in ((1280, 900), (375, 812)):
            view = View(browser, page.as_uri(), width=width, height=height, scheme=scheme)
            assert view.page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} points are too narrow"
            violations(view, f"a difference at {width} points, {scheme}")
            view.page.screenshot(path=folder / f"difference-{width}-{scheme}.png")
            check_layout(view, width)
            if width == 1280 and scheme == "light":
                check_pictures(view, folder)
                check_stages(view)
                check_marks(view)
                check_keys(view)
                check_print(view)
            view.close()
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(page.as_uri())
    assert plain.locator("noscript p").is_visible(), "nothing says what is missing without JavaScript"
    assert not plain.locator("#bar").is_visible() and not plain.locator("#keys").is_visible()
    plain.context.close()
    check_alignment(browser, tool, folder, base)
    check_memory(browser, tool, folder, base, head)
    empty = folder / "no-difference.html"
    empty.write_bytes(subprocess.run([tool, "diff", base, base, "--format", "html"], capture_output=True, check=True).stdout)
    view = View(browser, empty.as_uri())
    assert "No differences" in view.page.inner_text("body")
    view.close()
    print("a difference: side by side, with a slider and one over the other; both carousels move together; axe finds nothing")


def check_memory(browser, tool, folder, base, head):
    """A row with other content, and a row of another project, isn't ticked; an unchanged row still is."""
    file = folder / "remembered.html"

    def make(cwd):
        output = subprocess.run([tool, "diff", base, head, "--format", "html"], capture_output=True, check=True, cwd=cwd)
        file.write_bytes(output.stdout)
        view.page.goto(file.as_uri(), wait_until="load")
        return view.page.locator("figure:has(.tick:checked) h4").all_inner_texts()

    file.write_text("<title>empty</title>")
    view = View(browser, file.as_uri())
    assert make(folder) == []
    for name in ("loop2", "loop8"):
        view.page.locator("figure", has=view.page.get_by_role("heading", name=name, exact=True)).locator(".tick").check()
    assert make(folder) == ["loop2", "loop8"]
    write_note(view.page, "loop8", "Look again.")
    assert make(folder / "pair") == [], "the ticks of one project are on the page of another"
    assert not view.page.get_by_text("Look again.").is_visible(), "a note of one project is on the page of another"
    banner = head / "TmallHome/Banners/loop8.jpg"
    was = banner.read_bytes()
    with Image.open(banner) as picture:
        picture.paste((0, 0, 0), (300, 100, 420, 180))
        picture.save(banner, quality=94)
    assert make(folder) == ["loop2"], "a picture that changed again is ticked"
    block = view.page.locator("figure", has=view.page.get_by_role("heading", name="loop8", exact=True))
    assert block.locator("textarea").input_value() == "Look again.", "a note is gone when its picture changes again"
    assert block.get_by_text("from an earlier version").is_visible(), "a note doesn't say that it is for an earlier version"
    write_note(view.page, "loop8", "")
    assert not block.locator(".earlier").is_visible(), "a note for this version is marked"
    banner.write_bytes(was)
    view.close()


def write_note(page, name, text):
    figure = page.locator("figure", has=page.get_by_role("heading", name=name, exact=True))
    if not figure.locator("textarea").is_visible():
        figure.get_by_role("button", name="add a note").click()
    figure.locator("textarea").fill(text)


def check_pictures(view, folder):
    page = view.page
    figure = page.locator("figure", has_text="loop2").first
    figure.scroll_into_view_if_needed()
    sides = figure.locator(".side")
    first, second = sides.nth(0).bounding_box(), sides.nth(1).bounding_box()
    assert abs(first["y"] - second["y"]) < 1 and first["width"] <= 580, "two banners are not side by side"
    assert figure.locator(".box").count() == 0, "there is a box around a whole picture"
    after = sides.nth(1)
    page.get_by_role("radio", name="slider").check()
    assert sides.nth(0).bounding_box() == after.bounding_box(), "with a slider one does not lie on the other"
    slider = figure.locator("input[type=range]")
    assert slider.input_value() == "50", "a divider isn't in the middle"
    block = page.locator("figure", has=page.get_by_role("heading", name="loop8", exact=True))
    box, line = block.locator(".box").last.bounding_box(), block.locator(".divider").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - line["x"]) < 6 and line["height"] > 100, f"a divider begins at {line} and not at the change: {box}"
    slider.focus()
    page.keyboard.press("Home")
    assert after.evaluate("side => getComputedStyle(side).clipPath") == "inset(0px 0px 0px 0%)", "the divider is not at the thumb"
    page.screenshot(path=folder / "difference-swipe.png")
    page.keyboard.press("End")
    assert after.evaluate("side => getComputedStyle(side).clipPath") == "inset(0px 0px 0px 100%)"
    box = after.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 40)
    page.mouse.down()
    assert abs(float(slider.input_value()) - 25) <= 1, "the divider does not follow a pointer on the picture"
    page.mouse.up()
    page.get_by_role("radio", name="overlaid").check()
    assert slider.input_value() == "50", "another mode begins where the divider was"
    page.keyboard.press("Tab")
    slider.evaluate("field => { field.value = 25; field.dispatchEvent(new Event('input')); }")
    assert after.evaluate("side => getComputedStyle(side).opacity") == "0.25"
    page.get_by_role("radio", name="side by side").check()
    assert after.evaluate("side => getComputedStyle(side).opacity") == "1"


def check_marks(view):
    """What changed has a box around it, what was only compressed again looks the same, and a tick is kept."""
    page = view.page
    assert page.locator("#worse figure h4").all_inner_texts() == ["loop2", "loop8"], "damage is not among what was made worse"
    other = page.locator("figure", has=page.get_by_role("heading", name="loop2", exact=True))
    assert "distant" in other.inner_text() or "far from every color" in other.inner_text(), "a finding is not beside its picture"
    titles = page.locator("figure h4").all_inner_texts()
    rows = page.locator("main [data-table=Pictures] tr", has_text="loop").count()
    assert rows == 0, "a picture has a card and a row"
    assert titles.index("loop8") < min(titles.index(name) for name in ("loop10", "loop9", "loop7", "loop5")), titles
    block = page.locator("figure", has=page.get_by_role("heading", name="loop8", exact=True))
    assert block.locator(".side").last.locator(".box").count() == 1
    assert block.locator(".target").inner_text() == "Reviewed", "nothing says what a checkbox is for"
    box, picture = block.locator(".box").last.bounding_box(), block.locator(".shot img").last.bounding_box()
    # The line and a gap of 4 pixels are around the block, so they cover nothing of it.
    left, width = (box["x"] + 6 - picture["x"]) / picture["width"], (box["width"] - 12) / picture["width"]
    assert abs(left - 300 / 1125) < 0.005 and abs(width - 120 / 1125) < 0.01, (left, width)
    check_crops(page)
    for name in ("loop10", "loop9", "loop7", "loop5"):
        figure = page.locator("figure", has=page.get_by_role("heading", name=name, exact=True))
        assert figure.locator(".box").count() == 0 and "looks the same" in figure.inner_text(), figure.inner_text()
    page.locator("#marks input").uncheck()
    assert not block.locator(".box").last.is_visible()
    page.locator("#marks input").check()
    total = page.locator(".tick").count()
    block.locator(".tick").check()
    assert page.locator("#progress").inner_text() == f"1 of {total} reviewed"
    page.reload(wait_until="load")
    assert page.locator("#progress").inner_text() == f"1 of {total} reviewed", "the ticks are forgotten"
    check_enlarging(page)
    check_fading(page)
    check_notes(view, block)
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Next unreviewed").click()
    first = page.locator(".tick:not(:checked)").first
    assert first.evaluate("tick => tick === document.activeElement"), "the next item is not the first that is open"
    assert first.evaluate("tick => getComputedStyle(tick.closest('tr, figure')).outlineStyle") == "solid", "the next item has no ring"
    page.keyboard.press("j")
    for name in ("overlaid", "slider", "side by side"):
        was = page.evaluate("document.activeElement.getBoundingClientRect().top")
        tick = page.evaluate_handle("document.activeElement")
        page.locator("#modes label", has_text=name).click(position={"x": 40, "y": 8})
        page.wait_for_timeout(100)
        assert abs(tick.evaluate("tick => tick.getBoundingClientRect().top") - was) < 2, f"the page scrolls after a click on {name}"
        tick.evaluate("tick => tick.focus({ preventScroll: true })")
    links = page.locator("#contents a")
    assert links.count() == page.locator("main section section").count() > 2
    assert links.first.get_attribute("class") == "worse", "what was made worse does not come first"
    for target in links.evaluate_all("links => links.map((link) => link.hash)"):
        assert page.locator(target).is_visible(), f"the contents lead to {target}, which is not there"
    links.nth(1).click()
    page.locator("#contents a >> nth=1").and_(page.locator("[aria-current]")).wait_for()
    assert page.locator("#bar").bounding_box()["y"] == 0, "the bar does not stay"
    page.evaluate("scrollTo(0, 0)")
    view.requests = [view.url]


def check_crops(page):
    """A small change is first among those that aren't worse, and is shown pixel by pixel, before and after."""
    changed = page.locator("[data-table='Pictures that look different']")
    assert changed.locator("figure h4").all_inner_texts() == ["loop6"], "a new digit is not in a section of its own"
    assert page.locator("#others section").first.get_attribute("data-table") == "Pictures that look different"
    crops = changed.locator(".crop")
    assert crops.count() == 2
    size = crops.first.bounding_box()
    assert 72 < size["width"] < 122 and 92 < size["height"] < 142, size
    image = crops.first.locator("img").bounding_box()
    assert image["width"] == 1125, "a crop is not shown pixel by pixel"
    digit = image["x"] + 204 - size["x"], image["y"] + 252 - size["y"]
    assert 15 < digit[0] < size["width"] - 15 and 15 < digit[1] < size["height"] - 15, f"the change is at {digit} of its crop"
    crops.first.click()
    figure = changed.locator("figure.enlarged")
    assert figure.get_by_text("100 %", exact=True).is_visible(), "a click on a crop does not enlarge the pictures"

    def check_middle():
        for key in "+++":
            page.keyboard.press(key)
        side, box = figure.locator(".side").last.bounding_box(), figure.locator(".box").last.bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert abs(middle[0] - side["x"] - side["width"] / 2) < 60 and abs(middle[1] - side["y"] - side["height"] / 2) < 60, f"at 400 % the change is at {middle}"
        page.keyboard.press("Escape")

    check_middle()
    # A click beside the change is meant for it.
    image, box = changed.locator(".shot img").last, changed.locator(".box").last.bounding_box()
    edge = image.bounding_box()
    image.click(position={"x": box["x"] + box["width"] + 20 - edge["x"], "y": box["y"] + 10 - edge["y"]})
    check_middle()
    assert figure.count() == 0, "Escape does not close the enlarged pictures"


def check_enlarging(page):
    """A click or a key enlarges the pictures over the window's width, at a scale that keys change and at the same place."""
    figure = page.locator("figure", has=page.get_by_role("heading", name="loop10", exact=True))
    images, sides = figure.locator(".shot img"), figure.locator(".side")
    small = images.last.bounding_box()
    images.last.click(position={"x": small["width"] * 0.75, "y": 40})
    assert images.last.bounding_box()["width"] == 1125, "enlarged pictures don't begin at 100 %"
    for one in (figure.get_by_role("heading"), figure.locator(".tick"), figure.locator(".detail")):
        top = one.bounding_box()["y"]
        assert page.locator("#bar").bounding_box()["height"] <= top < 300, f"{one} isn't in view: {top}"
    figure.get_by_role("button", name="loop10: smaller").click()
    fit = images.last.bounding_box()["width"]
    overflow = sides.evaluate_all("sides => sides.map((side) => Math.max(side.scrollWidth - side.clientWidth, side.scrollHeight - side.clientHeight))")
    assert fit > 1.2 * small["width"] and overflow == [0, 0], f"enlarged pictures don't fit: {fit}, {overflow}"
    assert figure.bounding_box()["x"] == 0 and figure.bounding_box()["width"] == 1280 >= page.evaluate("document.documentElement.scrollWidth")
    assert figure.get_by_text(f"fit, {fit / 11.25:.0f} %", exact=True).is_visible()
    images.last.click()
    images.last.click(position={"x": small["width"] * 0.75, "y": 40})
    figure.get_by_role("button", name="loop10: larger").click()
    assert images.last.bounding_box()["width"] == 2250
    assert figure.get_by_text("200 %", exact=True).is_visible()

    def lefts():
        return sides.evaluate_all("sides => sides.map((side) => side.scrollLeft)")

    page.wait_for_function("sides => sides[0].scrollLeft === sides[1].scrollLeft", arg=sides.element_handles())
    start, box = lefts()[0], sides.first.bounding_box()
    assert start > 200, f"the place isn't kept: {start}"
    page.mouse.move(box["x"] + 300, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 400, box["y"] + 60, steps=4)
    page.mouse.up()
    page.wait_for_function("([left, sides]) => sides.every((side) => side.scrollLeft === left)", arg=[start - 100, sides.element_handles()])
    assert figure.get_attribute("class") == "wide enlarged", "a drag closes the pictures"
    figure.get_by_role("button", name="loop10: smaller").click()
    assert images.last.bounding_box()["width"] == 1125
    figure.get_by_role("button", name="loop10: larger").click()
    sides.first.evaluate("side => side.scrollTo(20, 0)")
    page.wait_for_function("side => side.scrollLeft === 20", arg=sides.last.element_handle())
    # The next item's pictures are enlarged instead.
    figure.locator(".tick").focus()
    page.keyboard.press("k")
    assert page.locator("figure.enlarged .jumps b").inner_text() == "100 %", "the next picture isn't as wide as the window"
    assert page.locator("figure.enlarged").count() == 1 and "enlarged" not in (figure.get_attribute("class") or ""), "k leaves a picture large"
    page.keyboard.press("Escape")
    assert page.locator("figure.enlarged").count() == 0
    figure.locator(".tick").focus()
    page.keyboard.press("e")
    assert images.last.bounding_box()["width"] == 1125, "e doesn't fill the window"
    page.keyboard.press("e")
    assert images.last.bounding_box() == small or images.last.bounding_box()["width"] == small["width"], "a picture stays large"
    for key, width in (("e", 1125), ("+", 2250), ("+", 4500), ("+", 4500), ("-", 2250), ("-", 1125), ("-", fit), ("-", small["width"])):
        page.keyboard.press(key)
        assert images.last.bounding_box()["width"] == width, f"{key} doesn't show a picture {width} points wide"
    # A wide window is filled, too, and a row's carousel has a large size.
    page.set_viewport_size({"width": 1680, "height": 900})
    page.keyboard.press("e")
    assert images.last.bounding_box()["width"] == 1608 and figure.get_by_text("143 %", exact=True).is_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 900})
    phone = page.locator(".phone").first
    width = phone.bounding_box()["width"]
    page.locator("[data-table]:has(.below .phone) .tick").first.focus()
    page.keyboard.press("e")
    assert phone.bounding_box()["width"] > 1.3 * width, "e doesn't enlarge a carousel"
    page.keyboard.press("Escape")
    assert phone.bounding_box()["width"] == width
    # From the last picture, j goes to no row without pictures.
    page.locator("figure .tick").last.focus()
    page.keyboard.press("e")
    page.keyboard.press("j")
    assert page.locator("#progress").inner_text().startswith("Last of ") and page.locator("figure.enlarged").count() == 1
    page.keyboard.press("Escape")


def check_fading(page):
    """The text of an item that is ticked fades, and its colors don't."""
    row = page.locator("tr:has(.tick):has(.chip)").first
    text = row.locator(".chip:not(.ramp)").first

    def looks():
        return text.evaluate("""chip => {
            const shown = [];
            for (let one = chip.querySelector("i"); one; one = one.parentElement) shown.push(getComputedStyle(one).opacity);
            return [getComputedStyle(chip).color, getComputedStyle(chip.querySelector("i")).backgroundColor, Math.min(...shown)];
        }""")

    before = looks()
    row.locator(".tick").check()
    after = looks()
    row.locator(".tick").uncheck()
    assert before[0] != after[0] and before[1:] == after[1:] and after[2] == 1, (before, after)


def check_notes(view, block):
    """A note about an item is kept, and all notes can be copied as Markdown."""
    page = view.page
    assert not page.locator("#copy").is_visible(), "there is something to copy without a note"
    block.locator(".tick").uncheck()
    block.get_by_role("button", name="Pictures: loop8: add a note").click()
    page.keyboard.type("The block hides the title.")
    assert page.locator("#progress").inner_text().startswith("1 of "), "an item with a note isn't reviewed"
    block.locator(".tick").check()
    page.reload(wait_until="load")
    assert block.locator("textarea").input_value() == "The block hides the title.", "a note is forgotten"
    assert page.locator(".objected h4").all_inner_texts() == ["loop8"], "an item with a note isn't marked"
    assert page.locator(".objected .target").all_inner_texts() == ["Objection"], "a note looks like no review"
    block.locator(".tick").uncheck()
    assert block.locator(".tick").evaluate("tick => tick.indeterminate"), "an objection seems to need a tick"
    block.locator(".tick").check()
    assert page.locator("#progress").inner_text().endswith(" reviewed, 1 objection")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Copy 1 note").click()
    copied = page.evaluate("window.copied")
    assert " reviewed, 1 objection in " in copied.split("\n\n")[0], copied
    start = "- Pictures: loop8 (TmallHome/Banners/loop8.jpg; changed: 2.5 % of the picture became one color, "
    assert copied.split("\n\n")[1].startswith(start) and copied.endswith("isn't intended): The block hides the title.\n"), copied
    other = page.locator("figure", has=page.get_by_role("heading", name="loop2", exact=True))
    row = page.locator("[data-table=Backdrops] tr:has(.tick)").first
    for one, path, change in ((other, "TmallHome/Banners/loop2.jpg; TmallHome/homeLoopData.json:1; ", "replaced: "), (row, "", "→")):
        one.get_by_role("button", name="note").click()
        page.keyboard.type("Why?")
        page.get_by_role("button", name="Copy 2 notes").click()
        copied = next(line for line in page.evaluate("window.copied").splitlines() if line.endswith(": Why?"))
        assert path in copied and change in copied, copied
        page.locator("textarea:focus, textarea").filter(visible=True).evaluate_all("fields => { for (const field of fields.filter((one) => one.value === 'Why?')) { field.value = ''; field.dispatchEvent(new Event('input')); } }")
    block.locator("textarea").fill("")
    assert not page.locator("#copy").is_visible(), "an empty note is copied"
    assert page.locator(".objected").count() == 0, "an item with an empty note is marked"
    view.requests = [view.url]


def check_keys(view):
    """The keys j and k go from item to item, Space ticks one off, n opens its note, and a note takes all letters."""
    page = view.page
    page.reload(wait_until="load")
    assert page.locator("#keys").is_visible()
    names = page.locator(".tick").evaluate_all("ticks => ticks.map((tick) => tick.ariaLabel)")

    def focused():
        return page.evaluate("document.activeElement.ariaLabel")

    for keys, number in (("j", 0), ("jj", 2), ("k", 1), ("kk", 0)):
        for key in keys:
            page.keyboard.press(key)
        assert focused() == names[number], (keys, focused())
        current = page.locator("#contents [aria-current]").evaluate("link => link.hash")
        assert current == "#" + page.evaluate("document.activeElement.closest('[data-table]').id"), f"{current} is marked on {names[number]}"
    page.keyboard.press("k")
    assert focused() == names[0] and page.locator("#progress").inner_text() == f"First of {len(names)}"
    page.keyboard.press("j")
    assert page.locator("#progress").inner_text().endswith("reviewed"), "the bar doesn't go back to the progress"
    page.locator(".tick").last.focus()
    page.keyboard.press("j")
    assert focused() == names[-1] and page.locator("#progress").inner_text() == f"Last of {len(names)}"
    # A key that is held repeats every 33 ms.
    count = min(12, len(names))
    page.evaluate("document.activeElement.blur()")
    page.reload(wait_until="load")
    for key, expected in (("j", names[count - 1]), ("k", names[0])):
        for _ in range(count if key == "j" else count - 1):
            page.keyboard.down(key)
            page.wait_for_timeout(33)
        page.keyboard.up(key)
        assert focused() == expected, f"{key}, held, leads to {focused()} and not to {expected}"
    for name, target in (("loop8", "#item-picture-loop8"), ("loop6", "#item-picture-loop6")):
        page.locator("header").get_by_role("link", name=name, exact=True).click()
        assert focused() == f"{name}: reviewed", f"a name in the summary leads to {focused()}"
        assert page.evaluate("location.hash") == target
    page.reload(wait_until="load")
    assert focused() == "loop6: reviewed", f"the address of an item leads to {focused()}"
    target = page.locator("figure:target figcaption")
    assert target.evaluate("one => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)", "the name of an item stays gray"
    page.evaluate("history.replaceState(null, '', location.pathname)")
    marks = page.get_by_role("checkbox", name="mark changes")
    for key, name in (("2", "slider"), ("1", "side by side"), ("3", "overlaid")):
        page.keyboard.press(key)
        assert page.get_by_role("radio", name=name).is_checked(), f"{key} doesn't choose {name}"
    for is_marked in (False, True):
        page.keyboard.press("m")
        assert marks.is_checked() == is_marked, "m doesn't mark changes"
    page.reload(wait_until="load")
    assert page.get_by_role("radio", name="overlaid").is_checked() and page.locator("figure.stacked").count() > 0, "the view is forgotten"
    page.get_by_role("radio", name="side by side").check()
    page.locator("header").get_by_role("link", name="loop8", exact=True).click()
    page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    check_starts(page, focused)
    was = page.locator(".tick").first.is_checked()
    page.keyboard.press("Space")
    assert page.locator(".tick").first.is_checked() != was
    page.keyboard.press("Space")
    page.keyboard.press("n")
    page.keyboard.type("jk no")
    assert page.evaluate("document.activeElement.value") == "jk no", "a key is not typed into the note"
    page.keyboard.press("Control+A")
    page.keyboard.press("Backspace")
    page.keyboard.press("Escape")
    assert focused() == names[0], "Escape does not leave the note"
    page.reload(wait_until="load")
    page.keyboard.press("Space")
    assert focused() == names[0] and page.locator(".tick").first.is_checked() != was, "Space does nothing before j"
    page.keyboard.press("Space")
    page.reload(wait_until="load")
    page.keyboard.press("n")
    assert focused().endswith(names[0].replace("reviewed", "note")), "n does nothing before j"
    view.requests = [view.url]


def check_starts(page, focused):
    """The keys and the button go on from a section that was clicked, or from what is on screen."""
    link = page.locator("#contents a").last
    link.click()
    page.keyboard.press("j")
    expected = page.evaluate("document.querySelector(document.querySelector('#contents a:last-of-type').hash).querySelector('.tick').ariaLabel")
    assert focused() == expected, f"j after a click on a section goes to {focused()}"
    link.click()
    page.get_by_role("button", name="Next unreviewed").click()
    assert focused() == expected, f"the button after a click on a section goes to {focused()}"
    page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    page.keyboard.press("j")
    assert focused() == page.locator(".tick").first.get_attribute("aria-label"), f"j after scrolling goes to {focused()}"


def check_print(view):
    """On paper, the pictures of both sides are next to each other, and there is nothing to press."""
    page = view.page
    page.get_by_role("radio", name="slider").check()
    page.locator("header").get_by_role("link", name="loop8", exact=True).click()
    write_note(page, "loop8", "Restore it.")
    assert not page.locator("#written").is_visible()
    page.emulate_media(media="print")
    written = page.locator("#written").inner_text()
    assert written.startswith("Objections\n") and "became one color" in written and ": Restore it." in written, written
    assert page.locator("thead").first.evaluate("head => getComputedStyle(head).display") == "table-row-group", "a table's heading is repeated on paper"
    figure = page.locator("figure", has_text="loop2").first
    assert figure.evaluate("card => getComputedStyle(card).breakInside") == "auto", "a tall card leaves a gap on paper"
    sides = figure.locator(".side")
    first, second = sides.nth(0).bounding_box(), sides.nth(1).bounding_box()
    assert first["x"] + first["width"] <= second["x"] and abs(first["y"] - second["y"]) < 1, "two pictures are printed over each other"
    assert sides.nth(1).evaluate("side => getComputedStyle(side).clipPath") == "none", "half of a picture is printed"
    assert page.locator("#progress").is_visible(), "the progress is not printed"
    for kind in ("button", "input[type=range]", "#modes", "#contents", "#keys"):
        assert not any(one.is_visible() for one in page.locator(kind).all()), f"{kind} is printed"
    page.emulate_media(media="screen")
    write_note(page, "loop8", "")
    page.get_by_role("radio", name="side by side").check()


def check_layout(view, width):
    """Cards are as tall as their content, art has one surface on both sides, and all tables begin their columns at the same places."""
    page = view.page
    for figure in page.locator("figure").all():
        inner = figure.evaluate("card => card.getBoundingClientRect().bottom - Math.max(...[...card.children].map((child) => child.getBoundingClientRect().bottom))")
        assert inner < 30, f"a card ends {inner} points below its pictures"
        grounds = figure.locator(".side").evaluate_all("sides => sides.map((side) => getComputedStyle(side).background)")
        assert len(set(grounds)) == 1, grounds
    assert width <= 640 or page.locator("#bar").bounding_box()["height"] < 100, "the bar is more than two lines"
    cut = page.locator("#contents a").evaluate_all("links => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length")
    assert width <= 640 or cut == 0, f"{cut} sections of the bar are cut"
    if width <= 640:
        page.evaluate("scrollTo(0, 1500)")
        modes, bar = page.locator("#modes").bounding_box(), page.locator("#bar").bounding_box()
        assert 0 <= bar["y"] < modes["y"] and bar["height"] < 110, f"the modes are not in the second row of the bar: {modes}, {bar}"
        page.evaluate("scrollTo(0, 0)")
    for one in page.locator("button, nav a, .target, #modes label, #marks, input[type=range]").all() if width <= 640 else ():
        assert not one.is_visible() or one.bounding_box()["height"] >= 44, f"{one} is too small for a finger"
    for stage in page.locator(".stage").all():
        first, second = (stage.locator(".phone").nth(side).bounding_box() for side in (0, 1))
        assert (second["y"] > first["y"]) == (width <= 640), "two carousels are side by side where there is no room"
        label = stage.locator(".jumps").evaluate("row => { const range = document.createRange(); range.selectNode(row.firstChild); return range.getBoundingClientRect().height; }")
        assert label < 30, "the words before the changed pages are broken"
    for row in page.locator("tr:has(.tick)").all() if width > 640 else ():
        tick, note = row.locator(".tick").bounding_box(), row.locator(".add").bounding_box()
        assert note["x"] > tick["x"] + tick["width"] and abs(note["y"] - tick["y"]) < 6, "a note's button isn't beside the checkbox"
    for section in ("#worse", "#others") if width > 640 else ():
        starts = page.locator(f"{section} table").evaluate_all("tables => tables.map((table) => table.rows[0].cells[2].getBoundingClientRect().left)")
        assert not starts or max(starts) - min(starts) < 1, starts


def check_alignment(browser, tool, folder, base):
    """A page that was put in between moves no other: the same pictures stay side by side, also at the end."""
    head = folder / "inserted"
    shutil.copytree(base, head)
    banners = head / "TmallHome/Banners"
    shutil.copy(banners / "loop3.jpg", banners / "new.jpg")
    data = head / "TmallHome/homeLoopData.json"
    pages = json.loads(data.read_text())
    data.write_text(json.dumps(pages[:5] + [{"imgName": "new", "id": 99, "bgColor": "#FFFFFF"}] + pages[5:]))
    with Image.open(banners / "loop4.jpg") as picture:
        picture.resize((750, 235)).save(banners / "loop4.jpg", quality=95)
    with Image.open(banners / "loop5.jpg") as picture:
        picture.paste((150, 150, 150), (300, 150, 700, 200))
        picture.paste((0, 0, 0), (680, 150, 700, 200))
        picture.save(banners / "loop5.jpg", quality=95)
    page = folder / "inserted.html"
    page.write_bytes(subprocess.run([tool, "diff", base, head, "--format", "html"], capture_output=True, check=True).stdout)
    view = View(browser, page.as_uri())
    stage = view.page.locator(".stage", has_text="home").first
    slider = stage.locator("input[type=range]")
    for position in range(11):
        slider.evaluate("(field, place) => { field.value = place; field.dispatchEvent(new Event('input')); }", position)
        words = [stage.locator(".phone").nth(side).inner_text().split("· ")[-1] for side in (0, 1)]
        assert words == ["no page new: loop5 → loop6", "new"] if position == 5 else words[0] == words[1], (position, words)
    check_swap(browser, tool, folder, base)
    check_sizes(view)
    assert "Made worse" in view.page.inner_text("main") and view.page.locator("#worse").is_visible(), "a lower contrast is nowhere called worse"
    view.page.screenshot(path=folder / "difference-inserted.png")
    view.close()


def check_sizes(view):
    """A smaller picture lies exactly on the larger one, and on a phone the change in a wide part is in view."""
    page = view.page
    small, wide = (page.locator("figure", has=page.get_by_role("heading", name=name, exact=True)) for name in ("loop4", "loop5"))
    for mode in ("slider", "overlaid"):
        page.get_by_role("radio", name=mode).check()
        one, other = (side.bounding_box() for side in small.locator(".shot img").all())
        assert all(abs(one[key] - other[key]) < 1 for key in one), f"a smaller picture floats in the larger one: {one}, {other}"
        one, other = (label.bounding_box() for label in small.locator(".side > span").all())
        assert one["x"] + one["width"] < other["x"], "the labels are over each other"
    page.get_by_role("radio", name="side by side").check()
    page.set_viewport_size({"width": 390, "height": 844})
    crop, image = wide.locator(".crop").last, wide.locator(".crop img").last
    box, picture = crop.bounding_box(), image.bounding_box()
    scale = picture["width"] / 1125
    right = picture["x"] + scale * 700
    assert box["x"] + box["width"] < 390 and scale < 1 and abs(picture["height"] / scale - 352) < 2, (box, picture)
    assert right < box["x"] + box["width"] - 10 * scale, "the end of a wide change is cut off on a phone"
    crop.click()
    picture = wide.locator(".shot img").last.bounding_box()
    assert picture["width"] == 1125 and abs(picture["x"] + 690 - 195) < 40, f"the strongest change isn't in the middle: {picture}"
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 900})


def check_swap(browser, tool, folder, base):
    """Of two pages that were swapped, each stands next to itself, is marked, and has a button."""
    head = folder / "swapped"
    shutil.copytree(base, head)
    data = head / "TmallHome/homeLoopData.json"
    pages = json.loads(data.read_text())
    pages[7], pages[8] = pages[8], pages[7]
    data.write_text(json.dumps(pages))
    file = folder / "swapped.html"
    file.write_bytes(subprocess.run([tool, "diff", base, head, "--format", "html"], capture_output=True, check=True).stdout)
    view = View(browser, file.as_uri())
    words = view.page.locator(".stage", has_text="home").first.locator(".phone").all_inner_texts()
    assert [text.split("· ")[-1].strip() for text in words] == ["loop9, page 9 → 8", "loop9, page 9 → 8"], words
    # While one carousel moves between two pages that aren't neighbors in the other, that one stays, and says so.
    slider = view.page.locator(".stage", has_text="home").first.locator("input[type=range]")
    slider.evaluate("field => { field.value = 6.3; field.dispatchEvent(new Event('input')); }")
    words = view.page.locator(".stage", has_text="home").first.locator(".phone").all_inner_texts()
    assert [text.split("· ")[-1].strip() for text in words] == ["loop7, not next to loop9", "loop7"], words
    assert view.page.locator(".jumps button").all_inner_texts() == ["loop9"], "a page is called moved that the table doesn't name"
    assert not view.page.locator("#worse").is_visible(), "a swap is called worse"
    view.close()
    # A removed picture leads to its carousel, and is shown whole, because it is alone.
    data.write_text(json.dumps([page for page in pages if "loop9" not in json.dumps(page)]))
    (head / "TmallHome/Banners/loop9.jpg").unlink()
    file.write_bytes(subprocess.run([tool, "diff", base, head, "--format", "html"], capture_output=True, check=True).stdout)
    view = View(browser, file.as_uri())
    figure = view.page.locator("figure.wide.alone")
    figure.locator(".tick").focus()
    view.page.keyboard.press("e")
    side = figure.locator(".side")
    assert side.evaluate("side => side.scrollHeight <= side.clientHeight"), "a frame cuts its picture although the window has room"
    view.page.keyboard.press("Escape")
    figure.locator(".see a").click()
    assert view.page.evaluate("document.activeElement.dataset.item") == "Carousels: home 1", "a picture doesn't lead to its carousel"
    view.close()


def check_stages(view):
    """The slider moves both telephones, each along its own colors; a drag does so too, and lands on a page."""
    page = view.page
    stage = page.locator(".stage", has_text="home").first
    stage.scroll_into_view_if_needed()
    phones = stage.locator(".phone")
    assert phones.count() == 2

    def colors():
        found = []
        for index in range(2):
            text = phones.nth(index).evaluate("phone => getComputedStyle(phone).backgroundColor")
            found.append([int(part) for part in text.removeprefix("rgb(").rstrip(")").split(", ")])
        return found

    def go(position):
        stage.locator("input").evaluate("(field, place) => { field.value = place; field.dispatchEvent(new Event('input')); }", position)

    go(0)
    assert "pinned, TmallHome/homeLoopData.json:" in phones.nth(1).inner_text(), "a page doesn't say where it is pinned"
    before, after = colors()
    assert close(after, channels("#FE9A3B")) and not close(before, after, 20), (before, after)
    jumps = stage.locator(".jumps button")
    assert jumps.all_inner_texts() == ["loop1", "loop2", "loop6", "loop8"], jumps.all_inner_texts()
    jumps.filter(has_text="loop8").click()
    assert "loop8" in phones.nth(1).inner_text(), "a button does not lead to its page"
    go(2)
    assert close(*colors()), "a page that has not changed differs"
    words = [phones.nth(index).inner_text() for index in range(2)]
    assert all("loop3" in text for text in words), words
    box = stage.locator(".phones").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 150, y)
    page.mouse.move(x - 300, y)
    page.mouse.up()
    words = [phones.nth(index).inner_text() for index in range(2)]
    assert all("loop4" in text for text in words), words
