/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-damaged-file.h"

/**
 * lab_damaged_file_show:
 * @label: a hidden label
 * @path: (nullable): where a damaged file was saved; %NULL if none was
 * @message: what happened, with %s for the name of the file
 *
 * Tells players of a damaged file, if there is one.
 */
void
lab_damaged_file_show (GtkLabel   *label,
                       const char *path,
                       const char *message)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (path == NULL)
    return;
  name = g_filename_display_basename (path);
  text = g_string_new (message);
  g_string_replace (text, "%s", name, 1);
  gtk_label_set_label (label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (label), TRUE);
}
