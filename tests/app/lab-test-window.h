/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-board-view.h"
#include "lab-shift-family.h"
#include "lab-shift-game.h"
#include "lab-test-driver.h"
#include "lab-test-find.h"
#include "lab-test-main.h"
#include "lab-window.h"

G_BEGIN_DECLS

/**
 * LabTestWindow:
 * @driver: drives mouse and keyboard
 * @window: the window under test, which has the focus
 * @noted: the position that a step has noted
 *
 * A fixture with a window of the real application on the screen.
 */
typedef struct
{
  LabTestDriver *driver;
  LabWindow *window;
  LabShiftPosition noted;
} LabTestWindow;

/**
 * lab_test_window_add: adds a test that starts with a new window and default settings.
 */
#define lab_test_window_add(path, data, test)                                                      \
  g_test_add (path, LabTestWindow, data, lab_test_window_set_up, test, lab_test_window_tear_down)

/**
 * LAB_WINDOW_TEST:
 * @path: the path of the case
 * @function: the name of its function
 *
 * Defines a case that starts with a new window and default settings. Its parameters are `test`, the
 * fixture, and `data`, without use.
 */
#define LAB_WINDOW_TEST(path, function)                                                            \
  LAB_TEST_CASE (path, function, lab_test_window_add_case,                                         \
                 (LabTestWindow *test G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED))

/**
 * LAB_WINDOW_TESTS:
 * @function: the name of a function
 * @...: cases, as `{ path, data }`
 *
 * Defines cases that start like those of LAB_WINDOW_TEST(), and differ in `data`.
 */
#define LAB_WINDOW_TESTS(function, ...)                                                            \
  static void function (LabTestWindow *test, gconstpointer data);                                  \
                                                                                                   \
  static const LabTestWindowCase cases_of_##function[] = { __VA_ARGS__ };                          \
                                                                                                   \
  static void                                                                                      \
  add_##function (const LabTestPart *part G_GNUC_UNUSED)                                           \
  {                                                                                                \
    for (gsize i = 0; i < G_N_ELEMENTS (cases_of_##function); i++)                                 \
      lab_test_window_add (cases_of_##function[i].path, cases_of_##function[i].data, function);    \
  }                                                                                                \
                                                                                                   \
  LAB_TEST_PART (__BASE_FILE__, __LINE__, NULL, add_##function, add_##function,                    \
                 lab_test_main_register_file)                                                      \
                                                                                                   \
  static void                                                                                      \
  function (LabTestWindow *test, gconstpointer data)

typedef struct
{
  const char *path;
  gconstpointer data;
} LabTestWindowCase;

void       lab_test_window_add_case     (const LabTestPart *part);
void       lab_test_window_set_up       (LabTestWindow *self,
                                         gconstpointer  data);
void       lab_test_window_tear_down    (LabTestWindow *self,
                                         gconstpointer  data);
void       lab_test_window_set_lessons  (gboolean       seen);
void       lab_test_window_set_animated (gboolean       animated);
void       lab_test_window_open_home    (LabTestWindow *self);
LabWindow *lab_test_window_open_window  (LabTestWindow *self);
void       lab_test_window_close_window (LabTestWindow *self);

LabShiftFamily *lab_test_get_family    (LabWindow *window);
LabShiftGamePage        *lab_test_get_game_page (LabWindow *window);
const LabShortcut  *lab_test_get_shortcuts (void);

void  lab_test_window_wait_for_pictures (LabTestWindow *self);
char *lab_test_window_get_kept_path     (void);
void  lab_test_settings_set             (const char    *key,
                                         const char    *format,
                                         ...);

/* Playing */

void               lab_test_window_play         (LabTestWindow       *self,
                                                 const LabShiftDeal       *deal);
void               lab_test_window_play_kinds   (LabTestWindow       *self,
                                                 const LabShiftDeal       *deal,
                                                 const LabShiftPlayerKind *kinds);
void               lab_test_window_play_from    (LabTestWindow       *self,
                                                 const LabShiftPosition   *position);
LabShiftBoardView      *lab_test_window_get_board    (LabTestWindow       *self);
LabShiftGame           *lab_test_window_get_game     (LabTestWindow       *self);
const LabShiftPosition *lab_test_window_get_position (LabTestWindow       *self);
void               lab_test_window_assert_at    (LabTestWindow       *self,
                                                 const LabShiftPosition *expected);
gboolean           lab_test_window_is_moving    (LabTestWindow       *self);
gboolean           lab_test_window_is_asked     (LabTestWindow       *self);
LabShiftTreasureSet     lab_test_window_get_shown    (LabTestWindow       *self);
gboolean           lab_test_window_is_covered   (LabTestWindow       *self);
GtkWidget         *lab_test_window_find_handover (LabTestWindow      *self);
void               lab_test_window_take         (LabTestWindow       *self);
void               lab_test_window_click_arrow  (LabTestWindow       *self,
                                                 LabShiftArrow             arrow);
void               lab_test_window_click_cell   (LabTestWindow       *self,
                                                 LabShiftCell              cell);

void          lab_test_window_begin       (LabTestWindow *self,
                                           LabShiftRules  rules);

/* What the window shows */

const char   *lab_test_window_get_page    (LabTestWindow *self);
gboolean      lab_test_window_shows       (LabTestWindow *self,
                                           const char    *page);
gboolean      lab_test_window_says        (LabTestWindow *self,
                                           const char    *words);
void          lab_test_window_click       (LabTestWindow *self,
                                           GtkWidget     *widget);
GtkWidget    *lab_test_window_find_spare  (LabTestWindow *self);
GtkWidget    *lab_test_window_get_arrow   (LabTestWindow *self,
                                           LabShiftArrow  arrow);
LabShiftArrow lab_test_window_get_preview (LabTestWindow *self);

G_END_DECLS
