/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access.h"

/* Every control has a name and a role that say what it does, on every page that can
 * be reached without playing. */

/* Pages, and how they are reached from a new window: with presses on what has these names, of which
 * each must show the words behind it. What is audited has a name of its own. */
static const struct
{
  const char *path;
  const char *steps;
} cases[] = {
  { "/access/audit/home", "audit home page" },
  { "/access/audit/setup",
    "press Play; see Start Game; audit set-up page; press Together; press 4; "
    "see Violet; audit set-up page for four" },
  { "/access/audit/menu", "press Main Menu; see Preferences; audit main menu" },
  { "/access/audit/player",
    "press Play; press Red: who plays; see Violet; audit choices of a player" },
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
    "press Main Menu; press Statistics; see No Games Yet; audit statistics; press Close; "
    "gone No Games Yet" },
  { "/access/audit/cover",
    "press Play; press Together; press Start Game; see Red: Show My Card; audit cover" },
  { "/access/audit/table",
    "press Play; press Together; press Start Game; press Red: Show My Card; see Stay; "
    "audit table; "
    "press Insert into row 2 from the left; see Move your pawn to a highlighted tile, or stay.; "
    "audit table, before the move" },
  { "/access/audit/game-dialogs",
    "press Play; press Together; press Start Game; press Red: Show My Card; see Stay; "
    "press This Game; "
    "press Game Details; see Each player has*; audit this game; press Close; "
    "gone Each player has*; "
    "press Insert into row 2 from the left; see Move your pawn to a highlighted tile, or stay.; "
    "press Stay; see Blue: Show My Card; press Back; see More Games; press Play; see Start Game; "
    "audit the set-up page during a game; press Start Game; "
    "see The current game will be lost.; audit starting another game; press Start; "
    "see Red: Show My Card" },
};

static void
test_page (gconstpointer steps)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  lab_access_do (access, "%s", (const char *) steps);
}

LAB_TEST_CASES ()
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, cases[i].steps, test_page);
}
