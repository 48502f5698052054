/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-sheet.h"

#include <glib/gi18n.h>
#include <math.h>
#include <pango/pangocairo.h>

#include "lab-color.h"
#include "lab-maze-figure.h"
#include "lab-maze-solver.h"
#include "lab-maze.h"

/* Sizes on paper, in points. */
#define TITLE_SIZE 18.0
#define CAPTION_SIZE 12.0
#define MIN_CAPTION_SIZE 9.0     /* of a long one */
#define TITLE_GAP 14.0
#define CAPTION_GAP 5.0
#define MAZE_GAP 22.0
/* Larger cells look coarse, and take ink for nothing. */
#define MAX_CELL 34.0
#define MAX_TITLE_LINES 2

/* The text is drawn in units of a point, whatever the resolution of the printer is. */
#define POINTS_PER_INCH 72.0

/* A page with solutions has at least this many of them. */
#define MIN_SOLUTIONS 4

struct _LabMazeSheet
{
  LabMazeSheetOptions options;
  char *title;
  GPtrArray *mazes;             /* LabMaze */
};

/* The curve (x² + y² − 1)³ = x²y³ is a heart, which has this height and half of this width. */
#define HEART_TOP 1.24
#define HEART_BOTTOM (-1.0)
#define HEART_SIDE 1.14

/* Shapes */

/* Returns whether a point is in a shape; x and y are from −1 to 1, from left to right and from top
 * to bottom. */
static gboolean
is_inside (LabMazeShape shape,
           double       x,
           double       y)
{
  double up, across, base;

  switch (shape)
    {
    case LAB_MAZE_SHAPE_CIRCLE:
      return x * x + y * y <= 1;
    case LAB_MAZE_SHAPE_DIAMOND:
      return fabs (x) + fabs (y) <= 1;
    case LAB_MAZE_SHAPE_HEART:
      up = (HEART_TOP + HEART_BOTTOM) / 2 - y * (HEART_TOP - HEART_BOTTOM) / 2;
      across = x * HEART_SIDE;
      base = across * across + up * up - 1;
      return base * base * base <= across * across * up * up * up;
    case LAB_MAZE_SHAPE_RECTANGLE:
    default:
      return TRUE;
    }
}

/**
 * lab_maze_shape_apply:
 * @shape: a shape
 * @maze: a maze of at least %LAB_MAZE_SHAPE_MIN_SIZE rows and columns
 * @error: return location for a #LabMazeError
 *
 * Leaves out the cells whose middle is outside a shape that fills the rectangle.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_shape_apply (LabMazeShape   shape,
                      LabMaze       *maze,
                      GError       **error)
{
  guint height = maze->height, width = maze->width;

  for (guint row = 0; row < height; row++)
    {
      for (guint column = 0; column < width; column++)
        {
          double x = (2.0 * column + 1) / width - 1, y = (2.0 * row + 1) / height - 1;

          if (!is_inside (shape, x, y)
              && !lab_maze_leave_out (maze, (LabMazeCell) { row, column }, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* Private helpers: mazes */

static LabMaze *
make_maze (const LabMazeSheetOptions  *options,
           guint64                     seed,
           GError                    **error)
{
  g_autoptr (LabMaze) maze = lab_maze_new (options->height, options->width, error);
  LabRandom random;

  lab_random_init (&random, seed);
  if (maze == NULL || !lab_maze_shape_apply (options->shape, maze, error)
      || !lab_maze_generate (maze, options->generator, &random, NULL, error))
    return NULL;
  return g_steal_pointer (&maze);
}

/* Private helpers: pages */

static guint
get_per_page (const LabMazeSheet *self,
              gboolean            solutions)
{
  guint n = self->options.per_page;

  return solutions ? MAX (2 * n, MIN_SOLUTIONS) : n;
}

static guint
count_pages (const LabMazeSheet *self,
             gboolean            solutions)
{
  guint per_page = get_per_page (self, solutions);

  if (solutions && !self->options.has_solutions)
    return 0;
  return (self->options.n_mazes + per_page - 1) / per_page;
}

/* Returns the scale at which mazes fit into a grid on a page. */
static double
measure_grid (const LabMazeSheet      *self,
              const cairo_rectangle_t *area,
              guint                    n,
              guint                    n_columns,
              double                   caption)
{
  guint n_rows = (n + n_columns - 1) / n_columns;
  double width = (area->width - (n_columns - 1) * MAZE_GAP) / n_columns;
  double height = (area->height - (n_rows - 1) * MAZE_GAP) / n_rows - caption;

  return MIN (width / self->options.width, height / self->options.height);
}

