/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include "lab-test-seating.h"
#include "lab-test-turns.h"

/* Sometimes the monkey plays by the rules for a while, so that games progress and
 * end. */

/* The most turns that it plays in order to end a game. */
#define MAX_TURNS 60

/* Private helpers */

/* Ends the handover with its button or a key. */
static void
take (LabMonkey *self)
{
  GtkWidget *button = lab_test_window_find_handover (self->test);

  lab_monkey_say (self, "takes the screen");
  if (button == NULL || lab_monkey_chance (self, 30) || !lab_monkey_press_on (self, button))
    lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
}

static gboolean
is_playing (LabMonkey *self)
{
  return lab_monkey_is_at (self, "game") && lab_monkey_get_runner (self) != NULL
         && lab_monkey_get_top (self) == GTK_WINDOW (self->test->window);
}

static gboolean
is_asked (LabMonkey *self)
{
  LabTurnRunner *runner = lab_monkey_get_runner (self);
  LabSeat seat = lab_test_window_get_position (self->test)->seat;

  return lab_turn_runner_get_stage (runner) == LAB_TURN_RUNNER_ASKED
         && (lab_turn_runner_get_persons (runner) & LAB_SEAT_BIT (seat)) != 0;
}

/* Chooses any legal turn, or the best one. */
static LabTurn
choose_turn (LabMonkey         *self,
             const LabPosition *position)
{
  LabPosition after = *position;
  LabTurn turn = { 0, position->board.spare, LAB_CELL_NONE };
  LabBitboard reachable;

  if (lab_monkey_chance (self, 65))
    {
      lab_test_choose_turn (position, &turn);
      return turn;
    }
  do
    turn.arrow = (LabArrow) lab_monkey_draw (self, LAB_N_ARROWS);
  while (!lab_position_may_insert (position, turn.arrow));
  lab_position_insert (&after, turn.arrow, turn.tile);
  reachable = lab_position_get_reachable (&after);
  for (guint n = lab_monkey_draw (self, lab_bitboard_count (reachable)); n > 0; n--)
    reachable &= reachable - 1;
  turn.cell = lab_bitboard_first (reachable);
  return turn;
}

static void
insert (LabMonkey     *self,
        const LabTurn *turn)
{
  lab_monkey_say (self, "inserts at arrow %u", turn->arrow);
  for (guint n = 0; n < 4 && is_playing (self)
                    && lab_test_window_get_position (self->test)->board.spare != turn->tile;
       n++)
    lab_test_driver_key (self->test->driver, GDK_KEY_r, 0);
  if (is_playing (self))
    lab_monkey_press_on (self, lab_board_view_get_arrow (lab_test_window_get_board (self->test),
                                                         turn->arrow));
}

static void
move (LabMonkey *self,
      LabCell    cell)
{
  lab_monkey_say (self, "moves to cell %u", cell);
  lab_monkey_press_on (self,
                       lab_board_view_get_tile (lab_test_window_get_board (self->test), cell));
  /* Some settings require to confirm moves. */
  if (is_playing (self) && lab_monkey_chance (self, 50))
    lab_test_driver_key (self->test->driver, GDK_KEY_m, 0);
}

static LabCell
choose_cell (LabMonkey *self)
{
  LabBitboard reachable = lab_position_get_reachable (lab_test_window_get_position (self->test));

  for (guint n = lab_monkey_draw (self, lab_bitboard_count (reachable)); n > 0; n--)
    reachable &= reachable - 1;
  return lab_bitboard_first (reachable);
}

/* Does the next step of the turn, whatever it is. */
static void
play_step (LabMonkey *self)
{
  const LabPosition *position = lab_test_window_get_position (self->test);

  if (lab_game_page_get_covered (lab_test_get_game_page (self->test->window)))
    {
      take (self);
    }
  else if (!is_asked (self))
    {
      lab_test_iterate_for (20);
    }
  else if (position->phase == LAB_PHASE_INSERT)
    {
      LabTurn turn = choose_turn (self, position);

      insert (self, &turn);
      if (is_playing (self) && is_asked (self)
          && lab_test_window_get_position (self->test)->phase == LAB_PHASE_MOVE)
        move (self, turn.cell);
    }
  else if (position->phase == LAB_PHASE_MOVE)
    {
      move (self, choose_cell (self));
    }
}

