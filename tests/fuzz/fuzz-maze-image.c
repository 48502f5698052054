/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-maze-image.h"

/* Fuzzes the reader of images. What is accepted as a maze reads back the same; any image can be a
 * mask. */

#define MASK_SIZE 9

static void
append (gpointer    bytes,
        const void *data,
        gsize       length)
{
  g_byte_array_append (bytes, data, (guint) length);
}

static void
check_mask (const guint8 *data,
            gsize         size)
{
  g_autoptr (LabMaze) maze = lab_maze_new (MASK_SIZE, MASK_SIZE, NULL);
  g_autoptr (GError) error = NULL;

  lab_fuzz_check (lab_maze_image_apply_mask (maze, data, size, &error), &error);
}

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (GArray) entrances_again = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (LabMaze) maze = lab_maze_image_read (data, size, &entrances, &error);
  g_autoptr (LabMaze) again = NULL;

  check_mask (data, size);
  if (!lab_fuzz_check (maze != NULL, &error))
    return;
  g_assert_true (lab_maze_image_write (maze, entrances, NULL, append, bytes, &error));
  again = lab_maze_image_read (bytes->data, bytes->len, &entrances_again, &error);
  g_assert_no_error (error);
  g_assert_true (lab_maze_equal (maze, again));
  g_assert_cmpuint (entrances->len, ==, entrances_again->len);
}
