/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabTestRun:
 * @out: its standard output
 * @err: its standard error
 * @status: its exit status; -1 if a signal ended it
 *
 * The result of running labyrinthe-lab.
 */
typedef struct
{
  char *out;
  char *err;
  int status;
} LabTestRun;

#define LAB_TEST_STUDY "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf"

LabTestRun *lab_test_run             (const char *input,
                                      const char *words);
void        lab_test_run_free        (LabTestRun *self);
void        lab_test_assert_contains (const char *text,
                                      const char *part);
void        lab_test_assert_lacks    (const char *text,
                                      const char *part);
guint       lab_test_count           (const char *text,
                                      const char *part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestRun, lab_test_run_free)

G_END_DECLS
