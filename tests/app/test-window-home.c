/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-drawn-widget.h"
#include "lab-families.h"
#include "lab-home-page.h"
#include "lab-maze-family.h"
#include "lab-program-shortcuts.h"
#include "lab-shift-cover.h"
#include "lab-shortcuts.h"
#include "lab-stars.h"
#include "lab-storage.h"
#include "lab-test-loop.h"
#include "lab-test-steps.h"

/* Tests the home page, and the ways from it and back. */

/* Private helpers */

/* Opens the window on its home page. */
static void
open_home (LabTestWindow *test)
{
  lab_test_do (test, "end; start-home; settle; page home");
}

static GtkWidget *
get_home (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_HOME_PAGE);
}

/* Clicks on the button with an action. */
static void
click_action (LabTestWindow *test,
              const char    *action)
{
  GtkWidget *button = lab_test_find_action (get_home (test), action);

  g_assert_nonnull (button);
  lab_test_window_click (test, button);
  lab_test_driver_settle (test->driver);
}

static gboolean
is_offered (LabTestWindow *test,
            const char    *action)
{
  return gtk_widget_get_mapped (lab_test_find_action (get_home (test), action));
}

/* Tests */

/* The program opens at home, with the focus on Play, and creates no other page. */
LAB_WINDOW_TEST ("/window-home/start", test_start)
{
  open_home (test);
  for (guint i = 0; i < LAB_N_FAMILIES; i++)
    {
      const LabFamilyClass *klass = g_type_class_peek (lab_families[i] ());

      g_assert_null (lab_family_get_page (lab_window_get_family (test->window, klass->id)));
    }
  lab_test_do (test, "focus Play; text Shifting Maze; text More Games; text Classics; text Mazes; "
               "text Cheese Race; text Robots; text Today; text Workshop; text Tutorial; "
               "no-text Resume; "
               "hides win.back; key Escape; page home; key Return; page start; key Escape; "
               "page home");
}

/* A game that is kept is never resumed at the start, but is one click away. */
LAB_WINDOW_TEST ("/window-home/resume", test_resume)
{
  lab_test_do (test, "play 5 0x5 0 12; take; arrow 0; settle; note");
  open_home (test);
  g_assert_true (is_offered (test, "labyrinth.resume"));
  g_assert_nonnull (lab_test_find_words (get_home (test), "Ada, Cleo · Turn 1"));
  lab_test_do (test, "click Resume; page game; as-noted; key Escape; page home; click Resume; "
               "page game; as-noted");
}

/* So is the game of each other family. */
LAB_WINDOW_TEST ("/window-home/tile", test_tile)
{
  LabFamily *mazes = lab_window_get_family (test->window, LAB_MAZE_FAMILY_ID);

  lab_maze_family_start_level (mazes, 3);
  lab_test_do (test, "settle; key Left; key Right; key Up; key Down; settle");
  open_home (test);
  g_assert_true (is_offered (test, "maze.resume"));
  g_assert_false (is_offered (test, "labyrinth.resume"));
  lab_test_do (test, "text Level 3");
  click_action (test, "maze.resume");
  lab_test_do (test, "page escape; key Escape; page start; key Escape; page home");
}

/* The tiles stand side by side in this order. */
LAB_WINDOW_TEST ("/window-home/order", test_order)
{
  static const char * const titles[] = { "Mazes", "Robots", "Cheese Race", "Classics" };
  float end = 0;

  open_home (test);
  lab_test_do (test, "size 1280 800; settle");
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *title = lab_test_find_words (get_home (test), titles[i]);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (title, get_home (test), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, end);
      end = bounds.origin.x + bounds.size.width;
    }
}

/* Each start page, and each page that home leads to, leads back, and its actions work, also before
 * any other page of the family was shown. */
LAB_WINDOW_TEST ("/window-home/ways", test_ways)
{
  for (guint i = 0; i < LAB_N_FAMILIES; i++)
    {
      const LabFamilyClass *klass = g_type_class_peek (lab_families[i] ());

      open_home (test);
      if (i > 0)
        {
          lab_test_do (test, "key <Alt>%u; settle; page start; hit %s; key Escape; page home",
                       i + 1, klass->title);
          lab_test_do (test, "click %s; settle; page start; key <Alt>Left; page home",
                       klass->title);
        }
      for (const LabFamilyPart *part = klass->parts; part != NULL && part->name != NULL; part++)
        {
          g_autofree char *action = g_strconcat (klass->id, ".", part->name, NULL);

          if (part->group != LAB_FAMILY_GROUP_STUDY || (part->create == NULL
                                                        && part->get_type == NULL))
            continue;
          open_home (test);
          /* Home leads to the first subject of a page. */
          if (lab_test_find_action (get_home (test), action) == NULL)
            {
              g_assert_nonnull (part->subject);
              continue;
            }
          click_action (test, action);
          lab_test_do (test, "page %s; key Escape; page home", part->name);
        }
    }
  click_action (test, "labyrinth.puzzles");
  lab_test_do (test, "page puzzles; button win.back; page home");
  click_action (test, "labyrinth.time-trial");
  lab_test_do (test, "page time-trial; key Escape; page home");
  click_action (test, "labyrinth.tutorial");
  lab_test_do (test, "page game; key Escape; page home");
}

