"""Finds in shell scripts what macOS does not have: its bash is 3.2, its tools are BSD's.

shell_portability.py FILE ...; a file that stops elsewhere than on Linux, and a line that ends with `# Linux`, may use anything.
"""

import re
import sys

LINUX_ONLY = re.compile(r'^\[ "\$\(uname -s\)" = Linux \] \|\| \{$', re.MULTILINE)

MISTAKES = {
    r"\b(mapfile|readarray)\b": "bash 3.2 has no mapfile: read lines by `while read`",
    r"\b(declare|local|typeset) -[a-zA-Z]*[Agn]": "bash 3.2 has no associative arrays, global declarations and references",
    r"\$\{\w+(\[[^]]*\])?(,|\^|@[A-Za-z]\})": "bash 3.2 changes no letters in ${...}: use tr",
    r"\|&|&>>|\bcoproc\b|\bwait -n\b|\[\[ -v\b|\bshopt -s (globstar|lastpipe)": "bash 3.2 does not know this",
    r"\[-\d+\]\}": "bash 3.2 counts no array from its end",
    r"\breadlink -[a-z]*f|\brealpath -": "BSD's readlink and realpath have no such option: use `cd ... && pwd -P`",
    r"\bdate (-d|--|\S*%N)": "BSD's date has neither -d nor %N",
    r"\bstat (-c|--)": "BSD's stat has -f instead of -c: use ls or Python",
    r"\bgrep -[a-zA-Z]*P": "BSD's grep has no -P",
    r"\bxargs (-\S+ )*(-d|--)": "BSD's xargs has no -d: use -0",
    r"\b(sha\d+sum|md5sum|timeout|nproc|tac|setsid|truncate|numfmt|shuf)\b(?! *=)": "macOS has no such program",
    r"\bmktemp (-\S+ )*(--|-p\b)": "BSD's mktemp has no such option",
    r"\bsed (-\S+ )*(-i(?![.\w])|-i ''|--)": "BSD's sed wants a suffix: -i.bak",
    r"\bfind\b.*-(printf|regextype|executable)\b": "BSD's find has no such test",
    r"\b(cp|mv|ln|rm|mkdir|touch|head|tail|sort|wc|du|ls) (-\S+ )*--[a-z]": "BSD's tools have no long options",
    r"\b(cp|mv|ln) (-\S+ )*-[a-zA-Z]*[tT]\b|\bln (-\S+ )*-[a-zA-Z]*r": "BSD's cp, mv and ln have no -t, -T and -r",
    r"\b(head|tail) (-\S+ )*-[cn] *-\d|\bhead (-\S+ )*-n *-": "BSD's head counts from the beginning only",
    r"\bbase64 (-\S+ )*-w|\bdu (-\S+ )*-b|\bdf (-\S+ )*--": "BSD's tools have no such option",
    r"/usr/bin/time -[a-z]*[fv]|\bscript -[a-z]*[ce]": "BSD's time and script have no such option",
}


def code(line: str) -> str:
    """The line without its comment, as far as that is told by simple means."""
    return re.sub(r"(^|\s)#.*$", "", line)


def mistakes(text: str) -> list[tuple[int, str]]:
    if LINUX_ONLY.search(text):
        return []
    found = []
    lines = text.split("\n")
    may_be_empty = set(re.findall(r"\b(\w+)=\(\)", text))
    for number, line in enumerate(lines, 1):
        if line.endswith("# Linux"):
            continue
        words = code(line)
        found += [(number, why) for pattern, why in MISTAKES.items() if re.search(pattern, words)]
        for name in re.findall(r'(?<!\+)"\$\{(\w+)\[[@*]\]\}"', words):
            if name in may_be_empty:
                advice = f'${{{name}[@]+"${{{name}[@]}}"}}'
                found.append((number, f"under `set -u` bash 3.2 stops at an empty array: write {advice}"))
    return found


def check_itself() -> None:
    """Each mistake is found, and what is right is not."""
    wrong = """mapfile -t x\ndeclare -A x\necho ${x,,}\nls |& cat\necho ${x[-1]}\nreadlink -f x\ndate -d now\nstat -c %s x
grep -oP x\nxargs -d x\nsha256sum x\nmktemp --suffix x\nsed -i s/a/b/ x\nfind . -printf x\ncp --reflink a b\nln -sr a b
head -n -1\nbase64 -w0\nscript -qec x"""
    for line in wrong.split("\n"):
        if not mistakes(line):
            raise SystemExit(f"shell_portability.py does not find: {line}")
    right = 'a=(1)\necho "${a[@]}" ${x%.*} "$(stat -f %z x)"\nsed -i.bak s/a/b/ x # not sed -i\ncp -R a b\nprintf -- "--x"'
    for text in [right, 'b=()\necho ${b[@]+"${b[@]}"}', '[ "$(uname -s)" = Linux ] || {\n  exit\n}\nstat -c %s x']:
        if mistakes(text):
            raise SystemExit(f"shell_portability.py finds {mistakes(text)} in: {text}")
    if not mistakes('b=()\necho "${b[@]}"'):
        raise SystemExit("shell_portability.py does not find an empty array")


def main() -> int:
    check_itself()
    status = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            for number, why in mistakes(file.read()):
                print(f"{path}:{number}: {why}")
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
