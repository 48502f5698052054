/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-preferences-page.h"
#include "lab-test-focus.h"
#include "lab-test-steps.h"

/* Tests */

LAB_WINDOW_TEST ("/window/keys/stay", test_stay)
{
  LabShiftCell cell;

  /* Holding the space bar too long must not end the handover. A button that is activated with a key
   * acts a quarter of a second later. */
  lab_test_do (test, "deal; note; key space; pass 400; settle; as-noted; audit-cover; take");

  /* Before the insertion the player cannot choose to stay. */
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
  GtkWidget *button = lab_test_find_with (GTK_WIDGET (test->window), GTK_TYPE_MENU_BUTTON,
                                          "primary", "TRUE");
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  return menu != NULL && gtk_widget_get_mapped (GTK_WIDGET (menu));
}

/* Opens the menu with its key, and chooses an item with the mouse. */
static void
choose (LabTestWindow *test,
        const char    *item)
{
  lab_test_strike (test, GDK_KEY_F10);
  lab_test_wait (is_menu_open (test));
  lab_test_do (test, "wait-text %s; settle", item);
  lab_test_driver_click (test->driver, lab_test_find_text (item));
  lab_test_wait (test->window == NULL || !is_menu_open (test));
}

LAB_WINDOW_TEST ("/window/keys/menu", test_menu)
{
  static const char * const dialogs[] = { "About Labyrinthe", "Keyboard Shortcuts", "How to Play",
                                          "Preferences", "Statistics" };
  GtkWidget *focus;

  lab_test_do (test, "deal; take");
  g_assert_false (is_menu_open (test));
  focus = lab_test_get_focus (test);
  lab_test_strike (test, GDK_KEY_F10);
  lab_test_wait (is_menu_open (test));
  lab_test_do (test, "settle; key Escape");
  lab_test_wait (!is_menu_open (test));
  lab_test_do (test, "settle; audit");
  g_assert_true (lab_test_get_focus (test) == focus);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      choose (test, dialogs[i]);
      lab_test_do (test, "dialog; close-dialog");
    }
  choose (test, "Home");
  lab_test_do (test, "page home; key <Control>q; closed");
}

/* Only one dialog opens, however often a shortcut is pressed. */
LAB_WINDOW_TEST ("/window/keys/one-dialog", test_one_dialog)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_pages = 0;

  lab_test_do (test, "deal; take; do win.preferences; do win.preferences; do win.preferences; "
               "do win.show-shortcuts; settle");
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autoptr (GPtrArray) pages = lab_test_find_all (window, LAB_TYPE_PREFERENCES_PAGE);

      n_pages += pages->len;
    }
  g_assert_cmpuint (n_pages, ==, 1);
  lab_test_do (test, "dialog; close-dialog");
}
