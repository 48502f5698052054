/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "lab-classic-art.h"
#include "lab-pen.h"

/* Matches that lie in rows on a cloth. The last one, two, or three can be taken; each of them is
 * a spot, which takes it and those after it. */

#define N_SPOTS 3
#define GROUP 5             /* a space follows every fifth match, so that they can be counted */
#define LEAST_IN_ROW 6

/* Lengths, as multiples of the distance between two matches. */
#define LENGTH 5.0          /* so that 17 matches are broad enough for fingers on a phone */
#define SPACE 0.7           /* between groups */
#define ROW_SPACE 0.9
#define MARGIN 0.9
#define BORDER 0.7          /* the wood around the cloth */
#define STICK 0.34          /* the thickness of a match */

/* The least width of the matches that can be taken, for fingers, and as a multiple of the height
 * of letters, for values. */
#define LEAST_WIDTH 44
#define LEAST_LETTERS 1.9

typedef struct
{
  const LabClassicScene *scene;
  cairo_t *cr;              /* (nullable): where it is drawn */
  guint in_row;
  guint rows;
  double pitch;             /* the distance between two matches, in pixels */
  double spread;            /* what is added to it for those that can be taken */
  double x, y;              /* the top left of the wood */
  double width, height;
  double border;
} Layout;

/* Layout */

/* Returns how many whole groups are before a match of a row. */
static guint
count_groups (guint column)
{
  return column / GROUP;
}

/* Returns the least width of a match that can be taken. Pictures are not for fingers. */
static double
get_least_width (const LabClassicScene *scene)
{
  double least = MAX (LEAST_WIDTH, LEAST_LETTERS * scene->text);

  return scene->text > 0 ? MIN (least, scene->width / 7) : 0;
}

/* Chooses the number of rows for which the matches are largest. */
static void
init_layout (Layout                *layout,
             const LabClassicScene *scene)
{
  const LabMatches *self = scene->state;
  double least = get_least_width (scene);
  guint n = MAX (self->n_start, 1);

  /* In no space at all, nothing is shown, but the matches still lie in rows. */
  *layout = (Layout) { .scene = scene, .in_row = LEAST_IN_ROW, .rows = 1 };
  for (guint rows = 1; rows <= n; rows++)
    {
      guint in_row = (n + rows - 1) / rows;
      double width, height, pitch, spread;

      if (rows > 1)
        in_row = (in_row + GROUP - 1) / GROUP * GROUP;
      in_row = MAX (in_row, LEAST_IN_ROW);
      if (rows > 1 && (rows - 1) * in_row >= n)
        continue;
      width = in_row + SPACE * count_groups (in_row - 1) + 2 * (MARGIN + BORDER);
      height = rows * LENGTH + (rows - 1) * ROW_SPACE + 2 * (MARGIN + BORDER);
      pitch = scene->width / width;
      if (pitch < least)
        pitch = (scene->width - N_SPOTS * least) / (width - N_SPOTS);
      pitch = MIN (pitch, scene->height / height);
      if (pitch <= layout->pitch)
        continue;
      spread = MAX (0, least - pitch);
      *layout = (Layout) { scene, NULL, in_row, rows, pitch, spread, 0, 0,
                           width * pitch + N_SPOTS * spread, height * pitch, BORDER * pitch };
    }
  layout->x = floor ((scene->width - layout->width) / 2);
  layout->y = floor ((scene->height - layout->height) / 2);
}

/* Sets the area in which a match lies, with half of the space to its neighbors. */
static void
place_match (const Layout      *layout,
             guint              match,
             cairo_rectangle_t *area)
{
  guint column = match % layout->in_row, row = match / layout->in_row;
  double inset = BORDER + MARGIN;

  area->x = layout->x + (inset + column + SPACE * count_groups (column)) * layout->pitch;
  area->y = layout->y + (inset + row * (LENGTH + ROW_SPACE)) * layout->pitch;
  area->width = layout->pitch;
  area->height = LENGTH * layout->pitch;
}

/* Returns how far a match lies to the right of its place in the row. The last matches stand apart,
 * so that each of them can be pressed. */
static double
get_shift (const Layout *layout,
           guint         n_left,
           guint         match)
{
  guint column = match % layout->in_row;
  guint first = n_left > N_SPOTS ? n_left - N_SPOTS : 0;

  return match < first ? 0 : (MIN (match - first, column) + 0.5) * layout->spread;
}

/* Drawing */

static void
add_stick (cairo_t *cr)
{
  lab_shapes_add_rounded (cr, -STICK / 2, 0.5, STICK, LENGTH - 0.62, 0.05);
}

/* The head is a drop of phosphorus, broader than the stick. */
static void
add_head (cairo_t *cr)
{
  lab_shapes_add_ellipse (cr, 0, 0.66, 0.6, 1.12, 0);
}

