"""Answers requests from standard input, a line each, by the module in the folder that is the argument, in Chromium."""

import functools
import http.server
import pathlib
import shutil
import sys
import threading

from playwright.sync_api import sync_playwright

ANSWER = """async () => {
  const { answers } = await import("/answers.mjs");
  const { loadTincture } = await import("/tincture.js");
  const requests = await (await fetch("/requests")).arrayBuffer();
  return answers(await loadTincture(), new Uint8Array(requests));
}"""
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves a few files from memory."""

    def __init__(self, files, *rest):
        self.files = files
        super().__init__(*rest)

    def do_GET(self):
        content = self.files.get(self.path, b"")
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(pathlib.PurePath(self.path).suffix, "text/html"))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


def main(folder):
    """Reads requests to the end and writes their answers."""
    parts = [pathlib.Path(folder, "tincture.js"), pathlib.Path(folder, "tincture.wasm"), pathlib.Path(__file__).with_name("answers.mjs")]
    files = {f"/{part.name}": part.read_bytes() for part in parts}
    files["/requests"] = sys.stdin.buffer.read()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, files))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/")
        sys.stdout.write(page.evaluate(ANSWER))
        browser.close()


main(sys.argv[1])
