/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-notation.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

#define TILES "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69"
#define STUDY TILES " a f4 Sf"
#define TREASURES "c1,e1,a3,*,a5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME STUDY " f4,-,g7,- " TREASURES
#define OPEN_GAME GAME " B:AE,-,C:?,- 1i o -"

/* Private helpers */

static LabShiftObservation
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabShiftObservation observation;

  memset (&observation, 0xa5, sizeof observation);
  lab_shift_notation_parse_observation (text, &observation, &error);
  g_assert_no_error (error);
  return observation;
}

static void
assert_round_trip (const LabShiftObservation *observation)
{
  g_autofree char *text = lab_shift_notation_format_observation (observation);
  LabShiftObservation read = parse (text);
  g_autofree char *again = lab_shift_notation_format_observation (&read);

  g_assert_cmpmem (&read, sizeof read, observation, sizeof *observation);
  g_assert_cmpstr (again, ==, text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strpbrk (text, "\n\r\t"));
}

/* Asserts that parsing @text fails with a one-line message that contains @fragment,
 * and that the output is unchanged. */
static void
assert_refused (const char *text,
                const char *fragment)
{
  g_autoptr (GError) error = NULL;
  LabShiftObservation observation, before;

  memset (&observation, 0xa5, sizeof observation);
  before = observation;
  if (lab_shift_notation_parse_observation (text, &observation, &error))
    g_error ("taken for an observation: %s", text);
  g_assert_error (error, LAB_SHIFT_NOTATION_ERROR, LAB_SHIFT_NOTATION_ERROR_POSITION);
  if (strstr (error->message, fragment) == NULL)
    g_error ("“%s” is not in “%s”, for %s", fragment, error->message, text);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_cmpmem (&observation, sizeof observation, &before, sizeof before);
  /* The error is optional. */
  g_assert_false (lab_shift_notation_parse_observation (text, &observation, NULL));
}

/* Tests */

LAB_TEST ("/model/notation-observation/fields", test_fields)
{
  LabShiftObservation observation = parse (GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D");
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
  LabShiftObservation observation = parse (GAME " :A?,-,:?,- 1i - -");
  LabShiftObservation same = parse ("  " GAME "\t:A?,-,:?,-   1i - - -,-,-,- \r\n");
  g_autofree char *text = lab_shift_notation_format_observation (&observation);

  g_assert_cmpmem (&observation, sizeof observation, &same, sizeof same);
  g_assert_true (g_str_has_suffix (text, " - -,-,-,-"));
}

/* A player who has found all cards sees none of the others' cards, and has no
 * current card. */
LAB_TEST ("/model/notation-observation/no-card-left", test_no_card_left)
{
  LabShiftObservation observation = parse (GAME " AB:,-,:??,- 1i - - -,-,-,-");

  assert_round_trip (&observation);
  observation = parse (GAME " AB:,-,:??,- 1x - 1 -,-,-,-");
  assert_round_trip (&observation);
  observation = parse (GAME " :,-,:,- 1i - - -,-,-,-");
  assert_round_trip (&observation);
}

static void
check_round_trip (GRand *random           G_GNUC_UNUSED,
                  const LabShiftPosition *position,
                  const LabShiftMemory   *memory,
                  gpointer                data)
{
  LabShiftObservation observation;
  LabShiftPosition read;
  g_autofree char *text = NULL;
  guint *n_memories = data;

  lab_shift_observation_init (&observation, position, memory);
  assert_round_trip (&observation);
  text = lab_shift_notation_format_position (position);
  read = lab_test_parse (text);
  g_assert_cmpmem (&read, sizeof read, position, sizeof *position);
  *n_memories += memory->declined[position->seat] != 0 ? 1 : 0;
}

LAB_TEST ("/model/notation-observation/random-games", test_random_games)
{
  guint n_memories = 0;

  g_assert_cmpuint (lab_test_visit_positions (11, lab_test_rounds (200), 2, check_round_trip,
                                              &n_memories), >, lab_test_rounds (3000));
  g_assert_cmpuint (n_memories, >, lab_test_rounds (1000));
}

LAB_TEST ("/model/notation-observation/refusals", test_refusals)
{
  static const char *cases[][2] = {
    { "", "not 0." },
    { STUDY, "not 4." },
    { GAME " :A?,-,:?,- 1i -", "not 9." },
    { GAME " :A?,-,:?,- 1i - - -,-,-,- -", "not 12." },
    /* Errors that any position can have. */
    { "6ce9eac a f4 Sf f4,-,g7,- " TREASURES " :A?,-,:?,- 1i - -", "seven rows" },
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

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i][0], cases[i][1]);
}

/* 24 cards are the most allowed. */
LAB_TEST ("/model/notation-observation/most-cards", test_most_cards)
{
  LabShiftObservation observation = parse (GAME " :A???????????,-,:????????????,- 1i - -");

  g_assert_cmpuint (observation.position.n_cards[0], ==, 12);
  g_assert_cmpuint (observation.position.n_cards[2], ==, 12);
  assert_round_trip (&observation);
}

/* A position cannot be read from an observation, which hides part of it. */
LAB_TEST ("/model/notation-observation/position", test_position_without_hidden)
{
  static const char *cases[] = {
    GAME " :A?,-,:?,- 1i - -", GAME " :A,-,:?,- 1i - -", GAME " :A?,-,:,- 1i - -",
    GAME " ?:A,-,:B,- 1i - -",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      LabShiftPosition position;

      g_assert_false (lab_shift_notation_parse_position (cases[i], &position, &error));
      g_assert_error (error, LAB_SHIFT_NOTATION_ERROR, LAB_SHIFT_NOTATION_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, "“?” of seat"));
    }
}

LAB_TEST ("/model/notation-observation/too-long", test_too_long)
{
  g_autoptr (GString) text = g_string_new (OPEN_GAME);

  while (text->len < 1000)
    g_string_append_c (text, ' ');
  parse (text->str);
  g_string_append_c (text, ' ');
  assert_refused (text->str, "too long");
}

LAB_TEST ("/model/notation-observation/truncated", test_truncated)
{
  const char *text = GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D";
  LabShiftObservation observation;

  for (gsize length = strlen (text); length > 0; length--)
    {
      /* The copy has exactly this length, so that a sanitizer detects a read past
       * its end. */
      g_autofree char *part = g_strndup (text, length - 1);

      lab_shift_notation_parse_observation (part, &observation, NULL);
    }
}