/* Returns the number of columns in which the mazes of a page are largest. */
static guint
choose_columns (const LabMazeSheet      *self,
                const cairo_rectangle_t *area,
                guint                    n,
                double                   caption)
{
  guint best = 1;

  for (guint i = 2; i <= n; i++)
    {
      if (measure_grid (self, area, n, i, caption) > measure_grid (self, area, n, best, caption))
        best = i;
    }
  return best;
}

/* Private helpers: text */

static PangoLayout *
make_text (cairo_t    *cr,
           const char *text,
           double      size,
           gboolean    bold,
           gboolean    rtl)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  cairo_font_options_t *hints = cairo_font_options_create ();

  /* The text is scaled to the screen or the printer, so its widths must not be those of pixels. */
  cairo_font_options_set_hint_style (hints, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (hints, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), hints);
  cairo_font_options_destroy (hints);
  pango_cairo_context_set_resolution (pango_layout_get_context (layout), POINTS_PER_INCH);
  pango_context_set_base_dir (pango_layout_get_context (layout),
                              rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  pango_layout_context_changed (layout);
  pango_font_description_set_size (font, (int) (size * PANGO_SCALE));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  return layout;
}

/* Returns the size at which a caption fits a line. */
static double
choose_caption_size (cairo_t    *cr,
                     const char *caption,
                     double      line)
{
  for (int size = CAPTION_SIZE; size > MIN_CAPTION_SIZE; size--)
    {
      PangoLayout *layout = make_text (cr, caption, size, FALSE, FALSE);
      int width;

      pango_layout_get_size (layout, &width, NULL);
      g_object_unref (layout);
      if (width <= line * PANGO_SCALE)
        return size;
    }
  return MIN_CAPTION_SIZE;
}

/* Draws a text in the middle of a line, cut off with dots if it is too long. Returns its height. */
static double
draw_text (cairo_t                 *cr,
           const char              *text,
           double                   size,
           gboolean                 bold,
           gboolean                 rtl,
           const cairo_rectangle_t *area)
{
  PangoLayout *layout = make_text (cr, text, size, bold, rtl);
  int height;

  pango_layout_set_width (layout, (int) (area->width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, bold ? -MAX_TITLE_LINES : -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_size (layout, NULL, &height);
  cairo_move_to (cr, area->x, area->y);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
  return (double) height / PANGO_SCALE;
}

/* Private helpers: drawing */

/* Draws a maze in the middle of an area, in points, and its seed below. */
static void
draw_maze (LabMazeSheet            *self,
           guint                    n,
           gboolean                 solved,
           cairo_t                 *cr,
           const cairo_rectangle_t *area,
           double                   cell)
{
  LabMaze *maze = g_ptr_array_index (self->mazes, n);
  LabMazeFigure figure = lab_maze_figure_init (maze, LAB_FIGURE_PDF);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->options.seed + n);
  /* Translators: below a maze on paper; the first %u counts the mazes, %s is the number from which
   * the maze was made. */
  g_autofree char *caption = g_strdup_printf (_("Maze %u · Game Number %s"), n + 1, seed);
  g_auto (LabMazeSolution) solution = { 0 };
  g_autoptr (GArray) entrances = NULL;
  LabMazeCell start, goal;
  double size = cell * self->options.height, text = CAPTION_GAP + 2 * CAPTION_SIZE;
  double top = area->y + MAX (area->height - size - text, 0) / 2;
  cairo_rectangle_t line = *area;

  lab_maze_get_ends (maze, &start, &goal);
  entrances = lab_maze_entrance_list (maze, start, goal);
  figure.entrances = entrances;
  figure.margin = 0;
  if (solved && lab_maze_solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, NULL, &solution, NULL))
    figure.path = solution.path;
  cairo_save (cr);
  cairo_translate (cr, area->x + (area->width - cell * self->options.width) / 2, top);
  cairo_scale (cr, cell / figure.cell, cell / figure.cell);
  lab_maze_figure_draw (&figure, cr);
  cairo_restore (cr);
  line.y = top + size + CAPTION_GAP;
  lab_color_set_source (LAB_COLOR (0x555555), cr);
  draw_text (cr, caption, choose_caption_size (cr, caption, line.width), FALSE, self->options.rtl,
             &line);
}

