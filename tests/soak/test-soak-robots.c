/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-party-kind.h"
#include "lab-robots-kind.h"
#include "lab-robots-text.h"
#include "lab-soak-robots-rules.h"
#include "lab-soak.h"
#include "lab-test-plain-robots.h"

/* Plays puzzles with robots at random, as the window does: with undo, redo, hints, saving and
 * opening, and forbidden moves. Plays parties with all events, possible and forbidden ones, and
 * saving and opening. After each step it compares everything with the rules that
 * lab-soak-robots-rules.c has a second time. The environment variable `LABYRINTHE_SOAK_ROBOTS` sets
 * how many puzzles, and how many parties, are played. */

#define N_GAMES 60
#define N_STEPS 120
#define N_EVENTS 600

typedef struct
{
  LabSoakPuzzle expected;
  LabClock *clock;
  LabRobotsGame *game;
  guint n_hints;
  LabRandom random;
} PuzzleSoak;

typedef struct
{
  LabSoakParty expected;
  LabRobotsPartySettings *settings;
  LabRobotsPartyState state;
  GString *events;
  guint64 won;          /* a bit for each target that was won */
  LabClock *clock;
  LabRandom random;
} PartySoak;

static const char * const phases[] = {
  [LAB_ROBOTS_PARTY_THINKING] = "thinking",
  [LAB_ROBOTS_PARTY_COUNTDOWN] = "countdown",
  [LAB_ROBOTS_PARTY_SHOWING] = "showing",
  [LAB_ROBOTS_PARTY_REVEALED] = "revealed",
  [LAB_ROBOTS_PARTY_OVER] = "over",
};

/* Private helpers */

static guint
count_games (void)
{
  return lab_soak_get_number ("LABYRINTHE_SOAK_ROBOTS", lab_test_rounds (N_GAMES));
}

/* Draws what a small board is like. */
static void
draw_recipe (LabRandom       *random,
             LabRobotsRecipe *recipe)
{
  lab_robots_recipe_init (recipe);
  recipe->n_robots = lab_soak_draw (random, 1, 3);
  recipe->size = 8 + 2 * lab_random_below (random, 2);
  recipe->density = lab_random_below (random, 200);
  recipe->any_robot = lab_random_below (random, 4) == 0;
  recipe->must_ricochet = lab_random_below (random, 4) == 0;
}

/* Draws a move, sometimes one of a robot that is not there. */
static void
draw_move (LabRandom *random,
           guint      n_robots,
           char       text[3])
{
  text[0] = (char) ('1' + lab_random_below (random, MIN (n_robots + 1, LAB_ROBOTS_MAX_ROBOTS)));
  text[1] = "NESW"[lab_random_below (random, 4)];
  text[2] = '\0';
}

/* Compares the places of robots, and for each of their moves whether it is possible. */
static void
check_robots (const LabSoakPuzzle     *expected,
              const LabRobotsBoard    *board,
              const LabRobotsPosition *position)
{
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];
  g_autoptr (GString) found = g_string_new (NULL);
  g_autofree char *cells = NULL;

  lab_soak_puzzle_get_robots (expected, robots);
  cells = lab_test_plain_write_cells (&expected->board, robots);
  for (guint i = 0; i < board->n_robots; i++)
    {
      g_autofree char *cell = lab_robots_cell_format (position->cells[i], board->size);

      g_string_append_printf (found, i > 0 ? ",%s" : "%s", cell);
    }
  g_assert_cmpstr (found->str, ==, cells);
  for (int move = 0; move < expected->board.n_robots * 4; move++)
    {
      LabTestPlainRobot after[LAB_TEST_PLAIN_MAX_ROBOTS];
      LabRobotsPosition found_after = *position;
      LabRobotsMove step = { (guint8) (move / 4), (guint8) (move % 4) };

      memcpy (after, robots, sizeof after);
      g_assert_cmpint (lab_robots_position_play (&found_after, board, step, NULL), ==,
                       lab_test_plain_slide (&expected->board, after, move / 4, "NESW"[move % 4]));
    }
}

/* Private helpers: puzzles */

