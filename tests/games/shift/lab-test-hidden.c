/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-hidden.h"

#include "lab-test-games.h"
#include "lab-test-referee.h"

#define MAX_VISITED_TURNS 60

/* Private helpers */

static LabShiftBitboard
get_area (const LabReferee *referee,
          LabShiftSeat      seat)
{
  return lab_referee_flood (referee, referee->rows[seat], referee->columns[seat]);
}

static guint
list_cells (LabShiftArrow    arrow,
            LabShiftOpenings tile,
            LabShiftBitboard area,
            LabShiftTurn    *turns)
{
  guint n = 0;

  for (; area != 0; area &= area - 1)
    turns[n++] = (LabShiftTurn) { arrow, tile, lab_shift_bitboard_first (area) };
  return n;
}

/* Public functions */

/* Returns whether @card of @seat is hidden from the player to move. */
gboolean
lab_test_is_hidden (const LabShiftPosition *position,
                    LabShiftSeat            seat,
                    guint                   card)
{
  if (card < position->n_found[seat])
    return FALSE;
  if (seat != position->seat)
    return TRUE;
  return (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0 && card > position->n_found[seat];
}

/* Returns the treasures in play whose cards the player to move cannot see. @position
 * still has the faces of the hidden cards. */
LabShiftTreasureSet
lab_test_get_unseen (const LabShiftPosition *position)
{
  LabShiftTreasureSet unseen = 0;
  guint at = 0;

  for (guint treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    unseen |= position->treasures[treasure] == LAB_SHIFT_CELL_NONE ? 0 : 1u << treasure;
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
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
LabShiftPosition
lab_test_shuffle_hidden (GRand                  *random,
                         const LabShiftPosition *position)
{
  LabShiftTreasureSet unseen = lab_test_get_unseen (position);
  LabShiftPosition shuffled = *position;
  guint8 faces[LAB_SHIFT_N_TREASURES];
  guint n = 0, at = 0;

  for (; unseen != 0; unseen &= unseen - 1)
    {
      guint other = (guint) g_rand_int_range (random, 0, (gint32) ++n);

      faces[n - 1] = faces[other];
      faces[other] = (guint8) __builtin_ctz (unseen);
    }
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
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
LabShiftTreasureSet
lab_test_get_next_treasures (const LabShiftPosition *position,
                             LabShiftSeat            seat)
{
  LabShiftTreasureSet next_treasures = 0;
  LabReferee start;

  lab_referee_init (&start, position);
  for (int arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (!lab_referee_may_insert (&start, arrow))
        continue;
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (position->board.spare, quarters);
          LabReferee inserted = start;

          lab_referee_insert (&inserted, arrow, tile);
          for (LabShiftBitboard rest = get_area (&inserted, seat); rest != 0; rest &= rest - 1)
            {
              LabShiftCell cell = lab_shift_bitboard_first (rest);
              int treasure = inserted.tiles[cell / 8][cell % 8].treasure;

              next_treasures |= treasure >= 0 ? 1u << treasure : 0;
            }
        }
    }
  return next_treasures;
}

/* Lists every turn that the referee allows, and returns their number. */
guint
lab_test_list_turns (const LabShiftPosition *position,
                     LabShiftTurn            turns[LAB_TEST_MAX_TURNS])
{
  LabReferee start;
  guint n = 0;

  lab_referee_init (&start, position);
  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    return list_cells (position->last_arrow,
                       lab_shift_board_get_tile (&position->board,
                                                 lab_shift_arrow_cell (position->last_arrow, 0)),
                       get_area (&start, position->seat), turns);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (!lab_referee_may_insert (&start, arrow))
        continue;
      for (guint i = 0; i < lab_shift_openings_orientations (position->board.spare); i++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (position->board.spare, (int) i);
          LabReferee inserted = start;

          lab_referee_insert (&inserted, arrow, tile);
          n += list_cells (arrow, tile, get_area (&inserted, position->seat), turns + n);
        }
    }
  return n;
}

/* Returns whether any turn wins for the player to move, or at least finds a treasure if @finds. */
gboolean
lab_test_can_win (const LabShiftPosition *position,
                  gboolean                finds)
{
  LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);

  for (guint i = 0; i < n; i++)
    {
      LabShiftPosition after = *position;

      if (finds ? lab_test_finds (position, &turns[i])
                : lab_test_play_turn (&after, &turns[i]).place > 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether @turn finds a treasure or wins. */
gboolean
lab_test_finds (const LabShiftPosition *position,
                const LabShiftTurn     *turn)
{
  LabShiftPosition after = *position;
  LabShiftOutcome outcome = lab_test_play_turn (&after, turn);

  return outcome.found != LAB_SHIFT_TREASURE_NONE || outcome.place > 0;
}

/* Counts the lines of insertions after which a pawn that starts on one of @pawns can be on the
 * treasure, without other players. */
guint
lab_test_count_lines (const LabShiftPosition *position,
                      LabShiftTreasure        treasure,
                      LabShiftBitboard        pawns,
                      guint                   n_turns)
{
  LabShiftCell target = position->treasures[treasure];
  LabShiftPosition next = *position;
  guint n = 0;

  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    {
      pawns = lab_shift_links_flood (lab_shift_board_get_links (&position->board), pawns);
      if (n_turns == 1)
        return target != LAB_SHIFT_CELL_SPARE && (pawns & LAB_SHIFT_CELL_BIT (target)) != 0;
      next.phase = LAB_SHIFT_PHASE_INSERT;
      return lab_test_count_lines (&next, treasure, pawns, n_turns - 1);
    }

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      guint n_tiles = lab_shift_openings_orientations (position->board.spare);

      for (guint i = 0; i < n_tiles && lab_shift_position_may_insert (position, arrow); i++)
        {
          next = *position;
          lab_shift_position_insert (&next, arrow,
                                     lab_shift_openings_rotate (next.board.spare, (int) i));
          n += lab_test_count_lines (&next, treasure, lab_shift_bitboard_carry (pawns, arrow),
                                     n_turns);
        }
    }
  return n;
}

gboolean
lab_test_is_legal (const LabShiftPosition *position,
                   const LabShiftTurn     *turn)
{
  LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);

  return lab_test_find_turn (turns, n, turn) < n;
}

/* Returns the index of @turn; @n if it is not there. */
guint
lab_test_find_turn (const LabShiftTurn *turns,
                    guint               n,
                    const LabShiftTurn *turn)
{
  guint at = 0;

  while (at < n && memcmp (&turns[at], turn, sizeof *turn) != 0)
    at++;
  return at;
}

/* Plays a turn, or its second half if the tile is already inserted. */
LabShiftOutcome
lab_test_play_turn (LabShiftPosition   *position,
                    const LabShiftTurn *turn)
{
  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (position, turn->arrow, turn->tile);
  return lab_shift_position_move (position, turn->cell);
}

/* Plays a turn that all players watch. */
void
lab_test_play_watched (LabShiftPosition   *position,
                       LabShiftMemory     *memory,
                       const LabShiftTurn *turn)
{
  LabShiftPosition before = *position;

  lab_test_play_turn (position, turn);
  lab_shift_memory_watch (memory, &before, position);
}

/* Plays random games with random players and variants, and visits one in @one_in of
 * their half turns. Returns how many it visited. */
guint
lab_test_visit_positions (guint32      seed,
                          guint        n_games,
                          guint        one_in,
                          LabTestVisit visit,
                          guint       *counts)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  guint n_visited = 0;

  for (guint game = 0; game < n_games; game++)
    {
      LabShiftDeal deal = lab_test_random_deal (random);
      LabShiftPosition position = lab_test_deal (&deal);
      LabShiftMemory memory;

      lab_shift_memory_init (&memory);
      for (guint i = 0; i < 2 * MAX_VISITED_TURNS && position.phase != LAB_SHIFT_PHASE_OVER; i += 2)
        {
          LabShiftTurn turn = lab_test_greedy_turn (random, &position);
          LabShiftPosition before = position;

          for (guint half = 0; half < 2; half++)
            {
              if (g_rand_int_range (random, 0, (gint32) one_in) == 0)
                {
                  LabShiftObservation seen = lab_test_see (&position, &memory);

                  visit (random, &position, &seen, counts);
                  n_visited++;
                }
              if (half == 0)
                lab_shift_position_insert (&position, turn.arrow, turn.tile);
            }
          lab_shift_position_move (&position, turn.cell);
          lab_shift_memory_watch (&memory, &before, &position);
        }
    }
  return n_visited;
}
