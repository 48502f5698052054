/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-party-kind.h"
#include "lab-robots-text.h"
#include "lab-soak-robots-compare.h"
#include "lab-soak-robots-draw.h"
#include "lab-soak.h"

/* Plays parties with robots at random: all events, possible and forbidden ones, and saving and
 * opening. After each step it compares everything with the rules that lab-soak-robots-rules.c has a
 * second time. */

#define N_EVENTS 600

typedef struct
{
  LabSoakParty expected;
  LabRobotsPartySettings *settings;
  LabRobotsPartyState state;
  GString *events;
  guint64 won;          /* a bit for each target that was won */
  LabClock *clock;
  LabRandom random;
} PartySoak;

/* Private helpers */

/* Checks what was drawn: a target that nobody has won and nobody has reached. Robots stay where
 * they are, unless the party says that they were put elsewhere. */
static void
draw_target (PartySoak *self)
{
  const LabRobotsPartyTarget *target = &self->state.targets[self->state.target];
  LabRobotsBoard board = self->settings->board;
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;

  lab_soak_party_get_robots (&self->expected, robots);
  before = lab_test_plain_write_cells (&self->expected.board, robots);
  board.target = target->cell;
  for (guint i = 0; i < board.n_robots; i++)
    board.starts[i] = self->state.start.cells[i];
  text = lab_robots_board_format (&board);
  g_assert_cmpint (target->winner, <, 0);
  g_assert_true ((self->won >> self->state.target & 1) == 0);
  lab_soak_party_draw (&self->expected, text, target->any_robot ? -1 : target->robot);
  lab_soak_party_get_robots (&self->expected, robots);
  after = lab_test_plain_write_cells (&self->expected.board, robots);
  g_assert_true (self->state.moved_robots || g_str_equal (before, after));
  for (int i = 0; i < self->expected.board.n_robots; i++)
    g_assert_false ((target->any_robot || i == target->robot)
                    && lab_test_plain_is_on_target (&self->expected.board, &robots[i]));
}

/* Writes a random event; more often one that could be possible. */
static char *
draw_event (PartySoak *self)
{
  static const char * const words[] = { "skip", "redraw", "end", "undo", "give-up", "next" };
  LabRobotsPartyPhase phase = self->state.phase;
  guint dice = lab_random_below (&self->random, 10);
  char move[3];

  if (dice == 0)
    return g_strdup (words[lab_random_below (&self->random, G_N_ELEMENTS (words))]);
  if (phase == LAB_ROBOTS_PARTY_REVEALED && dice < 8)
    return g_strdup ("next");
  if (phase == LAB_ROBOTS_PARTY_COUNTDOWN && dice < 5)
    return g_strdup ("end");
  if (phase == LAB_ROBOTS_PARTY_SHOWING && dice < 9)
    {
      lab_soak_robots_draw_move (&self->random, self->settings->board.n_robots, move);
      return g_strdup (move);
    }
  return g_strdup_printf ("%u=%u@%u", 1 + lab_random_below (&self->random, 9),
                          lab_random_below (&self->random, 32),
                          lab_random_below (&self->random, 4000));
}

static void
step_party (PartySoak *self)
{
  g_autofree char *text = draw_event (self);
  LabRobotsPartyEvent event;
  gboolean may;

  /* What the text of an event cannot say, such as the claim of a player 9, is no event. */
  may = lab_soak_party_apply (&self->expected, text);
  if (!lab_robots_party_event_parse (text, &event, NULL))
    {
      g_assert_false (may);
      return;
    }
  g_assert_cmpint (lab_robots_party_state_apply (&self->state, self->settings, &event, NULL), ==,
                   may);
  if (may)
    g_string_append_printf (self->events, "%s%s", self->events->len > 0 ? " " : "", text);
  if (may && self->state.phase == LAB_ROBOTS_PARTY_REVEALED && self->state.winner >= 0)
    self->won |= G_GUINT64_CONSTANT (1) << self->state.target;
  if (may && (g_str_equal (text, "next") || g_str_equal (text, "redraw"))
      && self->state.phase == LAB_ROBOTS_PARTY_THINKING)
    draw_target (self);
  lab_soak_robots_assert (lab_soak_robots_compare_party (&self->expected, &self->state,
                                                         self->settings), text);
}

/* Saves and opens the party, which must then be in the same state. */
static void
save_party (PartySoak *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRobotsParty) party = NULL;
  g_autoptr (LabRobotsParty) read = NULL;

  if (self->events->len == 0)
    return;
  party = lab_robots_party_new_resumed (self->settings, self->events->str, 5000, self->clock,
                                        &error);
  g_assert_no_error (error);
  read = lab_soak_open_again (&lab_party_kind, party, self->clock);
  g_assert_cmpstr (read->events->str, ==, self->events->str);
  lab_soak_robots_assert (lab_soak_robots_compare_party (&self->expected, &read->state,
                                                         self->settings), "opening");
}

static LabRobotsPartySettings *
make_settings (LabRandom *random,
               guint64    seed)
{
  LabRobotsPartySettings *settings = g_new0 (LabRobotsPartySettings, 1);
  LabRobotsRecipe recipe;

  lab_soak_robots_draw_recipe (random, 1 + lab_random_below (random, 3), &recipe);
  recipe.any_robot = FALSE;
  lab_robots_party_settings_deal (settings, &recipe, seed);
  settings->n_places = 1 + lab_random_below (random, 2);
  settings->countdown = 60;
  settings->n_seats = 2 + lab_random_below (random, LAB_ROBOTS_PARTY_MAX_SEATS - 1);
  for (guint i = 0; i < settings->n_seats; i++)
    {
      settings->seats[i].name = g_strdup_printf ("Player %u", i + 1);
      settings->seats[i].key = (char) ('A' + i);
    }
  return settings;
}

static guint
play_party (guint64 seed)
{
  g_autofree PartySoak *self = g_new0 (PartySoak, 1);
  g_autofree char *text = NULL;
  guint n_won;

  lab_random_init (&self->random, seed);
  self->settings = make_settings (&self->random, seed);
  self->clock = lab_clock_new_by_hand ();
  self->events = g_string_new (NULL);
  text = lab_robots_board_format (&self->settings->board);
  g_test_message ("party %" G_GUINT64_FORMAT ": %s", seed, text);
  lab_robots_party_state_init (&self->state, self->settings);
  lab_soak_party_init (&self->expected, text, (int) self->settings->n_seats,
                       (int) self->state.n_targets);
  draw_target (self);
  for (guint i = 0; i < N_EVENTS; i++)
    {
      step_party (self);
      if (lab_random_below (&self->random, 40) == 0)
        save_party (self);
    }
  n_won = self->state.n_targets - lab_robots_party_state_get_n_left (&self->state);
  g_string_free (self->events, TRUE);
  g_object_unref (self->clock);
  lab_robots_party_settings_free (self->settings);
  return n_won;
}

/* Tests */

LAB_TEST ("/soak/robots/parties", test_parties)
{
  guint n_games = lab_soak_robots_count_games (), n_won = 0;

  for (guint64 seed = 1; seed <= n_games; seed++)
    n_won += play_party (seed);
  /* Random players win some targets; else this would test little. */
  g_assert_cmpuint (n_won, >=, n_games);
}
