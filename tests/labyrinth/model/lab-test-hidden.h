/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-observation.h"
#include "lab-position.h"

G_BEGIN_DECLS

/* Room for any turn: 12 arrows, 4 orientations, 49 cells. */
#define LAB_TEST_MAX_TURNS (12 * 4 * 49)

/* Visits a position of a random game that is not over, in either phase. */
typedef void (*LabTestVisit) (GRand             *random,
                              const LabPosition *position,
                              const LabMemory   *memory,
                              gpointer           data);

gboolean       lab_test_is_hidden          (const LabPosition *position,
                                            LabSeat            seat,
                                            guint              card);
LabTreasureSet lab_test_get_unseen         (const LabPosition *position);
LabPosition    lab_test_shuffle_hidden     (GRand             *random,
                                            const LabPosition *position);
LabTreasureSet lab_test_get_next_treasures (const LabPosition *position,
                                            LabSeat            seat);
guint          lab_test_list_turns         (const LabPosition *position,
                                            LabTurn            turns[LAB_TEST_MAX_TURNS]);
gboolean       lab_test_is_legal           (const LabPosition *position,
                                            const LabTurn     *turn);
LabOutcome     lab_test_play_turn          (LabPosition       *position,
                                            const LabTurn     *turn);
guint          lab_test_visit_positions    (guint32            seed,
                                            guint              n_games,
                                            guint              one_in,
                                            LabTestVisit       visit,
                                            gpointer           data);

G_END_DECLS
