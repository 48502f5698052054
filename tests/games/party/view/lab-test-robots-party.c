/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-robots-party.h"

#include <stdlib.h>

#include "lab-robots-party-pad.h"

/* Plays parties with robots in the window. Nothing here depends on the language. */

/* The names of the players, in the order of the seats. */
static const char * const usual_names[] = { "Ann", "Bo", "Cyprian", "Daniela", "Emil", "Finn",
                                            "Gustav", "Hannah" };

/* Numbers are the same in all languages. */
static const char * const numbers[] = { "101", "102", "103", "104", "105", "106", "107", "108" };

static const char * const phases[] = {
  [LAB_ROBOTS_PARTY_THINKING] = "thinking",
  [LAB_ROBOTS_PARTY_COUNTDOWN] = "countdown",
  [LAB_ROBOTS_PARTY_SHOWING] = "showing",
  [LAB_ROBOTS_PARTY_REVEALED] = "revealed",
  [LAB_ROBOTS_PARTY_OVER] = "over",
};

/* Private helpers */

/* Shows a party on a small board with four targets, after a way to the first one is known. There is
 * a letter for each player: `p` for a person, who has the usual key, and `c` for a computer. */
static void
start (LabTestWindow      *test,
       const char         *seats,
       const char * const *names,
       gboolean            must_turn)
{
  g_autoptr (LabRobotsPartySettings) settings = g_new0 (LabRobotsPartySettings, 1);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsParty) party = NULL;
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
        seat->key = LAB_ROBOTS_PARTY_KEYS[settings->n_seats];
    }
  party = lab_robots_party_new (settings, clock);
  lab_test_robots_show_part (test, LAB_ROBOTS_PARTY_PAGE_NAME);
  lab_robots_family_set_party (lab_test_robots_get_family (test), party);
  lab_test_do (test, "way-known");
}

static GtkWidget *
get_pad (LabTestWindow *test)
{
  return lab_test_robots_party_find (test, LAB_TYPE_ROBOTS_PARTY_PAD);
}

static gboolean
is_asked (LabTestWindow *test,
          const char    *question)
{
  return gtk_widget_get_visible (get_pad (test)) && lab_test_has_text (get_pad (test), question);
}

/* Returns the button with an action, or with a tooltip, that is shown. */
static GtkWidget *
find_shown_button (LabTestWindow *test,
                   const char    *action,
                   const char    *tooltip)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkActionable *button = buttons->pdata[i];

      if (gtk_widget_get_mapped (buttons->pdata[i])
          && ((action != NULL
               && g_strcmp0 (gtk_actionable_get_action_name (button), action) == 0)
              || (tooltip != NULL
                  && g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), tooltip) == 0)))
        return buttons->pdata[i];
    }
  return NULL;
}

static void
press_player (LabTestWindow *test,
              guint          seat)
{
  const LabRobotsPartySettings *settings = lab_test_robots_party_get (test)->settings;

  lab_test_driver_key (test->driver, gdk_keyval_to_lower ((guint) settings->seats[seat].key), 0);
}