/* Draws mazes in rows that fill a part of a page. */
static void
draw_grid (LabMazeSheet            *self,
           guint                    first,
           guint                    n,
           guint                    n_places,
           gboolean                 solved,
           cairo_t                 *cr,
           const cairo_rectangle_t *area)
{
  double caption = CAPTION_GAP + 2 * CAPTION_SIZE;
  guint n_columns = choose_columns (self, area, n_places, caption);
  guint n_rows = (n_places + n_columns - 1) / n_columns;
  double cell = MIN (measure_grid (self, area, n_places, n_columns, caption), MAX_CELL);
  double width = (area->width - (n_columns - 1) * MAZE_GAP) / n_columns;
  double height = (area->height - (n_rows - 1) * MAZE_GAP) / n_rows;

  for (guint i = 0; i < n; i++)
    {
      guint column = self->options.rtl ? n_columns - 1 - i % n_columns : i % n_columns;
      guint row = i / n_columns;
      cairo_rectangle_t place = { area->x + column * (width + MAZE_GAP),
                                  area->y + row * (height + MAZE_GAP), width, height };

      draw_maze (self, first + i, solved, cr, &place, cell);
    }
}

/* Returns the title of a page. */
static char *
dup_title (const LabMazeSheet *self,
           gboolean            solutions)
{
  if (!solutions)
    return g_strdup (self->title);
  if (self->title == NULL)
    /* Translators: the title of a page on paper. */
    return g_strdup (_("Solutions"));
  /* Translators: the title of a page on paper; %s is the title of the pages with the mazes. */
  return g_strdup_printf (_("%s: Solutions"), self->title);
}

static void
clear (gpointer data)
{
  LabMazeSheet *self = data;

  g_ptr_array_unref (self->mazes);
  g_free (self->title);
}

/* Public functions */

/**
 * lab_maze_sheet_new:
 * @options: what is on paper; it is copied
 * @error: return location for a #LabMazeError
 *
 * Makes all mazes.
 *
 * Returns: (transfer full) (nullable): the pages
 */
LabMazeSheet *
lab_maze_sheet_new (const LabMazeSheetOptions  *options,
                    GError                    **error)
{
  g_autoptr (LabMazeSheet) self = NULL;

  g_return_val_if_fail (options != NULL && options->per_page > 0, NULL);
  g_return_val_if_fail (options->n_mazes >= 1 && options->n_mazes <= LAB_MAZE_SHEET_MAX_MAZES,
                        NULL);

  self = g_atomic_rc_box_new0 (LabMazeSheet);
  self->options = *options;
  self->title = options->title != NULL && *options->title != '\0' ? g_strdup (options->title)
                                                                   : NULL;
  self->mazes = g_ptr_array_new_with_free_func ((GDestroyNotify) lab_maze_free);
  for (guint i = 0; i < options->n_mazes; i++)
    {
      LabMaze *maze = make_maze (options, options->seed + i, error);

      if (maze == NULL)
        return NULL;
      g_ptr_array_add (self->mazes, maze);
    }
  return g_steal_pointer (&self);
}

/** lab_maze_sheet_unref: removes a reference, and frees the pages with the last one;
 * g_atomic_rc_box_acquire() adds one. */
void
lab_maze_sheet_unref (LabMazeSheet *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear);
}

/** lab_maze_sheet_get_n_pages: returns the number of pages, with those of the solutions. */
guint
lab_maze_sheet_get_n_pages (const LabMazeSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return count_pages (self, FALSE) + count_pages (self, TRUE);
}

/**
 * lab_maze_sheet_draw:
 * @self: the pages
 * @page: a page, counted from 0
 * @cr: where to draw; the part of the page that can be printed begins at 0,0
 * @width: the width of this part, in points
 * @height: its height
 *
 * Draws a page: the title, and mazes below it, as large as they can be, in black on nothing.
 */
void
lab_maze_sheet_draw (LabMazeSheet *self,
                     guint         page,
                     cairo_t      *cr,
                     double        width,
                     double        height)
{
  guint n_before = count_pages (self, FALSE);
  gboolean solutions = page >= n_before;
  guint per_page = get_per_page (self, solutions);
  guint first = (solutions ? page - n_before : page) * per_page;
  g_autofree char *title = dup_title (self, solutions);
  cairo_rectangle_t area = { 0, 0, width, height };

  g_return_if_fail (page < lab_maze_sheet_get_n_pages (self));

  if (title != NULL)
    {
      double used;

      lab_color_set_source (LAB_COLOR (0x000000), cr);
      used = draw_text (cr, title, TITLE_SIZE, TRUE, self->options.rtl, &area) + TITLE_GAP;
      area.y += used;
      area.height -= used;
    }
  /* The first page decides how large all are. */
  draw_grid (self, first, MIN (per_page, self->options.n_mazes - first),
             MIN (per_page, self->options.n_mazes), solutions, cr, &area);
}
