/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-classic-kind.h"
#include "lab-monkey.h"
#include "lab-shift-saved-game.h"
#include "lab-test-audit.h"
#include "lab-test-cheese-window.h"
#include "lab-test-maze.h"
#include "lab-test-robots-window.h"
#include "lab-test-seating.h"
#include "lab-test-small-game.h"

/* Sometimes the monkey plays by the rules for a while, so that games progress and end. It also goes
 * from family to family, and opens the pages of those that have several parts. */

/* The most turns that it plays in order to end a game. */
#define MAX_TURNS 60

/* Starts a game from the main loop, as the program itself does. */
typedef struct
{
  LabTestWindow *test;
  LabShiftGame *game;
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];
  LabClassicSession *session;
  gboolean done;
} Beginning;

static gboolean
on_begin (gpointer data)
{
  Beginning *self = data;

  if (self->session != NULL)
    lab_family_game_play (
        lab_family_get_game (LAB_FAMILY (lab_test_small_game_get_family (self->test))),
        self->session);
  else
    {
      memcpy (self->game->kinds, self->kinds, sizeof self->game->kinds);
      lab_shift_family_play (lab_test_get_family (self->test->window), self->game);
    }
  self->done = TRUE;
  return G_SOURCE_REMOVE;
}

/* The shifting maze */

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
  return lab_monkey_is_at (self, LAB_SHIFT_FAMILY_ID, "game")
         && lab_monkey_get_runner (self) != NULL && lab_monkey_is_free (self);
}

static gboolean
is_asked (LabMonkey *self)
{
  LabShiftTurnRunner *runner = lab_monkey_get_runner (self);
  LabShiftSeat seat = lab_test_window_get_position (self->test)->seat;

  return runner->stage == LAB_SHIFT_TURN_RUNNER_ASKED
         && (runner->persons & LAB_SHIFT_SEAT_BIT (seat)) != 0;
}

static LabShiftCell
choose_cell (LabMonkey              *self,
             const LabShiftPosition *position)
{
  LabShiftBitboard reachable = lab_shift_position_get_reachable (position);

  for (guint n = lab_monkey_draw (self, lab_shift_bitboard_count (reachable)); n > 0; n--)
    reachable &= reachable - 1;
  return lab_shift_bitboard_first (reachable);
}

/* Chooses any legal turn, or the best one. */
static LabShiftTurn
choose_turn (LabMonkey              *self,
             const LabShiftPosition *position)
{
  LabShiftPosition after = *position;
  LabShiftTurn turn = { 0, position->board.spare, LAB_SHIFT_CELL_NONE };

  if (lab_monkey_chance (self, 65))
    {
      lab_test_choose_turn (position, &turn);
      return turn;
    }
  do
    turn.arrow = (LabShiftArrow) lab_monkey_draw (self, LAB_SHIFT_N_ARROWS);
  while (!lab_shift_position_may_insert (position, turn.arrow));
  lab_shift_position_insert (&after, turn.arrow, turn.tile);
  turn.cell = choose_cell (self, &after);
  return turn;
}

static void
insert (LabMonkey          *self,
        const LabShiftTurn *turn)
{
  lab_monkey_say (self, "inserts at arrow %u", turn->arrow);
  for (guint n = 0; n < 4 && is_playing (self)
                    && lab_test_window_get_position (self->test)->board.spare != turn->tile; n++)
    lab_test_driver_key (self->test->driver, GDK_KEY_r, 0);
  if (is_playing (self))
    lab_monkey_press_on (self, lab_test_window_get_board (self->test)->arrows[turn->arrow]);
}

static void
move (LabMonkey   *self,
      LabShiftCell cell)
{
  lab_monkey_say (self, "moves to cell %u", cell);
  lab_monkey_press_on (self, lab_test_window_get_board (self->test)->tiles[cell]);
  /* Some settings require to confirm moves. */
  if (is_playing (self) && lab_monkey_chance (self, 50))
    lab_test_driver_key (self->test->driver, GDK_KEY_m, 0);
}

