/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lab-classic-art.h"
#include "lab-classic-board.h"
#include "lab-pen.h"

/* The most gaps between the pebbles of a heap. */
#define LAB_DIVIDE_N_GAPS (LAB_DIVIDE_MAX - 1)

/**
 * LabDivideLayout:
 * @scene: what is drawn
 * @cr: (nullable): where it is drawn
 * @room: the most pebbles in a heap
 * @upright: whether the trays are side by side, in a tall window, not one above the other
 * @tight: whether the number of pebbles is beside the line, not before it
 * @tray: the width of a tray, as a multiple of the pitch
 * @pitch: the distance between two pebbles, in pixels
 * @x: the left edge of the wood
 * @y: its top edge
 * @along: its size in the direction of the lines of pebbles
 * @across: its size in the other direction
 * @border: the width of the wood beside the trays
 * @end: the same before and after the lines
 *
 * Where the two trays and their pebbles are.
 */
typedef struct
{
  const LabClassicScene *scene;
  cairo_t *cr;
  guint    room;
  gboolean upright;
  gboolean tight;
  double   tray;
  double   pitch;
  double   x;
  double   y;
  double   along;
  double   across;
  double   border;
  double   end;
} LabDivideLayout;

/**
 * LabDividePlace:
 * @along: the distance from the edge of the wood in the direction of the lines of pebbles
 * @across: the distance in the other direction
 *
 * A point, or a size, in pixels.
 */
typedef struct
{
  double along;
  double across;
} LabDividePlace;

#define APART 0.22          /* how far the parts of a heap move apart when a gap is pointed at */

/* What a pebble looks like. */
typedef struct
{
  double radii[2];
  double angle;
  double tone;              /* between the colors, 0 to 2 */
} Look;

/* What an action does. */
typedef struct
{
  guint heap;               /* the one that is divided */
  guint n_first;            /* how many pebbles are in its first part */
  guint tray;               /* where they go; the others go to the other one */
} Division;

#define LEAST_ROOM 5

/* Lengths, as multiples of the distance between two pebbles. */
#define TRAY 2.3            /* the width of a tray, across the line */
#define BETWEEN 0.45        /* between the trays */
#define END 0.45            /* before and after a line */
#define COUNT 1.2           /* for the number of pebbles */
#define BORDER 0.5
#define LEAST_PITCH 44      /* in pixels, so that fingers can press a gap */
#define TIGHT_TRAY 2.9      /* the same in a narrow window, where the number is beside the line */
#define TIGHT_BORDER 0.14   /* before and after a line there */

/* Makes the pebbles as large as the width permits, if there is enough height. */
static void
tighten (LabDivideLayout *layout)
{
  const LabClassicScene *scene = layout->scene;
  double edge = 2 * MAX (0, 1.7 * scene->text), along = layout->room + 2 * END;
  double across = 2 * TIGHT_TRAY + BETWEEN;
  double pitch = MIN (scene->width / (along + 2 * TIGHT_BORDER), (scene->height - edge) / across);

  if (scene->text <= 0 || layout->pitch >= LEAST_PITCH || pitch <= layout->pitch)
    return;
  layout->tight = TRUE;
  layout->upright = FALSE;
  layout->tray = TIGHT_TRAY;
  layout->pitch = pitch;
  layout->border = edge / 2;
  layout->end = TIGHT_BORDER * pitch;
  layout->along = along * pitch + 2 * layout->end;
  layout->across = across * pitch + edge;
}

