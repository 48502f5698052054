/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-duel.h"

#include <glib/gi18n-lib.h>

/**
 * LabTimeDuel:
 *
 * A duel against the clock: one person alone on the board finds treasures, one after
 * another, for some minutes.
 *
 * It watches a game that is played as ever, and counts what is done in time: a turn counts
 * if its move was made before the end. It has no timer of its own, and so whoever shows the
 * clock calls lab_time_duel_poll() now and then, and asks lab_time_duel_may_play() before
 * each half of a turn. What is played on regardless does not count.
 *
 * Nothing is planned for free: who stops the clock covers the board. Nor is anything taken
 * back, since a turn that is taken back would have shown where it leads.
 */
struct _LabTimeDuel
{
  GObject parent_instance;

  LabGame *game;
  LabClock *clock;
  guint minutes;

  LabTimeDuelState state;
  gboolean held;              /* also before the start */
  gint64 spent;               /* microseconds, up to when the clock last started */
  gint64 since;               /* when it did */
  gboolean in_time;           /* whether the move that the game tells of counts */
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

G_DEFINE_QUARK (lab-time-duel-error-quark, lab_time_duel_error)
G_DEFINE_FINAL_TYPE (LabTimeDuel, lab_time_duel, G_TYPE_OBJECT)

/* Private helpers */

static gint64
get_limit (LabTimeDuel *self)
{
  return self->minutes * G_TIME_SPAN_MINUTE;
}

static gint64
get_spent (LabTimeDuel *self)
{
  gint64 spent = self->spent;

  if (self->state == LAB_TIME_DUEL_RUNNING)
    spent += lab_clock_get_time (self->clock) - self->since;
  return MIN (spent, get_limit (self));
}

static void
set_state (LabTimeDuel      *self,
           LabTimeDuelState  state)
{
  self->spent = get_spent (self);
  self->since = lab_clock_get_time (self->clock);
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REMAINING]);
}

static void
finish (LabTimeDuel *self)
{
  if (self->state == LAB_TIME_DUEL_OVER)
    return;
  set_state (self, LAB_TIME_DUEL_OVER);
  g_signal_emit (self, signals[OVER], 0);
}

/* Private helpers: what the game says */

static void
on_inserted (LabTimeDuel *self)
{
  lab_time_duel_start (self);
}

static void
on_moved (LabTimeDuel *self)
{
  lab_time_duel_poll (self);
  self->in_time = self->state == LAB_TIME_DUEL_RUNNING;
  if (!self->in_time)
    return;
  self->turns++;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TURNS]);
}

static void
on_found (LabTimeDuel *self)
{
  if (!self->in_time)
    return;
  self->found++;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOUND]);
}

static void
on_ended (LabTimeDuel *self)
{
  self->all_found = self->in_time;
  finish (self);
}

/* GObject */

static void
lab_time_duel_constructed (GObject *object)
{
  LabTimeDuel *self = LAB_TIME_DUEL (object);

  G_OBJECT_CLASS (lab_time_duel_parent_class)->constructed (object);
  g_signal_connect_object (self->game, "inserted", G_CALLBACK (on_inserted), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "found", G_CALLBACK (on_found), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "advanced", G_CALLBACK (lab_time_duel_poll), self,
                           G_CONNECT_SWAPPED);
}

static void
lab_time_duel_dispose (GObject *object)
{
  LabTimeDuel *self = LAB_TIME_DUEL (object);

  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_time_duel_parent_class)->dispose (object);
}