static void
check_puzzle (PuzzleSoak *self)
{
  const LabSoakPuzzle *expected = &self->expected;
  const LabSoakMoves *moves = &expected->moves;
  LabPlay *play = LAB_PLAY (self->game);
  g_autofree char *text = lab_test_plain_board_write (&expected->board, expected->start);
  g_autofree char *found = lab_robots_board_format (self->game->board);

  g_assert_cmpstr (found, ==, text);
  g_assert_cmpuint (lab_play_get_n_moves (play), ==, (guint) moves->n_played);
  g_assert_cmpuint (lab_play_get_n_redo (play), ==, (guint) (moves->n_known - moves->n_played));
  for (int i = 0; i < moves->n_known; i++)
    g_assert_cmpstr (lab_play_get_move (play, (guint) i), ==, moves->texts[i]);
  g_assert_cmpint (lab_play_is_over (play), ==, lab_soak_puzzle_is_solved (expected));
  check_robots (expected, self->game->board, self->game->position);
}

/* Does something in the game. Returns whether it was allowed. */
static gboolean
act (LabRobotsGame *game,
     const char    *action,
     GError       **error)
{
  LabRobotsMove move;

  if (g_str_equal (action, "undo"))
    return lab_play_undo (LAB_PLAY (game), error);
  if (g_str_equal (action, "redo"))
    return lab_play_redo (LAB_PLAY (game), error);
  if (g_str_equal (action, "restart"))
    return lab_play_restart (LAB_PLAY (game), error);
  g_assert_true (lab_robots_move_parse (action, &move, NULL));
  return lab_robots_game_play (game, move, error);
}

static void
step_puzzle (PuzzleSoak *self)
{
  g_autoptr (GError) error = NULL;
  char action[8];
  gboolean may;

  switch (lab_random_below (&self->random, 12))
    {
    case 0:
    case 1:
      g_strlcpy (action, "undo", sizeof action);
      break;
    case 2:
      g_strlcpy (action, "redo", sizeof action);
      break;
    case 3:
      g_strlcpy (action, lab_random_below (&self->random, 5) == 0 ? "restart" : "redo",
                 sizeof action);
      break;
    default:
      draw_move (&self->random, (guint) self->expected.board.n_robots, action);
    }
  may = lab_soak_puzzle_apply (&self->expected, action);
  g_assert_cmpint (act (self->game, action, &error), ==, may);
  g_assert_cmpint (error == NULL, ==, may);
  check_puzzle (self);
}

/* Continues with the game that was read from what was written. Moves to redo are not saved. */
static void
save_puzzle (PuzzleSoak *self)
{
  LabRobotsGame *read = lab_soak_open_again (&lab_robots_kind, self->game, self->clock);

  g_object_unref (self->game);
  self->game = read;
  self->expected.moves.n_known = self->expected.moves.n_played;
  check_puzzle (self);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (self->game)), ==, self->n_hints);
}

/* Returns the fewest moves from where the robots are. */
static guint
count_fewest (PuzzleSoak *self)
{
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  LabRobotsBoard board = *self->game->board;
  guint64 n_optimal;

  for (guint i = 0; i < board.n_robots; i++)
    board.starts[i] = self->game->position->cells[i];
  return lab_test_plain_robots_solve (plain, &board, 1000, &n_optimal);
}

/* A hint leads to the target, and nothing is shorter. The plain search does not know how robots
 * have moved before, which may shorten the way. */
static void
hint (PuzzleSoak *self)
{
  gboolean may = !lab_soak_puzzle_is_solved (&self->expected);
  LabSoakPuzzle later = self->expected;
  gboolean is_exact = !later.board.ricochet || later.moves.n_played == 0;
  guint fewest = count_fewest (self);
  LabRobotsHint told;

  g_assert_cmpint (lab_robots_game_ask_hint (self->game, NULL), ==, may);
  if (!may)
    return;
  self->n_hints++;
  lab_test_wait ((lab_robots_game_get_hint (self->game, &told), told.is_ready));
  g_assert_true (told.is_proved);
  if (told.moves == NULL)
    {
      g_assert_cmpuint (fewest, ==, LAB_TEST_PLAIN_NONE);
      return;
    }
  for (guint i = 0; i < told.moves->len; i++)
    {
      g_autofree char *text = lab_robots_move_format (g_array_index (told.moves, LabRobotsMove, i));

      g_assert_true (lab_soak_puzzle_apply (&later, text));
    }
  g_assert_true (lab_soak_puzzle_is_solved (&later));
  if (is_exact)
    g_assert_cmpuint (told.moves->len, ==, fewest);
  else
    g_assert_cmpuint (told.moves->len, <=, fewest);
}