/* Does the next step of the turn, whatever it is. */
static void
play_step (LabMonkey *self)
{
  const LabShiftPosition *position = lab_test_window_get_position (self->test);

  if (lab_shift_game_page_get_covered (lab_test_get_game_page (self->test->window)))
    {
      take (self);
    }
  else if (!is_asked (self))
    {
      lab_test_iterate_for (20);
    }
  else if (position->phase == LAB_SHIFT_PHASE_INSERT)
    {
      LabShiftTurn turn = choose_turn (self, position);

      insert (self, &turn);
      if (is_playing (self) && is_asked (self)
          && lab_test_window_get_position (self->test)->phase == LAB_SHIFT_PHASE_MOVE)
        move (self, turn.cell);
    }
  else if (position->phase == LAB_SHIFT_PHASE_MOVE)
    {
      move (self, choose_cell (self, position));
    }
}

/* Draws a deal, most often a short one. */
static LabShiftDeal
draw_deal (LabMonkey *self)
{
  LabShiftDeal deal = { .seed = lab_monkey_draw (self, 1000),
                        .rules = (LabShiftRules) lab_monkey_draw (self, 8) };
  guint n_seats;

  do
    {
      deal.seats = (LabShiftSeatSet) lab_monkey_draw (self, 1 << LAB_SHIFT_N_SEATS);
      deal.first_seat = (LabShiftSeat) lab_monkey_draw (self, LAB_SHIFT_N_SEATS);
      n_seats = (guint) __builtin_popcount (deal.seats);
    }
  while (n_seats < 2 || (deal.seats & LAB_SHIFT_SEAT_BIT (deal.first_seat)) == 0);
  deal.cards_each = (guint8) (1 + lab_monkey_draw (self, lab_monkey_chance (self, 80)
                                                             ? 2
                                                             : lab_shift_deal_max_cards (n_seats)));
  return deal;
}

/** lab_monkey_dup_game: returns the file of a game that is new or nearly over. */
char *
lab_monkey_dup_game (LabMonkey *self)
{
  const LabShiftDeal deal = draw_deal (self);
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);

  lab_test_play_turns (game, lab_monkey_draw (self, 40));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    game->kinds[seat] = (LabShiftPlayerKind) lab_monkey_draw (self, LAB_SHIFT_N_PLAYER_KINDS);
  return lab_shift_saved_game_to_data (game);
}

/** lab_monkey_begin_game: starts another game of any kind, often of people, rarely of programs. */
void
lab_monkey_begin_game (LabMonkey *self)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", "B_n <b>", "Cleo & Co", "د" };
  Beginning beginning = { .test = self->test };
  const LabShiftDeal deal = draw_deal (self);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    beginning.kinds[seat] = lab_monkey_chance (self, 55)
                            ? LAB_SHIFT_PLAYER_PERSON
                            : (LabShiftPlayerKind) lab_monkey_draw (self, LAB_SHIFT_N_PLAYER_KINDS);
  lab_monkey_say (self, "begins game %u with seats %#x, rules %u, kinds %u %u %u %u",
                  (guint) deal.seed, deal.seats, deal.rules, beginning.kinds[0],
                  beginning.kinds[1], beginning.kinds[2], beginning.kinds[3]);
  if (lab_monkey_chance (self, 30))
    lab_monkey_choose_program (self);
  beginning.game = lab_shift_game_new (&deal, names);
  g_idle_add (on_begin, &beginning);
  lab_test_wait (beginning.done);
  g_object_unref (beginning.game);
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_begin_other: starts a game in solo mode, or opens the setup page. */
void
lab_monkey_begin_other (LabMonkey *self)
{
  if (lab_monkey_chance (self, 25))
    {
      const char *puzzle
        = LAB_MONKEY_PICK (self, "1-01", "2-07", "3-01", "4-03", "9-99", "", "x");

      lab_monkey_say (self, "plays the puzzle “%s”", puzzle);
      gtk_widget_activate_action (GTK_WIDGET (self->test->window), "win.play-puzzle", "s", puzzle);
      lab_test_driver_settle (self->test->driver);
    }
  else
    lab_monkey_activate (self, LAB_MONKEY_PICK (self, "win.tutorial", "win.time-trial",
                                                "win.puzzles", "win.daily-puzzle", "win.first-game",
                                                "win.new-game"));
  if (lab_monkey_has_window (self) && lab_monkey_chance (self, 60))
    lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
}

