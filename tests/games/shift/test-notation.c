/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notation.h"

#include <string.h>

#include "lab-test-effort.h"
#include "lab-test-games.h"

#define TILES "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69"
#define STUDY TILES " a f4 Sf"
#define PAWNS "f4,-,g7,-"
#define TREASURES "c1,e1,a3,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME_START STUDY " " PAWNS " " TREASURES

/* Private helpers */

static void
assert_round_trip (const LabPosition *position)
{
  g_autofree char *text = lab_notation_format_position (position);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  LabPosition read;

  memset (&read, 0xa5, sizeof read);
  g_assert_true (lab_notation_parse_position (text, &read, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&read, sizeof read, position, sizeof *position);
  again = lab_notation_format_position (&read);
  g_assert_cmpstr (again, ==, text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strpbrk (text, "\n\r\t"));
}

/* Asserts that parsing @text fails with a message that contains @fragment, and that
 * the output is unchanged. */
static void
assert_refused (const char *text,
                const char *fragment)
{
  g_autoptr (GError) error = NULL;
  LabPosition position, before;

  memset (&position, 0xa5, sizeof position);
  before = position;
  if (lab_notation_parse_position (text, &position, &error))
    g_error ("taken for a position: %s", text);
  g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION);
  if (fragment != NULL && strstr (error->message, fragment) == NULL)
    g_error ("“%s” is not in “%s”, for %s", fragment, error->message, text);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
  /* The error is optional. */
  g_assert_false (lab_notation_parse_position (text, &position, NULL));
}

/* Parses any @text. It must not crash, and an accepted position must be valid.
 * Returns whether @text is accepted. */
static gboolean
try_anything (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabPosition position, before;

  memset (&position, 0xa5, sizeof position);
  before = position;
  if (lab_notation_parse_position (text, &position, &error))
    {
      g_assert_no_error (error);
      assert_round_trip (&position);
      return TRUE;
    }
  g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
  return FALSE;
}

/* Tests: positions */

static void
test_reference_positions (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      g_autofree char *text = lab_notation_format_position (&rows[i].position);

      g_assert_cmpstr (text, ==, rows[i].text);
      assert_round_trip (&rows[i].position);
    }
}

static void
test_study_fields (void)
{
  LabPosition position = lab_test_parse (STUDY);

  g_assert_cmphex (lab_board_get_tile (&position.board, LAB_CELL (0, 0)), ==, 0x6);
  g_assert_cmphex (lab_board_get_tile (&position.board, LAB_CELL (1, 0)), ==, 0xc);
  g_assert_cmphex (lab_board_get_tile (&position.board, LAB_CELL (0, 1)), ==, 0x3);
  g_assert_cmphex (lab_board_get_tile (&position.board, LAB_CELL (6, 6)), ==, 0x9);
  g_assert_cmphex (position.board.spare, ==, 0xa);
  g_assert_cmpuint (position.pawns[0], ==, LAB_CELL (5, 3));
  g_assert_cmpuint (position.pawns[1], ==, LAB_CELL_NONE);
  g_assert_cmpuint (position.last_arrow, ==, 8);
  g_assert_cmpuint (position.seat, ==, 0);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
  g_assert_cmpuint (position.treasures[0], ==, LAB_CELL_NONE);
  g_assert_cmpuint (position.n_cards[0], ==, 0);
}

