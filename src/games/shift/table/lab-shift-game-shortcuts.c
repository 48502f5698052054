/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-game-shortcuts.h"

#include <glib/gi18n.h>

/* The keys of the board game. */

/* Shows the review, and hides it. */
#define REVIEW_KEY "t"

const LabShortcut lab_shift_game_shortcuts[] = {
  /* Translators: the heading of the keys to play with. */
  { N_("Playing"), N_("Rotate the spare tile clockwise"), "r", "game.turn-clockwise",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Rotate the spare tile counterclockwise"), "<Shift>r", "game.turn-counterclockwise",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Leave the pawn where it is"), "s", "game.stay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Move the pawn to the selected tile"), "m", "game.move", LAB_SHORTCUT_TABLE },
  { NULL, N_("Put the tile back or clear the selection"), "Escape", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last insertion or move"), "<Control>z", "win.undo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Show a hint"), "h", "game.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Pause or resume while a computer plays"), "p", "win.pause", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the rest of a computer’s turn at once"), "space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Review the turns"), REVIEW_KEY, "win.review", LAB_SHORTCUT_TABLE },
  /* Translators: the heading of the keys that move the focus on the board. */
  { N_("On the Board"), N_("Go to the next tile or arrow"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the end of the row"), "Home End", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to a corner of the board"), "<Control>Home <Control>End", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Insert at the arrow, move to the tile"), "Return space", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: the heading of the keys for the review of past turns. */
  { N_("Review"), N_("Copy the position"), "<Control>c", "review.copy-position",
    LAB_SHORTCUT_REVIEW },
  { NULL, N_("Copy the game"), "<Shift><Control>c", "review.copy-game", LAB_SHORTCUT_REVIEW },
  { NULL, N_("Return to the game"), "Escape", "review.return", LAB_SHORTCUT_REVIEW },
  /* Translators: the heading of the keys for the window. */
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL },
};

/**
 * lab_shift_game_shortcuts_new_for_review:
 *
 * Creates a controller for the keys of the review, apart from those of its playback.
 *
 * Returns: (transfer full): the controller
 */
GtkEventController *
lab_shift_game_shortcuts_new_for_review (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (const LabShortcut *shortcut = lab_shift_game_shortcuts; shortcut->title != NULL; shortcut++)
    {
      if (shortcut->scope == LAB_SHORTCUT_REVIEW
          || g_str_equal (shortcut->accelerator, REVIEW_KEY))
        lab_shortcuts_add_to_controller (controller, shortcut->accelerator, shortcut->action);
    }
  return controller;
}
