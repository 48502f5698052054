/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-robots-party.h"

#include "lab-robots-party-pad.h"
#include "lab-robots-party-replay.h"

/* Plays parties with robots in the window. Nothing here depends on the language. */

/* The names of the players, in the order of the seats. */
static const char * const usual_names[] = { "Ann", "Bo", "Cyprian", "Daniela", "Emil", "Finn",
                                            "Gustav", "Hannah" };

/* Numbers are the same in all languages. */
static const char * const numbers[] = { "101", "102", "103", "104", "105", "106", "107", "108" };

/* Private helpers */

/* See lab_test_robots_party_start(). */
static LabClock *
start (LabTestWindow      *test,
       const char         *seats,
       const char * const *names,
       gboolean            must_turn)
{
  g_autoptr (LabRobotsPartySettings) settings = g_new0 (LabRobotsPartySettings, 1);
  g_autoptr (LabRobotsParty) party = NULL;
  LabClock *clock = lab_clock_new_by_hand ();
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  recipe.size = 8;
  recipe.n_robots = 3;
  recipe.must_ricochet = must_turn;
  lab_robots_party_settings_deal (settings, &recipe, 12);
  settings->n_places = 1;
  settings->countdown = 60;
  for (; seats[settings->n_seats] != '\0'; settings->n_seats++)
    {
      LabRobotsPartySeat *seat = &settings->seats[settings->n_seats];

      seat->name = g_strdup (names[settings->n_seats]);
      seat->is_computer = seats[settings->n_seats] == 'c';
      seat->level = LAB_ROBOTS_RIVAL_MEDIUM;
      if (!seat->is_computer)
        seat->key = lab_robots_party_settings_get_default_key (settings->n_seats);
    }
  party = lab_robots_party_new (settings, clock);
  lab_test_robots_show_part (test, LAB_ROBOTS_PARTY_PAGE_NAME);
  lab_robots_family_set_party (lab_test_robots_get_family (test), party);
  lab_test_wait (party->has_best);
  lab_test_driver_settle (test->driver);
  return clock;
}

/* The first player wins the current target. */
static void
win_target (LabTestWindow *test)
{
  LabRobotsParty *party = lab_test_robots_party_get (test);
  g_autoptr (GArray) moves = NULL;

  if (party->state.phase == LAB_ROBOTS_PARTY_THINKING)
    {
      lab_test_wait (party->has_best);
      g_assert_true (lab_robots_party_claim (party, 0, 30, NULL));
      g_assert_true (lab_robots_party_skip (party, NULL));
    }
  moves = g_array_ref (party->best.moves);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (lab_robots_party_play (party, g_array_index (moves, LabRobotsMove, i), NULL));
  lab_test_driver_settle (test->driver);
}

/* Public functions */

/** lab_test_robots_party_get_page: (transfer none): returns the page, which was shown before. */
LabRobotsPartyPage *
lab_test_robots_party_get_page (LabTestWindow *test)
{
  return LAB_ROBOTS_PARTY_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                               LAB_TYPE_ROBOTS_PARTY_PAGE));
}

/** lab_test_robots_party_get: (transfer none) (nullable): returns the party on the page. */
LabRobotsParty *
lab_test_robots_party_get (LabTestWindow *test)
{
  return lab_test_robots_party_get_page (test)->party;
}

/** lab_test_robots_party_get_state: (transfer none): returns the state of this party. */
const LabRobotsPartyState *
lab_test_robots_party_get_state (LabTestWindow *test)
{
  return &lab_test_robots_party_get (test)->state;
}

/** lab_test_robots_party_get_pad: (transfer none): returns what asks for numbers. */
GtkWidget *
lab_test_robots_party_get_pad (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (lab_test_robots_party_get_page (test)),
                        LAB_TYPE_ROBOTS_PARTY_PAD);
}

/** lab_test_robots_party_get_replay: (transfer none): returns what shows targets that are done. */
GtkWidget *
lab_test_robots_party_get_replay (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (lab_test_robots_party_get_page (test)),
                        LAB_TYPE_ROBOTS_PARTY_REPLAY);
}

/**
 * lab_test_robots_party_start:
 * @test: the window under test
 * @seats: a letter for each player: `p` for a person, `c` for a computer
 * @must_turn: whether a straight way does not count
 *
 * Shows a party on a small board with four targets, after a way to the first one is known. People
 * have the usual keys.
 *
 * Returns: (transfer full): its clock, which is advanced by hand
 */
LabClock *
lab_test_robots_party_start (LabTestWindow *test,
                             const char    *seats,
                             gboolean       must_turn)
{
  return start (test, seats, usual_names, must_turn);
}

/** lab_test_robots_party_find_button: (transfer none): returns button @n of a widget. */
GtkWidget *
lab_test_robots_party_find_button (GtkWidget *root,
                                   guint      n)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (root, GTK_TYPE_BUTTON);

  g_assert_cmpuint (n, <, buttons->len);
  return buttons->pdata[n];
}

