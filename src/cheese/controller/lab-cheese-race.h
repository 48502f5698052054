/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-position.h"
#include "lab-cheese-race-settings.h"
#include "lab-rat-thought.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_RACE (lab_cheese_race_get_type ())

/**
 * LabCheeseRace:
 *
 * A race in the window: its turns so far, which can be looked at, undone, and redone, and the
 * choices for the next turn. Nothing else changes a race.
 *
 * Signals:
 * - `turn`: a turn was played; lab_cheese_race_get_position() is the position after it
 * - `jumped`: the position changed in another way: undo, redo
 * - `choices`: a rat has chosen for the next turn, or the choice was taken back
 * - `thinking`: the rats began or ended to decide
 * - `over`: the race is over
 * - `failed` (char *message): a rat failed; it does nothing from now on
 */
G_DECLARE_FINAL_TYPE (LabCheeseRace, lab_cheese_race, LAB, CHEESE_RACE, GObject)

LabCheeseRace *lab_cheese_race_new               (const LabCheeseRaceSettings  *settings,
                                                  GError                      **error);
LabCheeseRace *lab_cheese_race_new_with_turns    (const LabCheeseRaceSettings  *settings,
                                                  const guint8                 *actions,
                                                  gsize                         n_turns,
                                                  gsize                         n_played,
                                                  GError                      **error);
const LabCheeseRaceSettings *
               lab_cheese_race_get_settings      (LabCheeseRace                *self);
const LabCheeseDeal *
               lab_cheese_race_get_deal          (LabCheeseRace                *self);
char          *lab_cheese_race_dup_name          (LabCheeseRace                *self,
                                                  guint                         rat);
const LabCheesePosition *
               lab_cheese_race_get_position      (LabCheeseRace                *self);
guint          lab_cheese_race_get_n_played      (LabCheeseRace                *self);
guint          lab_cheese_race_get_n_turns       (LabCheeseRace                *self);
void           lab_cheese_race_get_position_at   (LabCheeseRace                *self,
                                                  guint                         n_played,
                                                  LabCheesePosition            *position);
const guint8  *lab_cheese_race_get_actions       (LabCheeseRace                *self,
                                                  guint                         turn);
const guint8  *lab_cheese_race_get_outcomes      (LabCheeseRace                *self,
                                                  guint                         turn);
gboolean       lab_cheese_race_is_over           (LabCheeseRace                *self);
gboolean       lab_cheese_race_has_people        (LabCheeseRace                *self);
gboolean       lab_cheese_race_is_person         (LabCheeseRace                *self,
                                                  guint                         rat);
gboolean       lab_cheese_race_check_choice      (LabCheeseRace                *self,
                                                  guint                         rat,
                                                  GError                      **error);
gboolean       lab_cheese_race_has_chosen        (LabCheeseRace                *self,
                                                  guint                         rat);
gboolean       lab_cheese_race_choose            (LabCheeseRace                *self,
                                                  guint                         rat,
                                                  LabCheeseAction               action,
                                                  GError                      **error);
void           lab_cheese_race_take_back_choice  (LabCheeseRace                *self,
                                                  guint                         rat);
gboolean       lab_cheese_race_is_thinking       (LabCheeseRace                *self);
void           lab_cheese_race_set_times         (LabCheeseRace                *self,
                                                  gint64                        preparation_time,
                                                  gint64                        turn_time);
gint64         lab_cheese_race_get_preparation_time
                                                 (LabCheeseRace                *self);
gint64         lab_cheese_race_get_turn_time     (LabCheeseRace                *self);
void           lab_cheese_race_advance           (LabCheeseRace                *self);
void           lab_cheese_race_stop              (LabCheeseRace                *self);
gboolean       lab_cheese_race_may_undo          (LabCheeseRace                *self);
gboolean       lab_cheese_race_may_redo          (LabCheeseRace                *self);
gboolean       lab_cheese_race_undo              (LabCheeseRace                *self,
                                                  GError                      **error);
gboolean       lab_cheese_race_redo              (LabCheeseRace                *self,
                                                  GError                      **error);
void           lab_cheese_race_count_hint        (LabCheeseRace                *self);
guint          lab_cheese_race_get_n_undone      (LabCheeseRace                *self);
guint          lab_cheese_race_get_n_hints       (LabCheeseRace                *self);
void           lab_cheese_race_restore_counts    (LabCheeseRace                *self,
                                                  guint                         n_undone,
                                                  guint                         n_hints);
void           lab_cheese_race_think_aloud_async (LabCheeseRace                *self,
                                                  guint                         rat,
                                                  guint                         n_played,
                                                  GCancellable                 *cancellable,
                                                  GAsyncReadyCallback           done,
                                                  gpointer                      data);
LabRatThought *lab_cheese_race_think_aloud_finish
                                                 (LabCheeseRace                *self,
                                                  GAsyncResult                 *result,
                                                  GError                      **error);

G_END_DECLS
