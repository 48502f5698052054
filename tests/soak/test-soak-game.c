/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-soak-game-private.h"
#include "lab-soak.h"
#include "lab-game-private.h"
#include "lab-test-effort.h"

/* Tests that a game of the soak test notices what is broken on purpose. */

/* A setup with only people and the standard rules, not a tournament. */
#define SEED 5
#define PERSONS_ALONE (24 * 7)
/* A setup with a computer. */
#define WITH_COMPUTER (24 * 2 + 8)

typedef LabSoakGame Fixture;

/* Private helpers */

static void
go_on (LabSoakGame *self,
       guint        n_half_turns)
{
  guint end = lab_game_get_n_half_turns (self->game) + n_half_turns;
  g_autoptr (GError) error = NULL;

  while (lab_game_get_n_half_turns (self->game) < end)
    {
      gboolean over = lab_game_get_phase (self->game) == LAB_PHASE_OVER;
      gboolean done = !over && lab_soak_game_go_on (self, &error)
                      && lab_soak_game_check (self, &error);

      g_assert_no_error (error);
      g_assert_true (done);
    }
}

static void
set_up (Fixture      *self,
        gconstpointer number)
{
  lab_soak_game_init (self, SEED, GPOINTER_TO_UINT (number));
  self->tournament = FALSE;
  lab_controller_set_tournament (self->controller, FALSE);
  go_on (self, 11);
}

static void
tear_down (Fixture      *self,
           gconstpointer number G_GNUC_UNUSED)
{
  g_assert_true (lab_soak_game_clear (self));
}

/* Returns the position of the game for writing, to break it. */
static LabPosition *
get_position (LabSoakGame *self)
{
  return (LabPosition *) lab_game_get_position (self->game);
}

static void
assert_complains (LabSoakGame *self,
                  LabSoakError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_soak_game_check (self, &error) && lab_soak_game_check_history (self, &error));
  g_assert_error (error, LAB_SOAK_ERROR, (int) code);
}

static void
assert_mirror_complains (LabSoakGame *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_soak_mirror_check (self->mirror, &error));
  g_assert_error (error, LAB_SOAK_ERROR, LAB_SOAK_ERROR_SIGNALS);
}

/* Tests: signals */

/* Each field of the position in turn differs from what the signals said. */
static void
test_position (Fixture      *self,
               gconstpointer number G_GNUC_UNUSED)
{
  const LabPosition fine = *get_position (self);
  LabPosition *position = get_position (self);
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_soak_mirror_check (self->mirror, NULL));
  position->board.open[LAB_SOUTH] ^= LAB_CELL_BIT (20);
  assert_mirror_complains (self);
  *position = fine;
  position->board.spare ^= 0xf;
  assert_mirror_complains (self);
  *position = fine;
  position->treasures[17] = LAB_CELL_NONE;
  assert_mirror_complains (self);
  *position = fine;
  position->pawns[position->seat] ^= 1;
  assert_mirror_complains (self);
  *position = fine;
  position->cards[0] ^= 1;
  assert_mirror_complains (self);
  *position = fine;
  position->n_found[position->seat]++;
  assert_mirror_complains (self);
  *position = fine;
  position->n_places++;
  assert_mirror_complains (self);
  *position = fine;
  position->last_arrow = LAB_ARROW_NONE;
  assert_mirror_complains (self);
  *position = fine;
  position->phase = LAB_PHASE_OVER;
  assert_mirror_complains (self);
  *position = fine;
  position->rules ^= LAB_RULES_OPEN_CARDS;
  assert_mirror_complains (self);
  *position = fine;
  g_assert_true (lab_soak_mirror_check (self->mirror, &error));
  g_assert_no_error (error);
}

/* A signal for something that did not happen. */
static void
test_false_signal (Fixture      *self,
                   gconstpointer number)
{
  static const char * const signals[] = {
    "spare-rotated", "inserted", "moved", "found", "placed", "turn-began", "ended", "rewound",
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      LabTile *spare = lab_game_get_spare (self->game);

      if (i == 1)
        g_signal_emit_by_name (self->game, signals[i], 0u, spare, spare);
      else if (i == 2)
        g_signal_emit_by_name (self->game, signals[i], 0u, 0u, 7u);
      else
        g_signal_emit_by_name (self->game, signals[i], 1u, 1u);
      assert_mirror_complains (self);
      tear_down (self, number);
      set_up (self, number);
    }
}

