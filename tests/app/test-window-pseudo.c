/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <libintl.h>
#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-window.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-tutorial.h"
#include "lab-test-setup.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-test-locale.h"
#include "lab-language.h"
#include "lab-storage.h"
#include "lab-tutorial-story.h"
#include "lab-player-chip.h"
#include "lab-player-kind.h"
#include "lab-seat-row.h"

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

/* Returns whether a label may be ellipsized: names of players next to their pawns,
 * and titles in the header bar, which the menu shows in full. */
static gboolean
may_be_cut (GtkWidget *label)
{
  if (gtk_widget_get_ancestor (label, LAB_TYPE_PLAYER_CHIP) != NULL)
    return gtk_widget_has_css_class (label, "heading")
           || gtk_widget_has_css_class (label, "caption-heading");
  return gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL
         || gtk_widget_get_ancestor (label, LAB_TYPE_SEAT_ROW) != NULL;
}

/* Returns whether the toolkit translates a label itself, such as names of keys and
 * the search of the shortcuts window. */
static gboolean
is_foreign (GtkWidget *label)
{
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
    {
      if (g_unichar_isalpha (g_utf8_get_char (text)))
        return TRUE;
    }
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
check (LabTestWindow *desk,
       const char    *where)
{
  GListModel *windows = gtk_window_get_toplevels ();

  lab_test_driver_settle (desk->driver);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      collect (window, where);
    }
}

static void
resize (LabTestWindow *desk,
        const Size    *size)
{
  lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), size->width, size->height);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (desk->window)), ==, size->width);
}

/* Takes the screen, or passes it on. */
static void
uncover (LabTestWindow *desk)
{
  GtkWidget *button = lab_test_window_find_handover (desk);

  if (button != NULL)
    {
      lab_test_driver_reveal (desk->driver, button);
      lab_test_driver_click (desk->driver, button);
    }
}

/* Starts a game of players without names. */
static void
begin (LabTestWindow       *desk,
       LabRules             rules,
       const LabPlayerKind *kinds)
{
  const LabDeal deal = { lab_test_find_seed (4, 20), 0xf, 0, 0, rules };
  const char * const names[LAB_N_SEATS] = { NULL };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);

  lab_labyrinth_family_play (lab_test_get_family (desk->window), game, kinds);
  lab_test_driver_settle (desk->driver);
}

/* Tests */

static void
test_setup (LabTestWindow *desk,
            gconstpointer  data)
{
  resize (desk, data);
  check (desk, "new game");
  lab_test_setup_set_count (desk, 4);
  for (guint row = 0; row < LAB_N_SEATS; row++)
    lab_test_setup_set_kind (desk, row, row == 0 ? LAB_PLAYER_BEGINNER : LAB_PLAYER_EXPERT);
  lab_test_setup_set_seed (desk, "x");
  check (desk, "new game of four");
}

static void
test_turn (LabTestWindow *desk,
           gconstpointer  data)
{
  static const LabPlayerKind kinds[LAB_N_SEATS] = { 0 };
  LabTurn turn;

  resize (desk, data);
  begin (desk, LAB_RULES_STANDARD, kinds);
  check (desk, "cover");
  uncover (desk);
  g_assert_false (lab_test_window_is_covered (desk));
  check (desk, "insert");
  lab_test_driver_key (desk->driver, GDK_KEY_h, 0);
  lab_test_wait (!gtk_widget_get_mapped (lab_test_find (GTK_WIDGET (desk->window),
                                                        GTK_TYPE_SPINNER)));
  check (desk, "hint to insert");
  lab_test_choose_turn (lab_test_window_get_position (desk), &turn);
  lab_test_window_click_arrow (desk, turn.arrow);
  check (desk, "move");
  lab_test_window_click_cell (desk, lab_bitboard_first (~lab_position_get_reachable (
                                      lab_test_window_get_position (desk)) & LAB_ALL_CELLS));
  check (desk, "refusal");
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.new-game", NULL);
  check (desk, "set-up with a current game");
  do
    lab_test_driver_key (desk->driver, GDK_KEY_Tab, 0);
  while (g_strcmp0 (gtk_buildable_get_buildable_id (
                      GTK_BUILDABLE (lab_test_get_focus (desk))), "start") != 0);
  lab_test_driver_key (desk->driver, GDK_KEY_Return, 0);
  lab_test_enter_dialog (desk);
  check (desk, "start another game");
  lab_test_leave_dialog (desk);
}

static void
test_computers (LabTestWindow *desk,
                gconstpointer  data)
{
  static const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_EXPERT, LAB_PLAYER_BEGINNER,
                                                    LAB_PLAYER_EXPERT, LAB_PLAYER_PROGRAM };

  lab_test_window_set_speed ("slow");
  lab_test_window_set_thinking_time (10);
  resize (desk, data);
  begin (desk, LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS | LAB_RULES_RANDOM_TILES, kinds);
  check (desk, "the computer thinks");
  lab_test_driver_key (desk->driver, GDK_KEY_p, 0);
  check (desk, "pause");
}

