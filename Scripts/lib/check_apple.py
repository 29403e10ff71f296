"""Builds stand-ins for Apple's SDK into .build/apple and type-checks the package against them: see Scripts/check-apple."""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import typing

root = pathlib.Path.cwd()
cache = root / ".build/apple"
stand_ins = root / "Tests/Support/AppleStandIns"
# A folder of its own, so that no build that is going on is waited for.
SCRATCH = ["--scratch-path", str(cache / "packages")]
pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())

# The modules of the toolchain that have a textual interface with Apple's availability, and those written here.
STANDARD_LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_RegexParser", "RegexBuilder"]
STANDARD_LIBRARY += ["Observation", "Synchronization", "_Builtin_float", "Testing"]
# In the order in which they import each other.
STAND_INS = {
    "macos": ["Darwin", "CoreGraphics", "Foundation", "CryptoKit", "SwiftUI", "PackagePlugin", "XcodeProjectPlugin"],
    "ios": ["Darwin", "CoreGraphics", "Foundation", "CryptoKit", "UIKit", "SwiftUI"],
}


class Platform(typing.NamedTuple):
    name: str
    folder: str
    module: str
    triple: str


class Failure(Exception):
    """What keeps the check from running."""


def output(*command: object) -> str:
    run = subprocess.run([str(word) for word in command], check=False, capture_output=True, text=True)
    if run.returncode:
        raise Failure(f"{' '.join(str(word) for word in command)[:200]}:\n{run.stderr.strip()[-4000:]}")
    return run.stdout


# The toolchain.


def retargeted(name: str, interface: str, platform: Platform) -> str:
    """A module interface of the standard library for Linux, as one for an Apple system."""
    interface = re.sub(r"-target \S+", f"-target {platform.triple}", interface, count=1).replace(" -O ", " -Onone ", 1)
    # Its own bodies may use what is newer than the target: Apple compiles them for the newest system.
    flags = "-disable-availability-checking"
    # Bodies take most of the time. Only the macros of tests need some, for their constants, and no test is checked for iOS.
    if name == "Swift" and platform.name == "macos":
        interface = only_transparent_bodies(interface)
    else:
        flags += " -experimental-skip-all-function-bodies"
    interface = interface.replace("-module-name", f"{flags} -module-name", 1)
    # The mutex of Linux asks for its thread; only its declaration is needed.
    interface = interface.replace("_swift_stdlib_gettid()", "UInt32(0)")
    # The attribute wants bodies, which are not printed for Linux.
    return re.sub(r"^\s*(@backDeployed\(.*|import Glibc)\n", "", interface, flags=re.MULTILINE)


def only_transparent_bodies(interface: str) -> str:
    """A module interface without the bodies of functions and initializers that constants cannot be computed with."""
    lines: list[str] = []
    end = ""
    for line in interface.split("\n"):
        if end:
            end = "" if line == end else end
        elif re.search(r"\b(func |init[(<?!]).* \{$", line) and "@_transparent" not in line:
            lines.append(line.removesuffix(" {"))
            end = line[: len(line) - len(line.lstrip())] + "}"
        else:
            lines.append(line)
    return "\n".join(lines)


