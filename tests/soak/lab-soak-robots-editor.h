/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-plain-rules.h"

G_BEGIN_DECLS

/** LAB_SOAK_MAX_UNDO: how many changes can be undone. */
#define LAB_SOAK_MAX_UNDO 200

/**
 * LabSoakEditor:
 * @board: the board
 * @robots: where its robots are
 * @undo: texts of earlier boards, the latest one last
 * @redo: texts of boards that were undone, the latest one last
 *
 * What drawing a board by hand must do, a second time.
 */
typedef struct
{
  LabTestPlainBoard board;
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];
  GPtrArray *undo;
  GPtrArray *redo;
} LabSoakEditor;

void     lab_soak_editor_init         (LabSoakEditor *self,
                                       const char    *text);
void     lab_soak_editor_clear        (LabSoakEditor *self);
char    *lab_soak_editor_write        (LabSoakEditor *self);
void     lab_soak_editor_replace      (LabSoakEditor *self,
                                       const char    *text);
gboolean lab_soak_editor_go           (LabSoakEditor *self,
                                       gboolean       is_back);
gboolean lab_soak_editor_toggle_wall  (LabSoakEditor *self,
                                       int            row,
                                       int            column,
                                       char           side);
gboolean lab_soak_editor_put_robot    (LabSoakEditor *self,
                                       int            robot,
                                       int            row,
                                       int            column);
gboolean lab_soak_editor_put_target   (LabSoakEditor *self,
                                       int            row,
                                       int            column);
void     lab_soak_editor_set_n_robots (LabSoakEditor *self,
                                       int            n_robots);
void     lab_soak_editor_set_rules    (LabSoakEditor *self,
                                       gboolean       any,
                                       gboolean       ricochet);
void     lab_soak_editor_resize       (LabSoakEditor *self,
                                       int            size);
void     lab_soak_editor_remove_walls (LabSoakEditor *self);

G_END_DECLS
