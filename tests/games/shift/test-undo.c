/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-games.h"
#include "lab-test-table.h"

#define NONE LAB_SHIFT_SEAT_NONE

/* Private helpers */

static void
deal (LabTestTable   *self,
      LabShiftSeatSet seats,
      LabShiftRules   rules)
{
  LabShiftPosition position = lab_test_deal (&(LabShiftDeal) { 7, seats, 0, 2, rules });

  lab_test_table_init (self, &position);
}

/* Plays half-turns without a find; each pawn stays where it is. */
static void
play_half_turns (LabTestTable *self,
                 guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      const LabShiftPosition *position = self->position;
      LabShiftSeat seat = position->seat;
      LabShiftArrow arrow = 0;

      if (position->phase == LAB_SHIFT_PHASE_MOVE)
        {
          assert_done (lab_shift_game_move (self->game, seat, position->pawns[seat], &error));
          continue;
        }
      while (!lab_shift_position_may_insert (position, arrow))
        arrow++;
      assert_done (lab_shift_game_insert (self->game, seat, arrow, position->board.spare, &error));
    }
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_assert_cmpuint (self->position->n_found[seat], ==, 0);
}

/* Tests */

LAB_TEST ("/undo/refused", test_refused)
{
  g_auto (LabTestTable) table = { 0 };
  LabShiftGame *game;

  deal (&table, 0x5, LAB_SHIFT_RULES_STANDARD);
  game = table.game;
  play_half_turns (&table, 3);
  assert_refused (&table, lab_shift_game_redo (game, 1, &error),
                  LAB_SHIFT_RULE_ERROR_NO_HISTORY);
  for (guint n = 0; n <= 4; n += 4)
    {
      assert_refused (&table, lab_shift_game_undo (game, n, &error),
                      LAB_SHIFT_RULE_ERROR_NO_HISTORY);
      assert_done (lab_shift_game_undo (game, 3, &error));
      assert_refused (&table, lab_shift_game_undo (game, 1, &error),
                      LAB_SHIFT_RULE_ERROR_NO_HISTORY);
      assert_refused (&table, lab_shift_game_redo (game, n, &error),
                      LAB_SHIFT_RULE_ERROR_NO_HISTORY);
      assert_done (lab_shift_game_redo (game, 3, &error));
    }
  game->tournament = TRUE;
  assert_refused (&table, lab_shift_game_undo (game, 1, &error),
                  LAB_SHIFT_RULE_ERROR_TOURNAMENT);
  g_assert_cmpuint (lab_shift_undo_count (game, 0x5, NONE), ==, 0);
}

/* A game that starts in the middle of a turn has no history of that turn. */
LAB_TEST ("/undo/middle", test_middle)
{
  g_auto (LabTestTable) first = { 0 };
  g_auto (LabTestTable) table = { 0 };

  deal (&first, 0x5, LAB_SHIFT_RULES_STANDARD);
  play_half_turns (&first, 3);
  lab_test_table_init (&table, first.position);
  g_assert_cmpint (table.game->initial.phase, ==, LAB_SHIFT_PHASE_MOVE);
  play_half_turns (&table, 1);
  g_assert_cmpuint (table.game->past->len, ==, 0);
  g_assert_cmpint (table.game->initial.phase, ==, LAB_SHIFT_PHASE_INSERT);
  play_half_turns (&table, 2);
  g_assert_cmpuint (table.game->past->len, ==, 2);
}

/* After half-turns of the seats 0, 1, and 2 in turn, @n_taken are taken back. */
static const struct
{
  guint n_half_turns;
  LabShiftRules rules;
  LabShiftSeatSet persons;
  LabShiftSeat viewer;
  guint n_taken;
} policy[] = {
    /* With one person, undo takes back that person's last half-turn, and all that computers
     * played since. */
    { 0, LAB_SHIFT_RULES_STANDARD, 0x1, 0, 0 },
    { 1, LAB_SHIFT_RULES_STANDARD, 0x1, 0, 1 },
    { 2, LAB_SHIFT_RULES_STANDARD, 0x1, 0, 1 },
    { 3, LAB_SHIFT_RULES_STANDARD, 0x1, 0, 2 },
    { 6, LAB_SHIFT_RULES_STANDARD, 0x1, 0, 5 },
    { 6, LAB_SHIFT_RULES_STANDARD, 0x1, NONE, 5 },
    { 4, LAB_SHIFT_RULES_STANDARD, 0x4, 2, 0 },
    /* Without people there is nothing to undo. */
    { 6, LAB_SHIFT_RULES_STANDARD, 0, NONE, 0 },
    /* With open cards, people can undo each other's half-turns. */
    { 4, LAB_SHIFT_RULES_OPEN_CARDS, 0x7, NONE, 1 },
    { 4, LAB_SHIFT_RULES_OPEN_CARDS, 0x3, NONE, 1 },
    { 6, LAB_SHIFT_RULES_OPEN_CARDS, 0x3, NONE, 3 },
    /* With hidden cards, people can undo only their own turn, until another person has seen the
     * screen. */
    { 1, LAB_SHIFT_RULES_STANDARD, 0x3, 0, 1 },
    { 2, LAB_SHIFT_RULES_STANDARD, 0x3, 0, 1 },
    { 2, LAB_SHIFT_RULES_STANDARD, 0x3, 1, 0 },
    { 3, LAB_SHIFT_RULES_STANDARD, 0x3, 1, 1 },
    { 6, LAB_SHIFT_RULES_STANDARD, 0x3, 1, 3 },
    { 6, LAB_SHIFT_RULES_STANDARD, 0x3, 0, 0 },
    /* If it is unknown who has seen the screen, it may have been the player to move. */
    { 2, LAB_SHIFT_RULES_STANDARD, 0x3, NONE, 0 },
    { 1, LAB_SHIFT_RULES_STANDARD, 0x3, NONE, 1 },
    { 4, LAB_SHIFT_RULES_STANDARD, 0x3, NONE, 1 },
};

