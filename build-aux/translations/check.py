#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every translation against the current strings of the source.

check.py SOURCE XGETTEXT-ARGUMENT... prints TAP. For each language of po/LINGUAS it checks that
msgfmt accepts the catalog, that nothing is missing or fuzzy, and that nothing looks wrong; then
the same for the manual, if there is one.
"""
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

import catalog
import lint

MAX_TOLD = 40
TAG = re.compile(r"<[^>]*>")


class Tap:
    """Counts checks and prints their results."""

    def __init__(self):
        self.number = 0
        self.failed = False

    def check(self, name, faults):
        faults = list(faults)
        self.number += 1
        self.failed |= bool(faults)
        print("not ok" if faults else "ok", self.number, "-", name)
        for fault in faults[:MAX_TOLD]:
            print("#  ", fault.replace("\n", "\\n"))
        if len(faults) > MAX_TOLD:
            print(f"#   … and {len(faults) - MAX_TOLD} more")

    def finish(self):
        if self.number == 0:
            print("1..0 # SKIP there are no translations yet")
        else:
            print(f"1..{self.number}")
        return 1 if self.failed else 0


def read_languages(path):
    if not path.exists():
        return []
    return [language for line in path.read_text("utf-8").splitlines()
            if not line.startswith("#") for language in line.split()]


def show(entry):
    return f"“{entry.text[:70]}”" + (f" ({entry.context})" if entry.context else "")


def run_msgfmt(path, *options):
    run = subprocess.run(["msgfmt", "--check", *options, "--output-file=/dev/null", str(path)],
                         capture_output=True, text=True, check=False)
    return run.stderr.splitlines() if run.returncode else []


def find_missing(strings, entries):
    translated = {entry.key: entry for entry in entries if entry.is_translated}
    for string in strings:
        found = translated.get(string.key)
        if found is None or found.plural != string.plural:
            yield f"{show(string)} is missing or fuzzy"


def find_fuzzy(entries):
    for entry in entries:
        if "fuzzy" in entry.flags:
            yield f"{show(entry)} is fuzzy"


def find_places_outside(entries):
    """Finds references that leave the source tree: they tell where somebody built, to everybody."""
    outside = {place for entry in entries for place in entry.places
               if place.startswith("/") or place.removeprefix("../").startswith("../")}
    for place in sorted(outside):
        yield f"{place} is outside the source tree: update catalogs from a build folder inside it"


def find_faults(language, strings, entries, alike):
    known = {string.key: string for string in strings}
    current = [entry for entry in entries if entry.key in known and entry.is_translated]
    for entry in current:
        entry.places = known[entry.key].places
        for fault in lint.lint_entry(language, entry, alike):
            yield f"{show(entry)}: {fault}: “{entry.translations[0][:70]}”"
    yield from lint.lint_mnemonics(current)
    yield from lint.lint_words(current)
    counts = {len(entry.translations) for entry in current if entry.plural is not None}
    if counts:
        yield from lint.lint_header(language, catalog.read_header(entries), counts.pop())


def check_program(tap, top, arguments):
    strings = catalog.parse(catalog.extract(top, arguments))[1:]
    alike = lint.read_alike((top / "po/ALIKE").read_text("utf-8"))
    for language in read_languages(top / "po/LINGUAS"):
        path = top / "po" / f"{language}.po"
        if not path.exists():
            tap.check(f"{language}: the catalogue", [f"{path} is missing"])
            continue
        entries = catalog.parse(path.read_text("utf-8"))
        tap.check(f"{language}: references", find_places_outside(entries))
        tap.check(f"{language}: msgfmt", run_msgfmt(path, "--check-accelerators=_"))
        tap.check(f"{language}: complete",
                  [*find_missing(strings, entries[1:]), *find_fuzzy(entries)])
        tap.check(f"{language}: no slips", find_faults(language, strings, entries, alike))


def get_tags(text):
    """Returns the names of the elements in a piece of XML, sorted; None if it is not XML."""
    try:
        page = ElementTree.fromstring(f"<page>{text}</page>")
    except ElementTree.ParseError:
        return None
    return sorted(element.tag + str(sorted(element.attrib.items())) for element in page.iter())


def find_broken_tags(entries):
    for entry in entries:
        tags = get_tags(entry.text)
        if tags is not None and tags != get_tags(entry.translations[0]):
            yield f"{show(entry)} has other elements than its translation"


def find_faults_of_pages(language, entries, alike):
    for entry in entries:
        plain = catalog.Entry(text=TAG.sub("", entry.text),
                              translations=[TAG.sub("", entry.translations[0])])
        for fault in lint.lint_entry(language, plain, alike):
            yield f"{show(entry)}: {fault}: “{entry.translations[0][:70]}”"


def check_manual(tap, top):
    """Checks the catalogs of the manual against the pages of help/C."""
    alike = lint.read_alike((top / "po/ALIKE").read_text("utf-8"))
    languages = read_languages(top / "help/LINGUAS")
    pages = sorted(str(page) for page in (top / "help/C").glob("*.page"))
    if not languages or not pages:
        return
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / "help.pot"
        subprocess.run(["itstool", "-o", str(pot), *pages], check=True)
        # itstool adds entries for names and pictures, which need no translation.
        strings = [entry for entry in catalog.parse(pot.read_text("utf-8"))[1:]
                   if entry.context != "_"]
    for language in languages:
        path = top / "help" / language / f"{language}.po"
        if not path.exists():
            tap.check(f"{language}: the catalogue of the manual", [f"{path} is missing"])
            continue
        entries = catalog.parse(path.read_text("utf-8"))
        tap.check(f"{language}: references, of the manual", find_places_outside(entries))
        tap.check(f"{language}: msgfmt, of the manual", run_msgfmt(path))
        tap.check(f"{language}: complete, of the manual",
                  [*find_missing(strings, entries[1:]), *find_fuzzy(entries)])
        translated = [entry for entry in entries[1:]
                      if entry.is_translated and entry.context != "_"]
        tap.check(f"{language}: the same elements, of the manual", find_broken_tags(translated))
        tap.check(f"{language}: no slips, of the manual",
                  find_faults_of_pages(language, translated, alike))


def main(top, arguments):
    tap = Tap()
    check_program(tap, top, arguments)
    check_manual(tap, top)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2:]))
