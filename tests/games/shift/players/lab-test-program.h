/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-program.h"
#include "lab-test-patience.h"

G_BEGIN_DECLS

/* Programs as players of the board game, above all the rogue. Where a function takes a seed, it
 * asks about the first move of the game with that seed. */

void                lab_test_program_init        (void);
LabShiftObservation lab_test_make_observation    (guint64            seed);
LabShiftAgent      *lab_test_make_rogue          (const char        *mode,
                                                  gint64             start_time,
                                                  gint64             think_time,
                                                  gint64             grace);
int                 lab_test_open_pipe           (const char        *folder,
                                                  char             **path);
gboolean            lab_test_pipe_is_held        (int                end);
void                lab_test_close_pipe          (int                end,
                                                  char              *path);
gboolean            lab_test_ask_program         (LabShiftAgent     *agent,
                                                  guint64            seed,
                                                  const LabLimits   *limits,
                                                  LabShiftThought   *thought,
                                                  GError           **error);
void                lab_test_assert_answers      (LabShiftAgent     *agent,
                                                  guint64            seed,
                                                  const LabLimits   *limits);
void                lab_test_assert_fails        (LabShiftAgent     *agent,
                                                  guint64            seed,
                                                  const LabLimits   *limits,
                                                  LabShiftAgentError code,
                                                  const char        *saying);
void                lab_test_assert_ends_async   (void);
void                lab_test_assert_nothing_left (void);

G_END_DECLS
