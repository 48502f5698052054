/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-pages.h"

#include "lab-cheese-family.h"
#include "lab-classics-family.h"
#include "lab-families.h"
#include "lab-robots-family.h"
#include "lab-shift-lesson.h"
#include "lab-shift-time-trial-page.h"
#include "lab-test-cheese-window.h"
#include "lab-test-dialog.h"
#include "lab-test-lesson.h"
#include "lab-test-robots-window.h"
#include "lab-test-setup.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* A tour of everything that the program shows. */

typedef struct
{
  LabTestWindow *test;
  LabTestPageFunc look;
  gpointer data;
} Visit;

/* Private helpers */

static void
look (const Visit *visit,
      GtkWidget   *root,
      const char  *where)
{
  lab_test_driver_settle (visit->test->driver);
  visit->look (visit->test, root, where, visit->data);
}

static void
look_at_window (const Visit *visit,
                const char  *where)
{
  look (visit, GTK_WIDGET (visit->test->window), where);
}

static void
look_at_dialog (const Visit *visit,
                const char  *where)
{
  look (visit, lab_test_enter_dialog (visit->test), where);
}

/* Opens a dialog with a key, and closes it with Escape. */
static void
look_at_dialog_of_key (const Visit *visit,
                       guint        keyval,
                       const char  *where)
{
  lab_test_driver_key (visit->test->driver, keyval, GDK_CONTROL_MASK);
  look_at_dialog (visit, where);
  lab_test_leave_dialog (visit->test);
}

/* Opens the statistics, and closes them. */
static void
look_at_statistics (const Visit *visit,
                    const char  *where)
{
  LabTestWindow *test = visit->test;

  lab_test_open_statistics (test);
  look_at_dialog (visit, where);
  lab_test_leave_dialog (test);
}

/* Opens a popover with its button, and closes it. */
static void
look_at_popover (const Visit *visit,
                 GtkWidget   *button,
                 const char  *where)
{
  GtkWidget *popover;

  lab_test_window_click (visit->test, button);
  /* Some are created when they are opened. */
  lab_test_wait (lab_test_find (button, GTK_TYPE_POPOVER) != NULL);
  popover = lab_test_find (button, GTK_TYPE_POPOVER);
  lab_test_wait (gtk_widget_get_mapped (popover));
  look (visit, popover, where);
  lab_test_driver_key (visit->test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (!gtk_widget_get_mapped (popover));
}

static void
visit_setup (const Visit *visit)
{
  LabTestWindow *test = visit->test;
  GtkWidget *row, *menu;

  lab_test_driver_reveal (test->driver, lab_test_find_button ("4"));
  lab_test_setup_set_count (test, LAB_SHIFT_N_SEATS);
  look_at_window (visit, "the set-up");
  row = lab_test_setup_get_row (test, 0);
  look_at_popover (visit, lab_test_find (row, GTK_TYPE_MENU_BUTTON), "the choices of a player");
  menu = lab_test_find_with (GTK_WIDGET (test->window), GTK_TYPE_MENU_BUTTON, "primary", "TRUE");
  look_at_popover (visit, menu, "the main menu");
}

static void
visit_dialogs (const Visit *visit)
{
  look_at_dialog_of_key (visit, GDK_KEY_comma, "the preferences");
  look_at_dialog_of_key (visit, GDK_KEY_question, "the keyboard shortcuts");
  look_at_statistics (visit, "the statistics before the first game");
}

static void
visit_game (const Visit *visit)
{
  LabTestWindow *test = visit->test;

  lab_test_do (test, "play 3 0xf 0 0 PPPB");
  look_at_window (visit, "the cover");
  lab_test_window_take (test);
  look_at_window (visit, "the table before an insertion");
  lab_test_do (test, "arrow 4; leave");
  look_at_window (visit, "the table before a move");
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  look_at_window (visit, "looking back");
  lab_test_do (test, "key Escape; key p");
  look_at_window (visit, "the pause");
  lab_test_do (test, "key p; key space; take; key <Control>n");
  look_at_window (visit, "the set-up during a game");
  lab_test_do (test, "scroll-and-click Start Game");
  look_at_dialog (visit, "the question whether to start another game");
  lab_test_answer (test, "Cancel");
}

/* Visits the handover after a find, and the end of a game. */
static void
visit_end (const Visit *visit)
{
  LabTestWindow *test = visit->test;
  gboolean seen = FALSE;

  lab_test_do (test, "play 3 0x7 0 2 last-treasure");
  while (lab_test_window_get_position (test)->n_places == 0)
    {
      if (!seen && lab_test_find_button ("Got It, Pass the Screen") != NULL)
        {
          look_at_window (visit, "the cover after a find");
          seen = TRUE;
        }
      lab_test_do (test, "take; turn");
    }
  g_assert_true (seen);
  look_at_dialog (visit, "the question whether to continue");
  lab_test_answer (test, "Show Ranking");
  look_at_window (visit, "the ranking");
  look_at_statistics (visit, "the statistics");
}

/* Visits the offer of the lesson, the lesson, and its last page. */
static void
visit_lesson (const Visit *visit)
{
  LabTestWindow *test = visit->test;
  int width = gtk_widget_get_width (GTK_WIDGET (test->window));
  int height = gtk_widget_get_height (GTK_WIDGET (test->window));

  /* Closes the window like a player, so that the next one opens with the same size. */
  lab_test_do (test, "key <Control>w; closed; set tutorial-offered false; start; size %d %d", width,
               height);
  look_at_window (visit, "the offer of the lesson");
  lab_test_lesson_begin (test);
  look_at_window (visit, "the first step of the lesson");
  lab_test_lesson_skip_to (test, 1);
  look_at_window (visit, "an insertion in the lesson");
  lab_test_do (test, "do win.tutorial; asked");
  lab_test_lesson_skip_to (test, LAB_SHIFT_LESSON_N_STEPS);
  look_at_window (visit, "the end of the lesson");
}

/* Visits a time trial in its last seconds, and its end. */
static void
visit_time_trial (const Visit *visit)
{
  LabTestWindow *test = visit->test;
  GtkWidget *window = GTK_WIDGET (test->window);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();

  lab_test_do (test, "do win.time-trial");
  look_at_window (visit, "the page of the Time Trial");
  g_set_object (
      &LAB_SHIFT_TIME_TRIAL_PAGE (lab_test_find (window, LAB_TYPE_SHIFT_TIME_TRIAL_PAGE))->clock,
      clock);
  lab_test_do (test, "key Return; asked");
  look_at_window (visit, "the Time Trial");
  lab_test_do (test, "turn; asked");
  lab_clock_advance (clock, 170 * G_TIME_SPAN_SECOND);
  look_at_window (visit, "the last seconds of the Time Trial");
  lab_clock_advance (clock, 10 * G_TIME_SPAN_SECOND);
  lab_test_wait (lab_test_find_button ("Play Again") != NULL
                 && gtk_widget_is_sensitive (lab_test_find_button ("Play Again")));
  look_at_window (visit, "the result of the Time Trial");
}

static void
visit_puzzles (const Visit *visit)
{
  LabTestWindow *test = visit->test;

  lab_test_do (test, "do win.puzzles");
  look_at_window (visit, "the puzzles");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "3-01");
  lab_test_do (test, "wait-text Give Up");
  look_at_window (visit, "a puzzle");
  lab_test_do (test, "click Give Up; wait-text Back; scroll-and-click Back; wait-text Try Again");
  look_at_window (visit, "the end of a puzzle");
}

