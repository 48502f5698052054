/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-board.h"
#include "lab-cheese-editor.h"
#include "lab-editor-page.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_EDITOR_PAGE (lab_cheese_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseEditorPage, lab_cheese_editor_page, LAB, CHEESE_EDITOR_PAGE,
                      LabEditorPage)


/** lab_cheese_editor_page_shortcuts: (array zero-terminated=1): the keys of the page, which
 * handles them itself */
extern const LabShortcut lab_cheese_editor_page_shortcuts[];

G_END_DECLS
