#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every include of src/ points down: app and cli see games, games see widgets, widgets
see the kit, and so on. A game sees another one only where FRIENDS says so.

Takes the top of the source tree. Names each wrong arrow, each include of GTK in a folder that must
do without it, each circle of files across folders, and each folder that no rule knows."""
import pathlib
import re
import sys

# The games, and those that each may include. To add a game, add its folder here.
FRIENDS = {"shift": [], "classics": [], "maze": [], "escape": ["maze"], "cheese": ["maze"],
           "robots": [], "party": ["robots"]}
# The folders of a game that have its board and its pages. Only they see widgets and GTK.
VIEWS = ["board", "canvas", "pages", "review", "solo", "table", "tree"]

BELOW = ["base", "engine", "figures", "kit"]
RULES = {
    "base": [],
    "engine": ["base"],
    "figures": ["base"],
    "kit": ["base", "engine", "figures"],
    "widgets": BELOW,
}
WITH_GTK = {"app", "widgets"}
for game, friends in FRIENDS.items():
    seen = [f"games/{friend}" for friend in friends]
    RULES[f"games/{game}"] = BELOW + seen
    RULES[f"games/{game}/view"] = (BELOW + ["widgets", f"games/{game}"] + seen
                                   + [f"{friend}/view" for friend in seen])
    WITH_GTK.add(f"games/{game}/view")
GAMES = [f"games/{game}" for game in FRIENDS]
RULES["cli"] = GAMES + BELOW
RULES["app"] = GAMES + ["widgets", *BELOW]
RULES["."] = ["app"]

# The only file of app/ that names games.
TABLE_OF_FAMILIES = pathlib.Path("app/lab-families.c")

GTK_HEADERS = re.compile(r"^(gtk|gdk|gsk|adwaita|libadwaita|librsvg)\b")


def find_room(path):
    """Returns the part of the house that a file of src/ is in: a folder of RULES, or None. The
    board and pages of a game are "games/NAME/view", wherever they are."""
    parts = path.parent.parts
    if parts[:1] == ("games",):
        room = "/".join(parts[:2])
        if any(part in VIEWS for part in parts[2:]):
            room += "/view"
    else:
        room = parts[0] if parts else "."
    return room if room in RULES else None


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
                                   or (room == "app" and other in GAMES
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
        ("every folder of src/ has a rule", strange),
        ("no two headers have one name", doubles),
        ("every include points down", arrows),
        ("GTK is included only where there are windows", with_gtk),
        ("no files of different folders include each other in a circle", circles),
    ]
    print(f"1..{len(checks)}")
    for number, (name, faults) in enumerate(checks, 1):
        print("not ok" if faults else "ok", number, "-", name)
        for fault in faults:
            print("#", fault)


main()
