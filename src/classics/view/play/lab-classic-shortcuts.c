/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-shortcuts.h"

#include <glib/gi18n.h>

/* The keys of the page of a small game. */
static const LabShortcut shortcuts[] = {
  { N_("Playing"), N_("Show a hint"), "h", "classic.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show what moves lead to"), "v", "classic.values", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the search tree"), "t", "win.search-tree", LAB_SHORTCUT_TABLE },
  { NULL, N_("Replay the game"), "r", "classic.replay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "win.undo", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo", LAB_SHORTCUT_PROGRAM },
  { N_("On the Board"), N_("Go to the next place"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Choose the place"), "Return space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Choose another pawn"), "Escape", NULL, LAB_SHORTCUT_WIDGET },
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Statistics"), "<Control>r", "win.records", LAB_SHORTCUT_PROGRAM },
};

/* Public functions */

/**
 * lab_classic_shortcuts_get:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of a small game
 */
const LabShortcut *
lab_classic_shortcuts_get (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/**
 * lab_classic_shortcuts_new_keys:
 *
 * Returns: (transfer full): a controller with the keys that the page of a game handles itself
 */
GtkEventController *
lab_classic_shortcuts_new_keys (void)
{
  return lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts));
}
