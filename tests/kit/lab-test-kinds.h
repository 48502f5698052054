/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"

G_BEGIN_DECLS

/**
 * LabTestKind:
 * @kind: a kind of games
 * @records_name: the name of the file with its finished games
 * @older: a file of a game that goes on, as the first version of the kind has written it
 * @create: (transfer full): creates a game without moves
 * @play: makes a move; returns %FALSE if the game is over
 * @finish: plays the game to its end
 * @undo: (nullable): undoes the end
 * @redo: (nullable): redoes it
 * @restart: (nullable): begins the game again
 * @replaces: whether an end that is reached again after an undo replaces the first one
 * @create_watched: (transfer full) (nullable): creates a game that is saved some time after a move
 *
 * How a test plays the games of a kind.
 */
typedef struct
{
  const LabGameKind *kind;
  const char        *records_name;
  const char        *older;
  gpointer (*create)  (LabClock *clock);
  gboolean (*play)    (gpointer  game);
  void     (*finish)  (gpointer  game);
  void     (*undo)    (gpointer  game);
  void     (*redo)    (gpointer  game);
  void     (*restart) (gpointer  game);
  gpointer (*create_watched) (LabClock *clock);
  gboolean           replaces;
} LabTestKind;

const LabTestKind * const *lab_test_kinds_get (guint *n_kinds);

G_END_DECLS