class Toolchain:
    """The compiler with a resource folder and an SDK for Apple's systems, made once per compiler and platforms."""

    def __init__(self, headers: pathlib.Path, older: pathlib.Path, platforms: list[Platform]):
        info = json.loads(output("swiftc", "-print-target-info"))
        self.resources = pathlib.Path(info["paths"]["runtimeResourcePath"])
        self.host = info["target"]["moduleTriple"]
        self.clang = self.resources.parent.parent / "bin/clang"
        key = hashlib.sha256(repr((info["compilerVersion"], self.resources, headers, older, platforms)).encode())
        for file in [pathlib.Path(__file__), *sorted(file for file in stand_ins.rglob("*") if file.is_file())]:
            key.update(file.read_bytes())
        self.folder = cache / f"{info['swiftCompilerTag']}-{key.hexdigest()[:16]}"
        self.sdk = self.folder / "sdk"
        self.older_sdk = self.folder / "older-sdk"
        ready = self.folder / "ready"
        if not ready.exists():
            print("Building the standard library's modules for Apple's systems ...", file=sys.stderr)
            for old in cache.glob(f"{info['swiftCompilerTag']}-*"):
                shutil.rmtree(old)
            self.make_sdk(self.sdk, headers)
            self.make_sdk(self.older_sdk, older)
            resources = self.folder / "resources"
            resources.mkdir()
            for name in ["apinotes", "clang", "shims"]:
                (resources / name).symlink_to(self.resources / name)
            for made in [pool.submit(self.make_modules, platform) for platform in platforms]:
                made.result()
            ready.touch()

    def make_sdk(self, sdk: pathlib.Path, headers: pathlib.Path) -> None:
        include = sdk / "usr/include"
        shutil.copytree(headers, include)
        shims = self.resources / "shims/module.modulemap"
        names = re.findall(r"^module (\w+)", shims.read_text(), re.MULTILINE)
        shimmed = "".join(f'extern module {name} "{shims}"\n' for name in names)
        written(include / "module.modulemap", (stand_ins / "module.modulemap").read_text() + shimmed)
        shutil.copy(stand_ins / "SDKSettings.json", sdk)

    def make_modules(self, platform: Platform) -> None:
        modules = self.folder / "resources" / platform.folder
        for name in STANDARD_LIBRARY:
            interface = self.resources / f"linux/{name}.swiftmodule/{self.host}.swiftinterface"
            made = modules / f"{name}.swiftmodule/{platform.module}.swiftinterface"
            made.parent.mkdir(parents=True)
            made.write_text(retargeted(name, interface.read_text(), platform))
        imports = "".join(f"import {name}\n" for name in STANDARD_LIBRARY)
        source = written(self.folder / platform.folder / "Imports.swift", imports)
        output(*self.emit(platform, "Imports", source.parent / "Imports.swiftmodule"), source)
        for name in STAND_INS[platform.name]:
            made = modules / f"{name}.swiftmodule/{platform.module}.swiftmodule"
            made.parent.mkdir()
            output(*self.emit(platform, name, made), "-swift-version", "6", "-parse-as-library", stand_ins / f"{name}.swift")

    def emit(self, platform: Platform, name: str, module: pathlib.Path) -> list:
        """The command that compiles a module, without its sources."""
        return [
            *["swiftc", "-frontend", "-emit-module", "-module-name", name, "-o", module],
            *self.flags(platform),
            *["-disable-objc-interop", "-diagnostic-style", "llvm", "-plugin-path", self.resources / "host/plugins"],
        ]

    def flags(self, platform: Platform) -> list:
        """What finds the modules of a platform."""
        return [
            *["-target", platform.triple, "-sdk", self.sdk, "-resource-dir", self.folder / "resources"],
            *["-module-cache-path", self.folder / "modules"],
        ]


# The package.


