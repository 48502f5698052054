# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Players."""

from abc import ABC, abstractmethod

from .checks import require
from .enums import Action, PlayerSkin


class Player(ABC):
    """A player. Its subclasses decide what to do in each turn."""

    def __init__(self, name=None, skin=PlayerSkin.RAT):
        require(name is None or isinstance(name, str), f"A name must be a text, not {name!r}.")
        require(isinstance(skin, PlayerSkin), f"A skin must be a PlayerSkin, not {skin!r}.")
        self._name = name if name is not None else type(self).__name__
        self._skin = skin

    def get_name(self):
        """Returns the name of the player."""
        return self._name

    def get_skin(self):
        """Returns the look of the player."""
        return self._skin

    def preprocessing(self, maze, game_state):
        """Is called once before the first turn."""

    @abstractmethod
    def turn(self, maze, game_state):
        """Returns the action of the player in a turn."""

    def postprocessing(self, maze, game_state, stats):
        """Is called once after the last turn."""


class FixedPlayer(Player):
    """A player that does what a list says, and then nothing."""

    def __init__(self, actions, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._actions = list(actions)
        require(all(isinstance(action, Action) for action in self._actions),
                "A FixedPlayer needs a list of actions.")
        self._next = 0

    def preprocessing(self, maze, game_state):
        """Starts from the first action."""
        self._next = 0

    def turn(self, maze, game_state):
        """Returns the next action."""
        self._next += 1
        return self._actions[self._next - 1] if self._next <= len(self._actions) else Action.NOTHING
