/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compat-files.h"
#include "lab-family.h"

G_BEGIN_DECLS

/**
 * LabGameFiles:
 * @kind: the kind of files, for the file dialogs
 * @suffix: how the names of the files end
 * @load: reads a file, in a thread; returns the game, or %NULL with @error set
 * @free: frees a game
 * @check: returns whether @data can be read back, in a thread
 * @format: (transfer full) (nullable): returns the current game as it must stand in a file; %NULL
 *   if there is none any more
 * @opened: shows a game that was read; it belongs to the caller
 * @tell: shows a short message that disappears by itself
 * @kept: (nullable): the current game was not saved after all
 *
 * How a family opens and saves games in files that players choose. Threads read and write the
 * files, because they may be on a slow network.
 */
typedef struct
{
  LabFileKind  kind;
  const char  *suffix;
  gpointer   (*load)   (GFile         *file,
                        GCancellable  *cancellable,
                        GError       **error);
  void       (*free)   (gpointer       game);
  gboolean   (*check)  (const char    *data,
                        GError       **error);
  char      *(*format) (LabFamily     *family);
  void       (*opened) (LabFamily     *family,
                        gpointer       game);
  void       (*tell)   (LabFamily     *family,
                        const char    *text);
  void       (*kept)   (LabFamily     *family);
} LabGameFiles;

/**
 * LabFamilyFunc:
 * @family: a family
 *
 * Does something with a family.
 */
typedef void (*LabFamilyFunc) (LabFamily *family);

gboolean lab_game_files_can_open       (const LabGameFiles  *self,
                                        GFile               *file);
void     lab_game_files_open           (const LabGameFiles  *self,
                                        LabFamily           *family,
                                        GFile              **files,
                                        guint                n_files,
                                        GCancellable        *cancellable);
void     lab_game_files_choose_to_open (const LabGameFiles  *self,
                                        LabFamily           *family);
void     lab_game_files_choose_to_save (const LabGameFiles  *self,
                                        LabFamily           *family,
                                        const char          *about,
                                        LabFamilyFunc        then);

G_END_DECLS
