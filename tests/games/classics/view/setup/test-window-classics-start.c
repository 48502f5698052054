/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classics-start-page.h"
#include "lab-settings.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Tests the start page of the small games: the pictures of the games are one group. */

/* Private helpers */

static GtkWidget *
show_start (LabTestWindow *test)
{
  lab_test_do (test, "start-page");
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSICS_START_PAGE);
}

static void
assert_chosen (GPtrArray *games,
               guint      number)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *saved = g_settings_get_string (settings, "classics-game");

  g_assert_cmpstr (saved, ==, lab_classic_get_all ()[number]->id);
  for (guint i = 0; i < games->len; i++)
    {
      g_assert_cmpint (gtk_toggle_button_get_active (games->pdata[i]), ==, i == number);
      gtk_test_accessible_assert_role (games->pdata[i], GTK_ACCESSIBLE_ROLE_RADIO);
      gtk_test_accessible_assert_state (games->pdata[i], GTK_ACCESSIBLE_STATE_CHECKED,
                                        i == number ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                    : GTK_ACCESSIBLE_TRISTATE_FALSE);
    }
}

/* Presses a key, and asserts that it chooses a game and moves the focus to it. */
static void
press (LabTestWindow *test,
       GPtrArray     *games,
       const char    *key,
       guint          number)
{
  lab_test_do (test, "key %s; settle", key);
  assert_chosen (games, number);
  g_assert_true (gtk_widget_has_focus (games->pdata[number]));
}

/* Tests */

/* The arrow keys move the choice, and wrap around. In Arabic, the next game is on the left. */
LAB_WINDOW_TEST ("/window/classics-start/arrows", test_arrows)
{
  g_autoptr (GPtrArray) games = lab_test_find_all (show_start (test), GTK_TYPE_TOGGLE_BUTTON);

  g_assert_cmpuint (games->len, ==, 4);
  assert_chosen (games, 0);
  gtk_widget_grab_focus (games->pdata[0]);
  press (test, games, "Right", 1);
  press (test, games, "Down", 2);
  press (test, games, "Right", 3);
  press (test, games, "Right", 0);
  press (test, games, "Left", 3);
  press (test, games, "Up", 2);
  gtk_widget_set_direction (gtk_widget_get_ancestor (games->pdata[0], ADW_TYPE_BIN),
                            GTK_TEXT_DIR_RTL);
  press (test, games, "Left", 3);
  press (test, games, "Right", 2);
}

/* The games are one stop for the Tab key: the one that is chosen. */
LAB_WINDOW_TEST ("/window/classics-start/one-stop", test_one_stop)
{
  GtkWidget *page = show_start (test);
  g_autoptr (GPtrArray) games = lab_test_find_all (page, GTK_TYPE_TOGGLE_BUTTON);
  GtkWidget *group = gtk_widget_get_ancestor (games->pdata[0], ADW_TYPE_BIN);

  gtk_test_accessible_assert_role (group, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_test_accessible_assert_property (group, GTK_ACCESSIBLE_PROPERTY_LABEL, "Game");
  for (guint i = 0; i < games->len; i++)
    {
      lab_test_driver_click (test->driver, games->pdata[i]);
      lab_test_do (test, "settle");
      assert_chosen (games, i);
      g_assert_true (gtk_widget_has_focus (games->pdata[i]));
      gtk_widget_grab_focus (lab_test_find_button ("Start Game"));
      lab_test_do (test, "key <Shift>Tab");
      g_assert_true (gtk_widget_has_focus (games->pdata[i]));
      lab_test_do (test, "key Tab; focus Start Game; key <Shift>Tab; key <Shift>Tab");
      g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (test->window)),
                                              group));
    }
}

/* Starts with the perfect computer on the board of tic-tac-toe, on a phone. */
static GtkWidget *
show_tictactoe (LabTestWindow *test)
{
  GtkWidget *page = show_start (test);
  g_autoptr (GPtrArray) games = lab_test_find_all (page, GTK_TYPE_TOGGLE_BUTTON);
  GtkWidget *opponent = lab_test_find (page, ADW_TYPE_COMBO_ROW);

  lab_test_do (test, "size 360 640");
  lab_test_driver_click (test->driver, games->pdata[3]);
  adw_combo_row_set_selected (ADW_COMBO_ROW (opponent), LAB_CLASSIC_LEVEL_PERFECT);
  lab_test_do (test, "settle");
  return page;
}

/* The page says that the highest level is not perfect on a large board. The note does not move the
 * rows whose buttons make the board larger. */
LAB_WINDOW_TEST ("/window/classics-start/limit", test_limit)
{
  static const char note[] = "On a board of this size, the computer looks as far ahead as it can "
                             "in about a second.";
  GtkWidget *page = show_tictactoe (test);
  GtkWidget *rows = lab_test_find (page, GTK_TYPE_SPIN_BUTTON);
  graphene_rect_t before, after;

  for (guint size = 3; size <= 6; size++)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (rows), size);
      lab_test_do (test, "settle");
      g_assert_true (gtk_widget_compute_bounds (rows, GTK_WIDGET (test->window), &after));
      if (size == 3)
        before = after;
      g_assert_cmpfloat_with_epsilon (before.origin.y, after.origin.y, 0.5);
      g_assert_cmpint (gtk_widget_get_mapped (lab_test_find_label (page, note)), ==, size == 6);
    }
  lab_test_do (test, "scroll-and-click Matches; no-text %s; scroll-and-click Tic-Tac-Toe; text %s",
               note, note);
  adw_combo_row_set_selected (ADW_COMBO_ROW (lab_test_find (page, ADW_TYPE_COMBO_ROW)),
                              LAB_CLASSIC_LEVEL_HARD);
  lab_test_do (test, "settle; no-text %s", note);
}

/* The rule is that of the options in force. */
LAB_WINDOW_TEST ("/window/classics-start/rule", test_rule)
{
  GtkWidget *page = show_tictactoe (test);
  g_autoptr (GPtrArray) numbers = lab_test_find_all (page, GTK_TYPE_SPIN_BUTTON);

  for (guint n = 3; n <= 4; n++)
    {
      g_autofree char *options = g_strdup_printf ("tictactoe:5x5,%u", n);
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (options, &start, NULL);
      g_autofree char *rule = lab_classic_tell_rule (classic, start);

      gtk_spin_button_set_value (numbers->pdata[0], 5);
      gtk_spin_button_set_value (numbers->pdata[2], n);
      lab_test_do (test, "settle");
      g_assert_true (lab_test_has_text (page, rule));
    }
}
