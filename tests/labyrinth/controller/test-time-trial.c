/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-controller.h"
#include "lab-time-trial.h"

#define MINUTES 3
#define LIMIT (MINUTES * G_TIME_SPAN_MINUTE)
#define OPEN_TILE ((LabOpenings) 0xf)

/* A time trial on a board without walls, where each turn can find the next treasure. */
typedef struct
{
  LabGame *game;
  LabController *controller;
  LabClock *clock;
  LabTimeTrial *trial;
  guint n_over;
  guint n_remaining;
} Fixture;

/* Private helpers */

static void
on_over (Fixture *fixture)
{
  fixture->n_over++;
}

static void
on_remaining (Fixture *fixture)
{
  fixture->n_remaining++;
}

static LabGame *
create_open_game (guint64 seed)
{
  g_autoptr (LabGame) dealt = lab_time_trial_deal (seed, "Ada");
  LabPosition position = *lab_game_get_position (dealt);

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    lab_board_set_tile (&position.board, lab_bitboard_first (rest), OPEN_TILE);
  position.board.spare = OPEN_TILE;
  return lab_game_new_from_position (&position, NULL);
}

static void
set_up (Fixture       *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  self->game = create_open_game (7);
  self->controller = lab_controller_new (self->game);
  self->clock = lab_clock_new_by_hand ();
  self->trial = lab_time_trial_new (self->game, MINUTES, self->clock);
  g_signal_connect_swapped (self->trial, "over", G_CALLBACK (on_over), self);
  g_signal_connect_swapped (self->trial, "notify::remaining", G_CALLBACK (on_remaining), self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->trial);
  g_assert_finalize_object (self->clock);
  g_assert_finalize_object (self->controller);
  g_assert_finalize_object (self->game);
}

static void
insert (Fixture *self,
        guint    arrow)
{
  g_autoptr (GError) error = NULL;

  lab_controller_insert (self->controller, 0, arrow, OPEN_TILE, &error);
  g_assert_no_error (error);
}

static void
move (Fixture *self,
      LabCell  cell)
{
  g_autoptr (GError) error = NULL;

  lab_controller_move (self->controller, 0, cell, &error);
  g_assert_no_error (error);
}

/* Returns the cell of the current treasure. */
static LabCell
get_goal (Fixture *self)
{
  const LabPosition *position = lab_game_get_position (self->game);
  LabTreasureSet sought = lab_position_get_sought (position, 0);

  g_assert_cmphex (sought, !=, 0);
  return position->treasures[__builtin_ctz (sought)];
}

/* Inserts the tile so that the treasure is on the board. */
static void
insert_for_goal (Fixture *self)
{
  for (guint arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabPosition after = *lab_game_get_position (self->game);
      LabTreasure goal = (LabTreasure) __builtin_ctz (lab_position_get_sought (&after, 0));

      if (!lab_position_may_insert (&after, (LabArrow) arrow))
        continue;
      lab_position_insert (&after, (LabArrow) arrow, OPEN_TILE);
      if (after.treasures[goal] == LAB_CELL_SPARE)
        continue;
      insert (self, arrow);
      return;
    }
  g_assert_not_reached ();
}

static void
find_next (Fixture *self)
{
  insert_for_goal (self);
  move (self, get_goal (self));
}

/* Plays a turn that finds nothing. */
static void
waste_turn (Fixture *self)
{
  insert_for_goal (self);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      if (lab_bitboard_first (rest) != get_goal (self))
        {
          move (self, lab_bitboard_first (rest));
          return;
        }
    }
}

/* Stops reporting changes of the clock, like a clock that runs by itself. */
static void
stop_telling (Fixture *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self->trial);
}

static void
assert_score (Fixture *self,
              guint    found,
              guint    turns)
{
  guint told_found, told_turns;

  g_object_get (self->trial, "found", &told_found, "turns", &told_turns, NULL);
  g_assert_cmpuint (lab_time_trial_get_found (self->trial), ==, found);
  g_assert_cmpuint (lab_time_trial_get_turns (self->trial), ==, turns);
  g_assert_cmpuint (told_found, ==, found);
  g_assert_cmpuint (told_turns, ==, turns);
}