class Target:
    def __init__(self, package: dict, folder: pathlib.Path, described: dict):
        self.name = described["name"]
        self.type = described["type"]
        self.described = described
        self.package = package["name"].lower()
        self.language = package["toolsVersion"]["_version"].split(".")[0]
        places = [described["path"]] if described.get("path") else [f"Sources/{self.name}", f"Tests/{self.name}"]
        self.folder = next((folder / place for place in places if (folder / place).is_dir()), folder / places[0])
        self.is_own = folder == root
        excluded = [self.folder / path for path in described["exclude"]]
        excluded += [self.folder / resource["path"] for resource in described["resources"]]
        files = sorted(path for path in self.folder.rglob("*") if path.suffix in (".swift", ".c", ".S"))
        files = [file for file in files if not any(file.is_relative_to(path) for path in excluded)]
        self.swift = [file for file in files if file.suffix == ".swift"]
        self.c = [file for file in files if file.suffix in (".c", ".S")]

    def settings(self, tool: str, platform: Platform) -> list[tuple[str, str]]:
        return [
            (kind, value.get("_0"))
            for setting in self.described["settings"]
            if setting["tool"] == tool and holds(setting.get("condition"), platform)
            for kind, value in setting["kind"].items()
        ]

    def swift_flags(self, platform: Platform) -> list[str]:
        flags = {
            "enableUpcomingFeature": "-enable-upcoming-feature",
            "enableExperimentalFeature": "-enable-experimental-feature",
            "define": "-D",
            "swiftLanguageMode": "-swift-version",
        }
        settings = [("swiftLanguageMode", self.language), *self.settings("swift", platform)]
        return [word for kind, value in settings if kind in flags for word in (flags[kind], value)]

    def c_flags(self, platform: Platform) -> list[str]:
        flags = {"define": "-D", "headerSearchPath": f"-I{self.folder}/"}
        return [flags[kind] + value for kind, value in self.settings("c", platform) if kind in flags]

    def module_map(self, generated: pathlib.Path) -> pathlib.Path:
        include = self.folder if self.type == "system" else self.folder / "include"
        if (include / "module.modulemap").exists():
            return include / "module.modulemap"
        umbrella = include / f"{self.name}.h"
        what = f'umbrella header "{umbrella}"' if umbrella.exists() else f'umbrella "{include}"'
        return written(generated / self.name / "module.modulemap", f"module {self.name} {{ {what} export * }}\n")


def holds(condition: dict | None, platform: Platform) -> bool:
    names = (condition or {}).get("platformNames")
    return not names or platform.name in names


def written(file: pathlib.Path, text: str) -> pathlib.Path:
    """The file with that text; it is touched only if the text is another."""
    if not file.exists() or file.read_text() != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return file


class Package:
    """The package of the current folder with those that it depends on."""

    def __init__(self) -> None:
        self.root = json.loads(output("swift", "package", *SCRATCH, "dump-package"))
        self.targets: dict[str, Target] = {}
        self.products: dict[str, list[str]] = {}
        self.add(self.root, root)
        if self.root["dependencies"]:
            output("swift", "package", *SCRATCH, "resolve")
            for folder in sorted((cache / "packages/checkouts").iterdir()):
                self.add(json.loads(output("swift", "package", *SCRATCH, "--package-path", folder, "dump-package")), folder)

    def add(self, package: dict, folder: pathlib.Path) -> None:
        for described in package["targets"]:
            self.targets.setdefault(described["name"], Target(package, folder, described))
        for product in package["products"]:
            self.products.setdefault(product["name"], product["targets"])

    def dependencies(self, target: Target, platform: Platform) -> list[Target]:
        names = []
        for dependency in target.described["dependencies"]:
            for kind, (name, *_, condition) in dependency.items():
                if holds(condition, platform):
                    names += [name] if kind != "product" and name in self.targets else self.products[name]
        return [self.targets[name] for name in names]

    def ordered(self, names: list[str], platform: Platform) -> list[Target]:
        """The targets with all that they depend on, each behind its dependencies."""
        order: dict[str, Target] = {}

        def visit(target: Target) -> None:
            if target.name not in order and target.type not in ("plugin", "macro", "binary"):
                for dependency in self.dependencies(target, platform):
                    visit(dependency)
                order[target.name] = target

        for name in names:
            visit(self.targets[name])
        return list(order.values())


