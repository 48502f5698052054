/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

/**
 * LabTestPageFunc:
 * @test: the window under test
 * @root: the window or popover to examine
 * @where: its name for messages
 * @data: as given to lab_test_visit_pages()
 */
typedef void (*LabTestPageFunc) (LabTestWindow *test,
                                 GtkWidget   *root,
                                 const char  *where,
                                 gpointer     data);

void lab_test_visit_pages    (LabTestWindow   *test,
                              LabTestPageFunc  look_at,
                              gpointer         data);
void lab_test_visit_families (LabTestWindow   *test,
                              LabTestPageFunc  look_at,
                              gpointer         data);

G_END_DECLS
