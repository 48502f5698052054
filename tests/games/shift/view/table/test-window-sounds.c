/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-media.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

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
static LabShiftDeal
find_deal (gboolean      finding,
           LabShiftTurn *turn)
{
  LabShiftDeal deal = { 0, 0x5, 0, 1, LAB_SHIFT_RULES_STANDARD };

  for (deal.seed = 1;; deal.seed++)
    {
      LabShiftPosition position;
      gboolean finds;

      lab_shift_deal_position (&deal, &position);
      finds = lab_test_choose_turn (&position, turn) == 0;
      lab_shift_position_insert (&position, turn->arrow, turn->tile);
      if (finds == finding && position.pawns[0] != turn->cell)
        return deal;
    }
}

/* Begins a game that find_deal() finds. Returns its first turn. */
static LabShiftTurn
begin (LabTestWindow *test,
       gboolean       finding)
{
  LabShiftTurn turn;
  LabShiftDeal deal = find_deal (finding, &turn);

  lab_test_media_take_over ();
  lab_test_window_play (test, &deal);
  lab_test_do (test, "set sounds true; take");
  lab_test_media_forget ();
  return turn;
}

/* Tests */

/* Sounds are off by default, and can be switched on and off. */
LAB_WINDOW_TEST ("/window/sounds/off", test_off)
{
  LabShiftTurn turn;
  LabShiftDeal deal = find_deal (FALSE, &turn);

  lab_test_media_take_over ();
  lab_test_window_play (test, &deal);
  lab_test_do (test, "take; turn; take");
  assert_heard (test, "");

  lab_test_do (test, "preferences; toggle Sounds; close-dialog; arrow 1");
  assert_heard (test, "slide");
  if (!is_mute ())
    g_assert_cmpfloat (lab_test_media_get_volume (), <=, 0.75);
  lab_test_do (test, "set sounds false; key s");
  assert_heard (test, "");
}

/* Sounds are played with their animations, one after another, and the same one
 * again. */
LAB_WINDOW_TESTS (test_shown,
                  { "/window/sounds/shown", GINT_TO_POINTER (FALSE) },
                  { "/window/sounds/shown-find", GINT_TO_POINTER (TRUE) })
{
  gboolean finding = GPOINTER_TO_INT (data);
  LabShiftTurn turn = begin (test, finding);

  lab_test_do (test, "set animations 'on'; turn; shown");
  assert_heard (test, finding ? "slide walk find turn" : "slide walk turn");
  lab_test_do (test, "set animations 'off'; settle; take; arrow %u",
               lab_shift_arrow_opposite (turn.arrow) == 1 ? 3 : 1);
  assert_heard (test, "slide");
}

/* Of several sounds at the same time only the most important one is played. */
LAB_WINDOW_TESTS (test_at_once,
                  { "/window/sounds/at-once", GINT_TO_POINTER (FALSE) },
                  { "/window/sounds/at-once-find", GINT_TO_POINTER (TRUE) })
{
  gboolean finding = GPOINTER_TO_INT (data);

  begin (test, finding);
  lab_test_seating_play_by_hand (test);
  assert_heard (test, finding ? "slide find" : "slide turn");
}

LAB_WINDOW_TEST ("/window/sounds/refused", test_refused)
{
  begin (test, FALSE);
  for (guint i = 0; i < 2; i++)
    {
      lab_test_window_click_cell (test, LAB_SHIFT_CELL (3, 3));
      assert_heard (test, "refused");
    }
}

/* The first player to get home has a sound, too. */
LAB_WINDOW_TEST ("/window/sounds/win", test_win)
{
  lab_test_media_take_over ();
  lab_test_do (test, "set sounds true; play 3 0x5 0 1");
  while (lab_test_window_get_position (test)->n_places == 0)
    {
      lab_test_window_take (test);
      lab_test_media_forget ();
      lab_test_seating_play_by_hand (test);
    }
  assert_heard (test, "slide win");
}
