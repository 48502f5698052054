/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-steps.h"

#define FORBIDDEN_ARROW                                                                            \
  "The last tile was pushed out there and may not go straight back. Choose another arrow."
#define INSERT_FIRST "Insert the spare tile first, at one of the arrows around the board."
#define MOVE_NOW "The tile is already inserted. Move the pawn or stay."

/* Private helpers */

/* Does a step that is refused: the game does not change, and a message tells the player why. */
static void
try (LabTestWindow *test,
     const char    *reason,
     const char    *step)
{
  GtkWidget *label;

  lab_test_do (test, "note; %s; as-noted; audit", step);
  label = lab_test_find_text (reason);
  g_assert_nonnull (label);
  g_assert_nonnull (gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY));
  g_assert_true (lab_test_is_within (label, GTK_WIDGET (test->window)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* Tests */

LAB_WINDOW_TEST ("/window/refusals/forbidden-arrow", test_forbidden_arrow)
{
  lab_test_do (test, "deal; take; arrow 4; cell own; take; seat 2");
  try (test, FORBIDDEN_ARROW, "arrow 10");
  lab_test_do (test, "preview none");
  /* The arrow says so to screen readers, too, and only there. */
  gtk_test_accessible_assert_property (lab_test_window_get_arrow (test, 10),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, FORBIDDEN_ARROW);

  /* A second attempt repeats the message, without a second toast. */
  try (test, FORBIDDEN_ARROW, "arrow 10");
  lab_test_do (test, "arrow 11; inserted 11; phase move; audit");
}

/* Each half of a turn refuses what belongs to the other one, and no pawn passes a wall. */
LAB_WINDOW_TEST ("/window/refusals/halves", test_halves)
{
  static const char * const arrows[] = { "arrow 0", "arrow 3", "arrow 6", "arrow 9" };

  lab_test_do (test, "deal; take");
  try (test, INSERT_FIRST, "cell own");
  try (test, INSERT_FIRST, "cell 27");
  lab_test_do (test, "arrow 0; phase move");
  for (guint arrow = 0; arrow < G_N_ELEMENTS (arrows); arrow++)
    try (test, MOVE_NOW, arrows[arrow]);
  /* The spare cannot be rotated, either, because the player does not hold it. */
  try (test, MOVE_NOW, "key r; scroll 1");
  try (test, "No open passage leads there. Choose a tile that the pawn can reach.", "cell far");

  /* The player can play another move, and then the toast disappears. */
  lab_test_do (test, "cell own; seat 2; audit-cover");
}

/* After the player has had time to read it, the next legal action closes the toast
 * before its time is up. */
LAB_WINDOW_TEST ("/window/refusals/toast-goes", test_toast_goes)
{
  gint64 start;

  lab_test_do (test, "deal; take; cell %u", LAB_SHIFT_CELL (3, 3));
  start = g_get_monotonic_time ();
  lab_test_do (test, "pass 1200; text %s; arrow 2; wait-no-text %s", INSERT_FIRST, INSERT_FIRST);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_TIME_SPAN_SECOND / 2);
}

/* Clicks pass through the toast, so that the player can correct the refused turn at
 * once. */
LAB_WINDOW_TEST ("/window/refusals/correct-beneath-toast", test_correct_beneath_toast)
{
  lab_test_do (test, "deal; take");
  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_do (test, "size %d 800; cell %u; text %s", width, LAB_SHIFT_CELL (3, 3),
                   INSERT_FIRST);
      for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
        g_assert_true (lab_test_can_be_hit (lab_test_window_get_arrow (test, arrow)));
    }
  lab_test_do (test, "arrow 7; inserted 7");
}
