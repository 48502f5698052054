/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-observation.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

/* Treasures A to J lie along the first and last rows of the corridors. */
#define TREASURES "a1,b1,c1,d1,e1,f1,g1,a7,b7,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME LAB_TEST_CORRIDORS "d4 - d4,d4,d4,d4 " TREASURES " A:BC,D:EF,G:,:HIJ "

/* Private helpers */

/* Returns the letters of the cards, with '?' for hidden ones. */
static char *
spell_cards (const LabPosition *position)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LAB_N_TREASURES; i++)
    {
      if (position->cards[i] == LAB_TREASURE_HIDDEN)
        g_string_append_c (text, '?');
      else if (position->cards[i] < LAB_N_TREASURES)
        g_string_append_c (text, (char) ('A' + position->cards[i]));
      else
        g_assert_cmpuint (position->cards[i], ==, LAB_TREASURE_NONE);
    }
  return g_string_free (text, FALSE);
}

static LabTreasureSet
set_of (const char *letters)
{
  LabTreasureSet set = 0;

  for (; *letters != '\0'; letters++)
    set |= 1u << (*letters - 'A');
  return set;
}

/* Fills the observation with garbage first, because callers may pass an
 * uninitialized one. */
static LabObservation
observe (const LabPosition *position,
         const LabMemory   *memory,
         int                rubbish)
{
  LabObservation observation;

  memset (&observation, rubbish, sizeof observation);
  lab_observation_init (&observation, position, memory);
  return observation;
}

static void
play (LabPosition   *position,
      LabMemory     *memory,
      const LabTurn *turn)
{
  LabPosition before = *position;

  lab_test_play_turn (position, turn);
  lab_memory_watch (memory, &before, position);
}

/* Tests: what is hidden */

static void
test_masks_by_hand (void)
{
  static const struct
  {
    const char *turn_and_rules;
    const char *cards;
    const char *unseen;
  } cases[] = {
    { "1i - -", "AB?D??G???", "CEFHIJ" },   { "2i - -", "A??DE?G???", "BCFHIJ" },
    { "3i - -", "A??D??G???", "BCEFHIJ" },  { "4i - -", "A??D??GH??", "BCEFIJ" },
    { "1i o -", "ABCD??G???", "EFHIJ" },    { "2i o -", "A??DEFG???", "BCHIJ" },
    { "3i lo -", "A??D??G???", "BCEFHIJ" }, { "4i or -", "A??D??GHIJ", "BCEF" },
    { "1i l -", "AB?D??G???", "CEFHIJ" },   { "4i r -", "A??D??GH??", "BCEFIJ" },
    { "2i - 3", "A??DE?G???", "BCFHIJ" },   { "1x - -", "AB?D??G???", "CEFHIJ" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (GAME, cases[i].turn_and_rules, NULL);
      LabPosition position = lab_test_parse (text);
      LabObservation observation = observe (&position, NULL, 0x55);
      g_autofree char *cards = spell_cards (&observation.position);

      g_assert_cmpstr (cards, ==, cases[i].cards);
      g_assert_cmphex (lab_observation_get_unseen (&observation), ==, set_of (cases[i].unseen));
    }
}

/* Treasures that are in play but on no card count as unseen; without such treasures
 * nothing does. */
static void
test_unseen_undealt (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,d4,- " TREASURES " :A,-,B:C,- 1i - -");
  LabPosition study = lab_test_parse (LAB_TEST_CORRIDORS "d4 -");
  LabObservation observation = observe (&position, NULL, 0);

  g_assert_cmphex (lab_observation_get_unseen (&observation), ==, set_of ("CDEFGHIJ"));
  observation = observe (&study, NULL, 0);
  g_assert_cmphex (lab_observation_get_unseen (&observation), ==, 0);
  g_assert_cmpmem (&observation.position, sizeof study, &study, sizeof study);
}

static void
check_mask (GRand             *random G_GNUC_UNUSED,
            const LabPosition *position,
            const LabMemory   *memory,
            gpointer           data)
{
  LabObservation observation = observe (position, memory, 0xaa);
  LabPosition unmasked = observation.position;
  guint *n_masks = data, at = 0;
  LabTreasureSet unseen = lab_observation_get_unseen (&observation);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint card = 0; card < position->n_cards[seat]; card++, at++)
        {
          gboolean hidden = lab_test_is_hidden (position, seat, card);

          g_assert_cmpuint (observation.position.cards[at], ==,
                            hidden ? LAB_TREASURE_HIDDEN : position->cards[at]);
          g_assert_cmpint ((unseen & LAB_TREASURE_BIT (position->cards[at])) != 0, ==, hidden);
          n_masks[position->rules] += hidden ? 1 : 0;
        }
    }
  g_assert_cmphex (unseen, ==, lab_test_get_unseen (position));
  /* All other fields are unchanged. */
  memcpy (unmasked.cards, position->cards, sizeof unmasked.cards);
  g_assert_cmpmem (&unmasked, sizeof unmasked, position, sizeof *position);
  g_assert_cmpmem (&observation.memory, sizeof *memory, memory, sizeof *memory);
}

