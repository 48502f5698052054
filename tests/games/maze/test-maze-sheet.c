/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-sheet.h"

#include "lab-test-mazes.h"

/* The parts of A4 and Letter that are printed, in points. */
#define A4_WIDTH 523
#define A4_HEIGHT 770
#define LETTER_WIDTH 540
#define LETTER_HEIGHT 720

/* The space around the page that must stay empty. */
#define EDGE 20

/* What is drawn on a page: how many pixels in all and in its last quarter, whether one of them is
 * colored, and in which rows they are. */
typedef struct
{
  guint n_pixels, n_last;
  gboolean is_colored;
  gboolean rows[A4_HEIGHT];
} Ink;

/* Private helpers */

/* Draws a page in the middle of a white picture, and asserts that nothing is outside the page. */
static Ink
draw_page (LabMazeSheet *sheet,
           guint         page,
           int           width,
           int           height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width + 2 * EDGE,
                                                         height + 2 * EDGE);
  cairo_t *cr = cairo_create (surface);
  Ink ink = { 0 };

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, EDGE, EDGE);
  lab_maze_sheet_draw (sheet, page, cr, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  for (int y = -EDGE; y < height + EDGE; y++)
    {
      const guint32 *row = lab_test_mazes_get_row (surface, y + EDGE);

      for (int x = -EDGE; x < width + EDGE; x++)
        {
          guint32 color = row[x + EDGE] & 0xffffff;

          if (color == 0xffffff)
            continue;
          /* Walls may be half outside. */
          g_assert_true (x >= -3 && y >= -3 && x < width + 3 && y < height + 3);
          ink.is_colored |= (color >> 16) > (color & 0xff) + 0x40;
          ink.n_pixels++;
          ink.n_last += x >= width / 2 + 20 && y >= height / 2 + 20;
          ink.rows[CLAMP (y, 0, A4_HEIGHT - 1)] = TRUE;
        }
    }
  cairo_surface_destroy (surface);
  return ink;
}

/* Tests */

/* Shapes are of one piece, symmetric, as high as the rectangle, and have fewer cells. */
LAB_TEST ("/maze-sheet/shapes", test_shapes)
{
  for (LabMazeShape shape = 0; shape < LAB_N_MAZE_SHAPES; shape++)
    {
      for (guint height = LAB_MAZE_SHAPE_MIN_SIZE; height <= 60; height++)
        {
          for (guint width = LAB_MAZE_SHAPE_MIN_SIZE; width <= 60; width += 3)
            {
              g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);
              gboolean top = FALSE, bottom = FALSE;
              guint margin = 1 + height / 12;
              LabRandom random;

              lab_random_init (&random, 1);
              g_assert_true (lab_maze_shape_apply (shape, maze, NULL));
              g_assert_true (lab_maze_generate (maze, LAB_MAZE_EXPLORATION, &random, NULL, NULL));
              g_assert_true (lab_test_mazes_is_tree (maze));
              g_assert_cmpint (maze->n_cells == (guint64) height * width, ==,
                               shape == LAB_MAZE_SHAPE_RECTANGLE);
              for (guint column = 0; column < width; column++)
                {
                  LabMazeCell other = { height / 2, width - 1 - column };

                  top |= lab_maze_has_cell (maze, (LabMazeCell) { margin, column });
                  bottom |= lab_maze_has_cell (maze, (LabMazeCell) { height - 1 - margin, column });
                  g_assert_cmpint (lab_maze_has_cell (maze, other), ==,
                                   lab_maze_has_cell (maze, (LabMazeCell) { height / 2, column }));
                }
              g_assert_true (top && bottom);
            }
        }
    }
}

