/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-party.h"

#include <string.h>

#include "lab-robots-text.h"
#include "lab-test-loop.h"

/* Returns settings with a player for each letter of @seats: `p` is a person, `e`, `m`, `h`, and `x`
 * are computers of the four levels. The board is random, with 8 rows and two robots. */
LabRobotsPartySettings *
lab_test_party_settings (const char *seats,
                         guint64     seed)
{
  LabRobotsPartySettings *self = g_new0 (LabRobotsPartySettings, 1);
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  recipe.size = 8;
  recipe.n_robots = 2;
  lab_robots_party_settings_deal (self, &recipe, seed);
  self->n_places = 2;
  self->countdown = 60;
  for (; seats[self->n_seats] != '\0'; self->n_seats++)
    {
      LabRobotsPartySeat *seat = &self->seats[self->n_seats];
      static const char levels[] = "emhx";
      const char *level = strchr (levels, seats[self->n_seats]);

      seat->name = g_strdup_printf ("Player %u", self->n_seats + 1);
      seat->key = (char) ('A' + self->n_seats);
      seat->is_computer = level != NULL;
      if (level != NULL)
        seat->level = (LabRobotsRivalLevel) (level - levels);
    }
  return self;
}

/* Returns settings for a board without walls but those around it and the island; @robots are the
 * cells of its robots. */
LabRobotsPartySettings *
lab_test_party_open (const char *seats,
                     const char *robots,
                     guint64     seed)
{
  LabRobotsPartySettings *self = lab_test_party_settings (seats, seed);
  g_auto (GStrv) words = g_strsplit (robots, " ", -1);

  lab_robots_board_init (&self->board, 8);
  for (self->board.n_robots = 0; words[self->board.n_robots] != NULL; self->board.n_robots++)
    {
      guint cell;

      g_assert_true (lab_robots_cell_parse (words[self->board.n_robots], 8, &cell, NULL));
      self->board.starts[self->board.n_robots] = (guint16) cell;
    }
  return self;
}

/* Puts the current target on a cell, for a robot or, with -1, for any. */
void
lab_test_party_set_target (LabRobotsPartyState *state,
                           const char          *cell,
                           int                  robot)
{
  LabRobotsPartyTarget *target = &state->targets[state->target];
  guint number;

  g_assert_true (lab_robots_cell_parse (cell, 8, &number, NULL));
  target->cell = (guint16) number;
  target->any_robot = robot < 0;
  target->robot = (guint8) MAX (robot, 0);
}

/* Returns what a check says about a party. */
static int
get_value (const LabRobotsPartyState *state,
           const char                *name)
{
  const struct
  {
    const char *name;
    int value;
  } values[] = {
    { "phase", (int) state->phase },
    { "first", (int) state->first_claim },
    { "shower", state->shower },
    { "next-shower", lab_robots_party_state_find_shower (state) },
    { "winner", state->winner },
    { "score1", (int) state->scores[0] },
    { "score2", (int) state->scores[1] },
    { "failed1", state->claims[0].has_failed },
    { "failed2", state->claims[1].has_failed },
    { "moves", (int) state->n_moves },
    { "cell1", state->position.cells[0] },
    { "cell2", state->position.cells[1] },
    { "axes1", state->position.axes[0] },
    { "on-target", lab_robots_party_state_is_on_target (state) },
    { "redrawn", (int) state->n_redrawn },
    { "left", (int) lab_robots_party_state_get_n_left (state) },
    { "moved-robots", state->moved_robots },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      if (g_str_equal (values[i].name, name))
        return values[i].value;
    }
  g_error ("“%s” is not known.", name);
}

