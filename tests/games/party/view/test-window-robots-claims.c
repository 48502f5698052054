/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-party-pad.h"
#include "lab-robots-party-players.h"
#include "lab-test-robots-party.h"

/* Tests how the players of a party claim. The keys of Ann, Bo, and Cyprian are Q, P, and X. */

LAB_WINDOW_TESTS (test_steps,
  /* No key claims by accident: the pad has the focus, Enter does nothing without a number, what was
   * typed is shown and can be erased, and is claimed with Enter only. */
  { "/window-robots-claims/typing",
    "party pp; key q; asks Ann: how many moves?; key Return; key KP_Enter; key space; key 0; "
    "key Return; asks Ann: how many moves?; claimed 0 0; key 1; key 7; asks 17; key BackSpace; "
    "key 2; asks 12; claimed 0 0; key Return; claimed 0 12; no-pad; key q; key Escape; no-pad; "
    "claimed 0 12; claim 0 8" },
  /* A number that is too large is refused with words, and nothing of it is dropped. */
  { "/window-robots-claims/limits",
    "party pp; key p; key 3; key 5; asks 35; asks Claim a number from 1 to 30.; key 1; key Return; "
    "asks 35; claimed 1 0; key BackSpace; key BackSpace; key 8; key Return; claimed 1 8; "
    "key p; key 8; asks You have claimed 8. You can only lower it.; key Return; "
    "asks You have claimed 8. You can only lower it.; key Escape" },
  /* Players who press their keys while another one is at the pad come next, in their order. The key
   * of a player never types for another one. */
  { "/window-robots-claims/queue",
    "party ppp; key q; key x; key p; key x; key q; asks Ann: how many moves?; "
    "asks 10 seconds left. Next: Cyprian, Bo; key 9; key Return; claimed 0 9; "
    "asks Cyprian: how many moves?; key Escape; asks Bo: how many moves?; key 8; key Return; "
    "claimed 1 8; no-pad" },
  /* Nobody has the pad for long, also before the first claim. Escape is perhaps meant for the pad
   * for some time after that. */
  { "/window-robots-claims/time",
    "party pp; key q; key p; key 7; seconds 9; asks Ann: how many moves?; seconds 1; "
    "wait-asks Bo: how many moves?; wait-text Ann has not said a number in time.; claimed 0 0; "
    "seconds 10; wait-no-pad; key Escape; page robots-party; seconds 3; key Escape; "
    "wait-page " LAB_FAMILY_START_PAGE },
  /* When the countdown ends, or the party is paused, nobody is asked any more. */
  { "/window-robots-claims/end",
    "party ppp; key x; key p; key <Control>p; no-pad; key q; no-pad; tooltip Resume; "
    "no-tooltip Pause; key <Control>p; tooltip Pause; no-tooltip Resume; claim 0 20; key x; key p; "
    "seconds 60; no-pad; stage showing" })
{
  lab_test_do (test, "%s", (const char *) data);
}

/* Returns whether the whole widget can be seen and pressed, or only seen. */
static gboolean
is_seen (LabTestWindow *test,
         GtkWidget     *widget)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds, all;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, window, &bounds)
      || !gtk_widget_compute_bounds (scroller != NULL ? scroller : window, window, &all))
    return FALSE;
  /* Half a pixel may be rounded. */
  graphene_rect_inset (&all, -1, -1);
  return graphene_rect_contains_rect (&all, &bounds);
}

/* On a phone, all eight players can be pressed without scrolling; at the pad, the target, the
 * countdown, and the button that claims are seen. */
LAB_WINDOW_TEST ("/window-robots-claims/phone", test_phone)
{
  g_autofree char *target = NULL;

  lab_test_do (test, "party-turn pppppppp; size 360 640; settle; claim 0 20; settle");
  for (guint i = 0; i < 8; i++)
    {
      GtkWidget *button
          = lab_test_robots_party_find_button (test, LAB_TYPE_ROBOTS_PARTY_PLAYERS, i);
      graphene_rect_t bounds;

      g_assert_true (is_seen (test, button));
      g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (test->window), &bounds));
      g_assert_cmpfloat (bounds.size.height, >=, 44);
      g_assert_cmpfloat (bounds.size.width, >=, 150);
    }
  lab_test_do (test, "key k; settle");
  target = lab_robots_party_telling_target (lab_test_robots_party_get_state (test));
  g_assert_true (is_seen (test, lab_test_robots_party_find_button (
                                    test, LAB_TYPE_ROBOTS_PARTY_PAD, 12)));
  g_assert_true (is_seen (test, lab_test_robots_party_get_page (test)->countdown));
  g_assert_true (is_seen (test, lab_test_find_text (target)));
}
