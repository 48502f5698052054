/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-party-state.h"
#include "lab-test-party.h"

/* Tests the time of a party with a clock by hand, and the computer. */

#define SECOND G_GINT64_CONSTANT (1000000)

typedef struct
{
  LabClock *clock;
  LabRobotsParty *party;
  const LabRobotsPartyState *state;
  GString *log;                 /* the events, with the time since the target was drawn */
} Test;

static void
on_event (LabRobotsParty *party,
          gpointer        event,
          gpointer        before G_GNUC_UNUSED,
          gpointer        data)
{
  Test *self = data;
  g_autofree char *text = lab_robots_party_event_format (event);

  g_assert_true (party == self->party);
  g_string_append_printf (self->log, "%s ", text);
  lab_test_party_check (self->state);
}

static Test *
begin (LabRobotsParty *party,
       LabClock       *clock)
{
  Test *self = g_new0 (Test, 1);

  self->clock = clock;
  self->party = party;
  self->state = &party->state;
  self->log = g_string_new (NULL);
  g_signal_connect (party, "event", G_CALLBACK (on_event), self);
  return self;
}

static Test *
begin_new (const char *seats,
           guint64     seed)
{
  g_autoptr (LabRobotsPartySettings) settings = lab_test_party_settings (seats, seed);
  LabClock *clock = lab_clock_new_by_hand ();

  return begin (lab_robots_party_new (settings, clock), clock);
}

static void
end (Test *self)
{
  g_object_unref (self->party);
  g_object_unref (self->clock);
  g_string_free (self->log, TRUE);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Test, end)

static void
claim (Test *self,
       guint seat,
       guint number)
{
  g_autoptr (GError) error = NULL;

  lab_robots_party_do (self->party, LAB_TEST_PARTY_CLAIM (seat, number), &error);
  g_assert_no_error (error);
}

/* A player claims, and shows the best way. */
static void
win (Test *self,
     guint seat)
{
  g_autoptr (GArray) moves = NULL;

  claim (self, seat, 30);
  g_assert_true (lab_robots_party_skip (self->party, NULL));
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_SHOWING);
  g_assert_false (lab_robots_party_skip (self->party, NULL));
  lab_test_party_wait (self->party);
  moves = g_array_ref (self->party->best.moves);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_MOVE (moves, i), NULL));
}

/* Tests */

/* The countdown begins with the first claim and lasts 60 seconds; others do not make it longer. */
LAB_TEST ("/robots-party/countdown", test_countdown)
{
  g_autoptr (Test) self = begin_new ("pp", 3);

  lab_clock_advance (self->clock, 100 * SECOND);
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_THINKING);
  g_assert_cmpint (lab_robots_party_get_time_left (self->party), ==, 0);
  claim (self, 1, 9);
  g_assert_cmpint (lab_robots_party_get_time_left (self->party), ==, 60000);
  lab_clock_advance (self->clock, 30 * SECOND);
  claim (self, 0, 8);
  g_assert_cmpint (lab_robots_party_get_time_left (self->party), ==, 30000);
  lab_clock_advance (self->clock, 30 * SECOND - 1000);
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_COUNTDOWN);
  lab_clock_advance (self->clock, 1000);
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_SHOWING);
  g_assert_cmpstr (self->log->str, ==, "2=9@100000 1=8@130000 end ");
  g_assert_false (lab_robots_party_do (self->party, LAB_TEST_PARTY_CLAIM (1, 1), NULL));
}

/* In a pause no time passes and nothing is possible. */
LAB_TEST ("/robots-party/pause", test_pause)
{
  g_autoptr (Test) self = begin_new ("pp", 3);
  g_autoptr (GError) error = NULL;

  claim (self, 0, 9);
  lab_clock_advance (self->clock, 10 * SECOND);
  lab_robots_party_set_paused (self->party, TRUE);
  lab_clock_advance (self->clock, 1000 * SECOND);
  g_assert_cmpint (lab_robots_party_get_time_left (self->party), ==, 50000);
  g_assert_false (lab_robots_party_do (self->party, LAB_TEST_PARTY_CLAIM (1, 1), &error));
  g_assert_error (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  g_assert_false (lab_robots_party_skip (self->party, NULL));
  lab_robots_party_set_paused (self->party, FALSE);
  g_assert_cmpint (lab_robots_party_get_time_left (self->party), ==, 50000);
  lab_clock_advance (self->clock, 50 * SECOND);
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_SHOWING);
}

/* People alone can put a target back, and end a countdown. */
LAB_TEST ("/robots-party/skip", test_skip)
{
  g_autoptr (Test) self = begin_new ("pp", 3);

  g_assert_true (lab_robots_party_skip (self->party, NULL));
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  lab_test_party_wait (self->party);
  g_assert_true (self->party->has_best);
  g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (NEXT), NULL));
  win (self, 0);
  g_assert_cmpint (self->state->winner, ==, 0);
}

/* The best way reaches the target with the robots of the party, also after robots have moved. A
 * target without a way goes back. */
