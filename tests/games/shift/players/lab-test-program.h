/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-program.h"
#include "lab-test-patience.h"

G_BEGIN_DECLS

/* Programs as players of the board game, above all the rogue. Where a function takes a seed, it
 * asks about the first move of the game with that seed. */

void           lab_test_program_init        (int               *argc,
                                             char            ***argv);
LabObservation lab_test_make_observation    (guint64            seed);
LabAgent      *lab_test_make_program        (const char        *path,
                                             const char        *mode,
                                             gint64             start_time,
                                             gint64             think_time,
                                             gint64             grace);
LabAgent      *lab_test_make_rogue          (const char        *mode,
                                             gint64             start_time,
                                             gint64             think_time,
                                             gint64             grace);
gboolean       lab_test_ask                 (LabAgent          *agent,
                                             guint64            seed,
                                             const LabLimits   *limits,
                                             LabThought        *thought,
                                             GError           **error);
void           lab_test_assert_answers      (LabAgent          *agent,
                                             guint64            seed,
                                             const LabLimits   *limits);
void           lab_test_assert_fails        (LabAgent          *agent,
                                             guint64            seed,
                                             const LabLimits   *limits,
                                             LabAgentError      code,
                                             const char        *saying);
void           lab_test_assert_ends_async   (void);
void           lab_test_assert_nothing_left (void);

G_END_DECLS