/* A change without a signal. */
static void
test_silence (Fixture      *self,
              gconstpointer number)
{
  GObject *tile = G_OBJECT (lab_game_get_spare (self->game));
  GObject *player = G_OBJECT (lab_game_get_player (self->game, get_position (self)->seat));
  LabPosition other = *get_position (self);

  g_object_freeze_notify (tile);
  lab_tile_set_openings (LAB_TILE (tile), 0x1);
  assert_mirror_complains (self);
  lab_tile_set_openings (LAB_TILE (tile), other.board.spare);
  g_object_thaw_notify (tile);

  g_object_freeze_notify (player);
  other.n_found[other.seat]++;
  lab_player_update (LAB_PLAYER (player), &other);
  assert_mirror_complains (self);
  g_object_thaw_notify (player);
  tear_down (self, number);
  set_up (self, number);

  /* A half-turn without its signals. */
  lab_soak_mirror_announce_rewind (self->mirror, -1);
  g_assert_true (lab_controller_undo (self->controller, 1, NULL));
  g_assert_true (lab_soak_mirror_check (self->mirror, NULL));
  g_signal_handlers_block_matched (self->game, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self->mirror);
  g_assert_true (lab_controller_redo (self->controller, 1, NULL));
  assert_mirror_complains (self);
  tear_down (self, number);
  set_up (self, number);

  /* A half-turn without the signal for the start of the next turn. */
  g_assert_cmpint (get_position (self)->phase, ==, LAB_PHASE_MOVE);
  g_signal_handlers_block_matched (self->game, G_SIGNAL_MATCH_DATA | G_SIGNAL_MATCH_ID,
                                   g_signal_lookup ("turn-began", LAB_TYPE_GAME), 0, NULL, NULL,
                                   self->mirror);
  other = *get_position (self);
  g_assert_true (lab_controller_move (self->controller, other.seat, other.pawns[other.seat], NULL));
  assert_mirror_complains (self);
}

/* Tests: history */

static void
test_history (Fixture      *self,
              gconstpointer number G_GNUC_UNUSED)
{
  LabPosition *past = (LabPosition *) lab_game_get_position_at (self->game, 10);
  LabTurn *turn = (LabTurn *) lab_game_get_turn (self->game, 2);
  LabTurn *undone;

  past->pawns[0] ^= 1;
  assert_complains (self, LAB_SOAK_ERROR_HISTORY);
  past->pawns[0] ^= 1;
  turn->arrow ^= 1;
  assert_complains (self, LAB_SOAK_ERROR_HISTORY);
  turn->arrow ^= 1;
  turn->cell ^= 1;
  assert_complains (self, LAB_SOAK_ERROR_HISTORY);
  turn->cell ^= 1;
  g_array_set_size (self->known, 10);
  assert_complains (self, LAB_SOAK_ERROR_HISTORY);
  g_array_append_vals (self->known, past, 1);

  lab_soak_mirror_announce_rewind (self->mirror, -3);
  g_assert_true (lab_controller_undo (self->controller, 3, NULL));
  lab_soak_game_note_rewind (self, 11);
  g_assert_true (lab_soak_game_check (self, NULL));
  undone = (LabTurn *) lab_controller_get_undone (self->controller, 1);
  undone->cell ^= 1;
  assert_complains (self, LAB_SOAK_ERROR_HISTORY);
  undone->cell ^= 1;
  g_assert_true (lab_soak_game_check_history (self, NULL));
}

/* An undo that leads to a wrong position. */
static void
test_undo (Fixture      *self,
           gconstpointer number G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 11; i++)
    ((LabPosition *) lab_game_get_position_at (self->game, i))->treasures[20] ^= 1;
  while (lab_soak_game_undo (self, &error) && lab_game_get_n_half_turns (self->game) == 11)
    ;
  g_assert_error (error, LAB_SOAK_ERROR, LAB_SOAK_ERROR_HISTORY);
}