static void
test_game_fields (void)
{
  LabPosition position = lab_test_parse (
    TILES " a g7 E4 a1,g1,g7,- c1,e1,a3,*,g6,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    "A:,:C,D:BE,- 3m lor 1");

  g_assert_cmpuint (position.last_arrow, ==, 4);
  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_MOVE);
  g_assert_cmphex (lab_position_get_seats (&position), ==, 0x7);
  g_assert_cmpuint (position.pawns[1], ==, LAB_CELL (6, 0));
  g_assert_cmpuint (position.treasures[3], ==, LAB_CELL_SPARE);
  g_assert_cmpuint (position.treasures[4], ==, LAB_CELL (6, 5));
  g_assert_cmpuint (position.n_cards[0], ==, 1);
  g_assert_cmpuint (position.n_found[0], ==, 1);
  g_assert_cmpuint (position.n_cards[1], ==, 1);
  g_assert_cmpuint (position.n_found[1], ==, 0);
  g_assert_cmpuint (position.n_cards[2], ==, 3);
  g_assert_cmpuint (position.n_found[2], ==, 1);
  g_assert_cmpuint (position.cards[2], ==, 3);
  g_assert_cmpuint (position.cards[3], ==, 1);
  g_assert_cmpuint (position.cards[4], ==, 4);
  g_assert_cmpint (position.rules, ==,
                   LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS | LAB_RULES_RANDOM_TILES);
  g_assert_cmpuint (position.n_places, ==, 1);
  g_assert_cmpuint (position.places[0], ==, 0);
  assert_round_trip (&position);

  position = lab_test_parse (GAME_START " :A,-,:BC,- 1i l -");
  g_assert_cmpint (position.rules, ==, LAB_RULES_LAST_TREASURE);
  position = lab_test_parse (GAME_START " :A,-,:BC,- 1i o -");
  g_assert_cmpint (position.rules, ==, LAB_RULES_OPEN_CARDS);
  position = lab_test_parse (GAME_START " :A,-,BC:,- 1x r 3");
  g_assert_cmpint (position.rules, ==, LAB_RULES_RANDOM_TILES);
  g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.places[0], ==, 2);
}

static void
test_spaces (void)
{
  LabPosition plain = lab_test_parse (STUDY);
  LabPosition spaced = lab_test_parse ("  \t" TILES "   a\tf4  Sf \r\n");

  g_assert_cmpmem (&plain, sizeof plain, &spaced, sizeof spaced);
}

static void
test_random_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint n_rules[8] = { 0 }, n_phases[3] = { 0 };

  for (guint round = 0; round < lab_test_rounds (300); round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition position;

      lab_deal_position (&deal, &position);
      n_rules[position.rules]++;
      for (guint turn = 0; turn < 80 && position.phase != LAB_PHASE_OVER; turn++)
        {
          LabTurn played = lab_test_greedy_turn (random, &position);

          assert_round_trip (&position);
          lab_position_insert (&position, played.arrow, played.tile);
          assert_round_trip (&position);
          n_phases[position.phase]++;
          lab_position_move (&position, played.cell);
        }
      n_phases[position.phase]++;
      assert_round_trip (&position);
    }
  for (guint rules = 0; rules < 8; rules++)
    g_assert_cmpuint (n_rules[rules], >, lab_test_rounds (10));
  g_assert_cmpuint (n_phases[LAB_PHASE_OVER], >, lab_test_rounds (50));
}

