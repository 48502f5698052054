# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawings of mazes for terminals."""

_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def draw(maze, game_state=None, ascii_only=False):
    """Returns a drawing of a maze, with the players as letters and the cheese if there is a state.

    A number between two cells is the number of turns that the mud there costs.
    """
    lines = []
    for row in range(maze.get_height() + 1):
        line = ""
        for col in range(maze.get_width() + 1):
            line += _corner(maze, row, col, ascii_only)
            if col < maze.get_width():
                line += _north_line(maze, row, col, ascii_only)
        lines.append(line.rstrip())
        if row < maze.get_height():
            lines.append("".join(_west_line(maze, row, col, ascii_only)
                                 + _content(maze, row, col, game_state, ascii_only)
                                 for col in range(maze.get_width() + 1)).rstrip())
    return "\n".join(lines)


def describe_players(game_state):
    """Returns a line for each player: its letter, name, team, and score."""
    teams = {name: team for team, names in game_state.teams.items() for name in names}
    return "\n".join(
        f"{_letter(i)}  {name}" + (f" ({teams[name]})" if teams[name] else "")
        + f"  {game_state.score_per_player[name]:g}"
        + (f"  in mud: {game_state.muds[name]['count']}" if game_state.is_in_mud(name) else "")
        for i, name in enumerate(game_state.player_locations))


def _letter(index):
    return chr(ord("A") + index) if index < 26 else "#"


def _cell(maze, row, col):
    return maze.rc_to_i(row, col) if maze.rc_exists(row, col) else None


def _between(maze, cell, other):
    """Returns None without a line, 0 for a wall, and the weight of a passage."""
    if cell is None and other is None:
        return None
    if cell is None or other is None or not maze.has_edge(cell, other):
        return 0
    return maze.get_weight(cell, other)


def _north(maze, row, col):
    return _between(maze, _cell(maze, row, col), _cell(maze, row - 1, col))


def _west(maze, row, col):
    return _between(maze, _cell(maze, row, col), _cell(maze, row, col - 1))


def _corner(maze, row, col, ascii_only):
    sides = ((_west(maze, row - 1, col) == 0) + 2 * (_north(maze, row, col) == 0)
             + 4 * (_west(maze, row, col) == 0) + 8 * (_north(maze, row, col - 1) == 0))
    return _CORNERS[sides] if not ascii_only else "+" if sides else " "


def _north_line(maze, row, col, ascii_only):
    weight = _north(maze, row, col)
    if weight == 0:
        return "---" if ascii_only else "───"
    return "   " if weight in (None, 1) else f" {weight} " if weight < 10 else " + "


def _west_line(maze, row, col, ascii_only):
    weight = _west(maze, row, col)
    if weight == 0:
        return "|" if ascii_only else "│"
    return " " if weight in (None, 1) else str(weight) if weight < 10 else "+"


def _content(maze, row, col, game_state, ascii_only):
    cell = _cell(maze, row, col)
    if cell is None or game_state is None:
        return "   "
    players = [i for i, location in enumerate(game_state.player_locations.values())
               if location == cell]
    if len(players) > 1:
        return f"{len(players):2}*"
    if players:
        return f" {_letter(players[0])} "
    if cell in game_state.cheese:
        return " o " if ascii_only else " ● "
    return "   "