static void
draw_stick (const LabClassicPalette *palette,
            cairo_t                 *cr)
{
  cairo_pattern_t *wood = cairo_pattern_create_linear (-STICK / 2, 0, STICK / 2, 0);

  lab_color_add_stop (wood, 0, palette->stick, 1);
  lab_color_add_stop (wood, 0.45, palette->stick, 1);
  lab_color_add_stop (wood, 0.55, palette->stick_shade, 1);
  lab_color_add_stop (wood, 1, palette->stick_shade, 1);
  add_stick (cr);
  cairo_set_source (cr, wood);
  cairo_fill (cr);
  cairo_pattern_destroy (wood);
}

static void
draw_head (const LabClassicPalette *palette,
           cairo_t                 *cr)
{
  add_head (cr);
  lab_color_set_source (palette->head, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (lab_color_fade (palette->clear ? palette->cloth_ink : palette->ink,
                                        palette->clear ? 1 : 0.35), cr);
  cairo_set_line_width (cr, palette->clear ? 0.08 : 0.05);
  cairo_stroke (cr);
  lab_shapes_add_ellipse (cr, -0.1, 0.5, 0.14, 0.4, 0);
  lab_color_set_source (lab_color_fade (LAB_COLOR (0xffffff), 0.4), cr);
  cairo_fill (cr);
}

/* Moves the origin to the top center of a match, which lies a little askew. The unit is the
 * distance between two matches. */
static void
go_to_match (const Layout *layout,
             guint         match,
             double        shift)
{
  cairo_rectangle_t area;

  place_match (layout, match, &area);
  cairo_translate (layout->cr, area.x + area.width / 2 + shift, area.y + area.height / 2);
  cairo_scale (layout->cr, layout->pitch, layout->pitch);
  cairo_rotate (layout->cr, 0.05 * (lab_classic_art_noise (match, 0) - 0.5));
  cairo_translate (layout->cr, 0.1 * (lab_classic_art_noise (match, 1) - 0.5),
                   -LENGTH / 2 + 0.3 * (lab_classic_art_noise (match, 2) - 0.5));
}

/* Draws a match, which may be above the cloth. */
static void
draw_match (const Layout *layout,
            guint         match,
            double        shift,
            double        height,
            gboolean      glowing)
{
  cairo_t *cr = layout->cr;
  const LabClassicPalette *palette = layout->scene->palette;

  cairo_save (cr);
  go_to_match (layout, match, shift);
  cairo_save (cr);
  cairo_translate (cr, 0.09 + 0.2 * height, 0.1 + 0.2 * height);
  add_stick (cr);
  add_head (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_translate (cr, 0, -height);
  if (glowing)
    {
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      add_stick (cr);
      add_head (cr);
      lab_color_set_source (lab_color_fade (palette->cloth_glow, layout->scene->pulse), cr);
      cairo_set_line_width (cr, 0.24);
      cairo_stroke (cr);
    }
  draw_stick (palette, cr);
  draw_head (palette, cr);
  cairo_restore (cr);
}

/* Draws where a match lay before the last move, to the right of all that are left. */
static void
draw_trace (const Layout *layout,
            guint         match)
{
  cairo_t *cr = layout->cr;
  cairo_save (cr);
  go_to_match (layout, match, (N_SPOTS - 0.5) * layout->spread);
  /* A light shape, whose inside is painted over, leaves an outline. */
  lab_classic_art_push_group (cr, &(cairo_rectangle_t) { -1, -1, 2, LENGTH + 2 });
  for (guint i = 0; i < 2; i++)
    {
      add_stick (cr);
      add_head (cr);
      lab_color_set_source (layout->scene->palette->cloth_ink, cr);
      cairo_set_operator (cr, i == 0 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_CLEAR);
      cairo_set_line_width (cr, 0.12);
      if (i == 0)
        cairo_stroke (cr);
      else
        cairo_fill (cr);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, layout->scene->palette->clear ? 0.9 : 0.5);
  cairo_restore (cr);
}

static void
draw_taken (const Layout *layout,
            guint         match,
            double        shift)
{
  double part = lab_classic_art_ease (layout->scene->progress, 0, 1);
  double margin = 3 * layout->pitch;
  cairo_rectangle_t area;

  place_match (layout, match, &area);
  area = (cairo_rectangle_t) { area.x + shift - margin, area.y - margin, area.width + 2 * margin,
                               area.height + 2 * margin };
  cairo_save (layout->cr);
  lab_classic_art_push_group (layout->cr, &area);
  draw_match (layout, match, shift, 1.6 * part, FALSE);
  cairo_pop_group_to_source (layout->cr);
  cairo_paint_with_alpha (layout->cr, 1 - lab_classic_art_ease (layout->scene->progress, 0.3, 1));
  cairo_restore (layout->cr);
}

static void
draw_ground (const LabClassicScene *scene,
             cairo_t               *cr)
{
  Layout layout;

  init_layout (&layout, scene);
  lab_classic_art_draw_wood (scene, cr, layout.x, layout.y, layout.width, layout.height,
                             layout.border);
  lab_classic_art_draw_cloth (scene, cr, layout.x + layout.border, layout.y + layout.border,
                              layout.width - 2 * layout.border, layout.height - 2 * layout.border,
                              0.5 * layout.border);
}

/* The last matches move, or rise under the pointer; those before them move up. */
static void
draw (const LabClassicScene *scene,
      cairo_t               *cr)
{
  const LabMatches *self = scene->state;
  guint n_raised = !scene->moving && scene->preview >= 0 ? (guint) scene->preview + 1 : 0;
  guint n_taken = scene->moving ? scene->action : 0;
  guint n_resting = self->n_left > 2 * N_SPOTS ? self->n_left - 2 * N_SPOTS : 0;
  guint first = scene->part == LAB_CLASSIC_PART_MOVING ? n_resting : 0;
  guint end = scene->part == LAB_CLASSIC_PART_RESTING ? n_resting : self->n_left;
  double part = lab_classic_art_ease (scene->progress, 0, 1);
  Layout layout;

  init_layout (&layout, scene);
  layout.cr = cr;
  for (guint i = 0; end == self->n_left && scene->has_last && i < scene->last; i++)
    draw_trace (&layout, self->n_left + i);
  for (guint i = first; i < end; i++)
    {
      double shift = get_shift (&layout, self->n_left, i);

      if (i + n_taken >= self->n_left)
        {
          draw_taken (&layout, i, shift);
          continue;
        }
      if (scene->moving)
        shift += (get_shift (&layout, self->n_left - n_taken, i) - shift) * part;
      draw_match (&layout, i, shift, i + n_raised >= self->n_left ? 0.35 : 0,
                  i + n_raised >= self->n_left);
    }
}

/* Spots: the number of a spot, plus 1, is the number of matches that it takes */

static guint
get_n_spots (gconstpointer state G_GNUC_UNUSED)
{
  return N_SPOTS;
}

static gboolean
has_spot (gconstpointer state,
          guint         spot)
{
  const LabMatches *self = state;

  return spot == 0 || spot < self->n_left;
}

/* The space between two groups belongs to the matches beside it. */
static void
place_spot (const LabClassicScene *scene,
            guint                  spot,
            cairo_rectangle_t     *area)
{
  const LabMatches *self = scene->state;
  guint match = self->n_left > spot ? self->n_left - 1 - spot : 0;
  Layout layout;

  init_layout (&layout, scene);
  place_match (&layout, match, area);
  area->x += get_shift (&layout, self->n_left, match) - layout.spread / 2;
  area->width += layout.spread;
  if (match % layout.in_row % GROUP == GROUP - 1)
    area->width += SPACE / 2 * layout.pitch;
  if (match % layout.in_row % GROUP == 0)
    {
      area->x -= SPACE / 2 * layout.pitch;
      area->width += SPACE / 2 * layout.pitch;
    }
  area->y -= ROW_SPACE / 2 * layout.pitch;
  area->height += ROW_SPACE * layout.pitch;
}

static int
get_next (const LabClassicScene *scene,
          guint                  spot,
          GtkDirectionType       direction)
{
  if (direction == GTK_DIR_RIGHT || direction == GTK_DIR_DOWN)
    return (int) spot - 1;
  return (direction == GTK_DIR_LEFT || direction == GTK_DIR_UP) && spot + 1 < N_SPOTS
                 && has_spot (scene->state, spot + 1)
             ? (int) spot + 1 : -1;
}

static gboolean
takes_part (gconstpointer state G_GNUC_UNUSED,
            guint32       action,
            guint         step,
            guint         spot)
{
  return step == 0 && action == spot + 1;
}

/* Texts */

static char *
label (gconstpointer state,
       guint         spot)
{
  const LabMatches *self = state;

  if (self->n_left == 0)
    return g_strdup (_("No matches are left"));
  /* Translators: the first number is 1, 2, or 3; the plural form depends on the second, which is
   * how many matches there are. */
  return g_strdup_printf (ngettext ("Take %u of %u match", "Take %u of %u matches", self->n_left),
                          spot + 1, self->n_left);
}

static char *
explain (gconstpointer state G_GNUC_UNUSED,
         int           chosen G_GNUC_UNUSED,
         int           spot G_GNUC_UNUSED)
{
  return g_strdup (_("Take one, two, or three matches from the end."));
}

static char *
describe_move (gconstpointer state G_GNUC_UNUSED,
               guint32       action)
{
  /* Translators: what a player does in the game Matches; it follows the player's name. */
  return g_strdup_printf (ngettext ("takes %u match", "takes %u matches", action), action);
}

const LabClassicBoard lab_matches_board = {
  .classic = &lab_matches,
  .n_steps = 1,
  .value_at = 0.9,
  .on_cloth = TRUE,
  .get_n_spots = get_n_spots,
  .has_spot = has_spot,
  .place_spot = place_spot,
  .get_next = get_next,
  .takes_part = takes_part,
  .label = label,
  .explain = explain,
  .describe_move = describe_move,
  .how = N_("Take one, two, or three matches: press one of the last three to take it and all that "
            "come after it."),
  .draw_ground = draw_ground,
  .draw = draw,
};
