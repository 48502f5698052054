/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-party.h"

/* Tests the rules of a party, without time and without the computer. */

/* A party on an open board of 8 rows with robots on a1 and h8, where robot 1 must go to h1: one
 * move, 1E. */
typedef struct
{
  LabRobotsPartySettings *settings;
  LabRobotsPartyState state;
} Party;

static void
set_up (Party         *self,
        gconstpointer  data)
{
  self->settings = lab_test_party_open (data, "a1 h8", 5);
  lab_robots_party_state_init (&self->state, self->settings);
  lab_test_party_set_target (&self->state, "h1", 0);
}

static void
tear_down (Party         *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_robots_party_settings_free (self->settings);
}

static void
apply (Party      *self,
       const char *events)
{
  lab_test_party_apply (&self->state, self->settings, events);
}

static void
refuse (Party               *self,
        const char          *event,
        LabRobotsPartyError  code)
{
  lab_test_party_refuse (&self->state, self->settings, event, code);
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

/* A player can lower a claim, never raise it; another can claim any number. */
static void
test_claims (Party         *self,
             gconstpointer  data G_GNUC_UNUSED)
{
  refuse (self, "1=0@0", LAB_ROBOTS_PARTY_ERROR_NUMBER);
  refuse (self, "4=3@0", LAB_ROBOTS_PARTY_ERROR_SEAT);
  refuse (self, "end", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  apply (self, "1=5@1000");
  g_assert_cmpint (self->state.phase, ==, LAB_ROBOTS_PARTY_COUNTDOWN);
  g_assert_cmpint (self->state.first_claim, ==, 1000);
  refuse (self, "1=5@2000", LAB_ROBOTS_PARTY_ERROR_RAISED);
  refuse (self, "1=6@2000", LAB_ROBOTS_PARTY_ERROR_RAISED);
  refuse (self, "skip", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  refuse (self, "1N", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  refuse (self, "2=4@999", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  apply (self, "2=5@2000 3=7@3000 1=4@4000");
  g_assert_cmpint (self->state.first_claim, ==, 1000);
  apply (self, "end");
  refuse (self, "2=1@5000", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  g_assert_cmpint (self->state.shower, ==, 0);
}

/* The lowest claim shows first, then the next higher one; robots go back in between. */
static void
test_order (Party         *self,
            gconstpointer  data G_GNUC_UNUSED)
{
  apply (self, "1=3@0 2=1@0 3=2@0 end");
  g_assert_cmpint (self->state.shower, ==, 1);
  apply (self, "1S");
  g_assert_cmpint (self->state.shower, ==, 2);
  g_assert_cmpuint (self->state.position.cells[0], ==, 0);
  apply (self, "2N give-up");
  g_assert_cmpint (self->state.shower, ==, 0);
  g_assert_cmpuint (self->state.position.cells[1], ==, 63);
  apply (self, "1E");
  g_assert_cmpint (self->state.phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  g_assert_cmpint (self->state.winner, ==, 0);
  g_assert_cmpuint (self->state.scores[0], ==, 1);
  g_assert_cmpuint (self->state.n_moves, ==, 1);
  /* The robots stay where the way has left them. */
  g_assert_cmpuint (self->state.position.cells[0], ==, 7);
  apply (self, "next");
  g_assert_cmpuint (self->state.start.cells[0], ==, 7);
}

/* Of equal claims the player with fewer targets shows first, then the one who was first. */
static void
test_ties (Party         *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  apply (self, "2=4@0 1=4@0 3=4@0");
  g_assert_cmpint (lab_robots_party_state_find_shower (&self->state, self->settings), ==, 1);
  apply (self, "2=3@0 1=3@1 end 1E next 1=6@0 2=6@0 3=6@0");
  g_assert_cmpuint (self->state.scores[1], ==, 1);
  g_assert_cmpint (lab_robots_party_state_find_shower (&self->state, self->settings), ==, 0);
  /* Lowering a claim makes it a later one. */
  apply (self, "3=5@1 1=5@2");
  g_assert_cmpint (lab_robots_party_state_find_shower (&self->state, self->settings), ==, 2);
  apply (self, "2=5@3 end give-up");
  g_assert_cmpint (self->state.shower, ==, 0);
  apply (self, "give-up");
  g_assert_cmpint (self->state.shower, ==, 1);
}

/* A claim is a limit: the target may be reached in fewer moves, but not in more. */
static void
test_limit (Party         *self,
            gconstpointer  data G_GNUC_UNUSED)
{
  apply (self, "1=2@0 2=4@0 end 1S 1N");
  g_assert_true (self->state.claims[0].has_failed);
  g_assert_cmpint (self->state.shower, ==, 1);
  apply (self, "1E");
  g_assert_cmpint (self->state.winner, ==, 1);
}

/* Moves can be taken back while a way is shown; a blocked one is refused. */
static void
test_undo (Party         *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_MOVE, .move = { 0, LAB_ROBOTS_NORTH } };
  g_autoptr (GError) error = NULL;

  apply (self, "1=3@0 end");
  refuse (self, "undo", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  g_assert_false (lab_robots_party_state_apply (&self->state, self->settings, &event, &error));
  g_assert_error (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_BLOCKED);
  apply (self, "1S 2W undo undo");
  g_assert_cmpuint (self->state.n_moves, ==, 0);
  g_assert_cmpuint (self->state.position.cells[0], ==, 0);
  g_assert_cmpuint (self->state.position.axes[0], ==, 0);
  apply (self, "1S 1E undo undo 1E");
  g_assert_cmpint (self->state.winner, ==, 0);
}

/* A target that nobody reaches goes back, and another one is drawn before it. */
static void
test_put_back (Party         *self,
               gconstpointer  data G_GNUC_UNUSED)
{
  guint n = self->state.n_targets;
  guint seen = 0;
  guint i = 0;

  for (; i < n && !self->state.moved_robots; i++)
    {
      g_assert_cmpuint (seen & 1u << self->state.target, ==, 0);
      seen |= 1u << self->state.target;
      apply (self, i % 2 == 0 ? "skip" : "1=9@0 end give-up");
      g_assert_cmpint (self->state.winner, ==, -1);
      g_assert_cmpuint (lab_robots_party_state_get_n_left (&self->state), ==, n);
      if (i + 1 < n)
        apply (self, "next");
    }
  /* When all were put back, the robots are put elsewhere. */
  g_assert_cmpuint (self->state.start.cells[0], ==, 0);
  apply (self, "next");
  g_assert_true (self->state.moved_robots);
  g_assert_cmpint (self->state.phase, ==, LAB_ROBOTS_PARTY_THINKING);
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
      lab_test_party_apply (&state, settings, "skip next");
      g_assert_cmpint (state.moved_robots, ==, !ricochet);
    }
}

/* With the ricochet rule a straight way does not count. */
static void
test_ricochet (Party         *self,
               gconstpointer  data G_GNUC_UNUSED)
{
  self->settings->board.must_ricochet = TRUE;
  apply (self, "1=2@0 2=3@0 end");
  g_assert_false (lab_robots_party_state_is_on_target (&self->state, self->settings));
  apply (self, "1E");
  g_assert_true (lab_robots_party_state_is_on_target (&self->state, self->settings));
  g_assert_cmpint (self->state.shower, ==, 0);
  apply (self, "1W");
  g_assert_true (self->state.claims[0].has_failed);
  apply (self, "1S");
  g_assert_cmpint (self->state.winner, ==, -1);
  apply (self, "undo 2W 1S");
  g_assert_true (self->state.claims[1].has_failed == FALSE);
  apply (self, "1E");
  g_assert_cmpint (self->state.phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  g_assert_cmpint (self->state.winner, ==, -1);
}

/* Before the first claim, another target can be drawn in place of one without a way. That robots
 * were moved for one of them is not forgotten. */
static void
test_redraw (Party         *self,
             gconstpointer  data G_GNUC_UNUSED)
{
  guint target = self->state.target;
  guint n_moved = 0;

  apply (self, "redraw");
  g_assert_cmpuint (self->state.target, !=, target);
  g_assert_cmpuint (self->state.n_redrawn, ==, 1);
  for (guint i = 2; i < 8; i++)
    {
      gboolean had_moved = self->state.moved_robots;

      apply (self, "redraw");
      g_assert_cmpuint (self->state.n_redrawn, ==, i);
      g_assert_true (self->state.moved_robots >= had_moved);
      n_moved += self->state.moved_robots;
    }
  g_assert_cmpuint (n_moved, >, 0);
  apply (self, "1=2@0");
  refuse (self, "redraw", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  apply (self, "end");
  refuse (self, "redraw", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  apply (self, "give-up");
  refuse (self, "redraw", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  apply (self, "next");
  g_assert_cmpuint (self->state.n_redrawn, ==, 0);
}

/* The robot of the target is robot 1 of the puzzle; a target for any robot changes none. */
static void
test_puzzle (Party         *self,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabRobotsBoard puzzle;

  lab_test_party_set_target (&self->state, "h1", 1);
  g_assert_cmpuint (lab_robots_party_state_get_puzzle (&self->state, self->settings, &puzzle),
                    ==, 1);
  g_assert_cmpuint (puzzle.starts[0], ==, 63);
  g_assert_cmpuint (puzzle.starts[1], ==, 0);
  g_assert_cmpuint (puzzle.target, ==, 7);
  g_assert_false (puzzle.any_robot);
  apply (self, "1=1@0 2=1@1 end 1E");
  g_assert_true (self->state.claims[0].has_failed);
  apply (self, "2N");
  g_assert_cmpint (self->state.winner, ==, 1);
}

static void
test_any (Party         *self,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabRobotsBoard puzzle;

  lab_test_party_set_target (&self->state, "h1", -1);
  g_assert_cmpuint (lab_robots_party_state_get_puzzle (&self->state, self->settings, &puzzle),
                    ==, 0);
  g_assert_true (puzzle.any_robot);
  apply (self, "1=1@0 end 2N");
  g_assert_cmpint (self->state.winner, ==, 0);
}

/* The party ends when all targets are won; players with as many targets share a rank. */
static void
test_ranking (Party         *self,
              gconstpointer  data G_GNUC_UNUSED)
{
  guint n = self->state.n_targets;

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (self->state.phase, ==, LAB_ROBOTS_PARTY_THINKING);
      for (guint robot = 0; robot < 2; robot++)
        self->state.start.cells[robot] = self->state.position.cells[robot] = robot == 0 ? 0 : 63;
      lab_test_party_set_target (&self->state, "h1", 0);
      apply (self, i % 2 == 0 ? "1=1@0 end 1E next" : "3=1@0 end 1E next");
    }
  g_assert_cmpint (self->state.phase, ==, LAB_ROBOTS_PARTY_OVER);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (lab_robots_party_state_get_rank (&self->state, self->settings, 0), ==, 1);
  g_assert_cmpuint (lab_robots_party_state_get_rank (&self->state, self->settings, 2), ==, 2);
  g_assert_cmpuint (lab_robots_party_state_get_rank (&self->state, self->settings, 1), ==, 3);
  self->state.scores[1] = 2;
  g_assert_cmpuint (lab_robots_party_state_get_rank (&self->state, self->settings, 1), ==, 2);
  refuse (self, "next", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  refuse (self, "1=1@0", LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
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

LAB_TEST_CASES ()
{
  static const struct
  {
    const char *name;
    void (*run) (Party *, gconstpointer);
  } tests[] = {
    { "any", test_any },
    { "claims", test_claims },
    { "limit", test_limit },
    { "order", test_order },
    { "put-back", test_put_back },
    { "puzzle", test_puzzle },
    { "ranking", test_ranking },
    { "redraw", test_redraw },
    { "ricochet", test_ricochet },
    { "ties", test_ties },
    { "undo", test_undo },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/robots-party-rules/", tests[i].name, NULL);

      g_test_add (path, Party, "ppp", set_up, tests[i].run, tear_down);
    }
}