/* All mazes are on pages, and their solutions follow on fewer pages. */
LAB_TEST ("/maze-sheet/pages", test_pages)
{
  static const guint expected[][4] = { { 1, 1, 1, 2 }, { 7, 1, 7, 9 },  { 7, 2, 4, 6 },
                                       { 7, 4, 2, 3 }, { 12, 6, 2, 3 }, { 100, 6, 17, 26 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      LabMazeSheetOptions options = { LAB_MAZE_WILSON, LAB_MAZE_SHAPE_RECTANGLE, 7, 7, 1,
                                      expected[i][0], expected[i][1], NULL, FALSE, FALSE };
      g_autoptr (LabMazeSheet) sheet = lab_maze_sheet_new (&options, NULL);
      g_autoptr (LabMazeSheet) solved = NULL;

      options.has_solutions = TRUE;
      solved = lab_maze_sheet_new (&options, NULL);
      g_assert_cmpuint (lab_maze_sheet_get_n_pages (sheet), ==, expected[i][2]);
      g_assert_cmpuint (lab_maze_sheet_get_n_pages (solved), ==, expected[i][3]);
    }
}

/* Nothing is cut off: on both kinds of paper, with titles of any length, in both directions. Only
 * the pages of the solutions show them. */
LAB_TEST ("/maze-sheet/layout", test_layout)
{
  static const char * const titles[] = {
    NULL, "Mazes", "متاهات للفصل الثالث",
    "A very long title that fills more than two lines of the page, because a teacher wrote down "
    "the name of the school, the class, the date, what to do with the mazes, and by when",
  };
  static const int papers[][2] = { { A4_WIDTH, A4_HEIGHT }, { LETTER_WIDTH, LETTER_HEIGHT },
                                   { A4_HEIGHT, A4_WIDTH } };
  static const guint sizes[][2] = { { 7, 7 }, { 20, 60 }, { 150, 40 } };

  for (guint i = 0; i < 4 * 3 * 3 * 3; i++)
    {
      const guint *size = sizes[i / 4 % 3];
      const int *paper = papers[i / 12 % 3];
      LabMazeSheetOptions options = {
        LAB_MAZE_EXPLORATION, i % LAB_N_MAZE_SHAPES, size[0], size[1], G_MAXUINT64 - 3,
        3, 1 + i / 36, titles[i % 4], TRUE, i % 2 == 1,
      };
      g_autoptr (LabMazeSheet) sheet = lab_maze_sheet_new (&options, NULL);
      guint n_pages = lab_maze_sheet_get_n_pages (sheet);

      for (guint page = 0; page < n_pages; page++)
        {
          Ink ink = draw_page (sheet, page, paper[0], paper[1]);

          g_assert_cmpuint (ink.n_pixels, >, 1000);
          g_assert_cmpint (ink.is_colored, ==, page + 1 == n_pages);
        }
    }
}

/* From right to left, the first maze of a row is on the right. */
LAB_TEST ("/maze-sheet/direction", test_direction)
{
  LabMazeSheetOptions options = { LAB_MAZE_PRIM, LAB_MAZE_SHAPE_RECTANGLE, 30, 20, 5, 3, 4, NULL,
                                  FALSE, FALSE };
  g_autoptr (LabMazeSheet) left = lab_maze_sheet_new (&options, NULL);
  g_autoptr (LabMazeSheet) right = NULL;

  options.rtl = TRUE;
  right = lab_maze_sheet_new (&options, NULL);
  g_assert_cmpuint (draw_page (left, 0, A4_WIDTH, A4_HEIGHT).n_last, ==, 0);
  g_assert_cmpuint (draw_page (right, 0, A4_WIDTH, A4_HEIGHT).n_last, >, 1000);
}

/* The seed below a maze can be read, also in a preview on a small screen. */
LAB_TEST ("/maze-sheet/caption", test_caption)
{
  const LabMazeSheetOptions options = { LAB_MAZE_PRIM, LAB_MAZE_SHAPE_RECTANGLE, 20, 20, 5, 1, 1,
                                        NULL, FALSE, FALSE };
  g_autoptr (LabMazeSheet) sheet = lab_maze_sheet_new (&options, NULL);
  Ink ink = draw_page (sheet, 0, A4_WIDTH, A4_HEIGHT);
  int bottom = A4_HEIGHT - 1, top;

  while (bottom > 0 && !ink.rows[bottom])
    bottom--;
  for (top = bottom; top > 0 && ink.rows[top]; top--)
    ;
  g_assert_cmpint (bottom - top, >=, 9);
  g_assert_cmpint (bottom - top, <=, 12);
}

/* A shape that a generator cannot make is an error. */
LAB_TEST ("/maze-sheet/errors", test_errors)
{
  const LabMazeSheetOptions options = { LAB_MAZE_ELLER, LAB_MAZE_SHAPE_HEART, 20, 20, 1, 1, 1,
                                        NULL, FALSE, FALSE };
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_maze_sheet_new (&options, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE);
}
