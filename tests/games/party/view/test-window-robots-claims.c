/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-party-pad.h"
#include "lab-robots-party-players.h"
#include "lab-test-robots-party.h"

/* Tests how the players of a party claim. */

#define SECOND G_GINT64_CONSTANT (1000000)

/* Private helpers */

static GtkWidget *
get_page (LabTestWindow *test)
{
  return GTK_WIDGET (lab_test_robots_party_get_page (test));
}

static gboolean
is_asked (LabTestWindow *test,
          const char    *question)
{
  GtkWidget *pad = lab_test_robots_party_get_pad (test);

  return gtk_widget_get_visible (pad) && lab_test_has_text (pad, question);
}

static guint
get_claim (LabTestWindow *test,
           guint          seat)
{
  return lab_test_robots_party_get_state (test)->claims[seat].number;
}

static void
press (LabTestWindow *test,
       guint          keyval)
{
  lab_test_driver_key (test->driver, keyval, 0);
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

/* Tests */

/* No key claims by accident: the pad has the focus, Enter does nothing without a number, what was
 * typed is shown and can be erased, and is claimed with Enter only. */
LAB_WINDOW_TEST ("/window-robots-claims/typing", test_typing)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", FALSE);
  GtkWidget *pad = lab_test_robots_party_get_pad (test);

  press (test, GDK_KEY_q);
  g_assert_true (is_asked (test, "Ann: how many moves?"));
  g_assert_true (gtk_widget_has_focus (pad));
  press (test, GDK_KEY_Return);
  press (test, GDK_KEY_KP_Enter);
  press (test, GDK_KEY_space);
  press (test, GDK_KEY_0);
  press (test, GDK_KEY_Return);
  g_assert_true (gtk_widget_get_visible (pad));
  g_assert_cmpuint (get_claim (test, 0), ==, 0);
  press (test, GDK_KEY_1);
  press (test, GDK_KEY_7);
  g_assert_true (lab_test_has_text (pad, "17"));
  press (test, GDK_KEY_BackSpace);
  press (test, GDK_KEY_2);
  g_assert_true (lab_test_has_text (pad, "12"));
  g_assert_cmpuint (get_claim (test, 0), ==, 0);
  press (test, GDK_KEY_Return);
  g_assert_cmpuint (get_claim (test, 0), ==, 12);
  g_assert_false (gtk_widget_get_visible (pad));
  press (test, GDK_KEY_q);
  press (test, GDK_KEY_Escape);
  g_assert_false (gtk_widget_get_visible (pad));
  g_assert_cmpuint (get_claim (test, 0), ==, 12);
}

/* A number that is too large is refused with words, and nothing of it is dropped. */
LAB_WINDOW_TEST ("/window-robots-claims/limits", test_limits)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", FALSE);
  GtkWidget *pad = lab_test_robots_party_get_pad (test);

  press (test, GDK_KEY_p);
  press (test, GDK_KEY_3);
  press (test, GDK_KEY_5);
  g_assert_true (lab_test_has_text (pad, "35"));
  g_assert_true (lab_test_has_text (pad, "Claim a number from 1 to 30."));
  press (test, GDK_KEY_1);
  press (test, GDK_KEY_Return);
  g_assert_true (lab_test_has_text (pad, "35"));
  g_assert_cmpuint (get_claim (test, 1), ==, 0);
  press (test, GDK_KEY_BackSpace);
  press (test, GDK_KEY_BackSpace);
  press (test, GDK_KEY_8);
  press (test, GDK_KEY_Return);
  g_assert_cmpuint (get_claim (test, 1), ==, 8);
  press (test, GDK_KEY_p);
  press (test, GDK_KEY_8);
  g_assert_true (lab_test_has_text (pad, "You have claimed 8. You can only lower it."));
  press (test, GDK_KEY_Return);
  g_assert_true (gtk_widget_get_visible (pad));
  press (test, GDK_KEY_Escape);
}

/* Players who press their keys while another one is at the pad come next, in their order. The key
 * of a player never types for another one. */
LAB_WINDOW_TEST ("/window-robots-claims/queue", test_queue)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "ppp", FALSE);

  press (test, GDK_KEY_q);
  press (test, GDK_KEY_x);
  press (test, GDK_KEY_p);
  press (test, GDK_KEY_x);
  press (test, GDK_KEY_q);
  g_assert_true (is_asked (test, "Ann: how many moves?"));
  g_assert_true (is_asked (test, "10 seconds left. Next: Cyprian, Bo"));
  press (test, GDK_KEY_9);
  press (test, GDK_KEY_Return);
  g_assert_cmpuint (get_claim (test, 0), ==, 9);
  g_assert_true (is_asked (test, "Cyprian: how many moves?"));
  press (test, GDK_KEY_Escape);
  g_assert_true (is_asked (test, "Bo: how many moves?"));
  press (test, GDK_KEY_8);
  press (test, GDK_KEY_Return);
  g_assert_cmpuint (get_claim (test, 1), ==, 8);
  g_assert_false (gtk_widget_get_visible (lab_test_robots_party_get_pad (test)));
}

