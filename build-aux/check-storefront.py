#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what software centers and GNOME show of the project: the metainfo and its screenshots, as
Flathub's quality guidelines want them, the DOAP file, and the code of conduct.

Argument: the top of the source tree."""
import pathlib
import re
import struct
import sys
import zlib
from xml.etree import ElementTree

MAX_SUMMARY = 35                # characters
MAX_ITEMS = 10
MAX_SIZE = (1000, 700)          # pixels, with the shadow of the window
DOAP = "{http://usefulinc.com/ns/doap#}"
RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"


def undo_filter(kind, line, above, step):
    """Decodes a line of a PNG file in place, as its specification says."""
    for x, byte in enumerate(line):
        left = line[x - step] if x >= step else 0
        up = above[x]
        corner = above[x - step] if x >= step else 0
        if kind == 1:
            byte += left
        elif kind == 2:
            byte += up
        elif kind == 3:
            byte += (left + up) // 2
        elif kind == 4:
            byte += min((left, up, corner), key=lambda guess: abs(left + up - corner - guess))
        line[x] = byte & 0xff


def read_png(path):
    """Returns the width, the height, and the opacity of the four corners, from 0 to 255."""
    data = path.read_bytes()
    chunks, at = {}, 8
    while at < len(data):
        size, name = struct.unpack_from(">I4s", data, at)
        chunks[name] = chunks.get(name, b"") + data[at + 8:at + 8 + size]
        at += size + 12
    width, height, depth, kind, *_, interlace = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    if (depth, kind, interlace) != (8, 6, 0):
        return width, height, [255] * 4

    packed = zlib.decompress(chunks[b"IDAT"])
    above = bytearray(4 * width)
    corners = []
    for y in range(height):
        at = y * (4 * width + 1)
        line = bytearray(packed[at + 1:at + 1 + 4 * width])
        if packed[at]:
            undo_filter(packed[at], line, above, 4)
        if y in (0, height - 1):
            corners += [line[3], line[-1]]
        above = line
    return width, height, corners


def find_bad_screenshots(folder, metainfo):
    for image in metainfo.iter("image"):
        path = folder / image.text.rpartition("/")[2]
        width, height, corners = read_png(path)
        written = f"{image.get('width')}x{image.get('height')}"
        if f"{width}x{height}" != written:
            yield f"{path.name} has {width}x{height} pixels, not {written}"
        if width > MAX_SIZE[0] or height > MAX_SIZE[1]:
            yield f"{path.name} is too large: {width}x{height}"
        if any(corners):
            yield f"{path.name} has no transparent corners"


def read_doap(path):
    """Returns the name, the home page, and the bug tracker of a DOAP file."""
    project = ElementTree.parse(path).getroot()
    return (project.findtext(DOAP + "name"),
            *(project.find(DOAP + name).get(RDF + "resource")
              for name in ("homepage", "bug-database")))


top = pathlib.Path(sys.argv[1])
component = ElementTree.parse(
    top / "data/io.github.labyrinthe.Labyrinthe.metainfo.xml.in").getroot()
summary = component.findtext("summary")
items = component.findall("description/*/li")
named = (component.findtext("name"),
         *(component.findtext(f"url[@type='{kind}']") for kind in ("homepage", "bugtracker")))
described = read_doap(top / "labyrinthe.doap")
silent = [name for name in ("README.md", "CONTRIBUTING.md")
          if not re.search(r"\]\(CODE_OF_CONDUCT\.md\)", (top / name).read_text("utf-8"))]
if not (top / "CODE_OF_CONDUCT.md").exists():
    silent.append("the file is missing")
CHECKS = [
    (f"the summary has at most {MAX_SUMMARY} characters",
     [summary] if len(summary) > MAX_SUMMARY else []),
    (f"the list has at most {MAX_ITEMS} items",
     [f"it has {len(items)}"] if len(items) > MAX_ITEMS else []),
    (f"each screenshot is a window of at most {MAX_SIZE[0]}x{MAX_SIZE[1]} pixels with its shadow",
     list(find_bad_screenshots(top / "data/screenshots", component))),
    ("labyrinthe.doap names what the metainfo names",
     [f"{one}, not {other}" for one, other in zip(described, named) if one != other]),
    ("README.md and CONTRIBUTING.md link the code of conduct", silent),
]
print(f"1..{len(CHECKS)}")
for number, (promise, faults) in enumerate(CHECKS, 1):
    print("not ok" if faults else "ok", number, "-", promise)
    for fault in faults:
        print("#  ", fault)
