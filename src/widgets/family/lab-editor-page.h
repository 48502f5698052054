/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-editor.h"
#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_EDITOR_PAGE (lab_editor_page_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabEditorPage, lab_editor_page, LAB, EDITOR_PAGE, AdwBin)

/**
 * LabEditorPageClass:
 * @files: the title of dialogs that choose files, marked with N_()
 * @file_name: the name of a new file
 * @opened: tells that a file was opened, marked with N_()
 * @not_opened: the title of the dialog that says why a file was not opened, marked with N_()
 * @not_saved: the title of the dialog that says why a file was not saved, marked with N_()
 * @shortcuts: (array zero-terminated=1): the keys of the page
 * @tell_saved: returns a sentence that tells that a file was saved
 * @parse: (nullable): reads a file, in a thread, instead of that of the editor
 * @format: (nullable): returns the text of a file, or %NULL if there is nothing to save, instead of
 *   that of the editor
 * @begin: (nullable): called once, before the page is shown
 * @update: shows what is drawn
 *
 * What the page of an editor defines.
 */
struct _LabEditorPageClass
{
  AdwBinClass parent_class;

  const char *files;
  const char *file_name;
  const char *opened;
  const char *not_opened;
  const char *not_saved;
  const LabShortcut *shortcuts;

  char     *(*tell_saved) (const char     *name);
  gpointer  (*parse)      (char           *text,
                           gsize           length,
                           GError        **error);
  char     *(*format)     (LabEditorPage  *self);
  void      (*begin)      (LabEditorPage  *self,
                           LabFamily      *family);
  void      (*update)     (LabEditorPage  *self);
};

void       lab_editor_page_set_up     (LabEditorPage   *self,
                                       LabEditor       *editor,
                                       GtkWidget       *board,
                                       AdwToastOverlay *toasts);
void       lab_editor_page_show       (LabFamily       *family,
                                       GtkWidget       *page);
LabFamily *lab_editor_page_get_family (LabEditorPage   *self);
LabEditor *lab_editor_page_get_editor (LabEditorPage   *self);
void       lab_editor_page_say        (LabEditorPage   *self,
                                       const char      *text);
void       lab_editor_page_tell       (LabEditorPage   *self,
                                       const char      *text);
void       lab_editor_page_take       (LabEditorPage   *self,
                                       gpointer         state,
                                       GError          *error);
void       lab_editor_page_open       (LabEditorPage   *self,
                                       GFile           *file);
void       lab_editor_page_save       (LabEditorPage   *self,
                                       GFile           *file);

G_END_DECLS
