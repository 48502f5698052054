/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-agent.h"
#include "lab-shift-computer.h"
#include "lab-shift-observation.h"
#include "lab-test-main.h"

G_BEGIN_DECLS

/**
 * LabTestAnswer:
 * @done: whether the question was answered or failed
 * @answered: whether it was answered
 * @thought: the answer
 * @error: (nullable): why there is none
 *
 * What comes of a question that is asked in a thread.
 */
typedef struct
{
  gboolean done;
  gboolean answered;
  LabShiftThought thought;
  GError *error;
} LabTestAnswer;

/** lab_test_levels: the words for the levels of the computer players. */
extern const char * const lab_test_levels[LAB_SHIFT_N_LEVELS];

LabShiftObservation lab_test_observe             (const char                *text);
LabShiftAgent      *lab_test_make_player         (const char                *words);
LabShiftThought     lab_test_ask                 (LabShiftAgent             *agent,
                                                  const LabShiftObservation *observation,
                                                  guint64                    nodes);
LabShiftThought     lab_test_think               (LabShiftStrength           level,
                                                  const LabShiftObservation *observation,
                                                  guint64                    seed,
                                                  guint64                    nodes);
void                lab_test_assert_same_thought (const LabShiftThought     *a,
                                                  const LabShiftThought     *b);

void lab_test_ask_async               (LabShiftAgent             *agent,
                                       const LabShiftObservation *observation,
                                       const LabLimits           *limits,
                                       GCancellable              *cancellable,
                                       LabTestAnswer             *answer);
void lab_test_answer_wait             (LabTestAnswer             *self);
void lab_test_answer_assert_cancelled (LabTestAnswer             *self);
void lab_test_answer_clear            (LabTestAnswer             *self);
void lab_test_add_levels              (const LabTestPart         *part);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestAnswer, lab_test_answer_clear)

#define assert_near(a, b) g_assert_cmpfloat_with_epsilon (a, b, 1e-9)

/**
 * LAB_LEVEL_TEST:
 * @path: the path of the cases
 * @test: the name of their function
 *
 * Defines a case for each level. The parameter is `data`, the level.
 */
#define LAB_LEVEL_TEST(path, test)                                                                 \
  LAB_TEST_CASE (path, test, lab_test_add_levels, (gconstpointer data))

G_END_DECLS
