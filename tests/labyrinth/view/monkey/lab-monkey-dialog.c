/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <adwaita.h>

/* Handles dialogs and other windows. */

/* Private helpers */

static void
strike (LabMonkey *self,
        guint      keyval)
{
  lab_monkey_say (self, "strikes %s at a dialog", gdk_keyval_name (keyval));
  lab_test_driver_key (self->test->driver, keyval, 0);
}

static void
press_button (LabMonkey *self,
              GtkWindow *dialog)
{
  g_autoptr (GPtrArray) buttons = lab_monkey_find_in_sight (GTK_WIDGET (dialog), GTK_TYPE_BUTTON);

  if (buttons->len == 0)
    return;
  lab_monkey_say (self, "presses a button of a dialog");
  lab_monkey_press_on (self, buttons->pdata[lab_monkey_draw (self, buttons->len)]);
}

/* Only moves the focus, or closes the window, where more could do harm outside of
 * the program. */
static void
visit (LabMonkey *self)
{
  static const guint keys[] = { GDK_KEY_Tab, GDK_KEY_Down, GDK_KEY_Up, GDK_KEY_Escape };

  strike (self, keys[lab_monkey_draw (self, G_N_ELEMENTS (keys))]);
}

static gboolean
is_about (GtkWindow *window)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "AdwAbout");
}

/* Public functions */

/**
 * lab_monkey_is_tame_place:
 * @window: a window
 *
 * In some windows files could be deleted or a browser started. There the monkey does
 * only what cannot harm the user who runs the test.
 *
 * Returns: whether @window is such a window
 */
gboolean
lab_monkey_is_tame_place (GtkWindow *window)
{
  return GTK_IS_FILE_CHOOSER (window) || is_about (window);
}

/**
 * lab_monkey_deal_with: answers the question of @dialog, closes it, or tries it out.
 */
void
lab_monkey_deal_with (LabMonkey *self,
                      GtkWindow *dialog)
{
  if (GTK_IS_FILE_CHOOSER (dialog))
    lab_monkey_choose_file (self, dialog);
  else if (is_about (dialog))
    visit (self);
  else if (lab_monkey_chance (self, 35))
    strike (self, GDK_KEY_Escape);
  else if (lab_monkey_chance (self, 25))
    strike (self, GDK_KEY_Return);
  else
    press_button (self, dialog);
}
