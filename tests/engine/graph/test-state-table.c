/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-state-table.h"

#define MAX_SIZE 40

/* Compares the table with GLib's hash table of bytes, with random states of every
 * size. */
LAB_TEST ("/graph/state-table/against-hash-table", test_against_hash_table)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (gsize size = 1; size <= MAX_SIZE; size++)
    {
      g_autoptr (LabStateTable) states = lab_state_table_new (size);
      g_autoptr (GHashTable) known = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                            (GDestroyNotify) g_bytes_unref, NULL);

      g_assert_cmpuint (states->state_size, ==, size);
      for (guint i = 0; i < 3000; i++)
        {
          guint8 state[MAX_SIZE] = { 0 };
          guint index = 77;
          gpointer expected;

          /* Only a few bits differ, so that some states occur again. */
          for (guint j = 0; j < 3; j++)
            state[g_rand_int_range (random, 0, (gint32) size)]
                = (guint8) g_rand_int_range (random, 0, 8);
          expected = NULL;
          {
            g_autoptr (GBytes) bytes = g_bytes_new (state, size);
            gboolean is_known = g_hash_table_lookup_extended (known, bytes, NULL, &expected);

            g_assert_cmpint (lab_state_table_find (states, state, &index), ==, is_known);
            g_assert_cmpuint (index, ==, is_known ? GPOINTER_TO_UINT (expected) : 77);
            g_assert_cmpint (lab_state_table_add (states, state, &index), ==, !is_known);
            if (!is_known)
              {
                g_assert_cmpuint (index, ==, g_hash_table_size (known));
                g_hash_table_insert (known, g_steal_pointer (&bytes), GUINT_TO_POINTER (index));
              }
          }
          g_assert_true (memcmp (lab_state_table_get_state (states, index), state, size) == 0);
        }
      g_assert_cmpuint (states->n_states, ==, g_hash_table_size (known));
    }
}

/* States never move in memory, and are aligned for their type. */
LAB_TEST ("/graph/state-table/stays", test_stays)
{
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (guint64));
  const guint64 first = 12345;
  const guint64 *kept;
  guint index;

  g_assert_true (lab_state_table_add (states, &first, &index));
  kept = lab_state_table_get_state (states, index);
  for (guint64 i = 0; i < 100000; i++)
    lab_state_table_add (states, &i, &index);
  g_assert_true (lab_state_table_get_state (states, 0) == kept);
  g_assert_cmpuint (*kept, ==, first);
  g_assert_cmpuint ((guintptr) kept % sizeof (guint64), ==, 0);
  g_assert_cmpuint (states->n_states, ==, 100000);
}
