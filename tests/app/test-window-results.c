/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "lab-confetti.h"
#include "lab-hint-button.h"
#include "lab-result-card.h"
#include "lab-robots-party.h"
#include "lab-robots-text.h"
#include "lab-shift-deal.h"
#include "lab-shift-time-trial-page.h"
#include "lab-table-layout.h"
#include "lab-test-cheese-window.h"
#include "lab-test-escape-window.h"
#include "lab-test-lesson.h"
#include "lab-test-robots-party.h"
#include "lab-test-robots-window.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* All games: undo and redo are in the header bar, the hint is at the top of the panel and has the
 * key H, and the result is one card with its parts in the same order. */

#define BUTTON(button) (1u << LAB_RESULT_##button)

/* The hint is not farther down in a panel. */
#define TOP 150

typedef struct
{
  void (*begin)  (LabTestWindow *test);
  const char *hint;           /* (nullable): a part of what H tells */
  gboolean undoes;
  void (*finish) (LabTestWindow *test);
  gboolean has_stars;
  guint buttons;
} Game;

/* Private helpers: the games */

static void
begin_shift (LabTestWindow *test)
{
  lab_test_do (test, "deal-open; asked; settle");
}

static void
finish_shift (LabTestWindow *test)
{
  const LabShiftDeal deal = { 12, 0x5, 2, 2, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (LabShiftGame) game = NULL;
  LabShiftPosition position;

  lab_shift_deal_position (&deal, &position);
  position.phase = LAB_SHIFT_PHASE_OVER;
  position.places[position.n_places++] = 2;
  game = lab_shift_game_new_from_position (&position, NULL);
  lab_shift_family_play (lab_test_get_family (test->window), game);
  lab_test_do (test, "wait-page result");
}

static void
begin_puzzle (LabTestWindow *test)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "3-01");
  lab_test_do (test, "wait-text Give Up; settle");
}

static void
finish_puzzle (LabTestWindow *test)
{
  lab_test_do (test, "click Give Up; wait-page review; scroll-and-click Back; wait-text Try Again");
}

static void
begin_time_trial (LabTestWindow *test)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();

  lab_test_do (test, "do win.time-trial; settle");
  g_set_object (&LAB_SHIFT_TIME_TRIAL_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                                           LAB_TYPE_SHIFT_TIME_TRIAL_PAGE))->clock,
                clock);
  g_object_set_data_full (G_OBJECT (test->window), "clock", g_steal_pointer (&clock),
                          g_object_unref);
  lab_test_do (test, "key Return; asked; settle");
}

static void
finish_time_trial (LabTestWindow *test)
{
  lab_clock_advance (g_object_get_data (G_OBJECT (test->window), "clock"),
                     3 * G_TIME_SPAN_MINUTE);
  lab_test_wait (lab_test_find_button ("Play Again") != NULL
                 && gtk_widget_is_sensitive (lab_test_find_button ("Play Again")));
}

static void
begin_lesson (LabTestWindow *test)
{
  lab_test_lesson_begin (test);
}

static void
finish_lesson (LabTestWindow *test)
{
  lab_test_lesson_skip_to (test, LAB_SHIFT_LESSON_N_STEPS);
}

static void
begin_escape (LabTestWindow *test)
{
  lab_test_escape_start (test, 1);
}

static void
begin_robots (LabTestWindow *test)
{
  lab_test_do (test, "level 1; wait-level 1; proved");
}

static void
finish_robots (LabTestWindow *test)
{
  GArray *best = lab_robots_game_list_best (lab_test_robots_get_game (test), NULL)->pdata[0];
  g_autofree char *text = lab_robots_moves_format ((const LabRobotsMove *) (gpointer) best->data,
                                                   best->len);

  lab_test_do (test, "robots %s", text);
}

static void
begin_party (LabTestWindow *test)
{
  lab_test_do (test, "party pp; settle");
}

static void
finish_party (LabTestWindow *test)
{
  do
    lab_test_do (test, "way-known; claim 0 30; tap party.skip; show-way; tap party.next");
  while (!lab_robots_party_is_over (lab_test_robots_party_get (test)));
}

static void
begin_race (LabTestWindow *test)
{
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
}

static void
begin_small_game (LabTestWindow *test)
{
  lab_test_small_game_begin (test, "matches:5", "person");
}

