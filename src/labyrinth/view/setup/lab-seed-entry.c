/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-seed-entry.h"

#include "lab-deal.h"

/* An entry for the number of a game, which may be empty. */

/**
 * lab_seed_entry_read:
 * @entry: an entry
 * @seed: (out): the number in it; a random one if it is empty
 *
 * Returns: %FALSE if the text is neither a number nor empty
 */
gboolean
lab_seed_entry_read (AdwEntryRow *entry,
                     guint64     *seed)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (ADW_IS_ENTRY_ROW (entry), FALSE);

  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  if (*text != '\0')
    return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
  *seed = lab_deal_draw_seed ();
  return TRUE;
}

/**
 * lab_seed_entry_check:
 * @entry: an entry
 * @error: a message that is shown while the text is wrong
 *
 * Marks the entry if the text is wrong.
 *
 * Returns: whether the text can be used
 */
gboolean
lab_seed_entry_check (AdwEntryRow *entry,
                      GtkWidget   *error)
{
  guint64 seed;
  gboolean good = lab_seed_entry_read (entry, &seed);

  gtk_widget_set_visible (error, !good);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return good;
}
