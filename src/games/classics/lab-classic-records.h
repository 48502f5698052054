/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic-session.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_RECORDS_FILE_NAME: the name of the file with the finished games. */
#define LAB_CLASSIC_RECORDS_FILE_NAME "classics-records.txt"

/**
 * LabClassicTally:
 * @game: the game with its options, such as `hexapawn:4x4`
 * @level: the level of the computer that a person played against; -1 for games of two people
 * @won: how many games the person won; for two people, how many the first player won
 * @lost: how many the person lost; for two people, how many the second player won
 * @drawn: how many games had no winner
 * @alone: how many of @won were won without a hint and without undo
 *
 * What the finished games of one kind add up to.
 */
typedef struct
{
  char  *game;
  int    level;
  guint  won;
  guint  lost;
  guint  drawn;
  guint  alone;
} LabClassicTally;

void       lab_classic_records_note_async  (LabClassicSession    *session,
                                            GAsyncReadyCallback   done,
                                            gpointer              data);
gboolean   lab_classic_records_note_finish (LabClassicSession    *session,
                                            GAsyncResult         *result,
                                            GError              **error);
GPtrArray *lab_classic_records_load        (GError              **error);
gboolean   lab_classic_records_clear       (GError              **error);
char      *lab_classic_records_csv         (GPtrArray            *tallies);

G_END_DECLS