/** lab_monkey_play: plays a few legal turns. */
void
lab_monkey_play (LabMonkey *self)
{
  for (guint n = 1 + lab_monkey_draw (self, 5); n > 0 && is_playing (self); n--)
    play_step (self);
}

/** lab_monkey_play_on: plays many turns, which ends short games. */
void
lab_monkey_play_on (LabMonkey *self)
{
  for (guint n = 0; n < MAX_TURNS && is_playing (self); n++)
    play_step (self);
}

/* Checks of the shifting maze, which work in any language */

/* Returns all treasures that players of @seats have found or still have to find. */
static LabShiftTreasureSet
get_cards (const LabShiftPosition *position,
           LabShiftSeatSet         seats)
{
  LabShiftTreasureSet all = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      for (guint i = 0; (seats & LAB_SHIFT_SEAT_BIT (seat)) != 0 && i < position->n_cards[seat];
           i++)
        all |= (LabShiftTreasureSet) 1 << lab_shift_position_get_cards (position, seat)[i];
    }
  return all;
}

/* During the handover no card may be visible except the finder's next one. Cards of
 * a computer that plays with people are always hidden. */
static void
check_secrets (LabMonkey          *self,
               LabShiftTurnRunner *runner)
{
  const LabShiftPosition *position = lab_test_window_get_position (self->test);
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (self->test->window));
  GtkWidget *places = gtk_widget_get_ancestor (
      lab_test_find_action (page, "game.turn-clockwise"), GTK_TYPE_STACK);
  const char *place = gtk_stack_get_visible_child_name (GTK_STACK (places));
  LabShiftTreasureSet shown = lab_test_window_get_shown (self->test);

  if (runner->persons != 0)
    g_assert_cmphex (shown & ~get_cards (position, runner->persons), ==,
                     0);
  if (lab_shift_game_page_get_covered (LAB_SHIFT_GAME_PAGE (page))
      && g_strcmp0 (place, "seen") != 0)
    g_assert_cmphex (shown, ==, 0);
}

/* The visible state of the game. */
typedef struct
{
  LabShiftPosition position;
  LabShiftArrow preview;
  graphene_point_t places[LAB_SHIFT_N_CELL_BITS];
} Sight;

/* A tile that moves in a preview, or back, has no cell for a moment. */
static void
look (LabMonkey *self,
      Sight     *sight)
{
  LabShiftBoardView *board = lab_test_window_get_board (self->test);

  memset (sight, 0, sizeof *sight);
  sight->position = *lab_test_window_get_position (self->test);
  sight->preview = lab_shift_board_motion_get_preview (board->motion);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      GtkWidget *tile = board->tiles[cell];

      if (!gtk_widget_compute_point (tile, GTK_WIDGET (board), graphene_point_zero (),
                                     &sight->places[cell]))
        sight->places[cell] = *graphene_point_zero ();
    }
}

static gboolean
is_same_sight (const Sight *one,
               const Sight *other)
{
  gboolean same = lab_shift_position_equal (&one->position, &other->position)
                  && one->preview == other->preview;

  for (guint i = 0; same && i < LAB_SHIFT_N_CELL_BITS; i++)
    same = graphene_point_equal (&one->places[i], &other->places[i]);
  return same;
}

/* Compares the game on the screen with the model. Places can be compared only if
 * nothing is moving and no dialog is open, because a dialog's own frames are all
 * that the test waits for. */
static void
check_table (LabMonkey          *self,
             LabShiftTurnRunner *runner)
{
  Sight before, now;

  check_secrets (self, runner);
  if (self->hasty || !lab_monkey_is_free (self))
    return;
  look (self, &before);
  lab_test_driver_settle (self->test->driver);
  if (lab_monkey_get_runner (self) != runner
      || !lab_monkey_is_at (self, LAB_SHIFT_FAMILY_ID, "game")
      || !gtk_widget_get_mapped (GTK_WIDGET (lab_test_window_get_board (self->test)))
      || lab_shift_board_motion_get_busy (lab_test_window_get_board (self->test)->motion))
    return;
  /* The next frame shows everything that was played or pointed at before. */
  look (self, &now);
  if (is_same_sight (&before, &now))
    lab_test_audit_places (self->test);
}

