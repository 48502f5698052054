/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-party.h"

/* Tests the rules of a party, without time and without the computer. */

/* A party on an open board of 8 rows with robots on a1 and h8, where robot 1 must go to h1: one
 * move, 1E. Cells are numbers: 0 is a1, 7 is h1, and 63 is h8. Phase 3 follows a target; phase 4 is
 * the end. */
typedef struct
{
  LabRobotsPartySettings *settings;
  LabRobotsPartyState state;
} Party;

static void
set_up (Party         *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  self->settings = lab_test_party_open ("ppp", "a1 h8", 5);
  lab_robots_party_state_init (&self->state, self->settings);
  lab_test_party_set_target (&self->state, "h1", 0);
}

static void
tear_down (Party         *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_robots_party_settings_free (self->settings);
}

LAB_TEST_FIXTURE (Party, set_up, tear_down)

static void
apply (Party      *self,
       const char *events)
{
  lab_test_party_apply (&self->state, events);
}

/* Tests */

/* There are as many targets as robots and places say, and one for any robot, on different cells. */
LAB_TEST ("/robots-party-rules/targets", test_targets)
{
  for (guint seed = 0; seed < 50; seed++)
    {
      g_autoptr (LabRobotsPartySettings) settings = lab_test_party_settings ("pp", seed);
      LabRobotsPartyState state;
      LabRobotsRecipe recipe;
      guint counts[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
      guint n_any = 0;

      lab_robots_recipe_init (&recipe);
      lab_robots_party_settings_deal (settings, &recipe, seed);
      settings->n_places = 4;
      lab_robots_party_state_init (&state, settings);
      g_assert_cmpuint (state.n_targets, ==, 17);
      for (guint i = 0; i < state.n_targets; i++)
        {
          guint cell = state.targets[i].cell;

          n_any += state.targets[i].any_robot;
          if (!state.targets[i].any_robot)
            counts[state.targets[i].robot]++;
          g_assert_false (lab_robots_board_is_island (&settings->board, cell));
          g_assert_false (lab_robots_board_find_robot (&settings->board, cell, NULL));
          for (guint j = 0; j < i; j++)
            g_assert_cmpuint (cell, !=, state.targets[j].cell);
        }
      g_assert_cmpuint (n_any, ==, 1);
      for (guint robot = 0; robot < 4; robot++)
        g_assert_cmpuint (counts[robot], ==, 4);
    }
}

/* A target that nobody reaches goes back, and another one is drawn before it. When all were put
 * back, the robots are put elsewhere. */
LAB_FIXTURE_TEST ("/robots-party-rules/put-back", test_put_back)
{
  guint seen = 0;
  guint i = 0;

  for (; i < self->state.n_targets && !self->state.moved_robots; i++)
    {
      g_assert_cmpuint (seen & 1u << self->state.target, ==, 0);
      seen |= 1u << self->state.target;
      apply (self, i % 2 == 0 ? "skip winner:-1 left:5" : "1=9@0 end give-up winner:-1 left:5");
      if (i + 1 < self->state.n_targets)
        apply (self, "next");
    }
  g_assert_cmpuint (self->state.start.cells[0], ==, 0);
  apply (self, "next moved-robots:1 phase:0");
}

/* A target that its robot has reached already is not drawn, but by a way with a ricochet it is. */
LAB_TEST ("/robots-party-rules/reached", test_reached)
{
  for (guint ricochet = 0; ricochet < 2; ricochet++)
    {
      g_autoptr (LabRobotsPartySettings) settings = lab_test_party_open ("pp", "a1 h8", 5);
      LabRobotsPartyState state;

      settings->board.must_ricochet = ricochet == 1;
      lab_robots_party_state_init (&state, settings);
      /* All targets but the current one are where their robots are. */
      for (guint i = 0; i < state.n_targets; i++)
        {
          if (i != state.target)
            state.targets[i].cell = state.targets[i].robot == 0 ? 0 : 63;
        }
      lab_test_party_apply (&state, "skip next");
      g_assert_cmpint (state.moved_robots, ==, !ricochet);
    }
}

/* With the ricochet rule a straight way does not count. */
LAB_FIXTURE_TEST ("/robots-party-rules/ricochet", test_ricochet)
{
  self->settings->board.must_ricochet = TRUE;
  apply (self, "1=2@0 2=3@0 end on-target:0 1E on-target:1 shower:0 1W failed1:1 1S winner:-1 "
         "undo 2W 1S failed2:0 1E phase:3 winner:-1");
}

/* Before the first claim, another target can be drawn in place of one without a way. That robots
 * were moved for one of them is not forgotten. */
LAB_FIXTURE_TEST ("/robots-party-rules/redraw", test_redraw)
{
  guint target = self->state.target;

  apply (self, "redraw");
  g_assert_cmpuint (self->state.target, !=, target);
  for (guint i = 2; i < 8; i++)
    {
      gboolean had_moved = self->state.moved_robots;

      g_assert_cmpuint (self->state.n_redrawn, ==, i - 1);
      apply (self, "redraw");
      g_assert_true (self->state.moved_robots >= had_moved);
    }
  apply (self, "redrawn:7 moved-robots:1 1=2@0 redraw!not-now end redraw!not-now give-up "
         "redraw!not-now next redrawn:0");
}

/* The robot of the target is robot 1 of the puzzle; a target for any robot changes none. */
LAB_FIXTURE_TEST ("/robots-party-rules/puzzle", test_puzzle)
{
  LabRobotsBoard puzzle;

  lab_test_party_set_target (&self->state, "h1", 1);
  g_assert_cmpuint (lab_robots_party_state_get_puzzle (&self->state, &puzzle),
                    ==, 1);
  g_assert_cmpuint (puzzle.starts[0], ==, 63);
  g_assert_cmpuint (puzzle.starts[1], ==, 0);
  g_assert_cmpuint (puzzle.target, ==, 7);
  g_assert_false (puzzle.any_robot);
  apply (self, "1=1@0 2=1@1 end 1E failed1:1 2N winner:1");
}

LAB_FIXTURE_TEST ("/robots-party-rules/any", test_any)
{
  LabRobotsBoard puzzle;

  lab_test_party_set_target (&self->state, "h1", -1);
  g_assert_cmpuint (lab_robots_party_state_get_puzzle (&self->state, &puzzle),
                    ==, 0);
  g_assert_true (puzzle.any_robot);
  apply (self, "1=1@0 end 2N winner:0");
}

static void
assert_ranks (Party *self,
              guint  first,
              guint  second,
              guint  third)
{
  const guint ranks[] = { first, second, third };

  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (lab_robots_party_state_get_rank (&self->state, i), ==,
                      ranks[i]);
}

/* The party ends when all targets are won; players with as many targets share a rank. */
LAB_FIXTURE_TEST ("/robots-party-rules/ranking", test_ranking)
{
  g_assert_cmpuint (self->state.n_targets, ==, 5);
  for (guint i = 0; i < 5; i++)
    {
      for (guint robot = 0; robot < 2; robot++)
        self->state.start.cells[robot] = self->state.position.cells[robot] = robot == 0 ? 0 : 63;
      lab_test_party_set_target (&self->state, "h1", 0);
      apply (self, i % 2 == 0 ? "phase:0 1=1@0 end 1E next" : "phase:0 3=1@0 end 1E next");
    }
  assert_ranks (self, 1, 3, 2);
  apply (self, "phase:4 next!not-now 1=1@0!not-now");
  self->state.scores[1] = 2;
  assert_ranks (self, 1, 2, 2);
}

LAB_TEST ("/robots-party-rules/text", test_text)
{
  static const char * const wrong[] = {
    "", "0=1@1", "9=1@1", "1=31@1", "1=1", "1=@1", "=1@1", "1=1@", "1=1@1x", "1=1@-1", "nexts",
    "Next", "6N", "1X", "1=1@99999999999999999999",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      LabRobotsPartyEvent event;
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_robots_party_event_parse (wrong[i], &event, &error));
      g_assert_error (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SYNTAX);
    }
}

