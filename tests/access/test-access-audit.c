/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"

/* Every control has a name and a role that say what it does, on every page that can
 * be reached without playing. */

/* The items of the main menu, and texts that show that their page is open. */
static const struct
{
  const char *item;
  const char *words;
} dialogs[] = {
  { "Preferences", "Thinking Time" },
  { "How to Play", "Shift the Maze" },
  { "Keyboard Shortcuts", "Rotate the spare tile clockwise" },
  { "About Labyrinthe", "The Labyrinthe contributors" },
};

/* Private helpers */

static gboolean
has_come (LabAccess *access,
          gpointer   data)
{
  return lab_access_shows (access, data);
}

static gboolean
has_gone (LabAccess *access,
          gpointer   data)
{
  return !lab_access_shows (access, data);
}

static void
choose_in_menu (LabAccess  *access,
                const char *item)
{
  lab_access_press (access, "Main Menu");
  lab_access_press (access, item);
}

static LabAccess *
start_game (void)
{
  LabAccess *access = lab_access_new ();

  lab_access_press (access, "Start Game");
  lab_access_press (access, "Red: Show My Card");
  lab_access_wait (access, has_come, (gpointer) "Stay", "the table");
  return access;
}

/* Tests */

static void
test_setup (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  lab_access_audit (access, "set-up page");
  lab_access_press (access, "4");
  lab_access_wait (access, has_come, (gpointer) "Violet", "a fourth player");
  lab_access_audit (access, "set-up page for four");
}

static void
test_menu (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  lab_access_press (access, "Main Menu");
  lab_access_wait (access, has_come, (gpointer) "Preferences", "the main menu");
  lab_access_audit (access, "main menu");
}

static void
test_colors (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  lab_access_press (access, "Choose a color");
  lab_access_wait (access, has_come, (gpointer) "Violet", "the colors");
  lab_access_audit (access, "colours");
}

static void
test_dialogs (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      choose_in_menu (access, dialogs[i].item);
      lab_access_wait (access, has_come, (gpointer) dialogs[i].words, dialogs[i].item);
      lab_access_audit (access, dialogs[i].item);
      lab_access_press (access, "Close");
      lab_access_wait (access, has_gone, (gpointer) dialogs[i].words, "the dialog to close");
    }
}

static void
test_statistics (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  choose_in_menu (access, "Statistics");
  lab_access_wait (access, has_come, (gpointer) "No Games Yet", "the statistics");
  lab_access_audit (access, "statistics");
  lab_access_press (access, "Back");
  lab_access_wait (access, has_come, (gpointer) "Start Game", "the set-up page");
}

static void
test_cover (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  lab_access_press (access, "Start Game");
  lab_access_wait (access, has_come, (gpointer) "Red: Show My Card", "the cover");
  lab_access_audit (access, "cover");
}

static void
test_table (void)
{
  g_autoptr (LabAccess) access = start_game ();

  lab_access_audit (access, "table");
  lab_access_press (access, "Insert into row 2 from the left");
  lab_access_wait (access, has_come, (gpointer) "Move your pawn to a highlighted tile, or stay.",
                   "the pawn's turn");
  lab_access_audit (access, "table, before the move");
}

static void
test_game_dialogs (void)
{
  g_autoptr (LabAccess) access = start_game ();

  choose_in_menu (access, "Game Details");
  lab_access_wait (access, has_come, (gpointer) "Each player has*",
                   "this game's rules");
  lab_access_audit (access, "this game");
  lab_access_press (access, "Close");
  lab_access_wait (access, has_gone, (gpointer) "Each player has*", "the dialog to close");

  lab_access_press (access, "Insert into row 2 from the left");
  lab_access_wait (access, has_come, (gpointer) "Move your pawn to a highlighted tile, or stay.",
                   "the pawn's turn");
  lab_access_press (access, "Stay");
  lab_access_wait (access, has_come, (gpointer) "Blue: Show My Card", "the cover");
  choose_in_menu (access, "New Game");
  lab_access_wait (access, has_come, (gpointer) "Resume Game", "the game to be resumed");
  lab_access_audit (access, "the set-up page during a game");
  lab_access_press (access, "Start Game");
  lab_access_wait (access, has_come, (gpointer) "The current game will be lost.",
                   "the question whether to start another game");
  lab_access_audit (access, "starting another game");
  lab_access_press (access, "Start");
  lab_access_wait (access, has_come, (gpointer) "Red: Show My Card", "the cover of another game");
}

int
main (int    argc,
      char **argv)
{
  lab_access_init (&argc, &argv);
  g_test_add_func ("/access/audit/setup", test_setup);
  g_test_add_func ("/access/audit/menu", test_menu);
  g_test_add_func ("/access/audit/colors", test_colors);
  g_test_add_func ("/access/audit/dialogs", test_dialogs);
  g_test_add_func ("/access/audit/statistics", test_statistics);
  g_test_add_func ("/access/audit/cover", test_cover);
  g_test_add_func ("/access/audit/table", test_table);
  g_test_add_func ("/access/audit/game-dialogs", test_game_dialogs);
  return g_test_run ();
}
