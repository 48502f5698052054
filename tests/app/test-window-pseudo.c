/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <libintl.h>
#include <string.h>

#include <glib/gstdio.h>

#include "lab-robots-party-players.h"
#include "lab-shift-player-list.h"
#include "lab-shift-players.h"
#include "lab-shift-setup-page.h"
#include "lab-shift-lesson.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-lesson.h"
#include "lab-test-locale.h"
#include "lab-test-pages.h"
#include "lab-test-seating.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"
#include "lab-text.h"

/* The whole program in a pseudo-language whose strings are 40% longer than in
 * English and enclosed in ⟦ ⟧: no text may be cut off, and none may be in English. */

typedef struct
{
  int width;
  int height;
} Size;

#define MAX_TURNS 400

static const Size sizes[] = { { 360, 640 }, { 1280, 800 } };

/* Private helpers: what the labels say */

/* Returns whether a label may be ellipsized: names of players next to their pawns, those of a
 * party, whose tooltips tell all, and titles in the header bar, which the menu shows in full. */
static gboolean
may_be_cut (GtkWidget *label)
{
  if (gtk_widget_get_ancestor (label, LAB_TYPE_SHIFT_PLAYER_CHIP) != NULL)
    return gtk_widget_has_css_class (label, "heading")
           || gtk_widget_has_css_class (label, "caption-heading");
  return gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL
         || gtk_widget_get_ancestor (label, LAB_TYPE_ROBOTS_PARTY_PLAYERS) != NULL
         || gtk_widget_get_ancestor (label, LAB_TYPE_SHIFT_SEAT_ROW) != NULL;
}

/* Returns whether a label has no words, or the toolkit translates it itself: moves of the small
 * games and of robots, names of authors, names of keys, letters on keys, and the search of the
 * shortcuts window. */
static gboolean
is_foreign (GtkWidget *label)
{
  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (label)), "moves_label") == 0
      || g_regex_match_simple ("^[A-Z]$", gtk_label_get_text (GTK_LABEL (label)), 0, 0)
      || gtk_widget_has_css_class (label, "source")
      || g_regex_match_simple ("^\u2066?[a-h][1-8]([-x][a-h][1-8])?\u2069?$",
                               gtk_label_get_text (GTK_LABEL (label)), 0, 0)
      || g_regex_match_simple ("^\u2066?[1-5]\u202f[↑→↓←]\u202f[a-z]+[0-9]+",
                               gtk_label_get_text (GTK_LABEL (label)), 0, 0))
    return TRUE;
  for (GtkWidget *parent = label; parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      if (g_str_has_suffix (G_OBJECT_TYPE_NAME (parent), "ShortcutLabel")
          || g_str_has_prefix (G_OBJECT_TYPE_NAME (parent), "AdwAbout")
          || GTK_IS_SEARCH_ENTRY (parent))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_letters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* Private helpers: what is visible */

/* Returns whether the full width of @label is visible, except in scrolled areas. */
static gboolean
is_shown_in_full (GtkWidget *label)
{
  for (GtkWidget *parent = gtk_widget_get_parent (label); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (label, parent, &bounds));
      if (bounds.origin.x < -0.5
          || bounds.origin.x + bounds.size.width > gtk_widget_get_width (parent) + 0.5)
        return FALSE;
    }
  return TRUE;
}

static void
check_label (GtkWidget  *label,
             const char *where)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  int width, height;

  if (*text == '\0' || is_foreign (label))
    return;
  if (strstr (text, "⟦") == NULL && has_letters (text))
    g_error ("%s: “%s” is not translated", where, text);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &width, &height);
  if (!may_be_cut (label) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    g_error ("%s: “%s” is cut", where, text);
  if (gtk_widget_get_width (label) < width || gtk_widget_get_height (label) < height)
    g_error ("%s: “%s” has %d × %d pixels and needs %d × %d", where, text,
             gtk_widget_get_width (label), gtk_widget_get_height (label), width, height);
  if (!may_be_cut (label) && !is_shown_in_full (label))
    g_error ("%s: “%s” sticks out", where, text);
}

static void
collect (GtkWidget  *root,
         const char *where)
{
  if (!gtk_widget_get_mapped (root) || gtk_widget_get_width (root) == 0)
    return;
  if (GTK_IS_LABEL (root))
    check_label (root, where);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, where);
}

/* Checks all visible labels in all windows. */
static void
check (LabTestWindow *test,
       const char    *where)
{
  GListModel *windows = gtk_window_get_toplevels ();

  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      collect (window, where);
    }
}

