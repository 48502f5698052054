/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study-pairs.h"

/* Private helpers */

/* The turns of both rats in the games that both have played. */
static gsize
list_pairs (const LabCheeseStudy *self,
            LabCheesePair        *pair,
            double               *first,
            double               *second)
{
  gsize n = 0;

  g_assert (first != NULL && second != NULL);
  for (guint game = 0; game < lab_cheese_study_get_setup (self)->n_games; game++)
    {
      if (!lab_cheese_study_is_finished (self, pair->first, game)
          || !lab_cheese_study_is_finished (self, pair->second, game))
        continue;
      first[n] = lab_cheese_study_get_turns (self, pair->first, game);
      second[n] = lab_cheese_study_get_turns (self, pair->second, game);
      n++;
    }
  return n;
}

static void
test_pair (const LabCheeseStudy *self,
           LabCheesePair        *pair)
{
  gsize n_first = 0, n_second = 0, n;
  g_autofree double *first = lab_cheese_study_list_turns (self, pair->first, &n_first);
  g_autofree double *second = lab_cheese_study_list_turns (self, pair->second, &n_second);

  g_assert (first != NULL && second != NULL);
  pair->u = lab_rank_tests_u (first, n_first, second, n_second);
  n = list_pairs (self, pair, first, second);
  pair->paired = lab_rank_tests_signed (first, second, n);
}

static void
correct_pairs (GArray *pairs)
{
  g_autofree double *before = g_new (double, MAX (pairs->len, 1));
  g_autofree double *after = g_new (double, MAX (pairs->len, 1));

  for (guint i = 0; i < pairs->len; i++)
    before[i] = g_array_index (pairs, LabCheesePair, i).u.log10_p;
  lab_rank_tests_holm (before, pairs->len, after);
  for (guint i = 0; i < pairs->len; i++)
    {
      LabCheesePair *pair = &g_array_index (pairs, LabCheesePair, i);

      pair->u_holm = after[i];
      before[i] = pair->paired.log10_p;
    }
  lab_rank_tests_holm (before, pairs->len, after);
  for (guint i = 0; i < pairs->len; i++)
    g_array_index (pairs, LabCheesePair, i).paired_holm = after[i];
}

/* Public functions */

/**
 * lab_cheese_study_make_pairs:
 * @self: a study whose games have ended
 * @cancellable: (nullable): stops early
 *
 * Tests all pairs of rats, each on their turns in all games, and on those in the same games.
 *
 * Returns: (transfer full) (nullable) (element-type LabCheesePair): the pairs; %NULL if stopped
 */
GArray *
lab_cheese_study_make_pairs (const LabCheeseStudy *self,
                             GCancellable         *cancellable)
{
  guint n_rats = lab_cheese_study_get_setup (self)->n_rats;
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (LabCheesePair));

  for (guint first = 0; first < n_rats; first++)
    {
      for (guint second = first + 1; second < n_rats; second++)
        {
          LabCheesePair pair = { .first = first, .second = second };

          if (g_cancellable_is_cancelled (cancellable))
            return NULL;
          test_pair (self, &pair);
          g_array_append_val (pairs, pair);
        }
    }
  correct_pairs (pairs);
  return g_steal_pointer (&pairs);
}
