/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-play.h"
#include "lab-test-program.h"
#include "lab-notation.h"

#define ALL_RULES (LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS | LAB_RULES_RANDOM_TILES)

/* Lines that must change nothing, and the answer to each. */
static const struct
{
  const char *line;
  const char *answer;
} noise[] = {
  { "Zz=9-h8", "“Zz=9-h8” is not a turn" },
  { "Nb=6", "“Nb=6” is not a turn" },
  { "nb=6-e3", "“nb=6-e3” is not a turn" },
  { "\033[2J\xff", "is not a turn" },
  { "end", "Nobody has won yet" },
  { "help", "Type a turn such as Nb=6-e3" },
  { "   ", NULL },
};

static LabPosition *
position_at (LabTestGame *game,
             guint        number)
{
  return &g_array_index (game->positions, LabPosition, number);
}

static void
append_turns (GString     *script,
              LabTestGame *game,
              guint        begin,
              guint        end)
{
  for (guint i = begin; i < end; i++)
    {
      char text[LAB_TURN_LENGTH];

      lab_notation_format_turn (&g_array_index (game->turns, LabTurn, i), text);
      g_string_append_printf (script, "%s\n", text);
    }
}

static const char *
name_of (const char * const *names,
         LabSeat             seat)
{
  return names[seat] != NULL ? names[seat] : lab_seat_get_color_name (seat);
}

/* Asserts that the turns are announced in order, each followed by its find. */
static void
assert_announced (const char         *out,
                  LabTestGame        *game,
                  const char * const *names)
{
  const char *next = out;

  for (guint i = 0; i < game->turns->len; i++)
    {
      const LabPosition *before = position_at (game, i), *after = position_at (game, i + 1);
      LabSeat seat = before->seat;
      GString *expected = g_string_new (NULL);
      char text[LAB_TURN_LENGTH];

      lab_notation_format_turn (&g_array_index (game->turns, LabTurn, i), text);
      g_string_append_printf (expected, "%s has played %s.\n", name_of (names, seat), text);
      if (after->n_found[seat] > before->n_found[seat])
        {
          LabTreasure found = lab_position_get_cards (after, seat)[before->n_found[seat]];

          g_string_append_printf (expected, "Treasure found by %s: %s (%c).\n",
                                  name_of (names, seat), lab_treasure_get_name (found),
                                  lab_treasure_get_letter (found));
        }
      if (before->n_places == 0 && after->n_places > 0)
        g_string_append_printf (expected, "%s has won!\n", name_of (names, seat));
      lab_test_assert_contains (next, expected->str);
      next = strstr (next, expected->str) + expected->len;
      g_string_free (expected, TRUE);
    }
}

static void
assert_ranked (const char         *out,
               LabTestGame        *game,
               const char * const *names)
{
  const LabPosition *end = position_at (game, game->turns->len);
  GString *expected = g_string_new ("\nThe game is over. The ranking:\n");

  for (guint i = 0; i < end->n_places; i++)
    {
      LabSeat seat = end->places[i];

      g_string_append_printf (expected, "%u. %s, treasures found: %u of %u\n", i + 1,
                              name_of (names, seat), end->n_found[seat], end->n_cards[seat]);
    }
  g_assert_cmpuint (end->n_places, ==, lab_bitboard_count (lab_position_get_seats (end)));
  g_assert_true (g_str_has_suffix (out, expected->str));
  g_string_free (expected, TRUE);
}

/* Asserts that each player saw the card to find before the turn. */
static void
assert_told (const char        *out,
             const LabPosition *position)
{
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  char cell[3];

  if (sought == 0)
    {
      g_autofree char *home = NULL;

      lab_cell_format (lab_seat_get_corner (position->seat), cell);
      home = g_strdup_printf ("You have found all your treasures. Return home to %s.\n", cell);
      lab_test_assert_contains (out, home);
    }
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      g_autofree char *card = NULL;

      if ((sought & LAB_TREASURE_BIT (treasure)) == 0)
        continue;
      if (position->treasures[treasure] == LAB_CELL_SPARE)
        {
          card = g_strdup_printf ("Your card: %s (%c), on the spare tile.\n",
                                  lab_treasure_get_name (treasure), 'A' + treasure);
        }
      else
        {
          lab_cell_format (position->treasures[treasure], cell);
          card = g_strdup_printf ("Your card: %s (%c), on %s.\n", lab_treasure_get_name (treasure),
                                  'A' + treasure, cell);
        }
      lab_test_assert_contains (out, card);
    }
}

