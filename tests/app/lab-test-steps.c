/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-steps.h"

#include <stdlib.h>

#include "lab-activation.h"
#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-preferences.h"
#include "lab-test-robots-window.h"
#include "lab-test-seating.h"
#include "lab-test-setup.h"
#include "lab-test-small-game.h"

/* What a step does that needs no object. */
static const struct
{
  const char *name;
  void (*act) (LabTestWindow *test);
} plain_steps[] = {
  { "take", lab_test_window_take },
  { "turn", lab_test_seating_play_by_hand },
  { "audit", lab_test_audit },
  { "audit-cover", lab_test_audit_cover },
  { "close-dialog", lab_test_leave_dialog },
  { "end", lab_test_window_close_window },
  { "start-home", lab_test_window_open_home },
  { "begin", lab_test_setup_start },
  { "begin-versus", lab_test_setup_start_versus },
};

static const struct
{
  const char *name;
  void (*act) (LabTestDriver *driver);
} driver_steps[] = {
  { "settle", lab_test_driver_settle },
  { "press", lab_test_driver_press },
  { "leave", lab_test_driver_leave },
  { "drop", lab_test_driver_let_go },
};

static const char * const phases[] = {
  [LAB_SHIFT_PHASE_INSERT] = "insert",
  [LAB_SHIFT_PHASE_MOVE] = "move",
  [LAB_SHIFT_PHASE_OVER] = "over",
};

/* Lets keys rest after the end of a game, as in the program, until the time is @over. */
static void
pass_rest (gboolean over)
{
  static LabClock *clock;

  if (clock == NULL)
    clock = lab_clock_new_by_hand ();
  lab_activation_set_clock (clock);
  if (over)
    lab_clock_advance (clock, LAB_ACTIVATION_REST);
}

static gboolean
do_plain_step (LabTestWindow *test,
               const char    *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (plain_steps); i++)
    if (g_str_equal (plain_steps[i].name, name))
      {
        plain_steps[i].act (test);
        return TRUE;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (driver_steps); i++)
    if (g_str_equal (driver_steps[i].name, name))
      {
        driver_steps[i].act (test->driver);
        return TRUE;
      }
  if (g_str_equal (name, "animate") || g_str_equal (name, "still"))
    lab_test_window_set_animated (g_str_equal (name, "animate"));
  else if (g_str_equal (name, "rest") || g_str_equal (name, "rested"))
    pass_rest (g_str_equal (name, "rested"));
  else if (g_str_equal (name, "restart"))
    lab_test_do (test, "key <Control>w; closed; end; start; settle");
  else if (g_str_equal (name, "preferences"))
    lab_test_preferences_open (test);
  else if (g_str_equal (name, "statistics"))
    lab_test_open_statistics (test);
  else if (g_str_equal (name, "dialog"))
    lab_test_enter_dialog (test);
  else if (g_str_equal (name, "no-dialog"))
    g_assert_null (lab_test_find_dialog (test));
  else if (g_str_equal (name, "start"))
    lab_test_window_open_window (test);
  else if (g_str_equal (name, "closed"))
    lab_test_wait (test->window == NULL);
  else if (g_str_equal (name, "asked"))
    lab_test_wait (lab_test_window_is_asked (test));
  else if (g_str_equal (name, "shown"))
    lab_test_wait (!lab_test_window_is_moving (test));
  else if (g_str_equal (name, "moving") || g_str_equal (name, "unmoving"))
    g_assert_cmpint (lab_test_window_is_moving (test), ==, g_str_equal (name, "moving"));
  else if (g_str_equal (name, "covered") || g_str_equal (name, "uncovered"))
    g_assert_cmpint (lab_test_window_is_covered (test), ==, g_str_equal (name, "covered"));
  else if (g_str_equal (name, "wait-uncovered"))
    lab_test_wait (!lab_test_window_is_covered (test));
  else if (g_str_equal (name, "wait-move"))
    lab_test_wait (lab_test_window_get_position (test)->phase == LAB_SHIFT_PHASE_MOVE);
  else if (g_str_equal (name, "no-card"))
    g_assert_cmphex (lab_test_window_get_shown (test), ==, 0);
  else if (g_str_equal (name, "note"))
    test->noted = *lab_test_window_get_position (test);
  else if (g_str_equal (name, "as-noted"))
    lab_test_window_assert_at (test, &test->noted);
  else if (g_str_equal (name, "deal"))
    lab_test_window_begin (test, LAB_SHIFT_RULES_STANDARD);
  else if (g_str_equal (name, "deal-open"))
    lab_test_window_begin (test, LAB_SHIFT_RULES_OPEN_CARDS);
  else
    return FALSE;
  return TRUE;
}

