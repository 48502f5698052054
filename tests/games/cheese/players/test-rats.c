/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-match.h"
#include "lab-test-cheese.h"

/* Tests the rats that are built in. */

#define MAX_TURNS 20000

/* Private helpers */

/* Plays with a new rat, against a greedy one in a race of two. */
static void
play (LabCheeseRecord     *record,
      const LabCheeseDeal *deal,
      const char          *id,
      guint64              seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRat) rat = lab_rat_new (id, NULL);
  g_autoptr (LabRat) other = lab_rat_new ("greedy", NULL);

  lab_cheese_umpire_play (record, deal, (LabRat *[]) { rat, other }, seed, MAX_TURNS, TRUE, NULL,
                          &error);
  g_assert_no_error (error);
}

/* Tests */

/* Each rat fetches all cheese without running into walls, and the same way for the same seed if it
 * is used again, in another maze or the same one. */
LAB_TEST ("/rats/kinds", test_kinds)
{
  const LabRatKind *kind;

  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      g_autoptr (LabRat) rat = lab_rat_new (kind->id, NULL);

      g_assert_true (lab_rat_kind_find (kind->id) == kind);
      g_assert_nonnull (kind->summary);
      for (guint seed = 0; seed < 5; seed++)
        {
          g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 3, 20);
          g_auto (LabCheeseRecord) record = { 0 };
          g_auto (LabCheeseRecord) again = { 0 };
          g_autoptr (GError) error = NULL;

          play (&record, deal, kind->id, seed);
          g_assert_true (record.is_cut || record.scores[0] == 3);
          g_assert_true (!record.is_cut || g_str_has_prefix (kind->id, "random"));
          if (strcmp (kind->id, "random1") != 0)
            {
              g_assert_cmpuint (record.counts[0][LAB_CHEESE_AT_WALL], ==, 0);
              g_assert_cmpuint (record.counts[0][LAB_CHEESE_DID_NOTHING], ==, 0);
            }
          for (guint round = 0; round < 2; round++)
            {
              lab_cheese_umpire_play (&again, deal, &rat, seed, MAX_TURNS, TRUE, NULL, &error);
              g_assert_no_error (error);
              g_assert_cmpmem (record.actions->data, record.actions->len, again.actions->data,
                               again.actions->len);
            }
        }
    }
}

/* No rat is faster than the shortest tour. */
LAB_TEST ("/rats/tour", test_tour)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 12, 20);
      g_auto (LabCheeseRecord) tour = { 0 };

      play (&tour, deal, "tour", seed);
      for (const char * const *id
           = (const char * const[]) { "greedy", "insertion", "dijkstra", "bfs", "rival", NULL };
           *id != NULL; id++)
        {
          g_auto (LabCheeseRecord) record = { 0 };

          play (&record, deal, *id, seed);
          g_assert_cmpint (tour.turns, <=, record.turns);
        }
    }
}

/* Greedy always takes a piece to which the fewest turns lead, mud included. */
LAB_TEST ("/rats/greedy", test_greedy)
{
  guint n_other = 0;

  for (guint seed = 0; seed < 30; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 12, 30);
      g_autoptr (LabRat) rat = lab_rat_new ("greedy", NULL);
      g_auto (LabCheesePosition) position = { 0 };
      guint until = 0;
      guint n_left = 0;

      lab_cheese_position_init (&position, deal);
      g_assert_true (lab_rat_prepare (rat, deal->maze, &position, 0, 0, NULL, NULL));
      while (!lab_cheese_position_is_over (&position))
        {
          LabCheeseAction action = LAB_CHEESE_NOTHING;

          if (position.n_cheese != n_left)
            {
              LabCheeseDistances distances = lab_test_cheese_measure (
                  deal->maze, position.rats[0].cell, position.cheese, position.n_cheese);
              g_autofree guint32 *turns = distances.turns;
              guint least = G_MAXUINT;

              g_assert_true (n_left == 0 || position.turn == until);
              for (guint i = 1; i < distances.n; i++)
                least = MIN (least, turns[i]);
              n_other += least < turns[1];
              until = position.turn + least;
              n_left = position.n_cheese;
            }
          if (!lab_cheese_position_is_in_mud (&position, 0))
            g_assert_true (lab_rat_choose (rat, &position, NULL, &action, NULL));
          lab_cheese_position_play (&position, deal->maze, &action, NULL);
        }
      g_assert_cmpuint (position.turn, ==, until);
    }
  /* Mostly that is not the first piece of the list. */
  g_assert_cmpuint (n_other, >, 200);
}

/* How many steps a depth-first search goes to the cheese, which adds the neighbors of each cell by
 * their numbers and takes the newest entry. */
static guint
search_sorted (const LabCheeseDeal *deal)
{
  typedef struct { guint cell, steps; } Entry;
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GHashTable) visited = g_hash_table_new (NULL, NULL);
  Entry entry = { deal->starts[0], 0 };

  g_array_append_val (stack, entry);
  while (stack->len > 0)
    {
      /* A column more or less is the nearer number. */
      static const LabCheeseAction by_number[]
          = { LAB_CHEESE_NORTH, LAB_CHEESE_WEST, LAB_CHEESE_EAST, LAB_CHEESE_SOUTH };

      entry = g_array_index (stack, Entry, stack->len - 1);
      g_array_set_size (stack, stack->len - 1);
      if (entry.cell == deal->cheese[0])
        return entry.steps;
      if (!g_hash_table_add (visited, GUINT_TO_POINTER (entry.cell)))
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (by_number); i++)
        {
          Entry next = { lab_cheese_maze_get_next (deal->maze, entry.cell, by_number[i]),
                         entry.steps + 1 };

          if (next.cell != LAB_CHEESE_NO_CELL
              && !g_hash_table_contains (visited, GUINT_TO_POINTER (next.cell)))
            g_array_append_val (stack, next);
        }
    }
  return G_MAXUINT;
}

