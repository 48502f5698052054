/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial.h"
#include "lab-refuse.h"

#include <glib/gi18n-lib.h>

/**
 * LabTimeTrial:
 *
 * A time trial: one person finds as many treasures as possible, one after another, before the time
 * runs out.
 *
 * It watches a normal game and counts what is done in time: a turn counts if its move comes before
 * the end. It has no timer. The view that shows the clock calls lab_time_trial_poll() regularly,
 * and lab_time_trial_may_play() before each half of a turn. Later turns do not count.
 *
 * No time for planning is free: a view that stops the clock must cover the board. There is no undo
 * either, because an undone turn would show where it leads.
 */
struct _LabTimeTrial
{
  GObject parent_instance;

  LabGame *game;
  LabClock *clock;
  guint minutes;

  LabTimeTrialState state;
  gboolean held;              /* also TRUE before the start */
  gint64 spent;               /* in microseconds, until the clock last started */
  gint64 since;               /* when the clock last started */
  gboolean in_time;           /* whether the move that the game reports counts */
  gboolean all_found;
  guint found;
  guint turns;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_CLOCK,
  PROP_MINUTES,
  PROP_STATE,
  PROP_REMAINING,
  PROP_FOUND,
  PROP_TURNS,
  N_PROPS,
};

enum
{
  OVER,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_QUARK (lab-time-trial-error-quark, lab_time_trial_error)
G_DEFINE_FINAL_TYPE (LabTimeTrial, lab_time_trial, G_TYPE_OBJECT)

/* Private helpers */

static gint64
get_limit (LabTimeTrial *self)
{
  return self->minutes * G_TIME_SPAN_MINUTE;
}

static gint64
get_spent (LabTimeTrial *self)
{
  gint64 spent = self->spent;

  if (self->state == LAB_TIME_TRIAL_RUNNING)
    spent += lab_clock_get_time (self->clock) - self->since;
  return MIN (spent, get_limit (self));
}

static void
set_state (LabTimeTrial      *self,
           LabTimeTrialState  state)
{
  self->spent = get_spent (self);
  self->since = lab_clock_get_time (self->clock);
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REMAINING]);
}

static void
finish (LabTimeTrial *self)
{
  if (self->state == LAB_TIME_TRIAL_OVER)
    return;
  set_state (self, LAB_TIME_TRIAL_OVER);
  g_signal_emit (self, signals[OVER], 0);
}

/* Private helpers: signals of the game */

static void
on_inserted (LabTimeTrial *self)
{
  lab_time_trial_start (self);
}

static void
on_moved (LabTimeTrial *self)
{
  lab_time_trial_poll (self);
  self->in_time = self->state == LAB_TIME_TRIAL_RUNNING;
  if (!self->in_time)
    return;
  self->turns++;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TURNS]);
}

static void
on_found (LabTimeTrial *self)
{
  if (!self->in_time)
    return;
  self->found++;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOUND]);
}

static void
on_ended (LabTimeTrial *self)
{
  self->all_found = self->in_time;
  finish (self);
}

/* GObject */

static void
lab_time_trial_constructed (GObject *object)
{
  LabTimeTrial *self = LAB_TIME_TRIAL (object);

  G_OBJECT_CLASS (lab_time_trial_parent_class)->constructed (object);
  g_signal_connect_object (self->game, "inserted", G_CALLBACK (on_inserted), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "found", G_CALLBACK (on_found), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "advanced", G_CALLBACK (lab_time_trial_poll), self,
                           G_CONNECT_SWAPPED);
}

static void
lab_time_trial_dispose (GObject *object)
{
  LabTimeTrial *self = LAB_TIME_TRIAL (object);

  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_time_trial_parent_class)->dispose (object);
}

