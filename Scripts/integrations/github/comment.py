"""Writes what a pull request changes into one comment on it, and renews that comment with each run.

    TINCTURE_TOKEN           may write comments; without `contents: write` the comment has no pictures
    TINCTURE_PULL_REQUEST    the number of the pull request; empty where there is none
    TINCTURE_DIFFERENCE      the folder that diff.sh has made
    TINCTURE_FOLDER          the folder that was compared: each has a comment of its own
    GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY    as a runner sets them

Anyone can write a comment that begins as ours does, so only a comment by the token's own account is renewed.

Comments show no pictures but those that have an address. So the pictures become a commit without parents, behind the ref
refs/tincture/PULL-KEY, which is no branch and is moved by each run. A comment that cannot be written fails no job: a notice says why.

Reference: GitHub's REST API, "Issue comments", "Git database"; GraphQL API, "viewer". It runs with any Python 3.9.
"""

from __future__ import annotations

import base64
import hashlib
import http.client
import json
import os
import pathlib
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

MOST_PICTURES = 20
MOST_BYTES = 5_000_000
MOST_PAGES = 30
"""Of a hundred comments each."""
LONGEST = 65_536
"""The most characters of a comment."""
WORKFLOW_ACCOUNT = "github-actions[bot]"
"""The author of what a job's own token writes."""

PICTURE = re.compile(r"!\[(?P<words>(?:\\.|[^\]\\\n])*)\]\(<?diff/(?P<name>[A-Za-z0-9._%-]+\.png)>?\)")
"""A picture, as `tincture diff --format markdown --png` writes it."""

EMPTY = re.compile(r"\n<details(?: open)?><summary>[^\n]*</summary>\s*</details>\n")
"""The place of pictures that are not shown."""
LINK = re.compile(r"<br>\[drawing\]\(#user-content-([^)]*)\)")
"""A row's link to the place of its pictures."""


class Refused(Exception):
    """What the forge answers to a call that it does not do."""

    def __init__(self, call: str, reason: str) -> None:
        super().__init__(f"{call}: {reason}")


FAILURES = (Refused, LookupError, TypeError, AttributeError)
"""A call that is refused, and an answer that has not what such an answer has."""


class Forge:
    """The REST API of one repository."""

    def __init__(self, api: str, graph: str, repository: str, token: str) -> None:
        self.root = f"{api.rstrip('/')}/repos/{repository}"
        self.graph = graph
        self.token = token

    def account(self) -> str:
        """Returns the login that the token writes as. REST's `user` refuses the tokens of jobs and apps."""
        try:
            return self.call("POST", self.graph, {"query": "query { viewer { login } }"})["data"]["viewer"]["login"]
        except FAILURES:
            return WORKFLOW_ACCOUNT

    def call(self, method: str, path: str, body: object = None) -> object:
        request = urllib.request.Request(
            path if path == self.graph else f"{self.root}/{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Authorization": f"Bearer {self.token}",
                "Accept": "application/vnd.github+json",
                "Content-Type": "application/json",
                "User-Agent": "tincture",
            },
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(f"{method} {path.split('?')[0]}", f"HTTP {error.code}") from error
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise Refused(f"{method} {path.split('?')[0]}", str(error)) from error


def pictures(text: str, folder: pathlib.Path) -> list[str]:
    """The names of the pictures that the text shows, as it writes them: the first of them, as many as a comment should have."""
    names: list[str] = []
    size = 0
    for match in PICTURE.finditer(text):
        if match["name"] in names:
            continue
        file = urllib.parse.unquote(match["name"])
        if "/" in file or not (folder / file).is_file():
            continue
        size += (folder / file).stat().st_size
        if len(names) == MOST_PICTURES or size > MOST_BYTES:
            break
        names.append(match["name"])
    return names


