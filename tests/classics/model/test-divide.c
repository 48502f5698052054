/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-check.h"
#include "lab-divide.h"

#define MOST 12

/* The player to move loses if both numbers are odd: every division then leaves an
 * even one, and an even number can be divided into two odd ones. */
static void
assert_truth (guint a,
              guint b,
              int   value)
{
  g_assert_true (lab_value_is_decided (value));
  g_assert_cmpint (value < 0, ==, a % 2 == 1 && b % 2 == 1);
}

static void
test_truth (void)
{
  for (guint a = 1; a <= MOST; a++)
    {
      for (guint b = 1; b <= MOST; b++)
        {
          LabDivide state;
          LabSearchResult result;

          lab_divide_init (&state, a, b);
          lab_alphabeta_iterate (&lab_divide_rules, &state, LAB_TO_THE_END, NULL, NULL, NULL,
                                 &result);
          g_assert_true (result.solved);
          assert_truth (a, b, result.value);
        }
    }
}

static void
test_one_table (void)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 20);

  for (guint a = 1; a <= MOST; a++)
    {
      for (guint b = 1; b <= MOST; b++)
        {
          LabDivide state;
          LabSearchResult result, other;

          lab_divide_init (&state, a, b);
          lab_alphabeta (&lab_divide_rules, &state, LAB_TO_THE_END, NULL, NULL, &other);
          lab_alphabeta (&lab_divide_rules, &state, LAB_TO_THE_END, table, NULL, &result);
          g_assert_true (result.solved);
          assert_truth (a, b, result.value);
          g_assert_cmpint (result.value, ==, other.value);
          g_assert_cmpuint (result.nodes, <=, other.nodes);
        }
    }
}

static void
test_minimax (void)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 16);
  LabTestTally tally = { 0 };

  for (guint a = 1; a <= MOST; a++)
    {
      for (guint b = 1; b <= MOST; b++)
        {
          LabDivide state;
          int value;

          lab_divide_init (&state, a, b);
          value = lab_test_check_searches (&lab_divide_rules, &state, sizeof state, LAB_TO_THE_END,
                                           table, &tally);
          assert_truth (a, b, value);
        }
    }
  g_test_message ("minimax %" G_GUINT64_FORMAT ", alpha-beta %" G_GUINT64_FORMAT
                  ", with a table %" G_GUINT64_FORMAT,
                  tally.n_minimax, tally.n_alphabeta, tally.n_with_table);
  g_assert_cmpuint (tally.n_alphabeta, <, tally.n_minimax);
  g_assert_cmpuint (tally.n_with_table, <, tally.n_alphabeta);
}

static void
test_depths (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 16);
  LabTestTally tally = { 0 };

  for (guint round = 0; round < 1000; round++)
    {
      guint a = (guint) g_rand_int_range (random, 1, MOST + 1);
      guint b = (guint) g_rand_int_range (random, 1, MOST + 1);
      guint depth = (guint) g_rand_int_range (random, 0, 4);
      LabDivide state;

      lab_divide_init (&state, a, b);
      lab_test_check_searches (&lab_divide_rules, &state, sizeof state, depth, table, &tally);
    }
  g_assert_cmpuint (tally.n_solved, >, 100);
  g_assert_cmpuint (tally.n_solved, <, 900);
}

static void
test_undo (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint a = 1; a <= MOST; a++)
    {
      LabDivide state;

      lab_divide_init (&state, a, MOST);
      lab_test_check_undo (&lab_divide_rules, &state, sizeof state,
                           lab_divide_make_key, random, 500);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classics/divide/truth", test_truth);
  g_test_add_func ("/classics/divide/one-table", test_one_table);
  g_test_add_func ("/classics/divide/minimax", test_minimax);
  g_test_add_func ("/classics/divide/depths", test_depths);
  g_test_add_func ("/classics/divide/undo", test_undo);
  return g_test_run ();
}
