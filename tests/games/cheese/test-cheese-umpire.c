/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-match.h"
#include "lab-test-cheese.h"
#include "lab-test-slow-race.h"

/* Tests races in which nobody is late against the slow rules. */

#define N_RACES 400
#define MAX_TURNS 300

static const char * const kinds[] = { "random1", "random2", "random4", "greedy", "random7" };

/* Private helpers */

/* Lets rats of all kinds race. */
static void
play (LabCheeseRecord     *record,
      const LabCheeseDeal *deal,
      guint                seed,
      guint                max_turns,
      gboolean             keep_actions)
{
  g_autoptr (GError) error = NULL;
  LabRat *rats[LAB_CHEESE_MAX_RATS] = { NULL };

  for (guint rat = 0; rat < deal->n_rats; rat++)
    rats[rat] = lab_rat_new (kinds[(rat + seed) % G_N_ELEMENTS (kinds)], NULL);
  g_assert_true (lab_cheese_umpire_play (record, deal, rats, seed, max_turns, keep_actions, NULL,
                                         &error));
  g_assert_no_error (error);
  for (guint rat = 0; rat < deal->n_rats; rat++)
    lab_rat_free (rats[rat]);
}

/* What a rat did against a wall is not in a record; any action against one has the same effect. */
static LabCheeseAction
find_action (LabCheeseOutcome outcome)
{
  return outcome >= LAB_CHEESE_DID_NORTH && outcome <= LAB_CHEESE_DID_WEST
             ? LAB_CHEESE_NORTH + (outcome - LAB_CHEESE_DID_NORTH)
             : LAB_CHEESE_NOTHING;
}

/* Plays the turns of a record by the slow rules, and compares what comes of them. */
static void
replay (const LabCheeseRecord *record,
        const LabCheeseDeal   *deal,
        LabTestSlowRace       *slow)
{
  const guint8 *bytes = record->actions->data;
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  guint64 counts[LAB_CHEESE_MAX_RATS][LAB_N_CHEESE_OUTCOMES] = { { 0 } };

  lab_test_slow_race_init (slow, deal);
  lab_test_slow_race_play (slow, actions, NULL);
  g_assert_cmpuint (record->actions->len, ==, (guint) record->turns * deal->n_rats);
  for (int turn = 0; turn < record->turns; turn++)
    {
      LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

      g_assert_false (lab_test_slow_race_is_over (slow));
      for (guint rat = 0; rat < deal->n_rats; rat++)
        actions[rat] = find_action ((LabCheeseOutcome) bytes[rat]);
      lab_test_slow_race_play (slow, actions, outcomes);
      for (guint rat = 0; rat < deal->n_rats; rat++)
        {
          if (bytes[rat] == LAB_CHEESE_AT_WALL)
            outcomes[rat] = outcomes[rat] == LAB_CHEESE_DID_NOTHING ? LAB_CHEESE_AT_WALL
                                                                    : LAB_CHEESE_FAILED;
          g_assert_cmpuint (bytes[rat], ==, outcomes[rat]);
          counts[rat][outcomes[rat]]++;
        }
      bytes += deal->n_rats;
    }
  g_assert_true (memcmp (record->counts, counts, sizeof counts) == 0);
}

/* Tests */

/* Every turn of a race obeys the slow rules, and the race ends when they say so. */
LAB_TEST ("/cheese-umpire/rules", test_rules)
{
  guint n_shared = 0, n_early = 0;

  for (guint seed = 0; seed < N_RACES; seed++)
    {
      guint n_rats = 1 + seed % 5;
      g_autoptr (LabCheeseDeal) deal
          = lab_test_cheese_deal_small (seed, n_rats, 1 + seed / 5 % n_rats);
      g_auto (LabCheeseRecord) record = { 0 };
      g_auto (LabTestSlowRace) slow = { 0 };

      play (&record, deal, seed, MAX_TURNS, TRUE);
      replay (&record, deal, &slow);
      g_assert_cmpint (record.turns, ==, (int) slow.turn - 1);
      g_assert_true (record.is_cut == !lab_test_slow_race_is_over (&slow));
      n_early += !record.is_cut && slow.cheese->len > 0;
      for (guint rat = 0; rat < n_rats; rat++)
        {
          g_assert_cmpfloat (record.scores[rat], ==, slow.rats[rat].score);
          n_shared += record.scores[rat] != (guint) record.scores[rat];
        }
    }
  /* All that is special has come. */
  g_assert_cmpuint (n_shared, >, 20);
  g_assert_cmpuint (n_early, >, 10);
}

