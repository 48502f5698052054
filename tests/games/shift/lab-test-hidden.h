/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-observation.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/* Room for any turn: 12 arrows, 4 orientations, 49 cells. */
#define LAB_TEST_MAX_TURNS (12 * 4 * 49)

#define LAB_TEST_MAX_COUNTS 8

/* Visits a position of a random game that is not over, in either phase. */
typedef void (*LabTestVisit) (GRand                     *random,
                              const LabShiftPosition    *position,
                              const LabShiftObservation *seen,
                              guint                     *counts);

gboolean            lab_test_is_hidden          (const LabShiftPosition *position,
                                                 LabShiftSeat            seat,
                                                 guint                   card);
LabShiftTreasureSet lab_test_get_unseen         (const LabShiftPosition *position);
LabShiftPosition    lab_test_shuffle_hidden     (GRand                  *random,
                                                 const LabShiftPosition *position);
LabShiftTreasureSet lab_test_get_next_treasures (const LabShiftPosition *position,
                                                 LabShiftSeat            seat);
guint               lab_test_list_turns         (const LabShiftPosition *position,
                                                 LabShiftTurn            turns[LAB_TEST_MAX_TURNS]);
gboolean            lab_test_can_win            (const LabShiftPosition *position,
                                                 gboolean                finds);
guint               lab_test_count_lines        (const LabShiftPosition *position,
                                                 LabShiftTreasure        treasure,
                                                 LabShiftBitboard        pawns,
                                                 guint                   n_turns);
gboolean            lab_test_is_legal           (const LabShiftPosition *position,
                                                 const LabShiftTurn     *turn);
guint               lab_test_find_turn          (const LabShiftTurn     *turns,
                                                 guint                   n,
                                                 const LabShiftTurn     *turn);
gboolean            lab_test_finds              (const LabShiftPosition *position,
                                                 const LabShiftTurn     *turn);
LabShiftOutcome     lab_test_play_turn          (LabShiftPosition       *position,
                                                 const LabShiftTurn     *turn);
void                lab_test_play_watched       (LabShiftPosition       *position,
                                                 LabShiftMemory         *memory,
                                                 const LabShiftTurn     *turn);
guint               lab_test_visit_positions    (guint32                 seed,
                                                 guint                   n_games,
                                                 guint                   one_in,
                                                 LabTestVisit            visit,
                                                 guint                  *counts);

/**
 * LAB_TEST_VISITS:
 * @path: the path of the case
 * @visit: the name of the function that visits a position
 * @seed: the seed of the games
 * @n_games: how many games
 * @one_in: it visits one in so many half-turns
 * @...: each count is larger than this
 *
 * Defines a case that visits positions of random games. The parameters of the function are
 * `random`, `position`, `seen`, which is what the player to move sees, and LAB_TEST_MAX_COUNTS
 * `counts`.
 */
#define LAB_TEST_VISITS(path, visit, seed, n_games, one_in, ...)                                   \
  static void visit (GRand *random, const LabShiftPosition *position,                              \
                     const LabShiftObservation *seen, guint *counts);                              \
                                                                                                   \
  LAB_TEST (path, test_##visit)                                                                    \
  {                                                                                                \
    const guint least[] = { __VA_ARGS__ };                                                         \
    guint counts[LAB_TEST_MAX_COUNTS] = { 0 };                                                     \
                                                                                                   \
    lab_test_visit_positions (seed, n_games, one_in, visit, counts);                               \
    for (guint i = 0; i < G_N_ELEMENTS (least); i++)                                               \
      g_assert_cmpuint (counts[i], >, least[i]);                                                   \
  }                                                                                                \
                                                                                                   \
  static void                                                                                      \
  visit (GRand *random G_GNUC_UNUSED, const LabShiftPosition *position G_GNUC_UNUSED,              \
         const LabShiftObservation *seen G_GNUC_UNUSED, guint *counts G_GNUC_UNUSED)

G_END_DECLS
