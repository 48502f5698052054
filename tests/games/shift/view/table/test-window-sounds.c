/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-dialog.h"
#include "lab-test-media.h"
#include "lab-test-preferences.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"

/* A second run with GTK_MEDIA=none has no way to play sounds; everything else must
 * still work. */

/* Private helpers */

static gboolean
is_mute (void)
{
  return g_strcmp0 (g_getenv ("GTK_MEDIA"), "none") == 0;
}

static void
assert_heard (LabTestWindow *test,
              const char    *expected)
{
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_test_media_get_heard (), ==, is_mute () ? "" : expected);
  lab_test_media_forget ();
}

/* Finds a deal whose first turn finds a treasure, or none if the test wants that,
 * with a move. */
static LabDeal
find_deal (gboolean finding,
           LabTurn *turn)
{
  LabDeal deal = { 0, 0x5, 0, 1, LAB_RULES_STANDARD };

  for (deal.seed = 1;; deal.seed++)
    {
      LabPosition position;
      gboolean finds;

      lab_deal_position (&deal, &position);
      finds = lab_test_choose_turn (&position, turn) == 0;
      lab_position_insert (&position, turn->arrow, turn->tile);
      if (finds == finding && position.pawns[0] != turn->cell)
        return deal;
    }
}

static void
begin (LabTestWindow *test,
       const LabDeal *deal)
{
  lab_test_media_take_over ();
  lab_test_settings_set ("sounds", "true");
  lab_test_window_play (test, deal);
  lab_test_window_take (test);
  lab_test_media_forget ();
}

static void
wait_until_shown (LabTestWindow *test)
{
  lab_test_wait (!lab_board_view_get_moving (lab_test_window_get_board (test)));
}

/* Tests */

/* Sounds are off by default, and can be switched on and off. */
static void
test_off (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn;
  LabDeal deal = find_deal (FALSE, &turn);

  lab_test_media_take_over ();
  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_window_take (test);
  assert_heard (test, "");

  lab_test_preferences_open (test);
  lab_test_preferences_flip (test, "Sounds");
  lab_test_leave_dialog (test);
  lab_test_window_click_arrow (test, 1);
  assert_heard (test, "slide");
  if (!is_mute ())
    g_assert_cmpfloat (lab_test_media_get_volume (), <=, 0.75);
  lab_test_settings_set ("sounds", "false");
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  assert_heard (test, "");
}

/* Sounds are played with their animations, one after another, and the same one
 * again. */
static void
test_shown (LabTestWindow *test,
            gconstpointer  data)
{
  gboolean finding = GPOINTER_TO_INT (data);
  LabTurn turn;
  LabDeal deal = find_deal (finding, &turn);

  begin (test, &deal);
  lab_test_settings_set ("animations", "'on'");
  lab_test_seating_play_by_hand (test);
  wait_until_shown (test);
  assert_heard (test, finding ? "slide walk find turn" : "slide walk turn");
  lab_test_settings_set ("animations", "'off'");
  lab_test_driver_settle (test->driver);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, lab_arrow_opposite (turn.arrow) == 1 ? 3 : 1);
  assert_heard (test, "slide");
}

/* Of several sounds at the same time only the most important one is played. */
static void
test_at_once (LabTestWindow *test,
              gconstpointer  data)
{
  gboolean finding = GPOINTER_TO_INT (data);
  LabTurn turn;
  LabDeal deal = find_deal (finding, &turn);

  begin (test, &deal);
  lab_test_seating_play_by_hand (test);
  assert_heard (test, finding ? "slide find" : "slide turn");
}

static void
test_refused (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn;
  LabDeal deal = find_deal (FALSE, &turn);

  begin (test, &deal);
  lab_test_window_click_cell (test, LAB_CELL (3, 3));
  assert_heard (test, "refused");
  lab_test_window_click_cell (test, LAB_CELL (3, 3));
  assert_heard (test, "refused");
}

/* The first player to get home has a sound, too. */
static void
test_win (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_STANDARD };
  const LabPosition *position;

  begin (test, &deal);
  position = lab_test_window_get_position (test);
  while (position->n_places == 0)
    {
      if (lab_test_window_is_covered (test))
        lab_test_window_take (test);
      lab_test_media_forget ();
      lab_test_seating_play_by_hand (test);
    }
  assert_heard (test, "slide win");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/sounds/off", NULL, test_off);
  lab_test_window_add ("/window/sounds/shown", GINT_TO_POINTER (FALSE), test_shown);
  lab_test_window_add ("/window/sounds/shown-find", GINT_TO_POINTER (TRUE), test_shown);
  lab_test_window_add ("/window/sounds/at-once", GINT_TO_POINTER (FALSE), test_at_once);
  lab_test_window_add ("/window/sounds/at-once-find", GINT_TO_POINTER (TRUE), test_at_once);
  lab_test_window_add ("/window/sounds/refused", NULL, test_refused);
  lab_test_window_add ("/window/sounds/win", NULL, test_win);
  return g_test_run ();
}
