/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-controller.h"
#include "lab-notation.h"
#include "lab-test-games.h"
#include "lab-describe-board.h"
#include "lab-review-text.h"
#include "lab-turn-list.h"

#define N_RULES 8
#define MAX_TURNS 90

static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Cleo", "" };

/* A game in progress, and the expected text for each turn. */
typedef struct
{
  LabGame *game;
  LabController *controller;
  GPtrArray *told;
} Table;

/* Private helpers: playing */

static const char *
get_name (Table *table,
          guint  seat)
{
  return lab_player_get_name (lab_game_get_player (table->game, (LabSeat) seat));
}

/* Adds @sentence to the text of the last turn. */
static void
tell (Table *table,
      char  *sentence)
{
  char **last = (char **) &table->told->pdata[table->told->len - 1];
  char *longer = g_strconcat (*last, "\n", sentence, NULL);

  g_free (*last);
  g_free (sentence);
  *last = longer;
}

static void
on_inserted (Table *table,
             guint  arrow)
{
  g_ptr_array_add (table->told,
                   lab_describe_insertion (get_name (table, lab_game_get_seat (table->game)),
                                           (LabArrow) arrow));
}

static void
on_moved (Table *table,
          guint  seat,
          guint  from,
          guint  to)
{
  tell (table, lab_describe_move (get_name (table, seat), (LabCell) from, (LabCell) to));
}

static void
on_found (Table *table,
          guint  seat,
          guint  treasure)
{
  tell (table, lab_describe_find (get_name (table, seat), (LabTreasure) treasure));
}

static void
on_placed (Table *table,
           guint  seat,
           guint  place)
{
  tell (table, lab_describe_place (get_name (table, seat), place));
}

static void
table_init (Table             *table,
            const LabPosition *position)
{
  table->game = lab_game_new_from_position (position, names);
  table->controller = lab_controller_new (table->game);
  table->told = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (table->game, "inserted", G_CALLBACK (on_inserted), table);
  g_signal_connect_swapped (table->game, "moved", G_CALLBACK (on_moved), table);
  g_signal_connect_swapped (table->game, "found", G_CALLBACK (on_found), table);
  g_signal_connect_swapped (table->game, "placed", G_CALLBACK (on_placed), table);
}

static void
table_clear (Table *table)
{
  g_clear_object (&table->controller);
  g_clear_object (&table->game);
  g_clear_pointer (&table->told, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
insert (Table         *table,
        const LabTurn *turn)
{
  g_assert_true (lab_controller_insert (table->controller, lab_game_get_seat (table->game),
                                        turn->arrow, turn->tile, NULL));
}

/* Plays up to @n_turns turns, and sometimes half a turn more. */
static void
play (Table    *table,
      GRand    *random,
      guint     n_turns,
      gboolean  half)
{
  const LabPosition *position = lab_game_get_position (table->game);

  while (position->phase != LAB_PHASE_OVER && n_turns-- > 0)
    {
      LabTurn turn = lab_test_greedy_turn (random, position);

      g_assert_true (lab_controller_play_turn (table->controller, position->seat, &turn, NULL));
    }
  if (half && position->phase != LAB_PHASE_OVER)
    {
      LabTurn turn = lab_test_random_turn (random, position);

      insert (table, &turn);
    }
}

static void
deal (GRand       *random,
      LabRules     rules,
      LabPosition *position)
{
  LabDeal random_deal = lab_test_random_deal (random);

  random_deal.rules = rules;
  random_deal.cards_each = (guint8) g_rand_int_range (random, 1, 4);
  lab_deal_position (&random_deal, position);
}

static GArray *
get_turns (LabGame *game)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));

  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    g_array_append_vals (turns, lab_game_get_turn (game, i), 1);
  return turns;
}

/* Returns the list of turns, as shown for @game. */
static GListModel *
list_turns (LabGame *game)
{
  g_autoptr (GArray) turns = get_turns (game);
  LabPosition initial;

  lab_review_get_initial (game, &initial);
  return lab_turn_list_new (&initial, names, (const LabTurn *) (gconstpointer) turns->data,
                            turns->len);
}

