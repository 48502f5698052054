/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-object.h"

#include <string.h>

#include "lab-quotation.h"
#include "lab-robots-party-thinking.h"

/* How much of a wrong event is repeated. */
#define QUOTED_LENGTH 20

/* How long players wait for a target until a way to it is known, in milliseconds. */
#define MAX_DRAWING 1500

enum
{
  EVENT,
  DRAWN,
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

/* Shows the target to the players. */
static void
finish_drawing (LabRobotsParty *self)
{
  if (!self->is_drawing)
    return;
  self->is_drawing = FALSE;
  g_signal_emit (self, signals[DRAWN], 0);
}

/* Private helpers: the best way */

static void
on_thought (GObject      *source G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GObject) object = NULL;
  LabRobotsParty *self;
  LabRobotsPartyBest best;

  if (!lab_robots_party_thought (result, data, &object, &best))
    return;
  self = LAB_ROBOTS_PARTY (object);
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
  if (!lab_robots_party_must_redraw (self))
    finish_drawing (self);
  lab_robots_party_poll (self);
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
on_timeout (gpointer data)
{
  LabRobotsParty *self = data;

  self->timeout = 0;
  lab_robots_party_poll (self);
  return G_SOURCE_REMOVE;
}

/* Waits some microseconds for what comes next, unless the clock is advanced by hand. */
static void
wait_for_next (LabRobotsParty *self,
               gint64          wait)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!lab_clock_get_by_hand (self->clock))
    self->timeout = g_timeout_add ((guint) MIN (wait / 1000 + 1, G_MAXINT), on_timeout, self);
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
   * LabRobotsParty::drawn:
   *
   * Is emitted when players can see the target that was drawn last.
   */
  signals[DRAWN] = g_signal_new ("drawn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
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

/* Functions of the type */

/**
 * lab_robots_party_apply:
 * @self: a party
 * @event: what happens
 * @error: return location for a #LabRobotsPartyError or a #LabRobotsMoveError
 *
 * Lets something happen, and tells it. After a target was drawn, looks for the best way to it.
 *
 * Returns: %FALSE if the rules do not allow it
 */
gboolean
lab_robots_party_apply (LabRobotsParty             *self,
                        const LabRobotsPartyEvent  *event,
                        GError                    **error)
{
  LabRobotsPartyState before = self->state;
  gint64 now = get_microseconds (self);
  gboolean is_draw = event->kind == LAB_ROBOTS_PARTY_NEXT
                     || event->kind == LAB_ROBOTS_PARTY_REDRAW;
  g_autofree char *text = NULL;

  if (!lab_robots_party_state_apply (&self->state, self->settings, event, error))
    return FALSE;
  text = lab_robots_party_event_format (event);
  if (self->events->len > 0)
    g_string_append_c (self->events, ' ');
  g_string_append (self->events, text);
  set_microseconds (self, is_draw ? 0 : now);
  self->step = self->spent / 1000;
  if (is_draw)
    start_thinking (self);
  else
    finish_drawing (self);
  self->is_drawing = is_draw && self->state.phase == LAB_ROBOTS_PARTY_THINKING;
  g_signal_emit (self, signals[EVENT], 0, event, &before);
  return TRUE;
}

/** lab_robots_party_poll: lets happen what is due, and waits for what comes next. */
void
lab_robots_party_poll (LabRobotsParty *self)
{
  g_autoptr (LabRobotsParty) alive = g_object_ref (self);
  LabRobotsPartyEvent event;
  gint64 wait;

  g_clear_handle_id (&self->timeout, g_source_remove);
  while (!self->is_paused && lab_robots_party_find_next (self, &event))
    {
      wait = event.time * 1000 - get_microseconds (self);
      if (wait > 0)
        {
          wait_for_next (self, wait);
          return;
        }
      if (!lab_robots_party_apply (self, &event, NULL))
        return;
    }
  if (self->is_paused || !self->is_drawing)
    return;
  wait = MAX_DRAWING * G_GINT64_CONSTANT (1000) - get_microseconds (self);
  if (wait > 0)
    wait_for_next (self, wait);
  else
    finish_drawing (self);
}

/** lab_robots_party_skip_time: lets the time pass at once until @time, in milliseconds since the
 * target was drawn; never backwards. */
void
lab_robots_party_skip_time (LabRobotsParty *self,
                            gint64          time)
{
  set_microseconds (self, MAX (time * 1000, get_microseconds (self)));
  lab_robots_party_poll (self);
}

/* Public functions */

static LabRobotsParty *
new_party (const LabRobotsPartySettings *settings,
           LabClock                     *clock)
{
  LabRobotsParty *self = g_object_new (LAB_TYPE_ROBOTS_PARTY, NULL);

  self->settings = lab_robots_party_settings_copy (settings);
  self->clock = g_object_ref (clock);
  g_signal_connect_object (clock, "advanced", G_CALLBACK (lab_robots_party_poll), self,
                           G_CONNECT_SWAPPED);
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
  self->is_drawing = TRUE;
  start_thinking (self);
  lab_robots_party_poll (self);
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

/** lab_robots_party_is_drawing: returns whether players cannot see the target yet: the computer
 * looks for a way to it first, because a target without a way is not drawn. */
gboolean
lab_robots_party_is_drawing (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  return self->is_drawing;
}

/** lab_robots_party_get_best: (transfer none) (nullable): returns the best way to the current
 * target; %NULL while it is looked for. */
const LabRobotsPartyBest *
lab_robots_party_get_best (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), NULL);

  return self->has_best ? &self->best : NULL;
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
  lab_robots_party_poll (self);
}

/** lab_robots_party_get_paused: returns whether the clock is stopped. */
gboolean
lab_robots_party_get_paused (LabRobotsParty *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  return self->is_paused;
}