/* Tests: illegal actions and hidden cards */

/* Plays until an illegal action is tried that the broken game accepts. */
static void
assert_allows (LabSoakGame *self)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 1000 && lab_soak_game_try_forbidden (self, &error); i++)
    ;
  g_assert_error (error, LAB_SOAK_ERROR, LAB_SOAK_ERROR_REFUSAL);
}

static void
test_refusal (Fixture      *self,
              gconstpointer number G_GNUC_UNUSED)
{
  LabPosition *position = get_position (self);

  /* The last arrow is cleared, so that no arrow is blocked. */
  go_on (self, 1);
  position->last_arrow = LAB_ARROW_NONE;
  assert_allows (self);
}

static void
test_refusal_tournament (Fixture      *self,
                         gconstpointer number G_GNUC_UNUSED)
{
  self->tournament = TRUE;
  assert_allows (self);
}

static void
test_refusal_walls (Fixture      *self,
                    gconstpointer number G_GNUC_UNUSED)
{
  /* The bitboards have no walls any more. */
  for (guint side = 0; side < LAB_N_SIDES; side++)
    get_position (self)->board.open[side] = LAB_ALL_CELLS;
  assert_allows (self);
}

static void
test_memory (Fixture      *self,
             gconstpointer number G_GNUC_UNUSED)
{
  LabMemory *memory = &g_array_index (self->memories, LabMemory, self->memories->len - 1);

  memory->declined[0] ^= LAB_TREASURE_BIT (3);
  assert_complains (self, LAB_SOAK_ERROR_OBSERVATION);
}

static void
test_player (Fixture      *self,
             gconstpointer number G_GNUC_UNUSED)
{
  g_signal_emit_by_name (self->runner, "failed", 1u, "It is out of ideas.");
  assert_complains (self, LAB_SOAK_ERROR_PLAYER);
}

/* Tests: saving */

static void
assert_saved_otherwise (LabSoakGame *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_soak_game_save (self, &error));
  g_assert_error (error, LAB_SOAK_ERROR, LAB_SOAK_ERROR_SAVED);
}

static void
test_saving (Fixture      *self,
             gconstpointer number G_GNUC_UNUSED)
{
  LabPosition *position = get_position (self);
  LabTurn *turn = (LabTurn *) lab_game_get_turn (self->game, 1);
  LabDeal *deal = (LabDeal *) lab_game_get_deal (self->game);
  LabPosition *past = (LabPosition *) lab_game_get_position_at (self->game, 3);
  const LabTurn fine = *turn;

  g_assert_true (lab_soak_game_save (self, NULL));
  position->pawns[position->seat] ^= 1;
  assert_saved_otherwise (self);
  position->pawns[position->seat] ^= 1;
  past->n_found[0]++;
  assert_saved_otherwise (self);
  past->n_found[0]--;
  turn->arrow = (LabArrow) (turn->arrow ^ 1);
  assert_saved_otherwise (self);
  *turn = fine;
  self->tournament = TRUE;
  assert_saved_otherwise (self);
  self->tournament = FALSE;
  /* With another number, this position was never dealt. */
  deal->seed++;
  assert_saved_otherwise (self);
  deal->seed--;
}

/* Tests: many games */

