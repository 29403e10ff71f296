"""What is released: the program of the archive, its papers, and what they say about it."""

import dataclasses
import json
import pathlib
import subprocess
import time

DESCRIPTION = "Checks an app's pictures and colors, finds their palettes, precomputes carousel backdrops"


@dataclasses.dataclass(frozen=True)
class Library:
    """A library that is linked into the program."""

    name: str
    version: str
    license: str
    url: str = ""
    """Where it is from, as a package URL (purl) with the revision that was built; empty where there is none."""


@dataclasses.dataclass(frozen=True)
class Product:
    """The unpacked archive of `Scripts/dist` and what every package of it needs to know."""

    folder: pathlib.Path
    """Called tincture-VERSION-SYSTEM-MACHINE."""
    address: str
    moment: int
    """When the release was made, in seconds since 1970: SOURCE_DATE_EPOCH."""

    @property
    def name(self) -> str:
        """The name of the archive and of its folder."""
        return self.folder.name

    @property
    def version(self) -> str:
        return self.name.removeprefix("tincture-").rsplit("-", 2)[0]

    @property
    def system(self) -> str:
        """`linux` or `macos`."""
        return self.name.rsplit("-", 2)[1]

    @property
    def machine(self) -> str:
        """The processor as `uname -m` names it."""
        return self.name.rsplit("-", 2)[2]

    @property
    def triple(self) -> str:
        """The platform as Swift names it."""
        return f"{self.machine}-unknown-linux-gnu" if self.system == "linux" else f"{self.machine}-apple-macosx"

    @property
    def program(self) -> pathlib.Path:
        return self.folder / "tincture"

    @property
    def date(self) -> str:
        """The moment in UTC, as RFC 3339 writes it."""
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.moment))

    @property
    def debian_architecture(self) -> str:
        return {"x86_64": "amd64", "aarch64": "arm64"}[self.machine]

    @property
    def licenses(self) -> list[pathlib.Path]:
        return [self.folder / "LICENSE", *sorted((self.folder / "licenses").iterdir())]

    def output(self, *arguments: str) -> str:
        """What the program prints."""
        run = subprocess.run([self.program, *arguments], capture_output=True, text=True, check=True)
        return run.stdout

    def help(self) -> dict:
        """The commands with their options, as the argument parser describes them."""
        return json.loads(self.output("--experimental-dump-help"))["command"]

    def completions(self) -> dict[str, str]:
        """The completion scripts by shell."""
        return {shell: self.output("--generate-completion-script", shell) for shell in ("bash", "zsh", "fish")}

    def libraries(self) -> list[Library]:
        """What `Scripts/dist` wrote down of the libraries that it linked."""
        lines = (self.folder / "libraries.tsv").read_text().splitlines()
        return [Library(*line.split("\t")) for line in lines]