static void
lab_time_duel_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  LabTimeDuel *self = LAB_TIME_DUEL (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;
    case PROP_REMAINING:
      g_value_set_int64 (value, lab_time_duel_get_remaining (self));
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
lab_time_duel_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  LabTimeDuel *self = LAB_TIME_DUEL (object);

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

  /** LabTimeDuel:game: what is played */
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, LAB_TYPE_GAME, construct);
  /** LabTimeDuel:clock: what measures the time */
  props[PROP_CLOCK] = g_param_spec_object ("clock", NULL, NULL, LAB_TYPE_CLOCK, construct);
  /** LabTimeDuel:minutes: how long it lasts */
  props[PROP_MINUTES] = g_param_spec_uint ("minutes", NULL, NULL, LAB_TIME_DUEL_MIN_MINUTES,
                                           LAB_TIME_DUEL_MAX_MINUTES, 3, construct);
  /** LabTimeDuel:state: a #LabTimeDuelState */
  props[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, 0, LAB_TIME_DUEL_OVER, 0, read);
  /** LabTimeDuel:remaining: the time that is left, in microseconds; told of by each poll */
  props[PROP_REMAINING] = g_param_spec_int64 ("remaining", NULL, NULL, 0, G_MAXINT64, 0, read);
  /** LabTimeDuel:found: how many treasures were found in time */
  props[PROP_FOUND] = g_param_spec_uint ("found", NULL, NULL, 0, LAB_N_TREASURES, 0, read);
  /** LabTimeDuel:turns: how many turns were made in time */
  props[PROP_TURNS] = g_param_spec_uint ("turns", NULL, NULL, 0, G_MAXUINT, 0, read);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_time_duel_class_init (LabTimeDuelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = lab_time_duel_constructed;
  object_class->dispose = lab_time_duel_dispose;
  object_class->get_property = lab_time_duel_get_property;
  object_class->set_property = lab_time_duel_set_property;
  install_properties (object_class);

  /**
   * LabTimeDuel::over:
   *
   * The time is up, or all treasures are found. It may come in the middle of what the game
   * says of a move.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
lab_time_duel_init (LabTimeDuel *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_time_duel_deal:
 * @seed: the number of the deal; the same number gives everyone the same duel
 * @name: (nullable): who plays
 *
 * Deals all treasures to one player. The last one ends the game: nobody has to go home.
 *
 * Returns: (transfer full): a game for a duel
 */
LabGame *
lab_time_duel_deal (guint64     seed,
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
 * lab_time_duel_new:
 * @game: a game for one, before its first turn
 * @minutes: from %LAB_TIME_DUEL_MIN_MINUTES to %LAB_TIME_DUEL_MAX_MINUTES
 * @clock: what measures the time
 *
 * Returns: (transfer full): a duel that is ready to start
 */
LabTimeDuel *
lab_time_duel_new (LabGame  *game,
                   guint     minutes,
                   LabClock *clock)
{
  g_return_val_if_fail (LAB_IS_GAME (game), NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (minutes >= LAB_TIME_DUEL_MIN_MINUTES
                            && minutes <= LAB_TIME_DUEL_MAX_MINUTES, NULL);

  return g_object_new (LAB_TYPE_TIME_DUEL, "game", game, "minutes", minutes, "clock", clock, NULL);
}

/**
 * lab_time_duel_start:
 * @self: a duel
 *
 * Lets the clock run, unless it was started before. The first tile that is inserted
 * starts it as well.
 */
void
lab_time_duel_start (LabTimeDuel *self)
{
  g_return_if_fail (LAB_IS_TIME_DUEL (self));

  if (self->state == LAB_TIME_DUEL_READY)
    set_state (self, self->held ? LAB_TIME_DUEL_HELD : LAB_TIME_DUEL_RUNNING);
}

/**
 * lab_time_duel_set_held:
 * @self: a duel
 * @held: whether the clock is stopped for a while; the board is not to be seen then
 */
void
lab_time_duel_set_held (LabTimeDuel *self,
                        gboolean     held)
{
  g_return_if_fail (LAB_IS_TIME_DUEL (self));

  lab_time_duel_poll (self);
  self->held = held;
  if (held && self->state == LAB_TIME_DUEL_RUNNING)
    set_state (self, LAB_TIME_DUEL_HELD);
  else if (!held && self->state == LAB_TIME_DUEL_HELD)
    set_state (self, LAB_TIME_DUEL_RUNNING);
}

/**
 * lab_time_duel_poll:
 * @self: a duel
 *
 * Looks at the clock: tells how much time is left, and ends the duel if none is.
 */
void
lab_time_duel_poll (LabTimeDuel *self)
{
  g_return_if_fail (LAB_IS_TIME_DUEL (self));

  if (self->state != LAB_TIME_DUEL_RUNNING)
    return;
  if (lab_time_duel_get_remaining (self) == 0)
    finish (self);
  else
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REMAINING]);
}

/**
 * lab_time_duel_may_play:
 * @self: a duel
 * @error: return location for a #LabTimeDuelError
 *
 * Asks whether half a turn that is made now counts. If the time has just run out, this ends
 * the duel.
 *
 * Returns: %TRUE if it does
 */
gboolean
lab_time_duel_may_play (LabTimeDuel  *self,
                        GError      **error)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), FALSE);

  lab_time_duel_poll (self);
  if (self->state == LAB_TIME_DUEL_OVER)
    {
      g_set_error_literal (error, LAB_TIME_DUEL_ERROR, LAB_TIME_DUEL_ERROR_OVER,
                           _("This duel is over. Start a new one to play on."));
      return FALSE;
    }
  if (self->held)
    {
      g_set_error_literal (error, LAB_TIME_DUEL_ERROR, LAB_TIME_DUEL_ERROR_HELD,
                           _("The clock is stopped. Go on first, then play."));
      return FALSE;
    }
  return TRUE;
}

/** lab_time_duel_get_state: how far the duel has come. */
LabTimeDuelState
lab_time_duel_get_state (LabTimeDuel *self)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), LAB_TIME_DUEL_OVER);

  return self->state;
}

/** lab_time_duel_get_minutes: how long the duel lasts. */
guint
lab_time_duel_get_minutes (LabTimeDuel *self)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), 0);

  return self->minutes;
}

/** lab_time_duel_get_remaining: the time that is left, in microseconds; never negative. */
gint64
lab_time_duel_get_remaining (LabTimeDuel *self)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), 0);

  return get_limit (self) - get_spent (self);
}

/** lab_time_duel_get_found: how many treasures were found in time. */
guint
lab_time_duel_get_found (LabTimeDuel *self)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), 0);

  return self->found;
}

/** lab_time_duel_get_turns: how many turns were made in time. */
guint
lab_time_duel_get_turns (LabTimeDuel *self)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), 0);

  return self->turns;
}

/** lab_time_duel_get_all_found: whether it ended because nothing is left to be found. */
gboolean
lab_time_duel_get_all_found (LabTimeDuel *self)
{
  g_return_val_if_fail (LAB_IS_TIME_DUEL (self), FALSE);

  return self->all_found;
}
