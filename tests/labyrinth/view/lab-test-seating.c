/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-seating.h"

#include "lab-test-turns.h"

LabTurnRunner *
lab_test_seating_get_runner (LabTestWindow *test)
{
  return lab_game_page_get_runner (lab_test_get_game_page (test->window));
}

void
lab_test_seating_begin_at (LabTestWindow        *test,
                           const char           *speed,
                           const LabTestSeating *table,
                           guint64               seed,
                           guint8                cards)
{
  const LabDeal deal = { seed, table->seats, table->first, cards, table->rules };

  lab_test_window_set_speed (speed);
  lab_test_window_set_thinking_time (0.2);
  lab_test_window_play_kinds (test, &deal, table->kinds);
}

void
lab_test_seating_begin (LabTestWindow        *test,
                        const LabTestSeating *table,
                        guint64               seed,
                        guint8                cards)
{
  lab_test_seating_begin_at (test, "fast", table, seed, cards);
}

/* Plays a person's turn with the mouse. */
void
lab_test_seating_play_by_hand (LabTestWindow *test)
{
  LabPosition expected = *lab_test_window_get_position (test);
  LabTurn turn;

  lab_test_choose_turn (&expected, &turn);
  while (lab_test_window_get_position (test)->board.spare != turn.tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn.arrow);
  lab_position_insert (&expected, turn.arrow, turn.tile);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof expected, &expected,
                   sizeof expected);
  lab_test_window_click_cell (test, turn.cell);
}

/* Plays until the ranking is shown. */
void
lab_test_seating_play_to_end (LabTestWindow *test)
{
  while (g_strcmp0 (lab_window_get_page (test->window), "ranking") != 0)
    {
      lab_test_window_take (test);
      lab_test_seating_play_by_hand (test);
      if (lab_test_find_button ("Got It, Pass the Screen") == NULL
          && lab_test_window_get_position (test)->phase == LAB_PHASE_OVER)
        lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
    }
}

void
lab_test_iterate_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    lab_test_iterate ();
}
