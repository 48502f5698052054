/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>

#include "lab-test-desk.h"
#include "lab-test-dialog.h"
#include "lab-test-recorded.h"
#include "lab-test-stall.h"
#include "lab-test-table.h"

/* However many pictures a page has to draw anew, the window answers meanwhile. */

/* Private helpers */

static void
play (LabTestDesk *desk)
{
  const LabDeal deal = { 8, 0xf, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_desk_play (desk, &deal);
  lab_test_desk_wait_for_pictures (desk);
}

static void
end (LabTestDesk *desk)
{
  lab_test_desk_wait_for_pictures (desk);
  lab_test_stall_end ();
  g_assert_cmpuint (lab_test_stall_get_number (), ==, 0);
}

/* Tests */

static void
test_size (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  play (desk);
  lab_test_stall_watch ();
  lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), 1400, 1000);
  lab_test_desk_wait_for_pictures (desk);
  lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), 500, 700);
  end (desk);
}

static void
test_style (LabTestDesk  *desk,
            gconstpointer data G_GNUC_UNUSED)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  play (desk);
  lab_test_stall_watch ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  lab_test_driver_settle (desk->driver);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  end (desk);
}

static void
test_help (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  lab_test_stall_watch ();
  lab_test_driver_key (desk->driver, GDK_KEY_F1, 0);
  lab_test_enter_dialog (desk);
  end (desk);
  lab_test_leave_dialog (desk);
}

static void
test_preferences (LabTestDesk  *desk,
                  gconstpointer data G_GNUC_UNUSED)
{
  lab_test_stall_watch ();
  lab_test_driver_key (desk->driver, GDK_KEY_comma, GDK_CONTROL_MASK);
  lab_test_enter_dialog (desk);
  end (desk);
  lab_test_leave_dialog (desk);
}

/* There are as many as can be. */
static void
test_records (LabTestDesk  *desk,
              gconstpointer data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };

  lab_test_recorded_write (LAB_MAX_RECORDS);
  lab_test_desk_play (desk, &deal);
  lab_test_desk_wait_for_pictures (desk);
  lab_test_stall_watch ();
  lab_test_table_play_to_end (desk);
  lab_test_recorded_finish (desk->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, LAB_MAX_RECORDS);
  lab_test_driver_key (desk->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  lab_test_enter_dialog (desk);
  end (desk);
  lab_test_leave_dialog (desk);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_desk_add ("/window/stall/size", NULL, test_size);
  lab_test_desk_add ("/window/stall/style", NULL, test_style);
  lab_test_desk_add ("/window/stall/help", NULL, test_help);
  lab_test_desk_add ("/window/stall/preferences", NULL, test_preferences);
  lab_test_desk_add ("/window/stall/records", NULL, test_records);
  return g_test_run ();
}
