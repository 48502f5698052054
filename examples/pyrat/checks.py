# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks of parameters."""

from numbers import Integral, Real

from .errors import ParameterError

MAX_SEED = 2**63 - 2


def is_whole(value):
    """Returns whether a value is a whole number."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def is_real(value):
    """Returns whether a value is a real number that was not written as a whole one."""
    return isinstance(value, Real) and not isinstance(value, Integral)


def require(condition, message):
    """Raises an error with a message unless a condition holds."""
    if not condition:
        raise ParameterError(message)


def check_seed(name, value):
    """Refuses what is not a seed; None is no seed."""
    require(value is None or (is_whole(value) and 0 <= value <= MAX_SEED),
            f"{name} must be a whole number from 0 to {MAX_SEED}, not {value!r}.")


def check_size(width, height):
    """Refuses a size that no maze can have."""
    for name, value in (("width", width), ("height", height)):
        require(is_whole(value) and value > 0,
                f"The {name} of a maze must be a positive whole number, not {value!r}.")
    require(width * height >= 2, "A maze needs at least two cells.")


def check_percentage(name, value):
    """Refuses what is not a percentage as a real number."""
    require(is_real(value) and 0 <= value <= 100,
            f"{name} must be a real number from 0.0 to 100.0, such as 80.0, not {value!r}.")


def check_mud_range(value):
    """Refuses what is not a range of mud."""
    require(isinstance(value, (tuple, list)) and len(value) == 2
            and all(is_whole(turns) for turns in value) and 2 <= value[0] <= value[1],
            f"mud_range must be two whole numbers from 2, such as (4, 9), not {value!r}.")


def check_time(name, value):
    """Refuses what is not a time in seconds."""
    require(is_real(value) and value >= 0,
            f"{name} must be a real number of seconds, such as 0.1, not {value!r}.")
