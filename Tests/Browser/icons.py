"""The page of an app with many icons and a few findings."""

import io
import json
import re
import subprocess

import trees
from live import Server
from PIL import Image
from view import View


def check_icons(browser, tool, folder):
    page = folder / "icons.html"
    made = subprocess.run([tool, "preview", trees.make_icons(folder / "icons"), "--html", page], capture_output=True, text=True, check=False)
    assert page.exists(), made.stderr
    url = page.as_uri()
    check_settings(browser, url)
    check_badges(browser, url)
    check_back(browser, url)
    check_details(browser, url)
    check_files(browser, url)
    check_tiles(browser, url)
    check_findings(browser, url)
    check_order(browser, url)
    check_hidden(browser, url)
    check_silence(browser, tool, folder / "icons")
    check_uses(browser, tool, trees.make_uses(folder / "uses"))
    print("the settings open inside of the window, and a severity brings its findings to the top; Back closes the details; dark variants stand beside their light picture; files have sizes in points; icons stand out from their tiles")


def check_settings(browser, url):
    """The settings open inside of the window, also beside the buttons of two severities."""
    for width in (320, 360, 375, 390, 720, 1101, 1280, 1440):
        view = View(browser, url, width=width, height=800)
        assert view.page.locator("button.severity-chip").count() == 2
        view.page.locator(".settings > summary").click()
        box = view.page.locator(".settings-panel").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, f"{width}: the settings open at {box}"
        view.page.keyboard.press("Escape")
        assert all(chip.bounding_box()["height"] < 32 for chip in view.page.locator("button.severity-chip").all()), f"{width}: a severity has two lines"
        # Nothing in the bar is cut.
        assert all(link.bounding_box()["x"] + link.bounding_box()["width"] <= width for link in view.page.locator("#sections a, .severity-chip").all()), f"{width}: the bar is cut"
        assert view.page.evaluate("[...document.querySelectorAll('.bar-line, #sections')].every(one => one.scrollWidth <= one.clientWidth)"), f"{width}: the bar scrolls"
        view.page.locator("#search").fill("bell")
        note, bar = (view.page.locator(part).bounding_box() for part in (".search-note:not([hidden])", ".bar"))
        assert note["y"] + note["height"] <= bar["y"] + bar["height"] and note["x"] + note["width"] <= width, f"{width}: the search note is at {note}"
        others = [box for part in view.page.locator(".bar h1, .bar a, .bar button, #search, .bar summary, main > section").all() if (box := part.bounding_box())]
        assert all(note["y"] >= box["y"] + box["height"] or note["y"] + note["height"] <= box["y"] for box in others), f"{width}: the search note at {note} covers something"
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


def check_hidden(browser, url):
    """A search says what the filter hides and shows it, also after a reload."""
    view = View(browser, url)
    page = view.page
    page.get_by_role("radio", name="With findings", exact=True).check(force=True)
    page.locator("#search").fill("black")
    note = page.locator("#images .gallery-note")
    for _ in (0, 1):
        view.wait("document.querySelector('.search-note').textContent === 'Found: 1 in Images'")
        assert '"With findings" hides 1 search result.' in note.inner_text(), note.inner_text()
        page.reload(wait_until="load")
    note.get_by_role("button").click()
    assert page.locator("#images .tile .name").all_text_contents() == ["Black"] and note.inner_text() == ""
    view.requests = [view.url]
    view.close()


def check_order(browser, url):
    """A search shows names before findings, and both before what has the text only in a path."""
    view = View(browser, url)
    page = view.page
    sections = page.locator("main > section:not([hidden]):not(.is-last)")
    ids = "all => all.map(one => one.id)"
    assert sections.evaluate_all(ids)[:2] == ["checks", "images"], sections.evaluate_all(ids)
    page.locator("#search").fill("bell")
    view.wait("document.querySelector('main > section:not([hidden])').id === 'images'")
    ranks = page.locator("#images .tile .name").all_text_contents()
    assert len(ranks) > 1 and all("bell" in name.lower() for name in ranks), ranks
    page.locator("#search").fill(".imageset")
    view.wait("document.querySelector('main > section:not([hidden])').id === 'checks'")
    assert page.locator("#images .group").all_inner_texts() == ["Only in a path"]
    page.locator("#search").fill("")
    view.wait("document.querySelectorAll('#images .group').length === 0")
    view.close()


