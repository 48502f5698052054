/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-cheese.h"
#include "lab-test-match.h"

/* Tests matches of rats that answer late, and of rats in real threads. */

/* Tests */

/* The example of the original: a rat that answers late in turn 1 and in turn 5. */
LAB_TEST ("/cheese-match-late/late-example", test_late_example)
{
  static const gint64 times[] = { 450, 1, 750 };
  static const guint8 expected[] = { LAB_CHEESE_DID_NOTHING, LAB_CHEESE_DID_EAST,
                                     LAB_CHEESE_MISSED,      LAB_CHEESE_MISSED,
                                     LAB_CHEESE_DID_EAST,    LAB_CHEESE_DID_EAST };
  g_autoptr (LabCheeseMaze) maze
      = lab_test_cheese_read ("+---+---+---+---+---+---+---+---+\n"
                              "|                               |\n"
                              "+---+---+---+---+---+---+---+---+\n");
  g_auto (LabTestMatch) test = { 0 };

  lab_test_match_init (&test, LAB_CHEESE_MATCH, 0, 1, 1);
  lab_cheese_deal_unref (test.deal);
  test.deal = lab_cheese_deal_new_fixed (maze, 1, (const guint8[]) { 0 }, (const guint[]) { 0 },
                                         (const guint[]) { 7 }, 1, NULL);
  test.may_be_late = TRUE;
  test.settings.max_turns = G_N_ELEMENTS (expected);
  test.times = times;
  test.n_times = G_N_ELEMENTS (times);
  /* A seed with which the rat goes to the east each time that it is asked here. */
  while (lab_test_match_find_action (&test, 0, 1) != LAB_CHEESE_EAST
         || lab_test_match_find_action (&test, 0, 2) != LAB_CHEESE_EAST
         || lab_test_match_find_action (&test, 0, 3) != LAB_CHEESE_EAST)
    test.seed++;
  g_assert_true (lab_test_match_play (&test));
  g_assert_cmpmem (test.record.actions->data, test.record.actions->len, expected,
                   sizeof expected);
  /* Misses in turns 0, 3, and 4; turn 1 is not counted. */
  g_assert_cmpuint (test.record.counts[0][LAB_CHEESE_MISSED], ==, 3);
  g_assert_cmpuint (test.record.counts[0][LAB_CHEESE_DID_EAST], ==, 3);
  g_assert_cmpuint (test.record.counts[0][LAB_CHEESE_DID_NOTHING], ==, 0);
}

/* Rats that are late at random miss exactly the turns that the slow rules say. */
LAB_TEST ("/cheese-match-late/late", test_late)
{
  guint n_late = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      guint n_rats = 1 + seed % 4;
      g_auto (LabTestMatch) test = { 0 };

      lab_test_match_init (&test, LAB_CHEESE_MATCH, seed, n_rats, 1 + seed / 4 % n_rats);
      test.may_be_late = TRUE;
      test.max_time = 3 * LAB_TEST_MATCH_TURN;
      g_assert_true (lab_test_match_play (&test));
      n_late += test.n_late;
    }
  g_assert_cmpuint (n_late, >, 100);
}

/* Without time, each turn is missed or not, as it comes; but nothing is counted twice. */
LAB_TEST ("/cheese-match-late/hurry", test_hurry)
{
  const LabCheeseMatchSettings settings = { .mode = LAB_CHEESE_MATCH, .max_turns = 500 };

  for (guint seed = 0; seed < 5; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_small (seed, 2, 2);
      g_autoptr (LabRat) first = lab_rat_new ("random2", NULL);
      g_autoptr (LabRat) second = lab_rat_new ("random5", NULL);
      LabRat *rats[] = { first, second };
      g_auto (LabCheeseRecord) record = { 0 };
      g_autoptr (GError) error = NULL;

      lab_cheese_match_play (&record, deal, rats, seed, &settings, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (record.actions->len, ==, 2 * (guint) record.turns);
      for (guint rat = 0; rat < 2; rat++)
        {
          guint64 sum = 0;

          for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
            sum += record.counts[rat][i];
          /* A preparation that ends late is counted in turn 0 instead of its last turn. */
          g_assert_cmpuint (sum, >=, (guint) record.turns);
          g_assert_cmpuint (sum, <=, (guint) record.turns + 1);
        }
    }
}
