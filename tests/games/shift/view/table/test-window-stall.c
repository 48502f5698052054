/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>

#include "lab-test-window.h"
#include "lab-test-dialog.h"
#include "lab-test-recorded.h"
#include "lab-test-stall.h"
#include "lab-test-seating.h"

/* The window must respond while a page redraws many pictures. */

/* Private helpers */

static void
play (LabTestWindow *test)
{
  const LabDeal deal = { 8, 0xf, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_window_play (test, &deal);
  lab_test_window_wait_for_pictures (test);
}

static void
end (LabTestWindow *test)
{
  lab_test_window_wait_for_pictures (test);
  lab_test_stall_end ();
  g_assert_cmpuint (lab_test_stall_get_number (), ==, 0);
}

/* Tests */

static void
test_size (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  play (test);
  lab_test_stall_watch ();
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 1400, 1000);
  lab_test_window_wait_for_pictures (test);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 500, 700);
  end (test);
}

static void
test_style (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  play (test);
  lab_test_stall_watch ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  lab_test_driver_settle (test->driver);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  end (test);
}

static void
test_help (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_stall_watch ();
  lab_test_driver_key (test->driver, GDK_KEY_F1, 0);
  lab_test_enter_dialog (test);
  end (test);
  lab_test_leave_dialog (test);
}

static void
test_preferences (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_stall_watch ();
  lab_test_driver_key (test->driver, GDK_KEY_comma, GDK_CONTROL_MASK);
  lab_test_enter_dialog (test);
  end (test);
  lab_test_leave_dialog (test);
}

/* There are as many records as the program stores. */
static void
test_records (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };

  lab_test_recorded_write (LAB_MAX_RECORDS);
  lab_test_window_play (test, &deal);
  lab_test_window_wait_for_pictures (test);
  lab_test_stall_watch ();
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, LAB_MAX_RECORDS);
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  lab_test_wait (g_str_equal (lab_window_get_page (test->window), "statistics"));
  lab_test_driver_settle (test->driver);
  end (test);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/stall/size", NULL, test_size);
  lab_test_window_add ("/window/stall/style", NULL, test_style);
  lab_test_window_add ("/window/stall/help", NULL, test_help);
  lab_test_window_add ("/window/stall/preferences", NULL, test_preferences);
  lab_test_window_add ("/window/stall/records", NULL, test_records);
  return g_test_run ();
}