static void
test_events (Party         *self,
             gconstpointer  data)
{
  apply (self, data);
}

LAB_TEST_CASES ()
{
  static const struct
  {
    const char *path, *events;
  } cases[] = {
    /* A player can lower a claim, never raise it; another can claim any number. */
    { "/robots-party-rules/claims",
      "1=0@0!number 4=3@0!seat end!not-now 1=5@1000 phase:1 first:1000 1=5@2000!raised "
      "1=6@2000!raised skip!not-now 1N!not-now 2=4@999!not-now 2=5@2000 3=7@3000 1=4@4000 "
      "first:1000 end 2=1@5000!not-now shower:0" },
    /* The lowest claim shows first, then the next higher one; robots go back in between. They stay
     * where the way that has won has left them. */
    { "/robots-party-rules/order",
      "1=3@0 2=1@0 3=2@0 end shower:1 1S shower:2 cell1:0 2N give-up shower:0 cell2:63 "
      "1E phase:3 winner:0 score1:1 moves:1 cell1:7 next cell1:7" },
    /* Of equal claims the player with fewer targets shows first, then the one who was first.
     * Lowering a claim makes it a later one. */
    { "/robots-party-rules/ties",
      "2=4@0 1=4@0 3=4@0 next-shower:1 2=3@0 1=3@1 end 1E next 1=6@0 2=6@0 3=6@0 score2:1 "
      "next-shower:0 3=5@1 1=5@2 next-shower:2 2=5@3 end give-up shower:0 give-up shower:1" },
    /* A claim is a limit: the target may be reached in fewer moves, but not in more. */
    { "/robots-party-rules/limit",
      "1=2@0 2=4@0 end 1S 1N failed1:1 shower:1 1E winner:1" },
    /* Moves can be taken back while a way is shown; a blocked one is refused. */
    { "/robots-party-rules/undo",
      "1=3@0 end undo!not-now 1N!blocked 1S 2W undo undo moves:0 cell1:0 axes1:0 "
      "1S 1E undo undo 1E winner:0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Party, cases[i].events, set_up, test_events, tear_down);
}