/* Private helpers: checking */

static void
assert_entry (Table        *table,
              LabTurnEntry *entry,
              guint         number)
{
  const LabTurn *turn = lab_game_get_turn (table->game, number - 1);
  const LabPosition *before = lab_game_get_position_at (table->game, 2 * (number - 1));
  guint n_after = MIN (2 * number, lab_game_get_n_half_turns (table->game));
  const LabPosition *after = lab_game_get_position_at (table->game, n_after);
  LabTurn read;

  g_assert_cmpuint (lab_turn_entry_get_number (entry), ==, number);
  g_assert_cmpuint (lab_turn_entry_get_seat (entry), ==, before->seat);
  g_assert_cmpmem (lab_turn_entry_get_turn (entry), sizeof *turn, turn, sizeof *turn);
  g_assert_cmpstr (lab_turn_entry_get_words (entry), ==, table->told->pdata[number - 1]);
  if (turn->cell != LAB_CELL_NONE)
    g_assert_true (lab_notation_parse_turn (lab_turn_entry_get_notation (entry), &read, NULL));
  else
    g_assert_true (lab_notation_parse_insertion (lab_turn_entry_get_notation (entry), &read, NULL));
  g_assert_cmpmem (&read, sizeof read, turn, sizeof *turn);
  g_assert_cmpmem (&lab_turn_entry_get_before (entry)->board, sizeof before->board, &before->board,
                   sizeof before->board);
  g_assert_cmpmem (&lab_turn_entry_get_after (entry)->board, sizeof after->board, &after->board,
                   sizeof after->board);
  g_assert_cmpmem (lab_turn_entry_get_after (entry)->pawns, sizeof after->pawns, after->pawns,
                   sizeof after->pawns);
  g_assert_cmpmem (lab_turn_entry_get_after (entry)->n_found, sizeof after->n_found, after->n_found,
                   sizeof after->n_found);
}

/* Asserts that a position, a list, or a text contains no card that was not found
 * yet. */
static void
assert_hidden (const LabPosition *shown,
               const LabPosition *now)
{
  const guint8 *card = shown->cards;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint i = 0; i < shown->n_cards[seat]; i++, card++)
        g_assert_cmpint (*card == LAB_TREASURE_HIDDEN, ==, i >= now->n_found[seat]);
    }
}

/* Tests */

/* Descriptions, notation, and positions agree with the game, in every variant. */
static void
test_list (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < 5 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      g_autoptr (GListModel) list = NULL;
      LabPosition initial;
      guint n_turns = (guint) g_rand_int_range (random, 0, MAX_TURNS);

      deal (random, (LabRules) (i % N_RULES), &initial);
      table_init (&table, &initial);
      play (&table, random, n_turns, g_rand_boolean (random));
      list = list_turns (table.game);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==,
                        lab_game_get_n_turns (table.game) + 1);
      for (guint number = 0; number < g_list_model_get_n_items (list); number++)
        {
          g_autoptr (LabTurnEntry) entry = g_list_model_get_item (list, number);

          if (number > 0)
            {
              assert_entry (&table, entry, number);
              continue;
            }
          g_assert_cmpstr (lab_turn_entry_get_words (entry), ==, "Before the first turn");
          g_assert_cmpstr (lab_turn_entry_get_notation (entry), ==, "");
          g_assert_null (lab_turn_entry_get_turn (entry));
          g_assert_cmpuint (lab_turn_entry_get_seat (entry), ==, LAB_SEAT_NONE);
        }
    }
}

