/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-built-maze.h"

#include <string.h>

#include "lab-cheese-draft-text.h"
#include "lab-saved-text.h"
#include "lab-storage.h"

/* Saves the maze that is drawn by hand, so that it is there again when the program starts. */

/* Private helpers */

static GBytes *
get_contents (gpointer  data,
              GError  **error G_GNUC_UNUSED)
{
  char *text = lab_cheese_draft_to_text (lab_cheese_editor_get_draft (data));

  return g_bytes_new_take (text, strlen (text));
}

/* Public functions */

/**
 * lab_cheese_built_maze_autosave:
 * @editor: the maze, which must live as long as the file
 *
 * Saves a maze now and after each change.
 *
 * Returns: (transfer full): the file
 */
LabAutosaveFile *
lab_cheese_built_maze_autosave (LabCheeseEditor *editor)
{
  LabAutosaveFile *file = lab_autosave_file_new (LAB_CHEESE_BUILT_MAZE_FILE_NAME);

  lab_autosave_file_start (file, get_contents, editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (lab_autosave_file_save), file,
                           G_CONNECT_SWAPPED);
  return file;
}

/**
 * lab_cheese_built_maze_load:
 * @editor: where to put the maze
 * @error: return location for why the file cannot be read, in sentences for users
 *
 * Loads the maze that was drawn last. A file that cannot be read is renamed, so that it is not
 * overwritten.
 *
 * Returns: whether there was one
 */
gboolean
lab_cheese_built_maze_load (LabCheeseEditor  *editor,
                            GError          **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_CHEESE_BUILT_MAZE_FILE_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  g_autoptr (LabCheeseDraft) draft = NULL;
  g_autofree char *data = NULL;
  gsize length;

  data = lab_saved_text_read_file (file, &length, NULL, &problem);
  if (data != NULL)
    draft = lab_cheese_draft_new_from_text (data, &problem);
  if (draft != NULL
      && lab_cheese_editor_take_draft (editor, g_steal_pointer (&draft), &problem))
    return TRUE;
  lab_autosave_file_refuse (LAB_CHEESE_BUILT_MAZE_FILE_NAME, problem, error);
  return FALSE;
}
