/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic.h"
#include "lab-limits.h"

G_BEGIN_DECLS

/**
 * LabClassicMoveValue:
 * @action: a move
 * @value: its value for the player who makes it, as in #LabSearchResult, counted from before the
 *   move
 * @solved: whether @value is exact; if not, it is an estimate
 *
 * What a move leads to.
 */
typedef struct
{
  guint32  action;
  int      value;
  gboolean solved;
} LabClassicMoveValue;

/**
 * LabClassicSolution:
 * @solved: whether all moves have exact values; if not, some of lab_classic_look_ahead() are
 *   estimates, and lab_classic_solve() was stopped, so that @value is not valid
 * @depth: how many moves lab_classic_look_ahead() looked ahead; 0 for none
 * @value: the value for the player to move, as in #LabSearchResult
 * @moves: (element-type LabClassicMoveValue): all moves, in the order of the game; if
 *   lab_classic_solve() was stopped, only those whose values are known; empty if the game is over
 * @nodes: the number of nodes that were visited
 * @time: how long the search took, in microseconds
 *
 * The result of perfect play from a position. Clear it with lab_classic_solution_clear().
 */
typedef struct
{
  gboolean solved;
  guint    depth;
  int      value;
  GArray  *moves;
  guint64  nodes;
  gint64   time;
} LabClassicSolution;

/**
 * LabClassicProgress:
 * @depth: how many moves the search looks ahead; 0 while it looks to the end of the game
 * @n_known: the number of moves whose values are known
 *
 * How far lab_classic_solve() is. Another thread can read it with g_atomic_int_get().
 */
typedef struct
{
  int depth;
  int n_known;
} LabClassicProgress;

gboolean lab_classic_solve             (const LabClassic   *classic,
                                        gconstpointer       state,
                                        const LabLimits    *limits,
                                        LabClassicProgress *progress,
                                        GCancellable       *cancellable,
                                        LabClassicSolution *solution);
gboolean lab_classic_look_ahead        (const LabClassic   *classic,
                                        gconstpointer       state,
                                        guint               depth,
                                        gboolean            all,
                                        const LabLimits    *limits,
                                        GCancellable       *cancellable,
                                        LabClassicSolution *solution);
GArray  *lab_classic_find_line         (const LabClassic   *classic,
                                        gconstpointer       state,
                                        GCancellable       *cancellable);
GArray  *lab_classic_expect_line       (const LabClassic   *classic,
                                        gconstpointer       state,
                                        const LabLimits    *limits,
                                        GCancellable       *cancellable,
                                        LabClassicSolution *solution);
void     lab_classic_solution_clear    (LabClassicSolution *self);
char    *lab_classic_describe_value    (int                 value);
char    *lab_classic_describe_estimate (int                 value);
char    *lab_classic_format_estimate   (int                 value);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabClassicSolution, lab_classic_solution_clear)

G_END_DECLS
