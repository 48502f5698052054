/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-families.h"
#include "lab-test-dialog.h"
#include "lab-test-loop.h"
#include "lab-test-toy.h"
#include "lab-test-window.h"

/* Tests the window with one family of games, and with two. */

/* Private helpers */

/* Opens a window with the first @n of the board game and the toys. */
static void
open_families (LabTestWindow *test,
               guint          n)
{
  const GType types[] = { LAB_TYPE_LABYRINTH_FAMILY, LAB_TYPE_TEST_TOY };
  GApplication *application = g_application_get_default ();
  GtkWidget *window;

  lab_test_window_close_window (test);
  window = lab_window_new_with_families (ADW_APPLICATION (application), types, n);
  g_set_weak_pointer (&test->window, LAB_WINDOW (window));
  gtk_widget_remove_css_class (window, "solid-csd");
  gtk_window_present (GTK_WINDOW (window));
  lab_test_driver_focus (test->driver, GTK_WINDOW (window));
}

/* Opens a window with the board game and the toys. */
static LabTestToy *
open_both (LabTestWindow *test)
{
  open_families (test, 2);
  return LAB_TEST_TOY (lab_window_get_family (test->window, "toy"));
}

static gboolean
is_mapped (LabTestWindow *test,
           GType          type)
{
  return gtk_widget_get_mapped (lab_test_find (GTK_WIDGET (test->window), type));
}

/* Returns the place of the switcher at the bottom of the window. */
static GtkRevealer *
find_bar (LabTestWindow *test)
{
  return GTK_REVEALER (gtk_widget_get_template_child (GTK_WIDGET (test->window), LAB_TYPE_WINDOW,
                                                      "switcher_bar"));
}

/* Clicks on the button of a family in the switcher. */
static void
choose (LabTestWindow *test,
        const char    *title)
{
  GtkWidget *switcher = lab_test_find (GTK_WIDGET (test->window), ADW_TYPE_VIEW_SWITCHER);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (switcher, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (!lab_test_has_text (buttons->pdata[i], title))
        continue;
      lab_test_driver_click (test->driver, buttons->pdata[i]);
      lab_test_driver_settle (test->driver);
      return;
    }
  g_assert_not_reached ();
}

static const char *
get_shown (LabTestWindow *test)
{
  return lab_family_get_id (lab_window_get_shown (test->window));
}

static gboolean
has_action (LabTestWindow *test,
            const char    *name)
{
  return g_action_map_lookup_action (G_ACTION_MAP (test->window), name) != NULL;
}

/* Tests */

static void
test_one (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkRevealer *bar;

  open_families (test, 1);
  bar = find_bar (test);
  g_assert_cmpstr (get_shown (test), ==, LAB_LABYRINTH_FAMILY_ID);
  g_assert_null (lab_window_get_family (test->window, "toy"));
  g_assert_true (is_mapped (test, ADW_TYPE_WINDOW_TITLE));
  g_assert_false (is_mapped (test, ADW_TYPE_VIEW_SWITCHER));
  g_assert_false (gtk_revealer_get_reveal_child (bar));
}

