/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"
#include "lab-player-kind.h"

G_BEGIN_DECLS

/**
 * LabRecordSeat:
 * @name: (nullable): the name that the player was given; %NULL for none
 * @kind: the kind of player
 * @n_turns: the number of turns that the player started
 * @n_found: the number of treasures that the player found
 * @place: the player's place, from 1; players with equally many treasures left share a place
 *
 * What is recorded of one player of a game.
 */
typedef struct
{
  char         *name;
  LabPlayerKind kind;
  guint         n_turns;
  guint         n_found;
  guint         place;
} LabRecordSeat;

#define LAB_TYPE_RECORD (lab_record_get_type ())

G_DECLARE_FINAL_TYPE (LabRecord, lab_record, LAB, RECORD, GObject)

LabRecord           *lab_record_new           (LabGame             *game,
                                               const LabPlayerKind *kinds,
                                               gint64               began,
                                               gint64               ended);
LabRecord           *lab_record_parse         (GKeyFile            *file,
                                               const char          *id,
                                               GError             **error);
void                 lab_record_write         (LabRecord           *self,
                                               GKeyFile            *file);

const char          *lab_record_get_id        (LabRecord           *self);
gint64               lab_record_get_began     (LabRecord           *self);
gint64               lab_record_get_ended     (LabRecord           *self);
guint64              lab_record_get_number    (LabRecord           *self);
LabRules             lab_record_get_rules     (LabRecord           *self);
guint                lab_record_get_cards     (LabRecord           *self);
guint                lab_record_get_n_turns   (LabRecord           *self);
LabSeatSet           lab_record_get_seats     (LabRecord           *self);
const LabRecordSeat *lab_record_get_seat      (LabRecord           *self,
                                               LabSeat              seat);
char                *lab_record_format_time   (gint64               seconds);

G_END_DECLS