static void
test_refusals (void)
{
  static const char *cases[][2] = {
    { "", "not 0." },
    { "   ", "not 0." },
    { TILES " a f4", "not 3." },
    { STUDY " x", "not 5." },
    { GAME_START " :A,-,:B,- 1i -", "not 9." },
    { GAME_START " :A,-,:B,- 1i - - -", "not 11." },
    { "6ce9eac a f4 Sf", "seven rows" },
    { TILES "/ a f4 Sf", "seven rows" },
    { "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b6 a f4 Sf", "seven rows" },
    { "6ce9eac/39ad3e3/7a7ee3d/e5acc337/ab5d3d/565adc7/35b5b69 a f4 Sf", "Row 4 of the board" },
    { "6ce9eac-39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf", "Row 1 of the board" },
    { "6ce0eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf", "“0” on d1" },
    { "6ce9eac/31ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf", "“1” on b2" },
    { "6ce9eac/39ad3e3/7a7ee3f/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf", "“f” on g3" },
    { "6ce9eac/39ad3e3/7a7ee3d/x5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf", "“x” on a4" },
    { "6ce9eac/39ad3e3/7a7ee3d/\xc3\xa9" "acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf", "“?” on a4" },
    { TILES " 0 f4 Sf", "spare" },
    { TILES " f f4 Sf", "spare" },
    { TILES " a6 f4 Sf", "spare" },
    { TILES " \xff f4 Sf", "spare" },
    { TILES " a h4 Sf", "third field" },
    { TILES " a f4x Sf", "third field" },
    { TILES " a - Sf", "third field" },
    { TILES " a f Sf", "third field" },
    { TILES " a f4 Sg", "fourth field" },
    { TILES " a f4 Sff", "fourth field" },
    { TILES " a f4 --", "fourth field" },
    { STUDY " f4,-,g7 " TREASURES " :A,-,:B,- 1i - -", "four cells" },
    { STUDY " f4,-,g7,-,- " TREASURES " :A,-,:B,- 1i - -", "four cells" },
    { STUDY " f4,-,h7,- " TREASURES " :A,-,:B,- 1i - -", "pawn of seat 3" },
    { STUDY " f4,-,,- " TREASURES " :A,-,:B,- 1i - -", "pawn of seat 3" },
    { STUDY " f4,a77,-,- " TREASURES " :A,-,:B,- 1i - -", "pawn of seat 2" },
    { STUDY " " PAWNS " c1,e1 :A,-,:B,- 1i - -", "sixth field" },
    { STUDY " " PAWNS " " TREASURES ",- :A,-,:B,- 1i - -", "sixth field" },
    { STUDY " " PAWNS " c1,e1,a8,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A,-,:B,- 1i - -",
      "Treasure C" },
    { STUDY " " PAWNS " c1,e1,c1,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A,-,:B,- 1i - -",
      "Treasure C is on a tile" },
    { STUDY " " PAWNS " *,e1,c1,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A,-,:B,- 1i - -",
      "Treasure D is on a tile" },
    { GAME_START " :A,-,:B 1i - -", "four hands" },
    { GAME_START " :A,-,:B,-,- 1i - -", "four hands" },
    { GAME_START " :A,:C,:B,- 1i - -", "Seat 2 has cards but no pawn" },
    { GAME_START " :A,:,:B,- 1i - -", "Seat 2 has cards but no pawn" },
    { GAME_START " -,-,:B,- 1i - -", "“-” of seat 1" },
    { GAME_START " A,-,:B,- 1i - -", "cards of seat 1 need a colon" },
    { GAME_START " ,-,:B,- 1i - -", "cards of seat 1 need a colon" },
    { GAME_START " :A:,-,:B,- 1i - -", "“:” of seat 1" },
    { GAME_START " :AA,-,:B,- 1i - -", "“A” of seat 1" },
    { GAME_START " :A,-,:A,- 1i - -", "“A” of seat 3" },
    { GAME_START " :A,-,:Y,- 1i - -", "“Y” of seat 3" },
    { GAME_START " :A,-,:@,- 1i - -", "“@” of seat 3" },
    { GAME_START " :A,-,:b,- 1i - -", "“b” of seat 3" },
    { GAME_START " :A,-,:X,- 1i - -", "“X” of seat 3" },
    { GAME_START " :A,-,:\xc3\xa9,- 1i - -", "“?” of seat 3" },
    { GAME_START " :A,-,:B,- 0i - -", "eighth field" },
    { GAME_START " :A,-,:B,- 5i - -", "eighth field" },
    { GAME_START " :A,-,:B,- 1z - -", "eighth field" },
    { GAME_START " :A,-,:B,- 1 - -", "eighth field" },
    { GAME_START " :A,-,:B,- 1ii - -", "eighth field" },
    { GAME_START " :A,-,:B,- 2i - -", "turn of seat 2, which has no pawn" },
    { TILES " a f4 - " PAWNS " " TREASURES " :A,-,:B,- 1m - -", "no tile was inserted" },
    { GAME_START " :A,-,:B,- 1i x -", "ninth field" },
    { GAME_START " :A,-,:B,- 1i ll -", "ninth field" },
    { GAME_START " :A,-,:B,- 1i l- -", "ninth field" },
    { GAME_START " :A,-,:B,- 1i - 0", "tenth field" },
    { GAME_START " :A,-,:B,- 1i - 5", "tenth field" },
    { GAME_START " :A,-,:B,- 1i - 2", "tenth field" },
    { GAME_START " :A,-,:B,- 1i - 33", "tenth field" },
    { GAME_START " :A,-,:B,- 1i - \xc3\xa9", "tenth field" },
    { GAME_START " A:,-,:B,- 1i - 1", "turn of seat 1, which has finished" },
    { GAME_START " :A,-,:B,- 1i - 3", "names a seat that still has cards" },
    { GAME_START " :A,-,:B,- 1x - 3", "names a seat that still has cards" },
    { GAME_START " :A,-,:B,- 1x - 31", "names a seat that still has cards" },
    { GAME_START " :A,-,:,- 1x - 3", "names a seat that still has cards" },
    { GAME_START " :A,-,B:,- 1i - 3", "leaves nobody to play" },
    { GAME_START " :A,-,:B,- 3i - -", "third field is not the cell of the pawn" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i][0], cases[i][1]);
}

