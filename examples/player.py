#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player for Labyrinthe that ends each turn on its treasure, or as near as possible.

See labyrinthe-protocol(7). To watch it play, type:
    labyrinthe-lab arena --seat program:examples/player.py --seat greedy --games 10
"""
import sys

ARROWS = ["Nb", "Nd", "Nf", "E2", "E4", "E6", "Sb", "Sd", "Sf", "W2", "W4", "W6"]
CORNERS = ["a1", "g1", "g7", "a7"]                    # where the seats 1 to 4 start
STEPS = [(1, 0, -1, 4), (2, 1, 0, 8), (4, 0, 1, 1), (8, -1, 0, 2)]  # opening, x, y, its opposite


def cell(name):                                       # "e3" is column 4, row 2
    return (ord(name[0]) - ord("a"), int(name[1]) - 1) if name[0] in "abcdefg" else None


def lane(arrow):                                      # its seven cells, from the entry on
    n = ord(arrow[1]) - (ord("a") if arrow[0] in "NS" else ord("1"))
    cells = [(n, i) if arrow[0] in "NS" else (i, n) for i in range(7)]
    return cells if arrow[0] in "NW" else cells[::-1]


def insert(tiles, tile, arrow):                       # the new tiles, and where each cell moves
    cells = lane(arrow)
    moved = dict(zip(cells, cells[1:]))
    after = {**tiles, **{moved[c]: tiles[c] for c in moved}, cells[0]: tile}
    return after, moved


def flood(tiles, start):                              # the cells that a pawn can reach
    reached, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for side, dx, dy, opposite in STEPS:
            near = (x + dx, y + dy)
            if tiles[x, y] & side and tiles.get(near, 0) & opposite and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached


def choose(words):
    rows, spare, pawn, last, _, treasures, cards, turn = words[:8]
    tiles = {(x, y): int(c, 16) for y, row in enumerate(rows.split("/")) for x, c in enumerate(row)}
    spare, pawn, seat = int(spare, 16), cell(pawn), int(turn[0]) - 1
    left = cards.split(",")[seat].partition(":")[2].replace("?", "")    # cards still to find
    goal = treasures.split(",")[ord(left[0]) - ord("A")] if left else CORNERS[seat]
    forbidden = ARROWS[(ARROWS.index(last) + 6) % 12] if last != "-" else None
    options = [(a, (spare << n | spare >> (4 - n)) & 15) for a in ARROWS if a != forbidden
               for n in range(4)]
    if turn[1] == "m":                                # the tile is inserted: only move the pawn
        options = [(last, tiles[lane(last)[0]])]
    best = None
    for arrow, tile in options:
        after, moved, start, target = tiles, {}, pawn, cell(goal)
        if turn[1] == "i":
            after, moved = insert(tiles, tile, arrow)
            ends = lane(arrow)                        # a pawn pushed out returns at the entry
            start = moved.get(pawn, ends[0] if pawn == ends[6] else pawn)
            if left:                                  # a treasure shifts, a corner does not
                target = ends[0] if target is None else None if target == ends[6] \
                    else moved.get(target, target)
        for x, y in sorted(flood(after, start)):
            far = abs(x - target[0]) + abs(y - target[1]) if target else 99
            if best is None or far < best[0]:
                best = (far, f"{arrow}={tile:x}-{'abcdefg'[x]}{y + 1}")
    return best[1]


observation = None
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "labyrinthe":
        print("id name Example in Python\nready", flush=True)
    elif word == "observation":
        observation = rest
    elif word == "go":
        print("best", choose(observation), flush=True)
    elif word == "quit":
        break
