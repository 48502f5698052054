/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-ground.h"

#include <math.h>

#include "lab-cheese-draft.h"
#include "lab-cheese-maze.h"
#include "lab-cheese-palette.h"
#include "lab-pen.h"
#include "lab-picture-cache.h"

/* The ground of a race: the path, hedges, ponds and flower beds in the holes, and mud. It is drawn
 * in parts of some cells, once for each size and palette, when they are first seen.
 *
 * Like the hedges, everything is stamped at whole pixels, so that the parts fit together. */

/* How large a part is, in pixels, and at most in cells. */
#define PART_SIZE 512
#define MAX_PART 64

/* More parts than these are forgotten when the view moves. */
#define MAX_PARTS 400

/* How many ponds, flower beds, and puddles look different. */
#define N_VARIANTS 5

/* Smaller numbers cannot be read. */
#define MIN_NUMBER_SIZE 18

struct _LabCheeseGround
{
  const LabCheesePalette *palette;    /* (nullable) */
  int size;                           /* of a cell, in pixels */
  LabCheeseDraft *draft;              /* (nullable) */
  LabHedges *hedges;                  /* (nullable) */
  LabPictureCache *stamps;            /* what is in cells */
  LabPictureCache *parts;             /* by their row and column */
};

/* Mud of at least so many turns is deep, and of so many very deep. */
#define DEEP_TURNS 5
#define VERY_DEEP_TURNS 10

/* How many points the edge of mud has. */
#define N_POINTS 11

/* Rats. Each one has a color, something to wear, and a bib with its number, so that players who do
 * not tell colors apart know it too. */

/* On smaller rats there is no bib. */
#define MIN_BIB_SIZE 26

/* A part of a picture. */
typedef struct
{
  const char *path;             /* NULL for an ellipse */
  double ellipse[5];            /* the middle, the width, the height, and how it is turned */
  gsize color;                  /* where it is in the palette, or one of those below */
  gboolean is_plain;            /* without an outline */
  gboolean is_box;              /* whether it is a rectangle from that point on, no ellipse */
} Shape;

#define OF(color) G_STRUCT_OFFSET (LabCheesePalette, color)
#define PATH(color, path) { path, { 0 }, OF (color), FALSE }
#define OVAL(color, ...) { NULL, { __VA_ARGS__ }, OF (color), FALSE }
#define SPOT(color, ...) { NULL, { __VA_ARGS__ }, OF (color), TRUE }

/* Colors that are the same in all palettes, and that of the rat. */
enum
{
  BLACK = sizeof (LabCheesePalette),
  RED,
  WHITE,
  OF_RAT,
};

static const Shape body[] = {
  OVAL (skin, 0.34, 0.83, 0.17, 0.09),
  OVAL (skin, 0.58, 0.84, 0.15, 0.08),
  { NULL, { 0.56, 0.33, 0.19, 0.2, -0.3 }, OF_RAT, FALSE },
  /* The back, the head, and the nose in one line */
  { "M 0.92 0.56 C 0.86 0.44 0.76 0.34 0.64 0.35 C 0.56 0.36 0.53 0.42 0.46 0.43 "
    "C 0.26 0.44 0.15 0.56 0.17 0.7 C 0.19 0.83 0.3 0.85 0.44 0.85 C 0.6 0.85 0.68 0.78 0.7 0.66 "
    "C 0.78 0.66 0.88 0.64 0.92 0.56 Z", { 0 }, OF_RAT, FALSE },
  { NULL, { 0.6, 0.35, 0.2, 0.22, 0.2 }, OF_RAT, FALSE },
  SPOT (skin, 0.605, 0.36, 0.11, 0.13, 0.2),
  SPOT (bib_ink, 0.765, 0.465, 0.06, 0.072),
  { NULL, { 0.775, 0.452, 0.02, 0.024 }, WHITE, TRUE },
  OVAL (skin, 0.915, 0.56, 0.075, 0.065),
};

