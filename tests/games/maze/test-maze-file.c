/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-file.h"

#include "lab-random.h"
#include "search/lab-maze-explorer.h"

/* The maze of the teaching material, with some content. */
static const char drawing[] =
    "┏━━━┳━━━┳━━━┳━━━┓\n"
    "┃ D ┃           ┃\n"
    "┣   ╋   ╋━━━╋   ┫\n"
    "┃ * ┃       ┃   ┃\n"
    "┣   ╋━━━╋   ╋   ┫\n"
    "┃ *   *   * ┃   ┃\n"
    "┣   ╋━━━╋━━━╋   ┫\n"
    "┃           ┃ A ┃\n"
    "┗━━━┻━━━┻━━━┻━━━┛\n";

static const char ascii[] =
    "+---+---+---+---+\n"
    "| D |           |\n"
    "+   +   +---+   +\n"
    "| * |       |   |\n"
    "+   +---+   +   +\n"
    "| *   *   * |   |\n"
    "+   +---+---+   +\n"
    "|           | A |\n"
    "+---+---+---+---+\n";

static const char listing[] =
    "0,0: 1,0\n0,1: 1,1 0,2\n0,2: 0,1 0,3\n0,3: 1,3 0,2\n"
    "1,0: 0,0 2,0\n1,1: 0,1 1,2\n1,2: 2,2 1,1\n1,3: 0,3 2,3\n"
    "2,0: 1,0 3,0 2,1\n2,1: 2,0 2,2\n2,2: 1,2 2,1\n2,3: 1,3 3,3\n"
    "3,0: 2,0 3,1\n3,1: 3,0 3,2\n3,2: 3,1\n3,3: 2,3\n";

/* Private helpers */

static LabMaze *
read_text (const char       *text,
           LabMazeContents **contents)
{
  g_autoptr (GError) error = NULL;
  LabMaze *maze = lab_maze_read (text, strlen (text), contents, &error);

  g_assert_no_error (error);
  return maze;
}

static char *
write_text (const LabMaze   *maze,
            LabMazeFormat    format,
            LabMazeContents *contents)
{
  g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, format, contents);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_text (const LabMaze   *maze,
             LabMazeFormat    format,
             LabMazeContents *contents,
             const char      *expected)
{
  g_autofree char *text = write_text (maze, format, contents);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_refused (const void *data,
                gsize       size,
                const char *part)
{
  g_autoptr (GError) error = NULL;
  LabMazeContents *contents = (gpointer) &error;

  g_assert_null (lab_maze_read (data, size, &contents, &error));
  g_assert_null (contents);
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX);
  g_assert_null (strchr (error->message, '\n'));
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” does not contain “%s”.", error->message, part);
}

/* Returns a maze with random openings, and perhaps with random cells left out. */
static LabMaze *
make_random (LabRandom *random,
             guint      height,
             guint      width,
             gboolean   left_out)
{
  LabMaze *maze = lab_maze_new (height, width, NULL);
  g_autoptr (GArray) walls = NULL;

  for (guint i = 0; left_out && i < height * width / 4; i++)
    lab_maze_leave_out (maze, (LabMazeCell) { lab_random_below (random, height),
                        lab_random_below (random, width) }, NULL);
  walls = lab_maze_list_walls (maze);
  for (guint i = 0; i < walls->len; i++)
    {
      const LabMazeWall *wall = &g_array_index (walls, LabMazeWall, i);

      if (lab_random_below (random, 2) == 0)
        lab_maze_remove_wall (maze, wall->cell, wall->other, NULL);
    }
  return maze;
}

/* Tests */

