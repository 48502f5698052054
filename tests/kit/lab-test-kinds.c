/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-kinds.h"

#include "lab-cheese-kind.h"
#include "lab-cheese-race.h"
#include "lab-cheese-records.h"
#include "lab-classic-kind.h"
#include "lab-escape-kind.h"
#include "lab-escape-level.h"
#include "lab-party-kind.h"
#include "lab-robots-kind.h"
#include "lab-robots-party-records.h"
#include "lab-robots-records.h"
#include "lab-shift-kind.h"
#include "lab-test-classics.h"
#include "lab-test-loop.h"
#include "lab-test-party.h"
#include "lab-test-saving.h"

/* All kinds of games, each with what a test needs to play it. To add one, add it at the end. */

#define SEED 3

/* Returns a seed that the game before does not have: statistics can know a game by its seed. */
static guint
take_seed (void)
{
  static guint n_games;

  return SEED + n_games++ % 2;
}

/* The moves of #LabPlay */

static void
undo_play (gpointer play)
{
  g_assert_true (lab_play_undo (play, NULL));
}

static void
redo_play (gpointer play)
{
  g_assert_true (lab_play_redo (play, NULL));
}

/* The cheese race: a person alone, who follows the hints */

static gpointer
create_race (const char *rat)
{
  LabCheeseRaceSettings *settings = g_new0 (LabCheeseRaceSettings, 1);
  g_autoptr (GError) error = NULL;
  LabCheeseRace *race;

  settings->deal = (LabCheeseDealSettings) {
    .maze = { .width = 6, .height = 5, .cell_percentage = 100, .wall_percentage = 40, .min_mud = 2,
              .max_mud = 5 },
    .n_rats = 1,
    .n_cheese = 4,
    .maze_seed = SEED,
    .cheese_seed = SEED,
    .players_seed = SEED,
  };
  settings->rats[0] = g_strdup (rat);
  race = lab_cheese_race_new (settings, &error);
  g_assert_no_error (error);
  lab_cheese_race_settings_free (settings);
  return race;
}

static gpointer
create_cheese (LabClock *clock G_GNUC_UNUSED)
{
  return create_race (LAB_CHEESE_PERSON);
}

static gpointer
create_watched_cheese (LabClock *clock G_GNUC_UNUSED)
{
  return create_race ("bfs");
}

static gboolean
play_cheese (gpointer race)
{
  g_autoptr (LabCheeseHint) step = NULL;

  if (lab_cheese_race_is_over (race))
    return FALSE;
  if (lab_cheese_race_check_choice (race, 0, NULL))
    {
      step = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_STEP, NULL);
      g_assert_true (lab_cheese_race_choose (race, 0, step->action, NULL));
    }
  lab_cheese_race_advance (race);
  lab_test_wait (!lab_cheese_race_is_thinking (race));
  return TRUE;
}

static void
finish_cheese (gpointer race)
{
  lab_test_while (play_cheese (race))
    ;
}

static void
undo_cheese (gpointer race)
{
  g_assert_true (lab_cheese_race_undo (race, NULL));
}

static void
redo_cheese (gpointer race)
{
  g_assert_true (lab_cheese_race_redo (race, NULL));
}

static const LabTestKind cheese = {
  .kind = &lab_cheese_kind,
  .records_name = LAB_CHEESE_RECORDS_FILE_NAME,
  .older = "fuzz/corpus/cheese-saved-race/played",
  .create = create_cheese,
  .play = play_cheese,
  .finish = finish_cheese,
  .undo = undo_cheese,
  .redo = redo_cheese,
  .create_watched = create_watched_cheese,
};

/* The escape game */

static gpointer
create_escape (LabClock *clock)
{
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (1, NULL);

  return lab_escape_game_new (level, clock);
}

static gboolean
play_escape (gpointer game)
{
  const LabEscapePar *par = lab_escape_game_get_par (game);

  return !lab_play_is_over (game)
         && lab_escape_game_play (game,
                                  g_array_index (par->moves, LabEscapeMove,
                                                 lab_play_get_n_moves (LAB_PLAY (game))),
                                  NULL);
}

static void
finish_escape (gpointer game)
{
  lab_test_while (play_escape (game))
    ;
}

static void
restart_escape (gpointer game)
{
  lab_play_restart (LAB_PLAY (game), NULL);
}

static const LabTestKind escape = {
  .kind = &lab_escape_kind,
  .records_name = LAB_ESCAPE_RECORDS_FILE_NAME,
  .older = "fuzz/corpus/escape-saved-game/played",
  .create = create_escape,
  .play = play_escape,
  .finish = finish_escape,
  .undo = undo_play,
  .redo = redo_play,
  .restart = restart_escape,
};

/* The small games */

static gpointer
create_classic (LabClock *clock G_GNUC_UNUSED)
{
  return lab_test_classics_create ("tictactoe", NULL, "person", "easy", take_seed ());
}

/* Makes the first move that is possible, whoever has to move. */
static gboolean
play_classic (gpointer session)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  return lab_test_classics_play (session, random);
}

static void
finish_classic (gpointer session)
{
  lab_test_while (play_classic (session))
    ;
}

static void
undo_classic (gpointer session)
{
  lab_test_classics_undo (session, 1);
}

static void
redo_classic (gpointer session)
{
  g_assert_true (lab_play_redo (LAB_PLAY (LAB_CLASSIC_SESSION (session)->game), NULL));
}

