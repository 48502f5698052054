# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What players know about a game."""


class GameState:
    """The state of a game before a turn.

    player_locations, score_per_player, and muds are dictionaries of the names of the players, teams
    one of the names of the teams; cheese is a list of cells; turn is the number of the turn.
    A player in mud has in muds the cell that it wades to, and the turns that this still takes.
    """

    def __init__(self):
        self.player_locations = {}
        self.score_per_player = {}
        self.muds = {}
        self.teams = {}
        self.cheese = []
        self.turn = 0

    def is_in_mud(self, name):
        """Returns whether a player is in mud, and so cannot act."""
        return self.muds[name]["target"] is not None

    def get_players(self):
        """Returns a list of the names of the players."""
        return list(self.player_locations)

    def get_score_per_team(self):
        """Returns a dictionary of the scores of the teams."""
        return {team: round(sum(self.score_per_player[name] for name in names), 5)
                for team, names in self.teams.items()}

    def game_over(self):
        """Returns whether no cheese is left, or no team can change the ranking."""
        if not self.cheese:
            return True
        if len(self.teams) < 2:
            return False
        scores = sorted(self.get_score_per_team().values())
        return not any(low == high or low + len(self.cheese) >= high
                       for low, high in zip(scores, scores[1:]))

    def copy(self):
        """Returns a copy that can be changed without changing this state."""
        state = GameState.__new__(GameState)
        state.player_locations = self.player_locations.copy()
        state.score_per_player = self.score_per_player.copy()
        state.muds = {name: mud.copy() for name, mud in self.muds.items()}
        state.teams = {team: names.copy() for team, names in self.teams.items()}
        state.cheese = self.cheese.copy()
        state.turn = self.turn
        return state

    def __str__(self):
        lines = [f"Turn {self.turn}, cheese in {self.cheese}"]
        for name, location in self.player_locations.items():
            mud = self.muds[name]
            lines.append(f"  {name}: in {location}, score {self.score_per_player[name]}"
                         + (f", {mud['count']} turns of mud to {mud['target']}"
                            if mud["target"] is not None else ""))
        return "\n".join(lines)

    def update(self, position):
        """Takes over the position that the engine tells."""
        for name, cell, mud, score in zip(self.player_locations, position["rats"],
                                          position["mud"], position["scores"]):
            self.player_locations[name] = cell
            self.score_per_player[name] = float(score)
            target, count = mud or (None, 0)
            self.muds[name] = {"target": target, "count": count}
        self.cheese = position["cheese"]
        self.turn = position["turn"]
