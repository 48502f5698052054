/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

void          lab_test_setup_set_count  (LabTestWindow *test,
                                         guint          n_players);
void          lab_test_setup_set_name   (LabTestWindow *test,
                                         guint          row,
                                         const char    *name);
void          lab_test_setup_set_color (LabTestWindow *test,
                                        guint          row,
                                        LabShiftSeat        seat);
void          lab_test_setup_set_kind   (LabTestWindow *test,
                                         guint          row,
                                         LabShiftPlayerKind  kind);
LabShiftPlayerKind lab_test_setup_get_kind   (LabTestWindow *test,
                                              guint          row);
void          lab_test_setup_set_cards  (LabTestWindow *test,
                                         guint          n_cards);
void          lab_test_setup_flip       (LabTestWindow *test,
                                         const char    *variant);
gboolean      lab_test_setup_is_on      (LabTestWindow *test,
                                         const char    *variant);
void          lab_test_setup_set_seed   (LabTestWindow *test,
                                         const char    *seed);
void          lab_test_setup_start      (LabTestWindow *test);
void          lab_test_setup_start_versus (LabTestWindow *test);

GtkWidget *lab_test_setup_get_row   (LabTestWindow *test,
                                     guint          row);
guint      lab_test_setup_get_cards (LabTestWindow *test);

G_END_DECLS
