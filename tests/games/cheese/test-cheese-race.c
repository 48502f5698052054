/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-race.h"
#include "lab-cheese-thinking.h"
#include "lab-random.h"
#include "lab-test-race.h"
#include "lab-test-slow-race.h"

/* Tests races in the window: turns, undo and redo, looking back, and failures. */

/* What the signals of a race told. */
typedef struct
{
  guint n_turns;
  guint n_jumps;
  guint n_failures;
} Told;

/* Private helpers */

/* Plays the turns of a race by the slow rules up to @n_played, and compares the positions. */
static void
check_position (LabCheeseRace *race,
                guint          n_played)
{
  const LabCheeseDeal *deal = race->deal;
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { LAB_CHEESE_NOTHING };
  g_auto (LabTestSlowRace) slow = { 0 };
  g_auto (LabCheesePosition) position = { 0 };

  lab_test_slow_race_init (&slow, deal);
  lab_test_slow_race_play (&slow, actions, NULL);
  for (guint turn = 0; turn < n_played; turn++)
    {
      LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

      for (guint rat = 0; rat < deal->n_rats; rat++)
        actions[rat] = (LabCheeseAction) lab_cheese_race_get_actions (race, turn)[rat];
      lab_test_slow_race_play (&slow, actions, outcomes);
      for (guint rat = 0; rat < deal->n_rats; rat++)
        g_assert_cmpuint (lab_cheese_race_get_outcomes (race, turn)[rat], ==, outcomes[rat]);
    }
  lab_cheese_race_get_position_at (race, n_played, &position);
  lab_test_slow_race_check (&slow, &position);
  if (n_played == race->n_played)
    lab_test_slow_race_check (&slow, &race->position);
}

/* Asserts that all rats did the same in two races. */
static void
assert_same_actions (LabCheeseRace *race,
                     LabCheeseRace *other)
{
  guint n_rats = race->deal->n_rats;

  g_assert_cmpmem (lab_cheese_race_get_actions (race, 0),
                   lab_cheese_race_get_n_turns (race) * n_rats,
                   lab_cheese_race_get_actions (other, 0),
                   lab_cheese_race_get_n_turns (other) * n_rats);
}

static void
on_failed (LabCheeseRace *race G_GNUC_UNUSED,
           const char    *message,
           Told          *told)
{
  g_assert_null (strchr (message, '\n'));
  told->n_failures++;
}

static void
count (LabCheeseRace *race G_GNUC_UNUSED,
       guint         *n)
{
  (*n)++;
}

static void
listen (LabCheeseRace *race,
        Told          *told)
{
  g_signal_connect (race, "turn", G_CALLBACK (count), &told->n_turns);
  g_signal_connect (race, "jumped", G_CALLBACK (count), &told->n_jumps);
  g_signal_connect (race, "failed", G_CALLBACK (on_failed), told);
}

static void
assert_refused (gboolean   done,
                GError   **error)
{
  g_assert_false (done);
  g_assert_error (*error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION);
  g_clear_error (error);
}

/* Asserts that nobody may now choose for a rat, or get a hint for it. */
static void
assert_no_choice (LabCheeseRace *race,
                  guint          rat)
{
  g_autoptr (GError) error = NULL;

  assert_refused (lab_cheese_race_choose (race, rat, LAB_CHEESE_NORTH, &error), &error);
  assert_refused (lab_cheese_race_get_hint (race, rat, LAB_CHEESE_HINT_WAY, &error) != NULL,
                  &error);
}

/* Tests */

/* People and rats move at once; who has not chosen does nothing. */
LAB_TEST ("/cheese-race/turns", test_turns)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (LabCheeseRace) race = lab_test_race_new (seed, "person person greedy");
      Told told = { 0 };

      listen (race, &told);
      for (guint turn = 0; turn < 50 && !lab_cheese_race_is_over (race); turn++)
        {
          gboolean in_mud = lab_cheese_position_is_in_mud (&race->position, 0);

          if (turn % 3 > 0)
            lab_test_race_choose (race, 0, (LabCheeseAction) (lab_random_hash (turn + seed) % 5));
          lab_test_race_choose (race, 1, LAB_CHEESE_NORTH);
          lab_test_race_advance (race);
          if (turn % 3 == 0 && !in_mud)
            g_assert_cmpuint (lab_cheese_race_get_actions (race, turn)[0], ==,
                              LAB_CHEESE_NOTHING);
          g_assert_false (lab_cheese_race_has_chosen (race, 0));
          check_position (race, turn + 1);
          g_assert_cmpuint (told.n_turns, ==, turn + 1);
        }
    }
}

