/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-table.h"
#include "lab-undo.h"
#include "lab-deal.h"
#include "lab-test-games.h"

#define NONE LAB_SEAT_NONE

/* Private helpers */

static LabTestTable *
new_table (LabSeatSet seats,
           LabRules   rules)
{
  LabDeal deal = { 7, seats, 0, 2, rules };
  LabTestTable *table = g_new0 (LabTestTable, 1);
  LabPosition position;

  while ((seats & LAB_SEAT_BIT (deal.first_seat)) == 0)
    deal.first_seat++;
  lab_deal_position (&deal, &position);
  lab_test_table_init (table, &position);
  return table;
}

static void
free_table (LabTestTable *table)
{
  lab_test_table_clear (table);
  g_free (table);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestTable, free_table)

static const LabPosition *
get_position (LabTestTable *self)
{
  return lab_game_get_position (self->game);
}

/* Plays a random legal half-turn. */
static void
play_half_turn (LabTestTable *self,
                GRand        *random)
{
  const LabPosition *position = get_position (self);
  LabSeat seat = position->seat;

  if (position->phase == LAB_PHASE_INSERT)
    {
      LabArrow arrow;
      LabOpenings tile;

      lab_test_random_insert (random, position, &arrow, &tile);
      assert_done (lab_controller_insert (self->controller, seat, arrow, tile, &error));
    }
  else
    {
      LabCell cell = lab_test_random_cell (random, lab_position_get_reachable (position));
      LabTurn turn = { 0 };

      /* The pawn usually moves to a treasure if it can, so that games end. */
      for (LabBitboard rest = lab_position_get_reachable (position); rest != 0; rest &= rest - 1)
        {
          LabTreasure there = lab_position_get_treasure (position, lab_bitboard_first (rest));

          turn.cell = lab_bitboard_first (rest);
          if (there != LAB_TREASURE_NONE
              && (lab_position_get_sought (position, seat) & LAB_TREASURE_BIT (there)) != 0)
            cell = turn.cell;
          if (lab_position_heads_home (position, seat) && turn.cell == lab_seat_get_corner (seat))
            cell = turn.cell;
        }
      assert_done (lab_controller_move (self->controller, seat, cell, &error));
    }
}

/* Plays half-turns without a find; each pawn stays where it is. */
static void
play_half_turns (LabTestTable *self,
                 guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      const LabPosition *position = get_position (self);
      LabSeat seat = position->seat;
      LabArrow arrow = 0;

      if (position->phase == LAB_PHASE_MOVE)
        {
          assert_done (lab_controller_move (self->controller, seat, position->pawns[seat], &error));
          continue;
        }
      while (!lab_position_may_insert (position, arrow))
        arrow++;
      assert_done (lab_controller_insert (self->controller, seat, arrow, position->board.spare,
                                          &error));
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_assert_cmpuint (get_position (self)->n_found[seat], ==, 0);
}

static void
on_rewound (LabGame *game,
            guint   *n_rewound)
{
  (*n_rewound)++;
  lab_test_table_assert_settled (game);
}

/* Tests */

/* In whole games of every variant, random undo and redo give the same positions as
 * before. */
