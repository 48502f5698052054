/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "lab-shift-records.h"
#include "lab-test-dialog.h"
#include "lab-test-recorded.h"
#include "lab-test-seating.h"
#include "lab-test-stall.h"
#include "lab-test-steps.h"

/* The window must respond while a page redraws many pictures. */

/* Private helpers */

static void
play (LabTestWindow *test)
{
  lab_test_do (test, "play 8 0xf 0 0 open-cards");
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

LAB_WINDOW_TEST ("/window/stall/size", test_size)
{
  play (test);
  lab_test_stall_watch ();
  lab_test_do (test, "size 1400 1000");
  lab_test_window_wait_for_pictures (test);
  lab_test_do (test, "size 500 700");
  end (test);
}

LAB_WINDOW_TEST ("/window/stall/style", test_style)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  play (test);
  lab_test_stall_watch ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  lab_test_driver_settle (test->driver);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  end (test);
}

LAB_WINDOW_TESTS (test_dialog,
                  { "/window/stall/help", "F1" },
                  { "/window/stall/preferences", "<Control>comma" })
{
  lab_test_stall_watch ();
  lab_test_do (test, "key %s; dialog", (const char *) data);
  end (test);
  lab_test_leave_dialog (test);
}

/* There are as many records as the program stores. */
LAB_WINDOW_TEST ("/window/stall/records", test_records)
{
  lab_test_recorded_write (LAB_SHIFT_MAX_RECORDS);
  lab_test_do (test, "play 3 0x5 0 1 last-treasure");
  lab_test_window_wait_for_pictures (test);
  lab_test_stall_watch ();
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, LAB_SHIFT_MAX_RECORDS);
  lab_test_do (test, "statistics; close-dialog");
  end (test);
}