static void
test_too_long (void)
{
  g_autoptr (GString) text = g_string_new (STUDY);

  while (text->len < 1000)
    g_string_append_c (text, ' ');
  g_assert_true (try_anything (text->str));
  g_string_append_c (text, ' ');
  assert_refused (text->str, "too long");
  for (guint i = 0; i < 200000; i++)
    g_string_append (text, "a1,");
  assert_refused (text->str, "too long");
}

static void
test_truncated (void)
{
  static const char *texts[] = { STUDY, GAME_START " :A,-,B:C,- 1i lo -" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strdup (texts[i]);

      g_assert_true (try_anything (text));
      for (gsize length = strlen (text); length > 0; length--)
        {
          /* The copy has exactly this length, so that a sanitizer detects a read
           * past its end. */
          g_autofree char *part = g_strndup (text, length - 1);

          try_anything (part);
          if (i == 0)
            assert_refused (part, NULL);
        }
    }
}

static void
test_fuzz (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  guint n_taken = 0;

  for (guint round = 0; round < lab_test_rounds (20000); round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition position;
      g_autofree char *text = NULL;
      gsize length;

      lab_deal_position (&deal, &position);
      text = lab_notation_format_position (&position);
      length = strlen (text);
      for (gint32 n = g_rand_int_range (random, 1, 4); n > 0; n--)
        {
          gsize at = (gsize) g_rand_int_range (random, 0, (gint32) length);
          gsize from = (gsize) g_rand_int_range (random, 0, (gint32) length);

          switch (g_rand_int_range (random, 0, 4))
            {
            case 0:
              text[at] = (char) (text[at] ^ (1 << g_rand_int_range (random, 0, 8)));
              break;
            case 1:
              text[at] = (char) g_rand_int_range (random, 1, 256);
              break;
            case 2:
              text[at] = text[from];
              break;
            default:
              memmove (text + at, text + MAX (at, from), length - MAX (at, from) + 1);
              length = strlen (text);
              break;
            }
          length = strlen (text);
          if (length == 0)
            break;
        }
      n_taken += try_anything (text) ? 1 : 0;
    }
  /* Small changes may give another valid position; both results must have occurred. */
  g_assert_cmpuint (n_taken, >, lab_test_rounds (100));
  g_assert_cmpuint (n_taken, <, lab_test_rounds (10000));
}

static void
test_rubbish (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (8);

  for (guint round = 0; round < lab_test_rounds (20000); round++)
    {
      gsize length = (gsize) g_rand_int_range (random, 0, 120);
      g_autofree char *text = g_malloc (length + 1);

      for (gsize i = 0; i < length; i++)
        text[i] = (char) (g_rand_int_range (random, 0, 6) == 0
                            ? ' ' : g_rand_int_range (random, 1, 256));
      text[length] = '\0';
      assert_refused (text, NULL);
    }
}

/* Tests: turns and cells */

static void
test_turns (void)
{
  static const LabOpenings tiles[] = { 0x3, 0x5, 0x6, 0x7, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe };

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (gsize tile = 0; tile < G_N_ELEMENTS (tiles); tile++)
        {
          for (guint i = 0; i < 49; i++)
            {
              LabTurn turn = { arrow, tiles[tile], LAB_CELL (i % 7, i / 7) };
              LabTurn read = { 0 };
              char text[LAB_TURN_LENGTH];

              lab_notation_format_turn (&turn, text);
              g_assert_cmpuint (strlen (text), ==, 7);
              g_assert_true (lab_notation_parse_turn (text, &read, NULL));
              g_assert_cmpmem (&read, sizeof read, &turn, sizeof turn);
            }
        }
    }
}

static void
test_turn_by_hand (void)
{
  LabTurn turn;
  char text[LAB_TURN_LENGTH];

  g_assert_true (lab_notation_parse_turn ("Nb=6-e3", &turn, NULL));
  g_assert_cmpuint (turn.arrow, ==, 0);
  g_assert_cmphex (turn.tile, ==, 0x6);
  g_assert_cmpuint (turn.cell, ==, LAB_CELL (4, 2));
  lab_notation_format_turn (&turn, text);
  g_assert_cmpstr (text, ==, "Nb=6-e3");
}