static void
test_any (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1905);

  for (guint round = 0; round < 150; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition start;
      LabTestTable table;
      g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (LabPosition));
      guint n_rewound = 0, now = 0;

      lab_deal_position (&deal, &start);
      lab_test_table_init (&table, &start);
      g_signal_connect (table.game, "rewound", G_CALLBACK (on_rewound), &n_rewound);
      g_array_append_val (known, start);
      for (guint step = 0; step < 300; step++)
        {
          guint n_before = n_rewound;
          int choice = g_rand_int_range (random, 0, 10);

          g_assert_cmpuint (lab_game_get_n_half_turns (table.game), ==, now);
          g_assert_cmpuint (lab_controller_get_n_undone (table.controller), ==,
                            known->len - 1 - now);
          if (choice == 0 && now > 0)
            {
              guint n = (guint) g_rand_int_range (random, 1, (int) MIN (now, 12) + 1);

              assert_done (lab_controller_undo (table.controller, n, &error));
              now -= n;
              g_assert_cmpuint (n_rewound, ==, n_before + 1);
            }
          else if (choice <= 2 && now + 1 < known->len)
            {
              guint n = (guint) g_rand_int_range (random, 1, (int) (known->len - now));

              assert_done (lab_controller_redo (table.controller, n, &error));
              now += n;
              g_assert_cmpuint (n_rewound, ==, n_before + 1);
            }
          else if (get_position (&table)->phase != LAB_PHASE_OVER)
            {
              play_half_turn (&table, random);
              g_array_set_size (known, ++now);
              g_array_append_vals (known, get_position (&table), 1);
              g_assert_cmpuint (n_rewound, ==, n_before);
            }
          g_assert_cmpmem (get_position (&table), sizeof start,
                           &g_array_index (known, LabPosition, now), sizeof start);
          lab_test_table_assert_settled (table.game);
        }
      for (guint i = 0; i <= now; i++)
        g_assert_cmpmem (lab_game_get_position_at (table.game, i), sizeof start,
                         &g_array_index (known, LabPosition, i), sizeof start);
      g_assert_cmpmem (lab_game_get_initial (table.game), sizeof start, &start, sizeof start);
      lab_test_table_clear (&table);
    }
}

static void
test_refused (void)
{
  g_autoptr (LabTestTable) table = new_table (0x5, LAB_RULES_STANDARD);

  assert_refused (table, lab_controller_undo (table->controller, 1, &error),
                  LAB_RULE_ERROR_NO_HISTORY);
  assert_refused (table, lab_controller_redo (table->controller, 1, &error),
                  LAB_RULE_ERROR_NO_HISTORY);
  play_half_turns (table, 3);
  assert_refused (table, lab_controller_undo (table->controller, 4, &error),
                  LAB_RULE_ERROR_NO_HISTORY);
  assert_refused (table, lab_controller_undo (table->controller, 0, &error),
                  LAB_RULE_ERROR_NO_HISTORY);
  lab_controller_set_tournament (table->controller, TRUE);
  assert_refused (table, lab_controller_undo (table->controller, 1, &error),
                  LAB_RULE_ERROR_TOURNAMENT);
  g_assert_cmpuint (lab_undo_count (table->controller, 0x5, NONE), ==, 0);
  lab_controller_set_tournament (table->controller, FALSE);
  assert_done (lab_controller_undo (table->controller, 3, &error));
  assert_refused (table, lab_controller_redo (table->controller, 4, &error),
                  LAB_RULE_ERROR_NO_HISTORY);
  assert_refused (table, lab_controller_redo (table->controller, 0, &error),
                  LAB_RULE_ERROR_NO_HISTORY);
  assert_done (lab_controller_redo (table->controller, 3, &error));
}

/* A new action drops what could be redone. */
static void
test_forgotten (void)
{
  g_autoptr (LabTestTable) table = new_table (0x5, LAB_RULES_STANDARD);

  play_half_turns (table, 6);
  assert_done (lab_controller_undo (table->controller, 3, &error));
  g_assert_cmpuint (lab_controller_get_n_undone (table->controller), ==, 3);
  g_assert_cmpuint (lab_controller_get_undone (table->controller, 0)->cell, !=, LAB_CELL_NONE);
  g_assert_cmpuint (lab_controller_get_undone (table->controller, 1)->cell, ==, LAB_CELL_NONE);
  play_half_turns (table, 1);
  g_assert_cmpuint (lab_controller_get_n_undone (table->controller), ==, 0);
}

