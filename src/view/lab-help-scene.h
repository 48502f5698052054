/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabHelpScene:
 * @LAB_HELP_SCENE_START: the board before the first turn
 * @LAB_HELP_SCENE_INSERT: a tile goes in, another falls out
 * @LAB_HELP_SCENE_BARRED: the arrow that is forbidden then
 * @LAB_HELP_SCENE_RIDE: a pawn is pushed out and comes back in
 * @LAB_HELP_SCENE_WALK: what a pawn can reach
 * @LAB_HELP_SCENE_FIND: a treasure is found
 * @LAB_HELP_SCENE_HOME: the way home
 * @LAB_HELP_SCENE_CARDS: secret cards
 * @LAB_HELP_SCENE_OPEN_CARDS: open ones
 * @LAB_HELP_SCENE_HINT: a hint
 * @LAB_HELP_SCENE_NONE: nothing
 *
 * What a picture of the rules shows.
 */
typedef enum
{
  LAB_HELP_SCENE_START,
  LAB_HELP_SCENE_INSERT,
  LAB_HELP_SCENE_BARRED,
  LAB_HELP_SCENE_RIDE,
  LAB_HELP_SCENE_WALK,
  LAB_HELP_SCENE_FIND,
  LAB_HELP_SCENE_HOME,
  LAB_HELP_SCENE_CARDS,
  LAB_HELP_SCENE_OPEN_CARDS,
  LAB_HELP_SCENE_HINT,
  LAB_HELP_SCENE_NONE,
} LabHelpScene;

#define LAB_N_HELP_SCENES LAB_HELP_SCENE_NONE

G_END_DECLS
