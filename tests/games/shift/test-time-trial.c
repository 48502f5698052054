/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-game.h"
#include "lab-shift-time-trial.h"

#define MINUTES 3
#define OPEN_TILE ((LabShiftOpenings) 0xf)

/* A time trial on a board without walls, where each turn can find the next treasure. */
typedef struct
{
  LabShiftGame *game;
  LabClock *clock;
  LabShiftTimeTrial *trial;
  GString *log;
  guint n_over;
  guint n_remaining;
} Fixture;

/* Private helpers */

static void
count (guint *n)
{
  (*n)++;
}

static void
set_up (Fixture *self)
{
  g_autoptr (LabShiftGame) dealt = lab_shift_time_trial_deal (7, "Ada");
  LabShiftPosition position = *&dealt->position;

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    lab_shift_board_set_tile (&position.board, lab_shift_bitboard_first (rest), OPEN_TILE);
  position.board.spare = OPEN_TILE;
  self->game = lab_shift_game_new_from_position (&position, NULL);
  self->clock = lab_clock_new_by_hand ();
  self->trial = lab_shift_time_trial_new (self->game, MINUTES, self->clock);
  self->log = g_string_new (NULL);
  g_signal_connect_swapped (self->trial, "over", G_CALLBACK (count), &self->n_over);
  g_signal_connect_swapped (self->trial, "ticked", G_CALLBACK (count), &self->n_remaining);
}

static void
tear_down (Fixture *self)
{
  g_assert_finalize_object (self->trial);
  g_assert_finalize_object (self->clock);
  g_assert_finalize_object (self->game);
  g_string_free (self->log, TRUE);
}

/* Inserts a tile, if that is due, so that the treasure is on the board. Returns its cell. */
static LabShiftCell
insert_for_goal (Fixture *self)
{
  const LabShiftPosition *position = &self->game->position;
  guint goal = (guint) __builtin_ctz (lab_shift_position_get_sought (position, 0));

  for (guint arrow = 0; position->phase == LAB_SHIFT_PHASE_INSERT; arrow++)
    {
      if (lab_shift_arrow_carry_tile ((LabShiftArrow) arrow, position->treasures[goal])
          != LAB_SHIFT_CELL_SPARE)
        lab_shift_game_insert (self->game, 0, arrow, OPEN_TILE, NULL);
    }
  return position->treasures[goal];
}

static void
move (Fixture     *self,
      LabShiftCell cell)
{
  g_assert_true (lab_shift_game_move (self->game, 0, cell, NULL));
}

/* Notes the state, the seconds that remain, treasures and turns, and why nothing can be played. */
static void
note (Fixture *self)
{
  static const char * const states[] = { "ready", "running", "held", "over" };
  g_autoptr (GError) error = NULL;
  gint64 remaining = lab_shift_time_trial_get_remaining (self->trial);
  guint state = self->trial->state;

  g_assert_cmpuint (self->n_over, ==, state == LAB_SHIFT_TIME_TRIAL_OVER);
  g_string_append_printf (self->log, "%s %g %u/%u%s", states[state],
                          (double) remaining / G_TIME_SPAN_SECOND, self->trial->found,
                          self->trial->turns,
                          self->trial->all_found ? " all" : "");
  if (!lab_shift_time_trial_may_play (self->trial, &error))
    g_string_append (self->log, g_error_matches (error, LAB_SHIFT_TIME_TRIAL_ERROR,
                                                 LAB_SHIFT_TIME_TRIAL_ERROR_HELD)
                                    ? " -held" : " -over");
  g_string_append (self->log, "; ");
}

static void
do_word (Fixture    *self,
         const char *word)
{
  switch (*word)
    {
    case '?':
      note (self);
      break;
    case '!': /* how often the remaining time was told since the last time */
      g_string_append_printf (self->log, "%u ", self->n_remaining);
      self->n_remaining = 0;
      break;
    case '+':
      lab_clock_advance (self->clock, atoi (word + 1) * G_TIME_SPAN_SECOND);
      break;
    case 'L': /* to the last microsecond */
      lab_clock_advance (self->clock, lab_shift_time_trial_get_remaining (self->trial) - 1);
      break;
    case 'S':
      lab_shift_time_trial_start (self->trial);
      break;
    case 'H':
    case 'G': /* hold, and go on */
      lab_shift_time_trial_set_held (self->trial, *word == 'H');
      break;
    case 'P':
      lab_shift_time_trial_poll (self->trial);
      break;
    case 'Q': /* a clock that runs by itself reports no changes: it is quiet */
      g_signal_handlers_disconnect_by_data (self->clock, self->trial);
      break;
    case 'A':
      lab_shift_time_trial_may_play (self->trial, NULL);
      break;
    case 'I':
      insert_for_goal (self);
      break;
    case 'F': /* find once or several times */
      for (int n = MAX (atoi (word + 1), 1); n > 0; n--)
        move (self, insert_for_goal (self));
      break;
    case 'W': /* waste a turn */
    default:
      move (self, insert_for_goal (self) == 0 ? 1 : 0);
    }
}