/* The start page of the second family is created when the family is first shown. */
static void
test_switch (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabTestToy *toy = open_both (test);

  g_assert_true (is_mapped (test, ADW_TYPE_VIEW_SWITCHER));
  g_assert_cmpuint (toy->n_starts, ==, 0);
  g_assert_null (lab_family_get_page (LAB_FAMILY (toy)));
  g_assert_true (has_action (test, "puzzles"));

  choose (test, "Toys");
  g_assert_cmpstr (get_shown (test), ==, "toy");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_cmpuint (toy->n_starts, ==, 1);
  g_assert_nonnull (lab_test_find_button ("Wind Up"));
  g_assert_nonnull (lab_test_find_button ("Key"));
  g_assert_false (has_action (test, "puzzles"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpuint (toy->n_new_games, ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_F10, 0);
  lab_test_wait (lab_test_find_text ("Wind Up Again") != NULL);
  g_assert_null (lab_test_find_text ("Statistics"));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_driver_settle (test->driver);

  choose (test, "Shifting Maze");
  g_assert_cmpstr (get_shown (test), ==, LAB_LABYRINTH_FAMILY_ID);
  g_assert_null (lab_test_find_button ("Wind Up"));
  lab_test_driver_key (test->driver, GDK_KEY_F10, 0);
  lab_test_wait (lab_test_find_text ("Statistics") != NULL);
  g_assert_null (lab_test_find_text ("Wind Up Again"));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_driver_settle (test->driver);
  choose (test, "Toys");
  g_assert_cmpuint (toy->n_starts, ==, 1);
}

/* During a game the title replaces the switcher. In a narrow window the switcher is at the
 * bottom. */
static void
test_switcher (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { .seed = 1, .seats = 0x5, .cards_each = 4 };
  GtkRevealer *bar;

  open_both (test);
  bar = find_bar (test);
  g_assert_false (gtk_revealer_get_reveal_child (bar));
  lab_test_window_play (test, &deal);
  g_assert_true (is_mapped (test, ADW_TYPE_WINDOW_TITLE));
  g_assert_false (is_mapped (test, ADW_TYPE_VIEW_SWITCHER));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.new-game", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_true (is_mapped (test, ADW_TYPE_VIEW_SWITCHER));

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  lab_test_wait (gtk_revealer_get_reveal_child (bar));
  g_assert_true (is_mapped (test, ADW_TYPE_WINDOW_TITLE));
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 960, 640);
  lab_test_wait (!gtk_revealer_get_reveal_child (bar));
}

/* At each width, all families can be reached: one switcher is shown, and no button is cut off. */
static void
test_widths (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  g_autoptr (GPtrArray) switchers = lab_test_find_all (window, ADW_TYPE_VIEW_SWITCHER);

  for (int width = 960; width >= 360; width -= 40)
    {
      guint n_buttons = 0;
      guint n_shown = 0;

      lab_test_driver_resize (test->driver, GTK_WINDOW (window), width, 640);
      for (guint i = 0; i < switchers->len; i++)
        {
          GtkWidget *switcher = switchers->pdata[i];
          g_autoptr (GPtrArray) buttons = lab_test_find_all (switcher, GTK_TYPE_TOGGLE_BUTTON);
          graphene_rect_t bounds;

          if (!gtk_widget_get_mapped (switcher))
            continue;
          n_shown++;
          n_buttons += buttons->len;
          g_assert_true (gtk_widget_compute_bounds (switcher, window, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
        }
      g_assert_cmpuint (n_shown, ==, 1);
      g_assert_cmpuint (n_buttons, ==, lab_families_get_n_types ());
    }
}

/* A page with a title of its own has a button to go back, which Escape does too. */
static void
test_subpage (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabFamily *toy = LAB_FAMILY (open_both (test));
  AdwWindowTitle *title = ADW_WINDOW_TITLE (lab_test_find (GTK_WIDGET (test->window),
                                                           ADW_TYPE_WINDOW_TITLE));

  lab_family_show_page (toy, "box");
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Toy Box");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (title)));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, LAB_FAMILY_START_PAGE);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Toys");
  lab_family_show_page (toy, "box");
  lab_test_driver_key (test->driver, GDK_KEY_Left, GDK_ALT_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, LAB_FAMILY_START_PAGE);

  /* Other pages have no way back but their own. */
  lab_family_show_page (toy, "toy");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "toy");
}

/* Files are opened by the family that supports them, and the window shows that family. */
static void
test_open (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { .seed = 1, .seats = 0x5, .cards_each = 4 };
  LabTestToy *toy = open_both (test);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.toy");

  lab_test_window_play (test, &deal);
  lab_window_open (test->window, &file, 1);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (toy->n_opened, ==, 1);
  g_assert_cmpstr (get_shown (test), ==, "toy");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "toy");
  g_assert_cmpstr (lab_family_get_page (lab_window_get_family (test->window,
                                                               LAB_LABYRINTH_FAMILY_ID)),
                   ==, "start");
  g_assert_true (is_mapped (test, ADW_TYPE_WINDOW_TITLE));
}

