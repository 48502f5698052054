/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"
#include "model/lab-random.h"

G_BEGIN_DECLS

/**
 * LabMonkey:
 * @desk: where it sits
 * @seed: what all that it does comes from
 * @number: of the deed that it is at
 * @random: what it draws from; each deed has a stream of its own, so that one which took
 *   another course than the last time changes nothing of those after it
 * @hasty: does not wait until the program has dealt with what it does
 * @folder: for its files
 *
 * A player without a plan or manners, who tries everything that can be done with the window,
 * at any time. It can tell nobody what was wrong, so it says each thing that it does.
 *
 * lab-monkey.c chooses what to do, lab-monkey-hand.c does it with mouse and keyboard,
 * lab-monkey-play.c plays, lab-monkey-dialog.c answers what lies over the window,
 * lab-monkey-world.c changes what is around it, lab-monkey-files.c opens and saves, and
 * lab-monkey-check.c sees whether all is still well.
 */
typedef struct
{
  LabTestDesk *desk;
  guint64 seed;
  guint number;
  LabRandom random;
  gboolean hasty;
  char *folder;
} LabMonkey;

/** LabMonkeyFunc: does one thing. */
typedef void (*LabMonkeyFunc) (LabMonkey *self);

/**
 * LabMonkeyDeed:
 * @weight: how often, compared with others
 * @func: what to do
 */
typedef struct
{
  guint weight;
  LabMonkeyFunc func;
} LabMonkeyDeed;

LabMonkey  *lab_monkey_new              (LabTestDesk         *desk,
                                         guint64              seed);
void        lab_monkey_free             (LabMonkey           *self);
void        lab_monkey_act              (LabMonkey           *self);

guint       lab_monkey_draw             (LabMonkey           *self,
                                         guint                bound);
gboolean    lab_monkey_chance           (LabMonkey           *self,
                                         guint                percent);
void        lab_monkey_do_one_of        (LabMonkey           *self,
                                         const LabMonkeyDeed *deeds,
                                         guint                n_deeds);
void        lab_monkey_say              (LabMonkey           *self,
                                         const char          *format,
                                         ...) G_GNUC_PRINTF (2, 3);
gboolean    lab_monkey_has_window       (LabMonkey           *self);
gboolean    lab_monkey_is_at            (LabMonkey           *self,
                                         const char          *page);
GtkWindow  *lab_monkey_get_top          (LabMonkey           *self);
LabHost    *lab_monkey_get_host         (LabMonkey           *self);
GPtrArray  *lab_monkey_find_in_sight    (GtkWidget           *root,
                                         GType                type);

/* With mouse and keyboard */

gboolean    lab_monkey_press_on         (LabMonkey           *self,
                                         GtkWidget           *widget);
void        lab_monkey_click_widget     (LabMonkey           *self);
void        lab_monkey_click_anywhere   (LabMonkey           *self);
void        lab_monkey_drag             (LabMonkey           *self);
void        lab_monkey_scroll           (LabMonkey           *self);
void        lab_monkey_strike_shortcut  (LabMonkey           *self);
void        lab_monkey_strike_key       (LabMonkey           *self);
void        lab_monkey_strike_many      (LabMonkey           *self);
void        lab_monkey_undo_or_redo     (LabMonkey           *self);

/* Playing */

void        lab_monkey_begin_game       (LabMonkey           *self);
void        lab_monkey_begin_other      (LabMonkey           *self);
void        lab_monkey_play             (LabMonkey           *self);
void        lab_monkey_play_on          (LabMonkey           *self);

/* What lies over the window */

gboolean    lab_monkey_is_tame_place    (GtkWindow           *window);
void        lab_monkey_deal_with        (LabMonkey           *self,
                                         GtkWindow           *dialog);

/* What is around the window */

void        lab_monkey_wait             (LabMonkey           *self);
void        lab_monkey_resize           (LabMonkey           *self);
void        lab_monkey_change_setting   (LabMonkey           *self);
void        lab_monkey_choose_program   (LabMonkey           *self);
void        lab_monkey_change_desktop   (LabMonkey           *self);
void        lab_monkey_activate_action  (LabMonkey           *self);
void        lab_monkey_start_again      (LabMonkey           *self);
void        lab_monkey_close            (LabMonkey           *self);
void        lab_monkey_open_window      (LabMonkey           *self);

/* Files */

void        lab_monkey_open_file        (LabMonkey           *self);
void        lab_monkey_choose_file      (LabMonkey           *self,
                                         GtkWindow           *chooser);
void        lab_monkey_damage_kept_game (LabMonkey           *self);

/* Whether all is well */

void        lab_monkey_check            (LabMonkey           *self);
void        lab_monkey_check_files      (LabMonkey           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMonkey, lab_monkey_free)

G_END_DECLS