LAB_TEST ("/undo/policy", test_policy)
{
  for (guint i = 0; i < G_N_ELEMENTS (policy); i++)
    {
      g_auto (LabTestTable) table = { 0 };

      deal (&table, 0x7, policy[i].rules);
      play_half_turns (&table, policy[i].n_half_turns);
      g_assert_cmpuint (lab_shift_undo_count (table.game, policy[i].persons,
                                              policy[i].viewer),
                        ==, policy[i].n_taken);
    }
}

/* With hidden cards a find cannot be undone: everyone has seen that card, and the
 * finder has seen the next one. */
LAB_TEST ("/undo/finds", test_finds)
{
  for (LabShiftRules rules = LAB_SHIFT_RULES_STANDARD; rules <= LAB_SHIFT_RULES_OPEN_CARDS;
       rules += LAB_SHIFT_RULES_OPEN_CARDS)
    {
      g_auto (LabTestTable) table = { 0 };
      g_autoptr (GRand) random = g_rand_new_with_seed (11);
      LabShiftSeat finder = 0;

      deal (&table, 0x5, rules);
      lab_test_while (table.position->n_found[finder] == 0)
        {
          finder = table.position->seat;
          lab_test_advance (table.game, random);
        }
      g_assert_cmpint (table.position->phase, ==, LAB_SHIFT_PHASE_INSERT);
      /* It is the other person's turn, who has not seen the screen yet. */
      g_assert_cmpuint (lab_shift_undo_count (table.game, 0x5, finder), ==,
                        rules == LAB_SHIFT_RULES_OPEN_CARDS ? 1 : 0);
      /* One person alone against a computer has no one to hide cards from. */
      g_assert_cmpuint (lab_shift_undo_count (table.game, LAB_SHIFT_SEAT_BIT (finder),
                                              finder),
                        ==, 1);
    }
}

LAB_TEST ("/undo/redo-policy", test_redo_policy)
{
  g_auto (LabTestTable) table = { 0 };

  deal (&table, 0x7, LAB_SHIFT_RULES_STANDARD);
  play_half_turns (&table, 8);
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x1), ==, 0);
  assert_done (lab_shift_game_undo (table.game, 8, &error));
  /* Redo goes to the person's next move, then past the others to the next insertion. */
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x1), ==, 1);
  assert_done (lab_shift_game_redo (table.game, 1, &error));
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x1), ==, 5);
  assert_done (lab_shift_game_redo (table.game, 5, &error));
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x1), ==, 1);
  /* No person follows, so redo goes to the end. */
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x4), ==, 2);
}

/* After the end of the game there is no next player who may have seen the screen, so
 * the last move can be undone and redone. */
LAB_TEST ("/undo/over", test_over)
{
  g_auto (LabTestTable) table = { 0 };
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  deal (&table, 0x7, LAB_SHIFT_RULES_STANDARD);
  lab_test_while (table.position->n_places == 0)
    lab_test_advance (table.game, random);
  g_assert_cmpuint (lab_shift_undo_count (table.game, 0x7, NONE), ==, 0);
  assert_done (lab_shift_game_end_game (table.game, &error));
  g_assert_cmpuint (lab_shift_undo_count (table.game, 0x7, NONE), ==, 1);
  assert_done (lab_shift_game_undo (table.game, 1, &error));

  lab_test_while (table.position->phase != LAB_SHIFT_PHASE_OVER)
    lab_test_advance (table.game, random);
  g_assert_cmpuint (lab_shift_undo_count (table.game, 0x7, NONE), ==, 1);
  assert_done (lab_shift_game_undo (table.game, 2, &error));
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x7), ==, 1);
  assert_done (lab_shift_game_redo (table.game, 1, &error));
  g_assert_cmpuint (lab_shift_redo_count (table.game, 0x7), ==, 1);
  assert_done (lab_shift_game_redo (table.game, 1, &error));
  g_assert_cmpint (table.position->phase, ==, LAB_SHIFT_PHASE_OVER);
}
