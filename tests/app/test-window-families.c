/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-families.h"
#include "lab-test-dialog.h"
#include "lab-test-loop.h"
#include "lab-test-steps.h"

/* Tests the window with one family of games, and with two. */

#define LAB_TYPE_TEST_TOY (lab_test_toy_get_type ())

G_DECLARE_FINAL_TYPE (LabTestToy, lab_test_toy, LAB, TEST_TOY, LabFamily)

/* A second family of games, which counts the requests of the window:
 *
 * n_starts: how often the start page was created
 * n_shown: how often the start page was shown
 * n_new_games: how often the action `new-game` was activated
 * n_opened: how many files the window asked it to open
 * n_resumed: how often the window asked it to resume
 * resumable: when its game was last played
 * stubborn: whether it refuses to close the window
 */
struct _LabTestToy
{
  LabFamily parent_instance;

  guint n_starts;
  guint n_shown;
  guint n_new_games;
  guint n_opened;
  guint n_resumed;
  GDateTime *resumable;
  gboolean stubborn;
};

G_DEFINE_FINAL_TYPE (LabTestToy, lab_test_toy, LAB_TYPE_FAMILY)

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  LAB_TEST_TOY (data)->n_new_games++;
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LAB_TEST_TOY (family)->n_starts++;
  return gtk_button_new_with_label ("Wind Up");
}

static void
show_start (LabFamily *family)
{
  LAB_TEST_TOY (family)->n_shown++;
  LAB_FAMILY_CLASS (lab_test_toy_parent_class)->show_start (family);
}

static gboolean
can_open (LabFamily *family G_GNUC_UNUSED,
          GFile     *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_suffix (name, ".toy");
}

static void
open_files (LabFamily *family,
            GFile    **files G_GNUC_UNUSED,
            guint      n_files)
{
  LAB_TEST_TOY (family)->n_opened += n_files;
  lab_family_show_page (family, "toy");
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  LabTestToy *self = LAB_TEST_TOY (family);

  return self->resumable != NULL ? g_date_time_ref (self->resumable) : NULL;
}

static void
resume (LabFamily *family)
{
  LAB_TEST_TOY (family)->n_resumed++;
  lab_family_set_subtitle (family, "Ticking", "Ticking loudly");
  lab_family_show_page (family, "toy");
}

static gboolean
may_close (LabFamily *family)
{
  return !LAB_TEST_TOY (family)->stubborn;
}

static void
add_preferences (LabFamily          *family G_GNUC_UNUSED,
                 AdwPreferencesPage *page)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, "Springs");
  adw_preferences_page_add (page, group);
}

