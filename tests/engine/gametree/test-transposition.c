/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-transposition.h"

#include "lab-zero-sum.h"

#define KEY G_GUINT64_CONSTANT (0x0123456789abcdef)

/* Private helpers */

/* Returns a key that shares a bucket with the others: these keys differ only in
 * their high bits. */
static guint64
neighbor (guint index)
{
  return KEY ^ (guint64) index << 40;
}

static void
store (LabTransposition *table,
       guint64           key,
       int               value,
       guint             depth)
{
  const LabTranspositionEntry entry = { value, 7, depth, LAB_BOUND_EXACT, FALSE };

  lab_transposition_store (table, key, 0, &entry);
}

/* Returns the stored value of @key, or G_MAXINT. */
static int
find (LabTransposition *table,
      guint64           key)
{
  LabTranspositionEntry entry;

  return lab_transposition_find (table, key, 0, &entry) ? entry.value : G_MAXINT;
}

/* Tests */

LAB_TEST ("/games/transposition/empty", test_empty)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);
  LabTranspositionEntry entry = { 5, 6, 7, LAB_BOUND_UPPER, TRUE };

  g_assert_false (lab_transposition_find (table, KEY, 0, &entry));
  g_assert_false (lab_transposition_find (table, 0, 0, &entry));
  g_assert_cmpint (entry.value, ==, 5);
  store (table, 0, 1, 2);
  g_assert_cmpint (find (table, 0), ==, 1);
  lab_transposition_clear (table);
  g_assert_false (lab_transposition_find (table, 0, 0, &entry));
}

LAB_TEST ("/games/transposition/fields", test_fields)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);

  for (guint i = 0; i < 12; i++)
    {
      LabTranspositionEntry in = { (int) i - 6, G_MAXUINT32 - i, LAB_MAX_PLIES - i,
                                   LAB_BOUND_EXACT + i % 3, i % 2 == 1 };
      LabTranspositionEntry out;

      lab_transposition_store (table, KEY + i, i, &in);
      g_assert_true (lab_transposition_find (table, KEY + i, i, &out));
      g_assert_cmpint (out.value, ==, in.value);
      g_assert_cmpuint (out.action, ==, in.action);
      g_assert_cmpuint (out.depth, ==, in.depth);
      g_assert_cmpint (out.bound, ==, in.bound);
      g_assert_cmpint (out.solved, ==, in.solved);
    }
}

/* The table stores wins and losses with their distance from the position itself, so
 * that they are right wherever it occurs. */
LAB_TEST ("/games/transposition/distances", test_distances)
{
  const struct { int stored, found; } cases[] = {
    { lab_win_value (9), lab_win_value (7) }, { -lab_win_value (9), -lab_win_value (7) },
    { lab_win_value (4), lab_win_value (2) }, { -lab_win_value (4), -lab_win_value (2) },
    { lab_win_value (LAB_MAX_PLIES), lab_win_value (LAB_MAX_PLIES - 2) },
    { LAB_WIN - 1, LAB_WIN - 1 }, { 1 - LAB_WIN, 1 - LAB_WIN }, { 0, 0 }, { -3, -3 },
  };
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const LabTranspositionEntry in = { cases[i].stored, 0, 3, LAB_BOUND_EXACT, FALSE };
      LabTranspositionEntry out;

      lab_transposition_store (table, KEY, 4, &in);
      g_assert_true (lab_transposition_find (table, KEY, 4, &out));
      g_assert_cmpint (out.value, ==, cases[i].stored);
      g_assert_true (lab_transposition_find (table, KEY, 2, &out));
      g_assert_cmpint (out.value, ==, cases[i].found);
    }
}

LAB_TEST ("/games/transposition/whole-key", test_whole_key)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1);

  store (table, KEY, 1, 1);
  for (guint bit = 0; bit < 64; bit++)
    g_assert_cmpint (find (table, KEY ^ G_GUINT64_CONSTANT (1) << bit), ==, G_MAXINT);
  g_assert_cmpint (find (table, KEY), ==, 1);
}

LAB_TEST ("/games/transposition/spread", test_spread)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 16);

  /* There is one entry per bucket if every bucket is used. */
  for (guint i = 0; i < 500; i++)
    store (table, i, (int) i, 1);
  for (guint i = 0; i < 500; i++)
    g_assert_cmpint (find (table, i), ==, (int) i);
}

LAB_TEST ("/games/transposition/shallowest-goes", test_shallowest_goes)
{
  const guint depths[] = { 5, 3, 7, 9 };
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);

  for (guint i = 0; i < G_N_ELEMENTS (depths); i++)
    store (table, neighbor (i), (int) i, depths[i]);
  for (guint i = 0; i < G_N_ELEMENTS (depths); i++)
    g_assert_cmpint (find (table, neighbor (i)), ==, (int) i);
  store (table, neighbor (4), 4, 1);
  g_assert_cmpint (find (table, neighbor (1)), ==, G_MAXINT);
  g_assert_cmpint (find (table, neighbor (4)), ==, 4);
  store (table, neighbor (5), 5, 6);
  g_assert_cmpint (find (table, neighbor (4)), ==, G_MAXINT);
  store (table, neighbor (6), 6, 6);
  g_assert_cmpint (find (table, neighbor (0)), ==, G_MAXINT);
  g_assert_cmpint (find (table, neighbor (2)), ==, 2);
  g_assert_cmpint (find (table, neighbor (3)), ==, 3);
}

LAB_TEST ("/games/transposition/oldest-goes", test_oldest_goes)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);

  store (table, neighbor (0), 0, 90);
  store (table, neighbor (1), 1, 80);
  store (table, neighbor (2), 2, 10);
  lab_transposition_next_search (table);
  store (table, neighbor (3), 3, 1);
  /* A result that the new search found again, even less deep, counts as new. */
  store (table, neighbor (2), 99, 5);
  g_assert_cmpint (find (table, neighbor (2)), ==, 2);
  store (table, neighbor (4), 4, 2);
  g_assert_cmpint (find (table, neighbor (1)), ==, G_MAXINT);
  store (table, neighbor (5), 5, 2);
  g_assert_cmpint (find (table, neighbor (0)), ==, G_MAXINT);
  g_assert_cmpint (find (table, neighbor (2)), ==, 2);
  g_assert_cmpint (find (table, neighbor (3)), ==, 3);
  store (table, neighbor (6), 6, 2);
  g_assert_cmpint (find (table, neighbor (3)), ==, G_MAXINT);
}

LAB_TEST ("/games/transposition/same-position", test_same_position)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);

  store (table, KEY, 1, 4);
  store (table, KEY, 2, 3);
  g_assert_cmpint (find (table, KEY), ==, 1);
  store (table, KEY, 3, 4);
  g_assert_cmpint (find (table, KEY), ==, 3);
  store (table, KEY, 4, 5);
  g_assert_cmpint (find (table, KEY), ==, 4);

  /* The position uses only one of the four entries of its bucket. */
  for (guint i = 1; i < 4; i++)
    store (table, neighbor (i), 0, 1);
  for (guint i = 1; i < 4; i++)
    g_assert_cmpint (find (table, neighbor (i)), ==, 0);
}