static const Game games[] = {
  { begin_shift, "Hint: ", TRUE, finish_shift, FALSE,
    BUTTON (NEXT) | BUTTON (WAY) | BUTTON (EXPLAIN) | BUTTON (OTHER) },
  { begin_puzzle, "Insert into ", TRUE, finish_puzzle, TRUE,
    BUTTON (NEXT) | BUTTON (AGAIN) | BUTTON (WAY) | BUTTON (OTHER) },
  { begin_time_trial, NULL, FALSE, finish_time_trial, FALSE, BUTTON (NEXT) | BUTTON (AGAIN) },
  { begin_lesson, NULL, FALSE, finish_lesson, FALSE,
    BUTTON (NEXT) | BUTTON (WAY) | BUTTON (OTHER) },
  { begin_escape, "Go ", FALSE, lab_test_escape_finish, TRUE,
    BUTTON (NEXT) | BUTTON (AGAIN) | BUTTON (WAY) },
  { begin_robots, "From here it takes", TRUE, finish_robots, TRUE,
    BUTTON (NEXT) | BUTTON (AGAIN) },
  { begin_party, NULL, TRUE, finish_party, FALSE, BUTTON (NEXT) | BUTTON (OTHER) },
  { begin_race, "fetch the cheese", TRUE, lab_test_cheese_finish, FALSE,
    BUTTON (NEXT) | BUTTON (AGAIN) },
  { begin_small_game, "The game ends after", TRUE, lab_test_small_game_finish, FALSE,
    BUTTON (AGAIN) },
};

/* Private helpers: what is checked */

/* Returns the only mapped widget of a type; NULL if there is none. */
static GtkWidget *
find_mapped (LabTestWindow *test,
             GType          type)
{
  g_autoptr (GPtrArray) all = lab_test_find_all (GTK_WIDGET (test->window), type);
  GtkWidget *found = NULL;

  for (guint i = 0; i < all->len; i++)
    {
      if (!gtk_widget_get_mapped (all->pdata[i]))
        continue;
      g_assert_null (found);
      found = all->pdata[i];
    }
  return found;
}

static graphene_rect_t
get_place (GtkWidget *widget,
           GtkWidget *within)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &place));
  return place;
}

/* Undo and redo are in the header bar, and only there. */
static void
check_undo (LabTestWindow *test,
            gboolean       undoes)
{
  static const char * const actions[] = { "win.undo", "win.redo" };
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_BUTTON);

  for (guint n = 0; n < G_N_ELEMENTS (actions); n++)
    {
      guint n_found = 0;

      for (guint i = 0; i < buttons->len; i++)
        {
          if (!gtk_widget_get_mapped (buttons->pdata[i])
              || g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), actions[n]) != 0)
            continue;
          g_assert_nonnull (gtk_widget_get_ancestor (buttons->pdata[i], ADW_TYPE_HEADER_BAR));
          n_found++;
        }
      g_assert_cmpuint (n_found, ==, undoes ? 1 : 0);
    }
}

/* The button has a label, is at the top of the panel, and H does the same. */
static void
check_hint (LabTestWindow *test,
            const char    *words)
{
  GtkWidget *button = find_mapped (test, LAB_TYPE_HINT_BUTTON), *panel;

  if (words == NULL)
    return;
  g_assert_nonnull (button);
  g_assert_true (lab_test_has_text (button, "Hint"));
  panel = gtk_widget_get_ancestor (button, ADW_TYPE_TOAST_OVERLAY);
  g_assert_cmpfloat (get_place (button, panel).origin.y, <, TOP);
  lab_test_do (test, "key h; wait-said %s", words);
}

/* Returns whether a place is below another one, or after it in the same line. */
static gboolean
follows (graphene_rect_t place,
         graphene_rect_t before)
{
  return place.origin.y >= before.origin.y + before.size.height
         || place.origin.x >= before.origin.x + before.size.width;
}

