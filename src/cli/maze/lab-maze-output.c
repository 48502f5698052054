/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-output.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-maze-image.h"
#include "lab-maze-operands.h"

/* A larger drawing is printed, but not written to a file, because a file is written as a whole. */
#define MAX_DRAWN_CELLS (1 << 26)

/* Private helpers */

static void
append (gpointer    bytes,
        const void *data,
        gsize       length)
{
  g_byte_array_append (bytes, data, (guint) length);
}

static gboolean
parse_pixels (const char  *text,
              guint        min,
              guint        max,
              guint       *pixels,
              GError     **error)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, min, max, &value, NULL))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed; the width is that of cells or
                                * walls in a picture. */
                               _("“%s” is not a width in pixels; write a whole number from %u to "
                                 "%u."), text, min, max);
  *pixels = (guint) value;
  return TRUE;
}

/* Public functions */

/**
 * lab_maze_output_begin:
 * @path: (nullable): the file to write, or %NULL for the standard output
 * @file: (out) (transfer full) (nullable): the file, if it exists already
 * @error: return location for an error
 *
 * Checks that a file can be written, before the work begins. A new file is opened afterwards, so
 * that it does not remain empty if the user stops the work.
 *
 * Returns: %TRUE if it can
 */
gboolean
lab_maze_output_begin (const char      *path,
                       LabReplacement **file,
                       GError         **error)
{
  gboolean is_new = path != NULL && !g_file_test (path, G_FILE_TEST_EXISTS);

  *file = NULL;
  if (path == NULL)
    return TRUE;
  *file = lab_output_open (path, error);
  if (*file == NULL)
    return FALSE;
  if (is_new)
    g_clear_pointer (file, lab_replacement_close);
  return TRUE;
}

/**
 * lab_maze_output_check_drawing:
 * @n_cells: the number of cells of a maze
 * @is_solved: whether the drawing has a way, which a binary file cannot have
 * @error: return location for a #LabCommandError
 *
 * Returns: whether the maze is small enough for a drawing in a file
 */
gboolean
lab_maze_output_check_drawing (guint64   n_cells,
                               gboolean  is_solved,
                               GError  **error)
{
  if (n_cells <= MAX_DRAWN_CELLS)
    return TRUE;
  if (is_solved)
    return lab_command_refuse (error, _("The maze is too large for a drawing in a file. Use a name "
                                        "that ends in .png."));
  return lab_command_refuse (error, _("The maze is too large for a drawing in a file. Use "
                                      "--format=binary."));
}

/**
 * lab_maze_output_finish:
 * @path: (nullable): the file to write, or %NULL for the standard output
 * @file: (nullable) (transfer full): what lab_maze_output_begin() opened
 * @bytes: its contents
 * @error: return location for an error
 *
 * Writes a file.
 *
 * Returns: %TRUE if it was written
 */
gboolean
lab_maze_output_finish (const char      *path,
                        LabReplacement  *file,
                        GBytes          *bytes,
                        GError         **error)
{
  g_autoptr (LabReplacement) opened = file;
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  if (path == NULL)
    {
      lab_maze_operands_print (NULL, data, size);
      return TRUE;
    }
  if (opened == NULL)
    opened = lab_output_open (path, error);
  return opened != NULL && lab_output_write (opened, data, size, error);
}

/**
 * lab_maze_output_set_size:
 * @figure: a picture of the usual size
 * @options: the options
 * @error: return location for a #LabCommandError
 *
 * Sets the sizes that the user chose.
 *
 * Returns: %TRUE if they are possible
 */
gboolean
lab_maze_output_set_size (LabMazeFigure     *figure,
                          const LabOptions  *options,
                          GError           **error)
{
  guint cell = figure->cell;

  if (options->cell != NULL
      && !parse_pixels (options->cell, 2, LAB_MAZE_FIGURE_MAX_CELL, &figure->cell, error))
    return FALSE;
  if (figure->cell != cell)
    figure->margin = figure->cell;
  figure->wall = MAX (figure->wall * figure->cell / cell, 1);
  return options->wall == NULL
         || parse_pixels (options->wall, 1, figure->cell - 1, &figure->wall, error);
}

/** lab_maze_output_draw: returns a picture as a file. */
GBytes *
lab_maze_output_draw (const LabMazeFigure  *figure,
                      LabFigureFormat       format,
                      GError              **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (!lab_maze_figure_write (figure, format, append, bytes, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/** lab_maze_output_draw_image: returns an image with one pixel for each wall and passage. */
GBytes *
lab_maze_output_draw_image (const LabMaze  *maze,
                            const GArray   *entrances,
                            const GArray   *path,
                            GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (!lab_maze_image_write (maze, entrances, path, append, bytes, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