static void
assert_clock (Fixture           *self,
              LabTimeTrialState  state,
              gint64             remaining)
{
  gint64 told_remaining;
  guint told_state;

  g_object_get (self->trial, "state", &told_state, "remaining", &told_remaining, NULL);
  g_assert_cmpuint (lab_time_trial_get_state (self->trial), ==, state);
  g_assert_cmpuint (told_state, ==, state);
  g_assert_cmpint (lab_time_trial_get_remaining (self->trial), ==, remaining);
  g_assert_cmpint (told_remaining, ==, remaining);
  g_assert_cmpuint (self->n_over, ==, state == LAB_TIME_TRIAL_OVER);
}

static void
assert_refused (Fixture           *self,
                LabTimeTrialError  code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_time_trial_may_play (self->trial, &error));
  g_assert_error (error, LAB_TIME_TRIAL_ERROR, (int) code);
  g_assert_cmpuint (strlen (error->message), >, 10);
}

static void
assert_allowed (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_time_trial_may_play (self->trial, &error));
  g_assert_no_error (error);
}

/* Tests: the clock */

static void
test_clock_by_hand (void)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  gint64 start = lab_clock_get_time (clock);

  g_assert_true (lab_clock_get_by_hand (clock));
  g_assert_cmpint (lab_clock_get_time (clock), ==, start);
  lab_clock_advance (clock, 17);
  lab_clock_advance (clock, 0);
  g_assert_cmpint (lab_clock_get_time (clock), ==, start + 17);
}

static void
test_clock_itself (void)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  gint64 before = g_get_monotonic_time ();
  gint64 time = lab_clock_get_time (clock);

  g_assert_false (lab_clock_get_by_hand (clock));
  g_assert_cmpint (time, >=, before);
  g_assert_cmpint (time, <=, g_get_monotonic_time ());
}

/* Tests: the deal */

static void
test_deal (void)
{
  g_autoptr (LabGame) game = lab_time_trial_deal (123, "Ada");
  g_autoptr (LabGame) same = lab_time_trial_deal (123, NULL);
  g_autoptr (LabGame) other = lab_time_trial_deal (124, NULL);
  const LabPosition *position = lab_game_get_position (game);

  g_assert_cmpuint (lab_position_get_seats (position), ==, LAB_SEAT_BIT (0));
  g_assert_cmpuint (position->n_cards[0], ==, LAB_N_TREASURES);
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 0)), ==, "Ada");
  g_assert_cmpmem (position, sizeof *position, lab_game_get_position (same), sizeof *position);
  g_assert_cmpint (memcmp (position, lab_game_get_position (other), sizeof *position), !=, 0);
}

/* Tests: the start of a time trial */

/* Reading the introduction costs no time. */
static void
test_ready (Fixture       *self,
            gconstpointer  data G_GNUC_UNUSED)
{
  assert_clock (self, LAB_TIME_TRIAL_READY, LIMIT);
  lab_clock_advance (self->clock, 10 * LIMIT);
  assert_clock (self, LAB_TIME_TRIAL_READY, LIMIT);
  assert_allowed (self);
  g_assert_cmpuint (lab_time_trial_get_minutes (self->trial), ==, MINUTES);

  lab_time_trial_start (self->trial);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT);
  lab_clock_advance (self->clock, 1);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT - 1);
  /* A time trial starts only once. */
  lab_time_trial_start (self->trial);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT - 1);
}

static void
test_first_tile_starts (Fixture       *self,
                        gconstpointer  data G_GNUC_UNUSED)
{
  lab_clock_advance (self->clock, 5);
  insert_for_goal (self);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT);
  lab_clock_advance (self->clock, 5);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT - 5);
  assert_score (self, 0, 0);
}

