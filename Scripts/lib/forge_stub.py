"""A forge for Scripts/test-integrations, of which it has what comments and pictures need.

    forge_stub.py FOLDER                 serves, on a port that it writes into FOLDER/port; what it was given is in FOLDER/state.json
    forge_stub.py FOLDER saw NAME=VALUE  compares our comments: comments=N, pictures=0|some, text=WORDS of some comment

The token says what is allowed: `all`, `comments`, `reads`, `anonymous`, which does not learn its account; to `odd` every answer
is a number. A stranger has written comments with our marker, which the stub would let us change.
"""

import base64
import hashlib
import http.server
import json
import pathlib
import re
import sys
import threading

STRANGER = {"id": 1, "body": "a stranger's words", "html_url": "https://forge.example/1", "user": {"login": "mallory"}}
OURS = {"login": "github-actions[bot]"}


def marker(folder: str) -> str:
    """The line that our comment about a folder begins with."""
    return f"<!-- tincture {hashlib.sha256(folder.encode()).hexdigest()[:8]} -->\n"


class State:
    """What the repository has."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.file = folder / "state.json"
        # More than a page of them, before ours.
        self.comments: list[dict] = [STRANGER | {"id": number} for number in range(1, 131)]
        self.comments[7]["body"] = marker(".") + "mallory was here"
        self.comments[8]["body"] = marker("ios") + "mallory was here"
        self.blobs: dict[str, bytes] = {}
        self.trees: dict[str, list[dict]] = {}
        self.commits: dict[str, dict] = {}
        self.refs: dict[str, str] = {}
        self.save()

    def save(self) -> None:
        trees = [self.trees[self.commits[commit]["tree"]] for commit in self.refs.values()]
        places = [
            f"https://forge.example/o/r/raw/{commit}/{entry['path']}"
            for commit, tree in zip(self.refs.values(), trees, strict=True)
            for entry in tree
        ]
        bodies = [comment["body"] for comment in self.comments if comment["user"] == OURS]
        strangers = [comment["body"] for comment in self.comments if comment["user"] != OURS]
        self.file.write_text(json.dumps({"bodies": bodies, "strangers": strangers, "places": places, "refs": self.refs}))


class Handler(http.server.BaseHTTPRequestHandler):
    state: State
    # One call after another, and what it changed is written before it is answered: who was answered may look at the file.
    turn = threading.Lock()

    def answer(self, status: int, body: object) -> None:
        self.state.save()
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_call(self) -> None:
        with self.turn:
            self.handle_call()

    def handle_call(self) -> None:
        state = self.state
        token = self.headers["Authorization"].removeprefix("Bearer ")
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"]))) if self.command != "GET" else {}
        if token == "odd":
            return self.answer(200, 5)
        call = f"{self.command} {self.path.removeprefix('/repos/o/r/')}"
        if call == "POST /graphql" and token != "anonymous":
            assert "viewer" in body["query"]
            return self.answer(200, {"data": {"viewer": OURS}})
        allowed = {"all": r".*", "anonymous": r".*", "comments": r"(GET|POST|PATCH) issues/.*", "reads": r"GET .*"}[token]
        if not re.fullmatch(allowed, call):
            return self.answer(403, {"message": "Resource not accessible by integration"})
        digest = hashlib.sha1(json.dumps(body).encode()).hexdigest()
        if match := re.fullmatch(r"GET issues/7/comments\?per_page=100&page=(\d+)", call):
            first = (int(match[1]) - 1) * 100
            return self.answer(200, state.comments[first : first + 100])
        if call == "POST issues/7/comments":
            comment = STRANGER | {"id": len(state.comments) + 1, "body": body["body"], "user": OURS}
            state.comments.append(comment)
            return self.answer(201, comment)
        if match := re.fullmatch(r"PATCH issues/comments/(\d+)", call):
            comment = state.comments[int(match[1]) - 1]
            comment["body"] = body["body"]
            return self.answer(200, comment)
        if call == "POST git/blobs":
            content = base64.b64decode(body["content"], validate=True)
            assert content.startswith(b"\x89PNG") and body["encoding"] == "base64"
            state.blobs[digest] = content
            return self.answer(201, {"sha": digest})
        if call == "POST git/trees":
            assert all(entry["sha"] in state.blobs and entry["mode"] == "100644" for entry in body["tree"])
            state.trees[digest] = body["tree"]
            return self.answer(201, {"sha": digest})
        if call == "POST git/commits":
            assert body["tree"] in state.trees and body["parents"] == []
            state.commits[digest] = body
            return self.answer(201, {"sha": digest})
        if match := re.fullmatch(r"PATCH git/refs/(tincture/.+)", call):
            if f"refs/{match[1]}" not in state.refs:
                return self.answer(422, {"message": "Reference does not exist"})
            assert body["force"] is True
            state.refs[f"refs/{match[1]}"] = body["sha"]
            return self.answer(200, {})
        if call == "POST git/refs":
            assert body["ref"].startswith("refs/tincture/") and body["ref"] not in state.refs
            state.refs[body["ref"]] = body["sha"]
            return self.answer(201, {})
        self.answer(404, {"message": "Not Found"})

    do_GET = do_POST = do_PATCH = do_call


def saw(folder: pathlib.Path, expected: dict[str, str]) -> None:
    state = json.loads((folder / "state.json").read_text())
    bodies = state["bodies"]
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", "\n".join(bodies))
    right = len(bodies) == int(expected["comments"])
    right &= bool(pictures) == (expected["pictures"] == "some") and set(pictures) <= set(state["places"])
    right &= any(expected.get("text", "") in body for body in bodies)
    right &= all(body.startswith("<!-- tincture ") for body in bodies)
    links = [(body, name) for body in bodies for name in re.findall(r"\(#user-content-(.*?)\)", body)]
    right &= all(f'<a name="{name}">' in body for body, name in links)
    right &= not any("Catalog" in body for body in state["strangers"])
    if not right:
        sys.exit(f"expected {expected}, found {json.dumps(state, indent=1)}")


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    if len(sys.argv) > 2:
        return saw(folder, dict(word.split("=", 1) for word in sys.argv[3:]))
    folder.mkdir()
    Handler.state = State(folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    (folder / "port").write_text(str(server.server_port))
    server.serve_forever()


if __name__ == "__main__":
    main()