LAB_TEST ("/robots-party/best", test_best)
{
  guint n_won = 0;

  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (Test) self = begin_new ("pp", seed);

      for (guint i = 0; i < 12 && !lab_robots_party_is_over (self->party); i++)
        {
          lab_test_party_wait (self->party);
          if (self->party->best.moves != NULL)
            {
              win (self, i % 2);
              g_assert_cmpint (self->state->winner, ==, (int) (i % 2));
              n_won++;
            }
          else
            g_assert_true (lab_robots_party_skip (self->party, NULL));
          g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (NEXT), NULL));
        }
    }
  g_assert_cmpuint (n_won, >=, 25);
}

/* Computers claim and show by themselves; the party ends without people. */
LAB_TEST ("/robots-party/computers", test_computers)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Test) self = begin_new ("emhx", 11);
      guint n_steps = 0;

      while (!lab_robots_party_is_over (self->party))
        {
          lab_test_party_wait (self->party);
          lab_clock_advance (self->clock, SECOND);
          if (self->state->phase == LAB_ROBOTS_PARTY_THINKING && self->party->best.moves == NULL)
            g_assert_true (lab_robots_party_skip (self->party, NULL));
          if (self->state->phase == LAB_ROBOTS_PARTY_REVEALED)
            g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (NEXT), NULL));
          g_assert_cmpuint (++n_steps, <, 5000);
        }
      /* The best computer does not win less than the weakest. */
      g_assert_cmpuint (self->state->scores[3], >=, self->state->scores[0]);
      if (i == 0)
        first = g_strdup (self->party->events->str);
      else
        g_assert_cmpstr (self->party->events->str, ==, first);
    }
}

/* If people see no way, the computer claims at once; a person cannot move its robots. */
LAB_TEST ("/robots-party/skip-to-rival", test_skip_to_rival)
{
  g_autoptr (Test) self = begin_new ("px", 4);
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_robots_party_skip (self->party, NULL));
  lab_test_party_wait (self->party);
  g_assert_cmpint (self->state->phase, ==, LAB_ROBOTS_PARTY_COUNTDOWN);
  g_assert_cmpuint (self->state->claims[1].number, ==, self->party->best.moves->len);
  g_assert_true (lab_robots_party_skip (self->party, NULL));
  g_assert_cmpint (self->state->shower, ==, 1);
  g_assert_false (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (GIVE_UP), &error));
  g_assert_error (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
  for (guint i = 0; i < self->party->best.moves->len; i++)
    {
      g_assert_cmpuint (self->state->n_moves, ==, i);
      lab_clock_advance (self->clock, LAB_ROBOTS_PARTY_STEP * 1000);
    }
  g_assert_cmpint (self->state->winner, ==, 1);
}

/* A rival thinks longer about longer ways; better rivals are quicker and claim better. */
LAB_TEST ("/robots-party/levels", test_levels)
{
  gint64 last_time = G_MAXINT64;
  guint last_excess = G_MAXUINT;

  for (guint level = 0; level < LAB_N_ROBOTS_RIVAL_LEVELS; level++)
    {
      gint64 time = 0, long_time = 0;
      guint excess = 0;
      LabRobotsRivalLevel parsed;

      for (guint seed = 0; seed < 300; seed++)
        {
          LabRobotsRivalClaim claims[LAB_ROBOTS_RIVAL_MAX_CLAIMS];
          guint n = lab_robots_rival_plan ((LabRobotsRivalLevel) level, 4, seed, claims);

          g_assert_cmpuint (n, >=, 1);
          time += claims[0].time;
          excess += claims[0].number - 4;
          if (n == 2)
            {
              g_assert_cmpuint (claims[1].number, ==, 4);
              g_assert_cmpint (claims[1].time, >, claims[0].time);
            }
          if (lab_robots_rival_plan ((LabRobotsRivalLevel) level, 5, seed, claims) > 0)
            long_time += claims[0].time;
        }
      g_assert_cmpint (time, <, last_time);
      g_assert_cmpint (long_time, >, time * 95 / 100);
      g_assert_true (excess < last_excess);
      last_time = time;
      last_excess = excess;
      g_assert_true (lab_robots_rival_level_parse (
        lab_robots_rival_level_get_id ((LabRobotsRivalLevel) level), &parsed));
      g_assert_cmpint (parsed, ==, level);
    }
  g_assert_cmpuint (last_excess, ==, 0);
}

/* A party that is resumed has the same state and time. */
LAB_TEST ("/robots-party/resume", test_resume)
{
  g_autoptr (Test) self = begin_new ("pp", 3);
  g_autoptr (Test) other = NULL;
  LabClock *clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;

  claim (self, 0, 9);
  lab_clock_advance (self->clock, 20 * SECOND);
  other = begin (lab_robots_party_new_resumed (
                     self->party->settings, self->party->events->str,
                     lab_robots_party_get_elapsed (self->party), clock, &error), clock);
  g_assert_no_error (error);
  g_assert_true (other->party->is_paused);
  g_assert_cmpint (lab_robots_party_get_time_left (other->party), ==, 40000);
  lab_robots_party_set_paused (other->party, FALSE);
  lab_clock_advance (clock, 40 * SECOND);
  g_assert_cmpint (other->state->phase, ==, LAB_ROBOTS_PARTY_SHOWING);
  g_assert_null (lab_robots_party_new_resumed (self->party->settings, "1=2@3 next", 0, clock,
                                               &error));
  g_assert_error (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW);
}

