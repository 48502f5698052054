#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player for the small games of labyrinthe-lab, over labyrinthe-classics-protocol(7).

It plays Matches perfectly and every other game at random. Try it:
labyrinthe-lab classics arena matches:21 --seat "program:./classics-player.py" --seat random"""
import random
import sys


def choose(game, position, moves):
    name, _, options = game.partition(":")
    if name == "matches":
        left = int(position[0])                       # leave a multiple of 4, or 1 more
        take = (left - (1 if "misere" in options else 0)) % 4
        if str(take) in moves:
            return str(take)
    return random.choice(moves)


game, position, moves = "", [], []
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "labyrinthe-classics":
        print("ready", flush=True)
    elif word == "game":
        game = rest[0]
        random.seed(int(rest[1]))
    elif word == "position":
        position = rest
    elif word == "moves":
        moves = rest
    elif word == "go":
        print("move", choose(game, position, moves), flush=True)
    elif word == "quit":
        break
