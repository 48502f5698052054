/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-driver.h"
#include "lab-test-find.h"
#include "lab-game.h"
#include "lab-board-view.h"
#include "lab-labyrinth-family.h"
#include "lab-window.h"

G_BEGIN_DECLS

/**
 * LabTestWindow:
 * @driver: drives mouse and keyboard
 * @window: the window under test, which has the focus
 *
 * A fixture with a window of the real application on the screen.
 */
typedef struct
{
  LabTestDriver *driver;
  LabWindow *window;
} LabTestWindow;

/**
 * lab_test_window_add: adds a test that starts with a new window and default settings.
 */
#define lab_test_window_add(path, data, test)                                                      \
  g_test_add (path, LabTestWindow, data, lab_test_window_set_up, test, lab_test_window_tear_down)

void       lab_test_window_set_up       (LabTestWindow *self,
                                         gconstpointer  data);
void       lab_test_window_tear_down    (LabTestWindow *self,
                                         gconstpointer  data);
void       lab_test_window_set_offered  (gboolean       offered);
void       lab_test_window_set_tutorials (gboolean      seen);
void       lab_test_window_set_animated (gboolean       animated);
LabWindow *lab_test_window_open_window  (LabTestWindow *self);
void       lab_test_window_close_window (LabTestWindow *self);

LabLabyrinthFamily *lab_test_get_family    (LabWindow *window);
LabGamePage        *lab_test_get_game_page (LabWindow *window);
const LabShortcut  *lab_test_get_shortcuts (guint     *n_shortcuts);

void  lab_test_window_wait_for_pictures (LabTestWindow *self);
char *lab_test_window_get_kept_path     (void);
void  lab_test_window_set_speed         (const char    *speed);
void  lab_test_window_set_thinking_time (double         seconds);
void  lab_test_window_set_program       (const char    *command);

/* Playing */

void               lab_test_window_play         (LabTestWindow       *self,
                                                 const LabDeal       *deal);
void               lab_test_window_play_kinds   (LabTestWindow       *self,
                                                 const LabDeal       *deal,
                                                 const LabPlayerKind *kinds);
void               lab_test_window_play_from    (LabTestWindow       *self,
                                                 const LabPosition   *position);
LabBoardView      *lab_test_window_get_board    (LabTestWindow       *self);
LabGame           *lab_test_window_get_game     (LabTestWindow       *self);
const LabPosition *lab_test_window_get_position (LabTestWindow       *self);
gboolean           lab_test_window_is_asked     (LabTestWindow       *self);
LabTreasureSet     lab_test_window_get_shown    (LabTestWindow       *self);
gboolean           lab_test_window_is_covered   (LabTestWindow       *self);
GtkWidget         *lab_test_window_find_handover (LabTestWindow      *self);
void               lab_test_window_take         (LabTestWindow       *self);
void               lab_test_window_click_arrow  (LabTestWindow       *self,
                                                 LabArrow             arrow);
void               lab_test_window_click_cell   (LabTestWindow       *self,
                                                 LabCell              cell);

G_END_DECLS