static GtkWidget *
find_button (const char *text)
{
  GtkWidget *button = lab_test_find_button (text);

  return button != NULL ? button : lab_test_find_text (text);
}

static GtkWidget *
find_action (LabTestWindow *test,
             const char    *action)
{
  return lab_test_find_action (GTK_WIDGET (test->window), action);
}

static void
resize (LabTestWindow *test,
        const char    *size)
{
  int width, height;

  g_assert_cmpint (sscanf (size, "%d %d", &width, &height), ==, 2);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), width, height);
}

/* Changes a setting, as another program could. */
static void
set (const char *words)
{
  g_auto (GStrv) key_and_value = g_strsplit (words, " ", 2);

  lab_test_settings_set (key_and_value[0], key_and_value[1]);
}

/* Returns the kind of player that a letter means. */
static LabShiftPlayerKind
find_kind (char letter)
{
  static const char letters[] = "PBNHEX";

  return (LabShiftPlayerKind) (strchr (letters, letter) - letters);
}

/* Begins a game. The last word can tell who plays each seat. */
static void
play (LabTestWindow *test,
      const char    *words)
{
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_PERSON };
  const char *who = strrchr (words, ' ') + 1;
  LabShiftDeal deal = { .rules = LAB_SHIFT_RULES_STANDARD };
  guint seats, first_seat, cards_each;

  g_assert_cmpint (sscanf (words, "%*s %x %u %u", &seats, &first_seat, &cards_each), ==, 3);
  deal.seed = g_str_has_prefix (words, "open ") ? lab_test_find_seed (8, 30)
                                                : g_ascii_strtoull (words, NULL, 10);
  deal.seats = (LabShiftSeatSet) seats;
  deal.first_seat = (LabShiftSeat) first_seat;
  deal.cards_each = (guint8) cards_each;
  if (strstr (words, " open-cards") != NULL)
    deal.rules |= LAB_SHIFT_RULES_OPEN_CARDS;
  if (strstr (words, " last-treasure") != NULL)
    deal.rules |= LAB_SHIFT_RULES_LAST_TREASURE;
  for (guint i = 0; g_ascii_isupper (*who) && i < LAB_SHIFT_N_SEATS; i++)
    kinds[i] = find_kind (who[i]);
  lab_test_window_play_kinds (test, &deal, kinds);
}

/* Returns the cell with that number, the one of the pawn to move, or one that it cannot reach. */
static LabShiftCell
find_cell (LabTestWindow *test,
           const char    *what)
{
  const LabShiftPosition *position;

  if (g_ascii_isdigit (*what))
    return (LabShiftCell) atoi (what);
  position = lab_test_window_get_position (test);
  if (g_str_equal (what, "own"))
    return position->pawns[position->seat];
  return lab_shift_bitboard_first (LAB_SHIFT_ALL_CELLS
                                   & ~lab_shift_position_get_reachable (position));
}

/* Does what a player does. */
static gboolean
act (LabTestWindow *test,
     const char    *name,
     const char    *what)
{
  int number = atoi (what);

  if (g_str_equal (name, "key"))
    lab_test_driver_strike (test->driver, what);
  else if (g_str_equal (name, "type"))
    lab_test_driver_type (test->driver, what);
  else if (g_str_equal (name, "scroll"))
    lab_test_driver_scroll (test->driver, number);
  else if (g_str_equal (name, "size"))
    resize (test, what);
  else if (g_str_equal (name, "arrow"))
    lab_test_window_click_arrow (test, (LabShiftArrow) number);
  else if (g_str_equal (name, "cell"))
    lab_test_window_click_cell (test, find_cell (test, what));
  else if (g_str_equal (name, "over"))
    lab_test_driver_hover (test->driver, lab_test_window_get_arrow (test, (LabShiftArrow) number));
  else if (g_str_equal (name, "do"))
    gtk_widget_activate_action (GTK_WIDGET (test->window), what, NULL);
  else if (g_str_equal (name, "button"))
    lab_test_driver_click (test->driver, find_action (test, what));
  else if (g_str_equal (name, "click"))
    lab_test_driver_click (test->driver, find_button (what));
  else if (g_str_equal (name, "scroll-and-click"))
    lab_test_window_click (test, find_button (what));
  else if (g_str_equal (name, "answer"))
    lab_test_answer (test, what);
  else if (g_str_equal (name, "players"))
    lab_test_setup_set_count (test, (guint) number);
  else if (g_str_equal (name, "cards"))
    lab_test_setup_set_cards (test, (guint) number);
  else if (g_str_equal (name, "play"))
    play (test, what);
  else if (g_str_equal (name, "name"))
    lab_test_setup_set_name (test, (guint) number, strchr (what, ' ') + 1);
  else if (g_str_equal (name, "kind"))
    lab_test_setup_set_kind (test, (guint) number, find_kind (strchr (what, ' ')[1]));
  else if (g_str_equal (name, "flip"))
    lab_test_setup_flip (test, what);
  else if (g_str_equal (name, "number"))
    lab_test_setup_set_seed (test, what);
  else if (g_str_equal (name, "toggle"))
    lab_test_preferences_flip (test, what);
  else if (g_str_equal (name, "set"))
    set (what);
  else if (g_str_equal (name, "pass"))
    lab_test_iterate_for ((guint) number);
  else if (g_str_equal (name, "speed"))
    lab_test_settings_set ("speed", "%s", what);
  else if (g_str_equal (name, "think"))
    lab_test_settings_set ("thinking-time", "%d", g_ascii_strtod (what, NULL));
  else
    return FALSE;
  return TRUE;
}

