/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-turns.h"

#define FORBIDDEN_ARROW                                                                            \
  "The last tile was pushed out there and may not go straight back. Choose another arrow."
#define UNREACHABLE "No open passage leads there. Choose a tile that the pawn can reach."
#define INSERT_FIRST "Insert the spare tile first, at one of the arrows around the board."
#define MOVE_NOW "The tile is already inserted. Move the pawn or stay."

/* Private helpers */

static void
begin (LabTestWindow *test)
{
  const LabDeal deal = { lab_test_find_seed (6, 20), 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
}

/* Asserts that the model has not changed, and that a message tells the player why. */
static void
assert_refused (LabTestWindow     *test,
                const LabPosition *before,
                const char        *reason)
{
  GtkWidget *label = lab_test_find_text (reason);

  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *before, before, sizeof *before);
  g_assert_nonnull (label);
  g_assert_nonnull (gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY));
  g_assert_true (lab_test_is_within (label, GTK_WIDGET (test->window)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  lab_test_audit (test);
}

static LabCell
find_unreachable (const LabPosition *position)
{
  return lab_bitboard_first (LAB_ALL_CELLS & ~lab_position_get_reachable (position));
}

/* Tests */

static void
test_forbidden_arrow (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;

  begin (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 4);
  lab_test_window_click_cell (test, position->pawns[0]);
  lab_test_window_take (test);
  g_assert_cmpuint (position->seat, ==, 2);
  before = *position;

  lab_test_window_click_arrow (test, 10);
  g_assert_cmpuint (lab_board_view_get_preview (lab_test_window_get_board (test)), ==,
                    LAB_ARROW_NONE);
  assert_refused (test, &before, FORBIDDEN_ARROW);
  /* The arrow says so to screen readers, too, and only there. */
  gtk_test_accessible_assert_property (
      lab_board_view_get_arrow (lab_test_window_get_board (test), 10),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, FORBIDDEN_ARROW);

  /* A second attempt repeats the message, without a second toast. */
  lab_test_window_click_arrow (test, 10);
  assert_refused (test, &before, FORBIDDEN_ARROW);

  lab_test_window_click_arrow (test, 11);
  g_assert_cmpuint (position->last_arrow, ==, 11);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
  lab_test_audit (test);
}

static void
test_unreachable (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;

  begin (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 0);
  before = *position;
  lab_test_window_click_cell (test, find_unreachable (position));
  assert_refused (test, &before, UNREACHABLE);

  /* The player can play another move, and then the toast disappears. */
  lab_test_window_click_cell (test, position->pawns[0]);
  g_assert_cmpuint (position->seat, ==, 2);
  lab_test_audit_cover (test);
}

static void
test_tile_before_insertion (LabTestWindow *test,
                            gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;

  begin (test);
  position = lab_test_window_get_position (test);
  before = *position;
  lab_test_window_click_cell (test, position->pawns[0]);
  assert_refused (test, &before, INSERT_FIRST);
  lab_test_window_click_cell (test, LAB_CELL (3, 3));
  assert_refused (test, &before, INSERT_FIRST);

  lab_test_window_click_arrow (test, 2);
  g_assert_cmpuint (position->last_arrow, ==, 2);
}

/* After the player has had time to read it, the next legal action closes the toast
 * before its time is up. */
static void
test_toast_goes (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  gint64 start;

  begin (test);
  lab_test_window_click_cell (test, LAB_CELL (3, 3));
  start = g_get_monotonic_time ();
  while (g_get_monotonic_time () - start < 1200 * G_TIME_SPAN_MILLISECOND)
    lab_test_iterate ();
  g_assert_nonnull (lab_test_find_text (INSERT_FIRST));
  lab_test_window_click_arrow (test, 2);
  lab_test_wait (lab_test_find_text (INSERT_FIRST) == NULL);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_TIME_SPAN_SECOND / 2);
}

/* Clicks pass through the toast, so that the player can correct the refused turn at
 * once. */
static void
test_correct_beneath_toast (LabTestWindow *test,
                            gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;

  begin (test);
  position = lab_test_window_get_position (test);
  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), width, 800);
      lab_test_window_click_cell (test, LAB_CELL (3, 3));
      g_assert_nonnull (lab_test_find_text (INSERT_FIRST));
      for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
        g_assert_true (lab_test_can_be_hit (
            lab_board_view_get_arrow (lab_test_window_get_board (test), arrow)));
    }
  lab_test_window_click_arrow (test, 7);
  g_assert_cmpuint (position->last_arrow, ==, 7);
}

static void
test_arrow_after_insertion (LabTestWindow *test,
                            gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;

  begin (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 0);
  before = *position;
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow += 3)
    {
      lab_test_window_click_arrow (test, arrow);
      assert_refused (test, &before, MOVE_NOW);
    }

  /* The spare cannot be rotated, either, because the player does not hold it. */
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_scroll (test->driver, 1);
  assert_refused (test, &before, MOVE_NOW);
  lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
  g_assert_cmpuint (position->seat, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/refusals/forbidden-arrow", NULL, test_forbidden_arrow);
  lab_test_window_add ("/window/refusals/unreachable", NULL, test_unreachable);
  lab_test_window_add ("/window/refusals/tile-before-insertion", NULL, test_tile_before_insertion);
  lab_test_window_add ("/window/refusals/arrow-after-insertion", NULL, test_arrow_after_insertion);
  lab_test_window_add ("/window/refusals/toast-goes", NULL, test_toast_goes);
  lab_test_window_add ("/window/refusals/correct-beneath-toast", NULL, test_correct_beneath_toast);
  return g_test_run ();
}
