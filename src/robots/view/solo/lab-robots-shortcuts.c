/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-shortcuts.h"

#include <glib/gi18n.h>

/* The keys of a puzzle. */
static const LabShortcut shortcuts[] = {
  { N_("Puzzles With Robots"), N_("Choose a robot"), "1 2 3 4 5", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Move the chosen robot"), "Left Right Up Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Read the cells of the board"), "<Shift>Left <Shift>Right <Shift>Up <Shift>Down",
    NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Show a hint"), "h", "solo.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "solo.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "solo.redo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Restart the puzzle"), "r", "solo.restart", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play the next puzzle"), "n", "solo.next", LAB_SHORTCUT_TABLE },
  { N_("Solved Puzzles With Robots"), N_("Replay this way"), "p", "solo.replay",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show your way or the best way"), "b", "solo.swap", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous move"), "<Alt>Page_Up", "solo.back", LAB_SHORTCUT_TABLE },
  { NULL, N_("Next move"), "<Alt>Page_Down", "solo.forward", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the beginning"), "<Alt>Home", "solo.first", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the end"), "<Alt>End", "solo.last", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous best way"), "<Control>Page_Up", "solo.previous-way", LAB_SHORTCUT_TABLE },
  { NULL, N_("Next best way"), "<Control>Page_Down", "solo.next-way", LAB_SHORTCUT_TABLE },
  { N_("General"), N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
};

/* Public functions */

/**
 * lab_robots_shortcuts_get:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of a puzzle
 */
const LabShortcut *
lab_robots_shortcuts_get (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/**
 * lab_robots_shortcuts_new_keys:
 *
 * Returns: (transfer full): a controller with the keys that the page of a puzzle handles itself
 */
GtkEventController *
lab_robots_shortcuts_new_keys (void)
{
  return lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts));
}