static void
test_masks_in_games (void)
{
  guint n_masks[8] = { 0 };

  g_assert_cmpuint (lab_test_visit_positions (1, 150, 2, check_mask, n_masks), >, 3000);
  for (guint rules = 0; rules < 8; rules++)
    g_assert_cmpuint (n_masks[rules], >, 500);
}

static void
test_no_memory (void)
{
  LabPosition position = lab_test_parse (GAME "1i - -");
  LabObservation a = observe (&position, NULL, 0x55);
  LabObservation b = observe (&position, NULL, 0xaa);
  LabMemory memory;

  memset (&memory, 0x77, sizeof memory);
  lab_memory_init (&memory);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_assert_cmphex (memory.declined[seat], ==, 0);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  g_assert_cmpmem (&a.memory, sizeof memory, &memory, sizeof memory);
  b = observe (&position, &memory, 0xaa);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

/* Tests: memory */

static void
test_memory_by_hand (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g1,e7,g2,*,d4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":EAC,-,:DB,- 1i - -");
  LabTurn stay = { 3, 0x5, LAB_CELL (0, 0) };
  LabTurn wait = { 10, 0x5, LAB_CELL (0, 6) };
  LabTurn second_stay = { 5, 0x5, LAB_CELL (0, 0) };
  LabMemory memory;

  /* The first row leads to A, and also to D if the spare is inserted there. */
  lab_memory_init (&memory);
  play (&position, &memory, &stay);
  g_assert_cmphex (memory.declined[0], ==, set_of ("AD"));
  g_assert_cmphex (memory.declined[2], ==, 0);
  play (&position, &memory, &wait);
  g_assert_cmphex (memory.declined[0], ==, set_of ("AD"));
  g_assert_cmphex (memory.declined[2], ==, set_of ("B"));
  /* C is on f2 now, and Sf lifts it into the first row. D, on g2, stays in the
   * memory. */
  play (&position, &memory, &second_stay);
  g_assert_cmphex (memory.declined[0], ==, set_of ("ACD"));
  g_assert_cmphex (memory.declined[2], ==, set_of ("B"));
}

/* A find clears what that seat has declined, and nothing else. */
static void
test_memory_of_finds (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g1,e7,e1,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":AC,-,:B,- 1i - -");
  LabTurn find = { 3, 0x5, LAB_CELL (6, 0) };
  LabMemory memory = { { set_of ("B"), set_of ("C"), set_of ("A"), set_of ("AB") } };

  play (&position, &memory, &find);
  g_assert_cmpuint (position.n_found[0], ==, 1);
  g_assert_cmphex (memory.declined[0], ==, 0);
  g_assert_cmphex (memory.declined[1], ==, set_of ("C"));
  g_assert_cmphex (memory.declined[2], ==, set_of ("A"));
  g_assert_cmphex (memory.declined[3], ==, set_of ("AB"));
}