/* Each part is below or after the one before; the obvious button is green and has the focus. */
static void
check_card (LabTestWindow *test,
            const Game    *game)
{
  LabResultCard *card = LAB_RESULT_CARD (find_mapped (test, LAB_TYPE_RESULT_CARD));
  GtkWidget *obvious = card->buttons[game->buttons & BUTTON (NEXT) ? LAB_RESULT_NEXT
                                                                   : LAB_RESULT_AGAIN];
  GtkWidget *widget = GTK_WIDGET (card);
  graphene_rect_t last = get_place (GTK_WIDGET (card->title), widget);

  g_assert_cmpuint (strlen (gtk_label_get_text (card->title)), >, 0);
  g_assert_cmpint (gtk_widget_get_mapped (GTK_WIDGET (card->stars)), ==, game->has_stars);
  if (game->has_stars)
    {
      g_assert_true (follows (get_place (GTK_WIDGET (card->stars), widget), last));
      last = get_place (GTK_WIDGET (card->stars), widget);
      /* The reason for a missing one. */
      g_assert_true (follows (get_place (GTK_WIDGET (card->text), widget), last));
      last = get_place (GTK_WIDGET (card->text), widget);
      if (card->stars->count == 0)
        obvious = card->buttons[LAB_RESULT_AGAIN];
    }
  for (guint i = 0; i < LAB_N_RESULT_BUTTONS; i++)
    {
      graphene_rect_t place;

      g_assert_cmpint (gtk_widget_get_mapped (card->buttons[i]), ==,
                       (game->buttons & 1u << i) != 0);
      g_assert_cmpint (gtk_widget_has_css_class (card->buttons[i], "suggested-action"), ==,
                       card->buttons[i] == obvious);
      if ((game->buttons & 1u << i) == 0)
        continue;
      place = get_place (card->buttons[i], widget);
      g_assert_true (follows (place, last));
      last = place;
    }
  g_assert_cmpint (gtk_widget_has_focus (obvious), ==, (game->buttons & BUTTON (NEXT)) != 0);
}

/* Tests */

LAB_WINDOW_TESTS (test_game,
                  { "/window/results/shift", &games[0] },
                  { "/window/results/puzzle", &games[1] },
                  { "/window/results/time-trial", &games[2] },
                  { "/window/results/lesson", &games[3] },
                  { "/window/results/escape", &games[4] },
                  { "/window/results/robots", &games[5] },
                  { "/window/results/party", &games[6] },
                  { "/window/results/race", &games[7] },
                  { "/window/results/small-game", &games[8] })
{
  const Game *game = data;

  game->begin (test);
  check_undo (test, game->undoes);
  check_hint (test, game->hint);
  game->finish (test);
  lab_test_driver_settle (test->driver);
  check_card (test, game);
}

/* The last position stays where it was, and the result is beside it, or below it on a phone. */
LAB_WINDOW_TESTS (test_board,
                  { "/window/results/board", "1280 800" },
                  { "/window/results/board-phone", "360 640" })
{
  GtkWidget *window = GTK_WIDGET (test->window), *board, *side;
  graphene_rect_t before, after;

  lab_test_do (test, "size %s", (const char *) data);
  begin_puzzle (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  before = get_place (board, window);
  finish_puzzle (test);
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_widget_get_mapped (board));
  after = get_place (board, window);
  g_assert_true (graphene_rect_equal (&before, &after));
  side = gtk_widget_get_ancestor (find_mapped (test, LAB_TYPE_RESULT_CARD),
                                  GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (follows (get_place (side, window), after));
  lab_test_do (test, "within Next Puzzle; within Try Again; within Show Solution; "
               "within All Puzzles");
}

/* Confetti falls in a game of any family, but not without animations. */
LAB_WINDOW_TESTS (test_confetti,
                  { "/window/results/confetti", GINT_TO_POINTER (TRUE) },
                  { "/window/results/confetti-still", GINT_TO_POINTER (FALSE) })
{
  gboolean animated = GPOINTER_TO_INT (data);
  GtkWidget *confetti = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CONFETTI);

  lab_test_count_shows (confetti);
  lab_test_small_game_begin (test, "matches:5", "person");
  lab_test_window_set_animated (animated);
  g_assert_false (gtk_widget_get_visible (confetti));
  lab_test_small_game_finish (test);
  lab_test_wait (find_mapped (test, LAB_TYPE_RESULT_CARD) != NULL);
  if (animated)
    lab_test_wait (lab_test_get_n_shows (confetti) > 0);
  g_assert_cmpuint (lab_test_get_n_shows (confetti), ==, animated);
  /* It does not fall over the next game. */
  lab_test_do (test, "click Play Again");
  lab_test_wait (!gtk_widget_get_visible (confetti));
}
