"""The page of `tincture diff --format html`: pictures before and after in three ways, and two carousels that move together."""

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
    with Image.open(base / "TmallHome/Banners/loop2.jpg") as picture:
        Image.new("RGB", picture.size, (20, 160, 90)).save(head / "TmallHome/Banners/loop2.jpg")
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
            if width == 1280 and scheme == "light":
                check_pictures(view, folder)
                check_stages(view)
            view.close()
    empty = folder / "no-difference.html"
    empty.write_bytes(subprocess.run([tool, "diff", base, base, "--format", "html"], capture_output=True, check=True).stdout)
    view = View(browser, empty.as_uri())
    assert "No differences" in view.page.inner_text("body")
    view.close()
    print("a difference: side by side, with a slider and one over the other; both carousels move together; axe finds nothing")


def check_pictures(view, folder):
    page = view.page
    figure = page.locator("figure", has_text="loop2").first
    figure.scroll_into_view_if_needed()
    sides = figure.locator(".side")
    first, second = sides.nth(0).bounding_box(), sides.nth(1).bounding_box()
    assert second["x"] >= first["x"] + first["width"] - 1, "side by side one lies on the other"
    after = sides.nth(1)
    page.get_by_role("radio", name="with a slider").check()
    assert sides.nth(0).bounding_box() == after.bounding_box(), "with a slider one does not lie on the other"
    slider = figure.locator("input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    assert after.evaluate("side => getComputedStyle(side).clipPath") == "inset(0px 0px 0px 100%)"
    page.screenshot(path=folder / "difference-swipe.png")
    page.keyboard.press("End")
    assert after.evaluate("side => getComputedStyle(side).clipPath") == "inset(0px 0px 0px 0%)"
    page.get_by_role("radio", name="laid over one another").check()
    page.keyboard.press("Tab")
    slider.evaluate("field => { field.value = 25; field.dispatchEvent(new Event('input')); }")
    assert after.evaluate("side => getComputedStyle(side).opacity") == "0.25"
    page.get_by_role("radio", name="side by side").check()
    assert after.evaluate("side => getComputedStyle(side).opacity") == "1"


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
    before, after = colors()
    assert close(after, channels("#FE9A3B")) and not close(before, after, 20), (before, after)
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
