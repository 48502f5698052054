/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-family.h"
#include "lab-maze-watch-page.h"
#include "lab-test-window.h"

G_BEGIN_DECLS

LabFamily        *lab_test_maze_get_family     (LabTestWindow    *test);
GtkWidget        *lab_test_maze_show_start     (LabTestWindow    *test);
void              lab_test_maze_show_part      (LabTestWindow    *test,
                                                const char       *name);
void              lab_test_maze_assert_fits    (LabTestWindow    *test,
                                                GtkWidget        *widget);
LabMazeWatchPage *lab_test_maze_get_watch_page (LabTestWindow    *test);
gboolean          lab_test_maze_is_busy        (LabMazeWatchPage *page);
void              lab_test_maze_wait           (LabTestWindow    *test);
LabMazeWatchPage *lab_test_maze_watch          (LabTestWindow    *test,
                                                guint64           seed);

G_END_DECLS