/* Makes the pebbles as large as they fit, and centers the wood. */
static void
lab_divide_layout_init (LabDivideLayout       *layout,
                        const LabClassicScene *scene)
{
  const LabDivide *self = scene->state;
  guint room = MAX (MAX (self->start[0], self->start[1]), LEAST_ROOM);
  double edge = 2 * MAX (0, 1.7 * scene->text), along = room + COUNT + 2 * END;
  double across = 2 * TRAY + BETWEEN;
  double flat = MIN ((scene->width - edge) / along, (scene->height - edge) / across);
  double upright = MIN ((scene->height - edge) / along, (scene->width - edge) / across);

  layout->scene = scene;
  layout->room = room;
  layout->tight = FALSE;
  layout->tray = TRAY;
  layout->upright = upright > 1.15 * flat;
  layout->pitch = MAX (1, MAX (flat, layout->upright ? upright : 0));
  layout->border = MAX (BORDER * layout->pitch, edge / 2);
  /* A wider border must not make the wood larger than the drawing. */
  layout->pitch = MAX (1, MIN (layout->pitch,
                               MIN (((layout->upright ? scene->height : scene->width)
                                     - 2 * layout->border) / along,
                                    ((layout->upright ? scene->width : scene->height)
                                     - 2 * layout->border) / across)));
  layout->along = along * layout->pitch + 2 * layout->border;
  layout->across = across * layout->pitch + 2 * layout->border;
  layout->end = layout->border;
  tighten (layout);
  layout->x = floor ((scene->width - (layout->upright ? layout->across : layout->along)) / 2);
  layout->y = floor ((scene->height - (layout->upright ? layout->along : layout->across)) / 2);
}

/* Returns where a tray begins. */
static LabDividePlace
lab_divide_layout_place_tray (const LabDivideLayout *layout,
                              guint                  tray)
{
  return (LabDividePlace) { layout->end,
                            layout->border + tray * (layout->tray + BETWEEN) * layout->pitch };
}

/**
 * lab_divide_layout_place_pebble:
 * @layout: a layout
 * @tray: the tray, 0 or 1
 * @heap: the number of pebbles in it
 * @number: which of them; 1.5 is between the pebbles 1 and 2
 *
 * Returns: the center of the pebble
 */
static LabDividePlace
lab_divide_layout_place_pebble (const LabDivideLayout *layout,
                                guint                  tray,
                                guint                  heap,
                                double                 number)
{
  LabDividePlace place = lab_divide_layout_place_tray (layout, tray);

  place.along += ((layout->tight ? 0 : COUNT) + END + ((double) layout->room - heap) / 2 + number
                  + 0.5) * layout->pitch;
  place.across += layout->tray / 2 * layout->pitch;
  return place;
}

static Look
get_look (guint tray,
          guint number)
{
  guint seed = tray * 16 + number;

  return (Look) { { 0.38 + 0.08 * lab_classic_art_noise (seed, 0),
                    0.34 + 0.07 * lab_classic_art_noise (seed, 1) },
                  3 * lab_classic_art_noise (seed, 2), 2 * lab_classic_art_noise (seed, 3) };
}

/* Pebbles that move to another place slowly become those that lie there. */
static Look
blend_looks (Look   from,
             Look   to,
             double part)
{
  return (Look) { { from.radii[0] + (to.radii[0] - from.radii[0]) * part,
                    from.radii[1] + (to.radii[1] - from.radii[1]) * part },
                  from.angle + (to.angle - from.angle) * part,
                  from.tone + (to.tone - from.tone) * part };
}

static LabColor
mix (LabColor a,
     LabColor b,
     double   part)
{
  return (LabColor) { a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
                      a.blue + (b.blue - a.blue) * part, 1 };
}

static LabColor
get_tone (const LabClassicPalette *palette,
          double                   tone)
{
  return tone < 1 ? mix (palette->pebble[0], palette->pebble[1], tone)
                  : mix (palette->pebble[1], palette->pebble[2], tone - 1);
}

/* Gets a point of the drawing. */
static void
lab_divide_layout_get_point (const LabDivideLayout *layout,
                             LabDividePlace         place,
                             double                *x,
                             double                *y)
{
  *x = layout->x + (layout->upright ? place.across : place.along);
  *y = layout->y + (layout->upright ? place.along : place.across);
}

