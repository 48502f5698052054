/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-robots-board-view.h"
#include "lab-robots-family.h"
#include "lab-robots-party-pad.h"
#include "lab-robots-party-page.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-records.h"
#include "lab-robots-party-seat-row.h"
#include "lab-robots-saved-party.h"
#include "lab-settings.h"
#include "lab-storage.h"
#include "lab-test-window.h"

/* Plays parties with robots in the window. */

/* Private helpers */

static LabFamily *
get_family (LabTestWindow *test)
{
  return LAB_FAMILY (lab_window_get_family (test->window, LAB_ROBOTS_FAMILY_ID));
}

static LabRobotsPartyPage *
get_page (LabTestWindow *test)
{
  return LAB_ROBOTS_PARTY_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                               LAB_TYPE_ROBOTS_PARTY_PAGE));
}

static LabRobotsParty *
get_party (LabTestWindow *test)
{
  return lab_robots_party_page_get_party (get_page (test));
}

static const LabRobotsPartyState *
get_state (LabTestWindow *test)
{
  return lab_robots_party_get_state (get_party (test));
}

static GtkWidget *
get_pad (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (get_page (test)), LAB_TYPE_ROBOTS_PARTY_PAD);
}

/* Shows the page with the choice of players. */
static void
show_page (LabTestWindow *test)
{
  lab_family_show_start (get_family (test));
  lab_test_driver_settle (test->driver);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.robots-party", NULL);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots-party") == 0);
  lab_test_driver_settle (test->driver);
}

/* Starts a party of two people, and perhaps a computer, with four targets on a small board. */
static LabClock *
start (LabTestWindow *test,
       guint          n_seats)
{
  g_autoptr (LabRobotsPartySettings) settings = g_new0 (LabRobotsPartySettings, 1);
  g_autoptr (LabRobotsParty) party = NULL;
  LabClock *clock = lab_clock_new_by_hand ();
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  recipe.size = 8;
  recipe.n_robots = 3;
  lab_robots_party_settings_deal (settings, &recipe, 12);
  settings->n_places = 1;
  settings->countdown = 60;
  settings->n_seats = n_seats;
  for (guint i = 0; i < n_seats; i++)
    {
      settings->seats[i].name = g_strdup (i == 0 ? "Ann" : i == 1 ? "Bo" : "Robo");
      settings->seats[i].key = (char) (i == 0 ? '1' : i == 1 ? 'Q' : '\0');
    }
  settings->seats[2].is_computer = TRUE;
  settings->seats[2].level = LAB_ROBOTS_RIVAL_MEDIUM;
  party = lab_robots_party_new (settings, clock);
  show_page (test);
  lab_robots_party_page_play (get_page (test), party);
  lab_test_driver_settle (test->driver);
  return clock;
}

static void
click_action (LabTestWindow *test,
              const char    *action)
{
  GtkWidget *button = lab_test_find_action (GTK_WIDGET (get_page (test)), action);

  g_assert_nonnull (button);
  lab_test_driver_reveal (test->driver, button);
  lab_test_driver_click (test->driver, button);
  lab_test_driver_settle (test->driver);
}

/* Finds the button of the page's @n-th player or number. */
static GtkWidget *
find_button (GtkWidget *root,
             guint      n)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (root, GTK_TYPE_BUTTON);

  g_assert_cmpuint (n, <, buttons->len);
  return buttons->pdata[n];
}

static void
click_button (LabTestWindow *test,
              GtkWidget     *root,
              guint          n)
{
  GtkWidget *button = find_button (root, n);

  lab_test_driver_reveal (test->driver, button);
  lab_test_driver_click (test->driver, button);
  lab_test_driver_settle (test->driver);
}

/* The first person claims with keys. */
static void
claim_by_keys (LabTestWindow *test,
               guint          number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  lab_test_driver_key (test->driver, GDK_KEY_1, 0);
  g_assert_true (gtk_widget_get_visible (get_pad (test)));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_false (gtk_widget_get_visible (get_pad (test)));
  lab_test_driver_key (test->driver, GDK_KEY_1, 0);
  for (guint i = 0; digits[i] != '\0'; i++)
    lab_test_driver_key (test->driver, gdk_unicode_to_keyval ((guint32) digits[i]), 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpuint (get_state (test)->claims[0].number, ==, number);
  g_assert_false (gtk_widget_get_visible (get_pad (test)));
}

/* The second person claims with the pointer. */
static void
claim_by_clicks (LabTestWindow *test,
                 guint          number)
{
  click_button (test, lab_test_find (GTK_WIDGET (get_page (test)),
                                     LAB_TYPE_ROBOTS_PARTY_PLAYERS), 1);
  g_assert_true (gtk_widget_get_visible (get_pad (test)));
  click_button (test, get_pad (test), number - 1);
  g_assert_cmpuint (get_state (test)->claims[1].number, ==, number);
}

/* Makes a move with keys. */
static void
press (LabTestWindow *test,
       LabRobotsMove  move)
{
  static const guint arrows[LAB_N_ROBOTS_SIDES] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down,
                                                    GDK_KEY_Left };
  guint n = get_state (test)->n_moves;

  lab_test_driver_key (test->driver, GDK_KEY_1 + move.robot, 0);
  lab_test_driver_key (test->driver, arrows[move.side], 0);
  lab_test_wait (get_state (test)->n_moves == n + 1);
}

