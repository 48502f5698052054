/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-notation.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

#define TILES "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69"
#define STUDY TILES " a f4 Sf"
#define PAWNS "f4,-,g7,-"
#define NO_MORE ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define TREASURES "c1,e1,a3,*,-" NO_MORE
#define FIVE_TREASURES "c1,e1,a3,*,a5" NO_MORE
#define GAME_START STUDY " " PAWNS " " TREASURES
#define GAME STUDY " " PAWNS " " FIVE_TREASURES

/* Private helpers */

static void
assert_written (const char *text,
                const char *again)
{
  g_assert_cmpstr (again, ==, text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strpbrk (text, "\n\r\t"));
}

static void
assert_round_trip (const LabShiftPosition *position)
{
  g_autofree char *text = lab_shift_notation_format_position (position);
  LabShiftPosition read = lab_test_parse (text);
  g_autofree char *again = lab_shift_notation_format_position (&read);

  g_assert_cmpmem (&read, sizeof read, position, sizeof *position);
  assert_written (text, again);
}

static void
assert_observation_round_trip (const LabShiftObservation *observation)
{
  g_autofree char *text = lab_shift_notation_format_observation (observation);
  LabShiftObservation read = lab_test_observe (text);
  g_autofree char *again = lab_shift_notation_format_observation (&read);

  g_assert_cmpmem (&read, sizeof read, observation, sizeof *observation);
  assert_written (text, again);
}

/* Asserts that @parse refuses @text with one line that has @part, and leaves what is in @place. The
 * error is optional. */
#define assert_refused(parse, place, code, text, part)                                             \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autoptr (GError) error = NULL;                                                               \
    typeof (*(place)) before;                                                                      \
                                                                                                   \
    memset (place, 0xa5, sizeof before);                                                           \
    memcpy (&before, place, sizeof before);                                                        \
    if (parse (text, place, &error))                                                               \
      g_error ("accepted: %s", text);                                                              \
    g_assert_error (error, LAB_SHIFT_NOTATION_ERROR, LAB_SHIFT_NOTATION_ERROR_##code);             \
    if (strstr (error->message, part) == NULL)                                                     \
      g_error ("“%s” is not in “%s”, for %s", part, error->message, text);                         \
    g_assert_true (g_utf8_validate (error->message, -1, NULL));                                    \
    g_assert_null (strchr (error->message, '\n'));                                                 \
    g_assert_true (g_str_has_suffix (error->message, "."));                                        \
    g_assert_cmpuint (strlen (error->message), <, 300);                                            \
    g_assert_cmpmem (place, sizeof before, &before, sizeof before);                                \
    g_assert_false (parse (text, place, NULL));                                                    \
  }                                                                                                \
  G_STMT_END

#define assert_each_refused(parse, place, code, part, ...)                                         \
  G_STMT_START                                                                                     \
  {                                                                                                \
    static const char * const bad[] = { __VA_ARGS__ };                                             \
                                                                                                   \
    for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)                                                 \
      assert_refused (parse, place, code, bad[i], part);                                           \
  }                                                                                                \
  G_STMT_END

/* Tests: positions */

LAB_TEST ("/model/notation/reference-positions", test_reference_positions)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      g_autofree char *text = lab_shift_notation_format_position (&rows[i].position);

      g_assert_cmpstr (text, ==, rows[i].text);
      assert_round_trip (&rows[i].position);
    }
}

LAB_TEST ("/model/notation/game-fields", test_game_fields)
{
  LabShiftPosition position = lab_test_parse (
    TILES " a g7 E4 a1,g1,g7,- c1,e1,a3,*,g6,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    "A:,:C,D:BE,- 3m lor 1");

  g_assert_cmpuint (position.seat, ==, 2);
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_MOVE);
  g_assert_cmpuint (position.treasures[3], ==, LAB_SHIFT_CELL_SPARE);
  g_assert_cmpuint (position.n_found[0] + position.n_found[2], ==, 2);
  g_assert_cmpuint (position.cards[3], ==, 1);
  g_assert_cmpint (position.rules, ==, 7);
  g_assert_cmpuint (position.places[0], ==, 0);
  assert_round_trip (&position);

  position = lab_test_parse (GAME_START " :A,-,:BC,- 1i l -");
  g_assert_cmpint (position.rules, ==, LAB_SHIFT_RULES_LAST_TREASURE);
  position = lab_test_parse (GAME_START " :A,-,:BC,- 1i o -");
  g_assert_cmpint (position.rules, ==, LAB_SHIFT_RULES_OPEN_CARDS);
  position = lab_test_parse (GAME_START " :A,-,BC:,- 1x r 3");
  g_assert_cmpint (position.rules, ==, LAB_SHIFT_RULES_RANDOM_TILES);
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_cmpuint (position.places[0], ==, 2);
}

