/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-party.h"

#include <string.h>

#include "lab-robots-text.h"

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

/* Applies events that are separated by spaces; all must be possible. */
void
lab_test_party_apply (LabRobotsPartyState    *state,
                      LabRobotsPartySettings *settings,
                      const char             *events)
{
  g_auto (GStrv) words = g_strsplit (events, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      LabRobotsPartyEvent event;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      g_assert_true (lab_robots_party_event_parse (words[i], &event, &error));
      text = lab_robots_party_event_format (&event);
      g_assert_cmpstr (text, ==, words[i]);
      lab_robots_party_state_apply (state, settings, &event, &error);
      g_assert_no_error (error);
      lab_test_party_check (state, settings);
    }
}

/* Applies an event that must be refused, and change nothing. */
void
lab_test_party_refuse (LabRobotsPartyState    *state,
                       LabRobotsPartySettings *settings,
                       const char             *text,
                       LabRobotsPartyError     code)
{
  LabRobotsPartyState before = *state;
  LabRobotsPartyEvent event;
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_robots_party_event_parse (text, &event, &error));
  g_assert_false (lab_robots_party_state_apply (state, settings, &event, &error));
  g_assert_error (error, LAB_ROBOTS_PARTY_ERROR, (int) code);
  g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
}

/* Waits until the best way is known. */
void
lab_test_party_wait (LabRobotsParty *party)
{
  while (!lab_robots_party_is_over (party) && !party->has_best)
    g_main_context_iteration (NULL, TRUE);
}

/* Checks what is true in every party. */
void
lab_test_party_check (const LabRobotsPartyState    *state,
                      const LabRobotsPartySettings *settings)
{
  guint n_won = 0;
  guint n_claims = 0;

  for (guint i = 0; i < state->n_targets; i++)
    n_won += state->targets[i].winner >= 0;
  g_assert_cmpuint (n_won + lab_robots_party_state_get_n_left (state), ==, state->n_targets);
  for (guint seat = 0; seat < settings->n_seats; seat++)
    {
      guint rank = lab_robots_party_state_get_rank (state, settings, seat);

      n_won -= state->scores[seat];
      n_claims += state->claims[seat].number > 0;
      g_assert_cmpuint (rank, >=, 1);
      g_assert_cmpuint (rank, <=, settings->n_seats);
    }
  g_assert_cmpuint (n_won, ==, 0);
  g_assert_cmpuint (n_claims, <=, state->n_claims);
  g_assert_true ((state->phase == LAB_ROBOTS_PARTY_OVER)
                 <= (lab_robots_party_state_get_n_left (state) == 0));
  if (state->phase == LAB_ROBOTS_PARTY_THINKING)
    {
      g_assert_cmpuint (n_claims, ==, 0);
      g_assert_true (settings->board.must_ricochet
                     || !lab_robots_party_state_is_on_target (state, settings));
    }
  if (state->phase == LAB_ROBOTS_PARTY_SHOWING)
    {
      g_assert_cmpuint (state->n_moves, <, state->claims[state->shower].number);
      g_assert_false (state->claims[state->shower].has_failed);
    }
  else if (state->phase < LAB_ROBOTS_PARTY_SHOWING || state->winner < 0)
    g_assert_cmpmem (&state->position.cells, sizeof state->position.cells, &state->start.cells,
                     sizeof state->start.cells);
  for (guint i = 0; i < settings->board.n_robots; i++)
    {
      g_assert_false (lab_robots_board_is_island (&settings->board, state->position.cells[i]));
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (state->position.cells[i], !=, state->position.cells[j]);
    }
}
