/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shortcut-note.h"

#include "lab-compat.h"
#include "lab-wrap-layout.h"

/* A line of text and its keys. There are lists of them, which are narrow on phones. */

/* The text is beside the keys if this much of it has space there; then it goes on below. */
#define TITLE_CHARS 22

#define GAP 12
#define KEY_GAP 10

/**
 * lab_shortcut_note_new:
 * @title: what the keys do
 * @accelerator: the keys, as for #GtkShortcutLabel; several ones are separated by spaces
 *
 * Returns: (transfer floating): a widget that shows both side by side, or one below the other in
 *   several lines if there is little space
 */
GtkWidget *
lab_shortcut_note_new (const char *title,
                       const char *accelerator)
{
  GtkWidget *note = lab_wrap_layout_new (GAP), *keys = lab_wrap_layout_new (KEY_GAP);
  GtkWidget *label = gtk_label_new (title);
  g_auto (GStrv) parts = g_strsplit (accelerator, " ", -1);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  for (guint i = 0; parts[i] != NULL; i++)
    lab_wrap_layout_add (LAB_WRAP_LAYOUT (keys), lab_compat_new_keys (parts[i]));
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  lab_wrap_layout_add (LAB_WRAP_LAYOUT (note), label);
  lab_wrap_layout_add (LAB_WRAP_LAYOUT (note), keys);
  return note;
}