/* Nobody may choose for a rat, in mud, or after the end. */
LAB_TEST ("/cheese-race/refused", test_refused)
{
  g_autoptr (LabCheeseRace) race = lab_test_race_new (1, "person greedy");
  g_autoptr (GError) error = NULL;
  guint n_in_mud = 0;

  assert_no_choice (race, 1);
  assert_refused (lab_cheese_race_undo (race, &error), &error);
  assert_refused (lab_cheese_race_redo (race, &error), &error);
  for (guint turn = 0; !lab_cheese_race_is_over (race); turn++)
    {
      if (lab_cheese_position_is_in_mud (&race->position, 0))
        {
          assert_no_choice (race, 0);
          n_in_mud++;
        }
      lab_test_race_choose (race, 0, (LabCheeseAction) (lab_random_hash (turn) % 5));
      lab_test_race_advance (race);
    }
  g_assert_cmpuint (n_in_mud, >, 0);
  assert_no_choice (race, 0);
  g_assert_cmpuint (race->n_hints, ==, 0);
}

/* Whatever is undone and redone, all positions obey the rules, and rats do the same again. */
LAB_TEST ("/cheese-race/undo", test_undo)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (LabCheeseRace) plain = lab_test_race_new (seed, "random5 bfs random1");
      g_autoptr (LabCheeseRace) race = lab_test_race_new (seed, "random5 bfs random1");
      guint n_undone = 0, n_redone = 0;
      Told told = { 0 };

      listen (race, &told);
      lab_test_race_finish (plain);
      for (guint step = 0; step < 120; step++)
        {
          guint64 lot = lab_random_hash (seed * 1000 + step) % 9;
          guint n_played = race->n_played;

          if (lot < 2 && lab_cheese_race_undo (race, NULL))
            n_undone++;
          else if (lot == 2)
            n_redone += lab_cheese_race_redo (race, NULL);
          else
            lab_cheese_race_advance (race);
          if (lot == 3)
            lab_cheese_race_stop (race);
          /* The turn for which the rats are asked is not played any more. */
          if (lot == 4)
            n_undone += lab_cheese_race_undo (race, NULL);
          if (lot == 3 || (lot == 4 && n_played > 0))
            g_assert_false (lab_cheese_race_is_thinking (race));
          lab_test_race_wait (race);
          g_assert_true (lot != 4 || race->n_played == (n_played > 0 ? n_played - 1 : 1));
          check_position (race, race->n_played);
          g_assert_true (lab_cheese_race_may_redo (race) == (race->n_played
                             < lab_cheese_race_get_n_turns (race)));
        }
      lab_test_race_finish (race);
      assert_same_actions (race, plain);
      g_assert_cmpuint (race->n_undone, ==, n_undone);
      g_assert_cmpuint (told.n_jumps, ==, n_undone + n_redone);
    }
}

/* The same turn again keeps what was undone after it; another one forgets it. */
LAB_TEST ("/cheese-race/kept", test_kept)
{
  g_autoptr (LabCheeseRace) race = lab_test_race_new (2, "person random5");

  for (guint turn = 0; turn < 4; turn++)
    lab_test_race_advance (race);
  for (guint turn = 0; turn < 3; turn++)
    g_assert_true (lab_cheese_race_undo (race, NULL));
  g_assert_cmpuint (race->n_played, ==, 1);
  lab_test_race_advance (race);
  g_assert_cmpuint (lab_cheese_race_get_n_turns (race), ==, 4);
  for (guint action = LAB_CHEESE_NORTH;
       lab_cheese_race_get_n_turns (race) == 4 && action <= LAB_CHEESE_WEST; action++)
    {
      lab_test_race_choose (race, 0, (LabCheeseAction) action);
      lab_test_race_advance (race);
    }
  g_assert_cmpuint (lab_cheese_race_get_n_turns (race), ==, 3);
  g_assert_false (lab_cheese_race_may_redo (race));
  check_position (race, 3);
}

/* After another turn than the one that was undone, a rat does what it does in a race that went so
 * from the beginning. */
LAB_TEST ("/cheese-race/otherwise", test_otherwise)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (LabCheeseRace) race = lab_test_race_new (seed, "person random5 greedy");
      g_autoptr (LabCheeseRace) plain = lab_test_race_new (seed, "person random5 greedy");

      for (guint turn = 0; turn < 5; turn++)
        lab_test_race_advance (race);
      for (guint turn = 0; turn < 4; turn++)
        lab_cheese_race_undo (race, NULL);
      lab_test_race_advance (plain);
      g_assert_cmpuint (race->n_played, ==, 1);
      for (guint turn = 0; turn < 12; turn++)
        {
          LabCheeseAction action = LAB_CHEESE_NORTH + (seed + turn) % 4;

          lab_test_race_choose (race, 0, action);
          lab_test_race_choose (plain, 0, action);
          lab_test_race_advance (race);
          lab_test_race_advance (plain);
        }
      assert_same_actions (race, plain);
    }
}

