/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-shift-art.h"
#include "lab-shift-board.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_ARROW_BUTTON (lab_shift_arrow_button_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftArrowButton, lab_shift_arrow_button, LAB, SHIFT_ARROW_BUTTON,
                      GtkButton)

/**
 * LabShiftArrowButton:
 * @arrow: its arrow
 * @blocked: whether no tile can go in here
 * @usable: whether a player at this screen is to insert a tile now; if not, it is faint
 * @marked: whether it is highlighted as the arrow where the tile goes in
 * @highlighted: whether it glows because the player can drop the dragged tile here
 *
 * One of the twelve arrows around the board. A blocked arrow can still be pressed: then it
 * tells the player why no tile can go in there.
 */
struct _LabShiftArrowButton
{
  GtkButton parent_instance;

  LabShiftArrow arrow;
  gboolean      blocked;
  gboolean      usable;
  gboolean      marked;
  gboolean      highlighted;
};

void              lab_shift_arrow_button_set_blocked (LabShiftArrowButton *self,
                                                      const char          *reason);
LabShiftArrowLook lab_shift_arrow_button_get_look    (LabShiftArrowButton *self);
void              lab_shift_arrow_button_set_marked  (LabShiftArrowButton *self,
                                                      gboolean             marked);

G_END_DECLS
