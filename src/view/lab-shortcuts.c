/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shortcuts.h"

#include <glib/gi18n.h>

/* All keys that do something: the program and the table take theirs from here, and so does
 * the window that lists them. */

/* Looks back, and no longer. */
#define REVIEW_KEY "t"

static const LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys to play with. */
  { N_("Playing"), N_("Turn the spare tile clockwise"), "r", "game.turn-clockwise",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Turn the spare tile anticlockwise"), "<Shift>r", "game.turn-anticlockwise",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Leave the pawn where it is"), "s", "game.stay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Move the pawn to the chosen tile"), "m", "game.move", LAB_SHORTCUT_TABLE },
  { NULL, N_("Put the dragged tile back, or choose no tile any more"), "Escape", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Take back the last insertion or move"), "<Control>z", "win.undo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Do again what was taken back"), "<Shift><Control>z", "win.redo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Give me a hint"), "h", "game.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Pause while a computer plays, or go on"), "p", "win.pause", LAB_SHORTCUT_TABLE },
  { NULL, N_("Look back at the turns"), REVIEW_KEY, "win.review", LAB_SHORTCUT_TABLE },
  /* Translators: the heading of the keys that lead over the board. */
  { N_("On the Board"), N_("Go to the next tile or arrow"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the end of the row"), "Home End", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to a corner of the board"), "<Control>Home <Control>End", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Insert at the arrow, move to the tile"), "Return space", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: the heading of the keys for looking back at the turns of a game. */
  { N_("Looking Back"), N_("Play the turns one after another, or stop"), "space", "review.play",
    LAB_SHORTCUT_REVIEW },
  { NULL, N_("Previous turn"), "Left", "review.previous", LAB_SHORTCUT_REVIEW },
  { NULL, N_("Next turn"), "Right", "review.next", LAB_SHORTCUT_REVIEW },
  { NULL, N_("To the beginning"), "Home", "review.first", LAB_SHORTCUT_REVIEW },
  { NULL, N_("To the end"), "End", "review.last", LAB_SHORTCUT_REVIEW },
  { NULL, N_("Copy the position"), "<Control>c", "review.copy-position", LAB_SHORTCUT_REVIEW },
  { NULL, N_("Copy the game"), "<Shift><Control>c", "review.copy-game", LAB_SHORTCUT_REVIEW },
  { NULL, N_("Return to the game"), "Escape", "review.return", LAB_SHORTCUT_REVIEW },
  /* Translators: the heading of the keys for the window. */
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Records"), "<Control>r", "win.records", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Preferences"), "<Control>comma", "win.preferences", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Keyboard shortcuts"), "<Control>question", "win.show-shortcuts",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("How to play"), "F1", "app.help", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Main menu"), "F10", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Fill the screen, or no longer"), "F11", "win.fullscreen", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Close the window"), "<Control>w", "window.close", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Quit"), "<Control>q", "app.quit", LAB_SHORTCUT_PROGRAM },
};

/**
 * lab_shortcuts_get:
 * @n_shortcuts: (out): how many
 *
 * Returns: (transfer none) (array length=n_shortcuts): all shortcuts
 */
const LabShortcut *
lab_shortcuts_get (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/**
 * lab_shortcuts_find:
 * @accelerator: the keys of a shortcut that there is
 *
 * Returns: (transfer none): the shortcut
 */
const LabShortcut *
lab_shortcuts_find (const char *accelerator)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (g_str_equal (shortcuts[i].accelerator, accelerator))
        return &shortcuts[i];
    }
  g_return_val_if_reached (NULL);
}

/**
 * lab_shortcuts_add_to_application:
 * @application: the application
 *
 * Makes the keys work that work everywhere.
 */
void
lab_shortcuts_add_to_application (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const char *accels[] = { shortcuts[i].accelerator, NULL };

      if (shortcuts[i].scope == LAB_SHORTCUT_PROGRAM)
        gtk_application_set_accels_for_action (application, shortcuts[i].action, accels);
    }
}

static void
add_shortcut (GtkEventController *controller,
              const char         *accelerator,
              const char         *action)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accelerator),
                        gtk_named_action_new (action)));
}

/**
 * lab_shortcuts_new_for_table:
 *
 * Plain letters, which write elsewhere, play while the widget that gets this is shown.
 *
 * Returns: (transfer full): the keys that play
 */
GtkEventController *
lab_shortcuts_new_for_table (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (shortcuts[i].scope == LAB_SHORTCUT_TABLE)
        add_shortcut (controller, shortcuts[i].accelerator, shortcuts[i].action);
    }
  return controller;
}

/**
 * lab_shortcuts_new_for_review:
 * @mirrored: whether lines run from right to left, so that what is ahead is at the left
 *
 * These keys mean something else to buttons and tiles, so they work where what has the focus
 * does not want them.
 *
 * Returns: (transfer full): the keys to look back with
 */
GtkEventController *
lab_shortcuts_new_for_review (gboolean mirrored)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const char *key = shortcuts[i].accelerator;

      if (shortcuts[i].scope != LAB_SHORTCUT_REVIEW && !g_str_equal (key, REVIEW_KEY))
        continue;
      if (mirrored && g_str_equal (key, "Left"))
        key = "Right";
      else if (mirrored && g_str_equal (key, "Right"))
        key = "Left";
      add_shortcut (controller, key, shortcuts[i].action);
    }
  return controller;
}