/* Asserts that the boards are shown in order, with the text around them. */
static void
assert_shown (const char  *out,
              LabTestGame *game)
{
  g_auto (GStrv) tables = g_strsplit (out, "It is your turn, ", -1);

  g_assert_cmpuint (g_strv_length (tables), ==, game->turns->len + 1);
  for (guint i = 0; i < game->turns->len; i++)
    assert_told (tables[i + 1], position_at (game, i));
}

static void
play_whole_game (guint n_players,
                 guint n_cards,
                 guint rules)
{
  static const char * const nobody[LAB_N_SEATS] = { NULL };
  g_autofree char *players = g_strdup_printf ("%u", n_players);
  g_autofree char *cards = g_strdup_printf ("%u", n_cards);
  g_autoptr (GStrvBuilder) args = g_strv_builder_new ();
  g_autoptr (GString) script = g_string_new (NULL);
  g_autoptr (LabTestGame) game = NULL;
  g_autoptr (LabTestRun) run = NULL;
  g_auto (GStrv) argv = NULL;
  LabPosition start;

  lab_test_deal (&start, 5, n_players, n_cards, rules);
  game = lab_test_game_new (&start, 1);
  for (guint i = 0; i < G_N_ELEMENTS (noise); i++)
    g_string_append_printf (script, "%s\n", noise[i].line);
  append_turns (script, game, 0, game->turns->len);

  g_strv_builder_add_many (args, "play", "--seed", "5", "--players", players, "--cards", cards,
                           NULL);
  if ((rules & LAB_RULES_LAST_TREASURE) != 0)
    g_strv_builder_add (args, "--last-treasure");
  if ((rules & LAB_RULES_OPEN_CARDS) != 0)
    g_strv_builder_add (args, "--open-cards");
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    g_strv_builder_add (args, "--random-tiles");
  argv = g_strv_builder_end (args);
  run = lab_test_runv (script->str, argv);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_str_has_prefix (run->out, "The seed of this game is 5.\n"));
  for (guint i = 0; i < G_N_ELEMENTS (noise); i++)
    lab_test_assert_contains (run->out, noise[i].answer != NULL ? noise[i].answer : "");
  lab_test_assert_lacks (run->out, "\033");
  lab_test_assert_lacks (run->out, "Pass the screen");
  g_assert_cmpuint (lab_test_count (run->out, " has won!\n"), ==, 1);
  assert_announced (run->out, game, nobody);
  assert_shown (run->out, game);
  assert_ranked (run->out, game, nobody);
}

static void
test_two_players (void)
{
  play_whole_game (2, 12, LAB_RULES_STANDARD);
}

static void
test_three_players (void)
{
  play_whole_game (3, 3, LAB_RULES_STANDARD);
}

static void
test_four_players (void)
{
  play_whole_game (4, 6, LAB_RULES_STANDARD);
}

static void
test_variants (void)
{
  for (guint rules = 1; rules <= ALL_RULES; rules++)
    {
      play_whole_game (2, 3, rules);
      play_whole_game (4, 2, rules);
    }
}

