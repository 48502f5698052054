/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-robots-board-view.h"
#include "lab-robots-editor.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_EDITOR_PAGE (lab_robots_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsEditorPage, lab_robots_editor_page, LAB, ROBOTS_EDITOR_PAGE, AdwBin)

GtkWidget          *lab_robots_editor_page_create        (LabFamily           *family);
void                lab_robots_editor_page_show          (LabFamily           *family,
                                                          GtkWidget           *page);
LabRobotsEditor    *lab_robots_editor_page_get_editor    (LabRobotsEditorPage *self);
LabRobotsBoardView *lab_robots_editor_page_get_board     (LabRobotsEditorPage *self);
const char         *lab_robots_editor_page_get_proof     (LabRobotsEditorPage *self);
gboolean            lab_robots_editor_page_is_thinking   (LabRobotsEditorPage *self);
void                lab_robots_editor_page_open          (LabRobotsEditorPage *self,
                                                          GFile               *file);
void                lab_robots_editor_page_save          (LabRobotsEditorPage *self,
                                                          GFile               *file);
const LabShortcut  *lab_robots_editor_page_get_shortcuts (guint               *n_shortcuts);

G_END_DECLS
