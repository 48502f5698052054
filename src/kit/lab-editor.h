/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"

G_BEGIN_DECLS

#define LAB_TYPE_EDITOR (lab_editor_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabEditor, lab_editor, LAB, EDITOR, GObject)

/**
 * LabEditorClass:
 * @copy: copies a state
 * @free: frees a state
 * @equal: (nullable): whether two states are the same; a step to the same state is none
 * @check: (nullable): whether something is not too large to be drawn
 * @file_name: the name of the file that keeps what is drawn
 * @parse: reads that file; may change @text
 * @format: returns the text of that file
 *
 * What is drawn. A state is all of it.
 */
struct _LabEditorClass
{
  GObjectClass parent_class;

  GBoxedCopyFunc copy;
  GBoxedFreeFunc free;
  GEqualFunc equal;
  gboolean     (*check)  (gconstpointer   state,
                          GError        **error);
  const char *file_name;
  gpointer     (*parse)  (char           *text,
                          GError        **error);
  char        *(*format) (gconstpointer   state);
};

gpointer         lab_editor_get_state      (LabEditor  *self);
void             lab_editor_take_state     (LabEditor  *self,
                                            gpointer    state);
gboolean         lab_editor_replace        (LabEditor  *self,
                                            gpointer    state,
                                            GError    **error);
void             lab_editor_begin          (LabEditor  *self);
void             lab_editor_end            (LabEditor  *self,
                                            gboolean    is_changed);
gboolean         lab_editor_can_rewind     (LabEditor  *self,
                                            gboolean    is_redo);
void             lab_editor_rewind         (LabEditor  *self,
                                            gboolean    is_redo);
void             lab_editor_forget_changes (LabEditor  *self);
gboolean         lab_editor_load           (LabEditor  *self,
                                            GError    **error);
LabAutosaveFile *lab_editor_autosave       (LabEditor  *self);

G_END_DECLS
