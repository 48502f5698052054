/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze.h"

G_DEFINE_QUARK (lab-cheese-error-quark, lab_cheese_error)
