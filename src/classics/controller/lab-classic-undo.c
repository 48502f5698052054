/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-undo.h"

/* Private helpers */

/* Returns for each number of moves whether it is then the turn of a person. */
static GArray *
list_turns (LabClassicGame       *game,
            const LabClassicSeat  seats[2])
{
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree gpointer state = lab_classic_copy_state (classic, lab_classic_game_get_start (game));
  guint n_moves = lab_classic_game_get_n_moves (game) + lab_classic_game_get_n_redo (game);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (gboolean));

  for (guint i = 0; i <= n_moves; i++)
    {
      gboolean person = seats[lab_classic_get_player (classic, state)].person;

      g_array_append_val (turns, person);
      if (i < n_moves)
        classic->rules->apply (state, lab_classic_game_get_move (game, i));
    }
  return turns;
}

/* Public functions */

/**
 * lab_classic_undo_find_last:
 * @game: a game
 * @seats: who plays each side
 *
 * Finds the last turn in which a person has moved.
 *
 * Returns: the number of moves before that turn; the number of all moves if no person has moved
 */
guint
lab_classic_undo_find_last (LabClassicGame       *game,
                            const LabClassicSeat  seats[2])
{
  g_autoptr (GArray) turns = list_turns (game, seats);
  guint n_moves = lab_classic_game_get_n_moves (game);

  for (guint n = n_moves; n-- > 0;)
    {
      if (g_array_index (turns, gboolean, n))
        return n;
    }
  return n_moves;
}

/**
 * lab_classic_undo_find_next:
 * @game: a game
 * @seats: who plays each side
 *
 * Finds the next turn of a person among the moves that were undone. If there is none, the moves
 * end with the game, or at a turn of a computer that was undone while it was thinking.
 *
 * Returns: the number of moves before that turn, or the number of all moves
 */
guint
lab_classic_undo_find_next (LabClassicGame       *game,
                            const LabClassicSeat  seats[2])
{
  g_autoptr (GArray) turns = list_turns (game, seats);
  guint n = lab_classic_game_get_n_moves (game) + 1;

  while (n < turns->len && !g_array_index (turns, gboolean, n))
    n++;
  return MIN (n, turns->len - 1);
}
