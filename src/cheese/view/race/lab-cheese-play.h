/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race-page.h"
#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_PLAY (lab_cheese_play_get_type ())

/**
 * LabCheesePlay:
 *
 * The current race of the window: starts, saves, resumes, and opens it, and counts the finished
 * ones. The page of the race shows it.
 */
G_DECLARE_FINAL_TYPE (LabCheesePlay, lab_cheese_play, LAB, CHEESE_PLAY, GObject)

LabCheesePlay *lab_cheese_play_new           (LabFamily      *family);
LabCheesePlay *lab_cheese_play_get           (LabFamily      *family);
GtkWidget     *lab_cheese_play_create_page   (LabFamily      *family);
void           lab_cheese_play_show          (LabFamily      *family,
                                              GtkWidget      *page);
void           lab_cheese_play_leave         (GtkWidget      *page);
void           lab_cheese_play_start         (LabCheesePlay  *self,
                                              LabCheeseRace  *race);
void           lab_cheese_play_resume        (LabCheesePlay  *self);
GDateTime     *lab_cheese_play_dup_resumable (LabCheesePlay  *self);
gboolean       lab_cheese_play_may_close     (LabCheesePlay  *self);
void           lab_cheese_play_undo          (LabCheesePlay  *self);
void           lab_cheese_play_redo          (LabCheesePlay  *self);
void           lab_cheese_play_show_tutorial (LabCheesePlay  *self);

/* For the files that users choose */

LabCheeseRace *lab_cheese_play_get_race      (LabCheesePlay  *self);
gboolean       lab_cheese_play_is_shown      (LabCheesePlay  *self);
gboolean       lab_cheese_play_has_begun     (LabCheesePlay  *self);
void           lab_cheese_play_set_race      (LabCheesePlay  *self,
                                              LabCheeseRace  *race);
void           lab_cheese_play_open          (LabCheesePlay  *self,
                                              LabCheeseRace  *race);
GCancellable  *lab_cheese_play_get_cancellable
                                             (LabCheesePlay  *self);
void           lab_cheese_play_tell          (LabCheesePlay  *self,
                                              const char     *text);

G_END_DECLS