/* Applies an event that must be possible, or be refused with an error and change nothing. */
static void
apply_event (LabRobotsPartyState *state,
             const char          *word,
             const char          *expected)
{
  static const struct
  {
    const char *name;
    int code;
  } codes[] = {
    { "not-now", LAB_ROBOTS_PARTY_ERROR_NOT_NOW }, { "seat", LAB_ROBOTS_PARTY_ERROR_SEAT },
    { "number", LAB_ROBOTS_PARTY_ERROR_NUMBER },   { "raised", LAB_ROBOTS_PARTY_ERROR_RAISED },
    { "blocked", LAB_ROBOTS_MOVE_ERROR_BLOCKED },
  };
  GQuark domain
      = g_strcmp0 (expected, "blocked") == 0 ? LAB_ROBOTS_MOVE_ERROR : LAB_ROBOTS_PARTY_ERROR;
  LabRobotsPartyState before = *state;
  LabRobotsPartyEvent event;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (lab_robots_party_event_parse (word, &event, &error));
  text = lab_robots_party_event_format (&event);
  g_assert_cmpstr (text, ==, word);
  lab_robots_party_state_apply (state, &event, &error);
  if (expected == NULL)
    {
      g_assert_no_error (error);
      lab_test_party_check (state);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      if (g_str_equal (codes[i].name, expected))
        g_assert_error (error, domain, codes[i].code);
    }
  g_assert_nonnull (error);
  g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
}

/* Applies events that are separated by spaces; all must be possible. `EVENT!ERROR` must be refused,
 * and `NAME:VALUE` checks a value. */
void
lab_test_party_apply (LabRobotsPartyState *state,
                      const char          *events)
{
  g_auto (GStrv) words = g_strsplit (events, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) check = g_strsplit (words[i], ":", 2);
      g_auto (GStrv) refusal = g_strsplit (words[i], "!", 2);

      g_test_message ("%s", words[i]);
      if (check[1] != NULL)
        g_assert_cmpint (get_value (state, check[0]), ==,
                         g_ascii_strtoll (check[1], NULL, 10));
      else
        apply_event (state, refusal[0], refusal[1]);
    }
}

/* Waits until the best way is known. */
void
lab_test_party_wait (LabRobotsParty *party)
{
  lab_test_wait (lab_robots_party_is_over (party) || party->has_best);
}

/* Checks what is true in every party. */
void
lab_test_party_check (const LabRobotsPartyState *state)
{
  guint n_won = 0;
  guint n_claims = 0;

  for (guint i = 0; i < state->n_targets; i++)
    n_won += state->targets[i].winner >= 0;
  g_assert_cmpuint (n_won + lab_robots_party_state_get_n_left (state), ==, state->n_targets);
  for (guint seat = 0; seat < state->settings->n_seats; seat++)
    {
      guint rank = lab_robots_party_state_get_rank (state, seat);

      n_won -= state->scores[seat];
      n_claims += state->claims[seat].number > 0;
      g_assert_cmpuint (rank, >=, 1);
      g_assert_cmpuint (rank, <=, state->settings->n_seats);
    }
  g_assert_cmpuint (n_won, ==, 0);
  g_assert_cmpuint (n_claims, <=, state->n_claims);
  g_assert_true ((state->phase == LAB_ROBOTS_PARTY_OVER)
                 <= (lab_robots_party_state_get_n_left (state) == 0));
  if (state->phase == LAB_ROBOTS_PARTY_THINKING)
    {
      g_assert_cmpuint (n_claims, ==, 0);
      g_assert_true (state->settings->board.must_ricochet
                     || !lab_robots_party_state_is_on_target (state));
    }
  if (state->phase == LAB_ROBOTS_PARTY_SHOWING)
    {
      g_assert_cmpuint (state->n_moves, <, state->claims[state->shower].number);
      g_assert_false (state->claims[state->shower].has_failed);
    }
  else if (state->phase < LAB_ROBOTS_PARTY_SHOWING || state->winner < 0)
    g_assert_cmpmem (&state->position.cells, sizeof state->position.cells, &state->start.cells,
                     sizeof state->start.cells);
  for (guint i = 0; i < state->settings->board.n_robots; i++)
    {
      g_assert_false (lab_robots_board_is_island (&state->settings->board,
                                                  state->position.cells[i]));
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (state->position.cells[i], !=, state->position.cells[j]);
    }
}