/* What rats wear, where it is, and how it is turned. */
static const struct
{
  double x, y, angle;
  Shape shapes[7];
} wear[] = {
  /* A scarf, whose end flies behind the rat */
  { 0, 0, 0, {
    PATH (petals[1], "M 0.52 0.44 L 0.24 0.3 L 0.25 0.43 L 0.48 0.5 Z"),
    PATH (petals[1], "M 0.51 0.41 C 0.55 0.51 0.61 0.58 0.72 0.62 L 0.69 0.71 "
                     "C 0.56 0.67 0.49 0.59 0.44 0.47 Z") } },
  /* A top hat */
  { 0.7, 0.3, 0.2, {
    { NULL, { -0.1, -0.24, 0.2, 0.22 }, BLACK, FALSE, TRUE },
    { NULL, { -0.17, -0.04, 0.34, 0.06 }, BLACK, FALSE, TRUE },
    { NULL, { -0.095, -0.095, 0.19, 0.05 }, OF (cheese), TRUE, TRUE } } },
  /* A bow */
  { 0, 0, 0, {
    PATH (petals[1], "M 0.66 0.28 L 0.52 0.16 L 0.5 0.36 Z M 0.66 0.28 L 0.84 0.2 L 0.8 0.38 Z"),
    OVAL (bib, 0.66, 0.285, 0.1, 0.1) } },
  /* A crown */
  { 0.7, 0.3, 0.2, {
    PATH (cheese, "M -0.15 0.02 L -0.18 -0.18 L -0.075 -0.08 L 0 -0.23 L 0.075 -0.08 "
                  "L 0.18 -0.18 L 0.15 0.02 Z") } },
  /* A cap */
  { 0.7, 0.33, 0.2, {
    PATH (bib, "M -0.16 0 C -0.16 -0.2 0.13 -0.2 0.14 -0.02 L 0.28 0.03 L 0.14 0.05 Z") } },
  /* A flower */
  { 0, 0, 0, {
    OVAL (bib, 0.57, 0.17, 0.13, 0.13), OVAL (bib, 0.66, 0.24, 0.13, 0.13),
    OVAL (bib, 0.625, 0.35, 0.13, 0.13), OVAL (bib, 0.515, 0.35, 0.13, 0.13),
    OVAL (bib, 0.48, 0.24, 0.13, 0.13), OVAL (cheese, 0.57, 0.27, 0.12, 0.12) } },
  /* Glasses, which are drawn in another way */
  { 0, 0, 0, { { 0 } } },
  /* A cap with a tassel */
  { 0.69, 0.32, 0.15, {
    { "M -0.17 0.02 C -0.15 -0.14 -0.1 -0.24 -0.26 -0.26 C -0.02 -0.34 0.16 -0.18 0.16 0.02 Z",
      { 0 }, RED, FALSE },
    { NULL, { -0.19, -0.01, 0.37, 0.07 }, OF (bib), FALSE, TRUE },
    OVAL (bib, -0.26, -0.24, 0.11, 0.11) } },
};

#define GLASSES 6

/* A wedge of cheese. */
static const Shape wedge[] = {
  SPOT (garden.shadow, 0.52, 0.82, 0.66, 0.14),
  /* The front */
  PATH (cheese, "M 0.17 0.52 L 0.84 0.48 L 0.84 0.78 L 0.17 0.82 Z"),
  /* The top, which ends in the rind */
  PATH (cheese_top, "M 0.17 0.52 L 0.58 0.2 C 0.74 0.2 0.84 0.32 0.84 0.48 Z"),
  SPOT (cheese_hole, 0.37, 0.66, 0.13, 0.11),
  SPOT (cheese_hole, 0.62, 0.61, 0.1, 0.1),
  SPOT (cheese_hole, 0.52, 0.74, 0.07, 0.06),
  SPOT (cheese_hole, 0.74, 0.72, 0.08, 0.07),
  SPOT (cheese, 0.6, 0.36, 0.12, 0.07),
};

/* Draws up to @n shapes, one over the other. */
static void
draw_shapes (cairo_t                *cr,
             const LabCheesePalette *palette,
             const Shape            *shapes,
             guint                   n,
             LabColor                color_of_rat)
{
  const LabColor others[] = { LAB_COLOR (0x2b2730), LAB_COLOR (0xb8322a), LAB_COLOR (0xffffff),
                              color_of_rat };

  for (const Shape *shape = shapes; shape < shapes + n && shape->color != 0; shape++)
    {
      const double *at = shape->ellipse;
      LabColor color = shape->color >= BLACK
                           ? others[shape->color - BLACK]
                           : G_STRUCT_MEMBER (LabColor, palette, shape->color);

      if (shape->path != NULL)
        lab_shapes_add_path (cr, shape->path);
      else if (shape->is_box)
        cairo_rectangle (cr, at[0], at[1], at[2], at[3]);
      else
        lab_shapes_add_ellipse (cr, at[0], at[1], at[2], at[3], at[4]);
      if (shape->is_plain)
        lab_shapes_fill (cr, color);
      else
        lab_shapes_fill_outlined (cr, color, palette->outline);
    }
}

