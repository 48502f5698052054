# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads gettext catalogs."""
import dataclasses
import re
import subprocess

ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


@dataclasses.dataclass
class Entry:
    """A string and its translation."""
    text: str = ""
    plural: str | None = None
    context: str | None = None
    translations: list = dataclasses.field(default_factory=list)
    flags: set = dataclasses.field(default_factory=set)
    places: list = dataclasses.field(default_factory=list)      # files, without lines

    @property
    def key(self):
        return (self.context, self.text)

    @property
    def is_translated(self):
        return bool(self.translations) and all(self.translations) and "fuzzy" not in self.flags


def unquote(line):
    return re.sub(r"\\(.)", lambda match: ESCAPES.get(match[1], match[1]),
                  line[line.index('"') + 1:-1])


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def parse(text):
    """Returns the entries of a catalog except obsolete ones. The first one is its header."""
    entries = []
    for block in re.split(r"\n\s*\n", text):
        entry, field = Entry(), None
        for line in block.splitlines():
            if line.startswith("#,"):
                entry.flags |= {flag.strip() for flag in line[2:].split(",")}
            elif line.startswith("#:"):
                entry.places += [place.rpartition(":")[0] for place in line[2:].split()]
            if line.startswith("#") or '"' not in line:
                continue
            word = line.split('"')[0].strip()
            field = word or field
            if word.startswith("msgstr"):
                entry.translations.append("")
            if field == "msgctxt":
                entry.context = (entry.context or "") + unquote(line)
            elif field == "msgid":
                entry.text += unquote(line)
            elif field == "msgid_plural":
                entry.plural = (entry.plural or "") + unquote(line)
            elif field is not None:
                entry.translations[-1] += unquote(line)
        if field is not None:
            entries.append(entry)
    return entries


def read_header(entries):
    """Returns the fields of the header."""
    lines = entries[0].translations[0].splitlines() if entries and entries[0].text == "" else []
    return dict(line.split(": ", 1) for line in lines if ": " in line)


def extract(top, xgettext_arguments):
    """Returns the text of a catalog with all current strings of the source."""
    run = subprocess.run(
        ["xgettext", "--files-from=po/POTFILES.in", "--directory=.", "--output=-",
         *xgettext_arguments],
        cwd=top, check=True, capture_output=True)
    return run.stdout.decode("utf-8")
