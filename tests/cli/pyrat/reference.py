# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mazes and deals a second time: slow, simple, and with the random numbers of Python itself.

Written from a description of what PyRat does, in the order in which it draws random numbers. It
shares nothing with the engine.
"""

import random


class Grid:
    """An ordered graph."""

    def __init__(self):
        self.near = {}

    def link(self, a, b, weight=1):
        self.near[a].setdefault(b, weight)
        self.near[b].setdefault(a, weight)

    def unlink(self, a, b):
        del self.near[a][b], self.near[b][a]

    def edges(self):
        found = []
        for a in self.near:
            found += [(a, b) for b in self.near[a] if (b, a) not in found]
        return found

    def is_connected(self):
        seen, waiting = set(), [next(iter(self.near))]
        while waiting:
            cell = waiting.pop()
            if cell not in seen:
                seen.add(cell)
                waiting += self.near[cell]
        return len(seen) == len(self.near)


def dig_holes(rng, width, height, target, is_big):
    """Removes cells from a full rectangle."""
    grid = Grid()
    for cell in range(width * height):
        grid.near[cell] = {}
    for row in range(height):
        for col in range(width):
            if row > 0:
                grid.link(row * width + col, (row - 1) * width + col)
            if col > 0:
                grid.link(row * width + col, row * width + col - 1)
    full = {cell: len(near) for cell, near in grid.near.items()}
    while len(grid.near) > target:
        cells = list(grid.near)
        if is_big:
            missing = width * height - len(cells)
            weights = [1 + missing * (full[cell] - len(grid.near[cell])) ** 2 for cell in cells]
            cell = rng.choices(cells, weights)[0]
        else:
            cell = rng.choice(cells)
        near = grid.near.pop(cell)
        for other in near:
            del grid.near[other][cell]
        if not grid.is_connected():
            grid.near[cell] = {}
            for other in near:
                grid.link(cell, other)
    return grid


def grow(rng, width, height, target):
    """Adds cells from the center on."""
    grid = Grid()
    todo = [(height // 2, width // 2)]
    while len(grid.near) < target:
        row, col = todo.pop(rng.randint(0, len(todo) - 1))
        if row * width + col in grid.near:
            continue
        grid.near[row * width + col] = {}
        todo += [(r, c) for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
                 if 0 <= r < height and 0 <= c < width]
    for a in grid.near:
        for b in grid.near:
            if abs(a // width - b // width) + abs(a % width - b % width) == 1:
                grid.link(a, b)
    return grid


def find_tree(grid, seed):
    """Returns the edges of the random spanning tree, in both directions."""
    rng = random.Random(seed)
    queue = list(grid.near)
    rng.shuffle(queue)
    inside, tree = {queue.pop(0)}, set()
    while queue:
        cell = queue.pop(0)
        near = list(grid.near[cell])
        rng.shuffle(near)
        near = [other for other in near if other in inside]
        if near:
            inside.add(cell)
            tree |= {(cell, near[0]), (near[0], cell)}
        else:
            queue.append(cell)
    return tree


def make_maze(width, height, cells, walls, mud, mud_range, style, seed):
    """Returns a maze as a dictionary of dictionaries, in order."""
    rng = random.Random(seed)
    target = int((width * height) * cells / 100)
    grid = (grow(rng, width, height, target) if style == "HolesOnSide"
            else dig_holes(rng, width, height, target, style == "BigHoles"))
    tree = find_tree(grid, rng.randint(0, 2**63 - 1))
    edges = grid.edges()
    n_walls = int((len(edges) - (len(grid.near) - 1)) * walls / 100)
    closed = [edge for edge in edges if edge not in tree]
    for edge in closed:
        grid.unlink(*edge)
    rng.shuffle(closed)
    for edge in closed[n_walls:]:
        grid.link(*edge)
    edges = grid.edges()
    n_mud = int(len(edges) * mud / 100)
    rng.shuffle(edges)
    for edge in edges[:n_mud]:
        grid.unlink(*edge)
        grid.link(*edge, rng.randint(*mud_range))
    return grid.near


def deal_cheese(maze, starts, count, seed):
    """Returns the cells with cheese."""
    free = [cell for cell in maze if cell not in starts]
    random.Random(seed).shuffle(free)
    return free[:count]