/* Tests the notation of insertions, which is the first half of a turn. */
static void
test_insertions (void)
{
  static const char *bad[] = { "", "Nb", "Nb=", "Nb=0", "Nb=f", "Nb:6", "Nb=6-", "Nb=6 ", " Nb=6",
                               "Na=6", "Nb=6-e3", "\xff\xff\xff\xff" };
  LabTurn turn = { 77, 78, 79 };
  char text[LAB_TURN_LENGTH];

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_notation_parse_insertion (bad[i], &turn, &error));
      g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_TURN);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (turn.arrow, ==, 77);
    }
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      const LabTurn written = { arrow, 0x6, 3 };

      lab_notation_format_insertion (&written, text);
      g_assert_true (lab_notation_parse_insertion (text, &turn, NULL));
      g_assert_cmpuint (turn.arrow, ==, arrow);
      g_assert_cmphex (turn.tile, ==, 0x6);
      g_assert_cmpuint (turn.cell, ==, LAB_CELL_NONE);
    }
  g_assert_cmpstr (text, ==, "W6=6");
}

static void
test_bad_turns (void)
{
  static const char *bad[] = {
    "", "N", "Nb", "Nb=6", "Nb=6-", "Nb=6-e", "Nb=6-e33", "Nb=6-e3 ", " Nb=6-e3", "Nb=6-h3",
    "Nb=6-e8", "Nb=6-e0", "Na=6-e3", "nb=6-e3", "Nb:6-e3", "Nb=6:e3", "Nb=0-e3", "Nb=f-e3",
    "Nb=8-e3", "Nb=g-e3", "Nb=66e3", "\xc3\xa9=6-e", "Nb=\xff-e3", "Nb=6-\xc3\xa9",
    "\xff\xff\xff\xff\xff\xff\xff",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      LabTurn turn = { 77, 78, 79 };
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_notation_parse_turn (bad[i], &turn, &error));
      g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_TURN);
      g_assert_nonnull (strstr (error->message, "is not a turn"));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (turn.arrow, ==, 77);
      g_assert_cmpuint (turn.tile, ==, 78);
      g_assert_cmpuint (turn.cell, ==, 79);
    }
}

static void
test_cells (void)
{
  static const char *bad[] = {
    "", "a", "a0", "h1", "a11", "a1 ", " a1", "A1", "\xc3\xa9", "\xff\xff",
  };
  LabCell cell = 77;

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_notation_parse_cell (bad[i], &cell, &error));
      g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_CELL);
      g_assert_nonnull (strstr (error->message, "is not a cell"));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (cell, ==, 77);
    }
  g_assert_true (lab_notation_parse_cell ("g7", &cell, NULL));
  g_assert_cmpuint (cell, ==, LAB_CELL (6, 6));
}

static void
test_long_texts (void)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) turn_error = NULL;
  g_autoptr (GError) cell_error = NULL;
  LabTurn turn;
  LabCell cell;

  g_assert_false (lab_notation_parse_turn (text, &turn, &turn_error));
  g_assert_cmpuint (strlen (turn_error->message), <, 300);
  g_assert_false (lab_notation_parse_cell (text, &cell, &cell_error));
  g_assert_cmpuint (strlen (cell_error->message), <, 300);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/notation/reference-positions", test_reference_positions);
  g_test_add_func ("/model/notation/study-fields", test_study_fields);
  g_test_add_func ("/model/notation/game-fields", test_game_fields);
  g_test_add_func ("/model/notation/spaces", test_spaces);
  g_test_add_func ("/model/notation/random-games", test_random_games);
  g_test_add_func ("/model/notation/refusals", test_refusals);
  g_test_add_func ("/model/notation/too-long", test_too_long);
  g_test_add_func ("/model/notation/truncated", test_truncated);
  g_test_add_func ("/model/notation/fuzz", test_fuzz);
  g_test_add_func ("/model/notation/rubbish", test_rubbish);
  g_test_add_func ("/model/notation/turns", test_turns);
  g_test_add_func ("/model/notation/turn-by-hand", test_turn_by_hand);
  g_test_add_func ("/model/notation/insertions", test_insertions);
  g_test_add_func ("/model/notation/bad-turns", test_bad_turns);
  g_test_add_func ("/model/notation/cells", test_cells);
  g_test_add_func ("/model/notation/long-texts", test_long_texts);
  return g_test_run ();
}
