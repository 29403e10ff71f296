"""A page is used by keyboard alone, searched, copied from; screen readers find nothing to complain of."""

from axe_playwright_python.sync_playwright import Axe
from view import View, settings

# What the keyboard must reach; of radio buttons only the chosen one is on its way.
REACHABLE = """() => {
  const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')];
  return all.filter((element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.disabled
    && !element.closest('[inert]') && !(element.type === 'radio' && !element.checked)).length;
}"""
FOCUSED = """() => {
  const element = document.activeElement;
  if (element === document.body) return null;
  if (!window.reached) window.reached = new Set();
  window.reached.add(element);
  const style = getComputedStyle(element);
  const named = element.closest('label')?.textContent || element.getAttribute('aria-label') || element.textContent
    || element.getAttribute('aria-labelledby');
  return { count: window.reached.size, name: named.trim(), tag: element.outerHTML.slice(0, 120) };
}"""


def check_keyboard(browser, url):
    view = View(browser, url)
    page = view.page
    expected = page.evaluate(REACHABLE)
    reached = 0
    for _ in range(expected + 40):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            break
        assert focused["name"], f"nothing says what this is: {focused['tag']}"
        reached = focused["count"]
    assert reached == expected, f"the keyboard reaches {reached} of {expected} things that can be used"

    home = view.carousel("home")
    home.screen.focus()
    for key, index in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 9), ("ArrowRight", 0), ("ArrowLeft", 9), ("Home", 0)]:
        page.keyboard.press(key)
        assert home.landed == index, f"{key} leads to {home.landed}, not {index}"
    assert "Page 1 of 10" in page.locator("#status").inner_text()
    home.root.locator(".scrubber").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert abs(home.position - 0.25) < 0.001, home.position
    page.keyboard.press("End")
    assert home.position == 9, f"End leads to {home.position}, and not to the last page"
    for name in ("photos", "plants", "trip-deck", "flash-cards"):
        shown = view.carousel(name)
        shown.screen.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        assert shown.landed == 1, f"{name}: {shown.landed}"

    tile = page.locator("#images .tile", has_text="loop2").first
    tile.focus()
    page.keyboard.press("Enter")
    assert page.locator("dialog[open] h2").inner_text() == "loop2"
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    assert tile.evaluate("tile => tile === document.activeElement"), "the focus does not come back from the dialog"
    # A picture without text colors, such as one without colors, has nothing in their place.
    stray = page.evaluate("""() => [...document.querySelectorAll('#images .tile')].flatMap((tile) => {
      tile.click();
      const dialog = document.querySelector('dialog[open]');
      const found = [...dialog.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
      dialog.close();
      return found;
    })""")
    assert stray == [], f"dialogs have text that stands in no element: {stray}"

    page.locator("#search").focus()
    page.keyboard.type("plant 3")
    view.wait("document.querySelectorAll('#images .tile').length === 1")
    note, bar = (page.locator(part).bounding_box() for part in (".search-note", ".bar"))
    assert note["y"] + note["height"] <= bar["y"] + bar["height"], "what was found covers the page"
    page.keyboard.press("Control+A")
    page.keyboard.type("#1f6f")
    view.wait("document.querySelector('#images .count').textContent.startsWith('1 of')")
    page.keyboard.press("Control+A")
    page.keyboard.type("no such thing")
    view.wait("document.querySelector('.search-note').textContent.startsWith('No name, file, color, rule or message contains no such thing.')")
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    view.wait("document.querySelectorAll('#images .tile').length > 40")
    # Enter leads from hit to hit, and Shift+Enter back. A code that no color has finds similar ones, the nearest first.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    page.keyboard.type("loop1")
    page.keyboard.press("Enter")
    hit = page.locator(".is-hit")
    assert hit.get_attribute("data-name") == "home"
    # The pages that were found are marked, and not the whole carousel.
    marked = hit.locator(".chip[data-hit]")
    assert marked.locator(".name").all_inner_texts() == ["loop1", "loop10"], marked.all_inner_texts()
    assert [one.evaluate("one => getComputedStyle(one).outlineStyle") for one in (hit, marked.first)] == ["none", "solid"]
    for key, name in (("Enter", "loop1"), ("Enter", "loop10"), ("Shift+Enter", "loop1")):
        page.keyboard.press(key)
        assert hit.locator(".name").first.inner_text() == name, f"{key} leads to {hit.inner_text()}"
    view.wait("document.querySelector('.is-hit').getBoundingClientRect().bottom < innerHeight")
    page.keyboard.press("Control+A")
    page.keyboard.type(".xcassets/colors/green.color")
    view.wait("document.querySelectorAll('#colors .color-card').length === 1")
    # A catalog's name hides everything that isn't in it. The field suggests the catalogs.
    assert "catalog:TripDeck/Trips.xcassets" in page.locator("#catalogs option").evaluate_all("all => all.map(one => one.value)")
    page.keyboard.press("Control+A")
    page.keyboard.type("catalog:plantstore green")
    view.wait("document.querySelectorAll('#colors .color-card').length === 1")
    page.keyboard.press("Control+A")
    page.keyboard.type("catalog:plantstore")
    view.wait("document.querySelectorAll('#colors .color-card').length > 1")
    names = page.locator("#images .tile .name").all_text_contents()
    assert "Plant 1" in names and not any(name.startswith("loop") for name in names), names
    assert page.locator("#checks .finding").count() == 0
    page.keyboard.press("Control+A")
    page.keyboard.type("catalog:nowhere")
    view.wait("document.querySelector('.search-note').textContent.startsWith('No name, file, color, rule or message contains catalog:nowhere.')")
    page.keyboard.press("Control+A")
    page.keyboard.type("#1f70ec")
    note = page.locator(".search-note")
    view.wait("document.querySelector('.similar')?.textContent === '#1F6FEB'")
    assert "No color is exactly this one." in note.inner_text(), note.inner_text()
    found = (page.locator("#images .tile .name").first.text_content(), home.landed)
    assert found == ("loop2", 1), found
    note.locator(".similar").first.click()
    view.wait("document.querySelector('.search-note').textContent.startsWith('Found: page 2 of home')")
    assert page.locator("#search").input_value() == "#1F6FEB" and hit.count() == 0
    # The beginning of a code is enough, also without its sign.
    page.locator("#search").fill("1f6f")
    view.wait("document.querySelector('#status').textContent.includes(' in Images') && document.querySelector('#images .tile .name').textContent === 'loop2'")
    assert page.locator("#status[data-shown]").count() == 0
    # Where the hits are is said, and by Enter where each one is.
    page.locator("#search").fill("loop4")
    view.wait("document.querySelector('.search-note').textContent.startsWith('Found: page 4 of home, ')")
    page.locator("#search").press("Enter")
    view.wait("document.querySelector('#status[data-shown]')?.textContent.endsWith(': page 4 of home')")
    # A color word finds colors by their hue, and not the word inside of another.
    for word, with_it, without in (("orange", "loop10", "loop2"), ("turquoise", "maldives", "loop10"), ("red", "loop6", "loop2")):
        page.locator("#search").fill(word)
        view.wait("word => document.querySelector('#status').textContent.includes(' in Images') && document.querySelector('#search').value === word", word)
        page.wait_for_timeout(150)
        names = page.locator("#images .tile .name").all_text_contents()
        assert with_it in names and without not in names, (word, names)
    # A typed word with one wrong letter finds its name.
    page.locator("#search").fill("plamt")
    view.wait("document.querySelector('.search-note').textContent.startsWith('Nothing is called plamt. Found for plant')")
    assert page.locator("#images .tile").count() >= 5
    page.locator("#search").fill("lopo4")
    view.wait("document.querySelector('.search-note').textContent.startsWith('Nothing is called lopo4. Found for loop4')")
    # A word farther from every name offers the nearest, and a button ends a search without hits.
    page.locator("#search").fill("maldvies1")
    view.wait("document.querySelector('.search-note').textContent.includes('Did you mean')")
    assert note.locator(".similar").first.inner_text() == "maldives", note.inner_text()
    page.locator("#search").fill("no such thing")
    view.wait("document.querySelector('.search-note').textContent.startsWith('No name, file, color, rule or message contains no such thing.')")
    note.get_by_role("button", name="Clear the search").click()
    view.wait("document.querySelector('.search-note').hidden")
    assert page.locator("#search").input_value() == "" and page.evaluate("document.activeElement.id") == "search"
    # C leads to the picture of the page in front.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.className") == "picker"
    view.close()
    print(f"the keyboard reaches all {expected} things, and uses carousels, dialog and search")


