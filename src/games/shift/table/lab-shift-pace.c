/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-pace.h"

#include "lab-settings.h"

/**
 * LabShiftPace:
 *
 * Makes a turn runner play at a pace that people can follow. It pauses so that they can see
 * who is thinking, where the tile will go in, what the insertion changed, and how the pawn
 * moves. The settings give the speed, separately for computers and people, and a change takes
 * effect at once.
 */
struct _LabShiftPace
{
  GObject parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  LabShiftBoardView *board;        /* owns this object */
  LabShiftTurnRunner *runner;             /* (nullable) */
  GSignalGroup *runner_signals;     /* of the same */

  gint64 asked;               /* when the runner asked for the turn */
  guint timer;                /* until the next step */
  gboolean skipping;          /* no pauses and animations for the rest of this turn */
};

/* Pauses in a computer's turn in milliseconds, and the duration of its animations relative to
 * those of a person. Even the fast speed shows the result of the turn. At the normal speed, a turn
 * takes about two seconds, so that three computers do not make a person wait for long. */
static const struct
{
  const char *name;
  guint think;                /* at least, before the turn is visible */
  guint aim;                  /* from the highlighted arrow to the insertion */
  guint look;                 /* from the arrival of the tile to the move */
  double tempo;
} speeds[] = {
  { "slow", 900, 1000, 750, 1.8 },
  { "normal", 250, 450, 250, 0.9 },
  { "fast", 0, 100, 80, 0.7 },
};

#define DEFAULT_SPEED 1

G_DEFINE_FINAL_TYPE (LabShiftPace, lab_shift_pace, G_TYPE_OBJECT)

/* Private helpers */

static guint
get_speed (LabShiftPace *self)
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

static LabShiftGame *
get_game (LabShiftPace *self)
{
  return self->runner->controller->game;
}

static gboolean
is_persons_turn (LabShiftPace *self)
{
  LabShiftSeat seat = lab_shift_game_get_seat (get_game (self));

  return (self->runner->persons & LAB_SHIFT_SEAT_BIT (seat)) != 0;
}

static void
update_tempo (LabShiftPace *self)
{
  double tempo;

  if (self->runner == NULL)
    return;
  if (self->skipping)
    tempo = 0;
  else if (is_persons_turn (self))
    tempo = lab_settings_get_tempo (self->settings);
  else
    tempo = speeds[get_speed (self)].tempo;
  self->board->motion->tempo = tempo;
}

static gboolean
on_time (gpointer data)
{
  LabShiftPace *self = data;

  self->timer = 0;
  /* On a slow machine the previous step may still be moving. It must end first. */
  if (!lab_shift_board_motion_get_busy (self->board->motion))
    lab_shift_turn_runner_advance (self->runner);
  return G_SOURCE_REMOVE;
}

static void
wait (LabShiftPace *self,
      gint64        milliseconds)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (self->skipping ? 0 : (guint) MAX (milliseconds, 0), on_time, self);
}

static void
on_stage_changed (LabShiftPace *self)
{
  guint speed = get_speed (self);
  gint64 thought = (g_get_monotonic_time () - self->asked) / G_TIME_SPAN_MILLISECOND;

  if (is_persons_turn (self))
    return;
  switch (self->runner->stage)
    {
    case LAB_SHIFT_TURN_RUNNER_ANSWERED:
      wait (self, speeds[speed].think - thought);
      break;
    case LAB_SHIFT_TURN_RUNNER_AIMED:
      wait (self, speeds[speed].aim);
      break;
    case LAB_SHIFT_TURN_RUNNER_INSERTED:
      /* Otherwise the next step waits for the arrival of the tile. */
      if (lab_shift_game_get_phase (get_game (self)) == LAB_SHIFT_PHASE_MOVE
          && !lab_shift_board_motion_get_busy (self->board->motion))
        wait (self, speeds[speed].look);
      break;
    case LAB_SHIFT_TURN_RUNNER_IDLE:
    case LAB_SHIFT_TURN_RUNNER_ASKED:
    default:
      break;
    }
}

static void
on_board_still (LabShiftPace *self)
{
  if (self->runner != NULL
      && self->runner->stage == LAB_SHIFT_TURN_RUNNER_INSERTED
      && !is_persons_turn (self))
    wait (self, speeds[get_speed (self)].look);
}

/* GObject */

static void
lab_shift_pace_dispose (GObject *object)
{
  LabShiftPace *self = LAB_SHIFT_PACE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->runner_signals);
  g_clear_object (&self->runner);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_shift_pace_parent_class)->dispose (object);
}

static void
lab_shift_pace_class_init (LabShiftPaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_shift_pace_dispose;
}

static void
lab_shift_pace_init (LabShiftPace *self)
{
  self->runner_signals = g_signal_group_new (LAB_TYPE_SHIFT_TURN_RUNNER);
  g_signal_group_connect_swapped (self->runner_signals, "notify::stage",
                                  G_CALLBACK (on_stage_changed), self);
  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    return;
  g_signal_connect_swapped (self->settings, "changed::speed", G_CALLBACK (update_tempo), self);
  g_signal_connect_swapped (self->settings, "changed::animation-speed", G_CALLBACK (update_tempo),
                            self);
}

/* Public functions */

/**
 * lab_shift_pace_new:
 * @board: (transfer none): the board that shows the game; it must outlive the pace
 *
 * Returns: (transfer full): a pace without a turn runner
 */
LabShiftPace *
lab_shift_pace_new (LabShiftBoardView *board)
{
  LabShiftPace *self = g_object_new (LAB_TYPE_SHIFT_PACE, NULL);

  self->board = board;
  g_signal_connect_object (board, "still", G_CALLBACK (on_board_still), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_shift_pace_set_runner:
 * @self: a pace
 * @runner: (nullable): the turn runner to control; nothing happens before lab_shift_pace_begin()
 *
 * Controls another turn runner.
 */
void
lab_shift_pace_set_runner (LabShiftPace       *self,
                           LabShiftTurnRunner *runner)
{
  g_return_if_fail (LAB_IS_SHIFT_PACE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_set_object (&self->runner, runner);
  g_signal_group_set_target (self->runner_signals, runner);
}

/**
 * lab_shift_pace_begin:
 * @self: a pace with a turn runner
 *
 * Starts the next turn as soon as the previous turn is complete. Signal handlers of the game
 * can call this.
 */
void
lab_shift_pace_begin (LabShiftPace *self)
{
  g_return_if_fail (LAB_IS_SHIFT_PACE (self) && self->runner != NULL);

  self->asked = g_get_monotonic_time ();
  self->skipping = FALSE;
  update_tempo (self);
  /* Asking a person changes nothing in the game, so there is no need to wait. */
  if (is_persons_turn (self))
    lab_shift_turn_runner_advance (self->runner);
  else
    wait (self, 0);
}

/**
 * lab_shift_pace_skip:
 * @self: a pace
 *
 * Shows the rest of a computer's turn at once, as soon as the computer has decided. Does nothing in
 * a person's turn.
 */
void
lab_shift_pace_skip (LabShiftPace *self)
{
  g_return_if_fail (LAB_IS_SHIFT_PACE (self));

  if (self->runner == NULL || is_persons_turn (self))
    return;
  self->skipping = TRUE;
  update_tempo (self);
  lab_shift_board_motion_skip (self->board->motion);
  if (self->timer != 0)
    wait (self, 0);
}
