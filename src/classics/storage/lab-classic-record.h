/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"
#include "lab-records-file.h"

G_BEGIN_DECLS

/**
 * LabClassicRecord:
 * @ended: when the game ended, in seconds since 1970, UTC
 * @game: the game with its options, such as `hexapawn:4x4`
 * @seats: who played first and second; at least one of them is a person
 * @winner: who won, or %LAB_CLASSIC_NOBODY
 * @n_moves: how many moves the game had
 * @n_undone: how many times a person used undo
 * @n_hints: how many hints a person asked for
 * @seed: the seed of the session, which identifies it
 *
 * A finished game in the file of the statistics.
 */
typedef struct
{
  gint64          ended;
  char           *game;
  LabClassicSeat  seats[LAB_CLASSIC_N_PLAYERS];
  guint           winner;
  guint           n_moves;
  guint           n_undone;
  guint           n_hints;
  guint64         seed;
} LabClassicRecord;

/** lab_classic_record_lines: how the file of finished games is written. */
extern const LabRecordsFormat lab_classic_record_lines;

LabClassicRecord *lab_classic_record_new     (LabClassicSession      *session);
void              lab_classic_record_free    (LabClassicRecord       *self);
LabClassicRecord *lab_classic_record_parse   (const char             *line);
char             *lab_classic_record_format  (const LabClassicRecord *self);
gboolean          lab_classic_record_is_same (const LabClassicRecord *self,
                                              const LabClassicRecord *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabClassicRecord, lab_classic_record_free)

G_END_DECLS