static const LabShortcut shortcuts[] = {
  { "Toys", "Wind up", "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL },
};

static const LabHelpChapter chapters[] = {
  { "Keys", 0, NULL, { "Turn the key." }, { { NULL } } },
  { NULL },
};

/* GObject */

static void
lab_test_toy_constructed (GObject *object)
{
  static const GActionEntry entries[] = { { .name = "new-game", .activate = on_new_game } };

  G_OBJECT_CLASS (lab_test_toy_parent_class)->constructed (object);
  lab_family_add_actions (LAB_FAMILY (object), entries, G_N_ELEMENTS (entries));
  lab_family_add_page (LAB_FAMILY (object), "toy", NULL, gtk_label_new ("Tick tock"));
  lab_family_add_page (LAB_FAMILY (object), "box", "Toy Box", gtk_label_new ("All toys"));
}

static void
lab_test_toy_finalize (GObject *object)
{
  g_clear_pointer (&LAB_TEST_TOY (object)->resumable, g_date_time_unref);
  G_OBJECT_CLASS (lab_test_toy_parent_class)->finalize (object);
}

static void
lab_test_toy_class_init (LabTestToyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_test_toy_constructed;
  G_OBJECT_CLASS (klass)->finalize = lab_test_toy_finalize;

  family_class->id = "toy";
  family_class->title = "Toys";
  family_class->summary = "Wind them up.";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->can_open = can_open;
  family_class->open = open_files;
  family_class->dup_resumable = dup_resumable;
  family_class->resume = resume;
  family_class->may_close = may_close;
  family_class->add_preferences = add_preferences;
  family_class->shortcuts = shortcuts;
  family_class->chapters = chapters;
}

static void
lab_test_toy_init (LabTestToy *self G_GNUC_UNUSED)
{
}

/* Private helpers */

/* Opens a window with the first @n of the board game and the toys. */
static void
open_families (LabTestWindow *test,
               guint          n)
{
  const GType types[] = { LAB_TYPE_SHIFT_FAMILY, LAB_TYPE_TEST_TOY };
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

static const char *
get_shown (LabTestWindow *test)
{
  return LAB_FAMILY_GET_CLASS (test->window->family)->id;
}

static gboolean
has_action (LabTestWindow *test,
            const char    *name)
{
  return g_action_map_lookup_action (G_ACTION_MAP (test->window), name) != NULL;
}

/* Tests */

/* A window with one family needs no home page. */
LAB_WINDOW_TEST ("/window-families/one", test_one)
{
  open_families (test, 1);
  g_assert_cmpstr (get_shown (test), ==, LAB_SHIFT_FAMILY_ID);
  g_assert_null (lab_window_get_family (test->window, "toy"));
  lab_test_do (test, "page start; no-text More Games; key <Alt>1; page start; play 1 0x5 0 4; "
               "key Escape; page start");
}

/* The start page of each family is created when it is first shown. */
LAB_WINDOW_TEST ("/window-families/switch", test_switch)
{
  LabTestToy *toy = open_both (test);

  lab_test_do (test, "page home; text More Games; text Toys");
  g_assert_cmpuint (toy->n_starts, ==, 0);
  g_assert_null (lab_family_get_page (LAB_FAMILY (toy)));
  g_assert_null (lab_family_get_page (LAB_FAMILY (lab_test_get_family (test->window))));
  g_assert_true (has_action (test, "puzzles"));

  lab_test_do (test, "click Toys; settle");
  g_assert_cmpstr (get_shown (test), ==, "toy");
  g_assert_cmpuint (toy->n_starts, ==, 1);
  g_assert_false (has_action (test, "puzzles"));
  lab_test_do (test, "page start; text Wind Up; key <Control>n");
  g_assert_cmpuint (toy->n_new_games, ==, 1);

  lab_test_do (test, "key <Alt>1; settle; page home");
  g_assert_cmpstr (get_shown (test), ==, LAB_SHIFT_FAMILY_ID);
  lab_test_do (test, "no-text Wind Up; key <Alt>2; settle; page start; text Wind Up");
  g_assert_cmpuint (toy->n_starts, ==, 1);
}

/* Escape, Alt+Left, and a button go back from each page below the home page. */
LAB_WINDOW_TEST ("/window-families/subpage", test_subpage)
{
  LabFamily *toy = LAB_FAMILY (open_both (test));
  AdwWindowTitle *title = ADW_WINDOW_TITLE (lab_test_find (GTK_WIDGET (test->window),
                                                           ADW_TYPE_WINDOW_TITLE));

  lab_test_do (test, "key <Alt>2; settle; page start");
  lab_family_show_page (toy, "box");
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "Toy Box");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (title)));
  lab_test_do (test, "key Escape; page start");
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Toys");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  lab_family_show_page (toy, "box");
  lab_test_do (test, "key <Alt>Left; page start");
  lab_family_show_page (toy, "toy");
  lab_test_do (test, "settle; button win.back; page start; key Escape; page home; "
               "key Escape; page home");
}

