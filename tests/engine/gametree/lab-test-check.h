/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-alphabeta.h"
#include "lab-minimax.h"

#define LAB_TEST_MAX_STATE 2048

/**
 * LabTestTally:
 * @n_searches: how many positions were searched
 * @n_solved: how many of them to the ends of the game
 * @n_minimax: the nodes of minimax
 * @n_alphabeta: the nodes of alpha-beta without a table
 * @n_with_table: the nodes of alpha-beta with a fresh table
 *
 * Counts the work of lab_test_check_searches(), so that a test can assert that it
 * checked enough positions.
 */
typedef struct
{
  guint   n_searches;
  guint   n_solved;
  guint64 n_minimax;
  guint64 n_alphabeta;
  guint64 n_with_table;
} LabTestTally;

guint64 lab_test_hash           (guint64                value);
int     lab_test_one_later      (int                    value);
int     lab_test_check_searches (const LabZeroSum      *game,
                                 gpointer               state,
                                 gsize                  state_size,
                                 guint                  depth,
                                 LabTransposition      *table,
                                 LabTestTally          *tally);
void    lab_test_check_result   (const LabZeroSum      *game,
                                 gpointer               state,
                                 const LabSearchResult *result,
                                 gboolean               with_table);
guint   lab_test_play           (const LabZeroSum      *game,
                                 gpointer               state,
                                 GRand                 *random,
                                 guint                  n_actions);
void    lab_test_check_undo     (const LabZeroSum      *game,
                                 gpointer               state,
                                 gsize                  state_size,
                                 guint64              (*make_key) (gconstpointer state),
                                 GRand                 *random,
                                 guint                  n_steps);
