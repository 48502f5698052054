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
 * @seed: the seed of its random numbers
 * @number: the number of the current action
 * @random: its random numbers; each action restarts them from its own number, so that
 *   an action that ends differently in a second run does not change the following ones
 * @hasty: whether it acts again before the program has handled the last action
 * @folder: the folder for its files
 *
 * A test that sends random input of all kinds to the window, at any time. It prints
 * each action, so that a failure can be traced.
 *
 * lab-monkey.c chooses the action, lab-monkey-hand.c uses mouse and keyboard,
 * lab-monkey-play.c plays by the rules, lab-monkey-classics.c plays the small games,
 * lab-monkey-robots.c plays with robots, lab-monkey-families.c goes from family to
 * family, lab-monkey-dialog.c answers dialogs, lab-monkey-world.c changes settings and
 * the window, lab-monkey-files.c opens and saves files, and lab-monkey-check.c checks
 * the result.
 */
typedef struct
{
  LabTestWindow *test;
  guint64 seed;
  guint number;
  LabRandom random;
  gboolean hasty;
  char *folder;
} LabMonkey;

/**
 * LabMonkeyFunc: does one action.
 */
typedef void (*LabMonkeyFunc) (LabMonkey *self);

/**
 * LabMonkeyAction:
 * @weight: the probability, relative to other actions
 * @func: what to do
 */
typedef struct
{
  guint weight;
  LabMonkeyFunc func;
} LabMonkeyAction;

LabMonkey *lab_monkey_new  (LabTestWindow *test,
                            guint64        seed);
void       lab_monkey_free (LabMonkey     *self);
void       lab_monkey_act  (LabMonkey     *self);

guint          lab_monkey_draw          (LabMonkey             *self,
                                         guint                  bound);
gboolean       lab_monkey_chance        (LabMonkey             *self,
                                         guint                  percent);
void           lab_monkey_do_one_of     (LabMonkey             *self,
                                         const LabMonkeyAction *actions,
                                         guint                  n_actions);
void           lab_monkey_say           (LabMonkey             *self,
                                         const char            *format,
                                         ...) G_GNUC_PRINTF (2, 3);
gboolean       lab_monkey_has_window    (LabMonkey             *self);
gboolean       lab_monkey_is_at         (LabMonkey             *self,
                                         const char            *page);
GtkWindow     *lab_monkey_get_top       (LabMonkey             *self);
LabTurnRunner *lab_monkey_get_runner    (LabMonkey             *self);
GPtrArray     *lab_monkey_find_in_sight (GtkWidget             *root,
                                         GType                  type);

/* With mouse and keyboard */

gboolean    lab_monkey_press_on         (LabMonkey             *self,
                                         GtkWidget             *widget);
void        lab_monkey_click_widget     (LabMonkey             *self);
void        lab_monkey_click_anywhere   (LabMonkey             *self);
void        lab_monkey_drag             (LabMonkey             *self);
void        lab_monkey_scroll           (LabMonkey             *self);
void        lab_monkey_strike_shortcut  (LabMonkey             *self);
void        lab_monkey_strike_key       (LabMonkey             *self);
void        lab_monkey_strike_many      (LabMonkey             *self);
void        lab_monkey_undo_or_redo     (LabMonkey             *self);

/* Playing */

void        lab_monkey_begin_game       (LabMonkey             *self);
void        lab_monkey_begin_other      (LabMonkey             *self);
void        lab_monkey_play             (LabMonkey             *self);
void        lab_monkey_play_on          (LabMonkey             *self);

/* The small games */

gboolean    lab_monkey_is_in_classics   (LabMonkey             *self);
char       *lab_monkey_dup_small_game   (LabMonkey             *self);
void        lab_monkey_begin_small_game (LabMonkey             *self);
void        lab_monkey_play_small_game  (LabMonkey             *self);
void        lab_monkey_check_small_game (LabMonkey             *self);

/* The robots */

void        lab_monkey_begin_robots     (LabMonkey             *self);
void        lab_monkey_play_robots      (LabMonkey             *self);
void        lab_monkey_check_robots     (LabMonkey             *self);

/* The families, and their pages */

void        lab_monkey_switch_family    (LabMonkey             *self);
void        lab_monkey_show_part        (LabMonkey             *self);

/* Dialogs */

gboolean    lab_monkey_is_tame_place    (GtkWindow             *window);
void        lab_monkey_deal_with        (LabMonkey             *self,
                                         GtkWindow             *dialog);

/* Surroundings of the window */

void        lab_monkey_wait             (LabMonkey             *self);
void        lab_monkey_resize           (LabMonkey             *self);
void        lab_monkey_change_setting   (LabMonkey             *self);
void        lab_monkey_choose_program   (LabMonkey             *self);
void        lab_monkey_change_desktop   (LabMonkey             *self);
void        lab_monkey_activate_action  (LabMonkey             *self);
void        lab_monkey_start_again      (LabMonkey             *self);
void        lab_monkey_close            (LabMonkey             *self);
void        lab_monkey_open_window      (LabMonkey             *self);

/* Files */

void        lab_monkey_open_file        (LabMonkey             *self);
void        lab_monkey_choose_file      (LabMonkey             *self,
                                         GtkWindow             *chooser);
void        lab_monkey_damage_kept_game (LabMonkey             *self);

/* Checks */

void        lab_monkey_check            (LabMonkey             *self);
void        lab_monkey_check_files      (LabMonkey             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMonkey, lab_monkey_free)

G_END_DECLS