def upload(forge: Forge, names: list[str], folder: pathlib.Path, ref: str) -> str:
    """Makes a commit of the pictures and returns its digest."""
    tree = []
    for name in map(urllib.parse.unquote, names):
        content = base64.b64encode((folder / name).read_bytes()).decode()
        blob = forge.call("POST", "git/blobs", {"content": content, "encoding": "base64"})
        tree.append({"path": name, "mode": "100644", "type": "blob", "sha": blob["sha"]})
    made = forge.call("POST", "git/trees", {"tree": tree})
    commit = forge.call("POST", "git/commits", {"message": "What a pull request changes", "tree": made["sha"], "parents": []})
    try:
        forge.call("PATCH", f"git/refs/{ref}", {"sha": commit["sha"], "force": True})
    except Refused:
        forge.call("POST", "git/refs", {"ref": f"refs/{ref}", "sha": commit["sha"]})
    return commit["sha"]


def shown(text: str, places: dict[str, str]) -> str:
    """The text with the pictures that have an address, without the others and the links to them."""

    def addressed(match: re.Match[str]) -> str:
        return f"![{match['words']}]({places[match['name']]})" if match["name"] in places else ""

    text = EMPTY.sub("", PICTURE.sub(addressed, text)).strip() + "\n"
    return LINK.sub(lambda link: link[0] if f'<a name="{link[1]}">' in text else "", text)


def write(forge: Forge, number: str, marker: str, body: str, is_news: bool) -> str:
    """Writes the body into our comment that begins with the marker, else into a new one if it is news."""
    own = []
    account = forge.account()
    for page in range(1, MOST_PAGES + 1):
        comments = forge.call("GET", f"issues/{number}/comments?per_page=100&page={page}")
        own += [
            comment["id"]
            for comment in comments
            if (comment.get("body") or "").startswith(marker) and (comment.get("user") or {}).get("login") == account
        ]
        if len(comments) < 100:
            break
    for comment in reversed(own):
        try:
            return forge.call("PATCH", f"issues/comments/{comment}", {"body": body})["html_url"]
        except Refused:
            continue  # locked, or deleted meanwhile
    return forge.call("POST", f"issues/{number}/comments", {"body": body})["html_url"] if is_news else ""


def notice(text: str) -> None:
    text = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    print(f"::notice title=Tincture::{text}")


def main() -> None:
    number = os.environ.get("TINCTURE_PULL_REQUEST", "")
    if not number:
        return notice("there is no pull request, so there is nothing to comment on")
    if not number.isdecimal():
        sys.exit("comment.py: TINCTURE_PULL_REQUEST is not a number")
    token = os.environ.get("TINCTURE_TOKEN", "")
    if not token:
        return notice("there is no token, so there is no comment: set the input 'token'")
    repository = os.environ["GITHUB_REPOSITORY"]
    api = os.environ["GITHUB_API_URL"]
    forge = Forge(api, os.environ.get("GITHUB_GRAPHQL_URL") or f"{api.rstrip('/')}/graphql", repository, token)
    folder = pathlib.Path(os.environ["TINCTURE_DIFFERENCE"])
    text = (folder / "diff.md").read_text(encoding="utf-8")
    key = hashlib.sha256(os.environ.get("TINCTURE_FOLDER", ".").encode()).hexdigest()[:8]
    marker = f"<!-- tincture {key} -->\n"
    places: dict[str, str] = {}
    names = pictures(text, folder / "diff")
    try:
        commit = upload(forge, names, folder / "diff", f"tincture/{number}-{key}") if names else ""
        server = os.environ.get("GITHUB_SERVER_URL", "https://github.com").rstrip("/")
        places = {name: f"{server}/{repository}/raw/{commit}/{name}" for name in names}
    except FAILURES as refusal:
        notice(f"the comment has no pictures ({refusal}): the job's token needs `contents: write` for them")
    try:
        body = marker + shown(text, places)
        if len(body) > LONGEST:
            body = marker + shown(text, {})
        address = write(forge, number, marker, body, is_news="\nNo differences.\n" not in text)
        print(f"commented: {address}" if address else "no differences, no comment")
    except FAILURES as refusal:
        notice(
            f"the comment was not written ({refusal}): the job's token needs `pull-requests: write`, which pull requests from forks do not "
            "get; the job's summary has the same"
        )


if __name__ == "__main__":
    main()
