/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-review-text.h"

#include "lab-notation.h"

/* What the review can show and copy: while a game is being played, only what all players have
 * seen. */

/* Returns what all players can see: board, spare tile, pawns and treasures, but no cards. */
static LabPosition
take_cards_away (const LabPosition *position)
{
  LabPosition bare;

  lab_position_init (&bare);
  bare.board = position->board;
  bare.last_arrow = position->last_arrow;
  bare.seat = position->seat;
  bare.phase = position->phase;
  bare.rules = position->rules;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    bare.pawns[seat] = position->pawns[seat];
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    bare.treasures[treasure] = position->treasures[treasure];
  return bare;
}

/* Public functions */

/**
 * lab_review_has_secrets:
 * @game: a game
 *
 * Returns: %TRUE if some cards must stay secret
 */
gboolean
lab_review_has_secrets (LabGame *game)
{
  g_return_val_if_fail (LAB_IS_GAME (game), TRUE);

  return lab_game_get_phase (game) != LAB_PHASE_OVER
         && (lab_game_get_rules (game) & LAB_RULES_OPEN_CARDS) == 0;
}

/**
 * lab_review_get_initial:
 * @game: a game
 * @initial: (out caller-allocates): the position at the start
 *
 * If the game has secrets, each card that is not found yet is face down in @initial. The turns
 * of the game can still be played from there, but the position reveals nothing else.
 */
void
lab_review_get_initial (LabGame     *game,
                        LabPosition *initial)
{
  const LabPosition *now;
  guint8 *card;

  g_return_if_fail (LAB_IS_GAME (game));
  g_return_if_fail (initial != NULL);

  *initial = *lab_game_get_initial (game);
  if (!lab_review_has_secrets (game))
    return;
  now = lab_game_get_position (game);
  card = initial->cards;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint i = 0; i < initial->n_cards[seat]; i++, card++)
        {
          if (i >= now->n_found[seat])
            *card = LAB_TREASURE_HIDDEN;
        }
    }
}

/**
 * lab_review_format_position:
 * @shown: the position on the board
 * @secret: whether its game has secrets
 *
 * Returns: (transfer full): the position in notation, without cards if there are secrets.
 *   labyrinthe-lab also reads this form, as a study of the board with all pawns and treasures
 */
char *
lab_review_format_position (const LabPosition *shown,
                            gboolean           secret)
{
  LabPosition position;

  g_return_val_if_fail (shown != NULL, NULL);

  position = secret ? take_cards_away (shown) : *shown;
  return lab_notation_format_position (&position);
}

/**
 * lab_review_format_game:
 * @initial: the position before the first turn
 * @turns: (array length=n_turns): the turns
 * @n_turns: the number of turns
 * @secret: whether the game has secrets
 *
 * Returns: (transfer full): the start as lab_review_format_position() writes it, then the
 *   turns in notation, one on each line
 */
char *
lab_review_format_game (const LabPosition *initial,
                        const LabTurn     *turns,
                        guint              n_turns,
                        gboolean           secret)
{
  g_autofree char *beginning = NULL;
  GString *text;

  g_return_val_if_fail (initial != NULL, NULL);
  g_return_val_if_fail (turns != NULL || n_turns == 0, NULL);

  beginning = lab_review_format_position (initial, secret);
  text = g_string_new (beginning);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < n_turns; i++)
    {
      char notation[LAB_TURN_LENGTH];

      if (turns[i].cell == LAB_CELL_NONE)
        lab_notation_format_insertion (&turns[i], notation);
      else
        lab_notation_format_turn (&turns[i], notation);
      g_string_append_printf (text, "%s\n", notation);
    }
  return g_string_free (text, FALSE);
}
