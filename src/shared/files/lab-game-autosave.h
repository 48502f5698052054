/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"
#include "lab-clock.h"

G_BEGIN_DECLS

/**
 * LabGameAutosave:
 * @file_name: the name of the file with the current game, in the user's folder
 * @parse: (transfer full): reads the contents of a file; returns the game, which is a #GObject, or
 *   %NULL with @error set
 * @format: (transfer full): returns the contents of a file with the game
 * @changes: the signals of a game after which it is saved; ends with %NULL
 *
 * How a family keeps its current game, whose moves are saved as text. A constant.
 */
typedef struct
{
  const char *file_name;
  gpointer  (*parse)  (const char  *data,
                       gsize        length,
                       LabClock    *clock,
                       GError     **error);
  char     *(*format) (gpointer     game);
  const char *changes[4];
} LabGameAutosave;

gpointer lab_game_autosave_read  (const LabGameAutosave  *self,
                                  GFile                  *file,
                                  LabClock               *clock,
                                  GCancellable           *cancellable,
                                  GError                **error);
void     lab_game_autosave_start (const LabGameAutosave  *self,
                                  LabAutosaveFile        *file,
                                  gpointer                game);
gpointer lab_game_autosave_load  (const LabGameAutosave  *self,
                                  LabClock               *clock,
                                  GDateTime             **played,
                                  GError                **error);

G_END_DECLS
