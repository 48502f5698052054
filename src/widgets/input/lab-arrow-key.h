/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabArrowKey:
 *
 * A key with an arrow, clockwise from the top.
 */
typedef enum
{
  LAB_ARROW_UP,
  LAB_ARROW_RIGHT,
  LAB_ARROW_DOWN,
  LAB_ARROW_LEFT,
} LabArrowKey;

#define LAB_N_ARROW_KEYS 4

gboolean lab_arrow_key_find (guint        keyval,
                             LabArrowKey *arrow);

G_END_DECLS
