# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games."""

import os
import random
import sys
import traceback

from . import checks
from .checks import is_whole, require
from .drawing import describe_players, draw
from .enums import Action, GameMode, RandomMazeAlgorithm, RenderMode, StartingLocation
from .errors import ParameterError
from .game_state import GameState
from .maze import (BigHolesRandomMaze, HolesOnSideRandomMaze, UniformHolesRandomMaze,
                   from_description)
from .player import Player
from .runners import Call, ProcessRunner, Result, SequentialRunner

_ALGORITHMS = {
    RandomMazeAlgorithm.BIG_HOLES: BigHolesRandomMaze,
    RandomMazeAlgorithm.UNIFORM_HOLES: UniformHolesRandomMaze,
    RandomMazeAlgorithm.HOLES_ON_SIDE: HolesOnSideRandomMaze,
}
_LETTERS = {Action.NOTHING: "-", Action.NORTH: "N", Action.EAST: "E", Action.SOUTH: "S",
            Action.WEST: "W"}
_COUNTS = ("nothing", "north", "east", "south", "west", "mud", "error", "miss", "wall")
_DEFAULT_CHEESE = 21


class Game:
    """A game: a maze, players, and cheese."""

    def __init__(self, random_seed=None, random_seed_maze=None, random_seed_cheese=None,
                 random_seed_players=None, maze_width=None, maze_height=None, cell_percentage=None,
                 wall_percentage=None, mud_percentage=None, mud_range=None, fixed_maze=None,
                 nb_cheese=None, fixed_cheese=None, random_maze_algorithm=None, render_mode=None,
                 render_simplified=None, rendering_speed=None, trace_length=None, fullscreen=None,
                 clear_shell_each_turn=None, save_path=None, save_game=None,
                 preprocessing_time=None, turn_time=None, game_mode=None, continue_on_error=None):
        self._seeds = (random_seed, random_seed_maze, random_seed_cheese, random_seed_players)
        self._maze_options = {
            "maze_width": maze_width, "maze_height": maze_height,
            "cell_percentage": cell_percentage, "wall_percentage": wall_percentage,
            "mud_percentage": mud_percentage, "mud_range": mud_range,
            "random_maze_algorithm": random_maze_algorithm,
        }
        self._fixed_maze = fixed_maze
        self._nb_cheese = nb_cheese
        self._fixed_cheese = fixed_cheese
        self._mode = game_mode
        self._render_mode = render_mode
        self._clears = clear_shell_each_turn
        self._times = (preprocessing_time, turn_time)
        self._continues = bool(continue_on_error)
        self._check_choices()
        self._check_seeds()
        self._check_maze_options()
        if save_game:
            raise NotImplementedError("save_game is not supported. Leave it out; to watch a race "
                                      "again, play it with the same random_seed.")
        self._players = []          # pairs of a player and its location
        self._draw_seeds()
        self._maze = self._make_maze()
        self._begin()

    def add_player(self, player, team="", location=StartingLocation.CENTER):
        """Adds a player. It gets its cell at once."""
        require(isinstance(player, Player), f"A player must be a Player, not {player!r}.")
        require(isinstance(team, str), f"A team must be a text, not {team!r}.")
        name = player.get_name()
        require(name not in self._state.player_locations,
                f"There is a player {name!r} already. Give this one another name.")
        cell = self._find_start(location)
        self._players.append((player, team, location))
        self._state.player_locations[name] = cell
        self._state.score_per_player[name] = 0
        self._state.muds[name] = {"target": None, "count": 0}
        self._state.teams.setdefault(team, []).append(name)

    def start(self):
        """Plays the game and returns its statistics. They are empty if a player failed."""
        require(self._players, "A game needs a player. Add one with add_player().")
        require(not self._is_played, "This game was played. Use reset() to play again.")
        self._is_played = True
        try:
            position = self._deal()
        except ParameterError:
            traceback.print_exc()
            return {}
        stats = self._make_stats()
        runner = self._make_runner()
        try:
            is_good = self._play(runner, position, stats)
        finally:
            runner.close()
        return stats if is_good else {}

    def reset(self, keep_players=True, same=True):
        """Makes the game ready to be played again: the same one, or another one."""
        if not same:
            self._draw_seeds()
            self._maze = self._make_maze()
        players = self._players if keep_players else []
        self._players = []
        self._begin()
        for player, team, location in players:
            self.add_player(player, team, location)

    # Parameters

    def _check_choices(self):
        for name, value, kind in (("game_mode", self._mode, GameMode),
                                  ("render_mode", self._render_mode, RenderMode),
                                  ("random_maze_algorithm",
                                   self._maze_options["random_maze_algorithm"],
                                   RandomMazeAlgorithm)):
            require(value is None or isinstance(value, kind),
                    f"{name} must be a {kind.__name__}, not {value!r}.")
        for name, value in zip(("preprocessing_time", "turn_time"), self._times):
            if value is not None:
                checks.check_time(name, value)
        if self._mode is GameMode.SIMULATION:
            require(self._render_mode in (None, RenderMode.NO_RENDERING),
                    "A simulation is not drawn. Leave out render_mode.")
            require(self._times == (None, None), "A simulation knows no time. Leave out "
                                                 "preprocessing_time and turn_time.")

    def _check_seeds(self):
        for name, value in zip(("random_seed", "random_seed_maze", "random_seed_cheese",
                                "random_seed_players"), self._seeds):
            checks.check_seed(name, value)
        require(self._seeds[0] is None or self._seeds[1:] == (None, None, None),
                "random_seed sets all seeds. Leave it out, or leave out the other ones.")
        require(self._fixed_cheese is None
                or (self._nb_cheese is None and self._seeds[2] is None),
                "fixed_cheese says where the cheese is. Leave out nb_cheese and "
                "random_seed_cheese.")

    def _check_maze_options(self):
        options = self._maze_options
        if self._fixed_maze is not None:
            require(self._seeds[1] is None and all(value is None for value in options.values()),
                    "fixed_maze is the whole maze. Leave out what describes a random one.")
            return
        if options["mud_range"] is not None:
            checks.check_mud_range(options["mud_range"])

    def _draw_seeds(self):
        """Finds the seeds of the maze, the cheese, and the players."""
        first, *given = self._seeds
        if first is not None:
            self._drawn_seeds = [first] * 3
        else:
            self._drawn_seeds = [random.randint(0, checks.MAX_SEED) if seed is None else seed
                                 for seed in given]

    def _make_maze(self):
        if self._fixed_maze is not None:
            return from_description(self._fixed_maze)

        def get(name, default):
            value = self._maze_options[name]
            return default if value is None else value

        make = _ALGORITHMS[get("random_maze_algorithm", RandomMazeAlgorithm.BIG_HOLES)]
        return make(cell_percentage=get("cell_percentage", 80.0),
                    wall_percentage=get("wall_percentage", 60.0),
                    mud_percentage=get("mud_percentage", 20.0),
                    mud_range=get("mud_range", (4, 9)), random_seed=self._drawn_seeds[0],
                    width=get("maze_width", 15), height=get("maze_height", 13))

    # The beginning

    def _begin(self):
        self._players_random = random.Random(self._drawn_seeds[2])
        self._state = GameState()
        self._is_played = False

    def _find_start(self, location):
        """Returns the cell of a start: where it is, or the nearest one if there is a hole."""
        maze = self._maze
        bottom, right = maze.get_height() - 1, maze.get_width() - 1
        if location is StartingLocation.RANDOM:
            return self._players_random.choice(maze.get_vertices())
        if location is StartingLocation.SAME:
            require(self._players, "The first player cannot start where the one before starts.")
            return next(reversed(list(self._state.player_locations.values())))
        if not isinstance(location, StartingLocation):
            require(is_whole(location) and maze.i_exists(location),
                    f"{location!r} is not a StartingLocation, and not a cell of the maze.")
            return int(location)
        row, col = {
            StartingLocation.CENTER: (maze.get_height() // 2, maze.get_width() // 2),
            StartingLocation.TOP_LEFT: (0, 0),
            StartingLocation.TOP_RIGHT: (0, right),
            StartingLocation.BOTTOM_LEFT: (bottom, 0),
            StartingLocation.BOTTOM_RIGHT: (bottom, right),
        }[location]
        if maze.rc_exists(row, col):
            return maze.rc_to_i(row, col)

        def measure(cell):
            cell_row, cell_col = maze.i_to_rc(cell)
            return (cell_row - row) ** 2 + (cell_col - col) ** 2

        return min(maze.get_vertices(), key=measure)

    def _deal(self):
        """Deals the cheese, and returns the first position."""
        state = self._state
        numbers = {team: number for number, team in enumerate(state.teams)}
        teams = [numbers[team] for _, team, _ in self._players]
        values = ["rats=" + ",".join(map(str, state.player_locations.values())),
                  "teams=" + ",".join(map(str, teams))]
        if self._fixed_cheese is not None:
            require(isinstance(self._fixed_cheese, (list, tuple))
                    and all(is_whole(cell) and cell >= 0 for cell in self._fixed_cheese),
                    f"fixed_cheese must be a list of cells, not {self._fixed_cheese!r}.")
            values.append("cheese-cells=" + ",".join(map(str, self._fixed_cheese)))
        else:
            count = _DEFAULT_CHEESE if self._nb_cheese is None else self._nb_cheese
            require(is_whole(count) and count > 0,
                    f"nb_cheese must be a whole number from 1, not {count!r}.")
            values += [f"cheese={count}", f"cheese-seed={self._drawn_seeds[1]}"]
        position = self._maze._in_engine.ask("race", *values)
        state.update(position)
        return position

    def _get_mode(self):
        if self._mode is not None:
            return self._mode
        return GameMode.SEQUENTIAL if len(self._state.teams) == 1 else GameMode.MATCH

    def _make_runner(self):
        players = [player for player, _, _ in self._players]
        mazes = {player.get_name(): self._maze.copy() for player in players}
        mode = self._get_mode()
        if mode in (GameMode.SEQUENTIAL, GameMode.SIMULATION):
            return SequentialRunner(players, mazes)
        return ProcessRunner(players, mazes, mode is GameMode.MATCH)

    def _make_stats(self):
        stats = {"players": {}, "turns": -1}
        for player, team, _ in self._players:
            stats["players"][player.get_name()] = {
                "actions": dict.fromkeys(_COUNTS, 0), "score": 0, "turn_durations": [],
                "preprocessing_duration": None, "team": team,
            }
        return stats

    # The turns

    def _play(self, runner, position, stats):
        """Plays all turns. Returns whether the statistics count."""
        state = self._state
        preprocessing_time, turn_time = self._get_times()
        render = self._make_renderer()
        render()
        while not position["over"]:
            call = Call.PREPROCESSING if state.turn == 0 else Call.TURN
            answers = runner.ask(call, state,
                                 preprocessing_time if state.turn == 0 else turn_time)
            if not self._continues and any(answer.result is Result.FAILED
                                           for answer in answers.values()):
                return False
            position = self._maze._in_engine.ask("turn", self._spell(answers))
            self._count(answers, position["outcomes"], stats)
            state.update(position)
            render()
        stats["turns"] = state.turn - 1
        for name, score in state.score_per_player.items():
            stats["players"][name]["score"] = score
        return runner.finish(state, stats, turn_time) or self._continues

    def _get_times(self):
        if self._get_mode() is GameMode.SIMULATION:
            return 0.0, 0.0
        preprocessing_time, turn_time = self._times
        return (3.0 if preprocessing_time is None else preprocessing_time,
                0.1 if turn_time is None else turn_time)

    def _spell(self, answers):
        """Returns a letter for each player."""
        if self._state.turn == 0:
            return "-" * len(answers)
        letters = {Result.MISSED: "?", Result.FAILED: "!", Result.IN_MUD: "-",
                   Result.LATE_PREPROCESSING: "-"}
        return "".join(letters.get(answers[name].result) or _LETTERS[answers[name].action]
                       for name in self._state.player_locations)

    def _count(self, answers, outcomes, stats):
        """Counts what came of a turn, and notes the times."""
        for name, outcome in zip(self._state.player_locations, outcomes):
            answer = answers[name]
            player = stats["players"][name]
            if answer.duration is not None:
                if answer.call is Call.PREPROCESSING:
                    player["preprocessing_duration"] = answer.duration
                else:
                    player["turn_durations"].append(answer.duration)
            if answer.result is Result.MISSED:
                player["actions"]["miss"] += 1
            elif self._state.turn > 0 and answer.result is not Result.LATE_PREPROCESSING:
                player["actions"][outcome] += 1

    # Drawing

    def _make_renderer(self):
        """Returns a function that draws the current state."""
        mode = self._render_mode or RenderMode.GUI
        is_terminal = sys.stdout.isatty()
        if self._get_mode() is GameMode.SIMULATION or mode is RenderMode.NO_RENDERING:
            return lambda: None
        if mode is RenderMode.GUI and not is_terminal:
            print("pyrat: There is no window here, so the game is not drawn. Use a terminal or "
                  "render_mode=RenderMode.ASCII.", file=sys.stderr)
            return lambda: None
        clears = is_terminal and self._clears is not False and mode is not RenderMode.ASCII
        clear = "\033[H\033[2J" if clears and os.environ.get("TERM") != "dumb" else ""

        def render():
            print(f"{clear}Turn {self._state.turn}",
                  draw(self._maze, self._state, mode is RenderMode.ASCII),
                  describe_players(self._state), sep="\n", flush=True)

        return render
