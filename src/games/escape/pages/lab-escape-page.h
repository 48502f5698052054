/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-escape-board.h"
#include "lab-shell.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_PAGE (lab_escape_page_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapePage, lab_escape_page, LAB, ESCAPE_PAGE, AdwBin)

GtkWidget      *lab_escape_page_new         (LabAnnouncer  *announcer);
void            lab_escape_page_set_game    (LabEscapePage *self,
                                             LabEscapeGame *game);
LabEscapeGame  *lab_escape_page_get_game    (LabEscapePage *self);
void            lab_escape_page_hold        (LabEscapePage *self,
                                             gboolean       held);
void            lab_escape_page_focus_board (LabEscapePage *self);
void            lab_escape_page_tell        (LabEscapePage *self,
                                             const char    *text);

G_END_DECLS