static void
resize (LabTestWindow *test,
        const Size    *size)
{
  lab_test_do (test, "size %d %d", size->width, size->height);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size->width);
}

/* Takes the screen, or passes it on. */
static void
uncover (LabTestWindow *test)
{
  GtkWidget *button = lab_test_window_find_handover (test);

  if (button != NULL)
    lab_test_window_click (test, button);
}

/* Starts a game of players without names. */
static void
begin (LabTestWindow            *test,
       LabShiftRules             rules,
       const LabShiftPlayerKind *kinds)
{
  const LabShiftDeal deal = { lab_test_find_seed (4, 20), 0xf, 0, 0, rules };
  const char * const names[LAB_SHIFT_N_SEATS] = { NULL };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);

  if (kinds != NULL)
    memcpy (game->kinds, kinds, sizeof game->kinds);
  lab_shift_family_play (lab_test_get_family (test->window), game);
  lab_test_driver_settle (test->driver);
}

/* Tests */

/* A case, with the size of the window in `data`. */
#define PSEUDO_TEST(name) static void name (LabTestWindow *test, gconstpointer data)

PSEUDO_TEST (test_setup)
{
  resize (test, data);
  check (test, "new game");
  lab_test_do (test, "players 4; kind 0 B; kind 1 E; kind 2 E; kind 3 E; number x");
  check (test, "new game of four");
}

PSEUDO_TEST (test_turn)
{
  LabShiftTurn turn;

  resize (test, data);
  begin (test, LAB_SHIFT_RULES_STANDARD, NULL);
  check (test, "cover");
  uncover (test);
  g_assert_false (lab_test_window_is_covered (test));
  check (test, "insert");
  lab_test_do (test, "key h");
  lab_test_wait (!gtk_widget_get_mapped (lab_test_find (GTK_WIDGET (test->window),
                                                        GTK_TYPE_SPINNER)));
  check (test, "hint to insert");
  lab_test_choose_turn (lab_test_window_get_position (test), &turn);
  lab_test_window_click_arrow (test, turn.arrow);
  check (test, "move");
  lab_test_do (test, "cell far");
  check (test, "refusal");
  lab_test_do (test, "do win.new-game");
  check (test, "set-up with a current game");
  lab_test_while (g_strcmp0 (gtk_buildable_get_buildable_id (
                               GTK_BUILDABLE (lab_test_get_focus (test))), "start") != 0)
    lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  lab_test_do (test, "key Return; dialog");
  check (test, "start another game");
  lab_test_leave_dialog (test);
}

PSEUDO_TEST (test_computers)
{
  static const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_EXPERT,
                                                               LAB_SHIFT_PLAYER_BEGINNER,
                                                               LAB_SHIFT_PLAYER_EXPERT,
                                                               LAB_SHIFT_PLAYER_PROGRAM };

  lab_test_do (test, "speed slow; think 10");
  resize (test, data);
  begin (test,
         LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_OPEN_CARDS | LAB_SHIFT_RULES_RANDOM_TILES,
         kinds);
  check (test, "the computer thinks");
  lab_test_do (test, "key p");
  check (test, "pause");
}

/* A program fails, and a notice explains it at length. */
PSEUDO_TEST (test_failure)
{
  static const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_PROGRAM };

  lab_test_settings_set ("program", "'false'");
  resize (test, data);
  begin (test, LAB_SHIFT_RULES_OPEN_CARDS, kinds);
  lab_test_wait (lab_test_seating_get_runner (test)->failed != 0);
  check (test, "failure");
}

static void
check_dialog (LabTestWindow *test,
              const Size    *size,
              const char    *action,
              const char    *where)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (test->window), action, NULL);
  dialog = lab_test_enter_dialog (test);
  /* With older libadwaita it is a window of its own, which a phone would narrow to
   * its screen. */
  if (GTK_IS_WINDOW (dialog))
    {
      gtk_widget_remove_css_class (dialog, "solid-csd");
      lab_test_driver_resize (test->driver, GTK_WINDOW (dialog), MIN (size->width, 500),
                              MIN (size->height, 600));
    }
  check (test, where);
  lab_test_leave_dialog (test);
}