def check_findings(browser, url):
    """A finding shows its picture, which opens the details, or a link if there is none; the settings leave the page where it is."""
    view = View(browser, url, height=700)
    page = view.page
    for rule in page.locator("#checks .rule:not([open]) > summary").all():
        rule.click()
    shown, linked = page.locator("#checks .finding.has-picture"), page.locator("#checks .finding:not(.has-picture)", has=page.locator(".about"))
    assert shown.count() > 0 and linked.count() > 0
    for finding in [*shown.all(), *linked.all()]:
        assert finding.locator(".about").count() == 1, f"{finding.inner_text()} has several links"
    # Lines that look alike are shown once. Each finding has the setting that silences it.
    missing = page.locator('#checks .rule[data-rule="missing-file"]')
    assert missing.locator(".finding > .frame").count() == 1 and missing.locator(".finding > .folded > .frame").count() == 4
    assert missing.locator(".finding .silence").nth(1).get_attribute("title") == 'Copy for tincture.yml: rules: {missing-file: {exclude: ["Gone1"]}}'
    assert missing.locator(".rule-note .link:not(.silence)").inner_text() == "rules: {missing-file: off}"
    # The place of a finding is a short name, which copies the whole path; its folder is short too.
    place, near = shown.first.locator(".place > span").all()
    title = place.get_attribute("title")
    assert re.search(r"/Icons\.xcassets/\w+\.imageset/Contents\.json", title) and title.split("/Icons.xcassets/")[1].startswith(place.inner_text()), place.inner_text()
    assert ".imageset" in place.inner_text() and ":1:1" not in place.inner_text() and near.inner_text().count("/") == 1, near.inner_text()
    place.get_by_role("button").click()
    view.wait("title => document.querySelector('#status').textContent === `Copied ${title}`", title)
    # The lines of code begin with their first character, also on a narrow screen.
    page.set_viewport_size({"width": 390, "height": 700})
    assert missing.locator(".finding > .frame").evaluate("frame => frame.scrollLeft") == 0
    page.set_viewport_size({"width": 1280, "height": 700})
    box = shown.first.locator(".tile-picture img").bounding_box()
    assert 0 < box["width"] <= 48 and 0 < box["height"] <= 48, box
    name = shown.first.locator(".about").get_attribute("aria-label")
    shown.first.locator(".about").click()
    view.wait("(name) => document.querySelector('dialog[open] h2')?.textContent === name", name)
    page.keyboard.press("Escape")
    page.locator("#images h2").evaluate("title => title.scrollIntoView({block: 'start', behavior: 'instant'})")
    page.wait_for_timeout(200)
    before = page.evaluate("scrollY")
    # Playwright's own click scrolls the page.
    page.locator(".settings > summary").evaluate("summary => summary.click()")
    page.locator(".settings-panel input").last.evaluate("input => { input.focus({ preventScroll: true }); input.click(); }")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == before > 0, f"closing the settings scrolls from {before} to {page.evaluate('scrollY')}"
    view.close()


def check_back(browser, url):
    """The browser's Back closes the details, and leaves the page as it was."""
    view = View(browser, url)
    page = view.page
    title = "document.querySelector('dialog[open] h2')?.textContent"
    length = page.evaluate("history.length")
    for close in (page.go_back, lambda: page.keyboard.press("Escape"), lambda: page.get_by_role("button", name="Close").click()):
        page.locator("#images .tile", has_text="Logo").click()
        page.keyboard.press("ArrowRight")
        view.wait(f"{title} === 'Square' && location.hash === '#image/Square'")
        close()
        view.wait("!document.querySelector('dialog[open]') && location.hash === ''")
    assert page.evaluate("history.length") == length + 1, "each opening of the details leaves an entry in the history"
    page.go_forward()
    view.wait(f"{title} === 'Square'")
    page.reload(wait_until="load")
    view.wait(f"{title} === 'Square'")
    page.go_back()
    view.wait("!document.querySelector('dialog[open]') && location.hash === ''")
    # Another picture is opened before the browser is back.
    page.locator("#images .tile", has_text="Logo").click()
    page.evaluate("""() => new Promise((done) => {
      document.querySelector('dialog[open]').addEventListener('close', () => {
        [...document.querySelectorAll('#images .tile')].find((tile) => tile.textContent.includes('Square')).click();
        setTimeout(done, 300);
      }, { once: true });
      document.querySelector('dialog[open]').close();
    })""")
    view.wait(f"{title} === 'Square' && location.hash === '#image/Square'")
    page.go_back()
    view.wait("!document.querySelector('dialog[open]')")
    page.locator("#search").fill("square")
    view.wait("location.hash === '#search/square'")
    page.locator("#images .tile").click()
    view.wait(f"{title} === 'Square'")
    page.go_back()
    view.wait("!document.querySelector('dialog[open]') && location.hash === '#search/square'")
    # The page of an address closes its details without going back.
    page.goto(url + "#image/Black", wait_until="load")
    view.wait(f"{title} === 'Black'")
    page.keyboard.press("Escape")
    view.wait("!document.querySelector('dialog[open]') && location.hash === '#search/square'")
    view.requests = [view.url]
    view.close()