LAB_TEST ("/maze-file/drawing", test_drawing)
{
  g_autoptr (GHashTable) contents = NULL;
  g_autoptr (GHashTable) none = NULL;
  g_autoptr (LabMaze) maze = read_text (drawing, &contents);
  g_autoptr (LabMaze) same = read_text (ascii, NULL);
  g_autoptr (LabMaze) listed = read_text (listing, &none);

  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 15);
  g_assert_true (lab_maze_is_tree (maze));
  g_assert_cmpstr (lab_maze_contents_get (contents, (LabMazeCell) { 3, 3 }), ==, "A");
  g_assert_null (lab_maze_contents_get (contents, (LabMazeCell) { 3, 2 }));
  g_assert_cmpuint (g_hash_table_size (contents), ==, 6);
  g_assert_true (lab_maze_equal (maze, same));
  g_assert_true (lab_maze_equal (maze, listed));
  g_assert_null (none);
  assert_text (maze, LAB_MAZE_FORMAT_DRAWING, contents, drawing);
  assert_text (maze, LAB_MAZE_FORMAT_ASCII, contents, ascii);
  assert_text (maze, LAB_MAZE_FORMAT_LISTING, NULL, listing);
}

LAB_TEST ("/maze-file/smallest", test_smallest)
{
  g_autoptr (LabMaze) maze = lab_maze_new (1, 1, NULL);

  assert_text (maze, LAB_MAZE_FORMAT_DRAWING, NULL, "┏━━━┓\n┃   ┃\n┗━━━┛\n");
  assert_text (maze, LAB_MAZE_FORMAT_ASCII, NULL, "+---+\n|   |\n+---+\n");
  assert_text (maze, LAB_MAZE_FORMAT_LISTING, NULL, "0,0:\n");
}

/* Wide characters take two of the three columns, also if only a mark after them asks for a wide
 * picture; other marks take none. */
LAB_TEST ("/maze-file/contents", test_contents)
{
  const char *texts[] = { "é", "e\xcc\x81", "迷", "🐀", "#",
                          "❤\xef\xb8\x8f", "がた" };
  g_autoptr (GHashTable) contents = lab_maze_contents_new ();
  g_autoptr (GHashTable) again = NULL;
  g_autoptr (LabMaze) maze = lab_maze_new (1, 6, NULL);
  g_autoptr (LabMaze) read = NULL;

  lab_maze_empty (maze);
  for (guint i = 0; i < 6; i++)
    g_assert_true (lab_maze_contents_set (contents, (LabMazeCell) { 0, i }, texts[i]));
  g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, texts[6]));
  g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, ""));
  g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, " "));
  g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, "\n"));
  g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, "\xcc\x81"));
  g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, "\xe2\x80\xae"));
  assert_text (maze, LAB_MAZE_FORMAT_DRAWING, contents,
               "┏━━━┳━━━┳━━━┳━━━┳━━━┳━━━┓\n"
               "┃ é   e\xcc\x81   迷  🐀  #   ❤\xef\xb8\x8f┃\n"
               "┗━━━┻━━━┻━━━┻━━━┻━━━┻━━━┛\n");
  {
    g_autofree char *text = write_text (maze, LAB_MAZE_FORMAT_DRAWING, contents);

    read = read_text (text, &again);
    g_assert_true (lab_maze_equal (maze, read));
    for (guint i = 0; i < 6; i++)
      g_assert_cmpstr (lab_maze_contents_get (again, (LabMazeCell) { 0, i }), ==, texts[i]);
  }
}

LAB_TEST ("/maze-file/left-out", test_left_out)
{
  const char text[] =
      "┏━━━┳━━━┓\n"
      "┃███┃   ┃\n"
      "┣━━━╋   ┫\n"
      "┃ █     ┃\n"
      "┗━━━┻━━━┛\n";
  g_autoptr (GHashTable) contents = NULL;
  g_autoptr (LabMaze) maze = read_text (text, &contents);

  g_assert_cmpuint (lab_maze_get_n_cells (maze), ==, 3);
  g_assert_false (lab_maze_has_cell (maze, (LabMazeCell) { 0, 0 }));
  g_assert_true (lab_maze_is_tree (maze));
  assert_text (maze, LAB_MAZE_FORMAT_DRAWING, contents, text);
  assert_text (maze, LAB_MAZE_FORMAT_LISTING, contents, "0,0: -\n0,1: 1,1\n1,0: 1,1\n"
               "1,1: 0,1 1,0\n");
}

