/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-draft-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-draft-private.h"

/* Drafts as text: a line for the size, and one for each cell in their order, with the passages to
 * cells that were named before. Unlike a maze, a draft may have cells without passages. */

#define HEADER "labyrinthe-cheese-draft 1\n"

/* Private helpers */

static gboolean
refuse (GError **error)
{
  lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
              _("This is not a draft of a maze."));
  return FALSE;
}

/* Reads a number and the character after it. */
static gboolean
take_number (const char **at,
             guint        most,
             guint       *number,
             char         end)
{
  guint64 value = 0;
  const char *start = *at;

  for (; g_ascii_isdigit (**at) && value <= most; (*at)++)
    value = value * 10 + (guint64) (**at - '0');
  if (*at == start || value > most || (end != '\0' && **at != end))
    return FALSE;
  if (end != '\0')
    (*at)++;
  *number = (guint) value;
  return TRUE;
}

/* Reads the passages of a cell, until the end of the line. */
static gboolean
take_passages (const char    **at,
               LabCheeseDraft *draft,
               guint           cell)
{
  while (**at == ' ')
    {
      guint other, weight = 1;

      (*at)++;
      if (!take_number (at, LAB_CHEESE_MAX_CELLS, &other, '\0'))
        return FALSE;
      if (**at == '*')
        {
          (*at)++;
          if (!take_number (at, LAB_CHEESE_MAX_WEIGHT, &weight, '\0') || weight == 0)
            return FALSE;
        }
      if (!lab_cheese_draft_has_cell (draft, other)
          || !lab_cheese_draft_are_adjacent (draft, cell, other))
        return FALSE;
      lab_cheese_draft_add_passage (draft, cell, other, weight);
    }
  return *(*at)++ == '\n';
}

static gboolean
take_cells (const char    **at,
            LabCheeseDraft *draft,
            guint           n_places)
{
  while (**at != '\0')
    {
      guint cell;

      if (!take_number (at, n_places - 1, &cell, ':') || lab_cheese_draft_has_cell (draft, cell))
        return FALSE;
      lab_cheese_draft_add_cell (draft, cell);
      if (!take_passages (at, draft, cell))
        return FALSE;
    }
  return TRUE;
}

static void
append_passages (const LabCheeseDraft *draft,
                 const guint8         *written,
                 guint                 cell,
                 GString              *text)
{
  guint width = lab_cheese_draft_get_width (draft);
  const gint64 steps[] = { -(gint64) width, 1, width, -1 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gint64 other = (gint64) cell + steps[i];
      guint weight = other >= 0 && other <= G_MAXINT
                         ? lab_cheese_draft_get_weight (draft, cell, (guint) other) : 0;

      if (weight == 0 || !written[other])
        continue;
      g_string_append_printf (text, " %u", (guint) other);
      if (weight > 1)
        g_string_append_printf (text, "*%u", weight);
    }
}

/* Public functions */

/**
 * lab_cheese_draft_to_text:
 * @self: a draft
 *
 * Writes a draft. The order of its cells is that of their numbers.
 *
 * Returns: (transfer full): the text
 */
char *
lab_cheese_draft_to_text (const LabCheeseDraft *self)
{
  g_autofree guint8 *written = NULL;
  GString *text;
  guint n_places;

  g_return_val_if_fail (self != NULL, NULL);

  n_places = lab_cheese_draft_get_width (self) * lab_cheese_draft_get_height (self);
  written = g_malloc0 (n_places);
  text = g_string_new (HEADER);
  g_string_append_printf (text, "size %u %u\n", lab_cheese_draft_get_width (self),
                          lab_cheese_draft_get_height (self));
  for (guint cell = 0; cell < n_places; cell++)
    {
      if (!lab_cheese_draft_has_cell (self, cell))
        continue;
      g_string_append_printf (text, "%u:", cell);
      append_passages (self, written, cell, text);
      g_string_append_c (text, '\n');
      written[cell] = 1;
    }
  return g_string_free (text, FALSE);
}

/**
 * lab_cheese_draft_new_from_text:
 * @text: a text
 * @error: return location for a #LabCheeseError
 *
 * Reads what lab_cheese_draft_to_text() writes.
 *
 * Returns: (transfer full) (nullable): the draft
 */
LabCheeseDraft *
lab_cheese_draft_new_from_text (const char  *text,
                                GError     **error)
{
  g_autoptr (LabCheeseDraft) draft = NULL;
  const char *at = text;
  guint width, height;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_str_has_prefix (text, HEADER "size "))
    {
      refuse (error);
      return NULL;
    }
  at += strlen (HEADER "size ");
  if (!take_number (&at, LAB_CHEESE_MAX_SIDE, &width, ' ')
      || !take_number (&at, LAB_CHEESE_MAX_SIDE, &height, '\n') || width == 0 || height == 0
      || (guint64) width * height > LAB_CHEESE_MAX_CELLS)
    {
      refuse (error);
      return NULL;
    }
  draft = lab_cheese_draft_new (width, height);
  if (!take_cells (&at, draft, width * height))
    {
      refuse (error);
      return NULL;
    }
  return g_steal_pointer (&draft);
}
