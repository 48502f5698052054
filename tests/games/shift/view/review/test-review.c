/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-game.h"
#include "lab-shift-describe.h"
#include "lab-shift-notation.h"
#include "lab-shift-turn-list.h"
#include "lab-shift-review-page.h"
#include "lab-test-games.h"

#define N_RULES 8
#define MAX_TURNS 90

static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Cleo", "" };

/* A game in progress, and the expected text for each turn. */
typedef struct
{
  LabShiftGame *game;
  GPtrArray *told;
} Table;

/* Private helpers: playing */

static const char *
get_name (Table *table,
          guint  seat)
{
  return table->game->names[seat];
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
                   lab_shift_describe_insertion (get_name (table,
                                                           table->game->position.seat),
                                                 (LabShiftArrow) arrow));
}

static void
on_moved (Table *table,
          guint  seat,
          guint  from,
          guint  to)
{
  tell (table,
        lab_shift_describe_move (get_name (table, seat), (LabShiftCell) from, (LabShiftCell) to));
}

static void
on_found (Table *table,
          guint  seat,
          guint  treasure)
{
  tell (table, lab_shift_describe_find (get_name (table, seat), (LabShiftTreasure) treasure));
}

static void
on_placed (Table *table,
           guint  seat,
           guint  place)
{
  tell (table, lab_shift_describe_place (get_name (table, seat), place));
}

static void
table_init (Table                  *table,
            const LabShiftPosition *position)
{
  table->game = lab_shift_game_new_from_position (position, names);
  table->told = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (table->game, "inserted", G_CALLBACK (on_inserted), table);
  g_signal_connect_swapped (table->game, "moved", G_CALLBACK (on_moved), table);
  g_signal_connect_swapped (table->game, "found", G_CALLBACK (on_found), table);
  g_signal_connect_swapped (table->game, "placed", G_CALLBACK (on_placed), table);
}

static void
table_clear (Table *table)
{
  g_clear_object (&table->game);
  g_clear_pointer (&table->told, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
insert (Table              *table,
        const LabShiftTurn *turn)
{
  g_assert_true (lab_shift_game_insert (table->game,
                                        table->game->position.seat, turn->arrow,
                                        turn->tile, NULL));
}

/* Plays up to @n_turns turns, and sometimes half a turn more. */
static void
play (Table   *table,
      GRand   *random,
      guint    n_turns,
      gboolean half)
{
  const LabShiftPosition *position = &table->game->position;

  while (position->phase != LAB_SHIFT_PHASE_OVER && n_turns-- > 0)
    {
      LabShiftTurn turn = lab_test_greedy_turn (random, position);

      g_assert_true (lab_shift_game_play_turn (table->game, position->seat, &turn, NULL));
    }
  if (half && position->phase != LAB_SHIFT_PHASE_OVER)
    {
      LabShiftTurn turn = lab_test_random_turn (random, position);

      insert (table, &turn);
    }
}

/* Begins a game with the variants of a round, and plays up to @max_turns of it. */
static void
begin (Table            *table,
       GRand            *random,
       guint             round,
       guint             max_turns,
       gboolean          half,
       LabShiftPosition *initial)
{
  LabShiftDeal deal = lab_test_random_deal (random);

  deal.rules = (LabShiftRules) (round % N_RULES);
  deal.cards_each = (guint8) g_rand_int_range (random, 1, 4);
  lab_shift_deal_position (&deal, initial);
  table_init (table, initial);
  play (table, random, (guint) g_rand_int_range (random, 0, (int) max_turns), half);
}

static GArray *
get_turns (LabShiftGame *game)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LabShiftTurn));

  for (guint i = 0; i < game->turns->len; i++)
    g_array_append_vals (turns, lab_shift_game_get_turn (game, i), 1);
  return turns;
}

/* Returns the list of turns, as shown for @game. */
static GListModel *
list_turns (LabShiftGame *game)
{
  g_autoptr (GArray) turns = get_turns (game);
  LabShiftPosition initial;

  lab_shift_review_get_initial (game, &initial);
  return lab_shift_turn_list_new (&initial, names,
                                  (const LabShiftTurn *) (gconstpointer) turns->data, turns->len);
}

/* Private helpers: checking */