static const LabTestKind classic = {
  .kind = &lab_classic_kind,
  .records_name = LAB_CLASSIC_RECORDS_FILE_NAME,
  .older = "data/saved-1.labyrinthe-classic",
  .create = create_classic,
  .play = play_classic,
  .finish = finish_classic,
  .undo = undo_classic,
  .redo = redo_classic,
  .replaces = TRUE,
};

/* The puzzles of the robots */

#define MIN_MOVES 5

/* Returns the moves that solve a board; %NULL if they are fewer than the tests make. */
static GArray *
solve (const LabRobotsBoard *board)
{
  LabRobotsOptions options = { .n_threads = 1 };
  g_auto (LabRobotsSolution) solution = { 0 };

  lab_robots_solve (board, NULL, &options, &solution);
  if (solution.outcome != LAB_ROBOTS_SOLVED || solution.n_moves < MIN_MOVES)
    return NULL;
  return g_array_ref (lab_robots_solution_get_moves (&solution));
}

static gpointer
create_robots (LabClock *clock)
{
  LabRobotsRecipe recipe;
  LabRobotsLevel level;
  LabRobotsBoard board;
  g_autoptr (GArray) moves = NULL;

  lab_robots_recipe_init (&recipe);
  level = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_BOARD };
  for (guint64 seed = SEED; moves == NULL; seed++)
    {
      g_assert_cmpuint (seed, <, SEED + 100);
      lab_robots_recipe_make (&recipe, seed, &board);
      moves = solve (&board);
    }
  return lab_robots_game_new (&level, &board, clock);
}

static gboolean
play_robots (gpointer game)
{
  g_autoptr (GArray) moves = NULL;

  if (lab_play_is_over (game))
    return FALSE;
  moves = solve (LAB_ROBOTS_GAME (game)->board);
  return lab_robots_game_play (game,
                               g_array_index (moves, LabRobotsMove,
                                              lab_play_get_n_moves (LAB_PLAY (game))),
                               NULL);
}

static void
finish_robots (gpointer game)
{
  lab_test_while (play_robots (game))
    ;
}

static const LabTestKind robots = {
  .kind = &lab_robots_kind,
  .records_name = LAB_ROBOTS_RECORDS_FILE_NAME,
  .older = "fuzz/corpus/robots-saved-game/levels",
  .create = create_robots,
  .play = play_robots,
  .finish = finish_robots,
  .undo = undo_play,
  .redo = redo_play,
  .replaces = TRUE,
};

/* The party: two people; the first one claims and shows the best way to each target */

static gpointer
create_party (LabClock *clock)
{
  g_autoptr (LabRobotsPartySettings) settings = lab_test_party_settings ("pp", SEED);

  return lab_robots_party_new (settings, clock);
}

static gboolean
play_party (gpointer party)
{
  const LabRobotsPartyState *state = &LAB_ROBOTS_PARTY (party)->state;
  const GArray *best;

  if (lab_robots_party_is_over (party))
    return FALSE;
  lab_robots_party_set_paused (party, FALSE);
  lab_test_party_wait (party);
  best = LAB_ROBOTS_PARTY (party)->best.moves;
  switch (state->phase)
    {
    case LAB_ROBOTS_PARTY_THINKING:
      return lab_robots_party_do (party, LAB_TEST_PARTY_CLAIM (0, best->len), NULL);
    case LAB_ROBOTS_PARTY_COUNTDOWN:
      return lab_robots_party_skip (party, NULL);
    case LAB_ROBOTS_PARTY_SHOWING:
      return lab_robots_party_do (party, LAB_TEST_PARTY_MOVE (best, state->n_moves), NULL);
    case LAB_ROBOTS_PARTY_REVEALED:
    case LAB_ROBOTS_PARTY_OVER:
    default:
      return lab_robots_party_do (party, LAB_TEST_PARTY_EVENT (NEXT), NULL);
    }
}

static void
finish_party (gpointer party)
{
  lab_test_while (play_party (party))
    ;
}

static const LabTestKind party = {
  .kind = &lab_party_kind,
  .records_name = LAB_ROBOTS_PARTY_RECORDS_FILE_NAME,
  .older = "fuzz/corpus/robots-saved-party/claims",
  .create = create_party,
  .play = play_party,
  .finish = finish_party,
};

/* The shifting maze: two people with a few cards */

static gpointer
create_shift (LabClock *clock G_GNUC_UNUSED)
{
  const LabShiftDeal deal = { take_seed (), 0x5, 0, 4, LAB_SHIFT_RULES_LAST_TREASURE };

  return lab_test_saved_game_new (&deal, NULL);
}

/* Makes a half-turn. */
static gboolean
play_shift (gpointer saved)
{
  guint n = LAB_SHIFT_GAME (saved)->past->len;
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED + n);

  return lab_test_advance (saved, random);
}

static void
finish_shift (gpointer saved)
{
  lab_test_while (play_shift (saved))
    ;
}

static void
undo_shift (gpointer saved)
{
  g_assert_true (lab_shift_game_undo (saved, 1, NULL));
}

static void
redo_shift (gpointer saved)
{
  g_assert_true (lab_shift_game_redo (saved, 1, NULL));
}

static const LabTestKind shift = {
  .kind = &lab_shift_kind,
  .records_name = "records.ini",
  .older = "data/saved-1.labyrinthe",
  .create = create_shift,
  .play = play_shift,
  .finish = finish_shift,
  .undo = undo_shift,
  .redo = redo_shift,
  .replaces = TRUE,
};

static const LabTestKind * const kinds[]
    = { &cheese, &escape, &classic, &robots, &party, &shift };

/** lab_test_kinds_get: (transfer none) (array length=n_kinds): returns all kinds. */
const LabTestKind * const *
lab_test_kinds_get (guint *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}
