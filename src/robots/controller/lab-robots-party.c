/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-object.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-quotation.h"
#include "lab-refuse.h"
#include "lab-robots-party-thinking.h"

/* How much of a wrong event is repeated. */
#define QUOTED_LENGTH 20

enum
{
  EVENT,
  BEST_FOUND,
  PAUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * LabRobotsParty:
 *
 * A party: people and the computer look for ways on one board, claim, and show them. It keeps the
 * time, plays for the computer, and finds the best way to each target in a thread.
 */
G_DEFINE_FINAL_TYPE (LabRobotsParty, lab_robots_party, G_TYPE_OBJECT)

static void poll (LabRobotsParty *self);

/* Private helpers: time */

static gint64
get_microseconds (LabRobotsParty *self)
{
  gint64 now = lab_clock_get_time (self->clock);

  return self->is_paused || self->state.phase == LAB_ROBOTS_PARTY_OVER
         ? self->spent : self->spent + now - self->since;
}

static void
set_microseconds (LabRobotsParty *self,
                  gint64          time)
{
  self->spent = time;
  self->since = lab_clock_get_time (self->clock);
}

/* Private helpers: the best way */

static void
on_thought (GObject      *source G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data)
{
  GWeakRef *weak = data;
  g_autoptr (LabRobotsParty) self = g_weak_ref_get (weak);
  LabRobotsPartyBest best = { 0 };

  g_weak_ref_clear (weak);
  g_free (weak);
  if (!lab_robots_party_thought (result, &best))
    return;
  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->thinking)
    {
      g_clear_pointer (&best.moves, g_array_unref);
      return;
    }
  g_clear_object (&self->thinking);
  self->best = best;
  self->has_best = TRUE;
  self->best_time = lab_robots_party_get_elapsed (self);
  lab_robots_party_plan (self);
  g_signal_emit (self, signals[BEST_FOUND], 0);
  if (self->is_skipping)
    {
      self->is_skipping = FALSE;
      lab_robots_party_skip (self, NULL);
    }
  poll (self);
}

static void
stop_thinking (LabRobotsParty *self)
{
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->best.moves, g_array_unref);
  self->has_best = FALSE;
  self->is_skipping = FALSE;
  memset (self->n_plans, 0, sizeof self->n_plans);
}

static void
start_thinking (LabRobotsParty *self)
{
  LabRobotsBoard puzzle;
  guint robot;

  stop_thinking (self);
  if (self->state.phase == LAB_ROBOTS_PARTY_OVER)
    return;
  robot = lab_robots_party_state_get_puzzle (&self->state, self->settings, &puzzle);
  self->thinking = lab_robots_party_think (&puzzle, robot, on_thought, G_OBJECT (self));
}

/* Private helpers: events */

static gboolean
apply (LabRobotsParty             *self,
       const LabRobotsPartyEvent  *event,
       GError                    **error)
{
  LabRobotsPartyState before = self->state;
  gint64 now = get_microseconds (self);
  g_autofree char *text = NULL;

  if (!lab_robots_party_state_apply (&self->state, self->settings, event, error))
    return FALSE;
  text = lab_robots_party_event_format (event);
  if (self->events->len > 0)
    g_string_append_c (self->events, ' ');
  g_string_append (self->events, text);
  set_microseconds (self, event->kind == LAB_ROBOTS_PARTY_NEXT ? 0 : now);
  self->step = self->spent / 1000;
  if (event->kind == LAB_ROBOTS_PARTY_NEXT)
    start_thinking (self);
  g_signal_emit (self, signals[EVENT], 0, event, &before);
  return TRUE;
}

static gboolean
on_timeout (gpointer data)
{
  LabRobotsParty *self = data;

  self->timeout = 0;
  poll (self);
  return G_SOURCE_REMOVE;
}