def foreign_headers(package: Package) -> list[str]:
    """Flags that find the headers of the system libraries, by links: the libc's own lie beside them."""
    folder = cache / "libraries"
    shutil.rmtree(folder, ignore_errors=True)
    search = [folder]
    for target in package.targets.values():
        names = [name for by in target.described.get("providers") or [] for name in by.get("apt", [[]])[0]]
        if not names:
            continue
        # Of several names for one library, most systems know one only.
        listed = subprocess.run(["dpkg", "-L", *names], check=False, capture_output=True, text=True).stdout
        headers = re.findall(r"^/usr/include/.*\.h$", listed, re.MULTILINE)
        if not headers:
            raise Failure(f"{target.name} needs {' or '.join(names)}, which is not installed")
        for header in headers:
            link = folder / re.sub(r"^/usr/include/([^/]*-linux-gnu[^/]*/)?", "", header)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(header)
        name = target.described.get("pkgConfig")
        flags = output("pkg-config", "--cflags-only-I", name) if name else ""
        search += [folder / path for path in re.findall(r"-I/usr/include/(\S+)", flags)]
    return [f"-I{path}" for path in dict.fromkeys(search)]


def newer_jpeg(libraries: list[str]) -> list[str]:
    """The same flags with the interface of libjpeg 8, with which Homebrew builds libjpeg-turbo; Debian has that of 6b."""
    configuration = cache / "libraries/jconfig.h"
    if not configuration.exists():
        raise Failure("libjpeg-turbo has no jconfig.h")
    newer = re.sub(r"(define JPEG_LIB_VERSION).*", r"\1 80", configuration.read_text())
    return [f"-I{written(cache / 'jpeg8/jconfig.h', newer).parent}", *libraries]


# The check.