static void
draw_pebble (const LabDivideLayout *layout,
             LabDividePlace         place,
             Look                   look,
             double                 alpha)
{
  cairo_t *cr = layout->cr;
  const LabClassicPalette *palette = layout->scene->palette;
  LabColor color = get_tone (palette, look.tone), shade = mix (color, palette->ink, 0.45);
  LabColor gleam = mix (color, LAB_COLOR (0xffffff), 0.55);
  cairo_pattern_t *stone = cairo_pattern_create_radial (-0.13, -0.15, 0.02, 0, 0, 0.5);
  double x, y;

  lab_divide_layout_get_point (layout, place, &x, &y);
  cairo_pattern_add_color_stop_rgba (stone, 0, gleam.red, gleam.green, gleam.blue, alpha);
  cairo_pattern_add_color_stop_rgba (stone, 0.45, color.red, color.green, color.blue, alpha);
  cairo_pattern_add_color_stop_rgba (stone, 1, shade.red, shade.green, shade.blue, alpha);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, layout->pitch, layout->pitch);
  lab_classic_art_draw_shadow (cr, 0.06, 0.14, 1.0, 0.86, 0.4 * alpha);
  lab_shapes_add_ellipse (cr, 0, 0, 2 * look.radii[0], 2 * look.radii[1], look.angle);
  cairo_set_source (cr, stone);
  cairo_fill_preserve (cr);
  lab_color_set_source (lab_color_fade (palette->ink, (palette->clear ? 1 : 0.4) * alpha), cr);
  cairo_set_line_width (cr, palette->clear ? 0.06 : 0.03);
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (stone);
}

static void
draw_number (const LabDivideLayout *layout,
             LabDividePlace         place,
             double                 height,
             guint                  number,
             double                 alpha)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  double x, y;

  lab_divide_layout_get_point (layout, place, &x, &y);
  lab_color_set_source (lab_color_fade (layout->scene->palette->cloth_ink, alpha), layout->cr);
  lab_classic_art_draw_text (layout->cr, text, x, y, height, TRUE);
}

static void
draw_count (const LabDivideLayout *layout,
            guint                  tray,
            guint                  number,
            double                 alpha)
{
  LabDividePlace place = lab_divide_layout_place_tray (layout, tray);

  place.along += (layout->tight ? 0.52 : 0.75) * layout->pitch;
  place.across += (layout->tight ? layout->tray - 0.5 : layout->tray / 2) * layout->pitch;
  draw_number (layout, place, (layout->tight ? 0.5 : 0.72) * layout->pitch, number, alpha);
}

/* Draws a heap; if @gap is not 0, divided after so many pebbles. */
static void
draw_heap (const LabDivideLayout *layout,
           guint                  tray,
           guint                  heap,
           guint                  gap,
           double                 alpha)
{
  for (guint i = 0; i < heap; i++)
    {
      double by = gap == 0 ? 0 : i < gap ? -APART : APART;

      draw_pebble (layout, lab_divide_layout_place_pebble (layout, tray, heap, i + by),
                   get_look (tray, i), alpha);
    }
  draw_count (layout, tray, heap, alpha);
}

