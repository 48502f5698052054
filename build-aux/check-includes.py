#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every include of src/ points down: app and cli may see families, families may see
shared rooms, and within a family view, storage, study, controller, players, search and model see
only what comes after them in this list.

Takes the top of the source tree. Names each wrong arrow, each include of GTK in a room that must
do without it, each circle of files across rooms, and each folder that no rule knows."""
import pathlib
import re
import sys

# What each room may see besides itself; a room includes the folders below it.
# To add a family, add its rooms here; it may see shared rooms and its own, never another family.
SHARED = ["shared/base", "shared/graph", "shared/gametree", "shared/agents", "shared/matches",
          "shared/figures", "shared/files"]
LAYERS = ["view", "storage", "study", "controller", "players", "search", "model"]
FAMILIES = {"labyrinth": [], "classics": [], "maze": [], "cheese": ["maze"], "robots": []}
RULES = {
    "shared/base": [],
    "shared/graph": ["shared/base"],
    "shared/gametree": ["shared/base"],
    "shared/agents": ["shared/base"],
    "shared/matches": ["shared/base"],
    "shared/figures": ["shared/base"],
    "shared/files": ["shared/base"],
    "shared/widgets": SHARED,
}
for family, friends in FAMILIES.items():
    for place, layer in enumerate(LAYERS):
        RULES[f"{family}/{layer}"] = (
            [f"{family}/{lower}" for lower in LAYERS[place + 1:]] + SHARED
            + (["shared/widgets"] if layer == "view" else [])
            + [f"{friend}/{other}" for friend in friends for other in LAYERS
               if layer == "view" or other != "view"])
RULES["cli"] = [f"{family}/{layer}" for family in FAMILIES for layer in LAYERS[1:]] + SHARED
# A header in the folder of the family itself has the type of its window for app/, and no more.
for family in FAMILIES:
    RULES[family] = []
RULES["app"] = [*FAMILIES, "shared/widgets", *SHARED]
RULES["."] = ["app"]

# The only file of app/ that names families.
TABLE_OF_FAMILIES = pathlib.Path("app/lab-families.c")

WITH_GTK = {"app", "shared/widgets"} | {f"{family}/view" for family in FAMILIES}
GTK_HEADERS = re.compile(r"^(gtk|gdk|gsk|adwaita|libadwaita|librsvg)\b")


def find_room(path):
    """The room of a file of src/, which is the longest folder that a rule knows."""
    folder = path.parent
    while str(folder) != "." and str(folder) not in RULES:
        folder = folder.parent
    if str(folder) == "." and path.parent != pathlib.Path("."):
        return None
    return str(folder)


def find_circles(edges):
    """The sets of files that include each other in a circle (Tarjan 1972)."""
    index, low, on_stack, stack, circles = {}, {}, set(), [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        on_stack.add(node)
        for other in edges.get(node, ()):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in on_stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            circle = []
            while not circle or circle[-1] != node:
                circle.append(stack.pop())
                on_stack.discard(circle[-1])
            if len(circle) > 1:
                circles.append(sorted(circle))

    sys.setrecursionlimit(10000)
    for node in sorted(edges):
        if node not in index:
            visit(node)
    return circles


def main():
    source = pathlib.Path(sys.argv[1]) / "src"
    files = [path.relative_to(source) for path in sorted(source.rglob("*.[ch]"))]
    headers, doubles, arrows, with_gtk, strange = {}, [], [], [], []
    for path in files:
        if path.suffix == ".h":
            if path.name in headers:
                doubles.append(f"{path} and {headers[path.name]}")
            headers[path.name] = path
    edges = {}
    for path in files:
        room = find_room(path)
        if room is None:
            strange.append(str(path))
            continue
        text = (source / path).read_text("utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            found = re.match(r'\s*#\s*include\s*["<]([^">]+)[">]', line)
            if found is None:
                continue
            if GTK_HEADERS.match(found[1]) and room not in WITH_GTK:
                with_gtk.append(f"src/{path}:{number} includes {found[1]}")
            target = headers.get(pathlib.PurePath(found[1]).name)
            if target is None:
                continue
            other = find_room(target)
            if (other != room and (other not in RULES[room]
                                   or (room == "app" and other.split("/")[0] in FAMILIES
                                       and path != TABLE_OF_FAMILIES))):
                arrows.append(f"src/{path}:{number} includes {found[1]}: "
                              f"{room} may not see {other}")
            # One type that is split over several files counts as one.
            begin, end = (str(name.with_suffix("")).removesuffix("-private")
                          for name in (path, target))
            if begin != end:
                edges.setdefault(begin, set()).add(end)
    circles = [" ".join(circle) for circle in find_circles(edges)
               if len({find_room(pathlib.Path(file + ".c")) for file in circle}) > 1]

    checks = [
        ("every folder of src/ is a room that has a rule", strange),
        ("no two headers have one name", doubles),
        ("every include points down", arrows),
        ("GTK is included only where there are windows", with_gtk),
        ("no files of different rooms include each other in a circle", circles),
    ]
    print(f"1..{len(checks)}")
    for number, (name, faults) in enumerate(checks, 1):
        print("not ok" if faults else "ok", number, "-", name)
        for fault in faults:
            print("#", fault)


main()