/* Tests */

static const struct
{
  const char *path;
  const char *script;
  const char *log;
} cases[] = {
  /* Reading the introduction costs no time, and a time trial starts only once. */
  { "/time-trial/ready", "? +1800 ? S ? +1 ? S ?",
    "ready 180 0/0; ready 180 0/0; running 180 0/0; running 179 0/0; running 179 0/0; " },
  { "/time-trial/first-tile-starts", "+5 I ? +5 ?", "running 180 0/0; running 175 0/0; " },
  { "/time-trial/held-before-start", "H ? S ? +180 G ?",
    "ready 180 0/0 -held; held 180 0/0 -held; running 180 0/0; " },
  { "/time-trial/counts", "S I ? +1 F ? W ? F ?",
    "running 180 0/0; running 179 1/1; running 179 1/2; running 179 2/3; " },
  { "/time-trial/hold", "S +1 H H ? +360 ? G ? +1 H ? +360 G ? F ?",
    "held 179 0/0 -held; held 179 0/0 -held; running 179 0/0; held 178 0/0 -held; "
    "running 178 0/0; running 178 1/1; " },
  { "/time-trial/played-while-held", "S H F ? G F ?", "held 180 0/0 -held; running 180 1/1; " },
  /* The tile was inserted, but the pawn had not moved when the time ran out. */
  { "/time-trial/last-microsecond", "S I L ? F ? I +1 ? F ?",
    "running 1e-06 0/0; running 1e-06 1/1; over 0 1/1 -over; over 0 1/1 -over; " },
  /* A late move does not count even if nothing has checked the clock since the time ran out. */
  { "/time-trial/too-late-unpolled", "S I Q +180 F ?", "over 0 0/0 -over; " },
  { "/time-trial/asking-ends", "S Q +540 A ?", "over 0 0/0 -over; " },
  /* A pause after the end does not bring time back. */
  { "/time-trial/held-too-late", "S Q +180 H ?", "over 0 0/0 -over; " },
  { "/time-trial/over-stays", "S F +180 H G S P +180 F W ?", "over 0 1/1 -over; " },
  { "/time-trial/all-found", "S +24 F23 ? F ? +180 ?",
    "running 156 23/23; over 156 24/24 all -over; over 156 24/24 all -over; " },
  /* What remains is told again at each poll, and when a clock that the test advances reports it. */
  { "/time-trial/poll", "P ! S ! P ! +1 ! H ! P !", "0 1 1 1 2 0 " },
  { "/time-trial/nearly-all-found", "S F23 +180 F ?", "over 0 23/23 -over; " },
};

static void
test_script (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_auto (GStrv) words = g_strsplit (cases[at].script, " ", -1);
  Fixture fixture = { 0 };

  set_up (&fixture);
  for (guint i = 0; words[i] != NULL; i++)
    do_word (&fixture, words[i]);
  g_assert_cmpstr (fixture.log->str, ==, cases[at].log);
  tear_down (&fixture);
}

LAB_TEST ("/clock/by-hand", test_clock_by_hand)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  gint64 start = lab_clock_get_time (clock);

  g_assert_true (clock->by_hand);
  g_assert_cmpint (lab_clock_get_time (clock), ==, start);
  lab_clock_advance (clock, 17);
  lab_clock_advance (clock, 0);
  g_assert_cmpint (lab_clock_get_time (clock), ==, start + 17);
}

LAB_TEST ("/clock/itself", test_clock_itself)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  gint64 before = g_get_monotonic_time ();
  gint64 time = lab_clock_get_time (clock);

  g_assert_false (clock->by_hand);
  g_assert_cmpint (time, >=, before);
  g_assert_cmpint (time, <=, g_get_monotonic_time ());
}

LAB_TEST ("/time-trial/deal", test_deal)
{
  g_autoptr (LabShiftGame) game = lab_shift_time_trial_deal (123, "Ada");
  g_autoptr (LabShiftGame) same = lab_shift_time_trial_deal (123, NULL);
  g_autoptr (LabShiftGame) other = lab_shift_time_trial_deal (124, NULL);
  const LabShiftPosition *position = &game->position;

  g_assert_cmpuint (lab_shift_position_get_seats (position), ==, LAB_SHIFT_SEAT_BIT (0));
  g_assert_cmpuint (position->n_cards[0], ==, LAB_SHIFT_N_TREASURES);
  g_assert_cmpstr (game->names[0], ==, "Ada");
  g_assert_cmpmem (position, sizeof *position, &same->position,
                   sizeof *position);
  g_assert_cmpint (memcmp (position, &other->position, sizeof *position), !=, 0);
}

LAB_TEST_CASES ()
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_script);
}
