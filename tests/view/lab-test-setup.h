/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

void       lab_test_setup_set_count  (LabTestDesk *desk,
                                      guint        n_players);
void       lab_test_setup_set_name   (LabTestDesk *desk,
                                      guint        row,
                                      const char  *name);
void       lab_test_setup_set_colour (LabTestDesk *desk,
                                      guint        row,
                                      LabSeat      seat);
void       lab_test_setup_set_kind   (LabTestDesk  *desk,
                                      guint         row,
                                      LabPlayerKind kind);
LabPlayerKind lab_test_setup_get_kind (LabTestDesk *desk,
                                       guint        row);
void       lab_test_setup_set_cards  (LabTestDesk *desk,
                                      guint        n_cards);
void       lab_test_setup_flip       (LabTestDesk *desk,
                                      const char  *variant);
gboolean   lab_test_setup_is_on      (LabTestDesk *desk,
                                      const char  *variant);
void       lab_test_setup_set_seed   (LabTestDesk *desk,
                                      const char  *seed);
void       lab_test_setup_start      (LabTestDesk *desk);

GtkWidget *lab_test_setup_get_row    (LabTestDesk *desk,
                                      guint        row);
guint      lab_test_setup_get_cards  (LabTestDesk *desk);

G_END_DECLS