/* These turns are valid notation, but illegal in the current state of the game. */
static void
test_forbidden_turns (void)
{
  g_autoptr (LabTestRun) run = NULL;
  LabPosition start;
  g_autofree char *before = NULL;
  g_autofree char *twice = NULL;

  lab_test_deal (&start, 1, 2, 2, LAB_RULES_STANDARD);
  before = lab_notation_format_position (&start);
  twice = g_strdup_printf ("%s\nType a turn", before);

  /* The spare is the straight 5; the pawn on a1 cannot reach g1; after Nb, Sb is
   * blocked. */
  run = lab_test_run ("Nb=6-a1\nNb=5-g1\nposition\nNb=5-a1\nSb=3-g7\nshow\n", "play", "--seed", "1",
                      "--cards", "2", NULL);
  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "The spare tile cannot be rotated like that.");
  lab_test_assert_contains (run->out, "No open passage leads there after that insertion.");
  lab_test_assert_contains (run->out, "The last tile was pushed out there");
  lab_test_assert_contains (run->out, twice);
  g_assert_cmpuint (lab_test_count (run->out, " has played "), ==, 1);
  g_assert_cmpuint (lab_test_count (run->out, "It is your turn, Red."), ==, 1);
  g_assert_cmpuint (lab_test_count (run->out, "It is your turn, Blue."), ==, 2);
}

/* The board looks as in the command show. */
static void
test_drawing (void)
{
  g_autoptr (LabTestRun) deal = lab_test_run (NULL, "deal", "--seed", "9", NULL);
  g_autoptr (LabTestRun) boxes = lab_test_run (deal->out, "show", "-", NULL);
  g_autoptr (LabTestRun) ascii = lab_test_run (deal->out, "show", "--ascii", "-", NULL);
  g_autoptr (LabTestRun) play = lab_test_run (NULL, "play", "--seed", "9", NULL);
  g_autoptr (LabTestRun) plain = lab_test_run (NULL, "play", "--seed", "9", "--ascii", NULL);

  /* Compares up to the cards, which the command play does not show. */
  *strstr (boxes->out, "\nCards of pawn 1") = '\0';
  *strstr (ascii->out, "\nCards of pawn 1") = '\0';
  lab_test_assert_contains (play->out, boxes->out);
  lab_test_assert_contains (plain->out, ascii->out);
  lab_test_assert_lacks (play->out, "Cards of pawn");
}

/* A game can be continued where it was left, with the same names. */
static void
test_take_up (void)
{
  static const char * const names[LAB_N_SEATS] = { "Anna", NULL, "Zoë", NULL };
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  g_autoptr (LabTestGame) game = NULL;
  g_autoptr (LabTestRun) left = NULL;
  g_autoptr (LabTestRun) quit = NULL;
  g_autoptr (LabTestRun) taken = NULL;
  g_autofree char *middle = NULL;
  g_autofree char *farewell = NULL;
  LabPosition start;

  lab_test_deal (&start, 11, 2, 4, LAB_RULES_STANDARD);
  game = lab_test_game_new (&start, 2);
  append_turns (first, game, 0, game->turns->len / 2);
  append_turns (second, game, game->turns->len / 2, game->turns->len);
  middle = lab_notation_format_position (position_at (game, game->turns->len / 2));
  farewell = g_strdup_printf (" this position in quotes:\n%s\n", middle);

  left = lab_test_run (first->str, "play", "-s", "11", "-c", "4", "-n", "Anna", "-n", "Zoë", NULL);
  g_assert_cmpint (left->status, ==, 0);
  lab_test_assert_contains (left->out, "\nThe game ended early.");
  g_assert_true (g_str_has_suffix (left->out, farewell));
  g_string_append (first, "quit\nNb=5-a1\n");
  quit = lab_test_run (first->str, "play", "-s", "11", "-c", "4", NULL);
  g_assert_cmpint (quit->status, ==, 0);
  g_assert_true (g_str_has_suffix (quit->out, farewell));

  taken = lab_test_run (second->str, "play", "--position", middle, "--name", "Anna", "--name",
                        "Zoë", NULL);
  g_assert_cmpint (taken->status, ==, 0);
  lab_test_assert_lacks (taken->out, "The seed");
  assert_ranked (taken->out, game, names);
}

/* If the position is after an insertion, the program asks for a cell. */
static void
test_take_up_in_move (void)
{
  LabPosition position;
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (LabTestRun) run = NULL;

  lab_test_deal (&position, 1, 2, 2, LAB_RULES_STANDARD);
  lab_position_insert (&position, 0, 0x5);
  text = lab_notation_format_position (&position);
  run = lab_test_run ("help\nNb=5-a1\ng7\nh9\na1\n", "play", "-f", text, NULL);
  lab_position_move (&position, LAB_CELL (0, 0));
  expected = lab_notation_format_position (&position);

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "type the cell to move your pawn to");
  lab_test_assert_contains (run->out, "“Nb=5-a1” is not a cell");
  lab_test_assert_contains (run->out, "No open passage leads there.");
  lab_test_assert_contains (run->out, "“h9” is not a cell");
  lab_test_assert_contains (run->out, "Red has moved to a1.\n");
  lab_test_assert_contains (run->out, expected);
}

