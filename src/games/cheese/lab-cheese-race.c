/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-rat.h"
#include "lab-refuse.h"

G_DEFINE_FINAL_TYPE (LabCheeseRace, lab_cheese_race, G_TYPE_OBJECT)

/* Private helpers */

static gboolean
deal (LabCheeseRace  *self,
      GError        **error)
{
  if (self->settings->maze != NULL)
    self->deal = lab_cheese_deal_new_in (self->settings->maze, &self->settings->deal, error);
  else
    {
      g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();

      self->deal = lab_cheese_deal_new (&self->settings->deal, maker, error);
    }
  return self->deal != NULL;
}

/* Checks the text of each rat, so that a race does not begin with one that cannot play. */
static gboolean
check_rats (LabCheeseRace  *self,
            GError        **error)
{
  for (guint rat = 0; rat < self->settings->deal.n_rats; rat++)
    {
      g_autoptr (LabRat) test = NULL;

      if (self->settings->rats[rat] == NULL)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                           /* Translators: the number of a rat in a race, from 1. */
                           _("Nobody moves rat %u."), rat + 1);
      if (lab_cheese_race_is_person (self, rat))
        continue;
      test = lab_rat_new (self->settings->rats[rat], error);
      if (test == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Plays a turn of a race that was saved. */
static gboolean
play_saved (LabCheeseRace  *self,
            const guint8   *bytes,
            guint           turn,
            GError        **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };

  lab_cheese_history_copy_position (self->history, turn, &self->position);
  if (lab_cheese_position_is_over (&self->position))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       /* Translators: the number of a turn of a race. */
                       _("The race is over before turn %u."), turn + 1);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (bytes[rat] >= LAB_N_CHEESE_ACTIONS)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                           /* Translators: the number of a turn of a race. */
                           _("An action of turn %u is unknown."), turn + 1);
      actions[rat] = (LabCheeseAction) bytes[rat];
    }
  lab_cheese_history_add (self->history, actions, 0);
  return TRUE;
}

/* GObject */

static void
lab_cheese_race_dispose (GObject *object)
{
  LabCheeseRace *self = LAB_CHEESE_RACE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->thinking, lab_cheese_thinking_free);
  G_OBJECT_CLASS (lab_cheese_race_parent_class)->dispose (object);
}

static void
lab_cheese_race_finalize (GObject *object)
{
  LabCheeseRace *self = LAB_CHEESE_RACE (object);

  lab_cheese_position_clear (&self->position);
  g_clear_pointer (&self->history, lab_cheese_history_free);
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
  g_clear_pointer (&self->settings, lab_cheese_race_settings_free);
  G_OBJECT_CLASS (lab_cheese_race_parent_class)->finalize (object);
}

