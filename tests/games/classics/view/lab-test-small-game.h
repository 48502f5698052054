/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board-view.h"
#include "lab-classics-family.h"
#include "lab-test-pages.h"

G_BEGIN_DECLS

LabClassicsFamily   *lab_test_small_game_get_family   (LabTestWindow  *test);
LabClassicPage      *lab_test_small_game_get_page     (LabTestWindow  *test);
LabClassicSession   *lab_test_small_game_get_session  (LabTestWindow  *test);
LabClassicGame      *lab_test_small_game_get_game     (LabTestWindow  *test);
LabClassicBoardView *lab_test_small_game_get_board    (LabTestWindow  *test);
void                 lab_test_small_game_begin        (LabTestWindow  *test,
                                                       const char     *text,
                                                       const char     *opponent);
void                 lab_test_small_game_move         (LabTestWindow  *test,
                                                       guint           number);
void                 lab_test_small_game_finish       (LabTestWindow  *test);
void                 lab_test_small_game_show_tree    (LabTestWindow  *test);
void                 lab_test_small_game_add_records  (void);
GtkWidget           *lab_test_small_game_find_lesson  (LabTestWindow  *test);
gboolean             lab_test_small_game_step         (LabTestWindow  *test,
                                                       const char     *name,
                                                       const char     *what);
void                 lab_test_small_game_visit_pages  (LabTestWindow  *test,
                                                       LabTestPageFunc look_at,
                                                       gpointer        data);

G_END_DECLS
