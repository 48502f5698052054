#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the manual is complete and uses the names of the game.

A name in <gui> must be exactly what the game calls the button, menu item, or choice, with its
ellipsis, in every language of the manual.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent / "translations"))
import catalog

MALLARD = "{http://projectmallard.org/1.0/}"
top = pathlib.Path(sys.argv[1])
pages = sorted((top / "help/C").glob("*.page"))
roots = {page.stem: ElementTree.parse(page).getroot() for page in pages}
NAME = re.compile("<gui>(.*?)</gui>")
n_checks = 0


def check(faults, claim):
    global n_checks
    n_checks += 1
    # TAP would read a '#' as the start of a directive.
    print("not ok" if faults else "ok", n_checks, "-", claim,
          *(f"[{fault}]".replace("#", "/") for fault in faults))


def read_linguas(folder):
    lines = (top / folder / "LINGUAS").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def without_mnemonic(text):
    return re.sub(r"\s*\(_\w\)", "", text).replace("_", "")


def names_of(texts):
    """The names of the texts: a colon at the end is not part of a name."""
    plain = {without_mnemonic(text) for text in texts}
    return plain | {name.rstrip(":") for name in plain}


def check_pages():
    listed = set(re.findall(r"'([\w-]+)\.page'", (top / "help/meson.build").read_text("utf-8")))
    check(sorted(listed ^ set(roots)), "every page is installed, and every installed page exists")
    check([stem for stem, root in roots.items() if root.get("id") != stem],
          "every page has the id of its file name")

    places = set(roots) | {f"{stem}#{section.get('id')}" for stem, root in roots.items()
                           for section in root.iter(f"{MALLARD}section")}
    links = {link.get("xref") for root in roots.values() for link in root.iter(f"{MALLARD}link")
             if link.get("xref")}
    check(sorted(links - places), "every link has a target")
    pictures = {media.get("src") for root in roots.values()
                for media in root.iter(f"{MALLARD}media")}
    installed = set(re.findall(r"'(figures/[\w-]+\.png)'",
                               (top / "help/meson.build").read_text("utf-8")))
    there = {f"figures/{path.name}" for path in (top / "help/C/figures").iterdir()}
    check(sorted((pictures ^ installed) | (installed ^ there)),
          "every picture is shown and installed")
    guided = {stem for stem, root in roots.items()
              if root.find(f"{MALLARD}info/{MALLARD}link[@type='guide']") is not None}
    check(sorted(set(roots) - guided - {"index"}), "the first page leads to every page")
    sorts = {}
    for stem, root in roots.items():
        guide = root.find(f"{MALLARD}info/{MALLARD}link[@type='guide']")
        sort = root.find(f"{MALLARD}info/{MALLARD}title[@type='sort']")
        if guide is not None and sort is not None:
            sorts.setdefault((guide.get("xref"), sort.text), []).append(stem)
    check(["+".join(stems) for stems in sorts.values() if len(stems) > 1],
          "no two pages of a list have the same place in it")


def check_words(strings):
    texts = {string.text for string in strings}
    names = names_of(texts)
    used = {"".join(gui.itertext()) for root in roots.values()
            for gui in root.iter(f"{MALLARD}gui")}
    check(sorted(used - names), "the game has every name that the manual uses")
    keys = {text.text for text in roots["keyboard"].iterfind(f".//{MALLARD}item/{MALLARD}p")}
    check(sorted(keys - texts), "the manual describes keys as the list of shortcuts does")


def read_translated(path):
    return [entry for entry in catalog.parse((top / path).read_text("utf-8"))[1:]
            if entry.is_translated]


def check_language(language):
    """Checks that the translated manual uses the names of the translated game."""
    called = {}
    for entry in read_translated(f"po/{language}.po"):
        for name in names_of([entry.text]):
            called.setdefault(name, set()).update(names_of(entry.translations[:1]))
    faults = []
    for entry in read_translated(f"help/{language}/{language}.po"):
        known = {name for own in NAME.findall(entry.text) for name in called.get(own, ())}
        faults += [name for name in NAME.findall(entry.translations[0]) if name not in known]
    check(faults, f"{language}: the game has every name that the manual uses")


def main(arguments):
    languages = read_linguas("help")
    print(f"1..{9 + len(languages)}")
    check_pages()
    check_words(catalog.parse(catalog.extract(top, arguments)))
    check(sorted(set(languages) ^ set(read_linguas("po"))),
          "the manual is translated into the languages of the game")
    for language in languages:
        check_language(language)


main(sys.argv[2:])
