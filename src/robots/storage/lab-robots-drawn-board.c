/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-drawn-board.h"

#include <string.h>

#include "lab-robots-text.h"
#include "lab-saved-text.h"
#include "lab-storage.h"

/* Saves the board that is drawn by hand, so that it is there again when the program starts. */

/* Private helpers */

static GBytes *
get_contents (gpointer  data,
              GError  **error G_GNUC_UNUSED)
{
  g_autofree char *text = lab_robots_board_format (lab_robots_editor_get_board (data));
  char *line = g_strconcat (text, "\n", NULL);

  return g_bytes_new_take (line, strlen (line));
}

/* Public functions */

/**
 * lab_robots_drawn_board_autosave:
 * @editor: the board, which must live as long as the file
 *
 * Saves a board now and after each change.
 *
 * Returns: (transfer full): the file
 */
LabAutosaveFile *
lab_robots_drawn_board_autosave (LabRobotsEditor *editor)
{
  LabAutosaveFile *file = lab_autosave_file_new (LAB_ROBOTS_DRAWN_BOARD_FILE_NAME);

  lab_autosave_file_start (file, get_contents, editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (lab_autosave_file_save), file,
                           G_CONNECT_SWAPPED);
  return file;
}

/**
 * lab_robots_drawn_board_load:
 * @editor: where to put the board
 * @error: return location for why the file cannot be read, in sentences for users
 *
 * Loads the board that was drawn last. A file that cannot be read is renamed, so that it is not
 * overwritten.
 *
 * Returns: whether there was one
 */
gboolean
lab_robots_drawn_board_load (LabRobotsEditor  *editor,
                             GError          **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_DRAWN_BOARD_FILE_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  LabRobotsBoard board;

  if (lab_robots_drawn_board_read (file, NULL, &board, &problem))
    {
      lab_robots_editor_set_board (editor, &board);
      return TRUE;
    }
  lab_autosave_file_refuse (LAB_ROBOTS_DRAWN_BOARD_FILE_NAME, problem, error);
  return FALSE;
}

/**
 * lab_robots_drawn_board_read:
 * @file: a file with the text of a board
 * @cancellable: (nullable): to stop early
 * @board: (out): the board
 * @error: return location for what is wrong
 *
 * Reads a board. Blanks around it do not matter.
 *
 * Returns: whether it could be read
 */
gboolean
lab_robots_drawn_board_read (GFile           *file,
                             GCancellable    *cancellable,
                             LabRobotsBoard  *board,
                             GError         **error)
{
  gsize length;
  g_autofree char *text = lab_saved_text_read_file (file, &length, cancellable, error);

  return text != NULL && lab_robots_board_parse (g_strstrip (text), board, error);
}