static void
play_puzzle (guint64 seed)
{
  g_autofree PuzzleSoak *self = g_new0 (PuzzleSoak, 1);
  g_autofree char *text = NULL;
  LabRobotsLevel level;
  LabRobotsRecipe recipe;
  LabRobotsBoard board;

  lab_random_init (&self->random, seed);
  draw_recipe (&self->random, &recipe);
  lab_robots_recipe_make (&recipe, seed, &board);
  text = lab_robots_board_format (&board);
  g_test_message ("puzzle %" G_GUINT64_FORMAT ": %s", seed, text);
  lab_soak_puzzle_init (&self->expected, text);
  self->clock = lab_clock_new_by_hand ();
  level = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_BOARD };
  self->game = lab_robots_game_new (&level, &board, self->clock);
  for (guint i = 0; i < N_STEPS; i++)
    {
      step_puzzle (self);
      lab_clock_advance (self->clock, lab_random_below (&self->random, G_TIME_SPAN_SECOND));
      if (lab_random_below (&self->random, 4) == 0)
        save_puzzle (self);
      if (lab_random_below (&self->random, 30) == 0)
        hint (self);
    }
  g_object_unref (self->game);
  g_object_unref (self->clock);
}

/* Private helpers: parties */

static void
check_party (const LabSoakParty           *expected,
             const LabRobotsPartyState    *state,
             const LabRobotsPartySettings *settings)
{
  const LabSoakMoves *moves = &expected->puzzle.moves;

  g_assert_cmpstr (phases[state->phase], ==, expected->phase);
  g_assert_cmpint (state->n_claims, ==, expected->n_claims);
  g_assert_cmpint (state->first_claim, ==, expected->time);
  g_assert_cmpint (state->shower, ==, expected->shower);
  g_assert_cmpint (state->winner, ==, expected->winner);
  g_assert_cmpint (lab_robots_party_state_get_n_left (state), ==, expected->n_left);
  for (int i = 0; i < expected->n_players; i++)
    {
      const LabRobotsPartyClaim *claim = &state->claims[i];

      g_assert_cmpint (claim->number, ==, expected->claims[i]);
      if (claim->number > 0)
        g_assert_cmpint (claim->order, ==, expected->orders[i]);
      g_assert_cmpint (claim->has_failed, ==, expected->has_failed[i]);
      g_assert_cmpint (state->scores[i], ==, expected->scores[i]);
    }
  g_assert_cmpint (state->n_moves, ==, moves->n_played);
  for (int i = 0; i < moves->n_played; i++)
    {
      g_autofree char *text = lab_robots_move_format (state->moves[i]);

      g_assert_cmpstr (text, ==, moves->texts[i]);
    }
  check_robots (&expected->puzzle, &settings->board, &state->position);
}

/* Checks what was drawn: a target that nobody has won and nobody has reached. Robots stay where
 * they are, unless the party says that they were put elsewhere. */
static void
draw_target (PartySoak *self)
{
  const LabRobotsPartyTarget *target = &self->state.targets[self->state.target];
  const LabSoakPuzzle *puzzle = &self->expected.puzzle;
  LabRobotsBoard board = self->settings->board;
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;

  lab_soak_puzzle_get_robots (puzzle, robots);
  before = lab_test_plain_write_cells (&puzzle->board, robots);
  board.target = target->cell;
  for (guint i = 0; i < board.n_robots; i++)
    board.starts[i] = self->state.start.cells[i];
  text = lab_robots_board_format (&board);
  g_assert_cmpint (target->winner, <, 0);
  g_assert_true ((self->won >> self->state.target & 1) == 0);
  lab_soak_party_draw (&self->expected, text, target->any_robot ? -1 : target->robot);
  lab_soak_puzzle_get_robots (puzzle, robots);
  after = lab_test_plain_write_cells (&puzzle->board, robots);
  g_assert_true (self->state.moved_robots || g_str_equal (before, after));
  for (int i = 0; i < puzzle->board.n_robots; i++)
    g_assert_false ((target->any_robot || i == target->robot)
                    && lab_test_plain_is_on_target (&puzzle->board, &robots[i]));
}

/* Writes a random event; more often one that could be possible. */
static char *
draw_event (PartySoak *self)
{
  static const char * const words[] = { "skip", "redraw", "end", "undo", "give-up", "next" };
  LabRobotsPartyPhase phase = self->state.phase;
  guint dice = lab_random_below (&self->random, 10);
  char move[3];

  if (dice == 0)
    return g_strdup (words[lab_random_below (&self->random, G_N_ELEMENTS (words))]);
  if (phase == LAB_ROBOTS_PARTY_REVEALED && dice < 8)
    return g_strdup ("next");
  if (phase == LAB_ROBOTS_PARTY_COUNTDOWN && dice < 5)
    return g_strdup ("end");
  if (phase == LAB_ROBOTS_PARTY_SHOWING && dice < 9)
    {
      draw_move (&self->random, self->settings->board.n_robots, move);
      return g_strdup (move);
    }
  return g_strdup_printf ("%u=%u@%u", 1 + lab_random_below (&self->random, 9),
                          lab_random_below (&self->random, 32),
                          lab_random_below (&self->random, 4000));
}

