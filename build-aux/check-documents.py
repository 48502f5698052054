#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the files, types, and functions that the documents name exist, the files whose
findings cppcheck suppresses, and the files that comments in the code name.

Argument: the top of the source tree. Names in capitals, such as NAME, stand for any name."""
import pathlib
import re
import sys

DOCUMENTS = ["README.md", "ARCHITECTURE.md", "BENCHMARKS.md", "CODE_OF_CONDUCT.md",
             "CONTRIBUTING.md", "tests/PROMISES.md", "build-aux/cppcheck-suppressions"]
FOLDERS = ["build-aux", "data", "examples", "flatpak", "help", "po", "src", "tests"]
FILE = re.compile(r"[\w.*-]+(?:/[\w.*-]+)*(?:/|\.(?:build|c|h|md|page|po|py|sh|ui|xml|[1-9]))")
CODE = re.compile(r"(Lab[A-Z]\w+|lab_\w+)(?:\(\))?")

top = pathlib.Path(sys.argv[1])
paths = [path for path in top.iterdir() if path.is_file()]
for folder in FOLDERS:
    paths += [top / folder, *(top / folder).rglob("*")]
known = {f"/{path.relative_to(top)}{'/' if path.is_dir() else ''}" for path in paths}
sources = {path.relative_to(top): path.read_text("utf-8") for path in paths
           if path.suffix in (".c", ".h")
           and not {top / "src", top / "tests"}.isdisjoint(path.parents)}
words = set(re.findall(r"\b(?:Lab[A-Z]|lab_)\w+", "".join(sources.values())))


def is_missing(name):
    if re.search(r"\b(NAME|LANGUAGE)\b", name):
        return False
    if code := CODE.fullmatch(name):
        return code[1] not in words
    if FILE.fullmatch(name):
        pattern = re.compile(r".*/" + re.escape(name).replace(r"\*", "[^/]*"))
        return not any(pattern.fullmatch(path) for path in known)
    return False


print(f"1..{len(DOCUMENTS) + 1}")
for number, document in enumerate(DOCUMENTS, 1):
    text = (top / document).read_text("utf-8")
    names = {name.removeprefix("./") for name in re.findall(r"`([^`\n]+)`", text)}
    links = set(re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text))
    # A suppression names its file so: check:*file
    names |= set(re.findall(r"(?m)^\w+:\*(\S+)$", text))
    missing = {name for name in names if is_missing(name)}
    missing |= {link for link in links if not (top / document).parent.joinpath(link).exists()}
    print("not ok" if missing else "ok", number, "-",
          f"everything that {document} names exists", *sorted(missing))

missing = {f"{path}: {name}" for path, text in sources.items()
           for comment in re.findall(r"(?s)/\*.*?\*/", text)
           for name in re.findall(r"[\w-]+\.(?:[ch]|md|py|ui)\b", comment) if is_missing(name)}
print("not ok" if missing else "ok", len(DOCUMENTS) + 1, "-",
      "every file that a comment names exists", *sorted(missing))