/* What is shown or copied does not contain cards that were not found yet. */
static void
test_hidden (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  guint n_secret = 0;

  for (guint i = 0; i < 5 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      g_autoptr (GListModel) list = NULL;
      LabPosition initial;

      deal (random, (LabRules) (i % N_RULES), &initial);
      table_init (&table, &initial);
      play (&table, random, (guint) g_rand_int_range (random, 0, 12), g_rand_boolean (random));
      if (!lab_review_has_secrets (table.game))
        {
          g_assert_true ((initial.rules & LAB_RULES_OPEN_CARDS) != 0
                         || lab_game_get_phase (table.game) == LAB_PHASE_OVER);
          lab_review_get_initial (table.game, &initial);
          g_assert_cmpmem (&initial, sizeof initial, lab_game_get_initial (table.game),
                           sizeof initial);
          continue;
        }
      n_secret++;
      list = list_turns (table.game);
      for (guint number = 0; number < g_list_model_get_n_items (list); number++)
        {
          g_autoptr (LabTurnEntry) entry = g_list_model_get_item (list, number);

          assert_hidden (lab_turn_entry_get_before (entry), lab_game_get_position (table.game));
          assert_hidden (lab_turn_entry_get_after (entry), lab_game_get_position (table.game));
        }
    }
  g_assert_cmpuint (n_secret, >, N_RULES);
}

/* The copied position can be parsed again, and has the whole board but no cards. */
static void
test_position (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);

  for (guint i = 0; i < 3 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      const LabPosition *now;
      LabPosition initial, read;
      g_autofree char *open = NULL;
      g_autofree char *secret = NULL;
      g_autofree char *whole = NULL;

      deal (random, (LabRules) (i % N_RULES), &initial);
      table_init (&table, &initial);
      play (&table, random, (guint) g_rand_int_range (random, 0, 12), g_rand_boolean (random));
      now = lab_game_get_position (table.game);
      open = lab_review_format_position (now, FALSE);
      whole = lab_notation_format_position (now);
      g_assert_cmpstr (open, ==, whole);
      if (now->phase == LAB_PHASE_OVER)
        continue;
      secret = lab_review_format_position (now, TRUE);
      g_assert_true (lab_notation_parse_position (secret, &read, NULL));
      g_assert_cmpmem (&read.board, sizeof read.board, &now->board, sizeof now->board);
      g_assert_cmpmem (read.pawns, sizeof read.pawns, now->pawns, sizeof now->pawns);
      g_assert_cmpmem (read.treasures, sizeof read.treasures, now->treasures,
                       sizeof now->treasures);
      g_assert_cmpuint (read.seat, ==, now->seat);
      g_assert_cmpuint (read.phase, ==, now->phase);
      g_assert_cmpuint (read.last_arrow, ==, now->last_arrow);
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        g_assert_cmpuint (read.n_cards[seat], ==, 0);
    }
}

/* The start and the list of turns lead to the current position. */
static void
test_game (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (17);

  for (guint i = 0; i < 3 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      g_autoptr (GArray) turns = NULL;
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;
      const LabPosition *now;
      LabPosition initial, read;

      deal (random, (LabRules) (i % N_RULES), &initial);
      table_init (&table, &initial);
      play (&table, random, (guint) g_rand_int_range (random, 0, 30), i % 2 == 1);
      now = lab_game_get_position (table.game);
      turns = get_turns (table.game);
      text = lab_review_format_game (&initial, (const LabTurn *) (gconstpointer) turns->data,
                                     turns->len, now->phase != LAB_PHASE_OVER);
      lines = g_strsplit (text, "\n", -1);
      g_assert_cmpuint (g_strv_length (lines), ==, turns->len + 2);
      g_assert_cmpstr (lines[turns->len + 1], ==, "");
      g_assert_true (lab_notation_parse_position (lines[0], &read, NULL));
      for (guint k = 1; k <= turns->len; k++)
        {
          LabTurn turn;

          if (strlen (lines[k]) == LAB_TURN_LENGTH - 2)
            g_assert_true (lab_notation_parse_turn (lines[k], &turn, NULL));
          else
            g_assert_true (lab_notation_parse_insertion (lines[k], &turn, NULL));
          lab_position_insert (&read, turn.arrow, turn.tile);
          if (turn.cell != LAB_CELL_NONE)
            lab_position_move (&read, turn.cell);
        }
      g_assert_cmpmem (&read.board, sizeof read.board, &now->board, sizeof now->board);
      /* Without cards no player finishes, so the player to move may differ at the end. */
      if (now->n_places == 0)
        g_assert_cmpmem (read.pawns, sizeof read.pawns, now->pawns, sizeof now->pawns);
    }
}

