/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access-audit.h"
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

/* The place that takes @n of the matches says so. */
static AtspiAccessible *
find_place (Game *game,
            guint n)
{
  g_autofree char *name
      = g_strdup_printf (game->left == 1 ? "Take %u of %u match" : "Take %u of %u matches", n,
                         game->left);

  return lab_access_await_button (game->access, name);
}

/* Takes matches, and hears it. */
static void
take (Game *game,
      guint n)
{
  LAB_AUTO_UNREF AtspiAccessible *place = find_place (game, n);
  g_autofree char *words = describe_take (n);
  g_autofree char *told = g_strdup_printf ("Last move: %s", words);

  lab_access_forget_heard (game->access);
  lab_access_act (place);
  lab_access_expect (game->access, "%s", told);
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

/* Asks for all steps of a hint. */
static void
ask_for_hint (Game *game)
{
  lab_access_forget_heard (game->access);
  lab_access_press (game->access, "Show a hint");
  /* 17 matches are one more than a multiple of four. */
  lab_access_expect (game->access, "You can win. The game ends after 9 more moves.");
  lab_access_press (game->access, "Show a hint");
  lab_access_expect (game->access, "A perfect player takes 1 match.");
  lab_access_press (game->access, "Show a hint");
  lab_access_expect (game->access, "The best moves of you and your opponent in turn: *");
}

/* Shows the search tree of the position, and steps through the beginning and to the end. */
static void
study (Game *game)
{
  LAB_AUTO_UNREF AtspiAccessible *next = NULL;

  lab_access_forget_heard (game->access);
  lab_access_strike ('t');
  lab_access_expect (game->access, "The search has not started. The tree has *");
  lab_access_audit (game->access, "search tree");
  next = lab_access_await_button (game->access, "Next step");
  lab_access_act (next);
  lab_access_expect (game->access, "Enters the root.");
  for (guint i = 0; i < N_STEPS; i++)
    {
      lab_access_forget_heard (game->access);
      lab_access_act (next);
      lab_access_expect (game->access, "%s", i == 0 ? "Enters “1”." : "*.");
    }
  lab_access_forget_heard (game->access);
  lab_access_press (game->access, "To the end");
  lab_access_expect (game->access, "The search ends. The best move is *");
  lab_access_strike (KEY_ESCAPE);
}

/* Shows the start page of the small games. */
static void
show_family (LabAccess *access)
{
  LAB_AUTO_UNREF AtspiAccessible *tab = lab_access_await (access, ATSPI_ROLE_PAGE_TAB, "Classics");

  lab_access_act (tab);
}

/* Chooses Matches, one of a group of games. */
static void
choose_game (LabAccess *access)
{
  LAB_AUTO_UNREF AtspiAccessible *game
      = lab_access_await (access, ATSPI_ROLE_RADIO_BUTTON, "Matches");

  lab_access_act (game);
}

/* Tests */

LAB_TEST ("/access/small-game", test_small_game)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  Game game = { .access = access, .left = N_MATCHES };
  LAB_AUTO_UNREF AtspiAccessible *label = NULL;
  const char *title;

  show_family (access);
  choose_game (access);
  lab_access_audit (access, "start page");
  lab_access_press (access, "Start Game");
  label = lab_access_await (access, ATSPI_ROLE_LABEL, "Your Turn");
  lab_access_expect_focus (access, "Take * of 17 matches");
  lab_access_expect (access, "Make a Move\nTake one, two, or three matches: *");
  lab_access_audit (access, "game");
  ask_for_hint (&game);
  study (&game);
  while (game.left > 0)
    {
      take (&game, MIN (game.left, 1 + game.n_moves % 3));
      if (game.left > 0)
        listen (&game);
      /* The tutorial tells what was just done. */
      if (game.n_moves == 2)
        lab_access_expect (access, "Who Wins\nComputer: takes *\nThe player who takes the last "
                           "match wins.");
    }
  /* Who takes the last match wins. */
  title = game.computer_last ? "The Computer Wins" : "You Win";
  lab_access_expect (access, "%s", title);
  g_clear_object (&label);
  label = lab_access_await (access, ATSPI_ROLE_LABEL, title);
  lab_access_audit (access, "end");
  lab_access_forget_heard (access);
  lab_access_press (access, "Play Again");
  g_clear_object (&label);
  label = lab_access_await (access, ATSPI_ROLE_LABEL, "Your Turn");
  g_test_message ("%u moves", game.n_moves);
}

LAB_TEST_CASES ()
{
  lab_access_init ();
}