/* A step back goes to where a person can choose, and a step forward as well. */
LAB_TEST ("/cheese-race/mud", test_mud)
{
  guint n_far = 0;

  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (LabCheeseRace) race = lab_test_race_new (seed, "person");

      for (guint turn = 0; turn < 40 && !lab_cheese_race_is_over (race); turn++)
        {
          lab_test_race_choose (race, 0, (LabCheeseAction) (1 + lab_random_hash (seed + turn) % 4));
          lab_test_race_advance (race);
        }
      while (race->n_played > 0)
        {
          guint n_before = race->n_played;

          lab_cheese_race_undo (race, NULL);
          n_far += n_before - race->n_played > 1;
          g_assert_false (lab_cheese_position_is_in_mud (&race->position, 0));
        }
      g_assert_cmpuint (race->n_played, ==, 0);
      while (lab_cheese_race_may_redo (race))
        {
          lab_cheese_race_redo (race, NULL);
          g_assert_true (!lab_cheese_race_may_redo (race)
                         || !lab_cheese_position_is_in_mud (&race->position, 0));
        }
    }
  g_assert_cmpuint (n_far, >, 5);
}

/* Each earlier position can be looked at, also in a long race, without changing it. */
LAB_TEST ("/cheese-race/scrub", test_scrub)
{
  g_autoptr (LabCheeseRace) race = lab_test_race_new (4, "person person");
  guint n_turns = 150;

  for (guint turn = 0; turn < n_turns; turn++)
    {
      lab_test_race_choose (race, 1, turn % 50 == 7 ? LAB_CHEESE_EAST : LAB_CHEESE_NOTHING);
      lab_test_race_advance (race);
    }
  g_assert_false (lab_cheese_race_is_over (race));
  for (guint i = 0; i < n_turns + 1; i++)
    check_position (race, i * 61 % (n_turns + 1));
  while (race->n_played > 40)
    lab_cheese_race_undo (race, NULL);
  for (guint i = 0; i < n_turns + 1; i++)
    check_position (race, i * 61 % (n_turns + 1));
  lab_test_race_choose (race, 0, LAB_CHEESE_NORTH);
  lab_test_race_advance (race);
  g_assert_cmpuint (lab_cheese_race_get_n_turns (race), ==, 41);
  for (guint i = 0; i < 42; i++)
    check_position (race, i);
}

typedef struct
{
  LabCheeseRace *race;
  gboolean is_done;
} Aloud;

static void
on_thought (gpointer job,
            gpointer owner)
{
  Aloud *self = owner;
  g_autoptr (LabRatThought) thought = lab_cheese_thinking_aloud_finish (self->race, job);

  g_assert_nonnull (thought);
  self->is_done = TRUE;
}

static const LabTaskKind aloud = {
  LAB_CHEESE_ALOUD_KIND,
  .done = on_thought,
};

/* What a rat thinks, at any turn and while it plays, does not change the race. */
LAB_TEST ("/cheese-race/aloud", test_aloud)
{
  g_autoptr (LabCheeseRace) plain = lab_test_race_new (3, "random5 dijkstra");
  g_autoptr (LabCheeseRace) race = lab_test_race_new (3, "random5 dijkstra");

  lab_test_race_finish (plain);
  while (!lab_cheese_race_is_over (race))
    {
      guint n_played = race->n_played;
      Aloud asked = { .race = race };
      g_autoptr (LabTask) task = NULL;

      lab_cheese_race_advance (race);
      task = lab_task_start (&aloud, lab_cheese_thinking_aloud_new (race, n_played % 2,
                                                              n_played * 7 % (n_played + 1)),
                             &asked);
      lab_test_race_wait (race);
      lab_test_wait (asked.is_done);
    }
  assert_same_actions (race, plain);
}

/* A program that fails is reported once; its rat does nothing from then on. */
LAB_TEST ("/cheese-race/failed", test_failed)
{
  g_autoptr (LabCheeseRace) race = lab_test_race_new (5, "program:false greedy");
  Told told = { 0 };

  listen (race, &told);
  for (guint turn = 0; turn < 4; turn++)
    {
      lab_test_race_advance (race);
      g_assert_cmpuint (told.n_failures, ==, 1);
      g_assert_cmpuint (lab_cheese_race_get_outcomes (race, turn)[0], ==, LAB_CHEESE_FAILED);
      g_assert_cmpuint (lab_cheese_race_get_actions (race, turn)[0], ==, LAB_CHEESE_NOTHING);
    }
  /* It does not fail again when the same turn is played again. */
  lab_cheese_race_undo (race, NULL);
  lab_test_race_advance (race);
  g_assert_cmpuint (told.n_failures, ==, 1);
  g_assert_cmpuint (lab_cheese_race_get_outcomes (race, 3)[0], ==, LAB_CHEESE_FAILED);
}

/* A race that goes away while its rats are asked leaves nothing behind. */
LAB_TEST ("/cheese-race/gone", test_gone)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (LabCheeseRace) race = lab_test_race_new (i, "tour rival");

      lab_cheese_race_advance (race);
      if (i % 2 == 0)
        lab_cheese_race_stop (race);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