static void
assert_entry (Table             *table,
              LabShiftTurnEntry *entry,
              guint              number)
{
  const LabShiftTurn *turn = lab_shift_game_get_turn (table->game, number - 1);
  const LabShiftPosition *before = lab_shift_game_get_position_at (table->game, 2 * (number - 1));
  guint n_after = MIN (2 * number, table->game->past->len);
  const LabShiftPosition *after = lab_shift_game_get_position_at (table->game, n_after);
  LabShiftTurn read;

  g_assert_cmpuint (entry->number, ==, number);
  g_assert_cmpuint (entry->seat, ==, before->seat);
  g_assert_cmpmem (&entry->turn, sizeof *turn, turn, sizeof *turn);
  g_assert_cmpstr (entry->words, ==, table->told->pdata[number - 1]);
  if (turn->cell != LAB_SHIFT_CELL_NONE)
    g_assert_true (lab_shift_notation_parse_turn (entry->notation, &read, NULL));
  else
    g_assert_true (lab_shift_notation_parse_insertion (entry->notation, &read, NULL));
  g_assert_cmpmem (&read, sizeof read, turn, sizeof *turn);
  g_assert_cmpmem (&entry->before.board, sizeof before->board,
                   &before->board, sizeof before->board);
  g_assert_cmpmem (&entry->after.board, sizeof after->board,
                   &after->board, sizeof after->board);
  g_assert_cmpmem (entry->after.pawns, sizeof after->pawns, after->pawns,
                   sizeof after->pawns);
  g_assert_cmpmem (entry->after.n_found, sizeof after->n_found,
                   after->n_found, sizeof after->n_found);
}

/* Asserts that a position, a list, or a text contains no card that was not found
 * yet. */
static void
assert_hidden (const LabShiftPosition *shown,
               const LabShiftPosition *now)
{
  const guint8 *card = shown->cards;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    for (guint i = 0; i < shown->n_cards[seat]; i++, card++)
      g_assert_cmpint (*card == LAB_SHIFT_TREASURE_HIDDEN, ==, i >= now->n_found[seat]);
}

/* Tests */

/* Descriptions, notation, and positions agree with the game, in every variant. */
LAB_TEST ("/review/list", test_list)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < 5 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      g_autoptr (GListModel) list = NULL;
      LabShiftPosition initial;

      begin (&table, random, i, MAX_TURNS, g_rand_boolean (random), &initial);
      list = list_turns (table.game);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==,
                        table.game->turns->len + 1);
      for (guint number = 0; number < g_list_model_get_n_items (list); number++)
        {
          g_autoptr (LabShiftTurnEntry) entry = g_list_model_get_item (list, number);

          if (number > 0)
            {
              assert_entry (&table, entry, number);
              continue;
            }
          g_assert_cmpstr (entry->words, ==, "Before the first turn");
          g_assert_cmpstr (entry->notation, ==, "");
          g_assert_cmpuint (entry->number, ==, 0);
          g_assert_cmpuint (entry->seat, ==, LAB_SHIFT_SEAT_NONE);
        }
    }
}

/* What is shown or copied does not contain cards that were not found yet. */
LAB_TEST ("/review/hidden", test_hidden)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  guint n_secret = 0;

  for (guint i = 0; i < 5 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      g_autoptr (GListModel) list = NULL;
      LabShiftPosition initial;

      begin (&table, random, i, 12, g_rand_boolean (random), &initial);
      if (!lab_shift_review_has_secrets (table.game))
        {
          g_assert_true ((initial.rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0
                         || table.game->position.phase == LAB_SHIFT_PHASE_OVER);
          lab_shift_review_get_initial (table.game, &initial);
          g_assert_cmpmem (&initial, sizeof initial, &table.game->initial,
                           sizeof initial);
          continue;
        }
      n_secret++;
      list = list_turns (table.game);
      for (guint number = 0; number < g_list_model_get_n_items (list); number++)
        {
          g_autoptr (LabShiftTurnEntry) entry = g_list_model_get_item (list, number);

          assert_hidden (&entry->before, &table.game->position);
          assert_hidden (&entry->after, &table.game->position);
        }
    }
  g_assert_cmpuint (n_secret, >, N_RULES);
}

/* The copied position can be parsed again, and has the whole board but no cards. */
LAB_TEST ("/review/position", test_position)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);

  for (guint i = 0; i < 3 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      const LabShiftPosition *now;
      LabShiftPosition initial, read;
      g_autofree char *open = NULL;
      g_autofree char *secret = NULL;
      g_autofree char *whole = NULL;

      begin (&table, random, i, 12, g_rand_boolean (random), &initial);
      now = &table.game->position;
      open = lab_shift_review_format_position (now, FALSE);
      whole = lab_shift_notation_format_position (now);
      g_assert_cmpstr (open, ==, whole);
      if (now->phase == LAB_SHIFT_PHASE_OVER)
        continue;
      secret = lab_shift_review_format_position (now, TRUE);
      g_assert_true (lab_shift_notation_parse_position (secret, &read, NULL));
      g_assert_cmpmem (&read.board, sizeof read.board, &now->board, sizeof now->board);
      g_assert_cmpmem (read.pawns, sizeof read.pawns, now->pawns, sizeof now->pawns);
      g_assert_cmpmem (read.treasures, sizeof read.treasures, now->treasures,
                       sizeof now->treasures);
      g_assert_cmpuint (read.seat, ==, now->seat);
      g_assert_cmpuint (read.phase, ==, now->phase);
      g_assert_cmpuint (read.last_arrow, ==, now->last_arrow);
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        g_assert_cmpuint (read.n_cards[seat], ==, 0);
    }
}

