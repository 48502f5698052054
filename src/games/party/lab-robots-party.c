/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-robots-tasks.h"
#include "lab-task.h"

/* How long players wait for a target until a way to it is known, in milliseconds. */
#define MAX_DRAWING 1500

/**
 * LabRobotsParty:
 *
 * A party: people and the computer look for ways on one board, claim, and show them. It keeps the
 * time, plays for the computer, and finds the best way to each target in a thread.
 */
G_DEFINE_FINAL_TYPE (LabRobotsParty, lab_robots_party, G_TYPE_OBJECT)
static void lab_robots_party_poll (LabRobotsParty *self);

/* Private helpers */

/** lab_robots_party_get_countdown_end: returns when the countdown ends, in milliseconds since the
 * target was drawn. */
static gint64
lab_robots_party_get_countdown_end (LabRobotsParty *self)
{
  return self->state.first_claim + (gint64) self->settings->countdown * 1000;
}

/**
 * lab_robots_party_find_plan:
 * @self: a party
 * @event: (out caller-allocates): the claim, with its time
 *
 * Finds the next claim of a computer.
 *
 * Returns: %FALSE if there is none
 */
static gboolean
lab_robots_party_find_plan (LabRobotsParty      *self,
                            LabRobotsPartyEvent *event)
{
  gboolean is_found = FALSE;

  if (self->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return FALSE;
  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    {
      guint claimed = self->state.claims[seat].number;

      for (guint i = 0; i < self->n_plans[seat]; i++)
        {
          const LabRobotsRivalClaim *one = &self->plans[seat][i];
          gint64 time = MAX (MAX (one->time, self->best_time), self->state.first_claim);

          if (one->number > LAB_ROBOTS_PARTY_MAX_CLAIM || (claimed > 0 && one->number >= claimed)
              || (is_found && event->time <= time))
            continue;
          *event = (LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_CLAIM, .seat = seat,
                                           .number = one->number, .time = time };
          is_found = TRUE;
        }
    }
  return is_found;
}

static void
set_microseconds (LabRobotsParty *self,
                  gint64          time)
{
  self->spent = time;
  self->since = lab_clock_get_time (self->clock);
}

static gint64
get_microseconds (LabRobotsParty *self)
{
  gint64 now = lab_clock_get_time (self->clock);

  return self->is_paused || self->state.phase == LAB_ROBOTS_PARTY_OVER
         ? self->spent : self->spent + now - self->since;
}

/* What happens next by itself: the computer claims or shows its way, the countdown ends, or a
 * target without a way goes back. */

/* So many targets in a row are drawn in vain at most. On a board where nearly none can be reached,
 * people then say that they see no way. */
#define MAX_REDRAWN 100

/* The computer's next move, or that it gives up. Returns FALSE if it must think first. */
static gboolean
find_show (LabRobotsParty      *self,
           LabRobotsPartyEvent *event)
{
  if (self->state.phase != LAB_ROBOTS_PARTY_SHOWING || lab_robots_party_is_person_showing (self)
      || !self->has_best)
    return FALSE;
  *event = (LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_GIVE_UP };
  if (self->best.moves != NULL && self->state.n_moves < self->best.moves->len)
    {
      event->kind = LAB_ROBOTS_PARTY_MOVE;
      event->move = g_array_index (self->best.moves, LabRobotsMove, self->state.n_moves);
    }
  event->time = self->step + LAB_ROBOTS_PARTY_STEP;
  return TRUE;
}

/* Functions of the type */

/** lab_robots_party_plan: draws what the computer claims, when the best way is known. */
static void
lab_robots_party_plan (LabRobotsParty *self)
{
  memset (self->n_plans, 0, sizeof self->n_plans);
  if (self->best.moves == NULL || self->best.moves->len == 0)
    return;
  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    {
      guint64 seed = self->settings->seed ^ ((guint64) self->state.round << 8 | seat);

      if (self->settings->seats[seat].is_computer)
        self->n_plans[seat] = lab_robots_rival_plan (self->settings->seats[seat].level,
                                                     self->best.moves->len, seed,
                                                     self->plans[seat]);
    }
}

/** lab_robots_party_must_redraw: returns whether another target must be drawn, because no way leads
 * to this one. After a claim, the target stays: the claims fail. */
static gboolean
lab_robots_party_must_redraw (LabRobotsParty *self)
{
  return self->has_best && self->best.outcome == LAB_ROBOTS_UNSOLVABLE
         && self->state.phase == LAB_ROBOTS_PARTY_THINKING && self->state.n_redrawn < MAX_REDRAWN;
}

/**
 * lab_robots_party_find_next:
 * @self: a party
 * @event: (out caller-allocates): what happens next by itself, with its time in milliseconds since
 *   the target was drawn
 *
 * Returns: %FALSE if nothing happens by itself
 */
static gboolean
lab_robots_party_find_next (LabRobotsParty      *self,
                            LabRobotsPartyEvent *event)
{
  LabRobotsPartyEvent end = { .kind = LAB_ROBOTS_PARTY_END };

  if (lab_robots_party_must_redraw (self))
    {
      *event = (LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_REDRAW };
      return TRUE;
    }
  if (self->state.phase != LAB_ROBOTS_PARTY_COUNTDOWN)
    return lab_robots_party_find_plan (self, event) || find_show (self, event);
  end.time = lab_robots_party_get_countdown_end (self);
  if (!lab_robots_party_find_plan (self, event) || event->time > end.time)
    *event = end;
  return TRUE;
}

/* Private helpers: time */

/* Shows the target to the players. */
static void
finish_drawing (LabRobotsParty *self)
{
  if (!self->is_drawing)
    return;
  self->is_drawing = FALSE;
  g_signal_emit_by_name (self, "drawn");
}

/* Private helpers: the best way */

static void
on_solved (gpointer job,
           gpointer owner)
{
  const LabRobotsSolving *solved = job;
  g_autoptr (LabRobotsParty) self = g_object_ref (owner);

  lab_robots_party_best_init (&self->best, &solved->solution, self->puzzle_robot);
  g_clear_pointer (&self->solving, lab_task_free);
  self->has_best = TRUE;
  self->best_time = lab_robots_party_get_elapsed (self);
  lab_robots_party_plan (self);
  if (self->is_skipping)
    {
      self->is_skipping = FALSE;
      lab_robots_party_skip (self, NULL);
    }
  if (!lab_robots_party_must_redraw (self))
    finish_drawing (self);
  lab_robots_party_poll (self);
}

static const LabTaskKind solving = {
  LAB_ROBOTS_SOLVING_KIND,
  .done = on_solved,
};

static void
stop_solving (LabRobotsParty *self)
{
  g_clear_pointer (&self->solving, lab_task_free);
  g_clear_pointer (&self->best.moves, g_array_unref);
  self->has_best = FALSE;
  self->is_skipping = FALSE;
  memset (self->n_plans, 0, sizeof self->n_plans);
}

static void
start_solving (LabRobotsParty *self)
{
  LabRobotsBoard puzzle;

  stop_solving (self);
  if (self->state.phase == LAB_ROBOTS_PARTY_OVER)
    return;
  self->puzzle_robot = lab_robots_party_state_get_puzzle (&self->state, &puzzle);
  self->solving = lab_task_start (&solving, lab_robots_solving_new (&puzzle, NULL, 0), self);
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
  if (!self->clock->by_hand)
    self->timeout = g_timeout_add ((guint) MIN (wait / 1000 + 1, G_MAXINT), on_timeout, self);
}

/* GObject */

static void
lab_robots_party_finalize (GObject *object)
{
  LabRobotsParty *self = LAB_ROBOTS_PARTY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  stop_solving (self);
  g_clear_object (&self->clock);
  g_string_free (self->events, TRUE);
  g_clear_pointer (&self->settings, lab_robots_party_settings_free);
  G_OBJECT_CLASS (lab_robots_party_parent_class)->finalize (object);
}

static void
lab_robots_party_class_init (LabRobotsPartyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_robots_party_finalize;

  /**
   * LabRobotsParty::event:
   * @event: a #LabRobotsPartyEvent
   * @before: the #LabRobotsPartyState before it
   *
   * Is emitted after anything has happened.
   */
  g_signal_new ("event", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  /**
   * LabRobotsParty::drawn:
   *
   * Is emitted when players can see the target that was drawn last.
   */
  g_signal_new ("drawn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  /**
   * LabRobotsParty::paused:
   *
   * Is emitted when the party is paused or resumed.
   */
  g_signal_new ("paused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
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
static gboolean
lab_robots_party_apply (LabRobotsParty            *self,
                        const LabRobotsPartyEvent *event,
                        GError                   **error)
{
  LabRobotsPartyState before = self->state;
  gint64 now = get_microseconds (self);
  gboolean is_draw = event->kind == LAB_ROBOTS_PARTY_NEXT
                     || event->kind == LAB_ROBOTS_PARTY_REDRAW;
  g_autofree char *text = NULL;

  if (!lab_robots_party_state_apply (&self->state, event, error))
    return FALSE;
  text = lab_robots_party_event_format (event);
  if (self->events->len > 0)
    g_string_append_c (self->events, ' ');
  g_string_append (self->events, text);
  set_microseconds (self, is_draw ? 0 : now);
  self->step = self->spent / 1000;
  if (is_draw)
    start_solving (self);
  else
    finish_drawing (self);
  self->is_drawing = is_draw && self->state.phase == LAB_ROBOTS_PARTY_THINKING;
  g_signal_emit_by_name (self, "event", event, &before);
  return TRUE;
}

/** lab_robots_party_poll: lets happen what is due, and waits for what comes next. */
static void
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

/* Public functions */

/**
 * lab_robots_party_do:
 * @self: a party
 * @event: a claim, whose time is now, or what the person who shows a way does, or that the next
 *   target is drawn
 * @error: return location for a #LabRobotsPartyError or #LabRobotsMoveError
 *
 * Lets something happen that a person wants. The first claim for a target starts the countdown. If
 * a move is the last one of a claim and the target is not reached, the robots go back, and the next
 * player shows. After the last target the party ends.
 *
 * Returns: %FALSE if it is not possible now
 */
gboolean
lab_robots_party_do (LabRobotsParty     *self,
                     LabRobotsPartyEvent event,
                     GError            **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  if (self->state.phase == LAB_ROBOTS_PARTY_SHOWING && !lab_robots_party_is_person_showing (self)
      && (event.kind == LAB_ROBOTS_PARTY_MOVE || event.kind == LAB_ROBOTS_PARTY_UNDO
          || event.kind == LAB_ROBOTS_PARTY_GIVE_UP))
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The computer shows its way."));
  if (self->is_paused)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The party is paused."));
  if (event.kind == LAB_ROBOTS_PARTY_CLAIM)
    event.time = lab_robots_party_get_elapsed (self);
  lab_robots_party_poll (self);
  if (!lab_robots_party_apply (self, &event, error))
    return FALSE;
  lab_robots_party_poll (self);
  return TRUE;
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
lab_robots_party_skip (LabRobotsParty *self,
                       GError        **error)
{
  LabRobotsPartyEvent skip = { .kind = LAB_ROBOTS_PARTY_SKIP };
  LabRobotsPartyEvent event;
  gboolean has_rivals = FALSE;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  if (self->is_paused || self->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return lab_robots_party_do (self, skip, error);
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
    return lab_robots_party_do (self, skip, error);
  /* The time never goes backwards. */
  set_microseconds (self, MAX (event.time * 1000, get_microseconds (self)));
  lab_robots_party_poll (self);
  return TRUE;
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
  start_solving (self);
  lab_robots_party_poll (self);
  return self;
}

/**
 * lab_robots_party_new_resumed: (constructor):
 * @settings: what the party is played with
 * @events: what has happened, as #LabRobotsParty keeps it
 * @elapsed: the time since the target was drawn, in milliseconds
 * @clock: measures the time
 * @error: return location for why the events are not possible
 *
 * Continues a party. It is paused, and the best way is looked for as soon as it is not.
 *
 * Returns: (transfer full) (nullable): the party
 */
LabRobotsParty *
lab_robots_party_new_resumed (const LabRobotsPartySettings *settings,
                              const char                   *events,
                              gint64                        elapsed,
                              LabClock                     *clock,
                              GError                      **error)
{
  g_autoptr (LabRobotsParty) self = NULL;

  g_return_val_if_fail (settings != NULL && events != NULL, NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);

  self = new_party (settings, clock);
  self->is_paused = TRUE;
  if (!lab_robots_party_state_replay (&self->state, events, NULL, error))
    return NULL;
  g_string_assign (self->events, events);
  set_microseconds (self, MAX (elapsed, self->state.first_claim) * 1000);
  self->step = self->spent / 1000;
  return g_steal_pointer (&self);
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
lab_robots_party_is_over (gpointer self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  return LAB_ROBOTS_PARTY (self)->state.phase == LAB_ROBOTS_PARTY_OVER;
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
  if (!is_paused && self->solving == NULL && !self->has_best)
    start_solving (self);
  g_signal_emit_by_name (self, "paused");
  lab_robots_party_poll (self);
}

/**
 * lab_robots_party_history_list:
 * @party: a party
 *
 * Lists the targets that are done: a player has won them, or they were put back. Targets that were
 * drawn in vain, because no way leads to them, are left out.
 *
 * Returns: (transfer full) (element-type LabRobotsPartyState): the state after each of them, in the
 *   order in which they were drawn
 */
GArray *
lab_robots_party_history_list (LabRobotsParty *party)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (LabRobotsPartyState));
  LabRobotsPartyState state;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (party), list);

  lab_robots_party_state_init (&state, party->settings);
  if (!lab_robots_party_state_replay (&state, party->events->str, list, NULL))
    g_return_val_if_reached (list);
  return list;
}

/**
 * lab_robots_party_history_dup_way:
 * @state: a state of lab_robots_party_history_list()
 *
 * Returns: (transfer full) (nullable) (element-type LabRobotsMove): the way that has won the
 *   target; %NULL if nobody has won it
 */
GArray *
lab_robots_party_history_dup_way (const LabRobotsPartyState *state)
{
  GArray *way;

  if (state->winner < 0)
    return NULL;
  way = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  return g_array_append_vals (way, state->moves, state->n_moves);
}

/**
 * lab_robots_party_best_init:
 * @best: (out caller-allocates): the best way
 * @solution: the solution of the puzzle of a target, see lab_robots_party_state_get_puzzle()
 * @robot: the robot of the party that is robot 1 of the puzzle
 *
 * Gives robots their numbers in the party.
 */
void
lab_robots_party_best_init (LabRobotsPartyBest      *best,
                            const LabRobotsSolution *solution,
                            guint                    robot)
{
  GArray *moves = lab_robots_solution_get_moves (solution);

  *best = (LabRobotsPartyBest) {
    .outcome = solution->outcome,
    .moves = moves != NULL ? g_array_copy (moves) : NULL,
  };
  for (guint i = 0; moves != NULL && i < moves->len; i++)
    {
      LabRobotsMove *move = &g_array_index (best->moves, LabRobotsMove, i);

      if (move->robot == 0)
        move->robot = (guint8) robot;
      else if (move->robot == robot)
        move->robot = 0;
    }
}