static void
lab_cheese_race_class_init (LabCheeseRaceClass *klass)
{
  static const char * const names[] = { "turn", "jumped", "choices", "thinking", "over" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_cheese_race_dispose;
  object_class->finalize = lab_cheese_race_finalize;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lab_cheese_race_init (LabCheeseRace *self)
{
  memset (self->choices, LAB_CHEESE_NO_CHOICE, sizeof self->choices);
}

/* Private functions of the race */

/** lab_cheese_race_set_n_played: goes to the position after @n_played turns. */
void
lab_cheese_race_set_n_played (LabCheeseRace *self,
                              guint          n_played)
{
  self->n_played = n_played;
  lab_cheese_history_copy_position (self->history, n_played, &self->position);
  memset (self->choices, LAB_CHEESE_NO_CHOICE, sizeof self->choices);
}

/** lab_cheese_race_emit: emits a signal without arguments. */
void
lab_cheese_race_emit (LabCheeseRace *self,
                      const char    *signal)
{
  g_signal_emit_by_name (self, signal);
}

/** lab_cheese_race_emit_failed: reports that a rat has failed. */
void
lab_cheese_race_emit_failed (LabCheeseRace *self,
                             const char    *message)
{
  g_signal_emit_by_name (self, "failed", message);
}

/* Public functions */

/**
 * lab_cheese_race_new: (constructor):
 * @settings: what the race is made from
 * @error: return location for a #LabCheeseError
 *
 * Deals a race. Nobody is asked before lab_cheese_race_advance().
 *
 * Returns: (transfer full) (nullable): the race; %NULL if there is no such race
 */
LabCheeseRace *
lab_cheese_race_new (const LabCheeseRaceSettings  *settings,
                     GError                      **error)
{
  g_autoptr (LabCheeseRace) self = NULL;

  g_return_val_if_fail (settings != NULL, NULL);

  self = g_object_new (LAB_TYPE_CHEESE_RACE, NULL);
  self->settings = lab_cheese_race_settings_copy (settings);
  if (!deal (self, error) || !check_rats (self, error))
    return NULL;
  self->history = lab_cheese_history_new (self->deal);
  self->thinking = lab_cheese_thinking_new (self->deal, self->settings, self->history);
  lab_cheese_race_set_n_played (self, 0);
  return g_steal_pointer (&self);
}

/**
 * lab_cheese_race_new_with_turns: (constructor):
 * @settings: what the race is made from
 * @actions: (nullable): the #LabCheeseAction of each rat, turn after turn
 * @n_turns: the number of turns
 * @n_played: how many of them are played; the others can be redone
 * @error: return location for a #LabCheeseError
 *
 * Deals a race and plays its turns. Rats are asked again about them only when that is needed.
 *
 * Returns: (transfer full) (nullable): the race; %NULL if there is no such race, or if it does not
 *   have so many turns
 */
LabCheeseRace *
lab_cheese_race_new_with_turns (const LabCheeseRaceSettings  *settings,
                                const guint8                 *actions,
                                gsize                         n_turns,
                                gsize                         n_played,
                                GError                      **error)
{
  g_autoptr (LabCheeseRace) self = lab_cheese_race_new (settings, error);

  if (self == NULL)
    return NULL;
  for (gsize turn = 0; turn < n_turns; turn++)
    {
      if (!play_saved (self, actions + turn * self->deal->n_rats, (guint) turn, error))
        return NULL;
    }
  if (n_played > n_turns)
    {
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                  _("More turns are played than the race has."));
      return NULL;
    }
  lab_cheese_race_set_n_played (self, (guint) n_played);
  return g_steal_pointer (&self);
}

/** lab_cheese_race_get_settings: (transfer none): returns what the race is made from. */
const LabCheeseRaceSettings *
lab_cheese_race_get_settings (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);

  return self->settings;
}

/** lab_cheese_race_get_deal: (transfer none): returns the race before its first turn. */
const LabCheeseDeal *
lab_cheese_race_get_deal (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);

  return self->deal;
}

/**
 * lab_cheese_race_dup_name:
 * @self: a race
 * @rat: the number of a rat
 *
 * Returns: (transfer full): what players read: the name of the rat in the settings, or that of its
 *   kind
 */
char *
lab_cheese_race_dup_name (LabCheeseRace *self,
                          guint          rat)
{
  const LabRatKind *kind;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self) && rat < self->deal->n_rats, NULL);

  if (self->settings->names[rat] != NULL && *self->settings->names[rat] != '\0')
    return g_strdup (self->settings->names[rat]);
  if (lab_cheese_race_is_person (self, rat))
    /* Translators: the name of a person who has not entered one; the number is at least 1. */
    return g_strdup_printf (_("Player %u"), rat + 1);
  kind = lab_rat_kind_find (self->settings->rats[rat]);
  return kind != NULL ? g_strdup (_(kind->name)) : g_strdup (_("Program"));
}

/** lab_cheese_race_get_position: (transfer none): returns the current position. It is valid until
 * the race changes. */
const LabCheesePosition *
lab_cheese_race_get_position (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);

  return &self->position;
}

/** lab_cheese_race_get_n_played: returns how many turns are played, without the preparation. */
guint
lab_cheese_race_get_n_played (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return self->n_played;
}