static gboolean
on_idle (gpointer data)
{
  gboolean *answered = data;

  *answered = TRUE;
  return G_SOURCE_REMOVE;
}

/** lab_monkey_check: asserts that the program responds, and that the window shows the game. */
void
lab_monkey_check (LabMonkey *self)
{
  gboolean answered = FALSE;
  LabShiftTurnRunner *runner;

  g_idle_add (on_idle, &answered);
  lab_test_wait (answered);
  runner = lab_monkey_get_runner (self);
  if (runner != NULL && lab_monkey_is_at (self, LAB_SHIFT_FAMILY_ID, "game"))
    check_table (self, runner);
}

/** lab_monkey_check_files: asserts that the game could be saved, and is in the autosave file. */
void
lab_monkey_check_files (LabMonkey *self)
{
  LabShiftTurnRunner *runner = lab_monkey_get_runner (self);
  g_autoptr (LabShiftGame) read = NULL;
  g_autoptr (LabShiftGame) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  /* Games in solo mode are not saved. */
  if (runner == NULL
      || lab_test_get_game_page (self->test->window)->solo_mode)
    return;
  data = lab_shift_saved_game_to_data (runner->game);
  read = lab_shift_saved_game_parse (data, strlen (data), &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&read->position,
                   sizeof (LabShiftPosition), lab_test_window_get_position (self->test),
                   sizeof (LabShiftPosition));
  path = lab_test_window_get_kept_path ();
  file = g_file_new_for_path (path);
  kept = lab_shift_saved_game_load (file, NULL, &error);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_assert_no_error (error);
}

/* The small games, and their search trees */

static gboolean
is_in_classics (LabMonkey  *self,
                const char *page)
{
  return lab_monkey_is_at (self, LAB_CLASSICS_FAMILY_ID, page) && lab_monkey_is_free (self);
}

/* Returns a game of any kind and size; most are small. */
static char *
draw_game (LabMonkey *self)
{
  const guint columns = lab_monkey_draw (self, 6), rows = lab_monkey_draw (self, 6);

  switch (lab_monkey_draw (self, 8))
    {
    case 0:
      return g_strdup_printf ("matches:%u", 1 + lab_monkey_draw (self, 99));
    case 1:
      return g_strdup_printf ("matches:%u,misere", 1 + lab_monkey_draw (self, 20));
    case 2:
      return g_strdup_printf ("divide:%ux%u", 2 + columns, 2 + rows);
    case 3:
      return g_strdup ("hexapawn");
    case 4:
      return g_strdup_printf ("hexapawn:%ux%u", 3 + columns, 3 + rows);
    case 5:
      return g_strdup_printf ("tictactoe:%ux%u,3", 3 + columns, 3 + rows);
    default:
      return g_strdup ("tictactoe");
    }
}

static LabClassicSession *
draw_session (LabMonkey *self)
{
  g_autofree char *text = draw_game (self);
  g_autofree gpointer start = NULL;
  g_autoptr (GError) error = NULL;
  const LabClassic *classic = lab_classic_parse (text, &start, &error);
  LabClassicSeat seats[2];
  g_autoptr (LabClassicGame) game = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      seats[i].person = lab_monkey_chance (self, 65);
      seats[i].level = (LabClassicLevel) lab_monkey_draw (self, LAB_CLASSIC_N_LEVELS);
    }
  /* The window has no games between two computers. */
  seats[0].person |= !seats[1].person;
  game = lab_classic_game_new (classic, start);
  lab_monkey_say (self, "has a game of %s", text);
  return lab_classic_session_new (game, seats, lab_monkey_draw (self, 1000));
}

/* Draws any legal action. */
static guint32
draw_action (LabMonkey      *self,
             LabClassicGame *game)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (game->classic, game->state);

  return g_array_index (actions, guint32, lab_monkey_draw (self, actions->len));
}

