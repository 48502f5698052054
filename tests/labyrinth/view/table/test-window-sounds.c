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
assert_heard (LabTestWindow *desk,
              const char    *expected)
{
  lab_test_driver_settle (desk->driver);
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
begin (LabTestWindow *desk,
       const LabDeal *deal)
{
  lab_test_media_take_over ();
  lab_test_settings_set ("sounds", "true");
  lab_test_window_play (desk, deal);
  lab_test_window_take (desk);
  lab_test_media_forget ();
}

static void
wait_until_shown (LabTestWindow *desk)
{
  lab_test_wait (!lab_board_view_get_moving (lab_test_window_get_board (desk)));
}

/* Tests */

/* Sounds are off by default, and can be switched on and off. */
static void
test_off (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn;
  LabDeal deal = find_deal (FALSE, &turn);

  lab_test_media_take_over ();
  lab_test_window_play (desk, &deal);
  lab_test_window_take (desk);
  lab_test_seating_play_by_hand (desk);
  lab_test_window_take (desk);
  assert_heard (desk, "");

  lab_test_preferences_open (desk);
  lab_test_preferences_flip (desk, "Sounds");
  lab_test_leave_dialog (desk);
  lab_test_window_click_arrow (desk, 1);
  assert_heard (desk, "slide");
  if (!is_mute ())
    g_assert_cmpfloat (lab_test_media_get_volume (), <=, 0.75);
  lab_test_settings_set ("sounds", "false");
  lab_test_driver_key (desk->driver, GDK_KEY_s, 0);
  assert_heard (desk, "");
}

/* Sounds are played with their animations, one after another, and the same one
 * again. */
static void
test_shown (LabTestWindow *desk,
            gconstpointer  data)
{
  gboolean finding = GPOINTER_TO_INT (data);
  LabTurn turn;
  LabDeal deal = find_deal (finding, &turn);

  begin (desk, &deal);
  lab_test_settings_set ("animations", "'on'");
  lab_test_seating_play_by_hand (desk);
  wait_until_shown (desk);
  assert_heard (desk, finding ? "slide walk find turn" : "slide walk turn");
  lab_test_settings_set ("animations", "'off'");
  lab_test_driver_settle (desk->driver);
  lab_test_window_take (desk);
  lab_test_window_click_arrow (desk, lab_arrow_opposite (turn.arrow) == 1 ? 3 : 1);
  assert_heard (desk, "slide");
}

/* Of several sounds at the same time only the most important one is played. */
static void
test_at_once (LabTestWindow *desk,
              gconstpointer  data)
{
  gboolean finding = GPOINTER_TO_INT (data);
  LabTurn turn;
  LabDeal deal = find_deal (finding, &turn);

  begin (desk, &deal);
  lab_test_seating_play_by_hand (desk);
  assert_heard (desk, finding ? "slide find" : "slide turn");
}

static void
test_refused (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn;
  LabDeal deal = find_deal (FALSE, &turn);

  begin (desk, &deal);
  lab_test_window_click_cell (desk, LAB_CELL (3, 3));
  assert_heard (desk, "refused");
  lab_test_window_click_cell (desk, LAB_CELL (3, 3));
  assert_heard (desk, "refused");
}

/* The first player to get home has a sound, too. */
static void
test_win (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_STANDARD };
  const LabPosition *position;

  begin (desk, &deal);
  position = lab_test_window_get_position (desk);
  while (position->n_places == 0)
    {
      if (lab_test_window_is_covered (desk))
        lab_test_window_take (desk);
      lab_test_media_forget ();
      lab_test_seating_play_by_hand (desk);
    }
  assert_heard (desk, "slide win");
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
