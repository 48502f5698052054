/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-party.h"

/* Random events, possible and impossible ones, keep what is true in every party. */

#define N_PARTIES 300
#define N_EVENTS 8000

static LabRobotsPartyEvent
draw_event (LabRandom *random)
{
  LabRobotsPartyEvent event = { 0 };

  event.kind = (LabRobotsPartyEventKind) lab_random_below (random, LAB_ROBOTS_PARTY_REDRAW + 1);
  if (lab_random_below (random, 3) > 0)
    event.kind = LAB_ROBOTS_PARTY_MOVE;
  event.seat = lab_random_below (random, 6);
  event.number = lab_random_below (random, 12);
  event.time = lab_random_below (random, 5);
  event.move.robot = (guint8) lab_random_below (random, 4);
  event.move.side = (guint8) lab_random_below (random, 4);
  return event;
}

/* What an event may do. */
static void
check_step (const LabRobotsPartyState *before,
            const LabRobotsPartyState *after)
{
  guint n_left = lab_robots_party_state_get_n_left (after);
  guint won = lab_robots_party_state_get_n_left (before) - n_left;

  g_assert_cmpuint (won, <=, 1);
  g_assert_true ((won == 1) == (before->phase == LAB_ROBOTS_PARTY_SHOWING
                                && after->phase == LAB_ROBOTS_PARTY_REVEALED
                                && after->winner >= 0));
  g_assert_cmpuint (after->round - before->round, <=, 1);
  if (after->phase < before->phase)
    g_assert_true (before->phase == LAB_ROBOTS_PARTY_REVEALED
                   && after->phase == LAB_ROBOTS_PARTY_THINKING);
  for (guint seat = 0; seat < 5; seat++)
    {
      if (after->round == before->round && before->claims[seat].number > 0)
        g_assert_cmpuint (after->claims[seat].number, <=, before->claims[seat].number);
    }
}

/* Replays the events, which must give the same state. */
static void
check_replay (const LabRobotsPartyState    *state,
              const LabRobotsPartySettings *settings,
              const char                   *events)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRobotsParty) party = lab_robots_party_new_resumed (settings, events, 0, clock,
                                                                   &error);

  g_assert_no_error (error);
  g_assert_cmpmem (lab_robots_party_get_state (party), sizeof *state, state, sizeof *state);
  g_assert_cmpstr (lab_robots_party_get_events (party), ==, events);
}

static void
test_random (void)
{
  guint n_won = 0, n_over = 0;

  for (guint seed = 0; seed < N_PARTIES; seed++)
    {
      g_autoptr (LabRobotsPartySettings) settings = lab_test_party_settings ("ppppp", seed);
      g_autoptr (GString) events = g_string_new (NULL);
      LabRobotsPartyState state;
      LabRandom random;

      settings->n_places = 1 + seed % 2;
      settings->board.must_ricochet = seed % 3 == 0;
      lab_random_init (&random, seed);
      lab_robots_party_state_init (&state, settings);
      lab_test_party_check (&state, settings);
      for (guint i = 0; i < N_EVENTS; i++)
        {
          LabRobotsPartyState before = state;
          LabRobotsPartyEvent event = draw_event (&random);
          g_autofree char *text = NULL;

          if (!lab_robots_party_state_apply (&state, settings, &event, NULL))
            {
              g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
              continue;
            }
          text = lab_robots_party_event_format (&event);
          g_string_append_printf (events, "%s%s", events->len > 0 ? " " : "", text);
          lab_test_party_check (&state, settings);
          check_step (&before, &state);
        }
      if (seed % 30 == 0 && events->len > 0)
        check_replay (&state, settings, events->str);
      n_won += state.n_targets - lab_robots_party_state_get_n_left (&state);
      n_over += state.phase == LAB_ROBOTS_PARTY_OVER;
    }
  /* Random players win targets, and sometimes all; else this would test little. */
  g_assert_cmpuint (n_won, >, N_PARTIES);
  g_assert_cmpuint (n_over, >, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/robots-party-random/events", test_random);
  return g_test_run ();
}
