/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notation.h"

#include <string.h>

#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

#define TILES "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69"
#define STUDY TILES " a f4 Sf"
#define TREASURES "c1,e1,a3,*,a5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME STUDY " f4,-,g7,- " TREASURES
#define OPEN_GAME GAME " B:AE,-,C:?,- 1i o -"

/* Private helpers */

static LabObservation
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabObservation observation;

  memset (&observation, 0xa5, sizeof observation);
  lab_notation_parse_observation (text, &observation, &error);
  g_assert_no_error (error);
  return observation;
}

static void
assert_round_trip (const LabObservation *observation)
{
  g_autofree char *text = lab_notation_format_observation (observation);
  LabObservation read = parse (text);
  g_autofree char *again = lab_notation_format_observation (&read);

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
  LabObservation observation, before;

  memset (&observation, 0xa5, sizeof observation);
  before = observation;
  if (lab_notation_parse_observation (text, &observation, &error))
    g_error ("taken for an observation: %s", text);
  g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION);
  if (strstr (error->message, fragment) == NULL)
    g_error ("“%s” is not in “%s”, for %s", fragment, error->message, text);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_cmpmem (&observation, sizeof observation, &before, sizeof before);
  /* The error is optional. */
  g_assert_false (lab_notation_parse_observation (text, &observation, NULL));
}

/* Parses any @text. It must not crash, and an accepted observation must be valid.
 * Returns whether @text is accepted. */
static gboolean
try_anything (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabObservation observation;

  if (lab_notation_parse_observation (text, &observation, &error))
    {
      LabObservation masked;

      g_assert_no_error (error);
      lab_observation_init (&masked, &observation.position, &observation.memory);
      g_assert_cmpmem (&masked, sizeof masked, &observation, sizeof observation);
      assert_round_trip (&observation);
      return TRUE;
    }
  g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  return FALSE;
}

/* Tests */

static void
test_fields (void)
{
  LabObservation observation = parse (GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D");
  g_autofree char *text = lab_notation_format_observation (&observation);

  g_assert_cmpuint (observation.position.cards[0], ==, 1);
  g_assert_cmpuint (observation.position.cards[1], ==, 0);
  g_assert_cmpuint (observation.position.cards[2], ==, LAB_TREASURE_HIDDEN);
  g_assert_cmpuint (observation.position.cards[3], ==, 2);
  g_assert_cmpuint (observation.position.cards[4], ==, LAB_TREASURE_HIDDEN);
  g_assert_cmpuint (observation.position.cards[5], ==, LAB_TREASURE_NONE);
  g_assert_cmpuint (observation.position.n_cards[0], ==, 3);
  g_assert_cmpuint (observation.position.n_found[0], ==, 1);
  g_assert_cmpuint (observation.position.n_cards[2], ==, 2);
  g_assert_cmpuint (observation.position.n_found[2], ==, 1);
  g_assert_cmphex (observation.memory.declined[0], ==, 1u << 0 | 1u << 23);
  g_assert_cmphex (observation.memory.declined[1], ==, 0);
  g_assert_cmphex (observation.memory.declined[2], ==, 0);
  g_assert_cmphex (observation.memory.declined[3], ==, 1u << 3);
  g_assert_cmpstr (text, ==, GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D");
}

static void
test_open_cards (void)
{
  LabObservation observation = parse (OPEN_GAME);

  g_assert_cmpuint (observation.position.cards[2], ==, 4);
  g_assert_cmpuint (observation.position.cards[4], ==, LAB_TREASURE_HIDDEN);
  assert_round_trip (&observation);
}

/* Ten fields are enough; the memory is then empty. */
static void
test_without_memory (void)
{
  LabObservation observation = parse (GAME " :A?,-,:?,- 1i - -");
  LabObservation same = parse ("  " GAME "\t:A?,-,:?,-   1i - - -,-,-,- \r\n");
  g_autofree char *text = lab_notation_format_observation (&observation);

  g_assert_cmpmem (&observation, sizeof observation, &same, sizeof same);
  g_assert_true (g_str_has_suffix (text, " - -,-,-,-"));
}

/* A player who has found all cards sees none of the others' cards, and has no
 * current card. */
static void
test_no_card_left (void)
{
  LabObservation observation = parse (GAME " AB:,-,:??,- 1i - - -,-,-,-");

  assert_round_trip (&observation);
  observation = parse (GAME " AB:,-,:??,- 1x - 1 -,-,-,-");
  assert_round_trip (&observation);
  observation = parse (GAME " :,-,:,- 1i - - -,-,-,-");
  assert_round_trip (&observation);
}

static void
check_round_trip (GRand             *random G_GNUC_UNUSED,
                  const LabPosition *position,
                  const LabMemory   *memory,
                  gpointer           data)
{
  LabObservation observation;
  guint *n_memories = data;

  lab_observation_init (&observation, position, memory);
  assert_round_trip (&observation);
  *n_memories += memory->declined[position->seat] != 0 ? 1 : 0;
}

static void
test_random_games (void)
{
  guint n_memories = 0;

  g_assert_cmpuint (lab_test_visit_positions (11, lab_test_rounds (200), 2, check_round_trip,
                                              &n_memories), >, lab_test_rounds (3000));
  g_assert_cmpuint (n_memories, >, lab_test_rounds (1000));
}

static void
test_refusals (void)
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

/* With open cards, players see all of their own cards, not only the first. */
static void
test_refusals_of_open_cards (void)
{
  assert_refused (GAME " :A?,-,:?,- 1i o -", "stands for each card");
  assert_refused (GAME " :?A,-,:?,- 1i o -", "stands for each card");
  assert_refused (GAME " B:A?,-,:?,- 1m lo - -,-,-,-", "stands for each card");
}

/* 24 cards are the most allowed. */
static void
test_most_cards (void)
{
  LabObservation observation = parse (GAME " :A???????????,-,:????????????,- 1i - -");

  g_assert_cmpuint (observation.position.n_cards[0], ==, 12);
  g_assert_cmpuint (observation.position.n_cards[2], ==, 12);
  assert_round_trip (&observation);
}

/* A position cannot be read from an observation, which hides part of it. */
static void
test_position_without_hidden (void)
{
  static const char *cases[] = {
    GAME " :A?,-,:?,- 1i - -", GAME " :A,-,:?,- 1i - -", GAME " :A?,-,:,- 1i - -",
    GAME " ?:A,-,:B,- 1i - -",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      LabPosition position;

      g_assert_false (lab_notation_parse_position (cases[i], &position, &error));
      g_assert_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, "“?” of seat"));
    }
}

