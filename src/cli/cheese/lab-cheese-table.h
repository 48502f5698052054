/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-match.h"
#include "lab-command.h"

G_BEGIN_DECLS

/**
 * LabCheeseTable:
 * @deal: (owned): the race before its first turn
 * @rats: (owned): the rats; %NULL for people
 * @names: (owned): what to call the rats
 * @teams: (owned): the names of their teams; they can be empty
 * @settings: what the race was dealt from
 * @match: how the rats are asked
 * @has_people: whether a rat is a person
 * @ascii: whether to draw in plain ASCII
 * @is_silent: whether to print no turns
 * @record: how the race went
 *
 * A race on the command line.
 */
typedef struct
{
  LabCheeseDeal *deal;
  LabRat *rats[LAB_CHEESE_MAX_RATS];
  char *names[LAB_CHEESE_MAX_RATS];
  char *teams[LAB_CHEESE_MAX_RATS];
  LabCheeseDealSettings settings;
  LabCheeseMatchSettings match;
  gboolean has_people;
  gboolean ascii;
  gboolean is_silent;
  LabCheeseRecord record;
} LabCheeseTable;

void             lab_cheese_table_clear        (LabCheeseTable          *self);
gboolean         lab_cheese_table_read         (LabCheeseTable          *self,
                                                const LabOptions        *options,
                                                const char * const      *rats,
                                                LabDialogueLog          *log,
                                                GError                 **error);
LabCommandStatus lab_cheese_table_play         (LabCheeseTable          *self,
                                                GError                 **error);
void             lab_cheese_table_draw         (const LabCheeseTable    *self,
                                                const LabCheesePosition *position);
void             lab_cheese_table_tell_turn    (const LabCheeseTable    *self,
                                                guint                    turn,
                                                const LabCheeseOutcome  *outcomes);
LabCommandStatus lab_cheese_table_play_people  (LabCheeseTable          *self,
                                                GError                 **error);
void             lab_cheese_table_print_result (const LabCheeseTable    *self);
void             lab_cheese_table_print_json   (const LabCheeseTable    *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseTable, lab_cheese_table_clear)

G_END_DECLS