/** lab_test_robots_party_click: clicks a button, wherever it is scrolled to. */
void
lab_test_robots_party_click (LabTestWindow *test,
                             GtkWidget     *button)
{
  g_assert_nonnull (button);
  lab_test_driver_reveal (test->driver, button);
  lab_test_driver_click (test->driver, button);
  lab_test_driver_settle (test->driver);
}

/** lab_test_robots_party_click_action: clicks the button with an action that is shown. */
void
lab_test_robots_party_click_action (LabTestWindow *test,
                                    const char    *action)
{
  g_autoptr (GPtrArray) buttons
      = lab_test_find_all (GTK_WIDGET (lab_test_robots_party_get_page (test)), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = buttons->pdata[i];

      if (gtk_widget_get_mapped (button)
          && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
        {
          lab_test_robots_party_click (test, button);
          return;
        }
    }
  g_assert_not_reached ();
}

/** lab_test_robots_party_press_player: presses the key of a player. */
void
lab_test_robots_party_press_player (LabTestWindow *test,
                                    guint          seat)
{
  const LabRobotsPartySettings *settings = lab_test_robots_party_get (test)->settings;

  lab_test_driver_key (test->driver, gdk_keyval_to_lower ((guint) settings->seats[seat].key), 0);
}

/** lab_test_robots_party_claim: a person claims with keys. */
void
lab_test_robots_party_claim (LabTestWindow *test,
                             guint          seat,
                             guint          number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  lab_test_robots_party_press_player (test, seat);
  g_assert_true (gtk_widget_has_focus (lab_test_robots_party_get_pad (test)));
  for (guint i = 0; digits[i] != '\0'; i++)
    lab_test_driver_key (test->driver, gdk_unicode_to_keyval ((guint32) digits[i]), 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpuint (lab_test_robots_party_get_state (test)->claims[seat].number, ==, number);
}

/** lab_test_robots_party_move: makes a move with keys, for the person who shows a way. */
void
lab_test_robots_party_move (LabTestWindow *test,
                            LabRobotsMove  move)
{
  static const guint arrows[LAB_N_ROBOTS_SIDES] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down,
                                                    GDK_KEY_Left };
  g_autofree char *before = g_strdup (lab_test_robots_party_get (test)->events->str);

  lab_test_driver_key (test->driver, GDK_KEY_1 + move.robot, 0);
  lab_test_driver_key (test->driver, arrows[move.side], 0);
  lab_test_wait (g_strcmp0 (lab_test_robots_party_get (test)->events->str, before) != 0);
}

/** lab_test_robots_party_show_way: shows the best way, for the person or the computer who must show
 * one. */
void
lab_test_robots_party_show_way (LabTestWindow *test,
                                LabClock      *clock)
{
  LabRobotsParty *party = lab_test_robots_party_get (test);
  const LabRobotsPartyState *state = &party->state;

  while (state->phase == LAB_ROBOTS_PARTY_SHOWING)
    {
      GArray *moves = party->best.moves;

      if (lab_robots_party_is_person_showing (party))
        lab_test_robots_party_move (test, g_array_index (moves, LabRobotsMove, state->n_moves));
      else
        lab_clock_advance (clock, LAB_ROBOTS_PARTY_STEP * 1000);
    }
  g_assert_cmpint (state->phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  lab_test_driver_settle (test->driver);
}

/** lab_test_robots_party_visit_pages: visits a party of eight: while they think, at the pad, during
 * the countdown, while one of them shows, after the target, in a pause, and at the end. */
void
lab_test_robots_party_visit_pages (LabTestWindow  *test,
                                   LabTestPageFunc look_at,
                                   gpointer        data)
{
  g_autoptr (LabClock) clock = start (test, "pppppppp", numbers, TRUE);
  LabRobotsParty *party = lab_test_robots_party_get (test);
  GtkWidget *window = GTK_WIDGET (test->window);

  look_at (test, window, "robots: a party", data);
  lab_test_robots_party_press_player (test, 1);
  lab_test_driver_key (test->driver, GDK_KEY_9, 0);
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: the pad of a party", data);
  lab_test_driver_key (test->driver, GDK_KEY_9, 0);
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: a number that is too large", data);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (lab_robots_party_claim (party, 1, 29, NULL));
  g_assert_true (lab_robots_party_claim (party, 0, 28, NULL));
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: the countdown of a party", data);
  g_assert_true (lab_robots_party_skip (party, NULL));
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: a player shows a way", data);
  win_target (test);
  look_at (test, window, "robots: a target is won", data);
  lab_robots_party_set_paused (party, TRUE);
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: a party in a pause", data);
  lab_robots_party_set_paused (party, FALSE);
  while (!lab_robots_party_is_over (party))
    {
      if (party->state.phase != LAB_ROBOTS_PARTY_REVEALED)
        win_target (test);
      g_assert_true (lab_robots_party_do (party, LAB_ROBOTS_PARTY_NEXT, NULL));
    }
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: the end of a party", data);
}