/* Draws the line that divides a heap, and the numbers of its two parts. */
static void
draw_gap (const LabDivideLayout *layout,
          guint                  tray,
          guint                  heap,
          guint                  gap)
{
  cairo_t *cr = layout->cr;
  LabDividePlace place = lab_divide_layout_place_pebble (layout, tray, heap, gap - 0.5);
  double reach = (layout->tray / 2 - 0.2) * layout->pitch, height = 0.46 * layout->pitch;
  const double dashes[] = { 0.16 * layout->pitch, 0.14 * layout->pitch };
  double x1, y1, x2, y2;
  LabDividePlace number;

  lab_divide_layout_get_point (layout, (LabDividePlace) { place.along, place.across - reach },
                               &x1, &y1);
  lab_divide_layout_get_point (layout, (LabDividePlace) { place.along, place.across + reach },
                               &x2, &y2);
  cairo_save (cr);
  lab_color_set_source (lab_color_fade (layout->scene->palette->cloth_glow, layout->scene->pulse),
                        cr);
  cairo_set_line_width (cr, MAX (2, 0.08 * layout->pitch));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
  cairo_restore (cr);
  number = lab_divide_layout_place_pebble (layout, tray, heap, gap / 2.0 - 0.5 - APART);
  number.across -= 0.78 * layout->pitch;
  draw_number (layout, number, height, gap, 1);
  number = lab_divide_layout_place_pebble (layout, tray, heap, (gap + heap) / 2.0 - 0.5 + APART);
  number.across -= 0.78 * layout->pitch;
  draw_number (layout, number, height, heap - gap, 1);
}

static Division
get_division (const LabClassicScene *scene)
{
  const LabDivide *self = scene->state;
  guint a = scene->action >> 8 & 0xff, b = scene->action & 0xff;
  Division division;

  if (scene->origin >= 0)
    division = (Division) { (guint) scene->origin / LAB_DIVIDE_N_GAPS,
                            (guint) scene->origin % LAB_DIVIDE_N_GAPS + 1, 0 };
  else
    division = (Division) { self->heaps[0] == a + b ? 0 : 1, a, 0 };
  division.tray = division.n_first == a ? 0 : 1;
  return division;
}

static void
draw_division (const LabDivideLayout *layout)
{
  const LabDivide *self = layout->scene->state;
  Division division = get_division (layout->scene);
  guint heap = self->heaps[division.heap], other = 1 - division.heap;
  double part = lab_classic_art_ease (layout->scene->progress, 0.15, 1);
  double gone = lab_classic_art_ease (layout->scene->progress, 0, 0.5);

  for (guint i = 0; i < self->heaps[other] && gone < 1; i++)
    draw_pebble (layout,
                 lab_divide_layout_place_pebble (layout, other, self->heaps[other], i),
                 get_look (other, i), 1 - gone);
  for (guint i = 0; i < heap; i++)
    {
      gboolean first = i < division.n_first;
      guint n = first ? division.n_first : heap - division.n_first;
      guint number = first ? i : i - division.n_first;
      guint tray = first ? division.tray : 1 - division.tray;
      LabDividePlace from = lab_divide_layout_place_pebble (layout, division.heap, heap, i);
      LabDividePlace to = lab_divide_layout_place_pebble (layout, tray, n, number);

      from.along += (to.along - from.along) * part;
      from.across += (to.across - from.across) * part;
      draw_pebble (layout, from,
                   blend_looks (get_look (division.heap, i), get_look (tray, number), part), 1);
    }
  for (guint tray = 0; tray < 2; tray++)
    draw_count (layout, tray,
                layout->scene->progress < 0.5 ? self->heaps[tray]
                                      : layout->scene->action >> (tray == 0 ? 8 : 0) & 0xff,
                fabs (2 * layout->scene->progress - 1));
}

/* Writes the last move on the wood, because both heaps come from it. */
static void
draw_last (const LabDivideLayout *layout)
{
  guint a = layout->scene->last >> 8 & 0xff, b = layout->scene->last & 0xff;
  g_autofree char *text = g_strdup_printf ("%u = %u + %u", a + b, a, b);
  double width = layout->upright ? layout->across : layout->along;
  double height = layout->upright ? layout->along : layout->across;

  lab_color_set_source (layout->scene->palette->wood_ink, layout->cr);
  lab_classic_art_draw_text (layout->cr, text, layout->x + width / 2,
                             layout->y + height - layout->border / 2, layout->scene->text, FALSE);
}