def check_silence(browser, tool, tree):
    """A button beside a finding writes the setting that silences only this finding; it can be undone."""
    config = tree / "tincture.yml"
    config.write_text("sources: [.]\n")
    color = tree / "Icons.xcassets/Green.colorset"
    color.mkdir()
    parts = {"red": "0x33", "green": "0x99", "blue": "0xCC", "alpha": "1.000"}
    (color / "Contents.json").write_text(json.dumps({"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": parts}}]}))
    with Server(tool, tree, "--edit") as server:
        view = View(browser, server.address)
        findings = view.page.locator('#checks .rule[data-rule="missing-file"] .finding')
        view.wait("document.querySelectorAll('#checks [data-rule=missing-file] .finding').length === 5")
        chip = view.page.locator('#checks [data-rule="symbol-conflict"] .finding .pin-color').first
        assert chip.evaluate("chip => getComputedStyle(chip).backgroundColor") == "rgb(51, 153, 204)"
        findings.nth(1).get_by_role("button", name="Silence").click()
        view.wait("document.querySelectorAll('#checks [data-rule=missing-file] .finding').length === 4")
        assert config.read_text() == 'sources: [.]\nrules:\n  missing-file: {exclude: ["Gone1"]}\n', config.read_text()
        view.page.locator("#checks").get_by_role("button", name="Undo").click()
        view.wait("document.querySelectorAll('#checks [data-rule=missing-file] .finding').length === 5")
        assert config.read_text() == "sources: [.]\n"
        # One click silences a whole rule, and one Undo takes it back. The counts are right before the next check.
        chips = view.page.locator("#findings")
        before = chips.inner_text()
        view.page.evaluate("new MutationObserver(() => { window.silencing ??= document.querySelector('#checks').innerText.includes('Silenced, checking') ? document.querySelector('#findings').innerText : null; }).observe(document.querySelector('#checks'), { childList: true, subtree: true, attributes: true })")
        view.page.locator('#checks .rule[data-rule="missing-file"]').get_by_role("button", name="Silence all 5").click()
        view.wait("document.querySelector('#checks [data-rule=missing-file]') === null")
        after = chips.inner_text()
        assert before != after and view.page.evaluate("window.silencing") == after, (before, view.page.evaluate("window.silencing"), after)
        assert all(f'"Gone{number}"' in config.read_text() for number in range(5)), config.read_text()
        view.page.locator("#checks").get_by_role("button", name="Undo").click()
        view.wait("document.querySelectorAll('#checks [data-rule=missing-file] .finding').length === 5")
        assert config.read_text() == "sources: [.]\n" and chips.inner_text() == before
        # Redo alone is behind its words, without a gap before them.
        words, redo, heading = (view.page.locator(f"#checks {part}").bounding_box() for part in (".undo-words", ".redo", "h2"))
        assert words["x"] == heading["x"] and redo["x"] >= words["x"] + words["width"], (words, redo, heading)
        # The message has an Undo button too. Without findings, the section stays at the top of the page.
        sections = "[...document.querySelectorAll('main > section:not([hidden])')].map(one => one.id)"
        rules = list(dict.fromkeys(view.page.locator("#checks .rule").evaluate_all("all => all.map(one => one.dataset.rule)")))
        config.write_text("sources: [.]\nrules:\n" + "".join(f"  {rule}: off\n" for rule in rules if rule != "missing-file"))
        view.wait("document.querySelectorAll('#checks .rule').length === 1")
        view.page.locator("#checks .rule > summary").click()
        view.page.locator('#checks .rule[data-rule="missing-file"]').get_by_role("button", name="Silence all 5").click()
        view.wait("document.querySelectorAll('#checks .rule').length === 0")
        assert view.page.evaluate(sections)[0] == "checks", view.page.evaluate(sections)
        view.page.locator("#status").get_by_role("button", name="Undo").click()
        view.wait("document.querySelectorAll('#checks [data-rule=missing-file] .finding').length === 5")
        assert view.page.locator("#status button").count() == 0
        config.write_text("sources: [.]\n")
        view.wait("document.querySelectorAll('#checks .rule').length > 1")
        # The editor is chosen beside the findings and in the settings.
        link = view.page.locator("#checks .editor-link").first
        assert link.get_attribute("href").startswith("vscode://file/")
        view.page.locator("#checks .editors select").select_option("zed")
        assert link.get_attribute("href").startswith("zed://file/") and view.page.locator("#settings .editors select").input_value() == "zed"
        assert not view.complaints, view.complaints
        view.context.close()