static void
draw_glasses (cairo_t                *cr,
              const LabCheesePalette *palette)
{
  lab_shapes_add_path (cr, "M 0.52 0.4 L 0.68 0.44");
  lab_color_set_source (palette->bib_ink, cr);
  cairo_stroke (cr);
  lab_shapes_add_ellipse (cr, 0.76, 0.45, 0.17, 0.17, 0);
  lab_color_set_source (palette->bib, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (palette->bib_ink, cr);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
  lab_shapes_add_ellipse (cr, 0.77, 0.455, 0.06, 0.07, 0);
  cairo_fill (cr);
}

static void
draw_tail (cairo_t                *cr,
           const LabCheesePalette *palette)
{
  lab_shapes_add_path (cr, "M 0.22 0.68 C 0.04 0.72 0.02 0.5 0.12 0.4");
  lab_color_set_source (palette->outline, cr);
  cairo_set_line_width (cr, 0.085);
  cairo_stroke_preserve (cr);
  lab_color_set_source (palette->skin, cr);
  cairo_set_line_width (cr, 0.045);
  cairo_stroke (cr);
}

static void
draw_bib (cairo_t                *cr,
          const LabCheesePalette *palette,
          guint                   rat,
          gboolean                looks_left)
{
  g_autofree char *number = g_strdup_printf ("%u", rat + 1);

  lab_shapes_add_ellipse (cr, 0.4, 0.65, 0.3, 0.29, 0);
  lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
  lab_color_set_source (palette->bib_ink, cr);
  cairo_save (cr);
  cairo_translate (cr, 0.4, 0.65);
  if (looks_left)
    cairo_scale (cr, -1, 1);
  lab_shapes_draw_text (cr, number, 0, 0, 0.25, 0.21);
  cairo_restore (cr);
}

/**
 * lab_cheese_art_draw_rat:
 * @cr: where to draw, in a square at (0, 0)
 * @palette: the colors
 * @rat: the number of the rat
 * @looks_left: whether it looks to the left
 * @size: the size of the square
 *
 * Draws a rat.
 */
void
lab_cheese_art_draw_rat (cairo_t                *cr,
                         const LabCheesePalette *palette,
                         guint                   rat,
                         gboolean                looks_left,
                         double                  size)
{
  LabColor color = lab_cheese_palette_get_rat (palette, rat);
  guint worn = rat % G_N_ELEMENTS (wear);

  lab_shapes_begin (cr, size);
  if (looks_left)
    {
      cairo_translate (cr, 1, 0);
      cairo_scale (cr, -1, 1);
    }
  lab_shapes_add_ellipse (cr, 0.47, 0.87, 0.62, 0.13, 0);
  lab_shapes_fill (cr, palette->garden.shadow);
  draw_tail (cr, palette);
  cairo_set_line_width (cr, 0.034);
  draw_shapes (cr, palette, body, G_N_ELEMENTS (body), color);
  if (size >= MIN_BIB_SIZE)
    draw_bib (cr, palette, rat, looks_left);
  cairo_set_line_width (cr, 0.03);
  cairo_translate (cr, wear[worn].x, wear[worn].y);
  cairo_rotate (cr, wear[worn].angle);
  draw_shapes (cr, palette, wear[worn].shapes, G_N_ELEMENTS (wear[worn].shapes), color);
  if (worn == GLASSES)
    draw_glasses (cr, palette);
  cairo_restore (cr);
}

/* What lies in a cell, drawn in a square from 0 to 1. */

/* Adds a round shape with an uneven edge around the middle. */
static void
add_blob (cairo_t *cr,
          double   radius,
          guint    variant)
{
  double x[N_POINTS], y[N_POINTS];

  for (int i = 0; i < N_POINTS; i++)
    {
      double angle = 2 * G_PI * i / N_POINTS;
      double away = radius * (0.86 + 0.28 * lab_hedges_get_noise ((int) variant, i, 900));

      x[i] = 0.5 + away * cos (angle);
      y[i] = 0.5 + away * sin (angle);
    }
  /* Each point pulls the curve from the middle of one side to that of the next one. */
  cairo_new_path (cr);
  cairo_move_to (cr, (x[N_POINTS - 1] + x[0]) / 2, (y[N_POINTS - 1] + y[0]) / 2);
  for (int i = 0; i < N_POINTS; i++)
    {
      int next = (i + 1) % N_POINTS;
      double to_x = (x[i] + x[next]) / 2, to_y = (y[i] + y[next]) / 2, from_x, from_y;

      cairo_get_current_point (cr, &from_x, &from_y);
      cairo_curve_to (cr, (from_x + 2 * x[i]) / 3, (from_y + 2 * y[i]) / 3,
                      (to_x + 2 * x[i]) / 3, (to_y + 2 * y[i]) / 3, to_x, to_y);
    }
  cairo_close_path (cr);
}

/* Draws mud without its number. */
static void
draw_mud_shape (cairo_t                *cr,
                const LabCheesePalette *palette,
                guint                   turns,
                guint                   variant,
                double                  size)
{
  guint n_rings = turns < DEEP_TURNS ? 1 : turns < VERY_DEEP_TURNS ? 2 : 3;

  lab_shapes_begin (cr, size);
  add_blob (cr, 0.25 + 0.02 * n_rings, variant);
  lab_shapes_fill (cr, palette->mud);
  for (guint ring = 1; ring < n_rings; ring++)
    {
      add_blob (cr, 0.29 - 0.05 * ring, variant + ring);
      lab_shapes_fill (cr, lab_color_fade (palette->mud_deep, 0.6));
    }
  if (!palette->garden.clear)
    {
      /* The sky on the wet mud */
      cairo_arc (cr, 0.5, 0.5, 0.22, 1.15 * G_PI, 1.45 * G_PI);
      lab_color_set_source (lab_color_fade (palette->halo, 0.3), cr);
      cairo_set_line_width (cr, 0.035);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Draws the water of a hole in a square at (0, 0). */
static void
draw_pond (cairo_t                *cr,
           const LabCheesePalette *palette,
           guint                   variant,
           double                  size)
{
  lab_shapes_begin (cr, size);
  lab_color_set_source (palette->water, cr);
  cairo_paint (cr);
  lab_color_set_source (palette->water_light, cr);
  cairo_set_line_width (cr, 0.028);
  for (int i = 0; i < 2; i++)
    {
      double x = 0.2 + 0.45 * lab_hedges_get_noise ((int) variant, i, 910);
      double y = 0.25 + 0.28 * i + 0.2 * lab_hedges_get_noise ((int) variant, i, 911);

      cairo_move_to (cr, x - 0.1, y);
      cairo_curve_to (cr, x - 0.05, y - 0.045, x, y - 0.045, x + 0.04, y);
      cairo_curve_to (cr, x + 0.08, y + 0.035, x + 0.13, y + 0.035, x + 0.18, y);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws the flowers in a hole in a square at (0, 0). */
static void
draw_bed (cairo_t                *cr,
          const LabCheesePalette *palette,
          guint                   variant,
          double                  size)
{
  lab_shapes_begin (cr, size);
  lab_color_set_source (palette->bed, cr);
  cairo_paint (cr);
  for (int i = 0; i < 5 && !palette->garden.clear; i++)
    {
      double x = 0.22 + 0.28 * (i % 3) + 0.1 * lab_hedges_get_noise ((int) variant, i, 920);
      double y = (i < 3 ? 0.28 : 0.62) + 0.12 * lab_hedges_get_noise ((int) variant, i, 921);

      for (int petal = 0; petal < 5; petal++)
        {
          double angle = 2 * G_PI * petal / 5 + lab_hedges_get_noise ((int) variant, i, 922);

          lab_shapes_add_ellipse (cr, x + 0.045 * cos (angle), y + 0.045 * sin (angle), 0.062,
                                  0.062, 0);
        }
      lab_shapes_fill (cr, palette->petals[(guint) i % 2]);
      lab_shapes_add_ellipse (cr, x, y, 0.05, 0.05, 0);
      lab_shapes_fill (cr, palette->cheese);
    }
  cairo_restore (cr);
}

/* Draws a small arrow in a square at (0, 0), to the east if @angle is
 * 0. */
static void
draw_arrow (cairo_t                *cr,
            const LabCheesePalette *palette,
            double                  angle,
            double                  size)
{
  lab_shapes_begin (cr, size);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, angle);
  lab_shapes_add_path (cr, "M 0.3 0 L 0.1 -0.13 L 0.1 -0.045 L -0.2 -0.045 L -0.2 0.045 "
                       "L 0.1 0.045 L 0.1 0.13 Z");
  lab_color_set_source (palette->halo, cr);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke_preserve (cr);
  lab_shapes_fill (cr, palette->garden.clear ? palette->ink : palette->far);
  cairo_restore (cr);
}

static void
draw_number (cairo_t  *cr,
             guint     number,
             LabColor  color,
             double    x,
             double    y,
             double    height)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  lab_color_set_source (color, cr);
  lab_shapes_draw_text (cr, text, x, y, height, 0.36);
}

static void
draw_picture (cairo_t          *cr,
              const LabPicture *picture,
              gconstpointer     look,
              gpointer          data G_GNUC_UNUSED)
{
  static const double angles[LAB_N_CHEESE_ACTIONS] = {
    [LAB_CHEESE_NORTH] = -G_PI_2, [LAB_CHEESE_EAST] = 0, [LAB_CHEESE_SOUTH] = G_PI_2,
    [LAB_CHEESE_WEST] = G_PI,
  };
  const LabCheesePalette *palette = look;
  guint detail = picture->detail;
  int size = picture->width;

  switch ((LabCheesePicture) picture->what)
    {
    case LAB_CHEESE_PICTURE_RAT:
      lab_cheese_art_draw_rat (cr, palette, detail / 2, detail % 2 != 0, size);
      break;
    case LAB_CHEESE_PICTURE_CHEESE:
      cairo_translate (cr, 0.13 * size, 0.1 * size);
      lab_shapes_begin (cr, 0.74 * size);
      cairo_set_line_width (cr, 0.04);
      draw_shapes (cr, palette, wedge, G_N_ELEMENTS (wedge), palette->cheese);
      cairo_restore (cr);
      break;
    case LAB_CHEESE_PICTURE_ARROW:
      draw_arrow (cr, palette, angles[detail], size);
      break;
    case LAB_CHEESE_PICTURE_DISTANCE:
      cairo_scale (cr, size, size);
      lab_color_set_source (palette->halo, cr);
      cairo_rectangle (cr, 0.14, 0.66, 0.42, 0.24);
      cairo_fill (cr);
      draw_number (cr, detail, palette->garden.clear ? palette->ink : palette->far, 0.35, 0.78,
                   0.22);
      break;
    case LAB_CHEESE_PICTURE_POND:
      draw_pond (cr, palette, detail, size);
      break;
    case LAB_CHEESE_PICTURE_BED:
      draw_bed (cr, palette, detail, size);
      break;
    case LAB_CHEESE_PICTURE_MUD:
      draw_mud_shape (cr, palette, detail / N_VARIANTS, detail % N_VARIANTS, size);
      break;
    case LAB_CHEESE_PICTURE_TURNS:
      cairo_scale (cr, size, size);
      draw_number (cr, detail, palette->mud_ink, 0.5, 0.5, 0.32);
      break;
    default:
      g_assert_not_reached ();
    }
}

/** lab_cheese_pictures_new: (transfer full): returns what is in the cells of a race; see
 * #LabCheesePicture. */
LabPictureCache *
lab_cheese_pictures_new (void)
{
  return lab_picture_cache_new (draw_picture, NULL);
}

static gboolean
is_inside (const LabCheeseDraft *draft,
           int                   row,
           int                   column)
{
  return row >= 0 && column >= 0 && (guint) row < draft->height && (guint) column < draft->width;
}

static gboolean
has_cell (gconstpointer data,
          int           row,
          int           column)
{
  const LabCheeseDraft *draft = data;

  return is_inside (draft, row, column)
         && lab_cheese_draft_has_cell (draft, (guint) row * draft->width + (guint) column);
}

/* A hedge is around the rectangle, around holes, and where there is no passage. */
static gboolean
has_wall (gconstpointer data,
          int           row,
          int           column,
          gboolean      below)
{
  const LabCheeseDraft *draft = data;
  int other_row = row + (below ? 1 : 0), other_column = column + (below ? 0 : 1);
  gboolean present = has_cell (draft, row, column);

  if (is_inside (draft, row, column) != is_inside (draft, other_row, other_column))
    return TRUE;
  if (present != has_cell (draft, other_row, other_column))
    return TRUE;
  return present && lab_cheese_draft_get_turns (draft, (guint) row * draft->width + (guint) column,
                                                below ? LAB_CHEESE_SOUTH : LAB_CHEESE_EAST) == 0;
}

/* A hole with another hole beside it is a pond. */
static gboolean
is_pond (const LabCheeseDraft *draft,
         int                   row,
         int                   column)
{
  static const int steps[][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int other_row = row + steps[i][0], other_column = column + steps[i][1];

      if (is_inside (draft, other_row, other_column)
          && !has_cell (draft, other_row, other_column))
        return TRUE;
    }
  return FALSE;
}

static void
stamp_hole (LabCheeseGround *self,
            cairo_t         *cr,
            int              row,
            int              column)
{
  guint variant = (guint) (lab_hedges_get_noise (row, column, 60) * N_VARIANTS);

  lab_picture_cache_paint (self->stamps,
                           is_pond (self->draft, row, column) ? LAB_CHEESE_PICTURE_POND
                                                             : LAB_CHEESE_PICTURE_BED,
                           variant, cr, column * self->size, row * self->size);
}

/* Returns the number of turns whose mud looks like that of @turns. */
static guint
get_depth (guint turns)
{
  return turns < DEEP_TURNS ? 2 : turns < VERY_DEEP_TURNS ? DEEP_TURNS : VERY_DEEP_TURNS;
}

static void
draw_holes (LabCheeseGround       *self,
            cairo_t               *cr,
            cairo_rectangle_int_t  cells)
{
  for (int row = cells.y; row < cells.y + cells.height; row++)
    {
      for (int column = cells.x; column < cells.x + cells.width; column++)
        {
          if (is_inside (self->draft, row, column) && !has_cell (self->draft, row, column))
            stamp_hole (self, cr, row, column);
        }
    }
}

/* Draws the mud between a cell and the next one. */
static void
draw_puddle (LabCheeseGround *self,
             cairo_t         *cr,
             int              row,
             int              column,
             gboolean         below)
{
  guint cell = (guint) row * self->draft->width + (guint) column;
  guint turns = lab_cheese_draft_get_turns (self->draft, cell,
                                            below ? LAB_CHEESE_SOUTH : LAB_CHEESE_EAST);
  guint variant = (guint) (lab_hedges_get_noise (row, column, 70 + below) * N_VARIANTS);
  int x = column * self->size + (below ? 0 : self->size / 2);
  int y = row * self->size + (below ? self->size / 2 : 0);

  if (turns < 2)
    return;
  lab_picture_cache_paint (self->stamps, LAB_CHEESE_PICTURE_MUD,
                           get_depth (turns) * N_VARIANTS + variant, cr, x, y);
  if (self->size >= MIN_NUMBER_SIZE)
    lab_picture_cache_paint (self->stamps, LAB_CHEESE_PICTURE_TURNS, turns, cr, x, y);
}

static void
draw_mud (LabCheeseGround       *self,
          cairo_t               *cr,
          cairo_rectangle_int_t  cells)
{
  for (int row = cells.y - 1; row < cells.y + cells.height; row++)
    {
      for (int column = cells.x - 1; column < cells.x + cells.width; column++)
        {
          if (!has_cell (self->draft, row, column))
            continue;
          draw_puddle (self, cr, row, column, FALSE);
          draw_puddle (self, cr, row, column, TRUE);
        }
    }
}

/* Returns how many cells are in a row of a part. */
static int
get_part (const LabCheeseGround *self)
{
  return CLAMP (PART_SIZE / self->size, 2, MAX_PART);
}

static void
draw_part (cairo_t          *cr,
           const LabPicture *picture,
           gconstpointer     palette G_GNUC_UNUSED,
           gpointer          data)
{
  LabCheeseGround *self = data;
  int n = get_part (self), row = (int) (picture->detail >> 16), column = picture->detail & 0xffff;
  /* The first part begins outside of the maze, because half of the outer hedge is there. */
  cairo_rectangle_int_t cells = { column * n - 1, row * n - 1, n, n };

  cairo_translate (cr, -cells.x * self->size, -cells.y * self->size);
  lab_cheese_ground_draw (self, cr, cells);
}

/** lab_cheese_ground_new: (transfer full): returns a ground without a maze. */
LabCheeseGround *
lab_cheese_ground_new (void)
{
  LabCheeseGround *self = g_new0 (LabCheeseGround, 1);

  self->stamps = lab_cheese_pictures_new ();
  self->parts = lab_picture_cache_new (draw_part, self);
  return self;
}

/** lab_cheese_ground_free: frees a ground. */
void
lab_cheese_ground_free (LabCheeseGround *self)
{
  g_clear_pointer (&self->hedges, lab_hedges_free);
  lab_picture_cache_free (self->stamps);
  lab_picture_cache_free (self->parts);
  g_clear_pointer (&self->draft, lab_cheese_draft_free);
  g_free (self);
}

/** lab_cheese_ground_take_draft: sets the maze; @draft is (transfer full). */
void
lab_cheese_ground_take_draft (LabCheeseGround *self,
                              LabCheeseDraft  *draft)
{
  g_clear_pointer (&self->draft, lab_cheese_draft_free);
  self->draft = draft;
  lab_picture_cache_forget (self->parts);
}

/**
 * lab_cheese_ground_set_look:
 * @self: a ground
 * @palette: the colors
 * @size: the size of a cell, in pixels
 *
 * Sets how everything looks. What was drawn with another look is forgotten.
 */
void
lab_cheese_ground_set_look (LabCheeseGround        *self,
                            const LabCheesePalette *palette,
                            int                     size)
{
  if (!lab_picture_cache_set_look (self->stamps, palette, size))
    return;
  lab_picture_cache_forget (self->parts);
  g_clear_pointer (&self->hedges, lab_hedges_free);
  self->palette = palette;
  self->size = size;
}

/**
 * lab_cheese_ground_draw:
 * @self: a ground with a look and a maze
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0), and a unit is a pixel
 * @cells: the cells to draw
 *
 * Draws a part of the ground. It can draw more than these cells, so clip @cr.
 */
void
lab_cheese_ground_draw (LabCheeseGround       *self,
                        cairo_t               *cr,
                        cairo_rectangle_int_t  cells)
{
  const LabGarden garden = { has_cell, has_wall, self->draft };
  const LabGardenColors *colors = &self->palette->garden;

  if (self->hedges == NULL)
    self->hedges = lab_hedges_new (self->size);
  lab_hedges_draw_path (self->hedges, cr, &garden, colors, cells);
  draw_holes (self, cr, cells);
  draw_mud (self, cr, cells);
  lab_hedges_draw_walls (self->hedges, cr, &garden, colors, cells);
}

/**
 * lab_cheese_ground_show:
 * @self: a ground with a look and a maze
 * @snapshot: where to show it
 * @x: where the corner of cell (0, 0) is
 * @y: the same, vertically
 * @side: the size of a cell, in logical pixels
 * @visible: what is visible of @snapshot
 *
 * Shows the ground.
 */
void
lab_cheese_ground_show (LabCheeseGround       *self,
                        GtkSnapshot           *snapshot,
                        double                 x,
                        double                 y,
                        double                 side,
                        const graphene_rect_t *visible)
{
  int n = get_part (self);
  int n_rows = ((int) self->draft->height + 1) / n + 1;
  int n_columns = ((int) self->draft->width + 1) / n + 1;

  if (g_hash_table_size (self->parts->pictures) > MAX_PARTS)
    lab_picture_cache_forget (self->parts);
  for (int row = 0; row < n_rows; row++)
    {
      for (int column = 0; column < n_columns; column++)
        {
          graphene_rect_t place
              = GRAPHENE_RECT_INIT ((float) (x + (column * n - 1) * side),
                                    (float) (y + (row * n - 1) * side), (float) (n * side),
                                    (float) (n * side));

          if (graphene_rect_intersection (&place, visible, NULL))
            gtk_snapshot_append_texture (
                snapshot,
                lab_picture_cache_get_sized (self->parts, 0, (guint) (row << 16 | column),
                                             n * self->size, n * self->size),
                &place);
        }
    }
}
