"""Opens pages in Chromium and checks that they paint, move and read as they should."""

import io
import json
import pathlib
import re
import shutil
import subprocess
import sys

import carousels
import differences
import icons
import inspector
import live
import looks
import review
import trees
import trying
import use
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright
from view import View

ROOT = pathlib.Path(__file__).resolve().parents[2]


def tincture(tool, *arguments):
    """Runs the tool; findings may end it with status 1."""
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return done


def check_names(browser, tool, folder):
    config = trees.make_hostile(folder / "names")
    page = folder / "names.html"
    tincture(tool, "preview", "--config", config, "--html", page)
    view = View(browser, page.as_uri())
    texts = view.page.evaluate("[...document.querySelectorAll('.name')].map(name => name.textContent)")
    shown = [trees.MARKUP, "<b onclick=alert(3)>", "سماء زرقاء", "青い空 🌊", "a \"quoted\" 'name'␊in two lines <b>", "tail‹U+202E›gnp"]
    for text in shown:
        assert text in texts, f"{text!r} is not shown as text; {texts}"
    assert view.page.evaluate("document.querySelectorAll('img[src=x], [onclick], [onerror]').length") == 0
    direction = view.page.evaluate(
        "getComputedStyle([...document.querySelectorAll('.name')].find(name => name.textContent.startsWith('س'))).unicodeBidi")
    assert direction.startswith("isolate"), direction
    use.violations(view, "odd names")
    message = view.page.locator("#checks .finding bdi")
    assert message.locator("code").all_text_contents() == ["git lfs pull"], f"a finding shows {message.text_content()}"
    view.page.screenshot(path=folder / "names.png")
    view.close()
    print("names that look like markup are text, and those from right to left stand for themselves")


def check_large(browser, tool, folder, count=1500):
    catalog = trees.make_large(folder / "large", count)
    page = folder / "large.html"
    tincture(tool, "preview", catalog, "--html", page)
    view = View(browser, page.as_uri())
    assert view.page.locator("#images .count").inner_text() == str(count)
    paint = view.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    assert paint is not None, "nothing was painted"
    view.page.locator("#images .more").click()
    assert view.page.locator("#images .tile").count() == count
    assert view.page.evaluate("[...document.querySelectorAll('#images img')].every(image => image.src.startsWith('data:'))")
    view.page.locator("#search").fill(f"Picture {count - 1}")
    view.wait("document.querySelectorAll('#images .tile').length === 1")
    view.close()
    # Nine pictures more than are shown at first aren't worth a button.
    fewer = folder / "fewer.html"
    tincture(tool, "preview", trees.make_large(folder / "fewer", 57), "--html", fewer)
    view = View(browser, fewer.as_uri())
    assert view.page.locator("#images .tile").count() == 57 and not view.page.locator("#images .more").is_visible()
    view.close()
    print(f"{count} sets: {page.stat().st_size >> 10} KiB, first paint after {paint:.0f} ms")


def check_converted(browser, tool, folder):
    """A PDF in a catalog is drawn where --render-pdf asks for it; without it the box says so."""
    catalog = trees.make_drawings(folder / "drawings")
    for options, words in [((), "PDF\nDrop"), (("--render-pdf",), None)]:
        page = folder / f"drawings{len(options)}.html"
        tincture(tool, "preview", catalog, "--html", page, *options)
        view = View(browser, page.as_uri())
        tile = view.page.locator("#images .tile", has_text="Drop").first
        if words:
            assert re.sub(r"\n+", "\n", tile.inner_text()).startswith(words), tile.inner_text()
            note = view.page.locator("#images .gallery-note").inner_text()
            assert "1 of 1 pictures is a PDF file" in note and "tincture preview --html page.html --render-pdf" in note, note
            view.page.get_by_role("radio", name="Palettes", exact=True).check(force=True)
            # The browser draws the pictures, which follow the findings, only when they are in sight.
            nothing = view.page.locator("#images .image-row > p")
            nothing.scroll_into_view_if_needed()
            assert nothing.inner_text() == "SVG and PDF have no colors here."
        else:
            view.wait("document.querySelector('#images .tile img')?.naturalWidth > 100")
            pixel = view.page.evaluate("""() => {
              const image = document.querySelector('#images .tile img');
              const canvas = document.createElement('canvas');
              [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
              const context = canvas.getContext('2d', { willReadFrequently: true });
              context.drawImage(image, 0, 0);
              const at = (x, y) => [...context.getImageData(x * canvas.width, y * canvas.height, 1, 1).data];
              return [at(0.5, 0.5), at(0.05, 0.05)];
            }""")
            assert pixel[0] == [51, 153, 102, 255] and pixel[1][3] == 0, pixel
            view.page.screenshot(path=folder / "drawings.png")
        view.close()
    with live.Server(tool, None, targets=[catalog]) as server:
        view = View(browser, server.origin)
        view.wait("document.querySelector('#images .tile') !== null")
        tile = view.page.locator("#images .tile", has_text="Drop").first
        assert tile.inner_text().startswith("PDF"), tile.inner_text()
        # Nothing was asked for in vain.
        assert not view.complaints and not [url for url in view.requests if "/pictures/" in url], view.complaints
        view.context.close()
    print("a PDF of a catalog is drawn with --render-pdf, what is transparent stays so; without it the box says what to do")