/* Plays @turns from @initial; returns %FALSE if the finds differ from those in @as. */
static gboolean
repeat (Table             *table,
        const LabPosition *initial,
        GArray            *turns,
        LabGame           *as)
{
  table_init (table, initial);
  for (guint i = 0; i < turns->len; i++)
    {
      const LabTurn *turn = &g_array_index (turns, LabTurn, i);

      if (lab_game_get_phase (table->game) == LAB_PHASE_OVER)
        return FALSE;
      insert (table, turn);
      if (turn->cell != LAB_CELL_NONE)
        g_assert_true (lab_controller_move (table->controller, lab_game_get_seat (table->game),
                                            turn->cell, NULL));
    }
  return memcmp (lab_game_get_position (table->game)->n_found, lab_game_get_position (as)->n_found,
                 LAB_N_SEATS) == 0;
}

/* Returns all that is shown and copied in one text. */
static char *
say_all (LabGame *game)
{
  g_autoptr (GListModel) list = list_turns (game);
  g_autoptr (GArray) turns = get_turns (game);
  GString *text = g_string_new (NULL);
  g_autofree char *copied = NULL;
  LabPosition initial;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (LabTurnEntry) entry = g_list_model_get_item (list, i);
      g_autofree char *position = lab_review_format_position (lab_turn_entry_get_after (entry),
                                                              TRUE);

      g_string_append_printf (text, "%s\n%s\n%s\n", lab_turn_entry_get_words (entry),
                              lab_turn_entry_get_notation (entry), position);
    }
  lab_review_get_initial (game, &initial);
  copied = lab_review_format_game (&initial, (const LabTurn *) (gconstpointer) turns->data,
                                   turns->len, TRUE);
  g_string_append (text, copied);
  return g_string_free (text, FALSE);
}

/* Two games that differ only in hidden cards look the same in the review. */
static void
test_secrecy (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (19);
  guint n_compared = 0;

  for (guint i = 0; i < 60; i++)
    {
      g_auto (Table) table = { NULL };
      g_auto (Table) other = { NULL };
      g_autoptr (GArray) turns = NULL;
      LabDeal dealt = { i + 1, 0xf, 0, 4, (LabRules) (i % N_RULES & ~LAB_RULES_OPEN_CARDS) };
      const LabPosition *now;
      LabPosition initial, swapped;

      lab_deal_position (&dealt, &initial);
      table_init (&table, &initial);
      play (&table, random, (guint) g_rand_int_range (random, 0, 8), g_rand_boolean (random));
      now = lab_game_get_position (table.game);
      turns = get_turns (table.game);

      swapped = initial;
      for (LabSeat seat = 0; seat < 2; seat++)
        {
          guint8 *mine = &swapped.cards[seat * 4], *theirs = &swapped.cards[(seat + 2) * 4];
          guint8 card = mine[now->n_found[seat]];

          if (now->n_found[seat] == 4 || now->n_found[seat + 2] == 4)
            continue;
          mine[now->n_found[seat]] = theirs[now->n_found[seat + 2]];
          theirs[now->n_found[seat + 2]] = card;
        }
      if (repeat (&other, &swapped, turns, table.game))
        {
          g_autofree char *said = say_all (table.game);
          g_autofree char *said_other = say_all (other.game);

          g_assert_cmpstr (said, ==, said_other);
          n_compared++;
        }
    }
  g_assert_cmpuint (n_compared, >, 20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/review/list", test_list);
  g_test_add_func ("/review/hidden", test_hidden);
  g_test_add_func ("/review/position", test_position);
  g_test_add_func ("/review/game", test_game);
  g_test_add_func ("/review/secrecy", test_secrecy);
  return g_test_run ();
}
