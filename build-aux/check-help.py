#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the manual holds together, and speaks of the game in the game's own words.

What it calls buttons, menus and choices, in <gui>, has to be what the game calls them, in
every language that it is translated into.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

MALLARD = "{http://projectmallard.org/1.0/}"
top = pathlib.Path(sys.argv[1])
pages = sorted((top / "help/C").glob("*.page"))
roots = {page.stem: ElementTree.parse(page).getroot() for page in pages}
NAME = re.compile("<gui>(.*?)</gui>")
n_checks = 0


def check(faults, claim):
    global n_checks
    n_checks += 1
    # What follows a '#' would be taken for a directive.
    print("not ok" if faults else "ok", n_checks, "-", claim,
          *(f"[{fault}]".replace("#", "/") for fault in faults))


def read_linguas(folder):
    lines = (top / folder / "LINGUAS").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def read_catalogue(text):
    """The messages of a PO file as lists of msgids and msgstrs, with what is fuzzy left out."""
    entries = {}
    for block in re.split(r"\n\s*\n", text):
        if re.search(r"^#,.*\bfuzzy\b", block, re.M):
            continue
        strings = {}
        keyword = None
        for line in block.splitlines():
            match = re.match(r'(msg\w+(?:\[\d+\])?)?\s*"(.*)"$', line)
            if not match:
                continue
            keyword = match[1] or keyword
            strings[keyword] = strings.get(keyword, "") + match[2]
        if strings.get("msgid"):
            entries.setdefault(unescape(strings["msgid"]), set()).add(
                unescape(strings.get("msgstr", strings.get("msgstr[0]", ""))))
    return entries


def unescape(text):
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def without_mnemonic(text):
    return re.sub(r"\s*\(_\w\)", "", text).replace("_", "").rstrip("…:")


def extract(command, folder):
    path = pathlib.Path(folder, "messages.pot")
    subprocess.run([*command, "-o", str(path)], cwd=top, check=True, stderr=subprocess.DEVNULL)
    return path


def read_game_strings(folder):
    """What the game can say, by xgettext over what po/POTFILES.in names."""
    listed = extract(["xgettext", "-f", "po/POTFILES.in", "--from-code=UTF-8", "-k_", "-kN_",
                      "-kC_:1c,2", "-kNC_:1c,2", "-kngettext:1,2"], folder)
    return read_catalogue(listed.read_text("utf-8"))


def check_pages():
    listed = set(re.findall(r"'([\w-]+)\.page'", (top / "help/meson.build").read_text("utf-8")))
    check(sorted(listed ^ set(roots)), "every page is installed, and what is installed is there")
    check([stem for stem, root in roots.items() if root.get("id") != stem],
          "every page is called as its file")

    places = set(roots) | {f"{stem}#{section.get('id')}" for stem, root in roots.items()
                           for section in root.iter(f"{MALLARD}section")}
    links = {link.get("xref") for root in roots.values() for link in root.iter(f"{MALLARD}link")
             if link.get("xref")}
    check(sorted(links - places), "every link leads somewhere")
    pictures = {media.get("src") for root in roots.values() for media in root.iter(f"{MALLARD}media")}
    installed = set(re.findall(r"'(figures/[\w-]+\.png)'",
                               (top / "help/meson.build").read_text("utf-8")))
    there = {f"figures/{path.name}" for path in (top / "help/C/figures").iterdir()}
    check(sorted((pictures ^ installed) | (installed ^ there)), "every picture is shown and installed")
    guided = {stem for stem, root in roots.items()
              if root.find(f"{MALLARD}info/{MALLARD}link[@type='guide']") is not None}
    check(sorted(set(roots) - guided - {"index"}), "every page can be reached from the first one")


def check_words(game):
    names = {without_mnemonic(text) for text in game}
    used = {"".join(gui.itertext()) for root in roots.values() for gui in root.iter(f"{MALLARD}gui")}
    check(sorted(used - names), "what the manual names is so called in the game")
    keys = {text.text for text in roots["keyboard"].iterfind(f".//{MALLARD}item/{MALLARD}p")}
    check(sorted(keys - set(game)), "what keys do is said as in the list of shortcuts")


def check_language(language, wanted):
    manual = read_catalogue((top / f"help/{language}/{language}.po").read_text("utf-8"))
    game = read_catalogue((top / f"po/{language}.po").read_text("utf-8"))
    translated = {text for text, ways in manual.items() if "" not in ways}
    check(sorted(set(wanted) - translated), f"{language}: the manual is translated as a whole")

    faults = []
    for text, ways in manual.items():
        for way in ways:
            known = {own for name in NAME.findall(text) for own in known_names(game, name)}
            faults += [own for own in NAME.findall(way) if own not in known]
            if sorted(re.findall(r"</?\w+", text)) != sorted(re.findall(r"</?\w+", way)):
                faults.append(text)
    check(faults, f"{language}: names and marks are those of the game and the original")


def known_names(game, name):
    return {without_mnemonic(way) for text, ways in game.items() for way in ways
            if without_mnemonic(text) == name}


def main():
    languages = read_linguas("help")
    print(f"1..{8 + 2 * len(languages)}")
    with tempfile.TemporaryDirectory() as folder:
        wanted = read_catalogue(extract(["itstool", *map(str, pages)], folder).read_text("utf-8"))
        game = read_game_strings(folder)
    check_pages()
    check_words(game)
    check(sorted(set(languages) ^ set(read_linguas("po"))),
          "the manual is translated into the languages of the game")
    for language in languages:
        check_language(language, wanted)


main()
