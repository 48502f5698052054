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
 * @load: (transfer full): reads a file, in a thread; returns the game, which is a #GObject, or
 *   %NULL with @error set
 * @check: returns whether @data can be read back, in a thread
 * @format: (transfer full) (nullable): returns the current game as it must stand in a file; %NULL
 *   if there is none any more
 * @about: (transfer full): what the name of a file can start with, such as the names of the players
 * @opened: shows a game that was read, see lab_game_questions_open()
 * @has_begun: returns whether there is a current game with moves that would be lost
 * @play: plays a game in place of the current one, without a question
 * @tell: shows a short message that disappears by itself
 *
 * How a family opens and saves games in files that players choose. Threads read and write the
 * files, because they may be on a slow network.
 */
typedef struct
{
  LabFileKind  kind;
  const char  *suffix;
  gpointer   (*load)      (GFile         *file,
                           GCancellable  *cancellable,
                           GError       **error);
  gboolean   (*check)     (const char    *data,
                           GError       **error);
  char      *(*format)    (LabFamily     *family);
  char      *(*about)     (LabFamily     *family);
  void       (*opened)    (LabFamily     *family,
                           gpointer       game);
  gboolean   (*has_begun) (LabFamily     *family);
  void       (*play)      (LabFamily     *family,
                           gpointer       game);
  void       (*tell)      (LabFamily     *family,
                           const char    *text);
} LabGameFiles;

/**
 * LabGameSavedFunc:
 * @saved: whether the game was saved; %FALSE also if the players chose no file
 * @data: from lab_game_files_choose_to_save()
 *
 * Is called after the current game was saved or not.
 */
typedef void (*LabGameSavedFunc) (gboolean saved,
                                  gpointer data);

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
                                        LabGameSavedFunc     done,
                                        gpointer             data);
void     lab_game_files_tell_damage    (LabFamily           *family,
                                        const char          *holder,
                                        const GError        *error);

G_END_DECLS
