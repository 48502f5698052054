/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pace.h"

#include "lab-settings.h"

/**
 * LabPace:
 *
 * Lets a host play at a pace that people can follow: time to see who thinks, then where
 * the tile will go in, then what the insertion has changed, then the walk. How much time
 * that is, the settings say, of computers and of people apart, and a change holds at once.
 */
struct _LabPace
{
  GObject parent_instance;

  GSettings *settings;        /* NULL if nothing can be remembered */
  LabBoardView *board;        /* owns us */
  LabHost *host;              /* (nullable) */

  gint64 asked;               /* since when the answer is awaited */
  guint timer;                /* until the next step */
  gboolean hurried;           /* the turn that is being played is not waited for */
};

/* Milliseconds of a computer's turn, and how much longer than a person's moves its own
 * take. Who wants it fast still sees what comes of it. */
static const struct
{
  const char *name;
  guint think;                /* at least, before anything is seen of the answer */
  guint aim;                  /* from the mark on the arrow to the insertion */
  guint look;                 /* from the arrival of the tile to the walk */
  double tempo;
} speeds[] = {
  { "slow", 1200, 1300, 1000, 2.4 },
  { "normal", 600, 700, 500, 1.5 },
  { "fast", 0, 100, 80, 0.7 },
};

#define DEFAULT_SPEED 1

G_DEFINE_FINAL_TYPE (LabPace, lab_pace, G_TYPE_OBJECT)

/* Private helpers */

static guint
get_speed (LabPace *self)
{
  g_autofree char *name = NULL;

  if (self->settings == NULL)
    return DEFAULT_SPEED;
  name = g_settings_get_string (self->settings, "speed");
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      if (g_strcmp0 (speeds[i].name, name) == 0)
        return i;
    }
  return DEFAULT_SPEED;
}

static gboolean
is_persons_turn (LabPace *self)
{
  LabSeat seat = lab_game_get_seat (lab_controller_get_game (lab_host_get_controller (self->host)));

  return (lab_host_get_persons (self->host) & LAB_SEAT_BIT (seat)) != 0;
}

static void
update_tempo (LabPace *self)
{
  if (self->host != NULL)
    lab_board_view_set_tempo (self->board, is_persons_turn (self)
                                               ? lab_settings_get_tempo (self->settings)
                                               : speeds[get_speed (self)].tempo);
}

static gboolean
on_time (gpointer data)
{
  LabPace *self = data;

  self->timer = 0;
  /* A slow machine may still be showing the step before: that comes first. */
  if (!lab_board_view_get_moving (self->board))
    lab_host_advance (self->host);
  return G_SOURCE_REMOVE;
}

static void
wait (LabPace *self,
      gint64   milliseconds)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (self->hurried ? 0 : (guint) MAX (milliseconds, 0), on_time, self);
}

static void
on_stage_changed (LabPace *self)
{
  guint speed = get_speed (self);
  gint64 thought = (g_get_monotonic_time () - self->asked) / G_TIME_SPAN_MILLISECOND;

  if (is_persons_turn (self))
    return;
  switch (lab_host_get_stage (self->host))
    {
    case LAB_HOST_ANSWERED:
      wait (self, speeds[speed].think - thought);
      break;
    case LAB_HOST_AIMED:
      wait (self, speeds[speed].aim);
      break;
    case LAB_HOST_INSERTED:
      /* Otherwise the arrival of the tile is waited for. */
      if (lab_game_get_phase (lab_controller_get_game (lab_host_get_controller (self->host)))
              == LAB_PHASE_MOVE
          && !lab_board_view_get_moving (self->board))
        wait (self, speeds[speed].look);
      break;
    case LAB_HOST_IDLE:
    case LAB_HOST_ASKED:
    default:
      break;
    }
}

static void
on_board_still (LabPace *self)
{
  if (self->host != NULL && lab_host_get_stage (self->host) == LAB_HOST_INSERTED
      && !is_persons_turn (self))
    wait (self, speeds[get_speed (self)].look);
}

/* GObject */

static void
lab_pace_dispose (GObject *object)
{
  LabPace *self = LAB_PACE (object);

  lab_pace_set_host (self, NULL);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_pace_parent_class)->dispose (object);
}

static void
lab_pace_class_init (LabPaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_pace_dispose;
}

static void
lab_pace_init (LabPace *self)
{
  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    return;
  g_signal_connect_swapped (self->settings, "changed::speed", G_CALLBACK (update_tempo), self);
  g_signal_connect_swapped (self->settings, "changed::animation-speed", G_CALLBACK (update_tempo),
                            self);
}

/* Public functions */

/**
 * lab_pace_new:
 * @board: (transfer none): the board on which the game is shown; it has to outlive the
 *   pace
 *
 * Returns: (transfer full): a pace without a host
 */
LabPace *
lab_pace_new (LabBoardView *board)
{
  LabPace *self = g_object_new (LAB_TYPE_PACE, NULL);

  self->board = board;
  g_signal_connect_object (board, "still", G_CALLBACK (on_board_still), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_pace_set_host:
 * @self: a pace
 * @host: (nullable): who is to play at it; nothing happens before lab_pace_begin()
 */
void
lab_pace_set_host (LabPace *self,
                   LabHost *host)
{
  g_return_if_fail (LAB_IS_PACE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->host != NULL)
    g_signal_handlers_disconnect_by_data (self->host, self);
  g_set_object (&self->host, host);
  if (host != NULL)
    g_signal_connect_swapped (host, "notify::stage", G_CALLBACK (on_stage_changed), self);
}

/**
 * lab_pace_begin:
 * @self: a pace with a host
 *
 * Begins the next turn, as soon as the turn before has been dealt with: this may be
 * called while the game says what has changed.
 */
void
lab_pace_begin (LabPace *self)
{
  g_return_if_fail (LAB_IS_PACE (self) && self->host != NULL);

  self->asked = g_get_monotonic_time ();
  self->hurried = FALSE;
  update_tempo (self);
  /* Asking a person changes nothing in the game, so it need not wait. */
  if (is_persons_turn (self))
    lab_host_advance (self->host);
  else
    wait (self, 0);
}

/**
 * lab_pace_hurry:
 * @self: a pace
 *
 * Lets nobody wait for the rest of this turn.
 */
void
lab_pace_hurry (LabPace *self)
{
  g_return_if_fail (LAB_IS_PACE (self));

  if (self->host == NULL || is_persons_turn (self))
    return;
  self->hurried = TRUE;
  if (self->timer != 0)
    wait (self, 0);
}