static void
test_held_before_start (Fixture       *self,
                        gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_set_held (self->trial, TRUE);
  assert_clock (self, LAB_TIME_TRIAL_READY, LIMIT);
  assert_refused (self, LAB_TIME_TRIAL_ERROR_HELD);
  lab_time_trial_start (self->trial);
  assert_clock (self, LAB_TIME_TRIAL_HELD, LIMIT);
  lab_clock_advance (self->clock, LIMIT);
  lab_time_trial_set_held (self->trial, FALSE);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT);
  assert_allowed (self);
}

/* Tests: a running time trial */

static void
test_counts (Fixture       *self,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  insert_for_goal (self);
  assert_score (self, 0, 0);
  lab_clock_advance (self->clock, G_TIME_SPAN_SECOND);
  move (self, get_goal (self));
  assert_score (self, 1, 1);
  waste_turn (self);
  assert_score (self, 1, 2);
  find_next (self);
  assert_score (self, 2, 3);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT - G_TIME_SPAN_SECOND);
}

static void
test_poll (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_poll (self->trial);
  g_assert_cmpuint (self->n_remaining, ==, 0);
  lab_time_trial_start (self->trial);
  self->n_remaining = 0;
  lab_time_trial_poll (self->trial);
  g_assert_cmpuint (self->n_remaining, ==, 1);
  /* A clock that the test advances reports the change itself. */
  lab_clock_advance (self->clock, 1);
  g_assert_cmpuint (self->n_remaining, ==, 2);
  lab_time_trial_set_held (self->trial, TRUE);
  self->n_remaining = 0;
  lab_time_trial_poll (self->trial);
  g_assert_cmpuint (self->n_remaining, ==, 0);
}

static void
test_hold (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  for (guint i = 1; i <= 3; i++)
    {
      lab_clock_advance (self->clock, 100);
      lab_time_trial_set_held (self->trial, TRUE);
      lab_time_trial_set_held (self->trial, TRUE);
      assert_clock (self, LAB_TIME_TRIAL_HELD, LIMIT - 100 * i);
      lab_clock_advance (self->clock, 2 * LIMIT);
      assert_clock (self, LAB_TIME_TRIAL_HELD, LIMIT - 100 * i);
      assert_refused (self, LAB_TIME_TRIAL_ERROR_HELD);
      lab_time_trial_set_held (self->trial, FALSE);
      assert_clock (self, LAB_TIME_TRIAL_RUNNING, LIMIT - 100 * i);
    }
  assert_allowed (self);
  find_next (self);
  assert_score (self, 1, 1);
}

/* Turns that are played while the clock is stopped do not count. */
static void
test_played_while_held (Fixture       *self,
                        gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  lab_time_trial_set_held (self->trial, TRUE);
  find_next (self);
  assert_score (self, 0, 0);
  lab_time_trial_set_held (self->trial, FALSE);
  find_next (self);
  assert_score (self, 1, 1);
}

/* Tests: the end */

static void
test_last_microsecond (Fixture       *self,
                       gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  insert_for_goal (self);
  lab_clock_advance (self->clock, LIMIT - 1);
  assert_clock (self, LAB_TIME_TRIAL_RUNNING, 1);
  assert_allowed (self);
  move (self, get_goal (self));
  assert_score (self, 1, 1);
  insert_for_goal (self);
  lab_clock_advance (self->clock, 1);
  assert_clock (self, LAB_TIME_TRIAL_OVER, 0);
  /* The tile was inserted, but the pawn had not moved when the time ran out. */
  assert_refused (self, LAB_TIME_TRIAL_ERROR_OVER);
  move (self, get_goal (self));
  assert_score (self, 1, 1);
}

/* A late move does not count even if nothing has checked the clock since the time
 * ran out. */
static void
test_too_late_unpolled (Fixture       *self,
                        gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  insert_for_goal (self);
  stop_telling (self);
  lab_clock_advance (self->clock, LIMIT);
  g_assert_cmpuint (self->n_over, ==, 0);
  move (self, get_goal (self));
  assert_score (self, 0, 0);
  assert_clock (self, LAB_TIME_TRIAL_OVER, 0);
}