LAB_TEST ("/model/notation/spaces", test_spaces)
{
  LabShiftPosition plain = lab_test_parse (STUDY);
  LabShiftPosition spaced = lab_test_parse ("  \t" TILES "   a\tf4  Sf \r\n");

  g_assert_cmpmem (&plain, sizeof plain, &spaced, sizeof spaced);
}

LAB_TEST ("/model/notation/refusals", test_refusals)
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
  LabShiftPosition position;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (lab_shift_notation_parse_position, &position, POSITION, cases[i][0],
                    cases[i][1]);
}

/* Tests: observations */

LAB_TEST ("/model/notation-observation/fields", test_fields)
{
  LabShiftObservation observation = lab_test_observe (GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D");
  g_autofree char *text = lab_shift_notation_format_observation (&observation);

  g_assert_cmpuint (observation.position.cards[1], ==, 0);
  g_assert_cmpuint (observation.position.cards[4], ==, LAB_SHIFT_TREASURE_HIDDEN);
  g_assert_cmpuint (observation.position.n_cards[0], ==, 3);
  g_assert_cmphex (observation.memory.declined[0], ==, 1u << 0 | 1u << 23);
  g_assert_cmphex (observation.memory.declined[3], ==, 1u << 3);
  g_assert_cmpstr (text, ==, GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D");
}

/* Ten fields are enough; the memory is then empty. */
LAB_TEST ("/model/notation-observation/without-memory", test_without_memory)
{
  LabShiftObservation observation = lab_test_observe (GAME " :A?,-,:?,- 1i - -");
  LabShiftObservation same = lab_test_observe ("  " GAME "\t:A?,-,:?,-   1i - - -,-,-,- \r\n");
  g_autofree char *text = lab_shift_notation_format_observation (&observation);

  g_assert_cmpmem (&observation, sizeof observation, &same, sizeof same);
  g_assert_true (g_str_has_suffix (text, " - -,-,-,-"));
}

/* A player who has found all cards sees none of the others' cards, and has no
 * current card. */
LAB_TEST ("/model/notation-observation/no-card-left", test_no_card_left)
{
  LabShiftObservation observation = lab_test_observe (GAME " AB:,-,:??,- 1i - - -,-,-,-");

  assert_observation_round_trip (&observation);
  observation = lab_test_observe (GAME " AB:,-,:??,- 1x - 1 -,-,-,-");
  assert_observation_round_trip (&observation);
  observation = lab_test_observe (GAME " :,-,:,- 1i - - -,-,-,-");
  assert_observation_round_trip (&observation);
}

LAB_TEST_VISITS ("/model/notation-observation/random-games", check_round_trip, 11,
                 lab_test_rounds (200), 2, lab_test_rounds (3000), lab_test_rounds (1000))
{
  assert_round_trip (position);
  assert_observation_round_trip (seen);
  counts[0]++;
  counts[1] += seen->memory.declined[position->seat] != 0 ? 1 : 0;
}

LAB_TEST ("/model/notation-observation/refusals", test_observation_refusals)
{
  static const char *cases[][2] = {
    { "", "not 0." },
    { STUDY, "not 4." },
    { GAME " :A?,-,:?,- 1i -", "not 9." },
    { GAME " :A?,-,:?,- 1i - - -,-,-,- -", "not 12." },
    /* Errors that any position can have. */
    { "6ce9eac a f4 Sf f4,-,g7,- " FIVE_TREASURES " :A?,-,:?,- 1i - -", "seven rows" },
    { GAME " :A?,-,:?,- 2i - -", "seat 2" },
    { GAME " :A?,-,:?,- 3i - -", "third field is not the cell of the pawn" },
    { GAME " :AA,-,:?,- 1i - -", "“A” of seat 1" },
    { GAME " :A?,-,:X,- 1i - -", "“X” of seat 3" },
    /* A card that was found cannot be hidden. */
    { GAME " ?:A,-,:?,- 1i - -", "“?” of seat 1" },
    { GAME " :A?,-,?:?,- 1i - -", "“?” of seat 3" },
    /* Players always see their own current card, and all of their own if cards are
     * open. */
    { GAME " :?,-,:?,- 1i - -", "stands for each card" },
    { GAME " B:?,-,:?,- 1i - -", "stands for each card" },
    { GAME " :??,-,:?,- 1m - -", "stands for each card" },
    { GAME " :??,-,:?,- 1i o -", "stands for each card" },
    /* These faces must be hidden. */
    { GAME " :AB,-,:?,- 1i - -", "stands for each card" },
    { GAME " :A?,-,:B,- 1i - -", "stands for each card" },
    { GAME " :A?,-,:?B,- 1i - -", "stands for each card" },
    { GAME " :AE,-,:B,- 1i o -", "stands for each card" },
    { GAME " :A?,-,:?,- 1i o -", "stands for each card" },
    { GAME " :?A,-,:?,- 1i o -", "stands for each card" },
    { GAME " B:A?,-,:?,- 1m lo - -,-,-,-", "stands for each card" },
    { GAME " :A??????????,-,:????????????BC,- 1i - -", "more than 24 cards" },
    { GAME " :A????????????,-,:????????????,- 1i - -", "more than 24 cards" },
    { GAME " :A?,?,:?,- 1i - -", "Seat 2 has cards but no pawn" },
    { GAME " ?,-,:?,- 1i - -", "“?” of seat 1" },
    /* Errors in the field of declined treasures. */
    { GAME " :A?,-,:?,- 1i - - -", "eleventh field, the declined" },
    { GAME " :A?,-,:?,- 1i - - -,-,-", "eleventh field, the declined" },
    { GAME " :A?,-,:?,- 1i - - -,-,-,-,-", "eleventh field, the declined" },
    { GAME " :A?,-,:?,- 1i - - Y,-,-,-", "“Y” in the eleventh" },
    { GAME " :A?,-,:?,- 1i - - -,-,-,A?", "“?” in the eleventh" },
    { GAME " :A?,-,:?,- 1i - - -,-,a,-", "“a” in the eleventh" },
    { GAME " :A?,-,:?,- 1i - - A-,-,-,-", "“-” in the eleventh" },
    { GAME " :A?,-,:?,- 1i - - @,-,-,-", "“@” in the eleventh" },
    { GAME " :A?,-,:?,- 1i - - \xc3\xa9,-,-,-", "“?” in the eleventh" },
  };
  LabShiftObservation observation;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (lab_shift_notation_parse_observation, &observation, POSITION, cases[i][0],
                    cases[i][1]);
}

/* 24 cards are the most allowed. */
LAB_TEST ("/model/notation-observation/most-cards", test_most_cards)
{
  LabShiftObservation observation
      = lab_test_observe (GAME " :A???????????,-,:????????????,- 1i - -");

  g_assert_cmpuint (observation.position.n_cards[0], ==, 12);
  g_assert_cmpuint (observation.position.n_cards[2], ==, 12);
  assert_observation_round_trip (&observation);
}

/* A position cannot be read from an observation, which hides part of it. */
LAB_TEST ("/model/notation-observation/position", test_position_without_hidden)
{
  LabShiftPosition position;

  assert_each_refused (lab_shift_notation_parse_position, &position, POSITION, "“?” of seat",
                       GAME " :A?,-,:?,- 1i - -", GAME " :A,-,:?,- 1i - -",
                       GAME " :A?,-,:,- 1i - -", GAME " ?:A,-,:B,- 1i - -");
}

/* Tests: both */

LAB_TEST ("/model/notation/too-long", test_too_long)
{
  g_autoptr (GString) text = g_string_new (STUDY);
  g_autoptr (GString) game = g_string_new (GAME " B:AE,-,C:?,- 1i o -");
  LabShiftPosition position;
  LabShiftObservation observation;

  while (text->len < 1000)
    g_string_append_c (text, ' ');
  while (game->len < 1000)
    g_string_append_c (game, ' ');
  lab_test_parse (text->str);
  lab_test_observe (game->str);
  g_string_append_c (text, ' ');
  g_string_append_c (game, ' ');
  assert_refused (lab_shift_notation_parse_position, &position, POSITION, text->str, "too long");
  assert_refused (lab_shift_notation_parse_observation, &observation, POSITION, game->str,
                  "too long");
  for (guint i = 0; i < 200000; i++)
    g_string_append (text, "a1,");
  assert_refused (lab_shift_notation_parse_position, &position, POSITION, text->str, "too long");
}

/* Each copy has exactly its length, so that a sanitizer detects a read past its end. */
LAB_TEST ("/model/notation/truncated", test_truncated)
{
  static const char *texts[] = { STUDY, GAME_START " :A,-,B:C,- 1i lo -",
                                 GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D" };
  LabShiftPosition position;
  LabShiftObservation observation;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      for (gsize length = strlen (texts[i]); length > 0; length--)
        {
          g_autofree char *part = g_strndup (texts[i], length - 1);

          if (i == 0)
            assert_refused (lab_shift_notation_parse_position, &position, POSITION, part, "");
          lab_shift_notation_parse_position (part, &position, NULL);
          lab_shift_notation_parse_observation (part, &observation, NULL);
        }
    }
}

/* Tests: turns and cells */

LAB_TEST ("/model/notation/turns", test_turns)
{
  static const LabShiftOpenings tiles[] = { 0x3, 0x5, 0x6, 0x7, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe };

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      for (gsize tile = 0; tile < G_N_ELEMENTS (tiles); tile++)
        {
          for (guint i = 0; i < 49; i++)
            {
              LabShiftTurn turn = { arrow, tiles[tile], LAB_SHIFT_CELL (i % 7, i / 7) };
              LabShiftTurn read = { 0 };
              char text[LAB_SHIFT_TURN_LENGTH];

              lab_shift_notation_format_turn (&turn, text);
              g_assert_cmpuint (strlen (text), ==, 7);
              g_assert_true (lab_shift_notation_parse_turn (text, &read, NULL));
              g_assert_cmpmem (&read, sizeof read, &turn, sizeof turn);
            }
        }
    }
}

/* Tests the notation of insertions, which is the first half of a turn. */
LAB_TEST ("/model/notation/insertions", test_insertions)
{
  LabShiftTurn turn;
  char text[LAB_SHIFT_TURN_LENGTH];

  assert_each_refused (lab_shift_notation_parse_insertion, &turn, TURN, "is not an insertion", "",
                       "Nb", "Nb=", "Nb=0", "Nb=f", "Nb:6", "Nb=6-", "Nb=6 ", " Nb=6", "Na=6",
                       "Nb=6-e3", "\xff\xff\xff\xff");
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      const LabShiftTurn written = { arrow, 0x6, LAB_SHIFT_CELL_NONE };

      lab_shift_notation_format_turn (&written, text);
      g_assert_true (lab_shift_notation_parse_insertion (text, &turn, NULL));
      g_assert_cmpuint (turn.arrow, ==, arrow);
      g_assert_cmphex (turn.tile, ==, 0x6);
      g_assert_cmpuint (turn.cell, ==, LAB_SHIFT_CELL_NONE);
    }
  g_assert_cmpstr (text, ==, "W6=6");
}

