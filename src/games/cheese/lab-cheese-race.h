/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"
#include "lab-rat.h"
#include "lab-task.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_RACE (lab_cheese_race_get_type ())

/**
 * LabCheeseRace:
 *
 * A race in the window: its turns so far, which can be looked at, undone, and redone, and the
 * choices for the next turn. Nothing else changes a race.
 *
 * Signals:
 * - `turn`: a turn was played; the position is that after it
 * - `jumped`: the position changed in another way: undo, redo
 * - `choices`: a rat has chosen for the next turn
 * - `thinking`: the rats began or ended to decide
 * - `failed` (char *message): a rat failed; it does nothing from now on
 */
G_DECLARE_FINAL_TYPE (LabCheeseRace, lab_cheese_race, LAB, CHEESE_RACE, GObject)

typedef struct _LabCheeseRunner LabCheeseRunner;

/* Others only read this, except for what is counted, and for the times. */
struct _LabCheeseRace
{
  GObject parent_instance;

  LabCheeseRaceSettings *settings;
  LabCheeseDeal *deal;          /* the race before its first turn */
  LabCheesePosition position;   /* after n_played turns; valid until the race changes */
  guint n_played;               /* how many turns are played, without the preparation */
  gint64 preparation_time;      /* of programs that start from now on, in microseconds */
  gint64 turn_time;             /* 0 for their own patience */
  guint n_undone;               /* how often lab_cheese_race_undo() was used */
  guint n_hints;                /* how many hints were shown */

  /*< private >*/
  LabTask *thinking;                   /* (nullable): asks the rats about the next turn */
  guint n_cuts;                        /* how often turns were forgotten */
  LabCheeseRunner *ready[LAB_CHEESE_MAX_RATS]; /* for the next turn, or NULL */
  LabCheeseRunner *aloud[LAB_CHEESE_MAX_RATS]; /* last asked what they think, or NULL */
  guint interval;                      /* the number of turns between two positions that are kept */
  GByteArray *actions;                 /* #LabCheeseAction of each rat, turn after turn */
  GByteArray *outcomes;                /* #LabCheeseOutcome of each rat, turn after turn */
  GPtrArray *positions;                /* the first is that after the preparation */
  LabCheesePosition last;              /* after all turns */
  guint8 choices[LAB_CHEESE_MAX_RATS]; /* of people for the next turn */
  guint idle;                          /* plays a turn about which no rat is asked */
};

/**
 * LabCheeseHintLevel:
 * @LAB_CHEESE_HINT_CHEESE: which cheese to fetch next
 * @LAB_CHEESE_HINT_STEP: the first step to it
 * @LAB_CHEESE_HINT_WAY: the whole way to all cheese
 *
 * How much a hint tells.
 */
typedef enum
{
  LAB_CHEESE_HINT_CHEESE = 1,
  LAB_CHEESE_HINT_STEP,
  LAB_CHEESE_HINT_WAY,
} LabCheeseHintLevel;

/**
 * LabCheeseHint:
 * @level: how much it tells
 * @cheese: the cell of the cheese to which the way leads first
 * @cells: (owned) (element-type guint): the cells to point at: the cheese; or the cell of the rat
 *   and the next one; or all cells of the way, from that of the rat on
 * @action: the first step; %LAB_CHEESE_NOTHING for %LAB_CHEESE_HINT_CHEESE
 * @turns: how many turns the whole way takes
 * @is_fewest: whether it is proved that no way to all cheese takes fewer turns
 *
 * A hint for a person. It does not look at the other rats.
 */
typedef struct
{
  LabCheeseHintLevel level;
  guint              cheese;
  GArray            *cells;
  LabCheeseAction    action;
  guint64            turns;
  gboolean           is_fewest;
} LabCheeseHint;

LabCheeseRace *lab_cheese_race_new              (const LabCheeseRaceSettings *settings,
                                                 GError                     **error);
LabCheeseRace *lab_cheese_race_new_with_turns   (const LabCheeseRaceSettings *settings,
                                                 const guint8                *actions,
                                                 gsize                        n_turns,
                                                 gsize                        n_played,
                                                 GError                     **error);
char          *lab_cheese_race_dup_name         (LabCheeseRace               *self,
                                                 guint                        rat);
guint          lab_cheese_race_get_n_turns      (LabCheeseRace               *self);
void           lab_cheese_race_get_position_at  (LabCheeseRace               *self,
                                                 guint                        n_played,
                                                 LabCheesePosition           *position);
const guint8  *lab_cheese_race_get_actions      (LabCheeseRace               *self,
                                                 guint                        turn);
const guint8  *lab_cheese_race_get_outcomes     (LabCheeseRace               *self,
                                                 guint                        turn);
gboolean       lab_cheese_race_is_over          (LabCheeseRace               *self);
gboolean       lab_cheese_race_has_people       (LabCheeseRace               *self);
gboolean       lab_cheese_race_is_person        (LabCheeseRace               *self,
                                                 guint                        rat);
gboolean       lab_cheese_race_check_choice     (LabCheeseRace               *self,
                                                 guint                        rat,
                                                 GError                     **error);
gboolean       lab_cheese_race_has_chosen       (LabCheeseRace               *self,
                                                 guint                        rat);
gboolean       lab_cheese_race_choose           (LabCheeseRace               *self,
                                                 guint                        rat,
                                                 LabCheeseAction              action,
                                                 GError                     **error);
gboolean       lab_cheese_race_is_thinking      (LabCheeseRace               *self);
void           lab_cheese_race_advance          (LabCheeseRace               *self);
void           lab_cheese_race_stop             (LabCheeseRace               *self);
gboolean       lab_cheese_race_may_redo         (LabCheeseRace               *self);
gboolean       lab_cheese_race_undo             (LabCheeseRace               *self,
                                                 GError                     **error);
gboolean       lab_cheese_race_redo             (LabCheeseRace               *self,
                                                 GError                     **error);
LabCheeseHint *lab_cheese_race_get_hint         (LabCheeseRace               *race,
                                                 guint                        rat,
                                                 LabCheeseHintLevel           level,
                                                 GError                     **error);
void           lab_cheese_hint_free             (LabCheeseHint               *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseHint, lab_cheese_hint_free)

G_END_DECLS
