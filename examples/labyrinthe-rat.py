#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A rat for the cheese race of Labyrinthe, over labyrinthe-cheese-protocol(7).

It always goes to the nearest cheese, by a breadth-first search that looks at mud, too. Try it:
labyrinthe-lab cheese play --rat "program:./labyrinthe-rat.py" --rat random3"""
import heapq
import sys


class Race:
    """The maze, and the state of the race before the next turn."""

    def __init__(self):
        self.width = 0
        self.neighbors = {}    # cell: list of (neighbor, turns that it takes to go there)
        self.me = 0            # the number of this rat
        self.cells = {}        # number of a rat: its cell
        self.cheese = set()

    def find_way(self):
        """Returns the next cell on the shortest way to a cheese, or None.

        Without mud, all passages take one turn, and this is a breadth-first search. With mud, the
        open cells must come in the order of their distances: that is Dijkstra's algorithm.
        """
        start = self.cells[self.me]
        parents = {}
        waiting = [(0, start, None)]
        while waiting:
            distance, cell, parent = heapq.heappop(waiting)
            if cell in parents:
                continue                   # visited before, on a way that is not longer
            parents[cell] = parent
            if cell in self.cheese:
                return self.first_step(parents, start, cell)
            for neighbor, turns in self.neighbors[cell]:
                if neighbor not in parents:
                    heapq.heappush(waiting, (distance + turns, neighbor, cell))
        return None

    @staticmethod
    def first_step(parents, start, goal):
        """Follows the parents back from the goal to the cell after the start."""
        while parents[goal] != start:
            goal = parents[goal]
        return goal

    def choose(self):
        """Returns the move to the next cell."""
        step = self.find_way()
        if step is None:
            return "nothing"
        moves = {1: "east", -1: "west", self.width: "south", -self.width: "north"}
        if self.width == 1:                # a single column: the next cell is below
            moves = {1: "south", -1: "north"}
        return moves[step - self.cells[self.me]]


race = Race()
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "labyrinthe-cheese":
        print("ready", flush=True)
    elif word == "maze":
        race = Race()
        race.width = int(rest[0])
    elif word == "cell":
        pairs = (pair.split(":") for pair in rest[1:])
        race.neighbors[int(rest[0])] = [(int(cell), int(turns)) for cell, turns in pairs]
    elif word == "race":
        race.me = int(rest[0])
    elif word == "state":
        race.cheese = set()
    elif word == "rat":
        race.cells[int(rest[0])] = int(rest[2])
    elif word == "cheese":
        race.cheese.update(int(cell) for cell in rest)
    elif word in ("prepare", "over"):
        print("done", flush=True)
    elif word == "turn":
        print("move", race.choose(), flush=True)
    elif word == "quit":
        break
