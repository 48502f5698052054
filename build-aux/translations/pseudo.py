#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a language that nobody speaks, to see what becomes of English that is translated.

pseudo.py SOURCE OUTPUT STAMP XGETTEXT-ARGUMENT... writes the compiled catalogue OUTPUT, and then
the empty file STAMP, since meson makes no folders. In the catalogue every string is two fifths
longer, has accents above and below, and stands in ⟦ ⟧: what lacks them was never translated, and
where one of them is missing, the text is cut.
"""
import pathlib
import re
import subprocess
import sys

import catalog

ACCENTS = str.maketrans("ACDEGIJKLNORSTUYZacdegijklnorstuyz", "ÂÇĐÉĞÎĴĶĻÑÔŘŠŢÛÝŽåçđéğîĵķļñôřšţûýž")
# What a program puts in, what is pressed with Alt, and what is typed as it is.
KEPT = re.compile(r"%(?:\d+\$)?[-+0#']*[\d.]*(?:hh|h|ll|l|z|j)?[diouxXeEfgGcs%]|_\w|--[a-z-]+"
                  r"|\blabyrinthe-\w+")
VOWELS = "aeiouyAEIOUY"
LONGER = 1.4


def lengthen(word, wanted):
    """A word with letters doubled, vowels first, so that it breaks where it did before."""
    letters = list(word)
    for of_interest in (lambda letter: letter in VOWELS, str.isalpha):
        for i, letter in enumerate(letters):
            if sum(map(len, letters)) >= wanted:
                break
            if len(letter) == 1 and of_interest(letter):
                letters[i] = letter + letter.lower()
    return "".join(letters)


def change(text):
    """A piece of text without anything that has to stay."""
    words = re.split(r"([^\W\d_]+)", text)
    return "".join(lengthen(word, len(word) * LONGER).translate(ACCENTS) for word in words)


def translate(text):
    """A text in the language."""
    if not re.search(r"[^\W\d_]", KEPT.sub("", text)):
        return text
    pieces, end = [], 0
    for match in KEPT.finditer(text):
        pieces += [change(text[end:match.start()]), match[0]]
        end = match.end()
    return "⟦" + "".join(pieces) + change(text[end:]) + "⟧"


def write(entries):
    """The catalogue as gettext reads it."""
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
    subprocess.run(["msgfmt", "--output-file", str(output), "-"], input=write(entries).encode("utf-8"),
                   check=True)
    stamp.touch()


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:4]), sys.argv[4:])
