/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-script.h"
#include "lab-test-window.h"

G_BEGIN_DECLS

/* lab-test-steps.c lists the steps. */
void lab_test_do (LabTestWindow *test,
                  const char    *format,
                  ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
