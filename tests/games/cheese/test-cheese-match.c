/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-match.h"

/* Tests the four modes of matches, against the slow rules and with a clock by hand. */

/* Tests */

/* In each mode, rats that are not late play by the same rules, and do the same. */
LAB_TEST ("/cheese-match/rules", test_rules)
{
  for (guint seed = 0; seed < 60; seed++)
    {
      guint n_rats = 1 + seed % 5;
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (seed, n_rats,
                                                                1 + seed / 5 % n_rats);
      g_auto (LabCheeseRecord) first = { 0 };

      for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
        {
          LabTestMatch test = { .seed = seed };
          LabCheeseMatchSettings settings;
          g_auto (LabCheeseRecord) record = { 0 };
          g_autoptr (GError) error = NULL;

          lab_test_match_init (&test, (LabCheeseMode) mode, &settings);
          g_assert_true (lab_test_match_play (&test, deal, &settings, &record, &error));
          g_assert_no_error (error);
          lab_test_match_check (&test, &record);
          if (mode == 0)
            {
              first = record;
              record.actions = NULL;
            }
          else
            g_assert_cmpmem (record.actions->data, (int) record.actions->len,
                             first.actions->data, (int) first.actions->len);
          lab_test_match_clear (&test);
        }
    }
}

/* Synchronous rats may think longer than a turn: all are waited for. */
LAB_TEST ("/cheese-match/patience", test_patience)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (seed, 3, 2);
      LabTestMatch test = { .seed = seed };
      LabCheeseMatchSettings settings;
      g_auto (LabCheeseRecord) record = { 0 };

      lab_test_match_init (&test, LAB_CHEESE_SYNCHRONOUS, &settings);
      settings.preparation_time = 4 * LAB_TEST_MATCH_TURN;
      test.max_time = 4 * LAB_TEST_MATCH_TURN;
      g_assert_true (lab_test_match_play (&test, deal, &settings, &record, NULL));
      lab_test_match_check (&test, &record);
      lab_test_match_clear (&test);
    }
}

/* Each mode lets as much time pass as the original does, also at the end. */
LAB_TEST ("/cheese-match/times", test_times)
{
  for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (3, 2, 1);
      LabTestMatch test = { .seed = 3 };
      LabCheeseMatchSettings settings;
      g_auto (LabCheeseRecord) record = { 0 };
      guint n_waits_each = mode == LAB_CHEESE_SIMULATION ? 0
                           : mode == LAB_CHEESE_SYNCHRONOUS ? 2 : 1;
      guint n_rounds;

      lab_test_match_init (&test, (LabCheeseMode) mode, &settings);
      settings.preparation_time = 5000;
      settings.turn_time = 2000;
      g_assert_true (lab_test_match_play (&test, deal, &settings, &record, NULL));
      n_rounds = (guint) record.turns + 2;
      g_assert_cmpuint (test.clock.waits->len, ==, n_rounds * n_waits_each);
      for (guint i = 0; i < test.clock.waits->len; i++)
        {
          gint64 time = g_array_index (test.clock.waits, gint64, i);

          if (i % n_waits_each == 1)
            g_assert_cmpint (time, ==, LAB_CHEESE_NO_TIME_LIMIT);
          else
            g_assert_cmpint (time, ==, i == 0 ? 5000 : 2000);
        }
      lab_test_match_clear (&test);
    }
}

/* A failure ends a match and empties its record, at any time. */
LAB_TEST ("/cheese-match/failure", test_failure)
{
  for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
    {
      for (guint question = 0; question < 4; question++)
        {
          g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (3, 2, 1);
          LabTestMatch test = { .seed = 3 };
          LabCheeseMatchSettings settings;
          g_auto (LabCheeseRecord) record = { 0 };
          g_autoptr (GError) error = NULL;

          lab_test_match_init (&test, (LabCheeseMode) mode, &settings);
          if (question == 3)
            test.fail_at_end = TRUE;
          else
            test.fail_at[1] = question;
          g_assert_false (lab_test_match_play (&test, deal, &settings, &record, &error));
          g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED);
          g_assert_cmpuint (record.actions->len, ==, 0);
          g_assert_cmpint (record.turns, ==, 0);
          g_assert_cmpuint (test.failed, ==, 0);
          lab_test_match_clear (&test);
        }
    }
}

/* If the match is to continue, the rat does nothing in that turn only. */
LAB_TEST ("/cheese-match/continue", test_continue)
{
  for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
    {
      for (guint question = 0; question < 4; question++)
        {
          g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (3, 2, 1);
          LabTestMatch test = { .seed = 3 };
          LabCheeseMatchSettings settings;
          g_auto (LabCheeseRecord) record = { 0 };
          g_autoptr (GError) error = NULL;

          lab_test_match_init (&test, (LabCheeseMode) mode, &settings);
          settings.continue_on_error = TRUE;
          if (question == 3)
            test.fail_at_end = TRUE;
          else
            test.fail_at[1] = question;
          g_assert_true (lab_test_match_play (&test, deal, &settings, &record, &error));
          g_assert_no_error (error);
          lab_test_match_check (&test, &record);
          g_assert_cmpuint (test.failed, ==, question == 3 ? 3 : 2);
          g_assert_cmpuint (record.counts[1][LAB_CHEESE_FAILED], ==,
                            question == 1 || question == 2);
          lab_test_match_clear (&test);
        }
    }
}

/* A match that is cancelled keeps the turns before that. */
LAB_TEST ("/cheese-match/cancelled", test_cancelled)
{
  for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_slow_race_deal (3, 2, 1);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      LabTestMatch test = { .seed = 3, .cancellable = cancellable, .cancel_at = 5 };
      LabCheeseMatchSettings settings;
      g_auto (LabCheeseRecord) record = { 0 };
      g_autoptr (GError) error = NULL;

      lab_test_match_init (&test, (LabCheeseMode) mode, &settings);
      g_assert_false (lab_test_match_play (&test, deal, &settings, &record, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpint (record.turns, ==, 5);
      g_assert_cmpuint (record.actions->len, ==, 10);
      lab_test_slow_race_clear (&test.slow);
      lab_test_hand_clock_clear (&test.clock);
    }
}
