#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Makes the sounds of the game: a wooden board, heard from a little way off.

    make-sounds.py FOLDER           writes them into FOLDER
    make-sounds.py --check FOLDER   says whether those in FOLDER are what this makes

Everything is computed, from damped tones as a struck bar of wood gives and from noise as of
something that slides, and nothing is drawn by chance: the same sounds come out each time.
"""

import math
import pathlib
import struct
import sys
import wave

RATE = 22050            # samples a second, one channel of 16 bits
LOUDEST = 0.6           # of what fits; how loud they are played is for the game to say
FADE = 0.02             # seconds, so that no sound ends with a click
TOLERANCE = 2           # of 32768: the sines of two machines may differ by a trifle


class Sound:
    """Some seconds of sound, silent at first."""

    def __init__(self, seconds):
        self.samples = [0.0] * int(seconds * RATE)

    def add(self, start, values):
        """Lays VALUES over what there is, from START seconds on."""
        first = int(start * RATE)
        for i, value in enumerate(values):
            if first + i < len(self.samples):
                self.samples[first + i] += value

    def strike(self, start, pitch, loudness=1.0, ring=0.1):
        """A struck bar of wood, of PITCH hertz: its ground tone and the two above it, which
        are out of tune as those of a bar are, and gone sooner. RING is the time, in seconds,
        in which it loses most of its strength."""
        partials = ((1.0, 1.0, 1.0), (3.93, 0.28, 0.35), (9.6, 0.08, 0.12))
        values = [0.0] * int(6 * ring * RATE)
        for ratio, strength, lasting in partials:
            for i in range(len(values)):
                time = i / RATE
                attack = min(1.0, time / 0.003)
                values[i] += (loudness * strength * attack * math.exp(-time / (ring * lasting))
                              * math.sin(2 * math.pi * pitch * ratio * time))
        self.add(start, values)

    def brush(self, start, seconds, darkness, loudness):
        """Something that slides: noise without its bright part, which swells and goes. The
        larger DARKNESS, from 0 to 1, the duller."""
        state = 12345
        low = lower = 0.0
        values = []
        n = int(seconds * RATE)
        for i in range(n):
            state = (state * 1103515245 + 12345) % 2**31
            low += (1 - darkness) * (state / 2**30 - 1 - low)
            lower += (1 - darkness) * (low - lower)
            values.append(loudness * lower * math.sin(math.pi * i / n) ** 2)
        self.add(start, values)

    def finish(self, share):
        """Makes the loudest sample SHARE of what is allowed, fades out, and rounds."""
        peak = max(abs(value) for value in self.samples)
        n_fade = int(FADE * RATE)
        whole = []
        for i, value in enumerate(self.samples):
            fade = min(1.0, (len(self.samples) - 1 - i) / n_fade)
            whole.append(round(value / peak * share * LOUDEST * fade * 32767))
        return whole


def slide():
    """A tile goes in: it slides, and comes to rest."""
    sound = Sound(0.42)
    sound.brush(0, 0.3, 0.8, 9)
    sound.strike(0.24, 196, 1.6, 0.035)
    return sound.finish(0.7)


def walk():
    """A pawn goes its way: three small steps."""
    sound = Sound(0.45)
    sound.strike(0, 523, 0.7, 0.03)
    sound.strike(0.13, 494, 0.6, 0.03)
    sound.strike(0.26, 523, 0.8, 0.035)
    return sound.finish(0.6)


def turn():
    """It is the next player's turn: one soft, low note."""
    sound = Sound(0.4)
    sound.strike(0, 294, 1, 0.1)
    return sound.finish(0.5)


def refused():
    """That is not allowed: two dull knocks, the second lower."""
    sound = Sound(0.3)
    sound.strike(0, 165, 1, 0.03)
    sound.strike(0.11, 131, 1, 0.035)
    return sound.finish(0.6)


def find():
    """A treasure: three notes that rise."""
    sound = Sound(0.58)
    sound.strike(0, 659, 0.7, 0.09)
    sound.strike(0.09, 831, 0.7, 0.09)
    sound.strike(0.18, 988, 0.9, 0.12)
    return sound.finish(0.8)


def win():
    """Home first: a chord, from the bottom up."""
    sound = Sound(0.59)
    for start, pitch in ((0, 523), (0.07, 659), (0.14, 784), (0.21, 1047)):
        sound.strike(start, pitch, 0.8, 0.14)
    sound.strike(0.21, 262, 0.7, 0.14)
    return sound.finish(0.9)


SOUNDS = {function.__name__: function for function in (slide, walk, turn, refused, find, win)}


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack("<%dh" % len(samples), *samples))


def read(path):
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            return []
        data = file.readframes(file.getnframes())
    return list(struct.unpack("<%dh" % (len(data) // 2), data))


def is_same(samples, others):
    return (len(samples) == len(others)
            and all(abs(a - b) <= TOLERANCE for a, b in zip(samples, others)))


def main():
    check = sys.argv[1:2] == ["--check"]
    folder = pathlib.Path(sys.argv[-1])
    if len(sys.argv) != (3 if check else 2):
        sys.exit(__doc__)
    stale = []
    for name, make in SOUNDS.items():
        samples = make()
        path = folder / (name + ".wav")
        if check and not (path.exists() and is_same(samples, read(path))):
            stale.append(name)
        elif not check:
            write(path, samples)
    if stale:
        sys.exit("make-sounds.py makes other sounds than those in %s: %s"
                 % (folder, ", ".join(stale)))


if __name__ == "__main__":
    main()