class Check:
    def __init__(self, toolchain: Toolchain, package: Package):
        self.toolchain = toolchain
        self.package = package
        self.generated = cache / "generated"
        self.libraries = foreign_headers(package)
        self.libraries_with_newer_jpeg = newer_jpeg(self.libraries)
        self.errors: set[str] = set()
        self.checked: set[str] = set()

    def run(self, names: list[str], platform: Platform) -> list[concurrent.futures.Future]:
        """Begins to check these targets and what they depend on."""
        modules = self.toolchain.folder / "package" / platform.folder
        shutil.rmtree(modules, ignore_errors=True)
        modules.mkdir(parents=True)
        begun: dict[str, concurrent.futures.Future] = {}
        for target in [self.package.targets[name] for name in names]:
            if target.type == "plugin":
                begun[target.name] = pool.submit(self.check_swift, target, platform, modules, [])
        for target in self.package.ordered(names, platform):
            if target.swift:
                # Those in front were handed to the pool earlier, so waiting for them ends.
                needed = [begun[each.name] for each in self.package.ordered([target.name], platform) if each.name in begun]
                begun[target.name] = pool.submit(self.check_swift, target, platform, modules, needed)
            elif target.c:
                begun[target.name] = pool.submit(self.check_c, target, platform)
        return list(begun.values())

    def check_swift(self, target: Target, platform: Platform, modules: pathlib.Path, needed: list) -> None:
        for other in needed:
            other.result()
        command = [
            *self.toolchain.emit(platform, target.name, modules / f"{target.name}.swiftmodule"),
            *["-I", modules, "-enable-testing", "-package-name", target.package, *target.swift_flags(platform)],
            *([] if any(file.name == "main.swift" for file in target.swift) else ["-parse-as-library"]),
        ]
        c_targets = [each for each in self.package.ordered([target.name], platform) if not each.swift]
        for each in c_targets:
            command += ["-Xcc", f"-fmodule-map-file={each.module_map(self.generated)}"]
        command += [word for flag in self.libraries for word in ("-Xcc", flag)] if c_targets else []
        if self.compile(target, [*command, *target.swift]):
            return
        # Without the bodies, so that what depends on the target can be checked all the same.
        again = [*command, "-experimental-skip-all-function-bodies", "-experimental-allow-module-with-compiler-errors"]
        subprocess.run([*again, *target.swift], check=False, capture_output=True)

    def check_samples(self, platform: Platform) -> None:
        """Type-checks the samples for iOS with what the program generates, where it is built."""
        program = root / ".build/debug/tincture"
        if not program.exists():
            print("the samples in docs/examples are not checked: there is no .build/debug/tincture")
            return
        generated = cache / "samples"
        emitted = ["--emit", "swift:bundle=main", "--output", generated, "--no-cache", "--quiet"]
        output(program, "compile", "--config", root / "Assets/tincture.yml", *emitted)
        samples = [file for name in ("swiftui", "uikit") for file in sorted((root / "docs/examples" / name).glob("*.swift"))]
        modules = self.toolchain.folder / "package" / platform.folder
        # An app that is new today.
        platform = platform._replace(triple=re.sub(r"ios[0-9.]+", "ios17.0", platform.triple))
        command = self.toolchain.emit(platform, "Samples", generated / "Samples.swiftmodule")
        command += ["-I", modules, "-swift-version", "6", "-parse-as-library", generated / "Assets.swift", *samples]
        if self.compile(self.package.targets["TinctureUI"], command):
            print(f"{len(samples)} samples for iOS are right")

    def write_symbol_graph(self, name: str, platform: Platform) -> None:
        """Writes what others can use of a target that was checked into .build/apple/graphs."""
        graphs = cache / "graphs"
        shutil.rmtree(graphs, ignore_errors=True)
        graphs.mkdir()
        modules = self.toolchain.folder / "package" / platform.folder
        output(
            *["swift", "symbolgraph-extract", "-module-name", name, "-output-dir", graphs, "-I", modules],
            *self.toolchain.flags(platform),
            *["-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members"],
        )

    def check_c(self, target: Target, platform: Platform) -> None:
        for architecture in ["arm64", "x86_64"]:
            triple = re.sub("^[^-]*", architecture, platform.triple)
            others = self.package.ordered([target.name], platform)
            includes = [f"-I{each.folder}/include" for each in others if each.type != "system"]
            flags = ["-target", triple, *target.c_flags(platform), *includes]
            for sdk in [self.toolchain.sdk, self.toolchain.older_sdk]:
                for libraries in [self.libraries, self.libraries_with_newer_jpeg]:
                    command = [self.toolchain.clang, "-c", "-o", "/dev/null", "-isysroot", sdk, *flags, *libraries]
                    for file in target.c:
                        self.compile(target, [*command, file])

    def compile(self, target: Target, command: list) -> bool:
        run = subprocess.run(command, check=False, capture_output=True, text=True)
        self.checked |= {target.name} if target.is_own else set()
        place = r"(?:[^\s:][^:\n]*:\d+:\d+|<unknown>:0)"
        found = re.findall(rf"^{place}: (?:fatal )?error: .*$", run.stderr, re.MULTILINE)
        if run.returncode and not found:
            found = [f"{target.name}: error: the compiler failed: {run.stderr[-2000:]}"]
        self.errors |= {line.replace(f"{root}/", "").replace("<unknown>:0", target.name) for line in found}
        return run.returncode == 0


def main(headers: str, older: str) -> int:
    package = Package()
    versions = {each["platformName"]: each["version"] for each in package.root["platforms"]}
    macos = Platform("macos", "macosx", "x86_64-apple-macos", f"x86_64-apple-macosx{versions.get('macos', '10.13')}")
    simulator = f"x86_64-apple-ios{versions.get('ios', '12.0')}-simulator"
    ios = Platform("ios", "iphonesimulator", "x86_64-apple-ios-simulator", simulator)
    check = Check(Toolchain(pathlib.Path(headers), pathlib.Path(older), [macos, ios]), package)

    library = [name for each in package.root["products"] if "library" in each["type"] for name in each["targets"]]
    own = [target.name for target in package.targets.values() if target.is_own]
    begun = check.run(library, ios) + check.run(own, macos)
    for each in begun:
        each.result()
    check.check_samples(ios)
    if not check.errors:
        check.write_symbol_graph("TinctureUI", ios)
    for error in sorted(check.errors):
        print(error)
    print(f"{len(check.checked)} targets, {len(check.errors)} errors")
    return 1 if check.errors else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except (Failure, OSError) as failure:
        print(f"Scripts/check-apple: {failure}", file=sys.stderr)
        sys.exit(2)
