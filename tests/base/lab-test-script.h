/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdarg.h>

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabTestStepFunc:
 * @test: what is under test
 * @name: the first word of the step
 * @what: (nullable): the others
 *
 * Does a step of a script. Returns: %FALSE if it does not know it
 */
typedef gboolean (*LabTestStepFunc) (gpointer    test,
                                     const char *name,
                                     const char *what);

void lab_test_script_run (gpointer         test,
                          LabTestStepFunc  step,
                          const char      *format,
                          va_list          arguments) G_GNUC_PRINTF (3, 0);

G_END_DECLS