/* Presses on the places of an action, and sometimes on any others. */
static void
choose (LabMonkey *self,
        guint32    action)
{
  LabClassicGame *game = lab_test_small_game_get_game (self->test);
  const LabClassicBoard *board = lab_classic_board_find (game->classic);
  guint n_moves = lab_play_get_n_moves (LAB_PLAY (game));

  for (guint step = 0; step < board->n_steps && is_in_classics (self, "game"); step++)
    {
      GtkWidget *view = GTK_WIDGET (lab_test_small_game_get_board (self->test));
      g_autoptr (GPtrArray) spots = lab_test_find_all (view, LAB_TYPE_CLASSIC_SPOT);
      int number;

      if (lab_test_small_game_get_game (self->test) != game
          || lab_play_get_n_moves (LAB_PLAY (game)) != n_moves)
        return;
      number = lab_classic_board_find_spot (board, game->state, action, step);
      if (number < 0 || lab_monkey_chance (self, 5))
        number = (int) lab_monkey_draw (self, spots->len);
      if ((guint) number >= spots->len)
        return;
      if (lab_monkey_chance (self, 70))
        lab_monkey_press_on (self, spots->pdata[number]);
      else if (gtk_widget_get_mapped (spots->pdata[number]))
        {
          gtk_widget_grab_focus (spots->pdata[number]);
          lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
        }
    }
}

static void
play_small_step (LabMonkey *self)
{
  LabClassicGame *game = lab_test_small_game_get_game (self->test);
  g_autofree char *move = NULL;
  guint32 action;

  if (lab_play_is_over (game))
    {
      lab_monkey_strike_one_of (self, "r Return");
      return;
    }
  if (!lab_classic_session_is_persons_turn (lab_test_small_game_get_session (self->test))
      || lab_classic_board_view_is_moving (lab_test_small_game_get_board (self->test)))
    {
      lab_test_iterate_for (20);
      return;
    }
  action = draw_action (self, game);
  move = game->classic->format_action (game->state, action);
  lab_monkey_say (self, "plays %s", move);
  choose (self, action);
}

/** lab_monkey_dup_small_game: returns the file of a small game with a few moves. */
char *
lab_monkey_dup_small_game (LabMonkey *self)
{
  g_autoptr (LabClassicSession) session = draw_session (self);
  LabClassicGame *game = session->game;

  for (guint n = lab_monkey_draw (self, 12); n > 0 && !lab_play_is_over (game); n--)
    g_assert_true (lab_classic_game_move (game, draw_action (self, game), NULL));
  return lab_classic_kind.format (session);
}

/**
 * lab_monkey_begin_small_game: starts a small game of any kind, or the one that the start page
 * offers.
 */
