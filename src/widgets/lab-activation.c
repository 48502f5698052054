/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-activation.h"

/* Lets the keyboard and screen readers choose a place of a board, as if it were a button, and go
 * to the ends of its rows. */

/* Private helpers */

static void
on_activate_action (GtkWidget  *widget,
                    const char *name G_GNUC_UNUSED,
                    GVariant   *parameter G_GNUC_UNUSED)
{
  g_signal_emit_by_name (widget, "activate");
}

/* Public functions */

/**
 * lab_activation_install:
 * @klass: a class of widgets without other actions, while it is initialized
 * @action_name: the name of the action for screen readers, such as `tile.activate`
 *
 * Adds a signal `activate` to the class. Enter and Space emit it, and so do screen readers.
 */
void
lab_activation_install (GtkWidgetClass *klass,
                        const char     *action_name)
{
  static const guint keyvals[]
      = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  guint activate = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  gtk_widget_class_set_activate_signal (klass, activate);
  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    gtk_widget_class_add_binding_signal (klass, keyvals[i], 0, "activate", NULL);
  /* The only action of the widget, so that screen readers find it at number 0. */
  gtk_widget_class_install_action (klass, action_name, NULL, on_activate_action);
}

/**
 * lab_activation_add_end_keys:
 * @klass: a class of boards, while it is initialized
 * @callback: moves the focus; its arguments are two booleans, `(bb)`: whether to go to the last
 *   place instead of the first, and whether of the whole board instead of the row
 *
 * Adds the keys Home and End for the ends of a row, and with Ctrl for those of the board.
 */
void
lab_activation_add_end_keys (GtkWidgetClass  *klass,
                             GtkShortcutFunc  callback)
{
  static const struct
  {
    guint keyval;
    gboolean last;
  } keys[] = {
    { GDK_KEY_Home, FALSE },
    { GDK_KEY_KP_Home, FALSE },
    { GDK_KEY_End, TRUE },
    { GDK_KEY_KP_End, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (klass, keys[i].keyval, 0, callback, "(bb)", keys[i].last,
                                    FALSE);
      gtk_widget_class_add_binding (klass, keys[i].keyval, GDK_CONTROL_MASK, callback, "(bb)",
                                    keys[i].last, TRUE);
    }
}