/* Turns may follow the position on the same input. */
static void
test_piped_position (void)
{
  g_autoptr (LabTestRun) deal = lab_test_run (NULL, "deal", "--seed", "1", NULL);
  g_autofree char *input = g_strconcat (deal->out, "Nb=5-a1\n", NULL);
  g_autoptr (LabTestRun) run = lab_test_run (input, "play", "--position", "-", NULL);

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "Red has played Nb=5-a1.");
}

/* After a player has won, the game can be ended before the last place. */
static void
test_end (void)
{
  g_autoptr (GString) script = g_string_new (NULL);
  g_autoptr (LabTestGame) game = NULL;
  g_autoptr (LabTestRun) run = NULL;
  LabPosition start;
  guint won = 0;

  lab_test_deal (&start, 4, 4, 1, LAB_RULES_STANDARD);
  game = lab_test_game_new (&start, 3);
  while (position_at (game, won)->n_places == 0)
    won++;
  append_turns (script, game, 0, won);
  g_string_append (script, "end\n");
  run = lab_test_run (script->str, "play", "-s", "4", "-p", "4", "-c", "1", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (lab_test_count (run->out, " has won!\n"), ==, 1);
  lab_test_assert_contains (run->out, "\nThe game is over. The ranking:\n1. ");
  lab_test_assert_lacks (run->out, "finished in place");
  lab_test_assert_lacks (run->out, "was left");
}

static void
test_refusals (void)
{
  static const char unfair[] =
    "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 a1 - a1,g1,g7,- c1,e1,a3,c3,e3,g3,"
    "a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 :JN,:,:,- 1i - -";
  static const char over[] =
    "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 a1 Nb a1,-,g7,- c1,e1,a3,c3,e3,g3,"
    "a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 J:,-,:N,- 1x - 13";
  g_autoptr (LabTestRun) study = lab_test_run (NULL, "play", "--position", LAB_TEST_STUDY, NULL);
  g_autoptr (LabTestRun) no_cards = lab_test_run (NULL, "play", "--position", unfair, NULL);
  g_autoptr (LabTestRun) ended = lab_test_run (NULL, "play", "--position", over, NULL);
  g_autoptr (LabTestRun) both = lab_test_run (NULL, "play", "-s", "1", "--position", over, NULL);
  g_autoptr (LabTestRun) names = lab_test_run (NULL, "play", "-n", "A", "-n", "B", "-n", "C", NULL);
  g_autoptr (LabTestRun) escape = lab_test_run (NULL, "play", "--name", "\033[2J", NULL);

  lab_test_assert_refused (study, "would never end");
  lab_test_assert_refused (no_cards, "would never end");
  lab_test_assert_refused (ended, "is over");
  lab_test_assert_refused (both, "Use either --position");
  lab_test_assert_refused (names, "more names than players");
  lab_test_assert_refused (escape, "control character");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/play/two-players", test_two_players);
  g_test_add_func ("/lab/play/three-players", test_three_players);
  g_test_add_func ("/lab/play/four-players", test_four_players);
  g_test_add_func ("/lab/play/variants", test_variants);
  g_test_add_func ("/lab/play/forbidden-turns", test_forbidden_turns);
  g_test_add_func ("/lab/play/drawing", test_drawing);
  g_test_add_func ("/lab/play/take-up", test_take_up);
  g_test_add_func ("/lab/play/take-up-in-move", test_take_up_in_move);
  g_test_add_func ("/lab/play/piped-position", test_piped_position);
  g_test_add_func ("/lab/play/end", test_end);
  g_test_add_func ("/lab/play/refusals", test_refusals);
  return g_test_run ();
}