static void
test_memory_in_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  guint n_turns = 0, n_resets = 0;

  for (guint round = 0; round < 60; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabTreasureSet declined[LAB_N_SEATS] = { 0 };
      LabPosition position;
      LabMemory memory;

      lab_deal_position (&deal, &position);
      lab_memory_init (&memory);
      for (guint turn = 0; turn < 40 && position.phase != LAB_PHASE_OVER; turn++, n_turns++)
        {
          LabTurn played = lab_test_greedy_turn (random, &position);
          LabPosition before = position;
          LabSeat seat = position.seat;

          declined[seat] |= lab_test_get_next_treasures (&position, seat);
          play (&position, &memory, &played);
          if (position.n_found[seat] != before.n_found[seat])
            {
              declined[seat] = 0;
              n_resets++;
            }
          g_assert_cmpmem (memory.declined, sizeof memory.declined, declined, sizeof declined);
        }
    }
  g_assert_cmpuint (n_turns, >, 1000);
  g_assert_cmpuint (n_resets, >, 100);
}

/* Tests: hidden cards stay hidden */

static void
check_no_leak (GRand             *random,
               const LabPosition *position,
               const LabMemory   *memory,
               gpointer           data)
{
  LabPosition shuffled = lab_test_shuffle_hidden (random, position);
  LabObservation a = observe (position, memory, 0x55);
  LabObservation b = observe (&shuffled, memory, 0xaa);
  guint *n_changed = data;

  *n_changed += memcmp (&shuffled, position, sizeof shuffled) != 0 ? 1 : 0;
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

static void
test_no_leak (void)
{
  guint n_changed = 0;

  lab_test_visit_positions (3, 150, 2, check_no_leak, &n_changed);
  g_assert_cmpuint (n_changed, >, 3000);
}

/* If two games have the same turns but different cards, their memories differ only
 * after finds. */
static void
test_no_leak_into_memory (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  guint n_turns = 0, n_different = 0;

  for (guint round = 0; round < 60; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition positions[2];
      LabMemory memories[2];

      lab_deal_position (&deal, &positions[0]);
      positions[1] = lab_test_shuffle_hidden (random, &positions[0]);
      lab_memory_init (&memories[0]);
      memories[1] = memories[0];
      for (guint turn = 0; turn < 40 && positions[0].phase == LAB_PHASE_INSERT
                           && positions[1].phase == LAB_PHASE_INSERT
                           && positions[0].seat == positions[1].seat; turn++, n_turns++)
        {
          LabSeat seat = positions[0].seat;
          LabTreasureSet next_treasures = lab_test_get_next_treasures (&positions[0], seat);
          LabTurn played = lab_test_greedy_turn (random, &positions[turn % 2]);

          for (guint game = 0; game < 2; game++)
            {
              LabMemory expected = memories[game];
              guint n_found = positions[game].n_found[seat];

              play (&positions[game], &memories[game], &played);
              expected.declined[seat] |= next_treasures;
              if (positions[game].n_found[seat] > n_found)
                expected.declined[seat] = 0;
              g_assert_cmpmem (&memories[game], sizeof expected, &expected, sizeof expected);
            }
          n_different += memcmp (&memories[0], &memories[1], sizeof memories[0]) != 0 ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_turns, >, 1000);
  g_assert_cmpuint (n_different, >, 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/observation/masks-by-hand", test_masks_by_hand);
  g_test_add_func ("/model/observation/unseen-undealt", test_unseen_undealt);
  g_test_add_func ("/model/observation/masks-in-games", test_masks_in_games);
  g_test_add_func ("/model/observation/no-memory", test_no_memory);
  g_test_add_func ("/model/observation/memory-by-hand", test_memory_by_hand);
  g_test_add_func ("/model/observation/memory-of-finds", test_memory_of_finds);
  g_test_add_func ("/model/observation/memory-in-games", test_memory_in_games);
  g_test_add_func ("/model/observation/no-leak", test_no_leak);
  g_test_add_func ("/model/observation/no-leak-into-memory", test_no_leak_into_memory);
  return g_test_run ();
}
