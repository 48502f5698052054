/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-editor-page.h"
#include "lab-robots-board-view.h"
#include "lab-robots-editor.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_EDITOR_PAGE (lab_robots_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsEditorPage, lab_robots_editor_page, LAB, ROBOTS_EDITOR_PAGE,
                      LabEditorPage)

const LabShortcut *lab_robots_editor_page_get_shortcuts (guint *n_shortcuts);

G_END_DECLS