static void
test_too_long (void)
{
  g_autoptr (GString) text = g_string_new (OPEN_GAME);

  while (text->len < 1000)
    g_string_append_c (text, ' ');
  g_assert_true (try_anything (text->str));
  g_string_append_c (text, ' ');
  assert_refused (text->str, "too long");
}

static void
test_truncated (void)
{
  const char *text = GAME " B:A?,-,C:?,- 1i lr - AX,-,-,D";

  for (gsize length = strlen (text); length > 0; length--)
    {
      /* The copy has exactly this length, so that a sanitizer detects a read past
       * its end. */
      g_autofree char *part = g_strndup (text, length - 1);

      try_anything (part);
    }
}

static void
change_anything (GRand             *random,
                 const LabPosition *position,
                 const LabMemory   *memory,
                 gpointer           data)
{
  LabObservation observation;
  g_autofree char *text = NULL;
  guint *n_taken = data;

  lab_observation_init (&observation, position, memory);
  text = lab_notation_format_observation (&observation);
  for (gint32 n = g_rand_int_range (random, 1, 3); n > 0; n--)
    {
      gint32 length = (gint32) strlen (text);
      char from = text[g_rand_int_range (random, 0, length)];

      text[g_rand_int_range (random, 0, length)]
          = g_rand_boolean (random) ? from : (char) g_rand_int_range (random, 1, 256);
    }
  *n_taken += try_anything (text) ? 1 : 0;
}

static void
test_fuzz (void)
{
  guint n_taken = 0;

  g_assert_cmpuint (lab_test_visit_positions (12, lab_test_rounds (150), 1, change_anything,
                                              &n_taken), >, lab_test_rounds (6000));
  /* Small changes may give another valid observation; both results must have
   * occurred. */
  g_assert_cmpuint (n_taken, >, lab_test_rounds (100));
  g_assert_cmpuint (n_taken, <, lab_test_rounds (4000));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/notation-observation/fields", test_fields);
  g_test_add_func ("/model/notation-observation/open-cards", test_open_cards);
  g_test_add_func ("/model/notation-observation/without-memory", test_without_memory);
  g_test_add_func ("/model/notation-observation/no-card-left", test_no_card_left);
  g_test_add_func ("/model/notation-observation/random-games", test_random_games);
  g_test_add_func ("/model/notation-observation/refusals", test_refusals);
  g_test_add_func ("/model/notation-observation/most-cards", test_most_cards);
  g_test_add_func ("/model/notation-observation/position", test_position_without_hidden);
  g_test_add_func ("/model/notation-observation/too-long", test_too_long);
  g_test_add_func ("/model/notation-observation/truncated", test_truncated);
  g_test_add_func ("/model/notation-observation/fuzz", test_fuzz);
  g_test_add_func ("/model/notation-observation/refusals-of-open-cards",
                   test_refusals_of_open_cards);
  return g_test_run ();
}