static void
lab_time_trial_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  LabTimeTrial *self = LAB_TIME_TRIAL (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;
    case PROP_REMAINING:
      g_value_set_int64 (value, lab_time_trial_get_remaining (self));
      break;
    case PROP_FOUND:
      g_value_set_uint (value, self->found);
      break;
    case PROP_TURNS:
      g_value_set_uint (value, self->turns);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_time_trial_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  LabTimeTrial *self = LAB_TIME_TRIAL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      self->game = g_value_dup_object (value);
      break;
    case PROP_CLOCK:
      self->clock = g_value_dup_object (value);
      break;
    case PROP_MINUTES:
      self->minutes = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags construct = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /** LabTimeTrial:game: the game */
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, LAB_TYPE_GAME, construct);
  /** LabTimeTrial:clock: the clock that measures the time */
  props[PROP_CLOCK] = g_param_spec_object ("clock", NULL, NULL, LAB_TYPE_CLOCK, construct);
  /** LabTimeTrial:minutes: the length of the time trial */
  props[PROP_MINUTES] = g_param_spec_uint ("minutes", NULL, NULL, LAB_TIME_TRIAL_MIN_MINUTES,
                                           LAB_TIME_TRIAL_MAX_MINUTES, 3, construct);
  /** LabTimeTrial:state: a #LabTimeTrialState */
  props[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, 0, LAB_TIME_TRIAL_OVER, 0, read);
  /** LabTimeTrial:remaining: the remaining time in microseconds; notified by each poll */
  props[PROP_REMAINING] = g_param_spec_int64 ("remaining", NULL, NULL, 0, G_MAXINT64, 0, read);
  /** LabTimeTrial:found: the number of treasures that were found in time */
  props[PROP_FOUND] = g_param_spec_uint ("found", NULL, NULL, 0, LAB_N_TREASURES, 0, read);
  /** LabTimeTrial:turns: the number of turns that were made in time */
  props[PROP_TURNS] = g_param_spec_uint ("turns", NULL, NULL, 0, G_MAXUINT, 0, read);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_time_trial_class_init (LabTimeTrialClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = lab_time_trial_constructed;
  object_class->dispose = lab_time_trial_dispose;
  object_class->get_property = lab_time_trial_get_property;
  object_class->set_property = lab_time_trial_set_property;
  install_properties (object_class);

  /**
   * LabTimeTrial::over:
   *
   * The time is up, or all treasures are found. It can be emitted between the signals of a move.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
lab_time_trial_init (LabTimeTrial *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_time_trial_deal:
 * @seed: the number of the deal; the same number gives everyone the same time trial
 * @name: (nullable): the name of the player
 *
 * Deals all treasures to one player. The last one ends the game, with no need to return home.
 *
 * Returns: (transfer full): a game for a time trial
 */
LabGame *
lab_time_trial_deal (guint64     seed,
                     const char *name)
{
  const LabDeal deal = {
    .seed = seed,
    .seats = LAB_SEAT_BIT (0),
    .first_seat = 0,
    .cards_each = LAB_N_TREASURES,
    .rules = LAB_RULES_LAST_TREASURE,
  };
  const char * const names[LAB_N_SEATS] = { name };

  return lab_game_new (&deal, names);
}

/**
 * lab_time_trial_new:
 * @game: a game for one player, before its first turn
 * @minutes: from %LAB_TIME_TRIAL_MIN_MINUTES to %LAB_TIME_TRIAL_MAX_MINUTES
 * @clock: the clock that measures the time
 *
 * Creates a time trial around a game.
 *
 * Returns: (transfer full): a time trial that can be started
 */
LabTimeTrial *
lab_time_trial_new (LabGame  *game,
                    guint     minutes,
                    LabClock *clock)
{
  g_return_val_if_fail (LAB_IS_GAME (game), NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (minutes >= LAB_TIME_TRIAL_MIN_MINUTES
                            && minutes <= LAB_TIME_TRIAL_MAX_MINUTES, NULL);

  return g_object_new (LAB_TYPE_TIME_TRIAL, "game", game, "minutes", minutes, "clock", clock, NULL);
}

/**
 * lab_time_trial_start:
 * @self: a time trial
 *
 * Starts the clock, if it was not started before. Inserting the first tile also starts it.
 */
void
lab_time_trial_start (LabTimeTrial *self)
{
  g_return_if_fail (LAB_IS_TIME_TRIAL (self));

  if (self->state == LAB_TIME_TRIAL_READY)
    set_state (self, self->held ? LAB_TIME_TRIAL_HELD : LAB_TIME_TRIAL_RUNNING);
}

/**
 * lab_time_trial_set_held:
 * @self: a time trial
 * @held: whether to stop the clock
 *
 * Stops or resumes the clock. The view must hide the board while the clock is stopped.
 */
void
lab_time_trial_set_held (LabTimeTrial *self,
                         gboolean      held)
{
  g_return_if_fail (LAB_IS_TIME_TRIAL (self));

  lab_time_trial_poll (self);
  self->held = held;
  if (held && self->state == LAB_TIME_TRIAL_RUNNING)
    set_state (self, LAB_TIME_TRIAL_HELD);
  else if (!held && self->state == LAB_TIME_TRIAL_HELD)
    set_state (self, LAB_TIME_TRIAL_RUNNING);
}

/**
 * lab_time_trial_poll:
 * @self: a time trial
 *
 * Reads the clock, notifies the remaining time, and ends the time trial if no time is left.
 */
void
lab_time_trial_poll (LabTimeTrial *self)
{
  g_return_if_fail (LAB_IS_TIME_TRIAL (self));

  if (self->state != LAB_TIME_TRIAL_RUNNING)
    return;
  if (lab_time_trial_get_remaining (self) == 0)
    finish (self);
  else
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REMAINING]);
}

/**
 * lab_time_trial_may_play:
 * @self: a time trial
 * @error: return location for a #LabTimeTrialError
 *
 * Checks whether half a turn counts if it is made now. If the time has run out, this call ends the
 * time trial.
 *
 * Returns: %TRUE if it counts
 */
gboolean
lab_time_trial_may_play (LabTimeTrial  *self,
                         GError       **error)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), FALSE);

  lab_time_trial_poll (self);
  if (self->state == LAB_TIME_TRIAL_OVER)
    return lab_refuse (error, LAB_TIME_TRIAL_ERROR, LAB_TIME_TRIAL_ERROR_OVER,
                       _("This time trial is over. Start a new one."));
  if (self->held)
    return lab_refuse (error, LAB_TIME_TRIAL_ERROR, LAB_TIME_TRIAL_ERROR_HELD,
                       _("The game is paused. Resume it to play."));
  return TRUE;
}

/** lab_time_trial_get_state: returns the state of the time trial. */
LabTimeTrialState
lab_time_trial_get_state (LabTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), LAB_TIME_TRIAL_OVER);

  return self->state;
}

/** lab_time_trial_get_minutes: returns the length of the time trial. */
guint
lab_time_trial_get_minutes (LabTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), 0);

  return self->minutes;
}

/** lab_time_trial_get_remaining: returns the remaining time in microseconds; never negative. */
gint64
lab_time_trial_get_remaining (LabTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), 0);

  return get_limit (self) - get_spent (self);
}

/** lab_time_trial_get_found: returns the number of treasures that were found in time. */
guint
lab_time_trial_get_found (LabTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), 0);

  return self->found;
}

/** lab_time_trial_get_turns: returns the number of turns that were made in time. */
guint
lab_time_trial_get_turns (LabTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), 0);

  return self->turns;
}

/** lab_time_trial_get_all_found: returns whether it ended because all treasures were found. */
gboolean
lab_time_trial_get_all_found (LabTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL (self), FALSE);

  return self->all_found;
}