/* Starts a game from the main loop, as the program itself does. */
typedef struct
{
  LabWindow *window;
  LabGame *game;
  LabPlayerKind kinds[LAB_N_SEATS];
  gboolean done;
} Beginning;

static gboolean
on_begin (gpointer data)
{
  Beginning *beginning = data;

  lab_labyrinth_family_play (lab_test_get_family (beginning->window), beginning->game,
                             beginning->kinds);
  beginning->done = TRUE;
  return G_SOURCE_REMOVE;
}

static LabSeatSet
draw_seats (LabMonkey *self)
{
  LabSeatSet seats;

  do
    seats = (LabSeatSet) lab_monkey_draw (self, 1 << LAB_N_SEATS);
  while (__builtin_popcount (seats) < 2);
  return seats;
}

/* Chooses people often, and programs rarely. */
static LabPlayerKind
draw_kind (LabMonkey *self)
{
  return lab_monkey_chance (self, 55) ? LAB_PLAYER_PERSON
                                      : (LabPlayerKind) lab_monkey_draw (self, LAB_N_PLAYER_KINDS);
}

/* Public functions */

/**
 * lab_monkey_begin_game: starts another game of any kind; most are short.
 */
void
lab_monkey_begin_game (LabMonkey *self)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", "B_n <b>", "Cleo & Co", "د" };
  Beginning beginning = { .window = self->test->window };
  LabDeal deal = { .seed = lab_monkey_draw (self, 1000), .seats = draw_seats (self) };
  guint n_seats = (guint) __builtin_popcount (deal.seats);

  do
    deal.first_seat = (LabSeat) lab_monkey_draw (self, LAB_N_SEATS);
  while ((deal.seats & LAB_SEAT_BIT (deal.first_seat)) == 0);
  deal.cards_each = (guint8) (1 + lab_monkey_draw (self, lab_monkey_chance (self, 80)
                                                             ? 2
                                                             : lab_deal_max_cards (n_seats)));
  deal.rules = (LabRules) lab_monkey_draw (self, 8);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    beginning.kinds[seat] = draw_kind (self);
  lab_monkey_say (self, "begins game %u with seats %#x, rules %u, kinds %u %u %u %u",
                  (guint) deal.seed, deal.seats, deal.rules, beginning.kinds[0],
                  beginning.kinds[1], beginning.kinds[2], beginning.kinds[3]);
  if (lab_monkey_chance (self, 30))
    lab_monkey_choose_program (self);
  beginning.game = lab_game_new (&deal, names);
  g_idle_add (on_begin, &beginning);
  lab_test_wait (beginning.done);
  g_object_unref (beginning.game);
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_begin_other: starts a game in solo mode, or opens the setup page.
 */
void
lab_monkey_begin_other (LabMonkey *self)
{
  static const char * const actions[] = {
    "win.tutorial",     "win.time-trial", "win.puzzles",
    "win.daily-puzzle", "win.first-game", "win.new-game",
  };
  static const char * const puzzles[] = { "1-01", "2-07", "3-01", "4-03", "9-99", "", "x" };
  GtkWidget *window = GTK_WIDGET (self->test->window);

  if (lab_monkey_chance (self, 25))
    {
      const char *puzzle = puzzles[lab_monkey_draw (self, G_N_ELEMENTS (puzzles))];

      lab_monkey_say (self, "plays the puzzle “%s”", puzzle);
      gtk_widget_activate_action (window, "win.play-puzzle", "s", puzzle);
    }
  else
    {
      const char *action = actions[lab_monkey_draw (self, G_N_ELEMENTS (actions))];

      lab_monkey_say (self, "activates %s", action);
      gtk_widget_activate_action (window, action, NULL);
    }
  lab_test_driver_settle (self->test->driver);
  if (lab_monkey_has_window (self) && lab_monkey_chance (self, 60))
    lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
}

/**
 * lab_monkey_play: plays a few legal turns.
 */
void
lab_monkey_play (LabMonkey *self)
{
  for (guint n = 1 + lab_monkey_draw (self, 5); n > 0 && is_playing (self); n--)
    play_step (self);
}

/**
 * lab_monkey_play_on: plays many turns, which ends short games.
 */
void
lab_monkey_play_on (LabMonkey *self)
{
  for (guint n = 0; n < MAX_TURNS && is_playing (self); n++)
    play_step (self);
}
