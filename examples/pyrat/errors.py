# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors of the package."""


class ParameterError(ValueError, TypeError, AssertionError):
    """A parameter is not valid. It can be caught as any of these errors."""


class EngineError(RuntimeError):
    """labyrinthe-lab was not found, or ended."""