/* Who visits the games of a family, at moments that its page does not show at once. */
static const struct
{
  const char *family;
  void (*visit) (LabTestWindow   *test,
                 LabTestPageFunc  look_at,
                 gpointer         data);
} games[] = {
  { LAB_CLASSICS_FAMILY_ID, lab_test_small_game_visit_pages },
  { LAB_CHEESE_FAMILY_ID, lab_test_cheese_visit_pages },
  { LAB_ROBOTS_FAMILY_ID, lab_test_robots_visit_pages },
};

/* Visits the games of a family; returns %FALSE if nobody does. */
static gboolean
visit_games (const Visit *visit,
             LabFamily   *family)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      if (g_str_equal (games[i].family, LAB_FAMILY_GET_CLASS (family)->id))
        {
          games[i].visit (visit->test, visit->look, visit->data);
          return TRUE;
        }
    }
  return FALSE;
}

/* Visits the start page of a family, its games, and the parts that can be opened without a game. */
static void
visit_family (const Visit *visit,
              LabFamily   *family)
{
  const LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (family);
  const LabFamilyPart *part = klass->parts;
  gboolean has_visited;
  g_autofree char *start
      = g_strconcat (LAB_FAMILY_GET_CLASS (family)->id, ": the start page", NULL);

  lab_family_show_start (family);
  look_at_window (visit, start);
  has_visited = visit_games (visit, family);
  for (; part != NULL && part->name != NULL; part++)
    {
      g_autofree char *where
          = g_strconcat (LAB_FAMILY_GET_CLASS (family)->id, ": ", part->name, NULL);

      lab_family_show_start (family);
      if ((part->create == NULL && part->get_type == NULL)
          || !g_action_group_get_action_enabled (lab_family_get_actions (family), part->name)
          || (has_visited && g_strcmp0 (part->name, klass->view->page) == 0))
        continue;
      lab_test_do (visit->test, "do win.%s; wait-page %s", part->name, part->name);
      look_at_window (visit, where);
    }
  lab_family_show_start (family);
}

/* Public functions */

/**
 * lab_test_visit_pages:
 * @test: the window under test, on the setup page
 * @look_at: called on each page, dialog, and menu while it is shown
 * @data: for @look_at
 *
 * Visits everything that the program shows.
 */
void
lab_test_visit_pages (LabTestWindow  *test,
                      LabTestPageFunc look_at,
                      gpointer        data)
{
  const Visit visit = { test, look_at, data };

  visit_setup (&visit);
  visit_dialogs (&visit);
  visit_game (&visit);
  visit_end (&visit);
  visit_puzzles (&visit);
  visit_time_trial (&visit);
  visit_lesson (&visit);
  lab_test_visit_families (test, look_at, data);
}

/**
 * lab_test_visit_families:
 * @test: the window under test
 * @look_at: called on each page while it is shown
 * @data: for @look_at
 *
 * Visits the home page, the start pages of all families of games, and each part that has a page. Of
 * most families, it also visits games.
 */
void
lab_test_visit_families (LabTestWindow   *test,
                         LabTestPageFunc  look_at,
                         gpointer         data)
{
  const Visit visit = { test, look_at, data };

  lab_test_do (test, "key <Alt>1; settle; page home");
  look_at_window (&visit, "the home page");
  for (guint n = 0; n < LAB_N_FAMILIES; n++)
    {
      const LabFamilyClass *klass = g_type_class_peek (lab_families[n] ());

      visit_family (&visit, lab_window_get_family (test->window, klass->id));
    }
}
