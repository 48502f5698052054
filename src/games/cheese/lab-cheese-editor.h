/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-draft.h"
#include "lab-editor.h"

G_BEGIN_DECLS

/** LAB_CHEESE_EDITOR_MAX_SIDE: the largest width and height of a maze that is drawn by hand. */
#define LAB_CHEESE_EDITOR_MAX_SIDE 99

/** LAB_CHEESE_BUILT_MAZE_FILE_NAME: the name of the file with the maze that is drawn by hand. */
#define LAB_CHEESE_BUILT_MAZE_FILE_NAME "drawn.labyrinthe-maze"

#define LAB_TYPE_CHEESE_EDITOR (lab_cheese_editor_get_type ())

/**
 * LabCheeseEditor:
 * @is_symmetric: whether changes are also made opposite
 *
 * A maze that is drawn by hand, with undo and redo. While it is symmetric, each change is also made
 * opposite, as if the maze was turned by 180 degrees.
 */
G_DECLARE_FINAL_TYPE (LabCheeseEditor, lab_cheese_editor, LAB, CHEESE_EDITOR, LabEditor)

struct _LabCheeseEditor
{
  LabEditor parent_instance;

  gboolean is_symmetric;
};

void                  lab_cheese_editor_open_all      (LabCheeseEditor  *self);
void                  lab_cheese_editor_resize        (LabCheeseEditor  *self,
                                                       guint             width,
                                                       guint             height);
void                  lab_cheese_editor_set_cell      (LabCheeseEditor  *self,
                                                       guint             cell,
                                                       gboolean          present);
void                  lab_cheese_editor_set_passage   (LabCheeseEditor  *self,
                                                       guint             a,
                                                       guint             b,
                                                       guint             weight);
LabCheeseMaze        *lab_cheese_editor_check         (LabCheeseEditor  *self,
                                                       GArray           *cells,
                                                       char            **message);

G_END_DECLS