/* Nobody has the pad for long, also before the first claim. */
LAB_WINDOW_TEST ("/window-robots-claims/time", test_time)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", FALSE);

  press (test, GDK_KEY_q);
  press (test, GDK_KEY_p);
  press (test, GDK_KEY_7);
  lab_clock_advance (clock, 9 * SECOND);
  g_assert_true (is_asked (test, "Ann: how many moves?"));
  lab_clock_advance (clock, SECOND);
  lab_test_wait (is_asked (test, "Bo: how many moves?"));
  lab_test_wait (lab_test_has_text (GTK_WIDGET (test->window),
                                    "Ann has not said a number in time."));
  g_assert_cmpuint (get_claim (test, 0), ==, 0);
  lab_clock_advance (clock, 10 * SECOND);
  lab_test_wait (!gtk_widget_get_visible (lab_test_robots_party_get_pad (test)));
  /* Escape was perhaps meant for the pad. */
  press (test, GDK_KEY_Escape);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "robots-party");
  lab_clock_advance (clock, 3 * SECOND);
  press (test, GDK_KEY_Escape);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots-party") != 0);
}

/* Returns whether the button that pauses is seen with a name. */
static gboolean
has_pause (LabTestWindow *test,
           const char    *name)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (get_page (test), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), name) == 0)
        return TRUE;
    }
  return FALSE;
}

/* When the countdown ends, or the party is paused, nobody is asked any more. */
LAB_WINDOW_TEST ("/window-robots-claims/end", test_end)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "ppp", FALSE);
  GtkWidget *pad = lab_test_robots_party_get_pad (test);

  press (test, GDK_KEY_x);
  press (test, GDK_KEY_p);
  lab_test_driver_key (test->driver, GDK_KEY_p, GDK_CONTROL_MASK);
  g_assert_false (gtk_widget_get_visible (pad));
  press (test, GDK_KEY_q);
  g_assert_false (gtk_widget_get_visible (pad));
  g_assert_true (has_pause (test, "Resume") && !has_pause (test, "Pause"));
  lab_test_driver_key (test->driver, GDK_KEY_p, GDK_CONTROL_MASK);
  g_assert_true (has_pause (test, "Pause") && !has_pause (test, "Resume"));
  lab_test_robots_party_claim (test, 0, 20);
  press (test, GDK_KEY_x);
  press (test, GDK_KEY_p);
  lab_clock_advance (clock, 60 * SECOND);
  g_assert_false (gtk_widget_get_visible (pad));
  g_assert_cmpint (lab_test_robots_party_get_state (test)->phase, ==, LAB_ROBOTS_PARTY_SHOWING);
}

/* On a phone, all eight players can be pressed without scrolling; at the pad, the target, the
 * countdown, and the button that claims are seen. */
LAB_WINDOW_TEST ("/window-robots-claims/phone", test_phone)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pppppppp", TRUE);
  GtkWidget *page = get_page (test);
  GtkWidget *players = lab_test_find (page, LAB_TYPE_ROBOTS_PARTY_PLAYERS);
  g_autofree char *target
      = lab_robots_party_telling_target (( lab_test_robots_party_get (test))->settings,
                                         lab_test_robots_party_get_state (test));

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  lab_test_driver_settle (test->driver);
  lab_test_robots_party_claim (test, 0, 20);
  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < 8; i++)
    {
      GtkWidget *button = lab_test_robots_party_find_button (players, i);
      graphene_rect_t bounds;

      g_assert_true (is_seen (test, button));
      g_assert_true (gtk_widget_compute_bounds (button, page, &bounds));
      g_assert_cmpfloat (bounds.size.height, >=, 44);
      g_assert_cmpfloat (bounds.size.width, >=, 150);
    }
  press (test, GDK_KEY_k);
  lab_test_driver_settle (test->driver);
  g_assert_true (is_seen (test, lab_test_robots_party_find_button (
                                    lab_test_robots_party_get_pad (test), 12)));
  g_assert_true (is_seen (test, lab_test_find (page, LAB_TYPE_ROBOTS_PARTY_RING)));
  g_assert_true (is_seen (test, lab_test_find_text (target)));
}