static gboolean
on_done (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

static const LabSoakReport *
play_all (LabSoak *soak,
          guint    n_jobs)
{
  gboolean done = FALSE;

  lab_soak_start (soak, n_jobs, on_done, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  lab_soak_wait (soak);
  return lab_soak_get_report (soak);
}

/* Plays a game of ten half-turns, which fails if its number ends with 7. Games with
 * lower numbers take longer. */
static void
play_badly (guint64         seed G_GNUC_UNUSED,
            guint           number,
            GCancellable   *cancellable G_GNUC_UNUSED,
            LabSoakOutcome *outcome)
{
  for (guint i = number; i < 50; i++)
    g_thread_yield ();
  *outcome = (LabSoakOutcome) { .counts = { .n_games = 1, .n_half_turns = 10 } };
  if (number % 10 == 7)
    lab_soak_fail (&outcome->error, LAB_SOAK_ERROR_TILES, "game %u", number);
}

/* The report has the failure with the lowest number, not the one that was found
 * first, and nothing after it. */
static void
test_failure (void)
{
  const LabSoakPlan plan = { .first = 10, .n_games = 30, .play = play_badly };

  for (guint n_jobs = 1; n_jobs <= 20; n_jobs++)
    {
      g_autoptr (LabSoak) soak = lab_soak_new (&plan);
      const LabSoakReport *report = play_all (soak, n_jobs);

      g_assert_true (report->complete);
      g_assert_true (report->failed);
      g_assert_cmpuint (report->game, ==, 17);
      g_assert_error (report->failure.error, LAB_SOAK_ERROR, LAB_SOAK_ERROR_TILES);
      g_assert_cmpstr (report->failure.error->message, ==, "game 17");
      g_assert_cmpuint (report->counts[0].n_games, ==, 8);
    }
}

/* Games after the last half-turn do not count, even if they were already started. */
static void
test_limit (void)
{
  const LabSoakPlan plan = { .n_half_turns = 61, .play = play_badly };

  for (guint n_jobs = 1; n_jobs <= 20; n_jobs++)
    {
      g_autoptr (LabSoak) soak = lab_soak_new (&plan);
      const LabSoakReport *report = play_all (soak, n_jobs);

      g_assert_true (report->complete);
      g_assert_false (report->failed);
      g_assert_cmpuint (report->counts[0].n_games, ==, 7);
      g_assert_cmpuint (report->counts[0].n_half_turns, ==, 70);
    }
}

/* The counts are the sums over all games, with any number of threads. */
static void
test_report (void)
{
  const LabSoakPlan plan = {
    .seed = 6,
    .first = 3,
    .n_games = lab_test_rounds (20),
    .play = lab_soak_game_play,
  };
  g_autoptr (LabSoak) soak = lab_soak_new (&plan);
  const LabSoakReport *report = play_all (soak, 3);
  LabSoakCounts counts[LAB_SOAK_N_RULES] = { 0 };

  g_assert_true (report->complete);
  g_assert_false (report->failed);
  g_assert_cmpuint (lab_soak_count_games (soak), ==, plan.n_games);
  for (guint i = 0; i < plan.n_games; i++)
    {
      g_auto (LabSoakOutcome) outcome = { 0 };

      lab_soak_game_play (plan.seed, plan.first + i, NULL, &outcome);
      g_assert_no_error (outcome.error);
      lab_soak_counts_add (&counts[outcome.rules], &outcome.counts);
    }
  g_assert_cmpmem (counts, sizeof counts, report->counts, sizeof report->counts);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    guint number;
    void (*test) (Fixture      *self,
                  gconstpointer number);
  } tests[] = {
    { "/soak/game/position", PERSONS_ALONE, test_position },
    { "/soak/game/false-signal", PERSONS_ALONE, test_false_signal },
    { "/soak/game/silence", PERSONS_ALONE, test_silence },
    { "/soak/game/history", PERSONS_ALONE, test_history },
    { "/soak/game/undo", PERSONS_ALONE, test_undo },
    { "/soak/game/refusal", PERSONS_ALONE, test_refusal },
    { "/soak/game/refusal-tournament", PERSONS_ALONE, test_refusal_tournament },
    { "/soak/game/refusal-walls", PERSONS_ALONE, test_refusal_walls },
    { "/soak/game/memory", PERSONS_ALONE, test_memory },
    { "/soak/game/player", WITH_COMPUTER, test_player },
    { "/soak/game/saving", PERSONS_ALONE, test_saving },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GUINT_TO_POINTER (tests[i].number), set_up, tests[i].test,
                tear_down);
  g_test_add_func ("/soak/game/failure", test_failure);
  g_test_add_func ("/soak/game/limit", test_limit);
  g_test_add_func ("/soak/game/report", test_report);
  return g_test_run ();
}
