#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the golden values of test-random.c and test-deal.c.

This program follows the published algorithms and the documented rules of a deal, not the C
sources, so that the two check each other.
"""

MASK = (1 << 64) - 1


def splitmix64(seed):
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        z = seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


class Xoshiro256StarStar:
    def __init__(self, seed=None, state=None):
        mix = splitmix64(seed or 0)
        self.s = list(state) if state else [next(mix) for _ in range(4)]

    @staticmethod
    def rotl(x, k):
        return ((x << k) | (x >> (64 - k))) & MASK

    def next(self):
        s = self.s
        result = (self.rotl((s[1] * 5) & MASK, 7) * 9) & MASK
        t = (s[1] << 17) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = self.rotl(s[3], 45)
        return result

    def below(self, bound):
        while True:
            product = (self.next() >> 32) * bound
            if product % (1 << 32) >= (1 << 32) % bound:
                return product >> 32

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[pick], items[last] = items[last], items[pick]


FIXED = ["6.e.e.c", ".......", "7.7.e.d", ".......", "7.b.d.d", ".......", "3.b.b.9"]
CORNERS = ["a1", "g1", "g7", "a7"]
ANY = [t for t in range(16) if bin(t).count("1") in (2, 3)]


def turned(tile, quarters):
    for _ in range(quarters):
        tile = (tile << 1 | tile >> 3) & 15
    return tile


def deal(seed, seats, first, cards_each, rules):
    loose = [(6, 12 + i if i < 6 else None) for i in range(15)]
    loose += [(5, None)] * 13
    loose += [(14, 18 + i) for i in range(6)]
    random = Xoshiro256StarStar(seed)
    random.shuffle(loose)
    treasures = ["-"] * 24
    rows = []
    fixed_treasure = 0

    def lay(where):
        tile, treasure = loose.pop(0)
        tile = ANY[random.below(10)] if "r" in rules else turned(tile, random.below(4))
        if treasure is not None:
            treasures[treasure] = where
        return "%x" % tile

    for y in range(7):
        row = ""
        for x in range(7):
            where = "abcdefg"[x] + "1234567"[y]
            if FIXED[y][x] == ".":
                row += lay(where)
            else:
                row += FIXED[y][x]
                if FIXED[y][x] in "7bde":
                    treasures[fixed_treasure] = where
                    fixed_treasure += 1
        rows.append(row)
    spare = lay("*")

    cards = list("ABCDEFGHIJKLMNOPQRSTUVWX")
    Xoshiro256StarStar(seed ^ MASK).shuffle(cards)
    each = cards_each or 24 // len(seats)
    hands = ["-"] * 4
    for i, seat in enumerate(sorted(seats)):
        hands[seat] = ":" + "".join(cards[i * each:(i + 1) * each])
    pawns = [CORNERS[s] if s in seats else "-" for s in range(4)]
    return " ".join(["/".join(rows), spare, CORNERS[first], "-", ",".join(pawns),
                     ",".join(treasures), ",".join(hands), "%di" % (first + 1), rules or "-", "-"])


def main():
    random = Xoshiro256StarStar(state=[1, 2, 3, 4])
    print("state 1 2 3 4:", [random.next() for _ in range(6)])
    for seed in (0, 1, 42, 999999999, MASK):
        random = Xoshiro256StarStar(seed)
        print("seed %d:" % seed, ["0x%016x" % random.next() for _ in range(4)])
    for bound in (1, 6, 49, 0x80000001, 0xFFFFFFFF):
        random = Xoshiro256StarStar(7)
        print("seed 7 below %d:" % bound, [random.below(bound) for _ in range(8)])
    items = list(range(12))
    Xoshiro256StarStar(2024).shuffle(items)
    print("seed 2024 shuffle 12:", items)
    for settings in ((1, (0, 2), 0, 0, ""), (1, (0, 1, 2), 1, 0, ""), (42, (0, 1, 2, 3), 3, 0, ""),
                     (999999999, (1, 3), 3, 4, "l"), (2024, (0, 2), 2, 12, "o"),
                     (7, (0, 1, 3), 0, 1, "r"), (MASK, (0, 1, 2, 3), 2, 5, "lor"),
                      (0, (0, 2), 0, 0, "")):
        print(settings, deal(*settings))


if __name__ == "__main__":
    main()
