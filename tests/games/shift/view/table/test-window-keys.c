/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-preferences-page.h"
#include "lab-test-audit.h"
#include "lab-test-focus.h"
#include "lab-test-steps.h"

/* Tests */

LAB_WINDOW_TEST ("/window/keys/stay", test_stay)
{
  LabShiftCell cell;

  lab_test_do (test, "deal; note");

  /* Holding the space bar too long must not end the handover. A button that is activated with a key
   * acts a quarter of a second later. */
  lab_test_do (test, "key space; pass 400; settle; as-noted; audit-cover");

  /* Before the insertion the player cannot choose to stay. */
  lab_test_window_take (test);
  gtk_window_set_focus (GTK_WINDOW (test->window), NULL);
  lab_test_do (test, "key space; pass 400; settle; as-noted; audit");

  lab_test_window_click_arrow (test, 3);
  cell = lab_test_window_get_position (test)->pawns[0];
  lab_test_do (test, "seat 0; phase move; key space; seat 2; phase insert; pawn 0 %u; audit-cover",
               cell);
}

/* Returns whether the main menu is open. */
static gboolean
is_menu_open (LabTestWindow *test)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window),
                                                     GTK_TYPE_MENU_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkPopover *menu = gtk_menu_button_get_popover (buttons->pdata[i]);

      if (gtk_menu_button_get_primary (buttons->pdata[i]))
        return menu != NULL && gtk_widget_get_mapped (GTK_WIDGET (menu));
    }
  g_assert_not_reached ();
}

/* Opens the menu with its key, and chooses an item with the mouse. */
static void
choose (LabTestWindow *test,
        const char    *item)
{
  lab_test_strike (test, GDK_KEY_F10);
  lab_test_wait (is_menu_open (test));
  lab_test_wait (lab_test_find_text (item) != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text (item));
  lab_test_wait (test->window == NULL || !is_menu_open (test));
}

LAB_WINDOW_TEST ("/window/keys/menu", test_menu)
{
  static const char * const dialogs[] = { "About Labyrinthe", "Keyboard Shortcuts", "How to Play",
                                          "Preferences" };
  GtkWidget *focus;

  lab_test_do (test, "deal; take");
  g_assert_false (is_menu_open (test));
  focus = lab_test_get_focus (test);
  lab_test_strike (test, GDK_KEY_F10);
  lab_test_wait (is_menu_open (test));
  lab_test_do (test, "settle; key Escape");
  lab_test_wait (!is_menu_open (test));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_get_focus (test) == focus);
  lab_test_audit (test);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      choose (test, dialogs[i]);
      lab_test_do (test, "dialog; close-dialog");
    }
  choose (test, "Statistics");
  lab_test_wait (lab_test_window_shows (test, "statistics"));
  choose (test, "New Game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  choose (test, "Quit");
  lab_test_wait (test->window == NULL);
}

/* Only one dialog opens, however often a shortcut is pressed. */
LAB_WINDOW_TEST ("/window/keys/one-dialog", test_one_dialog)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_pages = 0;

  lab_test_do (test, "deal; take");
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (GTK_WIDGET (test->window), "win.preferences", NULL);
  lab_test_do (test, "do win.show-shortcuts; settle");
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autoptr (GPtrArray) pages = lab_test_find_all (window, LAB_TYPE_PREFERENCES_PAGE);

      n_pages += pages->len;
    }
  g_assert_cmpuint (n_pages, ==, 1);
  lab_test_do (test, "dialog; close-dialog");
}