/* A match that waits for all rats, also in threads, gives the same record, and so does a record
 * without outcomes. */
LAB_TEST ("/cheese-umpire/match", test_match)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      const LabCheeseMatchSettings settings = {
        .mode = seed % 2 == 0 ? LAB_CHEESE_SIMULATION : LAB_CHEESE_SYNCHRONOUS,
        .max_turns = seed % 4 < 2 ? MAX_TURNS : 0,
      };
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_small (seed, 2, 2);
      g_autoptr (LabRat) first = lab_rat_new (kinds[seed % G_N_ELEMENTS (kinds)], NULL);
      g_autoptr (LabRat) second = lab_rat_new (kinds[(seed + 1) % G_N_ELEMENTS (kinds)], NULL);
      g_auto (LabCheeseRecord) record = { 0 };
      g_auto (LabCheeseRecord) counted = { 0 };
      g_auto (LabCheeseRecord) match = { 0 };

      play (&record, deal, seed, settings.max_turns, TRUE);
      play (&counted, deal, seed, settings.max_turns, FALSE);
      g_assert_true (lab_cheese_match_play (&match, deal, (LabRat *[]) { first, second }, seed,
                                            &settings, NULL, NULL));
      g_assert_cmpmem (match.actions->data, match.actions->len, record.actions->data,
                       record.actions->len);
      g_assert_true (memcmp (match.counts, record.counts, sizeof match.counts) == 0);
      g_assert_true (memcmp (match.scores, record.scores, sizeof match.scores) == 0);
      g_assert_cmpint (match.is_cut, ==, record.is_cut);
      g_assert_null (counted.actions);
      g_assert_cmpint (counted.turns, ==, record.turns);
      g_assert_true (memcmp (counted.counts, record.counts, sizeof counted.counts) == 0);
    }
}

/* A race without cheese is over before its preparation. */
LAB_TEST ("/cheese-umpire/nothing", test_nothing)
{
  g_autoptr (LabCheeseDeal) model = lab_test_cheese_deal_small (1, 1, 1);
  g_autoptr (LabCheeseDeal) deal = lab_cheese_deal_new_fixed (model->maze, 1, model->teams,
                                                              model->starts, NULL, 0, NULL);
  g_auto (LabCheeseRecord) record = { 0 };

  g_assert_nonnull (deal);
  play (&record, deal, 0, 0, TRUE);
  g_assert_cmpint (record.turns, ==, -1);
  g_assert_cmpuint (record.actions->len, ==, 0);
}

/* A limit of turns is exact. */
LAB_TEST ("/cheese-umpire/cut", test_cut)
{
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_small (11, 1, 1);
  g_auto (LabCheeseRecord) record = { 0 };
  int turns;

  play (&record, deal, 0, 0, TRUE);
  turns = record.turns;
  g_assert_cmpint (turns, >, 3);
  for (int limit = 1; limit < turns + 2; limit++)
    {
      play (&record, deal, 0, (guint) limit, TRUE);
      g_assert_cmpint (record.turns, ==, MIN (limit, turns));
      g_assert_true (record.is_cut == (limit < turns));
    }
}

/* A race that was cancelled has an empty record, which can be used again. */
LAB_TEST ("/cheese-umpire/cancelled", test_cancelled)
{
  g_autoptr (LabCheeseDeal) model = lab_test_cheese_deal_small (1, 1, 1);
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (0, 1, 40, 20);
  g_autoptr (LabRat) rat = lab_rat_new ("random1", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_auto (LabCheeseRecord) record = { 0 };

  play (&record, model, 0, 0, TRUE);
  g_cancellable_cancel (cancellable);
  g_assert_false (lab_cheese_umpire_play (&record, deal, &rat, 0, 0, TRUE, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (record.turns, ==, 0);
  g_assert_cmpuint (record.actions->len, ==, 0);
  g_assert_cmpfloat (record.scores[0], ==, 0);
  play (&record, model, 0, 0, TRUE);
  g_assert_cmpfloat (record.scores[0], ==, model->n_cheese);
}

/* Two rats of one kind do not draw the same random numbers. */
LAB_TEST ("/cheese-umpire/seeds", test_seeds)
{
  g_autoptr (GHashTable) seeds = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 100; seed++)
    {
      for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
        {
          guint64 number = lab_cheese_umpire_get_rat_seed (seed, rat);

          g_assert_true (g_hash_table_add (seeds, g_memdup2 (&number, sizeof number)));
        }
    }
}
