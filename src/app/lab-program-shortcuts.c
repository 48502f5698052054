/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program-shortcuts.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The index of the key that goes back. */
#define BACK 4

/* The shortcuts of the program. Each family has its own table. */
static LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys for the window. */
  { N_("General"), N_("Statistics"), "<Control>r", "win.statistics", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Preferences"), "<Control>comma", "win.preferences", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Keyboard shortcuts"), "<Control>question", "win.show-shortcuts",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("How to play"), "F1", "app.help", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Go back to the previous page"), "<Alt>Left", "win.back", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Switch to another game"), "<Alt>1 <Alt>2 <Alt>3 <Alt>4 <Alt>5", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Main menu"), "F10", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Toggle fullscreen"), "F11", "win.fullscreen", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Close the window"), "<Control>w", "window.close", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Quit"), "<Control>q", "app.quit", LAB_SHORTCUT_PROGRAM },
  { NULL },
};

/**
 * lab_program_shortcuts_get:
 *
 * Returns: (transfer none) (array zero-terminated=1): the shortcuts that no family defines
 */
const LabShortcut *
lab_program_shortcuts_get (void)
{
  /* Back is where a line of text begins. */
  shortcuts[BACK].accelerator
      = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "<Alt>Right" : "<Alt>Left";
  return shortcuts;
}