void
lab_monkey_begin_small_game (LabMonkey *self)
{
  if (is_in_classics (self, "start") && lab_monkey_chance (self, 50))
    {
      lab_monkey_say (self, "starts the game of the start page");
      lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
    }
  else
    {
      g_autoptr (LabClassicSession) session = draw_session (self);
      Beginning beginning = { .test = self->test, .session = session };

      g_idle_add (on_begin, &beginning);
      lab_test_wait (beginning.done);
    }
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_play_small_game: plays a few moves, or steps through the search tree. */
void
lab_monkey_play_small_game (LabMonkey *self)
{
  for (guint n = 1 + lab_monkey_draw (self, 8); n > 0; n--)
    {
      if (is_in_classics (self, "search-tree"))
        lab_monkey_strike_one_of (self, "Next Next Prior Home End space Up Down Left Right f "
                                  "Return Escape");
      else if (is_in_classics (self, "game")
               && lab_test_small_game_get_session (self->test) != NULL)
        play_small_step (self);
    }
  if (is_in_classics (self, "game") && lab_monkey_chance (self, 15))
    lab_monkey_strike_one_of (self, "h t v r");
}

/* The robots */

static gboolean
is_at_robots (LabMonkey  *self,
              const char *page)
{
  return lab_monkey_is_at (self, LAB_ROBOTS_FAMILY_ID, page) && lab_monkey_is_free (self);
}

/* Draws a board, most often a small one. */
static void
draw_board (LabMonkey      *self,
            LabRobotsBoard *board)
{
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  recipe.size = 8 + 2 * lab_monkey_draw (self, lab_monkey_chance (self, 80) ? 3 : 13);
  recipe.n_robots = 1 + lab_monkey_draw (self, LAB_ROBOTS_MAX_ROBOTS);
  recipe.density = lab_monkey_draw (self, LAB_ROBOTS_MAX_DENSITY + 1);
  recipe.any_robot = lab_monkey_chance (self, 25);
  recipe.must_ricochet = lab_monkey_chance (self, 25);
  lab_robots_recipe_make (&recipe, lab_random_next (&self->random), board);
}

/** lab_monkey_begin_robots: begins a puzzle on a random board, or a level. */
void
lab_monkey_begin_robots (LabMonkey *self)
{
  LabRobotsPuzzles *play;

  if (!lab_monkey_is_free (self))
    return;
  play = lab_robots_puzzles_get (lab_test_robots_get_family (self->test));
  lab_family_show_start (lab_test_robots_get_family (self->test));
  if (lab_monkey_chance (self, 30))
    {
      LabRobotsLevel level;

      lab_robots_level_init_numbered (&level, 1 + lab_monkey_draw (self, 30));
      lab_monkey_say (self, "begins level %u with robots", (guint) level.number);
      lab_robots_puzzles_start (play, &level);
    }
  else
    {
      LabRobotsBoard board;

      draw_board (self, &board);
      lab_monkey_say (self, "begins a board with %u robots", board.n_robots);
      lab_robots_puzzles_start_board (play, &board);
    }
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_play_robots: plays a few moves of a puzzle or of a party, or studies. */
void
lab_monkey_play_robots (LabMonkey *self)
{
  for (guint n = 1 + lab_monkey_draw (self, 8); n > 0; n--)
    {
      if (is_at_robots (self, "robots"))
        lab_monkey_strike_one_of (self, "1 2 3 4 5 1 2 3 Up Right Down Left Up Right Down Left "
                                  "h h r n Return space");
      /* People claim with their usual letters and numbers; the others are for moves and buttons. */
      else if (is_at_robots (self, "robots-party"))
        lab_monkey_strike_one_of (self, "x r q p 1 2 3 9 Up Down Left Right Tab Return n g Escape "
                                  "space");
      /* Goes through a recorded search, or around a board that is drawn. */
      else if (is_at_robots (self, "robots-watch") || is_at_robots (self, "robots-editor"))
        lab_monkey_strike_one_of (self, "Next Prior Home End space Up Down Left Right Tab Return 0 "
                                  "1 5");
    }
}

/* The families */

/** lab_monkey_switch_family: shows the start page of another family. */
void
lab_monkey_switch_family (LabMonkey *self)
{
  LabFamily *family;

  if (!lab_monkey_is_free (self))
    return;
  do
    family = lab_window_get_family (self->test->window,
                                    LAB_MONKEY_PICK (self, LAB_SHIFT_FAMILY_ID,
                                                     LAB_CLASSICS_FAMILY_ID, LAB_MAZE_FAMILY_ID,
                                                     LAB_CHEESE_FAMILY_ID, LAB_ROBOTS_FAMILY_ID));
  while (family == self->test->window->family);
  lab_monkey_say (self, "switches to the family %s", LAB_FAMILY_GET_CLASS (family)->id);
  lab_family_show_start (family);
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_show_part: shows one of the pages of mazes, of cheese races, or of robots. */
void
lab_monkey_show_part (LabMonkey *self)
{
  static const struct
  {
    const char *family;
    const LabFamilyPart *parts;
  } all[] = {
    { LAB_MAZE_FAMILY_ID, lab_maze_parts },
    { LAB_CHEESE_FAMILY_ID, lab_cheese_parts },
    { LAB_ROBOTS_FAMILY_ID, lab_robots_parts },
  };
  const guint i = lab_monkey_draw (self, G_N_ELEMENTS (all));
  g_autofree char *action = NULL;
  guint n = 0;

  if (!lab_monkey_is_free (self))
    return;
  while (all[i].parts[n].name != NULL)
    n++;
  lab_family_show_start (lab_window_get_family (self->test->window, all[i].family));
  action = g_strconcat ("win.", all[i].parts[lab_monkey_draw (self, n)].name, NULL);
  lab_monkey_activate (self, action);
}
