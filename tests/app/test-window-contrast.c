/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-cheese-palette.h"
#include "lab-escape-art.h"
#include "lab-robots-pictures.h"
#include "lab-shift-art.h"
#include "lab-test-pages.h"

/* Measures the contrast of all text from its pixels, in light and dark style; a
 * second run uses high contrast. WCAG 2.1 AA requires 4.5:1, and 3:1 for large text. */
#define TEXT_CONTRAST 4.5
#define LARGE_CONTRAST 3.0

/* Enlarges the drawing, because antialiasing makes thin strokes too light. */
#define ZOOM 3

/* The size of large text, in logical pixels: 18 points, or 14 if bold. */
#define LARGE 24.0
#define LARGE_BOLD 18.6

/* Private helpers */

/* A label, and the area of its text in the drawing. */
typedef struct
{
  GtkLabel *label;
  cairo_rectangle_int_t area;
} Text;

/* Returns what @native shows; %NULL while a widget waits for the next frame to be drawn again. */
static GskRenderNode *
take_node (GtkWidget *native)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (native),
                          gtk_widget_get_height (native));
  return gtk_snapshot_free_to_node (snapshot);
}

/* Draws the areas of @texts in @native, which shows @node; the rest stays empty. */
static cairo_surface_t *
draw (GtkWidget     *native,
      GskRenderNode *node,
      GArray        *texts)
{
  int width = gtk_widget_get_width (native), height = gtk_widget_get_height (native);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * ZOOM,
                                                         height * ZOOM);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < texts->len; i++)
    gdk_cairo_rectangle (cr, &g_array_index (texts, Text, i).area);
  cairo_clip (cr);
  cairo_scale (cr, ZOOM, ZOOM);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guchar *row = cairo_image_surface_get_data (surface)
                      + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (const void *) row)[x] & 0xffffff;
}

/* Returns how many pixels of @area have each color. */
static GHashTable *
count_colors (cairo_surface_t             *surface,
              const cairo_rectangle_int_t *area)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);

  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width;)
      {
        guint32 color = get_pixel (surface, x, y);
        guint length = 0;
        gpointer count;

        do
          {
            length++;
            x++;
          }
        while (x < area->x + area->width && get_pixel (surface, x, y) == color);
        count = g_hash_table_lookup (counts, GUINT_TO_POINTER (color));
        g_hash_table_insert (counts, GUINT_TO_POINTER (color),
                             GUINT_TO_POINTER (GPOINTER_TO_UINT (count) + length));
      }
  return counts;
}

/* Returns the highest contrast of any color with the most frequent one, which is the
 * background. */
static double
measure_contrast (cairo_surface_t             *surface,
                  const cairo_rectangle_int_t *area)
{
  g_autoptr (GHashTable) counts = count_colors (surface, area);
  GHashTableIter iter;
  gpointer color, count;
  guint32 ground = 0;
  guint most = 0;
  double best = 1;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &color, &count))
    if (GPOINTER_TO_UINT (count) > most)
      {
        most = GPOINTER_TO_UINT (count);
        ground = GPOINTER_TO_UINT (color);
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &color, &count))
    best = MAX (best, lab_color_contrast (LAB_COLOR (GPOINTER_TO_UINT (color)),
                                          LAB_COLOR (ground)));
  return best;
}

static gboolean
is_large (GtkLabel *label)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (label));
  PangoLayout *layout = gtk_label_get_layout (label);
  const PangoFontDescription *font = pango_layout_get_font_description (layout);
  double size;

  if (font == NULL)
    font = pango_context_get_font_description (context);
  size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72.0;
  return size >= LARGE
         || (size >= LARGE_BOLD && pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD);
}

/* Returns whether the center of @label is visible at a height. */
static gboolean
is_seen (GtkWidget             *label,
         GtkWidget             *native,
         const graphene_rect_t *bounds,
         float                  y)
{
  GtkWidget *hit = gtk_widget_pick (native, bounds->origin.x + bounds->size.width / 2, y,
                                    GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);

  return hit != NULL && (hit == label || gtk_widget_is_ancestor (label, hit));
}

/* Returns the area of the text of @label in the drawing, if it is completely visible
 * and sensitive. */