/* Undo after the players end the game also undoes the half-turn before. */
static void
test_end (void)
{
  g_autoptr (LabTestTable) table = new_table (0x7, LAB_RULES_STANDARD);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  LabPosition before;

  while (get_position (table)->n_places == 0)
    play_half_turn (table, random);
  before = *get_position (table);
  g_assert_false (lab_game_get_ended (table->game));
  assert_done (lab_controller_end_game (table->controller, &error));
  g_assert_true (lab_game_get_ended (table->game));
  assert_done (lab_controller_undo (table->controller, 1, &error));
  g_assert_false (lab_game_get_ended (table->game));
  g_assert_cmpint (get_position (table)->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (get_position (table)->n_places, ==, 0);
  assert_done (lab_controller_redo (table->controller, 1, &error));
  g_assert_cmpmem (get_position (table), sizeof before, &before, sizeof before);
}

/* A game that starts in the middle of a turn has no history of that turn. */
static void
test_middle (void)
{
  g_autoptr (LabTestTable) first = new_table (0x5, LAB_RULES_STANDARD);
  LabTestTable table;

  play_half_turns (first, 3);
  lab_test_table_init (&table, get_position (first));
  g_assert_cmpint (lab_game_get_initial (table.game)->phase, ==, LAB_PHASE_MOVE);
  play_half_turns (&table, 1);
  g_assert_cmpuint (lab_game_get_n_half_turns (table.game), ==, 0);
  g_assert_cmpint (lab_game_get_initial (table.game)->phase, ==, LAB_PHASE_INSERT);
  play_half_turns (&table, 2);
  g_assert_cmpuint (lab_game_get_n_half_turns (table.game), ==, 2);
  lab_test_table_clear (&table);
}

/* Returns how many half-turns an undo takes back after @n_half_turns of the seats 0,
 * 1, and 2 in turn. */
static guint
count (guint      n_half_turns,
       LabRules   rules,
       LabSeatSet persons,
       LabSeat    viewer)
{
  g_autoptr (LabTestTable) table = new_table (0x7, rules);

  play_half_turns (table, n_half_turns);
  return lab_undo_count (table->controller, persons, viewer);
}

static void
test_policy (void)
{
  const LabRules hidden = LAB_RULES_STANDARD, open = LAB_RULES_OPEN_CARDS;

  /* With one person, undo takes back that person's last half-turn, and all that
   * computers played since. */
  g_assert_cmpuint (count (0, hidden, 0x1, 0), ==, 0);
  g_assert_cmpuint (count (1, hidden, 0x1, 0), ==, 1);
  g_assert_cmpuint (count (2, hidden, 0x1, 0), ==, 1);
  g_assert_cmpuint (count (3, hidden, 0x1, 0), ==, 2);
  g_assert_cmpuint (count (6, hidden, 0x1, 0), ==, 5);
  g_assert_cmpuint (count (6, hidden, 0x1, NONE), ==, 5);
  g_assert_cmpuint (count (4, hidden, 0x4, 2), ==, 0);
  /* Without people there is nothing to undo. */
  g_assert_cmpuint (count (6, hidden, 0, NONE), ==, 0);
  /* With open cards, people can undo each other's half-turns. */
  g_assert_cmpuint (count (4, open, 0x7, NONE), ==, 1);
  g_assert_cmpuint (count (4, open, 0x3, NONE), ==, 1);
  g_assert_cmpuint (count (6, open, 0x3, NONE), ==, 3);
  /* With hidden cards, people can undo only their own turn, until another person has
   * seen the screen. */
  g_assert_cmpuint (count (1, hidden, 0x3, 0), ==, 1);
  g_assert_cmpuint (count (2, hidden, 0x3, 0), ==, 1);
  g_assert_cmpuint (count (2, hidden, 0x3, 1), ==, 0);
  g_assert_cmpuint (count (3, hidden, 0x3, 1), ==, 1);
  g_assert_cmpuint (count (6, hidden, 0x3, 1), ==, 3);
  g_assert_cmpuint (count (6, hidden, 0x3, 0), ==, 0);
  /* If it is unknown who has seen the screen, it may have been the player to move. */
  g_assert_cmpuint (count (2, hidden, 0x3, NONE), ==, 0);
  g_assert_cmpuint (count (1, hidden, 0x3, NONE), ==, 1);
  g_assert_cmpuint (count (4, hidden, 0x3, NONE), ==, 1);
}

/* With hidden cards a find cannot be undone: everyone has seen that card, and the
 * finder has seen the next one. */
static void
test_finds (void)
{
  for (LabRules rules = LAB_RULES_STANDARD; rules <= LAB_RULES_OPEN_CARDS;
       rules += LAB_RULES_OPEN_CARDS)
    {
      g_autoptr (LabTestTable) table = new_table (0x5, rules);
      g_autoptr (GRand) random = g_rand_new_with_seed (11);
      LabSeat finder;
      guint found = 0;

      do
        {
          finder = get_position (table)->seat;
          found = get_position (table)->n_found[finder];
          play_half_turn (table, random);
        }
      while (get_position (table)->n_found[finder] == found);
      g_assert_cmpint (get_position (table)->phase, ==, LAB_PHASE_INSERT);
      /* It is the other person's turn, who has not seen the screen yet. */
      g_assert_cmpuint (lab_undo_count (table->controller, 0x5, finder), ==,
                        rules == LAB_RULES_OPEN_CARDS ? 1 : 0);
      /* One person alone against a computer has no one to hide cards from. */
      g_assert_cmpuint (lab_undo_count (table->controller, LAB_SEAT_BIT (finder), finder), ==, 1);
    }
}

static void
test_redo_policy (void)
{
  g_autoptr (LabTestTable) table = new_table (0x7, LAB_RULES_STANDARD);

  play_half_turns (table, 8);
  g_assert_cmpuint (lab_redo_count (table->controller, 0x1), ==, 0);
  assert_done (lab_controller_undo (table->controller, 8, &error));
  /* Redo goes to the person's next move, then past the others to the next insertion. */
  g_assert_cmpuint (lab_redo_count (table->controller, 0x1), ==, 1);
  assert_done (lab_controller_redo (table->controller, 1, &error));
  g_assert_cmpuint (lab_redo_count (table->controller, 0x1), ==, 5);
  assert_done (lab_controller_redo (table->controller, 5, &error));
  g_assert_cmpuint (lab_redo_count (table->controller, 0x1), ==, 1);
  /* No person follows, so redo goes to the end. */
  g_assert_cmpuint (lab_redo_count (table->controller, 0x4), ==, 2);
}

/* After the end of the game there is no next player who may have seen the screen, so
 * the last move can be undone and redone. */
static void
test_over (void)
{
  g_autoptr (LabTestTable) table = new_table (0x7, LAB_RULES_STANDARD);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  while (get_position (table)->n_places == 0)
    play_half_turn (table, random);
  g_assert_cmpuint (lab_undo_count (table->controller, 0x7, NONE), ==, 0);
  assert_done (lab_controller_end_game (table->controller, &error));
  g_assert_cmpuint (lab_undo_count (table->controller, 0x7, NONE), ==, 1);
  assert_done (lab_controller_undo (table->controller, 1, &error));

  while (get_position (table)->phase != LAB_PHASE_OVER)
    play_half_turn (table, random);
  g_assert_cmpuint (lab_undo_count (table->controller, 0x7, NONE), ==, 1);
  assert_done (lab_controller_undo (table->controller, 2, &error));
  g_assert_cmpuint (lab_redo_count (table->controller, 0x7), ==, 1);
  assert_done (lab_controller_redo (table->controller, 1, &error));
  g_assert_cmpuint (lab_redo_count (table->controller, 0x7), ==, 1);
  assert_done (lab_controller_redo (table->controller, 1, &error));
  g_assert_cmpint (get_position (table)->phase, ==, LAB_PHASE_OVER);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/undo/any", test_any);
  g_test_add_func ("/undo/refused", test_refused);
  g_test_add_func ("/undo/forgotten", test_forgotten);
  g_test_add_func ("/undo/end", test_end);
  g_test_add_func ("/undo/middle", test_middle);
  g_test_add_func ("/undo/policy", test_policy);
  g_test_add_func ("/undo/finds", test_finds);
  g_test_add_func ("/undo/redo-policy", test_redo_policy);
  g_test_add_func ("/undo/over", test_over);
  return g_test_run ();
}