/* Checks what is shown, or waits for it. */
static gboolean
check (LabTestWindow *test,
       const char    *name,
       const char    *what)
{
  if (g_str_equal (name, "wait-page"))
    lab_test_wait (lab_test_window_shows (test, what));
  else if (g_str_equal (name, "page"))
    g_assert_cmpstr (lab_test_window_get_page (test), ==, what);
  else if (g_str_equal (name, "wait-text"))
    lab_test_wait (lab_test_find_text (what) != NULL);
  else if (g_str_equal (name, "wait-no-text"))
    lab_test_wait (lab_test_find_text (what) == NULL);
  else if (g_str_equal (name, "text"))
    g_assert_nonnull (lab_test_find_text (what));
  else if (g_str_equal (name, "no-text"))
    g_assert_null (lab_test_find_text (what));
  else if (g_str_equal (name, "wait-words"))
    lab_test_wait (lab_test_find_words (GTK_WIDGET (test->window), what) != NULL);
  else if (g_str_equal (name, "wait-no-words"))
    lab_test_wait (lab_test_find_words (GTK_WIDGET (test->window), what) == NULL);
  else if (g_str_equal (name, "said") || g_str_equal (name, "not-said"))
    g_assert_cmpint (lab_test_window_says (test, what), ==, g_str_equal (name, "said"));
  else if (g_str_equal (name, "wait-said"))
    lab_test_wait (lab_test_window_says (test, what));
  else if (g_str_equal (name, "dialog-words"))
    g_assert_nonnull (lab_test_find_words (lab_test_enter_dialog (test), what));
  else if (g_str_equal (name, "can") || g_str_equal (name, "cannot"))
    g_assert_cmpint (gtk_widget_is_sensitive (find_action (test, what)), ==,
                     g_str_equal (name, "can"));
  else if (g_str_equal (name, "shows") || g_str_equal (name, "hides"))
    g_assert_cmpint (gtk_widget_get_mapped (find_action (test, what)), ==,
                     g_str_equal (name, "shows"));
  else if (g_str_equal (name, "has-cards"))
    g_assert_cmpint (lab_test_setup_get_cards (test), ==, atoi (what));
  else if (g_str_equal (name, "words"))
    g_assert_nonnull (lab_test_find_words (GTK_WIDGET (test->window), what));
  else if (g_str_equal (name, "no-words"))
    g_assert_null (lab_test_find_words (GTK_WIDGET (test->window), what));
  else if (g_str_equal (name, "focus"))
    g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == lab_test_find_button (what));
  else if (g_str_equal (name, "within"))
    g_assert_true (lab_test_is_within (find_button (what), GTK_WIDGET (test->window)));
  else if (g_str_equal (name, "hit"))
    g_assert_true (lab_test_can_be_hit (find_button (what)));
  else if (g_str_equal (name, "sensitive") || g_str_equal (name, "insensitive"))
    g_assert_cmpint (gtk_widget_is_sensitive (lab_test_find_button (what)), ==,
                     g_str_equal (name, "sensitive"));
  else
    return FALSE;
  return TRUE;
}

