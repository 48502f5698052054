/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-draft.h"

G_BEGIN_DECLS

/** LAB_CHEESE_EDITOR_MAX_SIDE: the largest width and height of a maze that is drawn by hand. */
#define LAB_CHEESE_EDITOR_MAX_SIDE 99

#define LAB_TYPE_CHEESE_EDITOR (lab_cheese_editor_get_type ())

/**
 * LabCheeseEditor:
 *
 * A maze that is drawn by hand, with undo and redo. While it is symmetric, each change is also made
 * opposite, as if the maze was turned by 180 degrees.
 *
 * Signals:
 * - `changed`: the maze has changed, or what can be undone and redone
 */
G_DECLARE_FINAL_TYPE (LabCheeseEditor, lab_cheese_editor, LAB, CHEESE_EDITOR, GObject)

LabCheeseEditor      *lab_cheese_editor_new           (void);
const LabCheeseDraft *lab_cheese_editor_get_draft     (LabCheeseEditor  *self);
gboolean              lab_cheese_editor_take_draft    (LabCheeseEditor  *self,
                                                       LabCheeseDraft   *draft,
                                                       GError          **error);
void                  lab_cheese_editor_open_all      (LabCheeseEditor  *self);
void                  lab_cheese_editor_clear         (LabCheeseEditor  *self);
void                  lab_cheese_editor_resize        (LabCheeseEditor  *self,
                                                       guint             width,
                                                       guint             height);
void                  lab_cheese_editor_set_symmetric (LabCheeseEditor  *self,
                                                       gboolean          symmetric);
void                  lab_cheese_editor_begin         (LabCheeseEditor  *self);
void                  lab_cheese_editor_end           (LabCheeseEditor  *self);
void                  lab_cheese_editor_set_cell      (LabCheeseEditor  *self,
                                                       guint             cell,
                                                       gboolean          present);
void                  lab_cheese_editor_set_passage   (LabCheeseEditor  *self,
                                                       guint             a,
                                                       guint             b,
                                                       guint             weight);
gboolean              lab_cheese_editor_can_undo      (LabCheeseEditor  *self);
gboolean              lab_cheese_editor_can_redo      (LabCheeseEditor  *self);
void                  lab_cheese_editor_undo          (LabCheeseEditor  *self);
void                  lab_cheese_editor_redo          (LabCheeseEditor  *self);
void                  lab_cheese_editor_forget_changes
                                                      (LabCheeseEditor  *self);
LabCheeseMaze        *lab_cheese_editor_check         (LabCheeseEditor  *self,
                                                       GArray           *cells,
                                                       char            **message);

G_END_DECLS
