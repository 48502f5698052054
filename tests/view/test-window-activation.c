/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-desk.h"
#include "view/lab-settings.h"

/* What others ask of the program: the desktop, or a second start. */

static void
ask_for (const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), action, NULL);
}

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* The window that others have opened is the one under test. */
static void
adopt_window (LabTestDesk *desk)
{
  g_assert_cmpuint (count_windows (), ==, 1);
  g_set_weak_pointer (&desk->window,
                      LAB_WINDOW (gtk_application_get_active_window (
                          GTK_APPLICATION (g_application_get_default ()))));
  lab_test_driver_focus (desk->driver, GTK_WINDOW (desk->window));
}

static void
begin_game (LabTestDesk *desk)
{
  LabDeal deal = { .seed = 1, .seats = lab_seat_default_set (2) };

  lab_test_desk_play (desk, &deal);
  lab_test_desk_take (desk);
}

/* Without a window there is one then, and it is ready to set up a game. */
static void
test_new_window (LabTestDesk  *desk,
                 gconstpointer data G_GNUC_UNUSED)
{
  lab_test_desk_close_window (desk);
  ask_for ("new-game");
  adopt_window (desk);
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "setup");
}

/* A game that nobody has begun is left at once. */
static void
test_not_begun (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  begin_game (desk);
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "game");
  ask_for ("new-game");
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "setup");
  ask_for ("new-game");
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "setup");
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* A game under way stays at hand, however often somebody asks. */
static void
test_under_way (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  begin_game (desk);
  lab_test_desk_click_arrow (desk, 0);
  lab_test_driver_key (desk->driver, GDK_KEY_space, 0);
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) == 1);

  for (guint i = 0; i < 2; i++)
    {
      ask_for ("new-game");
      g_assert_cmpstr (lab_window_get_page (desk->window), ==, "setup");
      lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
    }
  for (guint i = 0; i < 2; i++)
    {
      ask_for ("resume");
      g_assert_cmpstr (lab_window_get_page (desk->window), ==, "game");
      g_assert_cmpuint (lab_game_get_n_turns (lab_test_desk_get_game (desk)), ==, 1);
    }
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* Without a window there is one then, and the game goes on in it. */
static void
test_new_window_resumes (LabTestDesk  *desk,
                         gconstpointer data G_GNUC_UNUSED)
{
  begin_game (desk);
  lab_test_desk_click_arrow (desk, 0);
  lab_test_desk_close_window (desk);
  ask_for ("new-game");
  adopt_window (desk);
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "setup");
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
  lab_test_desk_close_window (desk);

  ask_for ("resume");
  adopt_window (desk);
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "game");
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_desk_get_game (desk)), ==, 1);
}

/* There need not be a game. */
static void
test_nothing_to_resume (LabTestDesk  *desk,
                        gconstpointer data G_GNUC_UNUSED)
{
  ask_for ("resume");
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "setup");
  g_assert_null (lab_test_find_text ("Resume Game"));
}

/* A window that filled the screen is to fill it again, and keeps the size that it had
 * before. There is nobody here who would make it larger, so it is asked what it wants. */
static void
test_maximized (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GtkWindow *window;
  gboolean handled;
  int width, height;

  g_assert_false (gtk_window_is_maximized (GTK_WINDOW (desk->window)));
  g_settings_set (settings, "window-size", "(ii)", 700, 690);
  g_settings_set_boolean (settings, "window-maximized", TRUE);
  window = GTK_WINDOW (lab_window_new (ADW_APPLICATION (g_application_get_default ())));
  g_assert_true (gtk_window_is_maximized (window));
  g_settings_set_boolean (settings, "window-maximized", FALSE);
  g_signal_emit_by_name (window, "close-request", &handled);
  gtk_window_destroy (window);

  g_assert_true (g_settings_get_boolean (settings, "window-maximized"));
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 690);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_desk_add ("/window/activation/new-window", NULL, test_new_window);
  lab_test_desk_add ("/window/activation/not-begun", NULL, test_not_begun);
  lab_test_desk_add ("/window/activation/under-way", NULL, test_under_way);
  lab_test_desk_add ("/window/activation/new-window-resumes", NULL, test_new_window_resumes);
  lab_test_desk_add ("/window/activation/nothing-to-resume", NULL, test_nothing_to_resume);
  lab_test_desk_add ("/window/activation/maximized", NULL, test_maximized);
  return g_test_run ();
}