LAB_TEST ("/model/notation/bad-turns", test_bad_turns)
{
  LabShiftTurn turn;

  assert_each_refused (lab_shift_notation_parse_turn, &turn, TURN, "is not a turn", "", "N", "Nb",
                       "Nb=6", "Nb=6-", "Nb=6-e", "Nb=6-e33", "Nb=6-e3 ", " Nb=6-e3", "Nb=6-h3",
                       "Nb=6-e8", "Nb=6-e0", "Na=6-e3", "nb=6-e3", "Nb:6-e3", "Nb=6:e3", "Nb=0-e3",
                       "Nb=f-e3", "Nb=8-e3", "Nb=g-e3", "Nb=66e3", "N2=6-e3", "E1=6-e3", "Eb=6-e3",
                       "Xb=6-e3", "\xc3\xa9=6-e", "Nb=\xff-e3", "Nb=6-\xc3\xa9",
                       "\xff\xff\xff\xff\xff\xff\xff");
}

LAB_TEST ("/model/notation/cells", test_cells)
{
  LabShiftCell cell;

  assert_each_refused (lab_shift_notation_parse_cell, &cell, CELL, "is not a cell", "", "a", "a0",
                       "a8", "h1", "`1", "a11", "a1 ", " a1", "A1", "1a", "\xc3\xa9", "\xff\xff");
  g_assert_true (lab_shift_notation_parse_cell ("g7", &cell, NULL));
  g_assert_cmpuint (cell, ==, LAB_SHIFT_CELL (6, 6));
}

LAB_TEST ("/model/notation/long-texts", test_long_texts)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  LabShiftTurn turn;
  LabShiftCell cell;

  assert_refused (lab_shift_notation_parse_turn, &turn, TURN, text, "is not a turn");
  assert_refused (lab_shift_notation_parse_cell, &cell, CELL, text, "is not a cell");
}
