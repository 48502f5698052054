/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-effort.h"
#include "lab-test-program.h"
#include "lab-deal.h"
#include "lab-notation.h"

/* The deal of seed 1, which must never change: users share seeds. */
#define SEED_1_TILES "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 5 a1 - "
#define SEED_1_TREASURES "c1,e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 "

static const char * const golden[] = {
  [2] = SEED_1_TILES "a1,-,g7,- " SEED_1_TREASURES ":JNCXPLRBHGFK,-,:MTWEDASIQVUO,- 1i - -\n",
  [3] = SEED_1_TILES "a1,g1,g7,- " SEED_1_TREASURES ":JNCXPLRB,:HGFKMTWE,:DASIQVUO,- 1i - -\n",
  [4] = SEED_1_TILES "a1,g1,g7,a7 " SEED_1_TREASURES ":JNCXPL,:RBHGFK,:MTWEDA,:SIQVUO 1i - -\n",
};

static void
test_golden (void)
{
  static const char * const players[] = { [2] = "2", [3] = "3", [4] = "4" };
  g_autoptr (LabTestRun) by_default = lab_test_run (NULL, "deal", "--seed", "1", NULL);

  g_assert_cmpstr (by_default->out, ==, golden[2]);
  for (guint n = 2; n <= 4; n++)
    {
      g_autoptr (LabTestRun) run = lab_test_run (NULL, "deal", "--players", players[n], "--seed=1",
                                                 NULL);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->out, ==, golden[n]);
      g_assert_cmpstr (run->err, ==, "");
    }
}

static void
assert_dealt (const LabTestRun *run,
              guint64           seed,
              guint             n_players,
              guint             n_cards,
              guint             rules)
{
  g_autofree char *expected = NULL;
  LabPosition position;

  lab_test_deal (&position, seed, n_players, n_cards, rules);
  expected = lab_notation_format_position (&position);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, expected));
  g_assert_cmpstr (run->out + strlen (expected), ==, "\n");
}

static void
test_options (void)
{
  g_autoptr (LabTestRun) last = lab_test_run (NULL, "deal", "--seed", "7", "--last-treasure", NULL);
  g_autoptr (LabTestRun) open = lab_test_run (NULL, "deal", "--open-cards", "--seed", "7", NULL);
  g_autoptr (LabTestRun) random = lab_test_run (NULL, "deal", "--seed", "7", "--random-tiles",
                                                NULL);
  g_autoptr (LabTestRun) all = lab_test_run (NULL, "deal", "-s", "7", "-p", "4", "-c", "3", "-lor",
                                             NULL);
  g_autoptr (LabTestRun) zero = lab_test_run (NULL, "deal", "--seed", "0", NULL);
  g_autoptr (LabTestRun) most = lab_test_run (NULL, "deal", "--seed", "18446744073709551615",
                                              "--cards", "12", NULL);

  assert_dealt (last, 7, 2, 0, LAB_RULES_LAST_TREASURE);
  assert_dealt (open, 7, 2, 0, LAB_RULES_OPEN_CARDS);
  assert_dealt (random, 7, 2, 0, LAB_RULES_RANDOM_TILES);
  assert_dealt (all, 7, 4, 3,
                LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS | LAB_RULES_RANDOM_TILES);
  assert_dealt (zero, 0, 2, 0, LAB_RULES_STANDARD);
  assert_dealt (most, G_MAXUINT64, 2, 12, LAB_RULES_STANDARD);
}

/* A random seed is printed on the standard error, and gives the same deal again. */
static void
test_drawn_seed (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "deal", NULL);
  g_autoptr (LabTestRun) other = lab_test_run (NULL, "deal", NULL);
  g_autoptr (LabTestRun) again = NULL;
  g_autofree char *seed = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_regex_match_simple ("^seed [1-9][0-9]{0,8}\n$", run->err, 0, 0));
  g_assert_cmpuint (lab_test_count (run->out, "\n"), ==, 1);
  g_assert_cmpstr (run->err, !=, other->err);
  g_assert_cmpstr (run->out, !=, other->out);

  seed = g_strdup (run->err + strlen ("seed "));
  again = lab_test_run (NULL, "deal", "--seed", g_strchomp (seed), NULL);
  g_assert_cmpstr (again->out, ==, run->out);
  g_assert_cmpstr (again->err, ==, "");
}

static void
test_refusals (void)
{
  static const struct
  {
    const char *option, *value, *players, *reason;
  } cases[] = {
    { "--seed", "-1", "2", "“-1” is not a seed" },
    { "--seed", "+1", "2", "“+1” is not a seed" },
    { "--seed", "1.5", "2", "“1.5” is not a seed" },
    { "--seed", "one", "2", "“one” is not a seed" },
    { "--seed", "0x10", "2", "“0x10” is not a seed" },
    { "--seed", " 1", "2", "“ 1” is not a seed" },
    { "--seed", "", "2", "“” is not a seed" },
    { "--seed", "18446744073709551616", "2", "to 18446744073709551615" },
    { "--players", "1", "1", "2, 3 or 4" },
    { "--players", "5", "5", "2, 3 or 4" },
    { "--players", "-2", "-2", "2, 3 or 4" },
    { "--players", "two", "two", "“two” is not a number of players" },
    { "--players", "4294967298", "4294967298", "2, 3 or 4" },
    { "--cards", "13", "2", "each can have 1 to 12" },
    { "--cards", "9", "3", "each can have 1 to 8" },
    { "--cards", "7", "4", "each can have 1 to 6" },
    { "--cards", "0", "4", "“0” is not a valid number of cards" },
    { "--cards", "257", "2", "1 to 12" },
    { "--cards", "many", "2", "“many” is not a valid number of cards" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabTestRun) deal = lab_test_run (NULL, "deal", "--players", cases[i].players,
                                                  cases[i].option, cases[i].value, NULL);
      g_autoptr (LabTestRun) play = NULL;

      lab_test_assert_refused (deal, cases[i].reason);
      if (i >= lab_test_rounds (G_N_ELEMENTS (cases)))
        continue;
      play = lab_test_run (NULL, "play", "--players", cases[i].players, cases[i].option,
                           cases[i].value, NULL);
      lab_test_assert_refused (play, cases[i].reason);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/deal/golden", test_golden);
  g_test_add_func ("/lab/deal/options", test_options);
  g_test_add_func ("/lab/deal/drawn-seed", test_drawn_seed);
  g_test_add_func ("/lab/deal/refusals", test_refusals);
  return g_test_run ();
}