/* Sets @area to a rectangle of the drawing. */
static void
lab_divide_layout_set_area (const LabDivideLayout *layout,
                            LabDividePlace         start,
                            LabDividePlace         size,
                            cairo_rectangle_t     *area)
{
  if (layout->upright)
    *area = (cairo_rectangle_t) { layout->x + start.across, layout->y + start.along, size.across,
                                  size.along };
  else
    *area = (cairo_rectangle_t) { layout->x + start.along, layout->y + start.across, size.along,
                                  size.across };
}

/* Draws the wood and the trays. */
static void
lab_divide_drawing_draw_ground (const LabClassicScene *scene,
                                cairo_t               *cr)
{
  LabDivideLayout layout;

  lab_divide_layout_init (&layout, scene);
  lab_classic_art_draw_wood (scene, cr, layout.x, layout.y,
                             layout.upright ? layout.across : layout.along,
                             layout.upright ? layout.along : layout.across,
                             0.5 * MIN (layout.border, 2 * layout.end));
  for (guint tray = 0; tray < 2; tray++)
    {
      cairo_rectangle_t area;

      lab_divide_layout_set_area (&layout, lab_divide_layout_place_tray (&layout, tray),
                                  (LabDividePlace) { layout.along - 2 * layout.end,
                                                     layout.tray * layout.pitch }, &area);
      lab_classic_art_draw_cloth (scene, cr, area.x, area.y, area.width, area.height,
                                  (layout.tight ? 0.5 : 0.7) * layout.pitch);
    }
}

/* Draws the pebbles and their numbers. */
static void
lab_divide_drawing_draw (const LabClassicScene *scene,
                         cairo_t               *cr)
{
  const LabDivide *self = scene->state;
  guint tray = 0, gap = 0;
  LabDivideLayout layout;

  if (scene->part == LAB_CLASSIC_PART_RESTING)
    return;
  lab_divide_layout_init (&layout, scene);
  layout.cr = cr;
  if (scene->moving)
    {
      draw_division (&layout);
      return;
    }
  if (scene->has_last)
    draw_last (&layout);
  if (scene->preview >= 0)
    {
      tray = (guint) scene->preview / LAB_DIVIDE_N_GAPS;
      gap = (guint) scene->preview % LAB_DIVIDE_N_GAPS + 1;
    }
  for (guint i = 0; i < 2; i++)
    draw_heap (&layout, i, self->heaps[i], i == tray ? gap : 0,
               gap != 0 && i != tray ? 0.28 : 1);
  if (gap != 0)
    draw_gap (&layout, tray, self->heaps[tray], gap);
}

/* Two heaps of pebbles, each in a line in a tray of its own. The spots are the gaps between two
 * pebbles: a gap divides its heap there, and the other heap is taken away. */

/* Spots: the gaps of the first heap, then those of the second. After the end, when there are no
 * gaps, the first heap is a spot, so that the board can still be read. */

static guint
get_n_spots (gconstpointer state G_GNUC_UNUSED)
{
  return 2 * LAB_DIVIDE_N_GAPS;
}

static gboolean
is_gap (const LabDivide *self,
        guint            spot)
{
  return spot % LAB_DIVIDE_N_GAPS + 1 < self->heaps[spot / LAB_DIVIDE_N_GAPS];
}

static gboolean
has_spot (gconstpointer state,
          guint         spot)
{
  return is_gap (state, spot) || (spot == 0 && lab_divide.rules->is_over (state));
}

static void
place_spot (const LabClassicScene *scene,
            guint                  spot,
            cairo_rectangle_t     *area)
{
  const LabDivide *self = scene->state;
  guint tray = spot / LAB_DIVIDE_N_GAPS;
  LabDivideLayout layout;
  LabDividePlace start;

  lab_divide_layout_init (&layout, scene);
  start = lab_divide_layout_place_tray (&layout, tray);
  if (is_gap (self, spot))
    start.along = lab_divide_layout_place_pebble (&layout, tray, self->heaps[tray],
                                                  spot % LAB_DIVIDE_N_GAPS).along;
  else
    start.along = lab_divide_layout_place_pebble (&layout, tray, 1, 0).along - layout.pitch / 2;
  lab_divide_layout_set_area (&layout, start,
                              (LabDividePlace) { layout.pitch, layout.tray * layout.pitch },
                              area);
}

