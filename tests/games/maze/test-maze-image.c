/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-image.h"

#include <png.h>

#include "lab-maze-solver.h"
#include "lab-test-mazes.h"

/* A maze of 2 x 3 cells with two entrances. */
#define SMALL "#_#####" \
              "#___#_#" \
              "###_#_#" \
              "#_____#" \
              "#####_#"

/* Private helpers */

static void
append_png (png_structp png,
            png_bytep   data,
            png_size_t  length)
{
  g_byte_array_append (png_get_io_ptr (png), data, (guint) length);
}

/* Writes a pixel in the form of an image. */
static gsize
put_pixel (guint8 *bytes,
           int     type,
           int     depth,
           guint8  value)
{
  gsize n = 0, n_channels = type == PNG_COLOR_TYPE_RGB ? 3 : type == PNG_COLOR_TYPE_GRAY_ALPHA ? 2
                            : type == PNG_COLOR_TYPE_RGBA ? 4 : 1;

  if (type == PNG_COLOR_TYPE_PALETTE || (type == PNG_COLOR_TYPE_GRAY && depth < 8))
    value = (guint8) (value >> (8 - depth));
  for (gsize i = 0; i < n_channels; i++)
    {
      gboolean is_alpha = (n_channels == 2 || n_channels == 4) && i + 1 == n_channels;

      for (int k = 0; k < MAX (depth, 8); k += 8)
        bytes[n++] = is_alpha ? 255 : value;
    }
  return n;
}

/* Makes an image; “#” is black, “_” white, “~” gray, and “r” a strong red in colored images. */
static GByteArray *
make_png (const char *pixels,
          guint       width,
          int         type,
          int         depth,
          int         interlace)
{
  GByteArray *bytes = g_byte_array_new ();
  guint height = (guint) strlen (pixels) / width;
  g_autofree guint8 *data = g_malloc0 ((gsize) width * height * 8);
  g_autofree guint8 **rows = g_new (guint8 *, height);
  png_structp png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct (png);
  png_color palette[256];

  for (guint i = 0; i < 256; i++)
    palette[i] = (png_color) { (guint8) (i >> (depth - 1) != 0 ? 255 : 0),
                               (guint8) (i >> (depth - 1) != 0 ? 255 : 0), 0 };
  for (guint y = 0; y < height; y++)
    {
      guint8 *pixel = rows[y] = data + (gsize) width * y * 8;

      for (guint x = 0; x < width; x++)
        {
          char c = pixels[y * width + x];
          gsize n = put_pixel (pixel, type, depth, c == '#' ? 0 : c == '~' ? 128 : 255);

          if (c == 'r')
            memset (pixel + n / 3, 0, 2 * n / 3);
          pixel += n;
        }
    }
  png_set_write_fn (png, bytes, append_png, NULL);
  png_set_IHDR (png, info, width, height, depth, type, interlace, PNG_COMPRESSION_TYPE_DEFAULT,
                PNG_FILTER_TYPE_DEFAULT);
  if (type == PNG_COLOR_TYPE_PALETTE)
    png_set_PLTE (png, info, palette, 1 << depth);
  png_write_info (png, info);
  png_set_packing (png);
  png_write_image (png, rows);
  png_write_end (png, info);
  png_destroy_write_struct (&png, &info);
  return bytes;
}

static GByteArray *
make_gray (const char *pixels,
           guint       width)
{
  return make_png (pixels, width, PNG_COLOR_TYPE_GRAY, 8, PNG_INTERLACE_NONE);
}

static void
assert_small (const GByteArray *png)
{
  static const LabMazeEntrance ends[] = { { { 0, 0 }, LAB_MAZE_UP }, { { 1, 2 }, LAB_MAZE_DOWN } };
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMaze) maze = lab_maze_image_read (png->data, png->len, &entrances, &error);
  g_autoptr (LabMaze) expected
      = lab_test_mazes_read ("+---+---+---+\n"
                             "|       |   |\n"
                             "+---+   +   +\n"
                             "|           |\n"
                             "+---+---+---+\n", NULL);

  g_assert_no_error (error);
  g_assert_true (lab_maze_equal (maze, expected));
  g_assert_cmpmem (entrances->data, (int) (entrances->len * sizeof ends[0]), ends, sizeof ends);
}