/* A program fails, and a notice explains it at length. */
static void
test_failure (LabTestWindow *desk,
              gconstpointer  data)
{
  static const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PROGRAM };

  lab_test_window_set_program ("false");
  resize (desk, data);
  begin (desk, LAB_RULES_OPEN_CARDS, kinds);
  lab_test_wait (lab_turn_runner_get_failed (lab_test_seating_get_host (desk)) != 0);
  check (desk, "failure");
}

static void
check_dialog (LabTestWindow *desk,
              const Size    *size,
              const char    *action,
              const char    *where)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, NULL);
  dialog = lab_test_enter_dialog (desk);
  /* With older libadwaita it is a window of its own, which a phone would narrow to
   * its screen. */
  if (GTK_IS_WINDOW (dialog))
    {
      gtk_widget_remove_css_class (dialog, "solid-csd");
      lab_test_driver_resize (desk->driver, GTK_WINDOW (dialog), MIN (size->width, 500),
                              MIN (size->height, 600));
    }
  check (desk, where);
  lab_test_leave_dialog (desk);
}

static void
test_dialogs (LabTestWindow *desk,
              gconstpointer  data)
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
  static const LabPlayerKind kinds[LAB_N_SEATS] = { 0 };
  const Size *size = data;

  resize (desk, size);
  begin (desk, LAB_RULES_OPEN_CARDS, kinds);
  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
    check_dialog (desk, size, dialogs[i].action, dialogs[i].where);
}

static void
check_statistics (LabTestWindow *desk,
                  const char    *where)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.records", NULL);
  lab_test_wait (g_str_equal (lab_window_get_page (desk->window), "statistics"));
  check (desk, where);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.back", NULL);
}

/* Players have numbers for names, because names are not translated. */
static void
test_records (LabTestWindow *desk,
              gconstpointer  data)
{
  static const char contents[]
      = "[Labyrinthe Records]\nVersion=1\n[x]\nBegan=2026-10-01T10:00:00Z\n"
        "Ended=2026-10-01T10:30:00Z\nNumber=123456789\n"
        "Variants=last-treasure;open-cards;random-tiles;\nCards=6\nSeats=red;yellow;blue;violet;\n"
        "Names=007;;;;\nKinds=person;person;hard;expert;\nTurns=123;123;122;122;\n"
        "Found=6;2;1;1;\nPlaces=1;2;3;3;\n";
  g_autofree char *path = lab_storage_get_path ("records.ini");
  g_autoptr (GError) error = NULL;

  g_remove (path);
  resize (desk, data);
  check_statistics (desk, "no records");
  lab_storage_write (path, contents, -1, &error);
  g_assert_no_error (error);
  check_statistics (desk, "records");
}

/* Visits each step of the tutorial, and its last page. */
static void
test_tutorial (LabTestWindow *desk,
               gconstpointer  data)
{
  guint n_steps;

  lab_tutorial_story_get_steps (&n_steps);
  resize (desk, data);
  for (guint number = 0; number <= n_steps; number++)
    {
      lab_test_tutorial_begin (desk);
      lab_test_tutorial_skip_to (desk, number);
      check (desk, number < n_steps ? "a step of the tutorial" : "the end of the tutorial");
    }
}

static void
test_end (LabTestWindow *desk,
          gconstpointer  data)
{
  const LabDeal deal = { 3, 0x5, 0, 2, LAB_RULES_STANDARD };
  const char * const names[LAB_N_SEATS] = { NULL };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  guint n_looks = 0;

  resize (desk, data);
  lab_labyrinth_family_play (lab_test_get_family (desk->window), game, NULL);
  lab_test_driver_settle (desk->driver);
  for (guint i = 0; i < MAX_TURNS && g_str_equal (lab_window_get_page (desk->window), "game"); i++)
    {
      const LabPosition *position = lab_test_window_get_position (desk);
      guint n_found = position->n_found[0] + position->n_found[2];
      LabTurn turn;

      if (lab_test_window_is_covered (desk))
        uncover (desk);
      lab_test_choose_turn (position, &turn);
      while (position->board.spare != turn.tile)
        lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
      lab_test_window_click_arrow (desk, turn.arrow);
      lab_test_window_click_cell (desk, turn.cell);
      if (position->n_found[0] + position->n_found[2] == n_found)
        continue;
      check (desk, n_looks++ == 0 ? "find" : "last find");
      uncover (desk);
    }
  g_assert_cmpuint (n_looks, >, 1);
  lab_test_wait (g_str_equal (lab_window_get_page (desk->window), "ranking"));
  check (desk, "ranking");
}

static void
add (const char *name,
     void (*test) (LabTestWindow *, gconstpointer))
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/window/pseudo/%s/%dx%d", name, sizes[i].width,
                                               sizes[i].height);

      lab_test_window_add (path, &sizes[i], test);
    }
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

  add ("setup", test_setup);
  add ("turn", test_turn);
  add ("computers", test_computers);
  add ("failure", test_failure);
  add ("dialogs", test_dialogs);
  add ("records", test_records);
  add ("tutorial", test_tutorial);
  add ("end", test_end);
  return g_test_run ();
}