static gboolean
find_text (GtkWidget             *label,
           GtkWidget             *native,
           cairo_rectangle_int_t *area)
{
  graphene_rect_t bounds, all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (native),
                                                    (float) gtk_widget_get_height (native));
  GtkWidget *scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);

  /* Scrolled text may be below widgets that do not scroll. */
  if (scroller != NULL && !gtk_widget_compute_bounds (scroller, native, &all))
    return FALSE;
  if (!gtk_widget_get_mapped (label) || !gtk_widget_is_sensitive (label)
      || gtk_label_get_text (GTK_LABEL (label))[0] == '\0'
      || gtk_widget_get_width (label) == 0
      || !gtk_widget_compute_bounds (label, native, &bounds)
      || !graphene_rect_contains_rect (&all, &bounds))
    return FALSE;
  /* The scrolled area may cut through the text. */
  if (!is_seen (label, native, &bounds, bounds.origin.y + 1)
      || !is_seen (label, native, &bounds, bounds.origin.y + bounds.size.height / 2)
      || !is_seen (label, native, &bounds, bounds.origin.y + bounds.size.height - 1))
    return FALSE;
  *area = (cairo_rectangle_int_t) { (int) (bounds.origin.x * ZOOM), (int) (bounds.origin.y * ZOOM),
                                    (int) (bounds.size.width * ZOOM),
                                    (int) (bounds.size.height * ZOOM) };
  return TRUE;
}

/* Returns all texts that are completely visible. */
static GArray *
find_texts (GtkWidget *root,
            GtkWidget *native)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);
  GArray *texts = g_array_new (FALSE, FALSE, sizeof (Text));

  for (guint i = 0; i < labels->len; i++)
    {
      Text text = { .label = labels->pdata[i] };

      if (find_text (labels->pdata[i], native, &text.area))
        g_array_append_val (texts, text);
    }
  return texts;
}

static void
audit_page (LabTestWindow *test,
            GtkWidget     *root,
            const char    *where,
            gpointer       data)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (root));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GArray) texts = NULL;
  cairo_surface_t *surface;
  guint *n = data;

  lab_test_window_wait_for_pictures (test);
  lab_test_wait ((node = take_node (native)) != NULL);
  /* Not before: while the test waits, the page may remove labels. */
  texts = find_texts (root, native);
  surface = draw (native, node, texts);
  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);
      double contrast = measure_contrast (surface, &text->area);

      /* An entry row has two labels for its title, and draws only one. */
      if (contrast == 1
          && gtk_widget_get_ancestor (GTK_WIDGET (text->label), ADW_TYPE_ENTRY_ROW) != NULL)
        continue;
      *n += 1;
      if (contrast >= (is_large (text->label) ? LARGE_CONTRAST : TEXT_CONTRAST))
        continue;
      g_test_message ("%s: “%s” has a contrast of %.2f", where, gtk_label_get_text (text->label),
                      contrast);
      g_test_fail ();
    }
  cairo_surface_destroy (surface);
}

/* Tests */

/* All games look like one house at night: they have the same floors, and the same wood. What is
 * drawn on the floors has contrast. */
LAB_TEST ("/window-contrast/one-night", test_one_night)
{
  const LabShiftPalette *shift = &lab_shift_palettes[LAB_STYLE_NIGHT];
  const LabEscapePalette *escape = &lab_escape_palettes[LAB_STYLE_NIGHT];
  const LabCheesePalette *cheese = &lab_cheese_palettes[LAB_STYLE_NIGHT];
  const LabRobotsPalette *robots = &lab_robots_palettes[LAB_STYLE_NIGHT];
  const struct
  {
    LabColor floor, shade;
  } floors[] = {
    { escape->floor, escape->floor_shade },
    { cheese->garden.floor, cheese->garden.floor_shade },
    { robots->floor, robots->floor_shade },
  };

  for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
    {
      g_assert_cmphex (lab_color_to_rgb (floors[i].floor), ==, lab_color_to_rgb (shift->passage));
      g_assert_cmphex (lab_color_to_rgb (floors[i].shade), ==, lab_color_to_rgb (shift->gravel));
    }
  g_assert_cmphex (lab_color_to_rgb (robots->frame_light), ==,
                   lab_color_to_rgb (shift->frame_light));
  g_assert_cmpfloat (lab_color_contrast (escape->walked, escape->floor_shade), >=, 3);
  g_assert_cmpfloat (lab_color_contrast (escape->best, escape->floor_shade), >=, 3);
  /* The ring is outside the floor, on the ground of the window. */
  g_assert_cmpfloat (lab_color_contrast (escape->focus, (LabColor) LAB_COLOR_INIT (0x23241f)), >=,
                     3);
}

LAB_WINDOW_TESTS (test_text,
                  { "/window/contrast/day", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT) },
                  { "/window/contrast/night", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK) })
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  guint n = 0;

  adw_style_manager_set_color_scheme (style, GPOINTER_TO_INT (data));
  lab_test_driver_settle (test->driver);
  lab_test_visit_pages (test, audit_page, &n);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmpuint (n, >, 80);
}
