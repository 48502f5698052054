/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-shortcuts.h"

#include <glib/gi18n.h>

/* The keys of the cheese race. None of them is a letter alone, because the keys at the places of W,
 * A, S, D move a rat, and on some keyboard each letter is there. */
static const LabShortcut shortcuts[] = {
  { N_("Cheese Race"), N_("Go in a direction"), "Left Right Up Down", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: keys on a keyboard with the layout of the United States. */
  { NULL, N_("Go in a direction, or stay (second person; the keys at these places on each "
             "keyboard)"), "w a s d q", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: keys on a keyboard with the layout of the United States. */
  { NULL, N_("Go in a direction, or stay (third person; the keys at these places on each "
             "keyboard)"), "i j k l u", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Stay, or play and stop a race that is watched"), "space", "race.play",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show a hint"), "<Control>h", "race.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Tell where your rat can go"), "<Control>e", "race.where", LAB_SHORTCUT_TABLE },
  { NULL, N_("Read the maze cell by cell"),
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last turn"), "<Control>z", "win.undo", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo", LAB_SHORTCUT_PROGRAM },
  { N_("Watching a Cheese Race"), N_("Previous turn"), "<Alt>Page_Up", "race.back",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Next turn"), "<Alt>Page_Down", "race.forward", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the beginning"), "<Alt>Home", "race.first", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the latest turn"), "<Alt>End", "race.last", LAB_SHORTCUT_TABLE },
  { NULL, N_("Keep playing from the turn that is shown"), "<Control>k", "race.keep",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Faster"), "<Control>Up", "race.faster", LAB_SHORTCUT_TABLE },
  { NULL, N_("Slower"), "<Control>Down", "race.slower", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show trails"), "<Control>l", "race.trails", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show what the next rat thinks"), "<Control>t", "race.thoughts",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Next step of the thoughts"), "<Control>Page_Down", "race.thought-forward",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous step of the thoughts"), "<Control>Page_Up", "race.thought-back",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Run the same race again"), "<Control>m", "race.rematch", LAB_SHORTCUT_TABLE },
  { NULL, N_("Start a race in another maze"), "<Control>j", "race.another",
    LAB_SHORTCUT_TABLE },
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
};

/* Public functions */

/**
 * lab_cheese_shortcuts_get:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the cheese race
 */
const LabShortcut *
lab_cheese_shortcuts_get (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/**
 * lab_cheese_shortcuts_new_keys:
 *
 * Returns: (transfer full): a controller with the keys that the page of the race handles itself
 */
GtkEventController *
lab_cheese_shortcuts_new_keys (void)
{
  return lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts));
}
