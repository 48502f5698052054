/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-seating.h"

/* Returns the distance from @cell to the nearest goal of the player. */
static guint
rate (const LabShiftPosition *position,
      LabShiftCell            cell)
{
  LabShiftSeat seat = position->seat;
  LabShiftTreasureSet sought = lab_shift_position_get_sought (position, seat);
  guint best = G_MAXUINT;

  if (lab_shift_position_heads_home (position, seat))
    return lab_shift_cell_get_distance (cell, lab_shift_seat_get_corner (seat));
  for (; sought != 0; sought &= sought - 1)
    {
      LabShiftCell at = position->treasures[__builtin_ctz (sought)];

      if (at != LAB_SHIFT_CELL_SPARE)
        best = MIN (best, lab_shift_cell_get_distance (cell, at));
    }
  /* The treasure is on the spare tile, so all cells are equally good. */
  return best == G_MAXUINT ? 20 : best;
}

/**
 * lab_test_choose_turn:
 * @position: a position before an insertion
 * @turn: (out): the turn that gets nearest to a goal
 *
 * Tries every turn, without looking further ahead.
 *
 * Returns: the distance to the goal after the turn; 0 if it gets there
 */
guint
lab_test_choose_turn (const LabShiftPosition *position,
                      LabShiftTurn           *turn)
{
  guint best = G_MAXUINT;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (!lab_shift_position_may_insert (position, arrow))
        continue;
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabShiftPosition after = *position;
          LabShiftOpenings tile = lab_shift_openings_rotate (position->board.spare, quarters);

          lab_shift_position_insert (&after, arrow, tile);
          for (LabShiftBitboard rest = lab_shift_position_get_reachable (&after); rest != 0;
               rest &= rest - 1)
            {
              LabShiftCell cell = lab_shift_bitboard_first (rest);
              guint distance = rate (&after, cell);

              if (distance < best)
                {
                  best = distance;
                  *turn = (LabShiftTurn) { arrow, tile, cell };
                }
            }
        }
    }
  return best;
}

/**
 * lab_test_find_seed:
 * @min_reach: the fewest tiles that the first player can reach
 * @max_reach: the most
 *
 * Finds a deal for red and the opposite player, red first, in which red can reach that
 * many tiles after an insertion of the spare, as it lies, at the first arrow. The spare
 * is not a straight, because half a turn does not change a straight.
 *
 * Returns: the seed
 */
guint64
lab_test_find_seed (guint min_reach,
                    guint max_reach)
{
  for (guint64 seed = 1;; seed++)
    {
      LabShiftDeal deal = { seed, 0x5, 0, 0, LAB_SHIFT_RULES_STANDARD };
      LabShiftPosition position;
      guint reach;

      lab_shift_deal_position (&deal, &position);
      if (lab_shift_openings_orientations (position.board.spare) != 4)
        continue;
      lab_shift_position_insert (&position, 0, position.board.spare);
      reach = lab_shift_bitboard_count (lab_shift_position_get_reachable (&position));
      if (reach >= min_reach && reach <= max_reach)
        return seed;
    }
}

/* Returns whether the first turn can get to a goal in the next deal, and which turn does. */
static gboolean
try_next_deal (LabShiftDeal *deal,
               LabShiftTurn *turn)
{
  LabShiftPosition position;

  deal->seed++;
  lab_shift_deal_position (deal, &position);
  return lab_test_choose_turn (&position, turn) == 0;
}

/**
 * lab_test_find_win:
 * @deal: (inout): a deal, whose seed is changed
 * @turn: (out) (optional): the turn
 *
 * Finds the next deal in which the first turn can get to a goal.
 */
void
lab_test_find_win (LabShiftDeal *deal,
                   LabShiftTurn *turn)
{
  LabShiftTurn other;

  lab_test_while (!try_next_deal (deal, turn != NULL ? turn : &other))
    ;
}

/** lab_test_play_turns: plays up to @n_turns turns, as lab_test_choose_turn() chooses them. */
void
lab_test_play_turns (LabShiftGame *game,
                     guint         n_turns)
{
  const LabShiftPosition *position =
    &game->position;

  for (; n_turns > 0 && position->phase != LAB_SHIFT_PHASE_OVER; n_turns--)
    {
      LabShiftTurn turn;

      lab_test_choose_turn (position, &turn);
      g_assert_true (lab_shift_game_play_turn (game, position->seat, &turn, NULL));
    }
}

LabShiftTurnRunner *
lab_test_seating_get_runner (LabTestWindow *test)
{
  return lab_test_get_game_page (test->window)->runner;
}

void
lab_test_seating_begin_at (LabTestWindow        *test,
                           const char           *speed,
                           const LabTestSeating *table,
                           guint64               seed,
                           guint8                cards)
{
  const LabShiftDeal deal = { seed, table->seats, table->first, cards, table->rules };

  lab_test_settings_set ("speed", "%s", speed);
  lab_test_settings_set ("thinking-time", "0.2");
  lab_test_window_play_kinds (test, &deal, table->kinds);
}

void
lab_test_seating_begin (LabTestWindow        *test,
                        const LabTestSeating *table,
                        guint64               seed,
                        guint8                cards)
{
  lab_test_seating_begin_at (test, "fast", table, seed, cards);
}

/* Plays a person's turn with the mouse. */
void
lab_test_seating_play_by_hand (LabTestWindow *test)
{
  LabShiftPosition expected = *lab_test_window_get_position (test);
  LabShiftTurn turn;

  lab_test_choose_turn (&expected, &turn);
  lab_test_while (lab_test_window_get_position (test)->board.spare != turn.tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn.arrow);
  lab_shift_position_insert (&expected, turn.arrow, turn.tile);
  lab_test_window_assert_at (test, &expected);
  lab_test_window_click_cell (test, turn.cell);
}

/* Plays until the ranking is shown. A few deals never end if both players only go for their
 * treasures. */
void
lab_test_seating_play_to_end (LabTestWindow *test)
{
  while (!lab_test_window_shows (test, "result"))
    {
      g_assert_cmpuint (lab_test_window_get_game (test)->turns->len, <, 500);
      lab_test_window_take (test);
      lab_test_seating_play_by_hand (test);
      if (lab_test_find_button ("Got It, Pass the Screen") == NULL
          && lab_test_window_get_position (test)->phase == LAB_SHIFT_PHASE_OVER)
        lab_test_wait (lab_test_window_shows (test, "result"));
    }
}

void
lab_test_iterate_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    lab_test_iterate ();
}