def check_uses(browser, tool, tree):
    """Every use of a set is listed and found by its file; equal findings are shown once; an icon isn't on its own color."""
    file = tree / "page.html"
    subprocess.run([tool, "preview", "--config", tree / "tincture.yml", "--html", file], capture_output=True, check=False)
    view = View(browser, file.as_uri())
    card = view.page.locator("#colors .color-card", has_text="Green")
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth"), "a file name is cut off"
    assert "Used in code:" in card.inner_text() and card.locator(".uses > span").count() == 3
    card.get_by_role("button", name="and 3 more").click()
    assert card.locator(".uses > span").count() == 6 and "Tab.storyboard:5:" in card.inner_text(), card.inner_text()
    assert card.get_by_role("button", name="Copy silence").count() == 1, card.inner_text()
    # An unused set is silenced, or counted as used, which is a claim.
    unused = view.page.locator('#checks [data-rule="unused-set"] .finding').first
    titles = unused.locator(".silence").evaluate_all("all => all.map(one => [one.innerText, one.title])")
    assert [words for words, _ in titles] == ["Copy silence", "Copy as used"], titles
    assert titles[0][1].startswith("Copy for tincture.yml: rules: {unused-set: {exclude: ["), titles
    assert titles[1][1].startswith("Counts it as used: a server or data names it. Copy for tincture.yml: uses: ["), titles
    missing = view.page.locator('#checks [data-rule="unknown-asset"] .finding')
    assert missing.count() == 1 and missing.locator(".uses").inner_text().startswith("Also at:")
    assert missing.locator(".uses > span").count() == 2
    view.page.set_viewport_size({"width": 390, "height": 800})
    marked = "frame => [frame.scrollLeft > 0, frame.querySelector('.caret').getBoundingClientRect().right < frame.getBoundingClientRect().right]"
    view.wait(f"({marked})(document.querySelector('#checks [data-rule=unknown-asset] .frame')).every(Boolean)")
    view.page.set_viewport_size({"width": 1280, "height": 800})
    view.page.locator("#images .tile").click()
    dialog = view.page.locator("dialog[open]")
    assert re.search(r"Named in code:\s.*\.swift:2:\d+", dialog.inner_text()), dialog.inner_text()
    names, uses, choices = (dialog.locator(part).first.bounding_box()["y"] for part in (".facts", ".uses", ".viewer-choices"))
    assert names < uses < choices, (names, uses, choices)
    assert dialog.locator(".detail-viewer").get_attribute("data-background") == "checks"
    assert dialog.get_by_role("radio", name="Checks").is_checked()
    dialog.get_by_role("radio", name="Backdrop").check(force=True)
    assert dialog.locator(".detail-viewer").get_attribute("data-background") == "backdrop"
    view.page.keyboard.press("Escape")
    view.page.locator("#search").fill("Tab.storyboard")
    view.wait("document.querySelector('#colors .group')?.innerText === 'Only in a path'")
    assert view.page.locator("#colors .color-card").count() == 1
    view.requests = [view.url]
    view.close()


