/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-record-kind.h"
#include "lab-robots-party.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_PARTY_RECORDS_FILE_NAME: the name of the file with the finished parties. */
#define LAB_ROBOTS_PARTY_RECORDS_FILE_NAME "robots-parties.txt"

/**
 * LabRobotsPartyRecord:
 * @ended: when the party ended, in seconds since 1970, UTC
 * @n_targets: how many targets there were
 * @n_seats: the number of players
 * @names: (owned): their names
 * @scores: how many targets each of them has won
 *
 * A finished party.
 */
typedef struct
{
  gint64 ended;
  guint  n_targets;
  guint  n_seats;
  char  *names[LAB_ROBOTS_PARTY_MAX_SEATS];
  guint  scores[LAB_ROBOTS_PARTY_MAX_SEATS];
} LabRobotsPartyRecord;

/**
 * LabRobotsPartyTally:
 * @name: (owned): the name, as it was written last
 * @n_parties: how many parties the player has played to their end
 * @n_wins: how many of them the player has won; a shared first place counts
 * @n_targets: how many targets the player has won
 *
 * What the finished parties of a player add up to.
 */
typedef struct
{
  char *name;
  guint n_parties;
  guint n_wins;
  guint n_targets;
} LabRobotsPartyTally;

/** lab_robots_party_records: the file of finished parties, of #LabRobotsPartyRecord. */
extern const LabRecordKind lab_robots_party_records;

char      *lab_robots_party_records_note_async (gpointer            party,
                                                const LabGameEnd   *end,
                                                GAsyncReadyCallback done,
                                                gpointer            data);
GPtrArray *lab_robots_party_records_count      (GPtrArray          *records);
void       lab_robots_party_records_append_csv (GPtrArray          *records,
                                                GString            *csv);

G_END_DECLS