/* Lets happen what is due, and waits for what comes next. */
static void
poll (LabRobotsParty *self)
{
  g_autoptr (LabRobotsParty) alive = g_object_ref (self);
  LabRobotsPartyEvent event;

  g_clear_handle_id (&self->timeout, g_source_remove);
  while (!self->is_paused && lab_robots_party_find_next (self, &event))
    {
      gint64 wait = event.time * 1000 - get_microseconds (self);

      if (wait > 0)
        {
          g_clear_handle_id (&self->timeout, g_source_remove);
          if (!lab_clock_get_by_hand (self->clock))
            self->timeout = g_timeout_add ((guint) MIN (wait / 1000 + 1, G_MAXINT), on_timeout,
                                           self);
          break;
        }
      if (!apply (self, &event, NULL))
        break;
    }
}

/* Lets something happen that a person wants. */
static gboolean
act (LabRobotsParty             *self,
     const LabRobotsPartyEvent  *event,
     GError                    **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  if (self->is_paused)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The party is paused."));
  poll (self);
  if (!apply (self, event, error))
    return FALSE;
  poll (self);
  return TRUE;
}

/* Lets the player who shows do something, unless it is the computer. */
static gboolean
act_in_show (LabRobotsParty             *self,
             const LabRobotsPartyEvent  *event,
             GError                    **error)
{
  if (self->state.phase == LAB_ROBOTS_PARTY_SHOWING && !lab_robots_party_is_person_showing (self))
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The computer shows its way."));
  return act (self, event, error);
}

/* GObject */

static void
lab_robots_party_dispose (GObject *object)
{
  LabRobotsParty *self = LAB_ROBOTS_PARTY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  stop_thinking (self);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_robots_party_parent_class)->dispose (object);
}

static void
lab_robots_party_finalize (GObject *object)
{
  LabRobotsParty *self = LAB_ROBOTS_PARTY (object);

  g_string_free (self->events, TRUE);
  g_clear_pointer (&self->settings, lab_robots_party_settings_free);
  G_OBJECT_CLASS (lab_robots_party_parent_class)->finalize (object);
}

static void
lab_robots_party_class_init (LabRobotsPartyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_robots_party_dispose;
  object_class->finalize = lab_robots_party_finalize;

  /**
   * LabRobotsParty::event:
   * @event: a #LabRobotsPartyEvent
   * @before: the #LabRobotsPartyState before it
   *
   * Is emitted after anything has happened.
   */
  signals[EVENT] = g_signal_new ("event", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  /**
   * LabRobotsParty::best-found:
   *
   * Is emitted when the best way to the current target is known, or that there is none.
   */
  signals[BEST_FOUND] = g_signal_new ("best-found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabRobotsParty::paused:
   *
   * Is emitted when the party is paused or resumed.
   */
  signals[PAUSED] = g_signal_new ("paused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_robots_party_init (LabRobotsParty *self)
{
  self->events = g_string_new (NULL);
}

/* Public functions */

static LabRobotsParty *
new_party (const LabRobotsPartySettings *settings,
           LabClock                     *clock)
{
  LabRobotsParty *self = g_object_new (LAB_TYPE_ROBOTS_PARTY, NULL);

  self->settings = lab_robots_party_settings_copy (settings);
  self->clock = g_object_ref (clock);
  g_signal_connect_object (clock, "advanced", G_CALLBACK (poll), self, G_CONNECT_SWAPPED);
  lab_robots_party_state_init (&self->state, self->settings);
  set_microseconds (self, 0);
  return self;
}

/**
 * lab_robots_party_new: (constructor):
 * @settings: what the party is played with
 * @clock: measures the time
 *
 * Starts a party: the first target is drawn.
 */
LabRobotsParty *
lab_robots_party_new (const LabRobotsPartySettings *settings,
                      LabClock                     *clock)
{
  LabRobotsParty *self;

  g_return_val_if_fail (settings != NULL, NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);

  self = new_party (settings, clock);
  start_thinking (self);
  return self;
}

/**
 * lab_robots_party_new_resumed: (constructor):
 * @settings: what the party is played with
 * @events: what has happened, as lab_robots_party_get_events() tells it
 * @elapsed: the time since the target was drawn, in milliseconds
 * @clock: measures the time
 * @error: return location for why the events are not possible
 *
 * Continues a party. It is paused, and the best way is looked for as soon as it is not.
 *
 * Returns: (transfer full) (nullable): the party
 */
LabRobotsParty *
lab_robots_party_new_resumed (const LabRobotsPartySettings  *settings,
                              const char                    *events,
                              gint64                         elapsed,
                              LabClock                      *clock,
                              GError                       **error)
{
  g_autoptr (LabRobotsParty) self = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (settings != NULL && events != NULL, NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);

  self = new_party (settings, clock);
  self->is_paused = TRUE;
  words = g_strsplit (events, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      LabRobotsPartyEvent event;

      if (!lab_robots_party_event_parse (words[i], &event, error)
          || !lab_robots_party_state_apply (&self->state, self->settings, &event, error))
        {
          g_autofree char *quoted = lab_quotation_make (words[i], QUOTED_LENGTH);

          g_prefix_error (error, "%s: ", quoted);
          return NULL;
        }
    }
  g_string_assign (self->events, events);
  set_microseconds (self, MAX (elapsed, self->state.first_claim) * 1000);
  self->step = self->spent / 1000;
  return g_steal_pointer (&self);
}

/** lab_robots_party_get_settings: (transfer none): returns what the party is played with. */
const LabRobotsPartySettings *
lab_robots_party_get_settings (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), NULL);

  return self->settings;
}

/** lab_robots_party_get_state: (transfer none): returns the current state, which changes. */
const LabRobotsPartyState *
lab_robots_party_get_state (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), NULL);

  return &self->state;
}

