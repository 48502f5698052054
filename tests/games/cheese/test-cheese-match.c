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
      g_autoptr (GByteArray) first = NULL;

      for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
        {
          g_auto (LabTestMatch) test = { 0 };

          lab_test_match_init (&test, mode, seed, n_rats, 1 + seed / 5 % n_rats);
          g_assert_true (lab_test_match_play (&test));
          if (mode == 0)
            first = g_byte_array_ref (test.record.actions);
          g_assert_cmpmem (test.record.actions->data, test.record.actions->len, first->data,
                           first->len);
        }
    }
}

/* Synchronous rats may think longer than a turn: all are waited for. */
LAB_TEST ("/cheese-match/patience", test_patience)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_auto (LabTestMatch) test = { 0 };

      lab_test_match_init (&test, LAB_CHEESE_SYNCHRONOUS, seed, 3, 2);
      test.settings.preparation_time = test.max_time = 4 * LAB_TEST_MATCH_TURN;
      g_assert_true (lab_test_match_play (&test));
    }
}

/* Each mode lets as much time pass as the original does, also at the end. */
LAB_TEST ("/cheese-match/times", test_times)
{
  static const guint n_waits_each[LAB_N_CHEESE_MODES] = {
    [LAB_CHEESE_MATCH] = 1, [LAB_CHEESE_SYNCHRONOUS] = 2, [LAB_CHEESE_SEQUENTIAL] = 1,
  };

  for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
    {
      g_auto (LabTestMatch) test = { 0 };

      lab_test_match_init (&test, mode, 3, 2, 1);
      test.settings.preparation_time = 5000;
      test.settings.turn_time = 2000;
      g_assert_true (lab_test_match_play (&test));
      g_assert_cmpuint (test.waits->len, ==, (guint) (test.record.turns + 2) * n_waits_each[mode]);
      for (guint i = 0; i < test.waits->len; i++)
        g_assert_cmpint (g_array_index (test.waits, gint64, i), ==,
                         i % n_waits_each[mode] == 1 ? LAB_CHEESE_NO_TIME_LIMIT
                         : i == 0                    ? 5000
                                                     : 2000);
    }
}

/* A failure ends a match and empties its record, at any time. If the match is to continue, the rat
 * does nothing in that turn only. */
LAB_TEST ("/cheese-match/failure", test_failure)
{
  enum { QUESTION_AT_END = 3 };

  for (guint i = 0; i < LAB_N_CHEESE_MODES * 8; i++)
    {
      guint question = i / 2 % 4;
      g_auto (LabTestMatch) test = { 0 };

      lab_test_match_init (&test, i / 8, 3, 2, 1);
      test.settings.continue_on_error = i % 2;
      test.fail_at_end = question == QUESTION_AT_END;
      if (!test.fail_at_end)
        test.fail_at[1] = question;
      if (test.settings.continue_on_error)
        {
          g_assert_true (lab_test_match_play (&test));
          g_assert_cmpuint (test.failed, ==, test.fail_at_end ? 3 : 2);
          g_assert_cmpuint (test.record.counts[1][LAB_CHEESE_FAILED], ==,
                            question == 1 || question == 2);
        }
      else
        {
          g_assert_false (lab_test_match_play (&test));
          g_assert_error (test.error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED);
          g_assert_cmpuint (test.record.actions->len, ==, 0);
          g_assert_cmpint (test.record.turns, ==, 0);
          g_assert_cmpuint (test.failed, ==, 0);
        }
    }
}

/* A match that is cancelled keeps the turns before that. */
LAB_TEST ("/cheese-match/cancelled", test_cancelled)
{
  for (guint mode = 0; mode < LAB_N_CHEESE_MODES; mode++)
    {
      g_auto (LabTestMatch) test = { 0 };

      lab_test_match_init (&test, mode, 3, 2, 1);
      test.cancel_at = 5;
      g_assert_false (lab_test_match_play (&test));
      g_assert_error (test.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpint (test.record.turns, ==, 5);
      g_assert_cmpuint (test.record.actions->len, ==, 10);
    }
}