/* Begins a party on a board without walls, with one robot: it can only reach the corners. */
static Test *
begin_open (void)
{
  g_autoptr (LabRobotsPartySettings) settings = lab_test_party_open ("pp", "b2", 5);
  LabClock *clock = lab_clock_new_by_hand ();

  settings->n_places = 8;
  return begin (lab_robots_party_new (settings, clock), clock);
}

/* Waits until the target that was drawn can be seen. */
static void
await_drawn (Test *self)
{
  lab_test_wait (!self->party->is_drawing);
}

static void
count_signal (LabRobotsParty *party G_GNUC_UNUSED,
              guint          *n)
{
  *n += 1;
}

/* A target without a way is not drawn; players see only those with one. If there seems to be no
 * other one, the party does not wait for ever. */
LAB_TEST ("/robots-party/redraw", test_redraw)
{
  g_autoptr (Test) self = begin_open ();
  guint n_drawn = 0, n_rounds = 0, n_vain = 0;

  g_signal_connect (self->party, "drawn", G_CALLBACK (count_signal), &n_drawn);
  for (; n_vain == 0; n_rounds++)
    {
      g_assert_true (self->party->is_drawing);
      await_drawn (self);
      g_assert_cmpuint (n_drawn, ==, n_rounds + 1);
      if (self->party->best.moves != NULL)
        win (self, 0);
      else
        {
          g_assert_cmpuint (self->state->n_redrawn, ==, 100);
          g_assert_true (lab_robots_party_skip (self->party, NULL));
          n_vain++;
        }
      g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (NEXT), NULL));
    }
  g_assert_cmpuint (n_rounds, >, 4);
  g_assert_nonnull (strstr (self->log->str, "redraw redraw"));
}

/* Players do not wait long for a target, and a pause does not lose it. What is claimed stays, also
 * if no way is found later. */
LAB_TEST ("/robots-party/drawing", test_drawing)
{
  g_autoptr (Test) self = begin_open ();

  lab_clock_advance (self->clock, SECOND);
  g_assert_true (self->party->is_drawing);
  lab_robots_party_set_paused (self->party, TRUE);
  lab_clock_advance (self->clock, 10 * SECOND);
  g_assert_true (self->party->is_drawing);
  lab_robots_party_set_paused (self->party, FALSE);
  lab_clock_advance (self->clock, SECOND / 2);
  g_assert_false (self->party->is_drawing);

  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (Test) other = begin_open ();

      claim (other, 0, 5);
      lab_test_party_wait (other->party);
      g_assert_cmpstr (other->log->str, ==, "1=5@0 ");
    }
}

/* The history has each target that is done, and the way that has won it. */
LAB_TEST ("/robots-party/history", test_history)
{
  g_autoptr (Test) self = begin_new ("pp", 3);
  g_autoptr (GArray) list = NULL;
  const LabRobotsPartySettings *settings;

  settings = self->party->settings;
  for (guint i = 0; i < 4; i++)
    {
      await_drawn (self);
      if (i != 1)
        win (self, i % 2);
      else
        {
          claim (self, 1, 30);
          g_assert_true (lab_robots_party_skip (self->party, NULL));
          g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (GIVE_UP), NULL));
        }
      if (i < 3)
        g_assert_true (lab_robots_party_do (self->party, LAB_TEST_PARTY_EVENT (NEXT), NULL));
    }
  list = lab_robots_party_history_list (self->party);
  g_assert_cmpuint (list->len, ==, 4);
  for (guint i = 0; i < list->len; i++)
    {
      const LabRobotsPartyState *state = &g_array_index (list, LabRobotsPartyState, i);
      g_autoptr (GArray) way = lab_robots_party_history_dup_way (state);
      LabRobotsPartyState again = *state;

      g_assert_cmpint (state->winner, ==, i == 1 ? -1 : (int) (i % 2));
      g_assert_true ((way == NULL) == (i == 1));
      again.position = state->start;
      for (guint k = 0; way != NULL && k < way->len; k++)
        {
          g_assert_false (lab_robots_party_state_is_on_target (&again));
          g_assert_true (lab_robots_position_play (&again.position, &settings->board,
                                                   g_array_index (way, LabRobotsMove, k), NULL));
        }
      g_assert_true (lab_robots_party_state_is_on_target (&again) == (way != NULL));
    }
}

/* A party can be dropped while a way is looked for. */
LAB_TEST ("/robots-party/drop", test_drop)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (Test) self = begin_new ("px", seed);

      if (seed % 2 == 0)
        g_main_context_iteration (NULL, FALSE);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
