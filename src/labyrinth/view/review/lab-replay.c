/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-replay.h"

/**
 * LabReplay:
 *
 * Replays past turns on a board with a game of its own, so that the original game never
 * changes.
 *
 * Each turn has two halves, as for players: the tile slides in, and after it has arrived the
 * pawn moves. A player who wants another turn before the end does not have to wait.
 */
struct _LabReplay
{
  GObject parent_instance;

  LabBoardView *board;        /* owns this object */
  GListModel *turns;          /* (nullable): of LabTurnEntry */
  char *names[LAB_N_SEATS];
  LabController *controller;  /* (nullable): of the game on the board */
  guint shown;                /* the number of the last or current turn */
  gboolean inserted;          /* shows the first half; the second follows */
  gboolean busy;              /* some of the turn is still to be shown */
  guint source;               /* plays the second half, or emits done */
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

  /* The list holds a reference. */
  return entry;
}

/* Shows a position without animation. */
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
  /* Another animation may have started since the callback was scheduled. */
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

/* The game may still emit signals for the last change, so continue in an idle callback. */
static void
on_still (LabReplay *self)
{
  if (self->busy && self->source == 0)
    self->source = g_idle_add (on_idle, self);
}

/* Ends the current turn at once, with its final position. */
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
   * The requested turn has been shown completely.
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
 * @board: (transfer none): the board that shows the turns; it must outlive the replay
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
 * @names: (nullable) (array fixed-size=4): the names of the players
 *
 * Shows the position after the last turn.
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
 * @number: the number of a turn; 0 for the start
 *
 * Shows the position after that turn without animation.
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
 * @number: the number of a turn; at 0 there is nothing to play
 *
 * Replays that turn on the board, then emits #LabReplay::done.
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

/** lab_replay_get_game: (transfer none) (nullable): returns the game on the board. */
LabGame *
lab_replay_get_game (LabReplay *self)
{
  g_return_val_if_fail (LAB_IS_REPLAY (self), NULL);

  return self->controller != NULL ? lab_controller_get_game (self->controller) : NULL;
}

/** lab_replay_get_busy: returns whether some of a turn is still to be shown. */
gboolean
lab_replay_get_busy (LabReplay *self)
{
  g_return_val_if_fail (LAB_IS_REPLAY (self), FALSE);

  return self->busy;
}
