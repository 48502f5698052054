/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-classics.h"
#include "lab-test-dialogue-log.h"
#include "lab-test-left.h"
#include "lab-test-patience.h"

/* Programs that misbehave as players of a small game. */

static const LabLimits no_limits = { 0 };
static const LabLimits short_time = { .time = SHORT };

/* A program in the first position of a game, and the log of its lines. */
typedef struct
{
  const LabClassic *classic;
  gpointer state;
  LabClassicPlayer *player;
  LabTestDialogueLog log;
} Fixture;

/* Private helpers */

static Fixture
make (const char *program,
      const char *mode)
{
  g_autofree char *command = g_strdup_printf ("program:'%s' %s", program, mode);
  g_autoptr (GError) error = NULL;
  Fixture self;

  g_test_message ("mode %s", mode);
  self.state = lab_test_classics_parse ("matches:5", NULL, &self.classic);
  lab_test_dialogue_log_open (&self.log);
  self.player = lab_classic_player_new (command, &error);
  g_assert_no_error (error);
  lab_dialogue_set_patience (self.player->dialogue, LONG, LONG, LONG);
  lab_dialogue_set_log (self.player->dialogue, self.log.log, "game 1");
  lab_classic_player_begin (self.player, 7);
  return self;
}

static Fixture
make_rogue (const char *mode)
{
  return make (g_getenv ("LABYRINTHE_ROGUE"), mode);
}

static void
fixture_clear (Fixture *self)
{
  g_clear_pointer (&self->player, lab_classic_player_free);
  lab_test_dialogue_log_clear (&self->log);
  g_free (self->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

/* Asserts that the program answers, and returns whether it was late. */
static gboolean
assert_answers (Fixture         *self,
                const LabLimits *limits)
{
  g_autoptr (GError) error = NULL;
  guint32 action;

  lab_classic_player_choose (self->player, self->classic, self->state, limits, NULL, &action,
                             &error);
  g_assert_no_error (error);
  return self->player->is_late;
}

/* Asserts that the error is one sentence or two that name the program. */
static void
assert_fails (Fixture         *self,
              const LabLimits *limits,
              const char      *part)
{
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();
  guint32 action;

  g_assert_false (lab_classic_player_choose (self->player, self->classic, self->state, limits, NULL,
                                             &action, &error));
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  g_assert_error (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PROGRAM);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "rogue"));
  g_assert_nonnull (strstr (error->message, part));
  g_assert_null (strpbrk (error->message, "\n\x1b"));
}

/* Test cases */

LAB_TEST ("/classic-programs/honest", test_honest)
{
  static const struct
  {
    const char *line;
    guint n;
  } logged[] = {
    { " # start\n", 1 }, { " > game matches:5 2\n", 1 }, { " > position 5 1\n", 6 },
    { " > moves 1 2 3\n", 6 }, { " > go nodes 9\n", 3 }, { " < move 1\n", 6 },
    { " > quit\n", 1 },
  };
  g_auto (Fixture) self = make_rogue ("");

  for (guint64 game = 0; game < 3; game++)
    {
      lab_classic_player_begin (self.player, game);
      g_assert_false (assert_answers (&self, &no_limits));
      g_assert_false (assert_answers (&self, &(LabLimits) { .nodes = 9 }));
    }
  g_assert_true (lab_classic_player_quit (self.player, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (logged); i++)
    g_assert_cmpuint (lab_test_dialogue_log_count (&self.log, logged[i].line), ==, logged[i].n);
  g_assert_false (lab_test_left_has_child ());
}

/* A program that does not answer as it must fails with one line, and only in this game. Each error
 * of the dialogue becomes one of the game; the test of dialogues has all ways to fail. */
LAB_TEST ("/classic-programs/failures", test_failures)
{
  static const char * const cases[][2] = {
    { "exit-start", " A player must answer “ready”, as labyrinthe-classics-protocol(7) explains." },
    { "exit", " has ended, or has closed its output." },
    { "words", " wrote “I would rather not.”, which is not an answer." },
    { "ready-again", " wrote “ready”, which is not an answer." },
    { "empty-move", " wrote “move ”, which is not an answer." },
    { "forbidden", " broke a rule. “99” is not a move" },
    { NULL, "could not be started" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Fixture) self = cases[i][0] != NULL ? make_rogue (cases[i][0])
                                                  : make ("/nonexistent/rogue", "");

      for (guint game = 1; game <= 2; game++)
        {
          lab_classic_player_begin (self.player, game);
          assert_fails (&self, &no_limits, cases[i][1]);
          assert_fails (&self, &no_limits, cases[i][1]);
        }
    }
}

/* An answer after the time counts, but only if it comes soon after the program is told to stop. */
LAB_TEST ("/classic-programs/late", test_late)
{
  g_auto (Fixture) stops = make_rogue ("when-stopped");
  g_auto (Fixture) hangs = make_rogue ("hang");

  g_assert_true (assert_answers (&stops, &short_time));
  lab_dialogue_set_patience (hangs.player->dialogue, LONG, LONG, SHORT);
  assert_fails (&hangs, &short_time, " gave no answer in time.");
}