/* Checks the state of the game. */
static gboolean
check_game (LabTestWindow *test,
            const char    *name,
            const char    *what)
{
  const LabShiftPosition *position;
  LabShiftGame *game;
  guint number = (guint) atoi (what);

  if (lab_test_get_game_page (test->window) == NULL)
    return FALSE;
  position = lab_test_window_get_position (test);
  game = lab_test_window_get_game (test);
  if (g_str_equal (name, "phase"))
    g_assert_cmpstr (phases[position->phase], ==, what);
  else if (g_str_equal (name, "seat"))
    g_assert_cmpuint (position->seat, ==, number);
  else if (g_str_equal (name, "pawn"))
    g_assert_cmpint (position->pawns[number], ==, atoi (strchr (what, ' ')));
  else if (g_str_equal (name, "called"))
    g_assert_cmpstr (game->names[number], ==, strchr (what, ' ') + 1);
  else if (g_str_equal (name, "inserted"))
    g_assert_cmpuint (position->last_arrow, ==, number);
  else if (g_str_equal (name, "preview"))
    g_assert_cmpuint (lab_test_window_get_preview (test), ==,
                      g_str_equal (what, "none") ? LAB_SHIFT_ARROW_NONE : number);
  else if (g_str_equal (name, "wait-turns"))
    lab_test_wait (lab_test_window_get_game (test)->turns->len == number);
  else if (g_str_equal (name, "turns"))
    g_assert_cmpuint (game->turns->len, ==, number);
  else if (g_str_equal (name, "half-turns"))
    g_assert_cmpuint (game->past->len, ==, number);
  else
    return FALSE;
  return TRUE;
}

static gboolean
do_step (LabTestWindow *test,
         const char    *name,
         const char    *what)
{
  return (what == NULL ? do_plain_step (test, name)
                       : act (test, name, what) || check (test, name, what))
         || lab_test_small_game_step (test, name, what) || lab_test_robots_step (test, name, what)
         || (what != NULL && check_game (test, name, what));
}

/**
 * lab_test_do:
 * @test: the window under test
 * @format: what to do, one step after another, with "; " between them, like the format of printf()
 *
 * Does the steps of a player, and checks what the window shows. A step is a word, most often with
 * an object:
 *
 * - `key ACCELERATOR`, `type TEXT`, `scroll STEPS`, `do ACTION`, `button ACTION`, `click TEXT`,
 *   `scroll-and-click TEXT`, `answer TEXT`, `size WIDTH HEIGHT`
 * - at the table, `over ARROW`, `arrow ARROW`, `cell CELL`, `press`, `drop`, `leave`, `take`, and
 *   `turn`, which plays one; a cell is its number, `own` for the one of the pawn, or `far` for one
 *   that the pawn cannot reach
 * - on the page where a game is set up, `players NUMBER`, `cards NUMBER`, `flip VARIANT`,
 *   `name ROW NAME`, `kind ROW PLAYER`, `number SEED`, `begin`, `begin-versus`
 * - `play SEED SEATS FIRST CARDS VARIANT PLAYERS` begins a game, where the last two can be left
 *   out, and the seed `open` lets red reach some tiles; `deal` or `deal-open` begins such a game of
 *   two people; `think SECONDS` limits computers
 * - `preferences` and `statistics` open them, `toggle TITLE` clicks on a switch there,
 *   `close-dialog` closes them or another dialog, and `set KEY VALUE` changes a setting from
 *   outside
 * - `end` and `start` close and open the window, and `restart` does both like a player;
 *   `speed SPEED`, `animate`, `still`; `rest` lets keys rest after an end, until `rested`
 * - `page NAME`, `text TEXT`, `no-text TEXT`, `words TEXT`, `no-words TEXT`, `said TEXT`,
 *   `not-said TEXT`, `dialog-words TEXT`, `focus TEXT`, `sensitive TEXT`, `insensitive TEXT`,
 *   `within TEXT`, `hit TEXT`, `no-dialog`, `has-cards NUMBER`, `audit`: what must be shown
 * - `can ACTION`, `cannot ACTION`, `shows ACTION`, `hides ACTION`: whether its button can be
 *   pressed, or is visible
 * - `phase PHASE`, `seat SEAT`, `called SEAT NAME`, `pawn SEAT CELL`, `inserted ARROW`,
 *   `preview ARROW`, `turns NUMBER`, `half-turns NUMBER`, `covered`, `uncovered`, `no-card`,
 *   `moving`, `unmoving`, `audit-cover`: how the game must stand; `note` remembers the position,
 *   and `as-noted` compares it
 * - `wait-page NAME`, `wait-text TEXT`, `wait-no-text TEXT`, `wait-words TEXT`,
 *   `wait-no-words TEXT`, `wait-said TEXT`, `wait-turns NUMBER`, `wait-uncovered`, `wait-move`,
 *   `asked`, `shown`, `dialog`, `closed`, `settle`, `pass MILLISECONDS`: what is waited for
 * - the steps of lab_test_small_game_step() and of lab_test_robots_step()
 */
void
lab_test_do (LabTestWindow *test,
             const char    *format,
             ...)
{
  va_list arguments;

  va_start (arguments, format);
  lab_test_script_run (test, (LabTestStepFunc) do_step, format, arguments);
  va_end (arguments);
}