/* The window resumes the game that was played last. */
static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { .seed = 1, .seats = 0x5, .cards_each = 4 };
  LabTestToy *toy = open_both (test);

  lab_test_window_play (test, &deal);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.new-game", NULL);
  toy->resumable = g_date_time_new_utc (2001, 1, 1, 0, 0, 0);
  lab_window_resume (test->window);
  g_assert_cmpuint (toy->n_resumed, ==, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");

  g_clear_pointer (&toy->resumable, g_date_time_unref);
  toy->resumable = g_date_time_new_utc (9001, 1, 1, 0, 0, 0);
  lab_window_resume (test->window);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (toy->n_resumed, ==, 1);
  g_assert_cmpuint (toy->n_shown, ==, 0);
  g_assert_cmpstr (get_shown (test), ==, "toy");
  g_assert_nonnull (lab_test_find_text ("Ticking"));
}

/* The window closes only after every family has agreed. */
static void
test_close (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabTestToy *toy = open_both (test);

  toy->stubborn = TRUE;
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (test->window);
  /* The first family agrees later, but the second one was not asked yet. */
  lab_family_agree_to_close (lab_window_get_family (test->window, LAB_LABYRINTH_FAMILY_ID));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (test->window);
  lab_family_agree_to_close (LAB_FAMILY (toy));
  lab_test_wait (test->window == NULL);
}

/* The dialogs have a part for each family. */
static void
test_dialogs (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  open_both (test);
  choose (test, "Toys");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.show-shortcuts", NULL);
  lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find_text ("Wind up"));
  g_assert_nonnull (lab_test_find_text ("Main menu"));
  g_assert_null (lab_test_find_text ("Show a hint"));
  lab_test_leave_dialog (test);

  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.how-to-play", NULL);
  lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find_text ("Turn the key."));
  g_assert_nonnull (lab_test_find_text ("Wind them up."));
  lab_test_leave_dialog (test);

  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.preferences", NULL);
  g_assert_true (lab_test_has_text (lab_test_enter_dialog (test), "Springs"));
  lab_test_leave_dialog (test);
}

/* Asserts that the headings of How to Play are the program, @first with its chapters, and @second
 * with its chapters. */
static void
assert_headings (LabTestWindow *test,
                 const char    *first,
                 const char    *second)
{
  const char * const titles[] = { "Labyrinthe", first, second };
  g_autoptr (GPtrArray) labels = NULL;
  guint n = 0;

  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.how-to-play", NULL);
  labels = lab_test_find_all (lab_test_enter_dialog (test), GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (!gtk_test_accessible_has_role (labels->pdata[i], GTK_ACCESSIBLE_ROLE_HEADING))
        continue;
      if (n < G_N_ELEMENTS (titles) && g_str_equal (text, titles[n]))
        {
          gtk_test_accessible_assert_property (labels->pdata[i], GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                               n == 0 ? 1 : 2);
          n++;
        }
      else
        gtk_test_accessible_assert_property (labels->pdata[i], GTK_ACCESSIBLE_PROPERTY_LEVEL, 3);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (titles));
  lab_test_leave_dialog (test);
}

/* How to Play begins with the family that is shown. */
static void
test_how_to_play (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  open_both (test);
  assert_headings (test, "Shifting Maze", "Toys");
  choose (test, "Toys");
  assert_headings (test, "Toys", "Shifting Maze");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lab_test_window_add ("/window-families/one", NULL, test_one);
  lab_test_window_add ("/window-families/switch", NULL, test_switch);
  lab_test_window_add ("/window-families/switcher", NULL, test_switcher);
  lab_test_window_add ("/window-families/widths", NULL, test_widths);
  lab_test_window_add ("/window-families/subpage", NULL, test_subpage);
  lab_test_window_add ("/window-families/open", NULL, test_open);
  lab_test_window_add ("/window-families/resume", NULL, test_resume);
  lab_test_window_add ("/window-families/close", NULL, test_close);
  lab_test_window_add ("/window-families/dialogs", NULL, test_dialogs);
  lab_test_window_add ("/window-families/how-to-play", NULL, test_how_to_play);
  return g_test_run ();
}
