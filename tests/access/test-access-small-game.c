/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access.h"

/* Somebody plays Matches against the computer and steps through the search tree, with a screen
 * reader alone. The test reads and does only what the accessibility bus offers, and follows the
 * game by what is announced, whatever the computer plays. */

#define N_MATCHES 17

#define KEY_ESCAPE 0xff1b
#define N_STEPS 12

typedef struct
{
  LabAccess *access;
  guint left;                 /* matches in the heap */
  guint n_moves;
  gboolean computer_last;
} Game;

/* Private helpers */

static char *
describe_take (guint n)
{
  return n == 1 ? g_strdup ("takes 1 match") : g_strdup_printf ("takes %u matches", n);
}

static gboolean
has_passed (LabAccess *access G_GNUC_UNUSED,
            gpointer   data)
{
  return g_get_monotonic_time () >= *(const gint64 *) data;
}

/* Takes matches at the place that says so, and hears it. */
static void
take (Game *game,
      guint n)
{
  g_autofree char *words = describe_take (n);
  g_autofree char *place = g_strdup_printf ("Take %u of %u match%s", n, game->left,
                                            game->left == 1 ? "" : "es");

  LAB_AUTO_UNREF AtspiAccessible *button
      = lab_access_await (game->access, LAB_ACCESS_BUTTON, place);
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 2;

  /* What the computer did before is told again when the place appears. */
  lab_access_wait (game->access, has_passed, &end, "what is told again");
  lab_access_do (game->access, "forget");
  lab_access_act (button);
  lab_access_do (game->access, "hear Last move: %s", words);
  game->left -= n;
  game->n_moves++;
  game->computer_last = FALSE;
}

/* Returns how many matches the computer has taken by what was announced, or 0. */
static guint
hear_computer (LabAccess *access)
{
  for (guint n = 1; n <= 3; n++)
    {
      g_autofree char *words = describe_take (n);
      g_autofree char *pattern = g_strdup_printf ("*Computer: %s*", words);

      if (lab_access_has_heard (access, pattern))
        return n;
    }
  return 0;
}

static gboolean
has_computer_moved (LabAccess *access,
                    gpointer   data G_GNUC_UNUSED)
{
  return hear_computer (access) > 0;
}

static void
listen (Game *game)
{
  guint n;

  lab_access_wait (game->access, has_computer_moved, NULL, "Computer: takes …");
  n = hear_computer (game->access);
  g_assert_cmpuint (n, <=, game->left);
  game->left -= n;
  game->n_moves++;
  game->computer_last = TRUE;
}

/* Shows the search tree of the position, and steps through the beginning and to the end. */
static void
study (Game *game)
{
  lab_access_do (game->access, "forget");
  lab_access_strike ('t');
  lab_access_do (game->access, "hear The search has not started. The tree has *; "
                 "audit search tree; press Next step; hear Enters the root.");
  for (guint i = 0; i < N_STEPS; i++)
    lab_access_do (game->access, "forget; press Next step; hear %s",
                   i == 0 ? "Enters “1”." : "*.");
  lab_access_do (game->access,
                 "forget; press To the end; hear The search ends. The best move is *");
  lab_access_strike (KEY_ESCAPE);
}

/* Shows the start page of the small games, and chooses Matches, one of a group of games. */
static void
choose_game (LabAccess *access)
{
  LAB_AUTO_UNREF AtspiAccessible *game = NULL;

  lab_access_do (access, "press Classics");
  game = lab_access_await (access, ATSPI_ROLE_RADIO_BUTTON, "Matches");
  lab_access_act (game);
}

/* Waits until a label is shown. */
static void
await_label (LabAccess  *access,
             const char *text)
{
  LAB_AUTO_UNREF AtspiAccessible *label = lab_access_await (access, ATSPI_ROLE_LABEL, text);
}

/* Tests */

LAB_TEST ("/access/small-game", test_small_game)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  Game game = { .access = access, .left = N_MATCHES };
  const char *title;

  choose_game (access);
  lab_access_do (access, "audit start page; press Start Game");
  await_label (access, "Your Turn");
  /* The hint has three steps. 17 matches are one more than a multiple of four. */
  lab_access_do (access, "focus Take * of 17 matches; "
                 "hear Make a Move\nTake one, two, or three matches: *; audit game; forget; "
                 "press Show a hint; hear You can win. The game ends after 9 more moves.; "
                 "press Show a hint; hear A perfect player takes 1 match.; "
                 "press Show a hint; hear The best moves of you and your opponent in turn: *");
  study (&game);
  while (game.left > 0)
    {
      take (&game, MIN (game.left, 1 + game.n_moves % 3));
      if (game.left > 0)
        listen (&game);
      /* The lesson tells what was just done. */
      if (game.n_moves == 2)
        lab_access_do (access, "hear Who Wins\nComputer: takes *\nThe player who takes the last "
                       "match wins.");
    }
  /* Who takes the last match wins. */
  title = game.computer_last ? "The Computer Wins" : "You Win";
  lab_access_do (access, "hear %s", title);
  await_label (access, title);
  lab_access_do (access, "audit end; press Play Again");
  await_label (access, "Your Turn");
  g_test_message ("%u moves", game.n_moves);
}
