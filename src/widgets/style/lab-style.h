/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabStyle:
 * @LAB_STYLE_DAY: the light style
 * @LAB_STYLE_NIGHT: the dark style
 * @LAB_STYLE_CLEAR_DAY: high contrast in the light style
 * @LAB_STYLE_CLEAR_NIGHT: high contrast in the dark style
 *
 * The styles of the desktop. A game has a table of its colors, with a row for each style.
 */
typedef enum
{
  LAB_STYLE_DAY,
  LAB_STYLE_NIGHT,
  LAB_STYLE_CLEAR_DAY,
  LAB_STYLE_CLEAR_NIGHT,
} LabStyle;

#define LAB_N_STYLES 4

LabStyle lab_style_get       (GtkWidget  *widget);
void     lab_style_follow    (GtkWidget  *widget);
gboolean lab_style_get_moves (GtkWidget  *picture);
void     lab_style_set_class (GtkWidget  *widget,
                              const char *name,
                              gboolean    is_set);

G_END_DECLS
