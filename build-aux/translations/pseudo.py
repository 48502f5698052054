#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Translates the program into an artificial language, to test how it handles translations.

pseudo.py SOURCE OUTPUT STAMP XGETTEXT-ARGUMENT... writes the compiled catalog OUTPUT, and then the
empty file STAMP, because meson cannot create folders for outputs. Every string is 40% longer, has
accents, and is enclosed in ⟦ ⟧. A text without them was not translated, and if one of them is
missing, the text is cut off.
"""
import pathlib
import re
import subprocess
import sys

import catalog

ACCENTS = str.maketrans("ACDEGIJKLNORSTUYZacdegijklnorstuyz", "ÂÇĐÉĞÎĴĶĻÑÔŘŠŢÛÝŽåçđéğîĵķļñôřšţûýž")
# Placeholders, mnemonics, and words that the user types, which must not change.
KEPT = re.compile(r"%(?:\d+\$)?[-+0#']*[\d.]*(?:hh|h|ll|l|z|j)?[diouxXeEfgGcs%]|_\w|--[a-z-]+"
                  r"|\blabyrinthe-\w+")
VOWELS = "aeiouyAEIOUY"
LONGER = 1.4


def lengthen(word, wanted):
    """Lengthens a word by doubling letters, vowels first, so that it breaks at the same places."""
    letters = list(word)
    for of_interest in (lambda letter: letter in VOWELS, str.isalpha):
        for i, letter in enumerate(letters):
            if sum(map(len, letters)) >= wanted:
                break
            if len(letter) == 1 and of_interest(letter):
                letters[i] = letter + letter.lower()
    return "".join(letters)


def change(text):
    """Translates a piece of text without placeholders."""
    words = re.split(r"([^\W\d_]+)", text)
    return "".join(lengthen(word, len(word) * LONGER).translate(ACCENTS) for word in words)


def translate(text):
    """Translates a text."""
    if not re.search(r"[^\W\d_]", KEPT.sub("", text)):
        return text
    pieces, end = [], 0
    for match in KEPT.finditer(text):
        pieces += [change(text[end:match.start()]), match[0]]
        end = match.end()
    return "⟦" + "".join(pieces) + change(text[end:]) + "⟧"


def write(entries):
    """Returns the compiled catalog."""
    header = ("Language: en_XA\n" "MIME-Version: 1.0\n" "Content-Type: text/plain; charset=UTF-8\n"
              "Content-Transfer-Encoding: 8bit\n" "Plural-Forms: nplurals=2; plural=(n != 1);\n")
    lines = ['msgid ""', "msgstr " + catalog.quote(header), ""]
    for entry in entries:
        if entry.text == "translator-credits":
            continue
        if entry.context is not None:
            lines.append("msgctxt " + catalog.quote(entry.context))
        lines.append("msgid " + catalog.quote(entry.text))
        if entry.plural is None:
            lines.append("msgstr " + catalog.quote(translate(entry.text)))
        else:
            lines += ["msgid_plural " + catalog.quote(entry.plural),
                      "msgstr[0] " + catalog.quote(translate(entry.text)),
                      "msgstr[1] " + catalog.quote(translate(entry.plural))]
        lines.append("")
    return "\n".join(lines)


def main(top, output, stamp, arguments):
    output.parent.mkdir(parents=True, exist_ok=True)
    entries = catalog.parse(catalog.extract(top, arguments))[1:]
    subprocess.run(["msgfmt", "--output-file", str(output), "-"],
                   input=write(entries).encode("utf-8"),
                   check=True)
    stamp.touch()


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:4]), sys.argv[4:])