/** lab_robots_party_get_events: (transfer none): returns what has happened, as text. */
const char *
lab_robots_party_get_events (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), NULL);

  return self->events->str;
}

/** lab_robots_party_get_elapsed: returns the milliseconds since the target was drawn, without
 * pauses. */
gint64
lab_robots_party_get_elapsed (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), 0);

  return get_microseconds (self) / 1000;
}

/** lab_robots_party_get_time_left: returns the milliseconds until the countdown ends; 0 if there is
 * no countdown. */
gint64
lab_robots_party_get_time_left (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), 0);

  if (self->state.phase != LAB_ROBOTS_PARTY_COUNTDOWN)
    return 0;
  return MAX (lab_robots_party_get_countdown_end (self) - get_microseconds (self) / 1000, 0);
}

/** lab_robots_party_get_best: (transfer none) (nullable): returns the best way to the current
 * target; %NULL while it is looked for. */
const LabRobotsPartyBest *
lab_robots_party_get_best (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), NULL);

  return self->has_best ? &self->best : NULL;
}

/** lab_robots_party_has_people: returns whether a person plays. */
gboolean
lab_robots_party_has_people (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    {
      if (!self->settings->seats[seat].is_computer)
        return TRUE;
    }
  return FALSE;
}

/** lab_robots_party_is_person_showing: returns whether a person shows a way now. */
gboolean
lab_robots_party_is_person_showing (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  return self->state.phase == LAB_ROBOTS_PARTY_SHOWING
         && !self->settings->seats[self->state.shower].is_computer;
}

/** lab_robots_party_is_over: returns whether all targets are won. */
gboolean
lab_robots_party_is_over (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  return self->state.phase == LAB_ROBOTS_PARTY_OVER;
}

/**
 * lab_robots_party_claim:
 * @self: a party
 * @seat: a player
 * @number: how many moves the player's way has
 * @error: return location for a #LabRobotsPartyError
 *
 * Claims a number of moves. The first claim for a target starts the countdown.
 *
 * Returns: %FALSE if the player cannot claim that
 */
