/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-draft.h"
#include "lab-test-match.h"

/* Tests matches of rats that answer late, and of rats in real threads. */

/* Tests */

/* The example of the original: a rat that answers late in turn 1 and in turn 5. */
LAB_TEST ("/cheese-match-late/late-example", test_late_example)
{
  static const gint64 times[] = { 450, 1, 750 };
  static const LabCheeseOutcome expected[]
      = { LAB_CHEESE_DID_NOTHING, LAB_CHEESE_DID_EAST, LAB_CHEESE_MISSED, LAB_CHEESE_MISSED,
          LAB_CHEESE_DID_EAST, LAB_CHEESE_DID_EAST };
  static const guint8 teams[] = { 0 };
  static const guint starts[] = { 0 }, cheese[] = { 7 };
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autoptr (LabCheeseDeal) deal = NULL;
  LabTestMatch test = { .seed = 0 };
  LabCheeseMatchSettings settings;
  g_auto (LabCheeseRecord) record = { 0 };
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (8, 1);

  for (guint cell = 0; cell < 8; cell++)
    lab_cheese_draft_add_cell (draft, cell);
  for (guint cell = 1; cell < 8; cell++)
    lab_cheese_draft_add_passage (draft, cell - 1, cell, 1);
  maze = lab_cheese_draft_finish (draft, NULL);
  deal = lab_cheese_deal_new_fixed (maze, 1, teams, starts, cheese, 1, NULL);
  lab_test_match_init (&test, LAB_CHEESE_MATCH, &settings);
  settings.turn_played = lab_test_match_check_late_turn;
  settings.max_turns = G_N_ELEMENTS (expected);
  test.times = times;
  test.n_times = G_N_ELEMENTS (times);
  /* A seed with which the rat goes to the east each time that it is asked here. */
  while (lab_test_match_find_action (&test, 0, 1) != LAB_CHEESE_EAST
         || lab_test_match_find_action (&test, 0, 2) != LAB_CHEESE_EAST
         || lab_test_match_find_action (&test, 0, 3) != LAB_CHEESE_EAST)
    test.seed++;
  g_assert_true (lab_test_match_play (&test, deal, &settings, &record, NULL));
  lab_test_match_check (&test, &record);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (record.actions->data[i], ==, expected[i]);
  /* Misses in turns 0, 3, and 4; turn 1 is not counted. */
  g_assert_cmpuint (record.counts[0][LAB_CHEESE_MISSED], ==, 3);
  g_assert_cmpuint (record.counts[0][LAB_CHEESE_DID_EAST], ==, 3);
  g_assert_cmpuint (record.counts[0][LAB_CHEESE_DID_NOTHING], ==, 0);
  lab_test_match_clear (&test);
}

/* Rats that are late at random miss exactly the turns that the slow rules say. */
LAB_TEST ("/cheese-match-late/late", test_late)
{
  guint n_late = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      guint n_rats = 1 + seed % 4;
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (seed, n_rats,
                                                                1 + seed / 4 % n_rats);
      LabTestMatch test = { .seed = seed };
      LabCheeseMatchSettings settings;
      g_auto (LabCheeseRecord) record = { 0 };

      lab_test_match_init (&test, LAB_CHEESE_MATCH, &settings);
      settings.turn_played = lab_test_match_check_late_turn;
      test.max_time = 3 * LAB_TEST_MATCH_TURN;
      g_assert_true (lab_test_match_play (&test, deal, &settings, &record, NULL));
      lab_test_match_check (&test, &record);
      n_late += test.n_late;
      lab_test_match_clear (&test);
    }
  g_assert_cmpuint (n_late, >, 100);
}

/* Real rats in real threads: those that are waited for play as the umpire lets them play. */
LAB_TEST ("/cheese-match-late/threads", test_threads)
{
  const LabCheeseMatchSettings settings = { .mode = LAB_CHEESE_SYNCHRONOUS };

  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (seed, 3, 3);
      g_autoptr (LabRat) greedy = lab_rat_new ("greedy", NULL);
      g_autoptr (LabRat) search = lab_rat_new ("bfs", NULL);
      g_autoptr (LabRat) lots = lab_rat_new ("random5", NULL);
      LabRat *rats[] = { greedy, search, lots };
      g_auto (LabCheeseRecord) match = { 0 };
      g_auto (LabCheeseRecord) record = { 0 };
      g_autoptr (GError) error = NULL;

      lab_cheese_match_play (&match, deal, rats, seed, &settings, NULL, &error);
      g_assert_no_error (error);
      lab_cheese_umpire_play (&record, deal, rats, seed, 0, TRUE, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (match.actions->data, (int) match.actions->len, record.actions->data,
                       (int) record.actions->len);
    }
}

/* Without time, each turn is missed or not, as it comes; but nothing is counted twice. */
LAB_TEST ("/cheese-match-late/hurry", test_hurry)
{
  const LabCheeseMatchSettings settings = { .mode = LAB_CHEESE_MATCH, .max_turns = 500 };

  for (guint seed = 0; seed < 5; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (seed, 2, 2);
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
