/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-hidden.h"

#include "lab-deal.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

#define MAX_VISITED_TURNS 60

/* Private helpers */

static LabBitboard
get_area (const LabReferee *referee,
          LabSeat           seat)
{
  LabRefereeArea area = lab_referee_flood (referee, referee->rows[seat], referee->columns[seat]);

  return lab_referee_area_bits (&area);
}

/* Returns whether fewer quarter turns give the same spare. */
static gboolean
is_repeated (const LabPosition *position,
             guint              quarters)
{
  for (guint fewer = 0; fewer < quarters; fewer++)
    {
      if (lab_openings_rotate (position->board.spare, (int) fewer)
          == lab_openings_rotate (position->board.spare, (int) quarters))
        return TRUE;
    }
  return FALSE;
}

static guint
list_cells (LabArrow    arrow,
            LabOpenings tile,
            LabBitboard area,
            LabTurn    *turns)
{
  guint n = 0;

  for (; area != 0; area &= area - 1)
    turns[n++] = (LabTurn) { arrow, tile, lab_bitboard_first (area) };
  return n;
}

/* Public functions */

/* Returns whether @card of @seat is hidden from the player to move. */
gboolean
lab_test_is_hidden (const LabPosition *position,
                    LabSeat            seat,
                    guint              card)
{
  if (card < position->n_found[seat])
    return FALSE;
  if (seat != position->seat)
    return TRUE;
  return (position->rules & LAB_RULES_OPEN_CARDS) == 0 && card > position->n_found[seat];
}

/* Returns the treasures in play whose cards the player to move cannot see. @position
 * still has the faces of the hidden cards. */
LabTreasureSet
lab_test_get_unseen (const LabPosition *position)
{
  LabTreasureSet unseen = 0;
  guint at = 0;

  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    unseen |= position->treasures[treasure] == LAB_CELL_NONE ? 0 : 1u << treasure;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint card = 0; card < position->n_cards[seat]; card++, at++)
        {
          if (!lab_test_is_hidden (position, seat, card))
            unseen &= ~(1u << position->cards[at]);
        }
    }
  return unseen;
}

/* Exchanges the faces of the hidden cards, so that the position looks the same to
 * the player to move. */
LabPosition
lab_test_shuffle_hidden (GRand             *random,
                         const LabPosition *position)
{
  LabTreasureSet unseen = lab_test_get_unseen (position);
  LabPosition shuffled = *position;
  guint8 faces[LAB_N_TREASURES];
  guint n = 0, at = 0;

  for (; unseen != 0; unseen &= unseen - 1)
    {
      guint other = (guint) g_rand_int_range (random, 0, (gint32) ++n);

      faces[n - 1] = faces[other];
      faces[other] = (guint8) __builtin_ctz (unseen);
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint card = 0; card < position->n_cards[seat]; card++, at++)
        {
          if (lab_test_is_hidden (position, seat, card))
            shuffled.cards[at] = faces[--n];
        }
    }
  return shuffled;
}

/* Returns the treasures on which @seat could end a turn that starts in @position. */
LabTreasureSet
lab_test_get_next_treasures (const LabPosition *position,
                             LabSeat            seat)
{
  LabTreasureSet next_treasures = 0;
  LabReferee start;

  lab_referee_init (&start, position);
  for (int arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_referee_may_insert (&start, arrow))
        continue;
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabOpenings tile = lab_openings_rotate (position->board.spare, quarters);
          LabReferee inserted = start;
          LabRefereeArea area;

          lab_referee_insert (&inserted, arrow, tile);
          area = lab_referee_flood (&inserted, inserted.rows[seat], inserted.columns[seat]);
          for (int i = 0; i < 49; i++)
            {
              int treasure = inserted.tiles[i / 7][i % 7].treasure;

              if (area.is_in[i / 7][i % 7] && treasure >= 0)
                next_treasures |= 1u << treasure;
            }
        }
    }
  return next_treasures;
}

/* Lists every turn that the referee allows, and returns their number. */
guint
lab_test_list_turns (const LabPosition *position,
                     LabTurn            turns[LAB_TEST_MAX_TURNS])
{
  LabReferee start;
  guint n = 0;

  lab_referee_init (&start, position);
  if (position->phase == LAB_PHASE_MOVE)
    return list_cells (position->last_arrow,
                       lab_board_get_tile (&position->board,
                                           lab_arrow_cell (position->last_arrow, 0)),
                       get_area (&start, position->seat), turns);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_referee_may_insert (&start, arrow))
        continue;
      for (guint quarters = 0; quarters < 4; quarters++)
        {
          LabOpenings tile = lab_openings_rotate (position->board.spare, (int) quarters);
          LabReferee inserted = start;

          if (is_repeated (position, quarters))
            continue;
          lab_referee_insert (&inserted, arrow, tile);
          n += list_cells (arrow, tile, get_area (&inserted, position->seat), turns + n);
        }
    }
  return n;
}

gboolean
lab_test_is_legal (const LabPosition *position,
                   const LabTurn     *turn)
{
  LabReferee referee;

  if (turn->arrow >= LAB_N_ARROWS || !lab_cell_is_on_board (turn->cell))
    return FALSE;
  lab_referee_init (&referee, position);
  if (position->phase == LAB_PHASE_MOVE)
    {
      /* The tile is already inserted, so the turn must name the same insertion again. */
      LabCell entry = lab_arrow_cell (turn->arrow, 0);

      if (turn->arrow != position->last_arrow
          || turn->tile != lab_board_get_tile (&position->board, entry))
        return FALSE;
    }
  else
    {
      if (!lab_referee_may_insert (&referee, turn->arrow)
          || !lab_openings_same_tile (position->board.spare, turn->tile))
        return FALSE;
      lab_referee_insert (&referee, turn->arrow, turn->tile);
    }
  return (get_area (&referee, position->seat) & LAB_CELL_BIT (turn->cell)) != 0;
}

/* Plays a turn, or its second half if the tile is already inserted. */
LabOutcome
lab_test_play_turn (LabPosition   *position,
                    const LabTurn *turn)
{
  if (position->phase == LAB_PHASE_INSERT)
    lab_position_insert (position, turn->arrow, turn->tile);
  return lab_position_move (position, turn->cell);
}

/* Plays random games with random players and variants, and visits one in @one_in of
 * their half turns. Returns how many it visited. */
guint
lab_test_visit_positions (guint32      seed,
                          guint        n_games,
                          guint        one_in,
                          LabTestVisit visit,
                          gpointer     data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  guint n_visited = 0;

  for (guint game = 0; game < n_games; game++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition position;
      LabMemory memory;

      lab_memory_init (&memory);
      lab_deal_position (&deal, &position);
      for (guint i = 0; i < 2 * MAX_VISITED_TURNS && position.phase != LAB_PHASE_OVER; i += 2)
        {
          LabTurn turn = lab_test_greedy_turn (random, &position);
          LabPosition before = position;

          for (guint half = 0; half < 2; half++)
            {
              if (g_rand_int_range (random, 0, (gint32) one_in) == 0)
                {
                  visit (random, &position, &memory, data);
                  n_visited++;
                }
              if (half == 0)
                lab_position_insert (&position, turn.arrow, turn.tile);
            }
          lab_position_move (&position, turn.cell);
          lab_memory_watch (&memory, &before, &position);
        }
    }
  return n_visited;
}