/* Chooses a subject of a page, which leads to another page and is marked there. */
static void
choose_subject (LabTestWindow *test,
                const char    *subject,
                const char    *action)
{
  GtkWidget *button = lab_test_find_action (GTK_WIDGET (test->window), action);

  lab_test_do (test, "click %s; settle; page %s", subject, strchr (action, '.') + 1);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  for (GtkWidget *other = gtk_widget_get_first_child (gtk_widget_get_parent (button));
       other != NULL; other = gtk_widget_get_next_sibling (other))
    g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (other)), ==,
                     other == button);
}

/* A page with several subjects, of several games, is one page: each leads to the others, and back
 * to home. */
LAB_WINDOW_TEST ("/window-home/subjects", test_subjects)
{
  open_home (test);
  lab_test_do (test, "click Compare; page compare");
  choose_subject (test, "Robots", "robots.robots-compare");
  choose_subject (test, "Rats", "cheese.cheese-study");
  choose_subject (test, "Stopping Early", "cheese.cheese-stopping");
  choose_subject (test, "Mazes", "maze.compare");
  lab_test_do (test, "key Escape; page home; no-text Rats; click Draw a Board; page robots-editor");
  choose_subject (test, "Cheese Race", "cheese.cheese-build");
  /* A low window has no room for them. */
  lab_test_do (test, "size 640 360; settle; no-text Robots; size 1080 800; settle; "
               "button win.back; page home");
  /* Other pages have none, and lead back to their start page. */
  lab_test_do (test, "key <Alt>2; settle; page start; click Watch; no-text Rats; key Escape; "
               "page start");
}

/* A daily puzzle shows its stars after it was solved. */
LAB_WINDOW_TEST ("/window-home/today", test_today)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  GtkWidget *button;

  open_home (test);
  button = lab_test_find_action (get_home (test), "maze.escape-daily");
  g_assert_cmpuint (LAB_STARS (lab_test_find (button, LAB_TYPE_STARS))->count, ==, 0);
  click_action (test, "maze.escape-daily");
  lab_test_do (test, "page escape; key Escape; page start; key Escape; page home");
}

static void
measure_picture (GtkWidget *page,
                 int       *width)
{
  GtkWidget *picture = lab_test_find (page, LAB_TYPE_DRAWN_WIDGET);

  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
}

/* The pictures are created after the page was shown, and move nothing. */
LAB_WINDOW_TEST ("/window-home/place", test_place)
{
  g_autoptr (GPtrArray) families = g_ptr_array_new ();
  g_autoptr (GtkWidget) page = NULL;
  int before, after;

  open_home (test);
  for (guint i = 0; i < LAB_N_FAMILIES; i++)
    {
      const LabFamilyClass *klass = g_type_class_peek (lab_families[i] ());

      g_ptr_array_add (families, lab_window_get_family (test->window, klass->id));
    }
  page = g_object_ref_sink (lab_home_page_new (families));
  g_assert_null (lab_test_find (page, LAB_TYPE_SHIFT_BOARD_VIEW));
  measure_picture (page, &before);
  g_assert_nonnull (lab_test_find (get_home (test), LAB_TYPE_SHIFT_BOARD_VIEW));
  measure_picture (get_home (test), &after);
  g_assert_cmpint (before, ==, after);
}

/* A desktop shows the whole page, and a phone its whole width. */
LAB_WINDOW_TEST ("/window-home/size", test_size)
{
  static const struct
  {
    int width, height;
    gboolean scrolls;
  } sizes[] = { { 1280, 800, FALSE }, { 1280, 720, FALSE }, { 1920, 1080, FALSE },
                { 360, 640, TRUE } };

  open_home (test);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *scroller;
      GtkAdjustment *adjustment;

      lab_test_do (test, "size %d %d; settle", sizes[i].width, sizes[i].height);
      scroller = lab_test_find (get_home (test), GTK_TYPE_SCROLLED_WINDOW);
      adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
      g_assert_cmpint (gtk_adjustment_get_upper (adjustment)
                       > gtk_adjustment_get_page_size (adjustment), ==, sizes[i].scrolls);
    }
}

/* The board moves by itself only with animations, and never if a game is kept. */
LAB_WINDOW_TEST ("/window-home/board", test_board)
{
  LabShiftBoardView *board;

  open_home (test);
  board = LAB_SHIFT_BOARD_VIEW (lab_test_find (get_home (test), LAB_TYPE_SHIFT_BOARD_VIEW));
  g_assert_cmpuint (board->game->past->len, ==, 0);
  lab_test_do (test, "end; animate; start-home; settle");
  board = LAB_SHIFT_BOARD_VIEW (lab_test_find (get_home (test), LAB_TYPE_SHIFT_BOARD_VIEW));
  lab_test_wait (board->game->past->len > 0);
  lab_test_do (test, "still; play 5 0x5 0 12; take; arrow 0; settle; note; key Escape; page home; "
               "settle");
  board = LAB_SHIFT_BOARD_VIEW (lab_test_find (get_home (test), LAB_TYPE_SHIFT_BOARD_VIEW));
  g_assert_true (lab_shift_position_equal (&board->game->position, &test->noted));
}

/* From right to left, back is on the right. */
LAB_WINDOW_TEST ("/window-home/mirrored", test_mirrored)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  lab_shortcuts_add_to_application (application, lab_program_shortcuts_get ());
  open_home (test);
  lab_test_do (test, "key <Alt>3; settle; page start; key <Alt>Left; page start; key <Alt>Right; "
               "page home");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  lab_shortcuts_add_to_application (application, lab_program_shortcuts_get ());
}