/* Files are opened by the family that supports them, and the window shows that family. */
LAB_WINDOW_TEST ("/window-families/open", test_open)
{
  LabTestToy *toy = open_both (test);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.toy");

  lab_test_do (test, "play 1 0x5 0 4");
  lab_window_open (test->window, &file, 1);
  lab_test_do (test, "settle; page toy");
  g_assert_cmpuint (toy->n_opened, ==, 1);
  g_assert_cmpstr (get_shown (test), ==, "toy");
  g_assert_cmpstr (lab_family_get_page (LAB_FAMILY (lab_test_get_family (test->window))), ==,
                   "start");
  g_assert_true (is_mapped (test, ADW_TYPE_WINDOW_TITLE));
}

/* The window resumes the game that was played last. */
LAB_WINDOW_TEST ("/window-families/resume", test_resume)
{
  LabTestToy *toy = open_both (test);

  lab_test_do (test, "play 1 0x5 0 4; do win.new-game");
  toy->resumable = g_date_time_new_utc (2001, 1, 1, 0, 0, 0);
  lab_window_resume (test->window);
  lab_test_do (test, "page game");
  g_assert_cmpuint (toy->n_resumed, ==, 0);

  g_clear_pointer (&toy->resumable, g_date_time_unref);
  toy->resumable = g_date_time_new_utc (9001, 1, 1, 0, 0, 0);
  lab_window_resume (test->window);
  lab_test_do (test, "settle; text Ticking");
  g_assert_cmpuint (toy->n_resumed, ==, 1);
  g_assert_cmpstr (get_shown (test), ==, "toy");
}

/* The window closes only after every family has agreed. */
LAB_WINDOW_TEST ("/window-families/close", test_close)
{
  LabTestToy *toy = open_both (test);

  toy->stubborn = TRUE;
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (test->window);
  /* The first family agrees later, but the second one was not asked yet. */
  lab_family_agree_to_close (lab_window_get_family (test->window, LAB_SHIFT_FAMILY_ID));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (test->window);
  lab_family_agree_to_close (LAB_FAMILY (toy));
  lab_test_do (test, "closed");
}

/* The dialogs are about the family that is shown. */
LAB_WINDOW_TEST ("/window-families/dialogs", test_dialogs)
{
  open_both (test);
  lab_test_do (test, "key <Alt>2; settle");
  lab_test_do (test, "do win.show-shortcuts; dialog; text Wind up; text Main menu; "
               "no-text Show a hint; close-dialog; do win.how-to-play; dialog; "
               "text Turn the key.; text Wind them up.; close-dialog; do win.preferences");
  lab_test_do (test, "dialog; text Springs; text Animations; no-text Thinking Time; close-dialog");
  lab_test_do (test, "key <Alt>1; settle");
  lab_test_do (test, "do win.preferences; dialog; text Thinking Time; text Animations; "
               "no-text Springs; close-dialog");
}

/* Asserts that the headings of How to Play are @first with its chapters, and @second with its
 * chapters. */
static void
assert_headings (LabTestWindow *test,
                 const char    *first,
                 const char    *second)
{
  const char * const titles[] = { first, second };
  g_autoptr (GPtrArray) labels = NULL;
  guint n = 0;

  lab_test_do (test, "do win.how-to-play");
  labels = lab_test_find_all (lab_test_enter_dialog (test), GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (!gtk_test_accessible_has_role (labels->pdata[i], GTK_ACCESSIBLE_ROLE_HEADING))
        continue;
      if (n < G_N_ELEMENTS (titles) && g_str_equal (text, titles[n]))
        {
          gtk_test_accessible_assert_property (labels->pdata[i], GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
          n++;
        }
      else
        gtk_test_accessible_assert_property (labels->pdata[i], GTK_ACCESSIBLE_PROPERTY_LEVEL, 3);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (titles));
  lab_test_leave_dialog (test);
}

/* How to Play begins with the family that is shown. */
LAB_WINDOW_TEST ("/window-families/how-to-play", test_how_to_play)
{
  open_both (test);
  assert_headings (test, "Shifting Maze", "Toys");
  lab_test_do (test, "key <Alt>2; settle");
  assert_headings (test, "Toys", "Shifting Maze");
}