/* The start and the list of turns lead to the current position. */
LAB_TEST ("/review/game", test_game)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (17);

  for (guint i = 0; i < 3 * N_RULES; i++)
    {
      g_auto (Table) table = { NULL };
      g_autoptr (GArray) turns = NULL;
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;
      const LabShiftPosition *now;
      LabShiftPosition initial, read;

      begin (&table, random, i, 30, i % 2 == 1, &initial);
      now = &table.game->position;
      turns = get_turns (table.game);
      text = lab_shift_review_format_game (&initial,
                                           (const LabShiftTurn *) (gconstpointer) turns->data,
                                           turns->len, now->phase != LAB_SHIFT_PHASE_OVER);
      lines = g_strsplit (text, "\n", -1);
      g_assert_cmpuint (g_strv_length (lines), ==, turns->len + 2);
      g_assert_cmpstr (lines[turns->len + 1], ==, "");
      g_assert_true (lab_shift_notation_parse_position (lines[0], &read, NULL));
      for (guint k = 1; k <= turns->len; k++)
        {
          LabShiftTurn turn;

          if (strlen (lines[k]) == LAB_SHIFT_TURN_LENGTH - 2)
            g_assert_true (lab_shift_notation_parse_turn (lines[k], &turn, NULL));
          else
            g_assert_true (lab_shift_notation_parse_insertion (lines[k], &turn, NULL));
          lab_shift_position_insert (&read, turn.arrow, turn.tile);
          if (turn.cell != LAB_SHIFT_CELL_NONE)
            lab_shift_position_move (&read, turn.cell);
        }
      g_assert_cmpmem (&read.board, sizeof read.board, &now->board, sizeof now->board);
      /* Without cards no player finishes, so the player to move may differ at the end. */
      if (now->n_places == 0)
        g_assert_cmpmem (read.pawns, sizeof read.pawns, now->pawns, sizeof now->pawns);
    }
}

/* Plays @turns from @initial; returns %FALSE if the finds differ from those in @as. */
static gboolean
repeat (Table                  *table,
        const LabShiftPosition *initial,
        GArray                 *turns,
        LabShiftGame           *as)
{
  table_init (table, initial);
  for (guint i = 0; i < turns->len; i++)
    {
      const LabShiftTurn *turn = &g_array_index (turns, LabShiftTurn, i);

      if (table->game->position.phase == LAB_SHIFT_PHASE_OVER)
        return FALSE;
      insert (table, turn);
      if (turn->cell != LAB_SHIFT_CELL_NONE)
        g_assert_true (lab_shift_game_move (table->game,
                                            table->game->position.seat, turn->cell,
                                            NULL));
    }
  return memcmp (table->game->position.n_found,
                 as->position.n_found, LAB_SHIFT_N_SEATS)
      == 0;
}

/* Returns all that is shown and copied in one text. */
static char *
say_all (LabShiftGame *game)
{
  g_autoptr (GListModel) list = list_turns (game);
  g_autoptr (GArray) turns = get_turns (game);
  GString *text = g_string_new (NULL);
  g_autofree char *copied = NULL;
  LabShiftPosition initial;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (LabShiftTurnEntry) entry = g_list_model_get_item (list, i);
      g_autofree char *position =
        lab_shift_review_format_position (&entry->after, TRUE);

      g_string_append_printf (text, "%s\n%s\n%s\n", entry->words,
                              entry->notation, position);
    }
  lab_shift_review_get_initial (game, &initial);
  copied = lab_shift_review_format_game (&initial,
                                         (const LabShiftTurn *) (gconstpointer) turns->data,
                                         turns->len, TRUE);
  g_string_append (text, copied);
  return g_string_free (text, FALSE);
}

/* Two games that differ only in hidden cards look the same in the review. */
LAB_TEST ("/review/secrecy", test_secrecy)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (19);
  guint n_compared = 0;

  for (guint i = 0; i < 60; i++)
    {
      g_auto (Table) table = { NULL };
      g_auto (Table) other = { NULL };
      g_autoptr (GArray) turns = NULL;
      LabShiftDeal dealt = { i + 1, 0xf, 0, 4,
                             (LabShiftRules) (i % N_RULES & ~LAB_SHIFT_RULES_OPEN_CARDS) };
      const LabShiftPosition *now;
      LabShiftPosition initial, swapped;

      lab_shift_deal_position (&dealt, &initial);
      table_init (&table, &initial);
      play (&table, random, (guint) g_rand_int_range (random, 0, 8), g_rand_boolean (random));
      now = &table.game->position;
      turns = get_turns (table.game);

      swapped = initial;
      for (LabShiftSeat seat = 0; seat < 2; seat++)
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
