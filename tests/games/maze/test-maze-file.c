/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-file.h"

#include "lab-test-mazes.h"

/* Private helpers */

static void
assert_text (const LabMaze   *maze,
             LabMazeFormat    format,
             LabMazeContents *contents,
             const char      *expected)
{
  g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, format, contents);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

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

/* Tests */

/* A maze is the same in all texts. Only drawings have content. */
LAB_TEST ("/maze-file/texts", test_texts)
{
  static const struct
  {
    guint n_cells, n_contents;
    const char *drawing, *ascii, *listing;
  } cases[] = {
    /* The maze of the teaching material, with some content. */
    { 16, 6,
      "┏━━━┳━━━┳━━━┳━━━┓\n"
      "┃ D ┃           ┃\n"
      "┣   ╋   ╋━━━╋   ┫\n"
      "┃ * ┃       ┃   ┃\n"
      "┣   ╋━━━╋   ╋   ┫\n"
      "┃ *   *   * ┃   ┃\n"
      "┣   ╋━━━╋━━━╋   ┫\n"
      "┃           ┃ A ┃\n"
      "┗━━━┻━━━┻━━━┻━━━┛\n",
      "+---+---+---+---+\n"
      "| D |           |\n"
      "+   +   +---+   +\n"
      "| * |       |   |\n"
      "+   +---+   +   +\n"
      "| *   *   * |   |\n"
      "+   +---+---+   +\n"
      "|           | A |\n"
      "+---+---+---+---+\n",
      "0,0: 1,0\n0,1: 1,1 0,2\n0,2: 0,1 0,3\n0,3: 1,3 0,2\n"
      "1,0: 0,0 2,0\n1,1: 0,1 1,2\n1,2: 2,2 1,1\n1,3: 0,3 2,3\n"
      "2,0: 1,0 3,0 2,1\n2,1: 2,0 2,2\n2,2: 1,2 2,1\n2,3: 1,3 3,3\n"
      "3,0: 2,0 3,1\n3,1: 3,0 3,2\n3,2: 3,1\n3,3: 2,3\n" },
    { 1, 0, "┏━━━┓\n┃   ┃\n┗━━━┛\n", "+---+\n|   |\n+---+\n", "0,0:\n" },
    /* A cell is left out, and another one has the same character as its content. */
    { 3, 1,
      "┏━━━┳━━━┓\n"
      "┃███┃   ┃\n"
      "┣━━━╋   ┫\n"
      "┃ █     ┃\n"
      "┗━━━┻━━━┛\n",
      "+---+---+\n"
      "|###|   |\n"
      "+---+   +\n"
      "| █     |\n"
      "+---+---+\n",
      "0,0: -\n0,1: 1,1\n1,0: 1,1\n1,1: 0,1 1,0\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GHashTable) contents = NULL;
      g_autoptr (GHashTable) none = NULL;
      g_autoptr (LabMaze) maze = lab_test_mazes_read (cases[i].drawing, &contents);
      g_autoptr (LabMaze) same = lab_test_mazes_read (cases[i].ascii, NULL);
      g_autoptr (LabMaze) listed = lab_test_mazes_read (cases[i].listing, &none);

      g_assert_cmpuint (maze->n_cells, ==, cases[i].n_cells);
      g_assert_true (lab_test_mazes_is_tree (maze));
      g_assert_cmpuint (g_hash_table_size (contents), ==, cases[i].n_contents);
      g_assert_null (none);
      g_assert_true (lab_maze_equal (maze, same));
      g_assert_true (lab_maze_equal (maze, listed));
      assert_text (maze, LAB_MAZE_FORMAT_DRAWING, contents, cases[i].drawing);
      assert_text (maze, LAB_MAZE_FORMAT_ASCII, contents, cases[i].ascii);
      assert_text (maze, LAB_MAZE_FORMAT_LISTING, contents, cases[i].listing);
    }
}

/* Wide characters take two of the three columns, also if only a mark after them asks for a wide
 * picture; other marks take none. */
LAB_TEST ("/maze-file/contents", test_contents)
{
  static const char * const texts[] = { "é", "e\xcc\x81", "迷", "🐀", "#", "❤\xef\xb8\x8f" };
  static const char * const bad[] = { "がた", "", " ", "\n", "\xcc\x81", "\xe2\x80\xae" };
  static const char drawing[] = "┏━━━┳━━━┳━━━┳━━━┳━━━┳━━━┓\n"
                                "┃ é   e\xcc\x81   迷  🐀  #   ❤\xef\xb8\x8f┃\n"
                                "┗━━━┻━━━┻━━━┻━━━┻━━━┻━━━┛\n";
  g_autoptr (GHashTable) contents = lab_maze_contents_new ();
  g_autoptr (GHashTable) again = NULL;
  g_autoptr (LabMaze) maze = lab_maze_new (1, 6, NULL);
  g_autoptr (LabMaze) read = lab_test_mazes_read (drawing, &again);

  lab_maze_empty (maze);
  g_assert_true (lab_maze_equal (maze, read));
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (lab_maze_contents_set (contents, (LabMazeCell) { 0, i }, texts[i]));
      g_assert_false (lab_maze_contents_set (contents, (LabMazeCell) { 0, 0 }, bad[i]));
      g_assert_cmpstr (lab_maze_contents_get (again, (LabMazeCell) { 0, i }), ==, texts[i]);
    }
  assert_text (maze, LAB_MAZE_FORMAT_DRAWING, contents, drawing);
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
      g_autoptr (LabMaze) maze = lab_maze_new (size[0], size[1], NULL);

      for (guint k = 0; i % 2 == 1 && k < size[0] * size[1] / 4; k++)
        lab_maze_leave_out (maze, lab_test_mazes_pick (maze, &random), NULL);
      lab_maze_open_walls (maze, lab_maze_count_walls (maze) / 2, &random);
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
      g_autoptr (LabMaze) maze = lab_test_mazes_read (texts[i], NULL);

      g_assert_cmpuint (maze->n_cells, ==, 1);
    }
}

/* Changes a byte of a binary file at a time. What is still accepted is another maze. */
LAB_TEST ("/maze-file/bad-binary", test_bad_binary)
{
  static const struct
  {
    gsize place;
    guint8 byte;
    const char *part;
  } changes[] = {
    { 8, 2, "version 2" },
    { 12, 1, "does not have the size" },
    { 12, 2, "flags that this program does not know" },
    { 24, 2, "Row 0 has an opening outside" },
    { 48, 1, "Row 1 has an opening outside" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMaze) maze
      = lab_test_mazes_read ("0,0: 0,1\n0,1: 0,0\n1,0: 1,1\n1,1: 1,0\n", NULL);
  g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, LAB_MAZE_FORMAT_BINARY, NULL);
  gsize size = g_bytes_get_size (bytes);
  g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (bytes, NULL), size);

  g_assert_cmpuint (size, ==, 8 + 16 + 2 * 16);
  for (gsize n = 8; n < size; n++)
    assert_refused (data, n, "damaged");
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      guint8 before = data[changes[i].place];

      data[changes[i].place] = changes[i].byte;
      assert_refused (data, size, changes[i].part);
      data[changes[i].place] = before;
    }
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
