/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <string.h>

#include "lab-classic-kind.h"
#include "lab-soak-small-rules.h"
#include "lab-soak.h"

/* Plays the small games at random, as the window does: with undo and redo, saving and opening,
 * and forbidden moves. Compares the moves, the end, and the winner with the rules that
 * lab-soak-small-rules.c contains a second time. The environment variable `LABYRINTHE_SOAK_GAMES`
 * sets how many games of each kind are played. */

#define N_GAMES 150

typedef struct
{
  LabSoakSmallGame start;
  LabSoakSmallGame expected;
  GPtrArray *moves;           /* all texts that were played, also those that were undone */
  guint n_played;             /* those that were not undone */
  LabClassicSession *session;
  LabRandom random;
} Soak;

/* Private helpers */

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static char *
list_moves (LabClassicGame *game)
{
  const LabClassic *classic = game->classic;
  gconstpointer state = game->state;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) actions = NULL;

  if (!lab_play_is_over (game))
    {
      actions = lab_classic_list_actions (classic, state);
      for (guint i = 0; i < actions->len; i++)
        g_ptr_array_add (texts,
                         classic->format_action (state, g_array_index (actions, guint32, i)));
    }
  g_ptr_array_sort (texts, compare);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

/* Compares a game with the rules. */
static void
check_game (Soak *self)
{
  LabClassicGame *game = self->session->game;
  g_autofree char *expected = lab_soak_small_game_list_moves (&self->expected);
  g_autofree char *listed = list_moves (game);

  g_assert_cmpstr (listed, ==, expected);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, self->n_played);
  g_assert_cmpint (lab_play_is_over (game), ==, self->expected.over);
  if (self->expected.over)
    g_assert_cmpuint (lab_classic_get_winner (game->classic, game->state), ==,
                      self->expected.winner);
  else
    g_assert_cmpuint (lab_classic_get_player (game->classic, game->state), ==,
                      self->expected.player);
}

/* Plays all moves again by the slow rules. */
static void
replay (Soak *self)
{
  self->expected = self->start;
  for (guint i = 0; i < self->n_played; i++)
    lab_soak_small_game_play (&self->expected, self->moves->pdata[i]);
}

static void
move (Soak *self)
{
  LabClassicGame *game = self->session->game;
  const LabClassic *classic = game->classic;
  g_autofree char *all = lab_soak_small_game_list_moves (&self->expected);
  g_auto (GStrv) texts = g_strsplit (all, " ", -1);
  const char *text = texts[lab_soak_draw (&self->random, 0, g_strv_length (texts) - 1)];
  g_autoptr (GError) error = NULL;
  guint32 action;

  g_assert_true (lab_classic_parse_action (classic, game->state, text, &action, &error));
  g_assert_true (lab_classic_session_move (self->session, action, &error));
  g_assert_no_error (error);
  g_ptr_array_set_size (self->moves, (int) self->n_played);
  g_ptr_array_add (self->moves, g_strdup (text));
  self->n_played++;
  lab_soak_small_game_play (&self->expected, text);
}

/* A move that the rules do not have is refused and changes nothing. */
static void
try_forbidden (Soak *self)
{
  static const char * const texts[] = {
    "0", "4", "1", "3", "a1", "h8", "c3", "a1-a2", "b2xc3", "3=1+2", "9=0+9", "", "x", "a1-a1",
  };
  LabClassicGame *game = self->session->game;
  const LabClassic *classic = game->classic;
  const char *text = texts[lab_soak_draw (&self->random, 0, G_N_ELEMENTS (texts) - 1)];
  g_autofree char *all = lab_soak_small_game_list_moves (&self->expected);
  g_auto (GStrv) legal = g_strsplit (all, " ", -1);
  g_autoptr (GError) error = NULL;
  guint32 action = 0;

  if (g_strv_contains ((const char * const *) legal, text))
    return;
  g_assert_false (!lab_play_is_over (game)
                  && lab_classic_parse_action (classic, game->state, text, &action, &error));
  g_clear_error (&error);
  action = lab_soak_draw (&self->random, 0, G_MAXINT);
  for (guint i = 0; legal[i] != NULL; i++)
    {
      guint32 possible;

      g_assert_true (lab_classic_parse_action (classic, game->state, legal[i], &possible, NULL));
      if (possible == action)
        return;
    }
  g_assert_false (lab_classic_session_move (self->session, action, &error));
  g_assert_nonnull (error);
}

