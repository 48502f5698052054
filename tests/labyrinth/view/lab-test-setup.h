/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

void          lab_test_setup_set_count  (LabTestWindow *desk,
                                         guint          n_players);
void          lab_test_setup_set_name   (LabTestWindow *desk,
                                         guint          row,
                                         const char    *name);
void          lab_test_setup_set_color (LabTestWindow *desk,
                                        guint          row,
                                        LabSeat        seat);
void          lab_test_setup_set_kind   (LabTestWindow *desk,
                                         guint          row,
                                         LabPlayerKind  kind);
LabPlayerKind lab_test_setup_get_kind   (LabTestWindow *desk,
                                         guint          row);
void          lab_test_setup_set_cards  (LabTestWindow *desk,
                                         guint          n_cards);
void          lab_test_setup_flip       (LabTestWindow *desk,
                                         const char    *variant);
gboolean      lab_test_setup_is_on      (LabTestWindow *desk,
                                         const char    *variant);
void          lab_test_setup_set_seed   (LabTestWindow *desk,
                                         const char    *seed);
void          lab_test_setup_start      (LabTestWindow *desk);
void          lab_test_setup_start_versus (LabTestWindow *desk);

GtkWidget *lab_test_setup_get_row   (LabTestWindow *desk,
                                     guint          row);
guint      lab_test_setup_get_cards (LabTestWindow *desk);

G_END_DECLS
