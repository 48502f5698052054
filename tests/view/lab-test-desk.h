/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-driver.h"
#include "model/lab-game.h"
#include "view/lab-board-view.h"
#include "view/lab-window.h"

G_BEGIN_DECLS

/**
 * LabTestDesk:
 * @driver: the hand on mouse and keyboard
 * @window: the window under test, which has the focus
 *
 * A window of the real application on the screen: the fixture of the tests.
 */
typedef struct
{
  LabTestDriver *driver;
  LabWindow *window;
} LabTestDesk;

/** lab_test_desk_add: adds a test for a desk of its own, with settings as new. */
#define lab_test_desk_add(path, data, test)                                                        \
  g_test_add (path, LabTestDesk, data, lab_test_desk_set_up, test, lab_test_desk_tear_down)

void               lab_test_desk_set_up       (LabTestDesk        *self,
                                               gconstpointer       data);
void               lab_test_desk_tear_down    (LabTestDesk        *self,
                                               gconstpointer       data);
void               lab_test_desk_set_offered  (gboolean            offered);
void               lab_test_desk_set_animated (gboolean            animated);
LabWindow         *lab_test_desk_open_window  (LabTestDesk        *self);
void               lab_test_desk_close_window (LabTestDesk        *self);

void               lab_test_desk_wait_for_pictures
                                              (LabTestDesk        *self);
char              *lab_test_desk_get_kept_path
                                              (void);
void               lab_test_desk_set_speed    (const char         *speed);
void               lab_test_desk_set_thinking_time (double         seconds);
void               lab_test_desk_set_program  (const char         *command);

/* Finding what is on the screen */

GtkWidget         *lab_test_find              (GtkWidget          *root,
                                               GType               type);
GPtrArray         *lab_test_find_all          (GtkWidget          *root,
                                               GType               type);
GtkWidget         *lab_test_find_text         (const char         *text);
gboolean           lab_test_has_text          (GtkWidget          *root,
                                               const char         *text);
GtkWidget         *lab_test_find_button       (const char         *text);
GtkWidget         *lab_test_find_action       (GtkWidget          *root,
                                               const char         *action);
gboolean           lab_test_is_within         (GtkWidget          *widget,
                                               GtkWidget          *area);
gboolean           lab_test_can_be_hit        (GtkWidget          *widget);

/* Playing */

void               lab_test_desk_play         (LabTestDesk        *self,
                                               const LabDeal      *deal);
void               lab_test_desk_play_kinds   (LabTestDesk        *self,
                                               const LabDeal      *deal,
                                               const LabPlayerKind *kinds);
void               lab_test_desk_play_from    (LabTestDesk        *self,
                                               const LabPosition  *position);
LabBoardView      *lab_test_desk_get_board    (LabTestDesk        *self);
LabGame           *lab_test_desk_get_game     (LabTestDesk        *self);
const LabPosition *lab_test_desk_get_position (LabTestDesk        *self);
gboolean           lab_test_desk_is_asked     (LabTestDesk        *self);
LabTreasureSet     lab_test_desk_get_shown    (LabTestDesk        *self);
gboolean           lab_test_desk_is_covered   (LabTestDesk        *self);
void               lab_test_desk_take         (LabTestDesk        *self);
void               lab_test_desk_click_arrow  (LabTestDesk        *self,
                                               LabArrow            arrow);
void               lab_test_desk_click_cell   (LabTestDesk        *self,
                                               LabCell             cell);

G_END_DECLS