/* Makes the next move of the best way. */
static void
press_best (LabTestWindow *test)
{
  GArray *moves = lab_robots_party_get_best (get_party (test))->moves;

  press (test, g_array_index (moves, LabRobotsMove, get_state (test)->n_moves));
}

/* Makes a move that does not reach the target. */
static void
press_other (LabTestWindow *test)
{
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (get_party (test));

  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      LabRobotsMove move = { 0, (guint8) side };
      LabRobotsPartyState state = *get_state (test);

      if (lab_robots_position_play (&state.position, &settings->board, move, NULL)
          && !lab_robots_party_state_is_reached (&state, settings))
        {
          press (test, move);
          return;
        }
    }
  g_assert_not_reached ();
}

/* Shows the way of whoever must show it. */
static void
show_way (LabTestWindow *test,
          LabClock      *clock)
{
  while (get_state (test)->phase == LAB_ROBOTS_PARTY_SHOWING)
    {
      if (lab_robots_party_is_person_showing (get_party (test)))
        press_best (test);
      else
        lab_clock_advance (clock, LAB_ROBOTS_PARTY_STEP * 1000);
    }
  g_assert_cmpint (get_state (test)->phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  lab_test_driver_settle (test->driver);
}

/* Returns how many finished parties are kept, all of which @party's players have played. */
static guint
count_records (LabRobotsParty *party)
{
  g_autoptr (GPtrArray) records = lab_robots_party_records_load (NULL);
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (party);

  for (guint i = 0; i < records->len; i++)
    {
      const LabRobotsPartyRecord *record = records->pdata[i];

      g_assert_cmpuint (record->n_seats, ==, settings->n_seats);
      for (guint seat = 0; seat < record->n_seats; seat++)
        {
          g_assert_cmpstr (record->names[seat], ==, settings->seats[seat].name);
          g_assert_cmpuint (record->scores[seat], ==,
                            lab_robots_party_get_state (party)->scores[seat]);
        }
    }
  return records->len;
}

/* Tests */

/* A whole party, in which each player wins something; people claim by keys and by clicks. */
static void
test_party (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = start (test, 3);
  guint n_computer = 0;

  for (guint i = 0; !lab_robots_party_is_over (get_party (test)); i++)
    {
      const LabRobotsPartyBest *best;

      g_assert_cmpuint (i, <, 20);
      lab_test_wait (lab_robots_party_get_best (get_party (test)) != NULL);
      best = lab_robots_party_get_best (get_party (test));
      g_assert_nonnull (best->moves);
      if (i % 3 == 0)
        claim_by_keys (test, best->moves->len);
      else if (i % 3 == 1)
        claim_by_clicks (test, best->moves->len);
      else
        click_action (test, "party.skip");
      g_assert_cmpint (get_state (test)->phase, ==, LAB_ROBOTS_PARTY_COUNTDOWN);
      click_action (test, "party.skip");
      show_way (test, clock);
      g_assert_cmpint (get_state (test)->winner, >=, 0);
      n_computer += get_state (test)->winner == 2;
      click_action (test, "party.next");
    }
  g_assert_cmpuint (get_state (test)->n_targets, ==, 4);
  g_assert_cmpuint (n_computer, >=, 1);
  g_assert_cmpuint (get_state (test)->scores[0] + get_state (test)->scores[1], >=, 1);
  g_assert_nonnull (lab_test_find_action (GTK_WIDGET (get_page (test)), "party.again"));
  lab_test_wait (count_records (get_party (test)) == 1);
  click_action (test, "party.setup");
  g_assert_true (lab_test_has_text (GTK_WIDGET (get_page (test)), "Finished Parties"));
}

/* A person who shows can undo and give up; then the next one shows. */
static void
test_show (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = start (test, 2);

  lab_test_wait (lab_robots_party_get_best (get_party (test)) != NULL);
  claim_by_clicks (test, 30);
  claim_by_keys (test, 29);
  lab_clock_advance (clock, G_GINT64_CONSTANT (60) * G_USEC_PER_SEC);
  g_assert_cmpint (get_state (test)->shower, ==, 0);
  press_other (test);
  lab_test_driver_settle (test->driver);
  click_action (test, "party.undo");
  g_assert_cmpuint (get_state (test)->n_moves, ==, 0);
  click_action (test, "party.give-up");
  g_assert_cmpint (get_state (test)->shower, ==, 1);
  click_action (test, "party.give-up");
  g_assert_cmpint (get_state (test)->phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  g_assert_cmpint (get_state (test)->winner, ==, -1);
}

/* In a pause the board is hidden and nobody can claim; leaving the page pauses. */
static void
test_pause (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = start (test, 2);
  GtkWidget *board = GTK_WIDGET (lab_robots_party_page_get_board (get_page (test)));

  lab_test_driver_key (test->driver, GDK_KEY_p, GDK_CONTROL_MASK);
  g_assert_true (lab_robots_party_get_paused (get_party (test)));
  lab_test_wait (!gtk_widget_get_mapped (board));
  lab_test_driver_key (test->driver, GDK_KEY_1, 0);
  g_assert_false (gtk_widget_get_visible (get_pad (test)));
  lab_test_driver_settle (test->driver);
  click_action (test, "party.pause");
  g_assert_false (lab_robots_party_get_paused (get_party (test)));
  lab_family_show_start (get_family (test));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_robots_party_get_paused (get_party (test)));
}

/* A party goes on after the program was closed. */
static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabClock *clock = start (test, 2);

  lab_test_wait (lab_robots_party_get_best (get_party (test)) != NULL);
  claim_by_keys (test, 9);
  lab_test_window_close_window (test);
  g_object_unref (clock);
  lab_test_window_open_window (test);
  show_page (test);
  g_assert_null (get_party (test));
  click_action (test, "party.resume");
  g_assert_nonnull (get_party (test));
  g_assert_cmpuint (get_state (test)->claims[0].number, ==, 9);
  g_assert_false (lab_robots_party_get_paused (get_party (test)));
}

