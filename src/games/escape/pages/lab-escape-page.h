/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-escape-board.h"
#include "lab-escape-game.h"
#include "lab-game-page.h"
#include "lab-lesson.h"
#include "lab-stars.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_PAGE (lab_escape_page_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapePage, lab_escape_page, LAB, ESCAPE_PAGE, LabGamePage)

void               lab_escape_page_set_game (LabEscapePage *self,
                                             LabEscapeGame *game);

/** lab_escape_shortcuts: (array zero-terminated=1): the keys of the escape game */
extern const LabShortcut lab_escape_shortcuts[];

G_END_DECLS