gboolean
lab_robots_party_claim (LabRobotsParty  *self,
                        guint            seat,
                        guint            number,
                        GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_CLAIM, .seat = seat, .number = number };

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  event.time = lab_robots_party_get_elapsed (self);
  return act (self, &event, error);
}

/**
 * lab_robots_party_skip:
 * @self: a party
 * @error: return location for a #LabRobotsPartyError
 *
 * Does what all people agree about: before the first claim that they see no way, during the
 * countdown that nobody can do better. The time until the computer claims next, or until the end of
 * the countdown, is skipped. If the computer does not see a way either, the target goes back. If it
 * still looks for one, this happens as soon as it knows.
 *
 * Returns: %FALSE if there is nothing to skip
 */
gboolean
lab_robots_party_skip (LabRobotsParty  *self,
                       GError         **error)
{
  LabRobotsPartyEvent skip = { .kind = LAB_ROBOTS_PARTY_SKIP };
  LabRobotsPartyEvent event;
  gboolean has_rivals = FALSE;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  if (self->is_paused || self->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return act (self, &skip, error);
  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    has_rivals |= self->settings->seats[seat].is_computer;
  if (has_rivals && !self->has_best && self->state.phase == LAB_ROBOTS_PARTY_THINKING)
    {
      self->is_skipping = TRUE;
      return TRUE;
    }
  if (self->state.phase == LAB_ROBOTS_PARTY_COUNTDOWN)
    event.time = lab_robots_party_get_countdown_end (self);
  else if (!lab_robots_party_find_plan (self, &event))
    return act (self, &skip, error);
  set_microseconds (self, MAX (event.time * 1000, get_microseconds (self)));
  poll (self);
  return TRUE;
}

/**
 * lab_robots_party_play:
 * @self: a party
 * @move: a move
 * @error: return location for a #LabRobotsPartyError or #LabRobotsMoveError
 *
 * Moves a robot for the person who shows a way. If this is the last move of the claim and the
 * target is not reached, the robots go back, and the next player shows.
 *
 * Returns: %FALSE if the move is not possible
 */
gboolean
lab_robots_party_play (LabRobotsParty  *self,
                       LabRobotsMove    move,
                       GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_MOVE, .move = move };

  return act_in_show (self, &event, error);
}

/** lab_robots_party_undo: takes back the last move of the person who shows; returns %FALSE and sets
 * @error if there is none. */
gboolean
lab_robots_party_undo (LabRobotsParty  *self,
                       GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_UNDO };

  return act_in_show (self, &event, error);
}

/** lab_robots_party_give_up: ends the way of the person who shows; returns %FALSE and sets @error
 * if nobody shows. */
gboolean
lab_robots_party_give_up (LabRobotsParty  *self,
                          GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_GIVE_UP };

  return act_in_show (self, &event, error);
}

/** lab_robots_party_next: draws the next target, or ends the party; returns %FALSE and sets @error
 * if the current target is not done. */
gboolean
lab_robots_party_next (LabRobotsParty  *self,
                       GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_NEXT };

  return act (self, &event, error);
}

/**
 * lab_robots_party_set_paused:
 * @self: a party
 * @is_paused: whether to stop the clock
 *
 * Stops the clock, or lets it run again. While the party is paused nobody can do anything, and a
 * view should cover the board.
 */
void
lab_robots_party_set_paused (LabRobotsParty *self,
                             gboolean        is_paused)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY (self));

  if (is_paused == self->is_paused)
    return;
  set_microseconds (self, get_microseconds (self));
  self->is_paused = is_paused;
  if (!is_paused && self->thinking == NULL && !self->has_best)
    start_thinking (self);
  g_signal_emit (self, signals[PAUSED], 0);
  poll (self);
}

/** lab_robots_party_get_paused: returns whether the clock is stopped. */
gboolean
lab_robots_party_get_paused (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  return self->is_paused;
}
