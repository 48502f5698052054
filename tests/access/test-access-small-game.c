/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"
#include "lab-access.h"

#include <string.h>

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

static void
press_key (glong keysym)
{
  g_assert_true (atspi_generate_keyboard_event (keysym, NULL, ATSPI_KEY_SYM, NULL));
}

static gboolean
has_heard (LabAccess *access,
           gpointer   data)
{
  return lab_access_has_heard (access, data);
}

static void
expect_to_hear (LabAccess  *access,
                const char *text)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*", text);

  lab_access_wait (access, has_heard, pattern, text);
}

static gboolean
has_focus (LabAccess *access,
           gpointer   data)
{
  AtspiAccessible *focus = lab_access_get_focus (access);
  g_autofree char *name = focus != NULL ? lab_access_dup_name (focus) : NULL;

  return name != NULL && g_pattern_match_simple (data, name);
}

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
  expect_to_hear (game->access, told);
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
  expect_to_hear (game->access, "You can win. The game ends after 9 more moves.");
  lab_access_press (game->access, "Show a hint");
  expect_to_hear (game->access, "A perfect player takes 1 match.");
  lab_access_press (game->access, "Show a hint");
  expect_to_hear (game->access, "The best moves of you and your opponent in turn: *");
}

/* Shows the search tree of the position, and steps through the beginning and to the end. */
static void
study (Game *game)
{
  LAB_AUTO_UNREF AtspiAccessible *next = NULL;

  lab_access_forget_heard (game->access);
  press_key ('t');
  expect_to_hear (game->access, "The search has not started. The tree has *");
  lab_access_audit (game->access, "search tree");
  next = lab_access_await_button (game->access, "Next step");
  lab_access_act (next);
  expect_to_hear (game->access, "Enters the root.");
  for (guint i = 0; i < N_STEPS; i++)
    {
      lab_access_forget_heard (game->access);
      lab_access_act (next);
      expect_to_hear (game->access, i == 0 ? "Enters “1”." : "*.");
    }
  lab_access_forget_heard (game->access);
  lab_access_press (game->access, "To the end");
  expect_to_hear (game->access, "The search ends. The best move is *");
  press_key (KEY_ESCAPE);
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

static void
test_small_game (void)
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
  lab_access_wait (access, has_focus, (gpointer) "Take * of 17 matches", "the focus on the board");
  expect_to_hear (access, "Make a Move\nTake one, two, or three matches: *");
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
        expect_to_hear (access, "Who Wins\nComputer: takes *\nThe player who takes the last match "
                                "wins.");
    }
  /* Who takes the last match wins. */
  title = game.computer_last ? "The Computer Wins" : "You Win";
  expect_to_hear (access, title);
  g_clear_object (&label);
  label = lab_access_await (access, ATSPI_ROLE_LABEL, title);
  lab_access_audit (access, "end");
  lab_access_forget_heard (access);
  lab_access_press (access, "Play Again");
  g_clear_object (&label);
  label = lab_access_await (access, ATSPI_ROLE_LABEL, "Your Turn");
  g_test_message ("%u moves", game.n_moves);
}

int
main (int    argc,
      char **argv)
{
  lab_access_init (&argc, &argv);
  g_test_add_func ("/access/small-game", test_small_game);
  return g_test_run ();
}
