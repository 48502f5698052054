/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access-audit.h"

/* Every control has a name and a role that say what it does, on every page that can
 * be reached without playing. */

/* Pages, and how they are reached from a new window: with presses on what has these names, of which
 * each must show the words behind it. What is audited has a name of its own. */
static const struct
{
  const char *path;
  const char *steps;
} cases[] = {
  { "/access/audit/setup",
    "audit set-up page; press 4; see Violet; audit set-up page for four" },
  { "/access/audit/menu", "press Main Menu; see Preferences; audit main menu" },
  { "/access/audit/colors", "press Choose a color; see Violet; audit colors" },
  { "/access/audit/dialogs",
    "press Main Menu; press Preferences; see Thinking Time; audit preferences; press Close; "
    "gone Thinking Time; "
    "press Main Menu; press How to Play; see Shift the Maze; audit how to play; press Close; "
    "gone Shift the Maze; "
    "press Main Menu; press Keyboard Shortcuts; see Rotate the spare tile clockwise; "
    "audit shortcuts; press Close; gone Rotate the spare tile clockwise; "
    "press Main Menu; press About Labyrinthe; see The Labyrinthe contributors; audit about; "
    "press Close; gone The Labyrinthe contributors" },
  { "/access/audit/statistics",
    "press Main Menu; press Statistics; see No Games Yet; audit statistics; press Back; "
    "see Start Game" },
  { "/access/audit/cover", "press Start Game; see Red: Show My Card; audit cover" },
  { "/access/audit/table",
    "press Start Game; press Red: Show My Card; see Stay; audit table; "
    "press Insert into row 2 from the left; see Move your pawn to a highlighted tile, or stay.; "
    "audit table, before the move" },
  { "/access/audit/game-dialogs",
    "press Start Game; press Red: Show My Card; see Stay; press Main Menu; press Game Details; "
    "see Each player has*; audit this game; press Close; gone Each player has*; "
    "press Insert into row 2 from the left; see Move your pawn to a highlighted tile, or stay.; "
    "press Stay; see Blue: Show My Card; press Main Menu; press New Game; see Resume Game; "
    "audit the set-up page during a game; press Start Game; "
    "see The current game will be lost.; audit starting another game; press Start; "
    "see Red: Show My Card" },
};

static gboolean
has_gone (LabAccess *access,
          gpointer   data)
{
  return !lab_access_shows (access, data);
}

static void
test_page (gconstpointer data)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  g_auto (GStrv) steps = g_strsplit (data, "; ", -1);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      char *what = strchr (steps[i], ' ');

      g_test_message ("%s", steps[i]);
      *what++ = '\0';
      if (g_str_equal (steps[i], "press"))
        lab_access_press (access, what);
      else if (g_str_equal (steps[i], "see"))
        lab_access_expect_shown (access, what);
      else if (g_str_equal (steps[i], "gone"))
        lab_access_wait (access, has_gone, what, what);
      else if (g_str_equal (steps[i], "audit"))
        lab_access_audit (access, what);
      else
        g_error ("“%s” is not a step.", steps[i]);
    }
}

LAB_TEST_CASES ()
{
  lab_access_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, cases[i].steps, test_page);
}