def check_details(browser, url):
    """The details show the light picture with its colors in dark mode too, and the dark one beside it."""
    for scheme in ("light", "dark"):
        view = View(browser, url + "#image/Logo", scheme=scheme)
        view.wait("document.querySelector('.detail-dark img')?.naturalWidth > 0 && document.querySelector('dialog canvas')?.width > 0")
        middle = """(shown) => {
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [1, 1];
          const context = canvas.getContext('2d');
          const [width, height] = [shown.naturalWidth ?? shown.width, shown.naturalHeight ?? shown.height];
          context.drawImage(shown, width / 2, height / 2, 1, 1, 0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }"""
        dialog = view.page.locator("dialog[open]")
        light, dark = dialog.locator("canvas").evaluate(middle), dialog.locator(".detail-dark img").evaluate(middle)
        assert light[0] > 150 > light[2] and dark[2] > 150 > dark[0], f"{scheme}: {light} is shown as light, {dark} as dark"
        assert "light picture" in dialog.locator(".detail-dark").inner_text()
        view.requests = [view.url]
        view.close()


def check_files(browser, url):
    """The details of an icon begin with its files and their sizes in points; names break between their parts."""
    view = View(browser, url, width=390, height=800)
    view.page.locator("#images .tile", has_text="Black").click()
    dialog = view.page.locator("dialog[open]")
    files = dialog.locator(".files")
    assert "25 × 25 pt · 75 × 75 px @3x" in files.inner_text(), files.inner_text()
    assert files.bounding_box()["y"] < dialog.locator(".color-details").bounding_box()["y"]
    # The name to copy is on the first screen, above the backgrounds and the colors.
    names, choices = (dialog.locator(part).first.bounding_box() for part in (".facts", ".viewer-choices"))
    assert names["y"] + names["height"] <= min(choices["y"], 600), (names, choices)
    view.page.keyboard.press("Escape")
    vector = view.page.locator("#images .tile", has_text="Arrow")
    assert vector.locator(".swatch-line").is_hidden() and vector.locator(".muted").inner_text().endswith("svg"), vector.inner_text()
    vector.click()
    assert dialog.locator(".detail-viewer img").bounding_box()["height"] > 200, "a small picture isn't enlarged"
    view.page.keyboard.press("Escape")
    view.page.locator("#images .tile", has_text="Black").click()
    # The theory of the colors is folded, except on a page of a carousel.
    assert dialog.locator(".scores").is_hidden()
    view.page.keyboard.press("Escape")
    # A folded rule shows the first sentence of a message whole.
    view.page.evaluate("for (const rule of document.querySelectorAll('#checks .rule')) rule.open = false")
    assert view.page.evaluate("""document.documentElement.scrollWidth <= innerWidth && document.querySelector('#checks .rule-first')
      && [...document.querySelectorAll('#checks .rule-first')].every((one) => one.scrollWidth <= one.clientWidth && /[.:]$/.test(one.textContent))""")
    # A message doesn't cover the header where that has no room.
    view.page.evaluate("document.querySelector('#checks .rule-note .link').click()")
    view.wait("document.querySelector('#status[data-shown]')?.getBoundingClientRect().top > document.querySelector('.bar').getBoundingClientRect().bottom")
    lines = view.page.locator("#images .tile .name", has_text="accountSettings").first.evaluate("""(name) => {
      const lines = new Map();
      for (const node of [...name.childNodes].filter((one) => one instanceof Text)) for (let at = 0; at < node.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + node.data[at]);
      }
      return [...lines.values()];
    }""")
    assert lines == ["accountSettings", "NotificationBell0"], lines
    view.close()


def check_tiles(browser, url):
    """A picture can be seen on its tile: a square one has an edge, and a black one isn't on black."""
    for scheme in ("light", "dark"):
        view = View(browser, url, scheme=scheme)
        square, black = (view.page.locator("#images .tile", has_text=name).locator(".tile-picture") for name in ("Square", "Black"))
        with Image.open(io.BytesIO(square.screenshot())) as shot:
            # Beside the white middle of the picture.
            row = [shot.convert("L").getpixel((x, shot.height // 5)) for x in range(5, shot.width - 5)]
        assert max(row) - min(row) > 40, f"{scheme}: a square icon has no edge: {row}"
        with Image.open(io.BytesIO(black.screenshot())) as shot:
            tile, icon = (shot.convert("L").getpixel(place) for place in ((shot.width // 2, 5), (shot.width // 2, shot.height // 2)))
        assert tile - icon > 60, f"{scheme}: a black icon is on {tile}"
        view.close()
