/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-seating.h"
#include "lab-test-steps.h"

#define FORBIDDEN_ARROW                                                                            \
  "The last tile was pushed out there and may not go straight back. Choose another arrow."
#define UNREACHABLE "No open passage leads there. Choose a tile that the pawn can reach."
#define INSERT_FIRST "Insert the spare tile first, at one of the arrows around the board."
#define MOVE_NOW "The tile is already inserted. Move the pawn or stay."

/* Private helpers */

/* Does a step that is refused: the game does not change, and a message tells the player why. */
static void
try (LabTestWindow *test,
     const char    *reason,
     const char    *step,
     guint          object)
{
  GtkWidget *label;

  lab_test_do (test, "note; %s %u; as-noted; audit", step, object);
  label = lab_test_find_text (reason);
  g_assert_nonnull (label);
  g_assert_nonnull (gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY));
  g_assert_true (lab_test_is_within (label, GTK_WIDGET (test->window)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* Tests */

LAB_WINDOW_TEST ("/window/refusals/forbidden-arrow", test_forbidden_arrow)
{
  lab_test_do (test, "deal; take; arrow 4");
  lab_test_do (test, "cell %u; take; seat 2", lab_test_window_get_position (test)->pawns[0]);
  try (test, FORBIDDEN_ARROW, "arrow", 10);
  lab_test_do (test, "preview none");
  /* The arrow says so to screen readers, too, and only there. */
  gtk_test_accessible_assert_property (lab_test_window_get_arrow (test, 10),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, FORBIDDEN_ARROW);

  /* A second attempt repeats the message, without a second toast. */
  try (test, FORBIDDEN_ARROW, "arrow", 10);
  lab_test_do (test, "arrow 11; inserted 11; phase move; audit");
}

/* Each half of a turn refuses what belongs to the other one, and no pawn passes a wall. */
LAB_WINDOW_TEST ("/window/refusals/halves", test_halves)
{
  const LabShiftPosition *position;

  lab_test_do (test, "deal; take");
  position = lab_test_window_get_position (test);
  try (test, INSERT_FIRST, "cell", position->pawns[0]);
  try (test, INSERT_FIRST, "cell", LAB_SHIFT_CELL (3, 3));
  lab_test_do (test, "arrow 0; phase move");
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow += 3)
    try (test, MOVE_NOW, "arrow", arrow);
  /* The spare cannot be rotated, either, because the player does not hold it. */
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  try (test, MOVE_NOW, "scroll", 1);
  try (test, UNREACHABLE, "cell",
       lab_shift_bitboard_first (LAB_SHIFT_ALL_CELLS
                                 & ~lab_shift_position_get_reachable (position)));

  /* The player can play another move, and then the toast disappears. */
  lab_test_do (test, "cell %u; seat 2; audit-cover", position->pawns[0]);
}

/* After the player has had time to read it, the next legal action closes the toast
 * before its time is up. */
LAB_WINDOW_TEST ("/window/refusals/toast-goes", test_toast_goes)
{
  gint64 start;

  lab_test_do (test, "deal; take");
  lab_test_window_click_cell (test, LAB_SHIFT_CELL (3, 3));
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
LAB_WINDOW_TEST ("/window/refusals/correct-beneath-toast", test_correct_beneath_toast)
{
  lab_test_do (test, "deal; take");
  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), width, 800);
      lab_test_window_click_cell (test, LAB_SHIFT_CELL (3, 3));
      g_assert_nonnull (lab_test_find_text (INSERT_FIRST));
      for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
        g_assert_true (lab_test_can_be_hit (lab_test_window_get_arrow (test, arrow)));
    }
  lab_test_do (test, "arrow 7; inserted 7");
}