def check_copying(browser, url):
    view = View(browser, url)
    page = view.page
    view.context.grant_permissions(["clipboard-read", "clipboard-write"])
    green = page.locator("#colors .color-value", has_text="#339966")
    for label, text in [("Hex", "#339966"), ("Swift", 'Color("Green")'), ("CSS", "var(--color-Green)")]:
        with settings(page):
            page.get_by_role("radio", name=label, exact=True).check()
        green.click()
        view.wait("text => document.querySelector('#status').textContent === 'Copied ' + text", text)
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == text, f"{copied} was copied for {text}"
    with settings(page):
        page.get_by_role("radio", name="Hex", exact=True).check()
    home = view.carousel("home")
    home.go(1)
    home.root.locator(".readout-sample").click()
    assert page.evaluate("navigator.clipboard.readText()") == "#1F6FEB"
    view.close()
    print("hex, Swift and CSS are copied")


def check_accessibility(browser, url, folder):
    for scheme in ("light", "dark"):
        for width, height in ((1280, 900), (375, 812), (320, 640)):
            view = View(browser, url, width=width, height=height, scheme=scheme)
            view.page.wait_for_timeout(300)
            assert view.page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} points are too narrow"
            view.page.screenshot(path=folder / f"page-{width}-{scheme}.png")
            for name in ("home", "photos", "trip-deck"):
                shown = view.carousel(name)
                shown.press()
                shown.move(-48)
                view.page.wait_for_timeout(150)
                view.page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
                shown.release()
            for section in ("images", "colors", "checks"):
                view.page.locator(f"#{section}").evaluate("section => section.scrollIntoView({behavior: 'instant'})")
                view.page.wait_for_timeout(250)
                view.page.screenshot(path=folder / f"{section}-{width}-{scheme}.png")
            violations(view, f"{width} points, {scheme}")
            view.page.locator("#images .tile", has_text="loop2").first.click()
            view.page.wait_for_timeout(250)
            view.page.screenshot(path=folder / f"detail-{width}-{scheme}.png")
            violations(view, f"the dialog at {width} points, {scheme}")
            assert view.page.locator("dialog[open] .swatches").bounding_box()["height"] >= 64, "the swatches are cut off"
            view.page.keyboard.press("Escape")
            check_comparison(view, folder / f"compare-{width}-{scheme}.png")
            view.close()
    print("axe-core finds nothing in light and dark, on a desktop and a telephone")


def check_comparison(view, picture):
    """All forms of a page are in sight below its name, which is one line."""
    page = view.page
    page.get_by_role("button", name="Compare backdrops").first.click()
    dialog = page.locator("dialog.compare[open]")
    page.screenshot(path=picture)
    violations(view, "compare mode")
    frame = dialog.locator(".compare-frame")
    assert frame.evaluate("one => one.scrollWidth <= one.clientWidth"), "forms are hidden at the side"
    assert dialog.locator("tbody th .name").first.evaluate("one => one.getClientRects().length") == 1, "a name is cut into lines"
    page.keyboard.press("Escape")


def violations(view, what):
    # Samples of the catalog's own text colors are shown as they are, with their contrast in numbers beneath.
    found = Axe().run(view.page, context={"exclude": [[".text-sample"], [".overlay"]]}).response["violations"]
    lines = [f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary']}" for one in found for node in one["nodes"][:3]]
    assert not found, f"{what}: " + "\n".join(lines)