PSEUDO_TEST (test_dialogs)
{
  static const struct
  {
    const char *action;
    const char *where;
  } dialogs[] = {
    { "win.preferences", "preferences" },
    { "win.show-shortcuts", "shortcuts" },
    { "win.about", "about" },
    { "win.show-game", "this game" },
    { "win.how-to-play", "how to play" },
  };
  const Size *size = data;

  resize (test, size);
  begin (test, LAB_SHIFT_RULES_OPEN_CARDS, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
    check_dialog (test, size, dialogs[i].action, dialogs[i].where);
}

/* Players have numbers for names, because names are not translated. */
PSEUDO_TEST (test_records)
{
  static const char contents[]
      = "[Labyrinthe Records]\nVersion=1\n[x]\nBegan=2026-10-01T10:00:00Z\n"
        "Ended=2026-10-01T10:30:00Z\nNumber=123456789\n"
        "Variants=last-treasure;open-cards;random-tiles;\nCards=6\nSeats=red;yellow;blue;violet;\n"
        "Names=007;;;;\nKinds=person;person;hard;expert;\nTurns=123;123;122;122;\n"
        "Found=6;2;1;1;\nPlaces=1;2;3;3;\n";
  g_autofree char *path = lab_storage_get_path ("records.ini");

  g_remove (path);
  resize (test, data);
  check_dialog (test, data, "win.statistics", "no records");
  g_assert_true (lab_storage_write (path, contents, -1, NULL));
  check_dialog (test, data, "win.statistics", "statistics");
}

/* Visits each step of the lesson, and its last page. */
PSEUDO_TEST (test_lesson)
{
  resize (test, data);
  for (guint number = 0; number <= LAB_SHIFT_LESSON_N_STEPS; number++)
    {
      lab_test_lesson_begin (test);
      lab_test_lesson_skip_to (test, number);
      check (test, number < LAB_SHIFT_LESSON_N_STEPS ? "a step of the lesson"
                                                     : "the end of the lesson");
    }
}

PSEUDO_TEST (test_end)
{
  const LabShiftDeal deal = { 3, 0x5, 0, 2, LAB_SHIFT_RULES_STANDARD };
  const char * const names[LAB_SHIFT_N_SEATS] = { NULL };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  guint n_looks = 0;

  resize (test, data);
  lab_shift_family_play (lab_test_get_family (test->window), game);
  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < MAX_TURNS && lab_test_window_shows (test, "game"); i++)
    {
      const LabShiftPosition *position = lab_test_window_get_position (test);
      guint n_found = position->n_found[0] + position->n_found[2];

      uncover (test);
      lab_test_do (test, "turn");
      if (position->n_found[0] + position->n_found[2] == n_found)
        continue;
      check (test, n_looks++ == 0 ? "find" : "last find");
      uncover (test);
    }
  g_assert_cmpuint (n_looks, >, 1);
  lab_test_do (test, "wait-page result");
  check (test, "ranking");
}

static void
check_page (LabTestWindow *test,
            GtkWidget     *root G_GNUC_UNUSED,
            const char    *where,
            gpointer       data G_GNUC_UNUSED)
{
  check (test, where);
}

PSEUDO_TEST (test_families)
{
  resize (test, data);
  lab_test_visit_families (test, check_page, NULL);
}

static gboolean
is_spoken (void)
{
  lab_language_apply ();
  return g_str_has_prefix (gettext ("Players"), "⟦");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (LabTestWindow *, gconstpointer);
  } tests[] = {
    { "setup", test_setup },         { "turn", test_turn },
    { "computers", test_computers }, { "failure", test_failure },
    { "dialogs", test_dialogs },     { "records", test_records },
    { "lesson", test_lesson },       { "end", test_end },
    { "families", test_families },
  };
  g_autoptr (LabTestLocales) locales = lab_test_locales_new ();

  /* Newer versions of glibc translate nothing in the locale that other tests use. */
  if (!is_spoken ())
    {
      lab_test_locales_add (locales, "en_GB");
      lab_test_locales_enter (locales, "en_GB");
      if (!is_spoken ())
        {
          g_print ("1..0 # SKIP there is no locale but C\n");
          return 0;
        }
    }
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests) * G_N_ELEMENTS (sizes); i++)
    {
      const Size *size = &sizes[i % G_N_ELEMENTS (sizes)];
      g_autofree char *path = g_strdup_printf ("/window/pseudo/%s/%dx%d",
                                               tests[i / G_N_ELEMENTS (sizes)].name, size->width,
                                               size->height);

      lab_test_window_add (path, size, tests[i / G_N_ELEMENTS (sizes)].test);
    }
  return g_test_run ();
}