/* A saved party is opened like a saved puzzle, and pauses first. */
static void
test_file (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *kept = lab_storage_get_path (LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "p.labyrinthe-robots", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabClock *clock = start (test, 2);

  claim_by_keys (test, 7);
  text = lab_robots_saved_party_format (get_party (test));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lab_test_window_close_window (test);
  g_object_unref (clock);
  g_remove (kept);
  lab_test_window_open_window (test);
  g_assert_true (lab_family_can_open (get_family (test), file));
  lab_family_open (get_family (test), &file, 1);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots-party") == 0
                 && get_party (test) != NULL);
  g_assert_cmpuint (get_state (test)->claims[0].number, ==, 7);
  g_assert_true (lab_robots_party_get_paused (get_party (test)));
  g_remove (path);
}

/* Players are added and removed, and a party is started as the choices say. */
static void
test_setup (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME);
  GtkWidget *page;

  /* No party can be lost. */
  g_remove (path);
  g_settings_set_int (settings, "robots-party-size", 10);
  g_settings_set_int (settings, "robots-party-robots", 2);
  g_settings_set_int (settings, "robots-party-places", 3);
  g_settings_set_boolean (settings, "robots-party-ricochet", TRUE);
  show_page (test);
  page = GTK_WIDGET (get_page (test));
  rows = lab_test_find_all (page, LAB_TYPE_ROBOTS_PARTY_SEAT_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  g_signal_emit_by_name (rows->pdata[2], "removed");
  click_action (test, "party.start");
  g_assert_cmpuint (lab_robots_party_get_settings (get_party (test))->n_seats, ==, 2);
  g_assert_cmpuint (lab_robots_party_get_settings (get_party (test))->board.size, ==, 10);
  g_assert_true (lab_robots_party_get_settings (get_party (test))->board.must_ricochet);
  g_assert_cmpuint (get_state (test)->n_targets, ==, 7);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lab_test_window_add ("/window-robots-party/file", NULL, test_file);
  lab_test_window_add ("/window-robots-party/party", NULL, test_party);
  lab_test_window_add ("/window-robots-party/pause", NULL, test_pause);
  lab_test_window_add ("/window-robots-party/resume", NULL, test_resume);
  lab_test_window_add ("/window-robots-party/setup", NULL, test_setup);
  lab_test_window_add ("/window-robots-party/show", NULL, test_show);
  return g_test_run ();
}