/* Undoes a move, or plays it again. */
static void
rewind_one (Soak *self)
{
  gboolean again = lab_soak_draw (&self->random, 0, 1) == 1;
  gboolean expected = again ? self->n_played < self->moves->len : self->n_played > 0;
  gboolean may = again ? lab_play_get_n_redo (LAB_PLAY (self->session->game)) > 0
                       : lab_classic_session_may_undo (self->session);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (may, ==, expected);
  g_assert_cmpint (
      (again ? lab_classic_session_redo : lab_classic_session_undo) (self->session, &error), ==,
      may);
  g_assert_cmpint (error == NULL, ==, may);
  if (may)
    self->n_played += again ? 1 : -1;
  replay (self);
}

/* Continues with the game that was read from what was written. */
static void
save_and_open (Soak *self)
{
  LabClassicSession *read = lab_soak_open_again (&lab_classic_kind, self->session, NULL);

  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (read->game)), ==,
                    self->moves->len - self->n_played);
  g_object_unref (self->session);
  self->session = read;
}

static void
start (Soak *self)
{
  static const guint least[] = { 1, 1, 3, 3 };
  static const guint most[] = { 99, 12, 8, 8 };
  LabSoakSmallKind kind = self->start.kind;
  guint rows = lab_soak_draw (&self->random, least[kind], most[kind]);
  guint columns = lab_soak_draw (&self->random, least[kind], most[kind]);
  LabClassicSeat seats[2] = { { .person = TRUE }, { .person = TRUE } };
  g_autofree char *name = NULL;
  g_autofree gpointer state = NULL;
  g_autoptr (LabClassicGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const LabClassic *classic;

  lab_soak_small_game_start (&self->start, kind, rows, columns,
                             lab_soak_draw (&self->random, 3, MAX (3, MAX (rows, columns))),
                             lab_soak_draw (&self->random, 0, 1) == 1);
  name = lab_soak_small_game_dup_name (&self->start);
  g_test_message ("%s", name);
  classic = lab_classic_parse (name, &state, &error);
  g_assert_no_error (error);
  game = lab_classic_game_new (classic, state);
  self->session = lab_classic_session_new (game, seats, 1);
  self->n_played = 0;
  g_ptr_array_set_size (self->moves, 0);
  replay (self);
}

static void
play (Soak *self)
{
  static void (* const actions[]) (Soak *) = {
    rewind_one, rewind_one, try_forbidden, save_and_open,
  };

  start (self);
  check_game (self);
  while (!self->expected.over)
    {
      guint action = lab_soak_draw (&self->random, 0, 9);

      (action < G_N_ELEMENTS (actions) ? actions[action] : move) (self);
      check_game (self);
    }
  save_and_open (self);
  check_game (self);
  g_clear_object (&self->session);
}

/* Tests */

static void
test_games (gconstpointer data)
{
  guint n_games = lab_soak_get_number ("LABYRINTHE_SOAK_GAMES", N_GAMES);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_games; i++)
    {
      Soak self = { .moves = moves };

      lab_random_init (&self.random, i);
      self.start.kind = GPOINTER_TO_UINT (data);
      play (&self);
    }
}

LAB_TEST_CASES ()
{
  static const char * const names[LAB_SOAK_N_SMALL_GAMES] = {
    "matches", "divide", "hexapawn", "tictactoe",
  };

  for (guint kind = 0; kind < LAB_SOAK_N_SMALL_GAMES; kind++)
    {
      g_autofree char *path = g_strconcat ("/soak/small-games/", names[kind], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_games);
    }
}