/* Every format reads back what it wrote. */
LAB_TEST ("/maze-file/round-trip", test_round_trip)
{
  const guint sizes[][2] = { { 1, 1 }, { 1, 70 }, { 70, 1 }, { 3, 64 }, { 4, 63 }, { 5, 129 } };
  LabRandom random;

  lab_random_init (&random, 17);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      const guint *size = sizes[i / 2];
      g_autoptr (LabMaze) maze = make_random (&random, size[0], size[1], i % 2 == 1);

      for (LabMazeFormat format = LAB_MAZE_FORMAT_DRAWING; format <= LAB_MAZE_FORMAT_BINARY;
           format++)
        {
          g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, format, NULL);
          g_autoptr (GError) error = NULL;
          g_autoptr (LabMaze) again = lab_maze_read (g_bytes_get_data (bytes, NULL),
                                                     g_bytes_get_size (bytes), NULL, &error);

          g_assert_no_error (error);
          g_assert_true (lab_maze_equal (maze, again));
        }
    }
}

/* Files of other systems and editors: line ends, a byte order mark, and blank lines at the end. */
LAB_TEST ("/maze-file/line-ends", test_line_ends)
{
  static const char * const texts[] = {
    "+---+\r\n|   |\r\n+---+\r\n", "+---+\r\n|   |\r\n+---+\r", "+---+\n|   |\n+---+\n\n\n",
    "\xef\xbb\xbf+---+\r\n|   |\r\n+---+\r\n\r\n", "\xef\xbb\xbf┏━━━┓\n┃   ┃\n┗━━━┛",
    "0,0:\r\n", "0,0:\r\n\r\n\r\n", "\xef\xbb\xbf" "0,0:\n\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LabMaze) maze = lab_maze_read (texts[i], strlen (texts[i]), NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (lab_maze_get_n_cells (maze), ==, 1);
    }
}

/* Changes a byte of a binary file at a time. What is still accepted is another maze. */
LAB_TEST ("/maze-file/bad-binary", test_bad_binary)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMaze) maze = read_text ("0,0: 0,1\n0,1: 0,0\n1,0: 1,1\n1,1: 1,0\n", NULL);
  g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, LAB_MAZE_FORMAT_BINARY, NULL);
  gsize size = g_bytes_get_size (bytes);
  g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (bytes, NULL), size);

  g_assert_cmpuint (size, ==, 8 + 16 + 2 * 16);
  for (gsize n = 8; n < size; n++)
    assert_refused (data, n, "damaged");
  data[8] = 2;
  assert_refused (data, size, "version 2");
  data[8] = 1;
  data[12] = 1;
  assert_refused (data, size, "does not have the size");
  data[12] = 2;
  assert_refused (data, size, "flags that this program does not know");
  data[12] = 0;
  data[24] = 2;
  assert_refused (data, size, "Row 0 has an opening outside");
  data[24] = 1;
  data[48] = 1;
  assert_refused (data, size, "Row 1 has an opening outside");
  data[48] = 0;
  data[16] = data[17] = data[18] = data[19] = 0xff;
  g_assert_null (lab_maze_read (data, size, NULL, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE);
}

/* A small file cannot claim a large maze. */
LAB_TEST ("/maze-file/no-memory-taken", test_no_memory_taken)
{
  g_autoptr (GString) text = g_string_new ("+");

  for (guint i = 0; i < LAB_MAZE_MAX_SIZE; i++)
    g_string_append (text, "---+");
  for (guint i = 0; i < 2 * LAB_MAZE_MAX_SIZE; i++)
    g_string_append_c (text, '\n');
  g_string_append_c (text, '+');
  assert_refused (text->str, text->len, "shorter than line 1");
}
