/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-shortcuts.h"

#include <glib/gi18n.h>

/* The keys of the escape game. */
static const LabShortcut shortcuts[] = {
  { N_("Escape From a Maze"), N_("Go one step"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the end of the corridor"), "<Shift>Left <Shift>Right <Shift>Up <Shift>Down",
    NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Use the magic map"), "1", "escape.map", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the leap; then choose a direction"), "2", "escape.leap", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the hammer"), "3", "escape.hammer", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the rift"), "4", "escape.rift", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the shuffle"), "5", "escape.shuffle", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show a hint"), "h", "escape.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Restart the level"), "r", "escape.restart", LAB_SHORTCUT_TABLE },
  { NULL, N_("Replay the game"), "p", "escape.replay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play the next level after an escape"), "n", "escape.next", LAB_SHORTCUT_TABLE },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
};

/* Public functions */

/**
 * lab_escape_shortcuts_get:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the escape game
 */
const LabShortcut *
lab_escape_shortcuts_get (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/**
 * lab_escape_shortcuts_new_keys:
 *
 * Returns: (transfer full): a controller with the keys that the page of the game handles itself
 */
GtkEventController *
lab_escape_shortcuts_new_keys (void)
{
  return lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts));
}