LAB_TEST ("/rats/sorted", test_sorted)
{
  guint n_other = 0;

  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 1, 0);
      g_auto (LabCheeseRecord) sorted = { 0 };
      g_auto (LabCheeseRecord) unsorted = { 0 };

      play (&sorted, deal, "dfs-sorted", seed);
      play (&unsorted, deal, "dfs", seed);
      g_assert_cmpint (sorted.turns, ==, search_sorted (deal));
      n_other += sorted.turns != unsorted.turns;
    }
  g_assert_cmpuint (n_other, >, 20);
}

/* Races of two: nobody is stuck when the other rat takes the cheese. */
LAB_TEST ("/rats/two", test_two)
{
  const LabRatKind *kind;
  guint n_won = 0;

  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (i, 2, 9, 20);
      g_auto (LabCheeseRecord) record = { 0 };

      play (&record, deal, kind->id, i);
      g_assert_false (record.is_cut);
    }
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 2, 21, 20);
      g_auto (LabCheeseRecord) record = { 0 };

      play (&record, deal, "rival", seed);
      n_won += record.scores[0] > record.scores[1];
    }
  g_assert_cmpuint (n_won, >=, 19);
}

/* Plays some turns of a race against a greedy rat, and writes down what the rat did. */
static GByteArray *
play_aloud (const LabRatKind    *kind,
            const LabCheeseDeal *deal,
            gboolean             is_aloud)
{
  g_autoptr (LabRat) rat = lab_rat_new (kind->id, NULL);
  g_autoptr (LabRat) other = lab_rat_new ("greedy", NULL);
  LabRat *rats[] = { rat, other };
  g_auto (LabCheesePosition) position = { 0 };
  GByteArray *actions = g_byte_array_new ();

  lab_cheese_position_init (&position, deal);
  for (guint i = 0; i < 2; i++)
    g_assert_true (lab_rat_prepare (rats[i], deal->maze, &position, i, 3, NULL, NULL));
  while (!lab_cheese_position_is_over (&position) && position.turn < 150)
    {
      LabCheeseAction chosen[2] = { LAB_CHEESE_NOTHING, LAB_CHEESE_NOTHING };

      for (guint i = 0; i < 2; i++)
        {
          if (lab_cheese_position_is_in_mud (&position, i))
            continue;
          if (is_aloud && i == 0)
            lab_rat_thought_free (lab_rat_think_aloud (rat, &position));
          g_assert_true (lab_rat_choose (rats[i], &position, NULL, &chosen[i], NULL));
        }
      g_byte_array_append (actions, &(guint8) { (guint8) chosen[0] }, 1);
      lab_cheese_position_play (&position, deal->maze, chosen, NULL);
    }
  return actions;
}

/* A rat that thinks aloud before each of its turns does the same as one that does not. */
LAB_TEST ("/rats/aloud", test_aloud)
{
  const LabRatKind *kind;

  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      for (guint seed = 0; seed < 3; seed++)
        {
          g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 2, 9, 20);
          g_autoptr (GByteArray) actions = play_aloud (kind, deal, FALSE);
          g_autoptr (GByteArray) aloud = play_aloud (kind, deal, TRUE);

          g_assert_cmpmem (actions->data, actions->len, aloud->data, aloud->len);
        }
    }
}

/* Each rat can tell what it thinks. */
LAB_TEST ("/rats/thoughts", test_thoughts)
{
  const LabRatKind *kind;

  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (7, 1, 5, 20);
      g_autoptr (LabRat) rat = lab_rat_new (kind->id, NULL);
      g_autoptr (LabRatThought) thought = NULL;
      g_auto (LabCheesePosition) position = { 0 };
      guint last;

      lab_cheese_position_init (&position, deal);
      g_assert_true (lab_rat_prepare (rat, deal->maze, &position, 0, 1, NULL, NULL));
      thought = lab_rat_think_aloud (rat, &position);
      g_assert_nonnull (thought->text);
      g_assert_cmpuint (thought->n_cells, ==, 15 * 13);
      if (thought->route->len == 0)
        continue;
      g_assert_cmpuint (g_array_index (thought->route, guint, 0), ==, deal->starts[0]);
      last = g_array_index (thought->route, guint, thought->route->len - 1);
      g_assert_true (lab_cheese_position_has_cheese (&position, last));
      g_assert_cmpuint (g_array_index (thought->goals, guint, 0), ==, last);
      g_assert_nonnull (thought->log);
      g_assert_cmpuint (thought->log->n_events, >, 0);
      g_assert_cmpuint (thought->distances[deal->starts[0]], ==, 0);
    }
}

LAB_TEST ("/rats/unknown", test_unknown)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_rat_new ("cat", &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "“cat”"));
  g_assert_nonnull (strstr (error->message, "random7"));
  g_clear_error (&error);
  /* What is not a text, such as a part of a damaged file, is not repeated as it is. */
  g_assert_null (lab_rat_new ("bfs\x19\n\xff", &error));
  g_assert_nonnull (strstr (error->message, "“bfs??�”"));
}