static int
get_next (const LabClassicScene *scene,
          guint                  spot,
          GtkDirectionType       direction)
{
  const LabDivide *self = scene->state;
  guint tray = spot / LAB_DIVIDE_N_GAPS, gap = spot % LAB_DIVIDE_N_GAPS;
  guint other = self->heaps[1 - tray];
  gboolean sideways = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  gboolean back = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP;
  LabDivideLayout layout;
  int next;

  lab_divide_layout_init (&layout, scene);
  if (sideways != layout.upright)
    {
      next = (int) spot + (back ? -1 : 1);
      if (next < 0 || next / LAB_DIVIDE_N_GAPS != (int) tray || !is_gap (self, (guint) next))
        return -1;
      return next;
    }
  if (back != (tray == 1) || other < 2)
    return -1;
  /* The lines are centered, so the nearest gap is as far from the middle of the other line. */
  next = (int) gap + ((int) other - (int) self->heaps[tray]) / 2;
  return (int) ((1 - tray) * LAB_DIVIDE_N_GAPS) + CLAMP (next, 0, (int) other - 2);
}

static gboolean
takes_part (gconstpointer state,
            guint32       action,
            guint         step,
            guint         spot)
{
  const LabDivide *self = state;
  guint heap = self->heaps[spot / LAB_DIVIDE_N_GAPS], part = spot % LAB_DIVIDE_N_GAPS + 1;
  guint a = action >> 8 & 0xff, b = action & 0xff;

  return step == 0 && a + b == heap && (part == a || part == b);
}

/* Texts */

static char *
label (gconstpointer state,
       guint         spot)
{
  const LabDivide *self = state;
  guint heap = self->heaps[spot / LAB_DIVIDE_N_GAPS], part = spot % LAB_DIVIDE_N_GAPS + 1;

  if (!is_gap (self, spot))
    return g_strdup (_("Each heap holds 1 pebble"));
  /* Translators: what a player can do in the game Divide; all numbers count pebbles. */
  return g_strdup_printf (_("Divide the heap of %u into %u and %u, take away the heap of %u"),
                          heap, part, heap - part, self->heaps[1 - spot / LAB_DIVIDE_N_GAPS]);
}

static char *
explain (gconstpointer state G_GNUC_UNUSED,
         int           chosen G_GNUC_UNUSED,
         int           spot G_GNUC_UNUSED)
{
  return g_strdup (_("Choose a gap between two pebbles. Their heap is divided there, and the "
                     "other heap is taken away."));
}

static char *
describe_move (gconstpointer state,
               guint32       action)
{
  const LabDivide *self = state;
  guint a = action >> 8 & 0xff, b = action & 0xff;
  guint heap = self->heaps[0] == a + b ? 0 : 1;

  /* Translators: what a player does in the game Divide; it follows the player's name. All numbers
   * count pebbles. */
  return g_strdup_printf (_("takes away the heap of %u and divides the heap of %u into %u and "
                            "%u"), self->heaps[1 - heap], a + b, a, b);
}

const LabClassicBoard lab_divide_board = {
  .classic = &lab_divide,
  .n_steps = 1,
  .value_at = 0.86,
  .on_cloth = TRUE,
  .get_n_spots = get_n_spots,
  .has_spot = has_spot,
  .place_spot = place_spot,
  .get_next = get_next,
  .takes_part = takes_part,
  .label = label,
  .explain = explain,
  .describe_move = describe_move,
  .how = N_("Press a gap between two pebbles: their heap is divided there, and the other heap is "
            "taken away."),
  .draw_ground = lab_divide_drawing_draw_ground,
  .draw = lab_divide_drawing_draw,
};