def check_products(browser, tool, folder):
    """A product that stands on dark among others on light is named, and blocks have one lightness."""
    page = folder / "products.html"
    tincture(tool, "preview", "--config", trees.make_products(folder / "products"), "--html", page)
    view = View(browser, page.as_uri())
    note = view.page.locator(".flip-note")
    assert "1 of 3 products without a background of their own stands on a dark backdrop" in note.inner_text() and "Plate" in note.inner_text(), note.inner_text()
    use.violations(view, "products that flip")
    view.page.locator("#products").get_by_role("radio", name="Block", exact=True).check(force=True)
    assert note.count() == 0
    colors = view.page.evaluate("[...document.querySelectorAll('#products .tile-picture')].map(one => one.style.backgroundColor)")
    lightness = [sum(int(part) * weight for part, weight in zip(color[4:-1].split(", "), (0.21, 0.72, 0.07))) for color in colors]
    assert len(colors) == 3 and max(lightness) - min(lightness) < 40, (colors, lightness)
    view.page.locator("#products").screenshot(path=folder / "products.png")
    view.close()
    print("a product that flips is named, and blocks have one lightness")


def check_templates(browser, tool, folder):
    """A template is painted as text is, also where its own pixels are white."""
    page = folder / "templates.html"
    tincture(tool, "preview", trees.make_templates(folder / "templates"), "--html", page)
    for scheme, color in (("light", (0, 0, 0)), ("dark", (255, 255, 255))):
        view = View(browser, page.as_uri(), scheme=scheme)
        view.wait("document.querySelector('#images .tile img')?.naturalWidth > 0")
        image = view.page.locator("#images .tile img")
        image.scroll_into_view_if_needed()
        with Image.open(io.BytesIO(image.screenshot())) as shot:
            found = shot.convert("RGB").getpixel((shot.width // 2, shot.height // 2))
        assert found == color, f"{scheme}: {found}"
        view.close()
    print("a white template is black on the light page, and white on the dark one")


def check_text(browser, tool, folder):
    """Text is where it will be, what falls short is hatched, and the scrim takes the hatching away."""
    page = folder / "texts.html"
    tincture(tool, "preview", "--config", trees.make_texts(folder / "texts"), "--html", page)
    view = View(browser, page.as_uri())
    card = view.page.locator(".carousel .card").first
    words, failing, scrim = (card.locator(f".page-{kind}") for kind in ("words", "failing", "scrim"))
    assert words.inner_text() == "New arrivals" and words.evaluate("one => getComputedStyle(one).color") == "rgb(255, 255, 255)"
    outer, inner = card.bounding_box(), failing.bounding_box()
    parts = [(inner["x"] - outer["x"]) / outer["width"], (inner["y"] - outer["y"]) / outer["height"],
             inner["width"] / outer["width"], inner["height"] / outer["height"]]
    assert all(abs(part - expected) < 0.02 for part, expected in zip(parts, [0, 0, 0.5, 0.5], strict=True)), parts
    assert failing.is_visible() and not scrim.is_visible()
    view.page.get_by_role("button", name="Scrim").click()
    assert scrim.is_visible() and not failing.is_visible()
    use.violations(view, "text on pictures")
    view.close()
    print("text on a picture is shown as it will be, what can't be read is hatched, and the scrim is a switch")


def check_edges(browser, tool, folder):
    """A color like the background has a visible edge, the last line of a palette is filled, and the title has the codes that a row cuts."""
    page = folder / "faint.html"
    tincture(tool, "preview", "--config", trees.make_faint(folder / "faint"), "--html", page)
    for scheme, name in (("light", "white"), ("dark", "black")):
        view = View(browser, page.as_uri(), width=320, height=640, scheme=scheme)
        chip = view.page.locator(".chip", has_text="loop").locator(".chip-hex").first
        assert re.fullmatch(r"#[0-9A-F]{6}\xa0→ #[0-9A-F]{6}", chip.inner_text()), chip.inner_text()
        title = chip.evaluate("one => one.closest('.chip').title")
        assert len(re.findall("#[0-9A-F]{6}", title)) == 2, f"the row cuts the end of a gradient, and so does the title: {title}"
        tile = view.page.locator("#images .tile", has_text=name)
        tile.scroll_into_view_if_needed()
        view.page.wait_for_timeout(200)
        for selector in (".swatch-line", ".tile-picture"):
            with Image.open(io.BytesIO(tile.locator(selector).screenshot())) as shot:
                column = [shot.convert("L").getpixel((shot.width // 2, y)) for y in range(6)]
            assert max(column) - min(column) > 30, f"{scheme}: {selector} has no edge: {column}"
        view.page.get_by_role("radio", name="Palettes", exact=True).check(force=True)
        for swatches in view.page.locator("#images .swatches").all():
            outer, inner = swatches.bounding_box(), swatches.locator(".swatch").last.bounding_box()
            assert abs(outer["x"] + outer["width"] - inner["x"] - inner["width"]) < 2, "the last line of a palette has a gap"
        # On its own color, a picture would be invisible.
        assert scheme == "dark" or view.page.locator("#images .is-lost").count() == 2, "a plain picture has the ground of its own color"
        view.close()
    print("a color like the background has an edge, in light and dark")


def check_print(browser, url):
    """A carousel begins on a sheet, and no picture lies on what follows it."""
    view = View(browser, url)
    view.page.emulate_media(media="print")
    breaks = view.page.evaluate("[...document.querySelectorAll('.carousel')].map(one => getComputedStyle(one).breakBefore)")
    assert breaks[0] == "auto" and set(breaks[1:]) == {"page"}, breaks
    kept = view.page.evaluate("[...document.querySelectorAll('.picker-frame, .cards li, .finding')].map(one => getComputedStyle(one).breakInside)")
    assert kept and set(kept) == {"avoid"}, kept
    for control in (".bar", ".turners", ".dots", ".needle", ".terms", ".pin-own", ".overlay-free", ".rule > .button"):
        shown = view.page.locator(control)
        assert not any(one.is_visible() for one in shown.all()), f"{control} is printed"
    padding = view.page.evaluate("getComputedStyle(document.querySelector('main')).paddingBottom")
    assert padding == "0px", f"{padding} below the last part fill an empty sheet"
    # No sheet is empty, also where a carousel just fills its last one.
    for height in (256, 260, 297):
        sheets = subprocess.run(["pdftotext", "-", "-"], input=view.page.pdf(width="210mm", height=f"{height}mm"), capture_output=True, check=True).stdout
        empty = [number for number, words in enumerate(sheets.decode().split("\f")[:-1], 1) if not words.strip()]
        assert not empty, f"sheets {empty} of {height} mm are empty"
    # The list of pages is a sheet: each page's picture is on its backdrop. On the screen it has only the color.
    sheet = view.page.locator('.carousel[data-name="home"] .chip-color img')
    assert sheet.count() == 10 and all(one.is_visible() for one in sheet.all())
    view.page.emulate_media(media="screen")
    assert not sheet.first.is_visible()
    # This view shows fewer pictures at first.
    view.page.get_by_role("radio", name="Palettes", exact=True).check(force=True)
    view.page.emulate_media(media="print")
    # On paper there is no button for the rest: every picture is there.
    count = int(view.page.locator("#images .count").inner_text())
    assert view.page.locator("#images .tile").count() < count
    # Few findings are open at once.
    view.page.evaluate("document.querySelector('#checks .rule').open = false")
    view.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert view.page.locator("#images .tile").count() == count, "printed, pictures are missing"
    closed = view.page.locator("#checks .rule:not([open])")
    assert closed.count() == 0, "printed, findings are missing"
    view.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert closed.count() > 0
    # The page's dark mode is for screens.
    view.page.emulate_media(media="print", color_scheme="dark")
    ink = view.page.evaluate("getComputedStyle(document.documentElement).color")
    assert ink == "rgb(26, 26, 24)", f"{ink} is printed on white"
    assert view.page.locator("#images .tile").count() < count
    view.close()
    print("printed, each carousel begins on a sheet of its own, and no picture is missing")


def check_determinism(tool, folder):
    pages = [folder / "page.html", folder / "again.html"]
    for page in pages:
        tincture(tool, "preview", "--config", "Assets/tincture.yml", "--html", page)
    assert pages[0].read_bytes() == pages[1].read_bytes(), "the same catalog gave two different pages"
    pages[1].unlink()
    return pages[0]


def draw_pictures(browser, tool, folder, into):
    """The documentation's pictures: Tmall's carousel between two pages, in light and dark."""
    page = folder / "home.html"
    tincture(tool, "preview", "home", "--config", "Assets/tincture.yml", "--html", page)
    for scheme, name in (("light", "page.png"), ("dark", "page-dark.png")):
        view = View(browser, page.as_uri(), height=960)
        view.page.emulate_media(color_scheme=scheme)
        home = view.carousel("home")
        home.go(8)
        view.page.evaluate("document.activeElement.blur()")
        view.page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        home.box = home.screen.bounding_box()
        home.press()
        home.move(round(-0.42 * home.width))
        view.page.wait_for_timeout(2600)
        view.page.screenshot(path=into / name)
        view.close()


def check_pictures(browser, tool, folder):
    """The documentation shows the page as it is: but for the drawing of letters, which differs from browser to browser, every pixel."""
    draw_pictures(browser, tool, folder, folder)
    for name in ("page.png", "page-dark.png"):
        with Image.open(folder / name) as now, Image.open(ROOT / "docs/images" / name) as then:
            assert now.size == then.size, f"docs/images/{name} is {then.size}, the page is {now.size}: run Scripts/test-browser --picture"
            difference = ImageChops.difference(now.convert("RGB"), then.convert("RGB")).convert("L")
            share = sum(difference.histogram()[33:]) / (now.width * now.height)
        assert share < 0.01, f"{share:.1%} of docs/images/{name} is stale: run Scripts/test-browser --picture, and look at it"
    print("the documentation's pictures of the page show it as it is")


def main(tool, folder, *options):
    tool, folder = pathlib.Path(tool).resolve(), pathlib.Path(folder).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with sync_playwright() as playwright:
        # As root Chromium has no sandbox to offer.
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb", "--disable-gpu"])
        if "--picture" in options:
            draw_pictures(browser, tool, folder, ROOT / "docs/images")
            return
        url = check_determinism(tool, folder).as_uri()
        tincture(tool, "compile", "--config", "Assets/tincture.yml", "--output", folder / "catalog", "--no-cache")
        manifest = json.loads((folder / "catalog/catalog.json").read_text())
        carousels.check_drags(browser, url, manifest)
        carousels.check_scaled(browser, url)
        carousels.check_wrapping(browser, url, manifest)
        carousels.check_fading(browser, url)
        carousels.check_touch(browser, url, manifest)
        carousels.check_dark(browser, url, manifest)
        review.check_trials(browser, url)
        review.check_inspector(browser, url)
        review.check_links(browser, url)
        review.check_flick(browser, url)
        review.check_places(browser, url)
        looks.check_vision(browser, url)
        looks.check_screens(browser, url, manifest, folder)
        looks.check_spaces(browser, url)
        looks.check_detail(browser, url, folder)
        looks.check_groups(browser, url)
        use.check_keyboard(browser, url)
        use.check_copying(browser, url)
        use.check_accessibility(browser, url, folder)
        check_names(browser, tool, folder)
        check_large(browser, tool, folder)
        check_converted(browser, tool, folder)
        check_text(browser, tool, folder)
        check_templates(browser, tool, folder)
        check_products(browser, tool, folder)
        check_edges(browser, tool, folder)
        icons.check_icons(browser, tool, folder)
        check_print(browser, url)
        differences.check_difference(browser, tool, folder, ROOT / "Assets")
        check_pictures(browser, tool, folder)
        inspector.check_inspector(browser, tool, folder)
        trying.check_trying(browser, tool, folder)
        live.check_live(browser, tool, folder, ROOT / "Assets")
        browser.close()


main(*sys.argv[1:])
