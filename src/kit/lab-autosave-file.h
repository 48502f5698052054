/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabAutosaveSource:
 * @data: what was given to lab_autosave_file_start()
 * @error: return location for why the current state cannot be saved, in sentences for players
 *
 * Returns the current state as it must stand in the file.
 *
 * Returns: (transfer full) (nullable): the contents of the file; %NULL with @error set if the
 *   state cannot be saved
 */
typedef GBytes *(*LabAutosaveSource) (gpointer   data,
                                      GError   **error);

#define LAB_TYPE_AUTOSAVE_FILE (lab_autosave_file_get_type ())

G_DECLARE_FINAL_TYPE (LabAutosaveFile, lab_autosave_file, LAB, AUTOSAVE_FILE, GObject)

LabAutosaveFile *lab_autosave_file_new      (const char         *name);
const char      *lab_autosave_file_get_holder
                                            (LabAutosaveFile    *self);
void             lab_autosave_file_start    (LabAutosaveFile    *self,
                                             LabAutosaveSource   source,
                                             gpointer            data);
GDateTime       *lab_autosave_file_find_time
                                            (const char         *name);
void             lab_autosave_file_refuse   (const char         *name,
                                             const GError       *problem,
                                             GError            **error);
void             lab_autosave_file_stop     (LabAutosaveFile    *self);
void             lab_autosave_file_save     (LabAutosaveFile    *self);
void             lab_autosave_file_delete   (LabAutosaveFile    *self);
void             lab_autosave_file_flush    (LabAutosaveFile    *self);
gboolean         lab_autosave_file_is_saved (LabAutosaveFile    *self);

G_END_DECLS