static void
assert_refused (const guint8 *data,
                gsize         size,
                const char   *reason)
{
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_maze_image_read (data, size, &entrances, &error));
  g_assert_null (entrances);
  g_assert_nonnull (error);
  g_assert_cmpuint (error->domain, ==, LAB_MAZE_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  if (strstr (error->message, reason) == NULL)
    g_error ("“%s” lacks “%s”", error->message, reason);
}

/* Tests */

/* Every kind of PNG image is read. */
LAB_TEST ("/maze-image/kinds", test_kinds)
{
  static const struct
  {
    int type, depth;
  } kinds[] = {
    { PNG_COLOR_TYPE_GRAY, 1 },   { PNG_COLOR_TYPE_GRAY, 2 },       { PNG_COLOR_TYPE_GRAY, 4 },
    { PNG_COLOR_TYPE_GRAY, 8 },   { PNG_COLOR_TYPE_GRAY, 16 },      { PNG_COLOR_TYPE_RGB, 8 },
    { PNG_COLOR_TYPE_RGB, 16 },   { PNG_COLOR_TYPE_GRAY_ALPHA, 8 }, { PNG_COLOR_TYPE_RGBA, 8 },
    { PNG_COLOR_TYPE_RGBA, 16 },  { PNG_COLOR_TYPE_PALETTE, 1 },    { PNG_COLOR_TYPE_PALETTE, 4 },
    { PNG_COLOR_TYPE_PALETTE, 8 },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GByteArray) png = make_png (SMALL, 7, kinds[i / 2].type, kinds[i / 2].depth,
                                             i % 2 == 0 ? PNG_INTERLACE_NONE
                                                        : PNG_INTERLACE_ADAM7);

      assert_small (png);
    }
}

/* A solution in a strong color does not close the passages. */
LAB_TEST ("/maze-image/colored", test_colored)
{
  g_autoptr (GByteArray) png = make_png ("#r#####"
                                         "#rrr#_#"
                                         "###r#_#"
                                         "#__rrr#"
                                         "#####r#", 7, PNG_COLOR_TYPE_RGB, 8, PNG_INTERLACE_NONE);

  assert_small (png);
}

/* What is not a maze is refused, and the message names the pixel. */
LAB_TEST ("/maze-image/refused", test_refused)
{
  static const struct
  {
    const char *pixels;
    guint width;
    const char *reason;
  } cases[] = {
    { "####_##_####", 4, "An image of 3 x 4 pixels is not a maze" },
    { "#", 1, "An image of 1 x 1 pixels" },
    { "####_~###", 3, "The pixel in row 1, column 2 is neither dark nor light" },
    { "####_###_", 3, "The pixel in row 2, column 2 is a corner" },
    { "######_#_##___##_#_######", 5, "row 2, column 2 is a corner" },
    { "###__###_#####", 7, "2 x 7" },
    { "######_###_##_######", 5, "4 x 5" },
    { "#########_####_", 5, "row 1, column 4 is white, but no cell" },
    { "#_#######", 3, "row 0, column 1 is white, but no cell is beside it" },
    { "#########", 3, "All cells are left out" },
  };
  g_autoptr (GByteArray) small = make_gray (SMALL, 7);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GByteArray) png = make_gray (cases[i].pixels, cases[i].width);

      assert_refused (png->data, png->len, cases[i].reason);
    }
  for (guint length = 0; length + 12 < small->len; length++)
    assert_refused (small->data, length, "damaged");
  small->data[20] = 0xff;
  assert_refused (small->data, small->len, "damaged");
}

/* The limit is that of mazes, and the image that is too large takes no memory. */
LAB_TEST ("/maze-image/limits", test_limits)
{
  g_autofree char *widest = g_strnfill (3 * 131073, '#');
  g_autofree char *too_wide = g_strnfill (3 * 131075, '#');
  g_autoptr (GByteArray) large = NULL;
  g_autoptr (GByteArray) too_large = NULL;
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (LabMaze) maze = NULL;

  memset (widest + 131074, '_', 131071);
  large = make_gray (widest, 131073);
  too_large = make_gray (too_wide, 131075);
  maze = lab_maze_image_read (large->data, large->len, &entrances, NULL);
  g_assert_cmpuint (maze->width, ==, 65536);
  g_assert_cmpuint (lab_maze_count_openings (maze), ==, 65535);
  assert_refused (too_large->data, too_large->len, "An image of 3 x 131075 pixels is too large");
}

