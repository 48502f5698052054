#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Prints the coverage of lines and branches for each folder, from two summaries of gcovr, the
# second without branches that cannot be taken. The status is 1 if the coverage is below a limit:
# for all folders together as gcc counts, for each folder without those branches.
#
# Two folders have limits of their own. What figures draw is mostly looked at in windows. The solver
# of robots is compiled anew for each kind of puzzle, and gcc counts the branches of each copy, of
# which most kinds can never take one half.

import argparse
import collections
import json
import sys

KINDS = {'line': 'lines', 'branch': 'branches'}
LIMITS = {'line': 92, 'branch': 84}
OWN_LIMITS = {'figures': {'line': 73, 'branch': 64}, 'robots': {'line': 97, 'branch': 40},
              'all folders': {'line': 96, 'branch': 60}}


def count(path):
    """Returns for each folder, and for all as '', the covered and the total numbers."""
    figures = collections.defaultdict(collections.Counter)
    with open(path, encoding='utf-8') as summary:
        for file in json.load(summary)['files']:
            _, *folders, _ = file['filename'].split('/')
            folder = folders[1] if folders[0] == 'games' else folders[0]
            for folder in ('', folder):
                for kind in KINDS:
                    figures[folder][kind, 'covered'] += file[f'{kind}_covered']
                    figures[folder][kind, 'total'] += file[f'{kind}_total']
    return figures


def share(figures, kind):
    return 100 * figures[kind, 'covered'] / max(figures[kind, 'total'], 1)


def tell(figures, kind):
    return f"{share(figures, kind):6.1f} % of {figures[kind, 'total']:5}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('everything')
    parser.add_argument('unguarded')
    options = parser.parse_args()
    everything, unguarded = count(options.everything), count(options.unguarded)

    print(f"{'':12}{'lines':>17}{'branches':>17}{'but guards':>17}")
    for folder in sorted(everything, key=lambda name: (name == '', name)):
        print(f"{folder or 'together':12}{tell(everything[folder], 'line')}"
              f"{tell(everything[folder], 'branch')}{tell(unguarded[folder], 'branch')}")

    del unguarded['']
    status = 0
    for folder, figures in [('all folders', everything['']), *unguarded.items()]:
        wanted = OWN_LIMITS.get(folder, LIMITS)
        for kind, name in KINDS.items():
            if share(figures, kind) < wanted[kind]:
                print(f'Less than {wanted[kind]} % of the {name} of {folder} are covered.')
                status = 1
    return status


if __name__ == '__main__':
    sys.exit(main())