static void
step_party (PartySoak *self)
{
  g_autofree char *text = draw_event (self);
  LabRobotsPartyEvent event;
  gboolean may;

  /* What the text of an event cannot say, such as the claim of a player 9, is no event. */
  may = lab_soak_party_apply (&self->expected, text);
  if (!lab_robots_party_event_parse (text, &event, NULL))
    {
      g_assert_false (may);
      return;
    }
  g_assert_cmpint (lab_robots_party_state_apply (&self->state, &event, NULL), ==,
                   may);
  if (may)
    g_string_append_printf (self->events, "%s%s", self->events->len > 0 ? " " : "", text);
  if (may && self->state.phase == LAB_ROBOTS_PARTY_REVEALED && self->state.winner >= 0)
    self->won |= G_GUINT64_CONSTANT (1) << self->state.target;
  if (may && (g_str_equal (text, "next") || g_str_equal (text, "redraw"))
      && self->state.phase == LAB_ROBOTS_PARTY_THINKING)
    draw_target (self);
  check_party (&self->expected, &self->state, self->settings);
}

/* Saves and opens the party, which must then be in the same state. */
static void
save_party (PartySoak *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRobotsParty) party = NULL;
  g_autoptr (LabRobotsParty) read = NULL;

  if (self->events->len == 0)
    return;
  party = lab_robots_party_new_resumed (self->settings, self->events->str, 5000, self->clock,
                                        &error);
  g_assert_no_error (error);
  read = lab_soak_open_again (&lab_party_kind, party, self->clock);
  g_assert_cmpstr (read->events->str, ==, self->events->str);
  check_party (&self->expected, &read->state, self->settings);
}

static LabRobotsPartySettings *
make_settings (LabRandom *random,
               guint64    seed)
{
  LabRobotsPartySettings *settings = g_new0 (LabRobotsPartySettings, 1);
  LabRobotsRecipe recipe;

  draw_recipe (random, &recipe);
  recipe.any_robot = FALSE;
  lab_robots_party_settings_deal (settings, &recipe, seed);
  settings->n_places = 1 + lab_random_below (random, 2);
  settings->countdown = 60;
  settings->n_seats = 2 + lab_random_below (random, LAB_ROBOTS_PARTY_MAX_SEATS - 1);
  for (guint i = 0; i < settings->n_seats; i++)
    {
      settings->seats[i].name = g_strdup_printf ("Player %u", i + 1);
      settings->seats[i].key = (char) ('A' + i);
    }
  return settings;
}

static guint
play_party (guint64 seed)
{
  g_autofree PartySoak *self = g_new0 (PartySoak, 1);
  g_autofree char *text = NULL;
  guint n_won;

  lab_random_init (&self->random, seed);
  self->settings = make_settings (&self->random, seed);
  self->clock = lab_clock_new_by_hand ();
  self->events = g_string_new (NULL);
  text = lab_robots_board_format (&self->settings->board);
  g_test_message ("party %" G_GUINT64_FORMAT ": %s", seed, text);
  lab_robots_party_state_init (&self->state, self->settings);
  lab_soak_party_init (&self->expected, text, (int) self->settings->n_seats,
                       (int) self->state.n_targets);
  draw_target (self);
  for (guint i = 0; i < N_EVENTS; i++)
    {
      step_party (self);
      if (lab_random_below (&self->random, 40) == 0)
        save_party (self);
    }
  n_won = self->state.n_targets - lab_robots_party_state_get_n_left (&self->state);
  g_string_free (self->events, TRUE);
  g_object_unref (self->clock);
  lab_robots_party_settings_free (self->settings);
  return n_won;
}

/* Tests */

LAB_TEST ("/soak/robots/puzzles", test_puzzles)
{
  guint n_games = count_games ();

  for (guint64 seed = 1; seed <= n_games; seed++)
    play_puzzle (seed);
}

LAB_TEST ("/soak/robots/parties", test_parties)
{
  guint n_games = count_games (), n_won = 0;

  for (guint64 seed = 1; seed <= n_games; seed++)
    n_won += play_party (seed);
  /* Random players win some targets; else this would test little. */
  g_assert_cmpuint (n_won, >=, n_games);
}
