/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-replay.h"

/**
 * LabReplay:
 *
 * Shows turns that were played once more on a board, with a game of its own: the one that
 * they are from is never touched.
 *
 * A turn is shown in its two halves, as players make them: the tile slides in, and when it
 * has arrived the pawn walks. Whoever wants the next turn meanwhile does not wait for it.
 */
struct _LabReplay
{
  GObject parent_instance;

  LabBoardView *board;        /* owns us */
  GListModel *turns;          /* (nullable): of LabTurnEntry */
  char *names[LAB_N_SEATS];
  LabController *controller;  /* (nullable): of the game that is shown */
  guint shown;                /* the turn that was played last, or is being played */
  gboolean inserted;          /* its first half is being shown, and the second is to come */
  gboolean busy;              /* something of it has yet to be shown */
  guint source;               /* plays the second half, or says that all has been shown */
};

enum
{
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabReplay, lab_replay, G_TYPE_OBJECT)

/* Private helpers */

static LabTurnEntry *
get_entry (LabReplay *self,
           guint      number)
{
  g_autoptr (LabTurnEntry) entry = g_list_model_get_item (self->turns, number);

  /* The list keeps it. */
  return entry;
}

/* Shows a position at once. */
static void
stand_at (LabReplay         *self,
          const LabPosition *position)
{
  g_autoptr (LabGame) game = NULL;

  g_clear_handle_id (&self->source, g_source_remove);
  self->inserted = self->busy = FALSE;
  g_clear_object (&self->controller);
  game = lab_game_new_from_position (position, (const char * const *) self->names);
  self->controller = lab_controller_new (game);
  lab_board_view_set_controller (self->board, self->controller);
}

static void
insert (LabReplay    *self,
        LabTurnEntry *entry)
{
  const LabTurn *turn = lab_turn_entry_get_turn (entry);
  g_autoptr (GError) error = NULL;

  self->busy = TRUE;
  self->inserted = turn->cell != LAB_CELL_NONE;
  if (!lab_controller_insert (self->controller, lab_turn_entry_get_seat (entry), turn->arrow,
                              turn->tile, &error))
    g_critical ("A turn cannot be played again: %s", error->message);
}

static void
move (LabReplay *self)
{
  LabTurnEntry *entry = get_entry (self, self->shown);
  g_autoptr (GError) error = NULL;

  self->inserted = FALSE;
  if (!lab_controller_move (self->controller, lab_turn_entry_get_seat (entry),
                            lab_turn_entry_get_turn (entry)->cell, &error))
    g_critical ("A turn cannot be played again: %s", error->message);
}

static gboolean
on_idle (gpointer data)
{
  LabReplay *self = data;

  self->source = 0;
  /* What was waited for may have been overtaken by the next motion. */
  if (lab_board_view_get_moving (self->board))
    return G_SOURCE_REMOVE;
  if (self->inserted)
    {
      move (self);
    }
  else
    {
      self->busy = FALSE;
      g_signal_emit (self, signals[DONE], 0);
    }
  return G_SOURCE_REMOVE;
}

/* The game may be saying still what has happened, so what comes next comes a moment later. */
static void
on_still (LabReplay *self)
{
  if (self->busy && self->source == 0)
    self->source = g_idle_add (on_idle, self);
}

/* Ends what is being shown, as it will have ended. */
static void
finish (LabReplay *self)
{
  if (!self->busy)
    return;
  if (self->inserted)
    move (self);
  lab_board_view_skip (self->board);
  g_clear_handle_id (&self->source, g_source_remove);
  self->busy = FALSE;
}

static void
clear_names (LabReplay *self)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}

/* GObject */

static void
lab_replay_dispose (GObject *object)
{
  LabReplay *self = LAB_REPLAY (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->turns);
  g_clear_object (&self->controller);
  clear_names (self);
  G_OBJECT_CLASS (lab_replay_parent_class)->dispose (object);
}

static void
lab_replay_class_init (LabReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_replay_dispose;

  /**
   * LabReplay::done:
   *
   * All of the turn that was to be played has been shown.
   */
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
lab_replay_init (LabReplay *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_replay_new:
 * @board: (transfer none): where the turns are shown; it has to outlive the replay
 *
 * Returns: (transfer full): a replay without turns
 */
LabReplay *
lab_replay_new (LabBoardView *board)
{
  LabReplay *self = g_object_new (LAB_TYPE_REPLAY, NULL);

  self->board = board;
  g_signal_connect_object (board, "still", G_CALLBACK (on_still), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_replay_set_turns:
 * @self: a replay
 * @turns: (nullable): a list of #LabTurnEntry, not empty; %NULL to show nothing
 * @names: (nullable) (array fixed-size=4): what the players are called
 *
 * Shows where the last of the turns led.
 */
void
lab_replay_set_turns (LabReplay          *self,
                      GListModel         *turns,
                      const char * const *names)
{
  g_return_if_fail (LAB_IS_REPLAY (self));
  g_return_if_fail (turns == NULL || g_list_model_get_n_items (turns) > 0);

  g_set_object (&self->turns, turns);
  clear_names (self);
  for (LabSeat seat = 0; names != NULL && seat < LAB_N_SEATS; seat++)
    self->names[seat] = g_strdup (names[seat]);
  if (turns != NULL)
    {
      lab_replay_jump (self, g_list_model_get_n_items (turns) - 1);
      return;
    }
  g_clear_handle_id (&self->source, g_source_remove);
  self->inserted = self->busy = FALSE;
  lab_board_view_set_controller (self->board, NULL);
  g_clear_object (&self->controller);
}

/**
 * lab_replay_jump:
 * @self: a replay with turns
 * @number: of a turn; 0 for the beginning
 *
 * Shows at once how it was after that turn.
 */
void
lab_replay_jump (LabReplay *self,
                 guint      number)
{
  g_return_if_fail (LAB_IS_REPLAY (self) && self->turns != NULL);
  g_return_if_fail (number < g_list_model_get_n_items (self->turns));

  self->shown = number;
  stand_at (self, lab_turn_entry_get_after (get_entry (self, number)));
}

/**
 * lab_replay_play:
 * @self: a replay with turns
 * @number: of a turn; there is nothing to play at 0
 *
 * Plays that turn on the board, and says in the end that it is done.
 */
void
lab_replay_play (LabReplay *self,
                 guint      number)
{
  LabTurnEntry *entry;

  g_return_if_fail (LAB_IS_REPLAY (self) && self->turns != NULL);
  g_return_if_fail (number < g_list_model_get_n_items (self->turns));

  if (number == 0)
    {
      lab_replay_jump (self, 0);
      return;
    }
  entry = get_entry (self, number);
  finish (self);
  if (self->shown != number - 1)
    stand_at (self, lab_turn_entry_get_before (entry));
  self->shown = number;
  insert (self, entry);
}

/** lab_replay_get_game: (transfer none) (nullable): the game that is shown. */
LabGame *
lab_replay_get_game (LabReplay *self)
{
  g_return_val_if_fail (LAB_IS_REPLAY (self), NULL);

  return self->controller != NULL ? lab_controller_get_game (self->controller) : NULL;
}

/** lab_replay_get_busy: whether something of a turn has yet to be shown. */
gboolean
lab_replay_get_busy (LabReplay *self)
{
  g_return_val_if_fail (LAB_IS_REPLAY (self), FALSE);

  return self->busy;
}
