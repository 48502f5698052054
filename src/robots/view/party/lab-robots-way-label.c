/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-way-label.h"

#include "lab-robots-telling.h"
#include "lab-text.h"

/* Lists the moves of a way in a label. */

/**
 * lab_robots_way_label_show:
 * @label: a label
 * @board: the board
 * @start: where the robots are before the way
 * @way: (nullable) (element-type LabRobotsMove): the moves; %NULL for none
 * @step: how many of them were made; the last one is in bold letters, if there is one
 *
 * Lists the moves of a way. Screen readers hear a sentence for each.
 */
void
lab_robots_way_label_show (GtkLabel                *label,
                           const LabRobotsBoard    *board,
                           const LabRobotsPosition *start,
                           const GArray            *way,
                           guint                    step)
{
  LabRobotsPosition position = *start;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *spoken = way != NULL ? lab_robots_telling_way (board, start, way)
                                        : g_strdup ("");
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  for (guint i = 0; way != NULL && i < way->len; i++)
    {
      LabRobotsMove move = g_array_index (way, LabRobotsMove, i);
      g_autofree char *brief = lab_robots_telling_move_briefly (board, &position, move);
      g_autofree char *shown = lab_text_isolate (brief);
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      g_string_append (text, i > 0 ? "   " : "");
      bold->start_index = (guint) text->len;
      g_string_append (text, shown);
      bold->end_index = i + 1 == step ? (guint) text->len : bold->start_index;
      pango_attr_list_insert (attributes, bold);
      lab_robots_position_play (&position, board, move, NULL);
    }
  gtk_label_set_text (label, text->str);
  gtk_label_set_attributes (label, attributes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
}
