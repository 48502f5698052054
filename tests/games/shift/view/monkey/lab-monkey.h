/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"
#include "lab-random.h"

G_BEGIN_DECLS

/**
 * LabMonkey:
 * @test: the window under test
 * @number: the number of the current action
 * @random: its random numbers; each action restarts them from its own number, so that
 *   an action that ends differently in a second run does not change the following ones
 * @hasty: whether it acts again before the program has handled the last action
 * @folder: the folder for its files
 *
 * A test that sends random input of all kinds to the window, at any time. It prints
 * each action, so that a failure can be traced.
 *
 * test-window-monkey.c chooses the action, uses mouse and keyboard, answers dialogs, changes the
 * surroundings of the window, and checks the result; lab-monkey-games.c plays the games.
 */
typedef struct
{
  LabTestWindow *test;
  guint number;
  LabRandom random;
  gboolean hasty;
  char *folder;
} LabMonkey;

/**
 * LAB_MONKEY_PICK: one of several texts.
 */
#define LAB_MONKEY_PICK(self, ...)                                                                 \
  (((const char *const[]){ __VA_ARGS__ })[lab_monkey_draw (                                        \
    (self), G_N_ELEMENTS (((const char *const[]){ __VA_ARGS__ })))])

guint               lab_monkey_draw           (LabMonkey  *self,
                                               guint       bound);
gboolean            lab_monkey_chance         (LabMonkey  *self,
                                               guint       percent);
void                lab_monkey_say            (LabMonkey  *self,
                                               const char *format,
                                               ...) G_GNUC_PRINTF (2, 3);
gboolean            lab_monkey_has_window     (LabMonkey  *self);
gboolean            lab_monkey_is_free        (LabMonkey  *self);
gboolean            lab_monkey_is_at          (LabMonkey  *self,
                                               const char *family,
                                               const char *page);
LabShiftTurnRunner *lab_monkey_get_runner     (LabMonkey  *self);
gboolean            lab_monkey_press_on       (LabMonkey  *self,
                                               GtkWidget  *widget);
void                lab_monkey_strike_one_of  (LabMonkey  *self,
                                               const char *keys);
void                lab_monkey_activate       (LabMonkey  *self,
                                               const char *action);
void                lab_monkey_choose_program (LabMonkey  *self);

/* The games */

void  lab_monkey_begin_game       (LabMonkey *self);
void  lab_monkey_begin_other      (LabMonkey *self);
void  lab_monkey_play             (LabMonkey *self);
void  lab_monkey_play_on          (LabMonkey *self);
char *lab_monkey_dup_game         (LabMonkey *self);
char *lab_monkey_dup_small_game   (LabMonkey *self);
void  lab_monkey_begin_small_game (LabMonkey *self);
void  lab_monkey_play_small_game  (LabMonkey *self);
void  lab_monkey_begin_robots     (LabMonkey *self);
void  lab_monkey_play_robots      (LabMonkey *self);
void  lab_monkey_switch_family    (LabMonkey *self);
void  lab_monkey_show_part        (LabMonkey *self);
void  lab_monkey_check            (LabMonkey *self);
void  lab_monkey_check_files      (LabMonkey *self);

G_END_DECLS