/** lab_cheese_race_get_n_turns: returns how many turns are played or can be redone. */
guint
lab_cheese_race_get_n_turns (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return lab_cheese_history_get_n_turns (self->history);
}

/**
 * lab_cheese_race_get_position_at:
 * @self: a race
 * @n_played: a number of turns, at most lab_cheese_race_get_n_turns()
 * @position: (inout): all zeros, or another position; clear it at the end
 *
 * Copies the position after a number of turns.
 */
void
lab_cheese_race_get_position_at (LabCheeseRace     *self,
                                 guint              n_played,
                                 LabCheesePosition *position)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  lab_cheese_history_copy_position (self->history, n_played, position);
}

/** lab_cheese_race_get_actions: (transfer none): returns the #LabCheeseAction of each rat in a
 * turn, the first of which has number 0. */
const guint8 *
lab_cheese_race_get_actions (LabCheeseRace *self,
                             guint          turn)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);

  return lab_cheese_history_get_actions (self->history, turn);
}

/** lab_cheese_race_get_outcomes: (transfer none): returns the #LabCheeseOutcome of each rat in a
 * turn, the first of which has number 0. */
const guint8 *
lab_cheese_race_get_outcomes (LabCheeseRace *self,
                              guint          turn)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);

  return lab_cheese_history_get_outcomes (self->history, turn);
}

/** lab_cheese_race_is_over: returns whether the race is over in the current position. */
gboolean
lab_cheese_race_is_over (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return lab_cheese_position_is_over (&self->position);
}

/** lab_cheese_race_has_people: returns whether a person moves one of the rats. */
gboolean
lab_cheese_race_has_people (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat))
        return TRUE;
    }
  return FALSE;
}

/** lab_cheese_race_is_person: returns whether a person moves a rat. */
gboolean
lab_cheese_race_is_person (LabCheeseRace *self,
                           guint          rat)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);
  g_return_val_if_fail (rat < self->settings->deal.n_rats, FALSE);

  return strcmp (self->settings->rats[rat], LAB_CHEESE_PERSON) == 0;
}

/** lab_cheese_race_is_thinking: returns whether rats are asked about the next turn. */
gboolean
lab_cheese_race_is_thinking (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return self->idle != 0
         || (self->thinking != NULL && lab_cheese_thinking_is_active (self->thinking));
}

/**
 * lab_cheese_race_set_times:
 * @self: a race
 * @preparation_time: how long a program may prepare, in microseconds
 * @turn_time: how long it may think about a turn, in microseconds; 0 for its own patience
 *
 * Sets the limits of programs that start from now on.
 */
void
lab_cheese_race_set_times (LabCheeseRace *self,
                           gint64         preparation_time,
                           gint64         turn_time)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  self->preparation_time = preparation_time;
  self->turn_time = turn_time;
  lab_cheese_thinking_set_times (self->thinking, preparation_time, turn_time);
}

/** lab_cheese_race_get_preparation_time: returns how long a program may prepare. */
gint64
lab_cheese_race_get_preparation_time (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return self->preparation_time;
}

/** lab_cheese_race_get_turn_time: returns how long a program may think about a turn. */
gint64
lab_cheese_race_get_turn_time (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return self->turn_time;
}

/** lab_cheese_race_count_hint: counts a hint that was shown. */
void
lab_cheese_race_count_hint (LabCheeseRace *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  self->n_hints++;
}

/** lab_cheese_race_get_n_undone: returns how often lab_cheese_race_undo() was used. */
guint
lab_cheese_race_get_n_undone (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return self->n_undone;
}

/** lab_cheese_race_get_n_hints: returns how many hints were shown. */
guint
lab_cheese_race_get_n_hints (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return self->n_hints;
}

/** lab_cheese_race_restore_counts: sets what was counted before a race was saved. */
void
lab_cheese_race_restore_counts (LabCheeseRace *self,
                                guint          n_undone,
                                guint          n_hints)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  self->n_undone = n_undone;
  self->n_hints = n_hints;
}