static void
test_asking_ends (Fixture       *self,
                  gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  stop_telling (self);
  lab_clock_advance (self->clock, 3 * LIMIT);
  g_assert_cmpuint (self->n_over, ==, 0);
  assert_refused (self, LAB_TIME_TRIAL_ERROR_OVER);
  assert_clock (self, LAB_TIME_TRIAL_OVER, 0);
}

/* A pause after the end does not bring time back. */
static void
test_held_too_late (Fixture       *self,
                    gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  stop_telling (self);
  lab_clock_advance (self->clock, LIMIT);
  lab_time_trial_set_held (self->trial, TRUE);
  assert_clock (self, LAB_TIME_TRIAL_OVER, 0);
}

static void
test_over_stays (Fixture       *self,
                 gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  find_next (self);
  lab_clock_advance (self->clock, LIMIT);
  lab_time_trial_set_held (self->trial, TRUE);
  lab_time_trial_set_held (self->trial, FALSE);
  lab_time_trial_start (self->trial);
  lab_time_trial_poll (self->trial);
  lab_clock_advance (self->clock, LIMIT);
  find_next (self);
  waste_turn (self);
  assert_clock (self, LAB_TIME_TRIAL_OVER, 0);
  assert_score (self, 1, 1);
  assert_refused (self, LAB_TIME_TRIAL_ERROR_OVER);
  g_assert_false (lab_time_trial_get_all_found (self->trial));
}

static void
test_all_found (Fixture       *self,
                gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  for (guint i = 0; i < LAB_N_TREASURES; i++)
    {
      g_assert_cmpuint (self->n_over, ==, 0);
      lab_clock_advance (self->clock, G_TIME_SPAN_SECOND);
      find_next (self);
    }
  assert_score (self, LAB_N_TREASURES, LAB_N_TREASURES);
  assert_clock (self, LAB_TIME_TRIAL_OVER, LIMIT - LAB_N_TREASURES * G_TIME_SPAN_SECOND);
  g_assert_true (lab_time_trial_get_all_found (self->trial));
  lab_clock_advance (self->clock, LIMIT);
  assert_clock (self, LAB_TIME_TRIAL_OVER, LIMIT - LAB_N_TREASURES * G_TIME_SPAN_SECOND);
}

/* The player finds the last treasure too late. */
static void
test_nearly_all_found (Fixture       *self,
                       gconstpointer  data G_GNUC_UNUSED)
{
  lab_time_trial_start (self->trial);
  for (guint i = 1; i < LAB_N_TREASURES; i++)
    find_next (self);
  lab_clock_advance (self->clock, LIMIT);
  find_next (self);
  assert_score (self, LAB_N_TREASURES - 1, LAB_N_TREASURES - 1);
  assert_clock (self, LAB_TIME_TRIAL_OVER, 0);
  g_assert_false (lab_time_trial_get_all_found (self->trial));
}

int
main (int    argc,
      char **argv)
{
#define ADD(name, test) g_test_add ("/time-trial/" name, Fixture, NULL, set_up, test, tear_down)
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clock/by-hand", test_clock_by_hand);
  g_test_add_func ("/clock/itself", test_clock_itself);
  g_test_add_func ("/time-trial/deal", test_deal);
  ADD ("ready", test_ready);
  ADD ("first-tile-starts", test_first_tile_starts);
  ADD ("held-before-start", test_held_before_start);
  ADD ("counts", test_counts);
  ADD ("poll", test_poll);
  ADD ("hold", test_hold);
  ADD ("played-while-held", test_played_while_held);
  ADD ("last-microsecond", test_last_microsecond);
  ADD ("too-late-unpolled", test_too_late_unpolled);
  ADD ("asking-ends", test_asking_ends);
  ADD ("held-too-late", test_held_too_late);
  ADD ("over-stays", test_over_stays);
  ADD ("all-found", test_all_found);
  ADD ("nearly-all-found", test_nearly_all_found);
  return g_test_run ();
}