/* A person claims with keys. */
static void
claim (LabTestWindow *test,
       guint          seat,
       const char    *number)
{
  press_player (test, seat);
  g_assert_true (gtk_widget_has_focus (get_pad (test)));
  for (; *number != '\0'; number++)
    lab_test_driver_key (test->driver, gdk_unicode_to_keyval ((guint32) *number), 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
}

/* Shows the best way, for the person or the computer who must show one. */
static void
show_way (LabTestWindow *test)
{
  LabRobotsParty *party = lab_test_robots_party_get (test);
  const LabRobotsPartyState *state = &party->state;

  while (state->phase == LAB_ROBOTS_PARTY_SHOWING)
    {
      if (lab_robots_party_is_person_showing (party))
        lab_test_robots_party_move (test, g_array_index (party->best.moves, LabRobotsMove,
                                                         state->n_moves));
      else
        lab_clock_advance (party->clock, LAB_ROBOTS_PARTY_STEP * 1000);
    }
  lab_test_do (test, "stage revealed; settle");
}

/* The first player wins the current target. */
static void
win_target (LabTestWindow *test)
{
  LabRobotsParty *party = lab_test_robots_party_get (test);
  g_autoptr (GArray) moves = NULL;

  if (party->state.phase == LAB_ROBOTS_PARTY_THINKING)
    {
      lab_test_do (test, "way-known");
      g_assert_true (lab_robots_party_do (party, LAB_TEST_PARTY_CLAIM (0, 30), NULL));
      g_assert_true (lab_robots_party_skip (party, NULL));
    }
  moves = g_array_ref (party->best.moves);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (lab_robots_party_do (party, LAB_TEST_PARTY_MOVE (moves, i), NULL));
  lab_test_driver_settle (test->driver);
}

/* Checks how the party stands; @number and @second are in the step. */
static gboolean
check (LabTestWindow *test,
       const char    *name,
       const char    *what,
       guint          number,
       const char    *second)
{
  const LabRobotsPartyState *state = lab_test_robots_party_get_state (test);

  if (g_str_equal (name, "claimed"))
    g_assert_cmpuint (state->claims[number].number, ==, (guint) atoi (second));
  else if (g_str_equal (name, "stage"))
    g_assert_cmpstr (phases[state->phase], ==, what);
  else if (g_str_equal (name, "shower"))
    g_assert_cmpint (state->shower, ==, (int) number);
  else if (g_str_equal (name, "won"))
    g_assert_cmpint (state->winner, ==, (int) number);
  else if (g_str_equal (name, "paused") || g_str_equal (name, "running"))
    g_assert_cmpint (lab_test_robots_party_get (test)->is_paused, ==, g_str_equal (name, "paused"));
  else
    return FALSE;
  return TRUE;
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

/** lab_test_robots_party_find: (transfer none): returns the first widget of a type on the page. */
GtkWidget *
lab_test_robots_party_find (LabTestWindow *test,
                            GType          type)
{
  return lab_test_find (GTK_WIDGET (lab_test_robots_party_get_page (test)), type);
}

/** lab_test_robots_party_find_button: (transfer none): returns button @n of this widget. */
GtkWidget *
lab_test_robots_party_find_button (LabTestWindow *test,
                                   GType          type,
                                   guint          n)
{
  g_autoptr (GPtrArray) buttons
      = lab_test_find_all (lab_test_robots_party_find (test, type), GTK_TYPE_BUTTON);

  g_assert_cmpuint (n, <, buttons->len);
  return buttons->pdata[n];
}

/** lab_test_robots_party_move: makes a move with keys, for the person who shows a way. */
void
lab_test_robots_party_move (LabTestWindow *test,
                            LabRobotsMove  move)
{
  g_autofree char *before = g_strdup (lab_test_robots_party_get (test)->events->str);

  lab_test_robots_press (test->driver, move);
  lab_test_wait (g_strcmp0 (lab_test_robots_party_get (test)->events->str, before) != 0);
}

/**
 * lab_test_robots_party_step:
 * @test: the window under test
 * @name: the first word of a step of lab_test_do()
 * @what: (nullable): the rest of it
 *
 * Does the steps that only a party has. Players are counted from 0:
 *
 * - `party SEATS` starts one, with `p` for each person and `c` for each computer; in `party-turn
 *   SEATS`, a straight way does not count; `way-known` waits for the best way to the target
 * - `player SEAT` presses a key, `claim SEAT NUMBER` claims with keys, `tap ACTION` clicks a button
 *   that is shown, `seconds NUMBER` lets time pass, and `show-way` shows the best way
 * - `asks TEXT`, `no-pad`, `tooltip TEXT`, `no-tooltip TEXT`: what must be shown, and `wait-asks
 *   TEXT`, `wait-no-pad`: what is waited for
 * - `claimed SEAT NUMBER`, `stage PHASE`, `shower SEAT`, `won SEAT` (-1 for nobody), `paused`,
 *   `running`: how the party must stand
 *
 * Returns: whether it is such a step
 */
gboolean
lab_test_robots_party_step (LabTestWindow *test,
                            const char    *name,
                            const char    *what)
{
  guint number = what != NULL ? (guint) atoi (what) : 0;
  const char *second = what != NULL && strchr (what, ' ') != NULL ? strchr (what, ' ') + 1 : "";

  if (g_str_equal (name, "party") || g_str_equal (name, "party-turn"))
    start (test, what, usual_names, g_str_equal (name, "party-turn"));
  else if (lab_test_robots_party_get_page (test) == NULL)
    return FALSE;
  else if (g_str_equal (name, "way-known"))
    {
      lab_test_wait (lab_test_robots_party_get (test)->has_best);
      lab_test_driver_settle (test->driver);
    }
  else if (g_str_equal (name, "player"))
    press_player (test, number);
  else if (g_str_equal (name, "claim"))
    {
      claim (test, number, second);
      check (test, "claimed", what, number, second);
    }
  else if (g_str_equal (name, "tap"))
    {
      lab_test_window_click (test, find_shown_button (test, what, NULL));
      lab_test_driver_settle (test->driver);
    }
  else if (g_str_equal (name, "seconds"))
    lab_clock_advance (lab_test_robots_party_get (test)->clock, number * G_TIME_SPAN_SECOND);
  else if (g_str_equal (name, "show-way"))
    show_way (test);
  else if (g_str_equal (name, "asks"))
    g_assert_true (is_asked (test, what));
  else if (g_str_equal (name, "wait-asks"))
    lab_test_wait (is_asked (test, what));
  else if (g_str_equal (name, "no-pad"))
    g_assert_false (gtk_widget_get_visible (get_pad (test)));
  else if (g_str_equal (name, "wait-no-pad"))
    lab_test_wait (!gtk_widget_get_visible (get_pad (test)));
  else if (g_str_equal (name, "tooltip") || g_str_equal (name, "no-tooltip"))
    g_assert_cmpint (find_shown_button (test, NULL, what) != NULL, ==,
                     g_str_equal (name, "tooltip"));
  else
    return check (test, name, what, number, second);
  return TRUE;
}

/** lab_test_robots_party_visit_pages: visits a party of eight: while they think, at the pad, during
 * the countdown, while one of them shows, after the target, in a pause, and at the end. */
void
lab_test_robots_party_visit_pages (LabTestWindow  *test,
                                   LabTestPageFunc look_at,
                                   gpointer        data)
{
  LabRobotsParty *party;
  GtkWidget *window = GTK_WIDGET (test->window);

  start (test, "pppppppp", numbers, TRUE);
  party = lab_test_robots_party_get (test);
  look_at (test, window, "robots: a party", data);
  lab_test_do (test, "player 1; key 9; settle");
  look_at (test, window, "robots: the pad of a party", data);
  lab_test_do (test, "key 9; settle");
  look_at (test, window, "robots: a number that is too large", data);
  lab_test_do (test, "key Escape");
  g_assert_true (lab_robots_party_do (party, LAB_TEST_PARTY_CLAIM (1, 29), NULL));
  g_assert_true (lab_robots_party_do (party, LAB_TEST_PARTY_CLAIM (0, 28), NULL));
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
      g_assert_true (lab_robots_party_do (party, LAB_TEST_PARTY_EVENT (NEXT), NULL));
    }
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: the end of a party", data);
}