/* Mazes of any shape with any loops are read as they were written, with a solution or without. */
LAB_TEST ("/maze-image/round-trip", test_round_trip)
{
  LabRandom random;

  lab_random_init (&random, 5);
  for (guint round = 0; round < lab_test_rounds (200); round++)
    {
      guint height = 1 + lab_random_below (&random, 20);
      guint width = 1 + lab_random_below (&random, 150);
      g_autoptr (LabMaze) maze
          = lab_test_mazes_make (LAB_MAZE_WILSON, height, width, round % 4 % 3 * 50, round);
      g_autoptr (LabMaze) again = NULL;
      g_autoptr (GByteArray) png = g_byte_array_new ();
      g_autoptr (GArray) entrances = NULL;
      g_autoptr (GArray) entrances_again = NULL;
      g_auto (LabMazeSolution) solution = { 0 };
      g_autoptr (GError) error = NULL;
      LabMazeCell start, goal;

      if (round % 4 == 3)
        lab_maze_empty (maze);
      for (guint i = 0; i < round % 3 * 4; i++)
        lab_maze_leave_out (maze, lab_test_mazes_pick (maze, &random), NULL);
      lab_maze_get_ends (maze, &start, &goal);
      entrances = lab_maze_entrance_list (maze, start, goal);
      g_assert_cmpuint (entrances->len, ==, 2);
      lab_maze_solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, NULL, &solution, &error);
      g_assert_true (lab_maze_image_write (maze, entrances, round % 2 == 0 ? solution.path : NULL,
                                           lab_test_mazes_append, png, &error));
      again = lab_maze_image_read (png->data, png->len, &entrances_again, &error);
      g_assert_no_error (error);
      g_assert_true (lab_maze_equal (maze, again));
      g_assert_cmpuint (entrances_again->len, ==, 2);
      g_assert_cmpmem (entrances->data, sizeof (LabMazeEntrance), entrances_again->data,
                       sizeof (LabMazeEntrance));
    }
}

static void
assert_shape (const char *pixels,
              guint       image_width,
              guint       height,
              guint       width,
              const char *shape)
{
  g_autoptr (GByteArray) png = make_gray (pixels, image_width);
  g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);
  g_autoptr (GError) error = NULL;

  lab_maze_image_apply_mask (maze, png->data, png->len, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < height * width; i++)
    g_assert_cmpint (lab_maze_has_cell (maze, (LabMazeCell) { i / width, i % width }), ==,
                     shape[i] == '#');
}

/* The maze fills what is dark, and the image is scaled to the maze. */
LAB_TEST ("/maze-image/mask", test_mask)
{
  g_autoptr (LabMaze) maze = lab_maze_new (4, 4, NULL);
  g_autoptr (GByteArray) white = make_gray ("____", 2);
  g_autoptr (GByteArray) cut = make_gray (SMALL, 7);
  g_autoptr (GError) error = NULL;

  assert_shape ("_#_###_#_", 3, 3, 3, "_#_###_#_");
  assert_shape ("_#_#", 2, 4, 4, "__##__##__##__##");
  assert_shape ("#_", 2, 1, 3, "##_");
  assert_shape ("####_##_________", 4, 2, 2, "##__");
  assert_shape ("###_~###_____~__", 4, 2, 2, "##__");
  g_assert_false (lab_maze_image_apply_mask (maze, white->data, white->len, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE);
  g_clear_error (&error);
  g_assert_false (lab_maze_image_apply_mask (maze, cut->data, cut->len - 20, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX);
}

/* Two gaps at one cell count as one; with another number of cells than two, no ends are found. */
LAB_TEST ("/maze-image/ends", test_ends)
{
  static const struct
  {
    const char *pixels;
    gboolean found;
  } cases[] = {
    { "#_#####" "____#_#" "###_#_#" "#_____#" "#####_#", TRUE },
    { "#_#####" "____#_#" "###_#_#" "#_____#" "#######", FALSE },
    { "#_#####" "#___#__" "###_#_#" "#_____#" "#####_#", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GByteArray) png = make_gray (cases[i].pixels, 7);
      g_autoptr (GArray) entrances = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (LabMaze) maze = lab_maze_image_read (png->data, png->len, &entrances, &error);
      LabMazeCell start = { 9, 9 }, goal = { 9, 9 };

      g_assert_no_error (error);
      g_assert_nonnull (maze);
      lab_maze_entrance_find_ends (entrances, &start, &goal);
      g_assert_cmpuint (start.row, ==, cases[i].found ? 0 : 9);
      g_assert_cmpuint (goal.row, ==, cases[i].found ? 1 : 9);
      g_assert_cmpuint (goal.column, ==, cases[i].found ? 2 : 9);
    }
}
