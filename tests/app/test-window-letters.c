/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-tile-view.h"
#include "lab-table-layout.h"
#include "lab-test-pages.h"
#include "lab-test-steps.h"

/* Tests twice the text size and right-to-left text: no text is cut off, and every widget is
 * visible or can be scrolled to. */

typedef struct
{
  const char *name;
  int width;
  int height;
  int scale;                  /* of the text */
  GtkTextDirection direction;
} Reader;

static const Reader readers[] = {
  { "phone/large", 360, 640, 2, GTK_TEXT_DIR_LTR },
  { "phone/from-the-right", 360, 640, 1, GTK_TEXT_DIR_RTL },
  { "lying-phone", 640, 360, 1, GTK_TEXT_DIR_LTR },
  { "lying-phone/both", 640, 360, 2, GTK_TEXT_DIR_RTL },
  { "small-desktop/large", 800, 600, 2, GTK_TEXT_DIR_LTR },
  { "desktop/both", 1280, 800, 2, GTK_TEXT_DIR_RTL },
};

/* GTK's default, in 1024ths of a dot per inch. */
#define USUAL_DPI (96 * 1024)

/* Private helpers */

/* On a busy machine, a tooltip has the time to appear where the pointer rests. */
static gboolean
is_seen (GtkWidget *widget)
{
  const char *surface = gtk_widget_get_css_name (GTK_WIDGET (gtk_widget_get_native (widget)));

  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0
         && !g_str_equal (surface, "tooltip");
}

static gboolean
is_scrolled (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT) != NULL
         || gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL;
}

/* Asserts that @widget is visible or can be scrolled to. */
static void
audit_place (GtkWidget  *widget,
             GtkWidget  *root,
             const char *where)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  if (bounds.origin.x >= -0.5f
      && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (root) + 0.5f
      && (is_scrolled (widget)
          || (bounds.origin.y >= -0.5f
              && bounds.origin.y + bounds.size.height
                     <= (float) gtk_widget_get_height (root) + 0.5f)))
    return;
  g_test_message ("%s: %s (%s) at %g, %g is out of reach", where, G_OBJECT_TYPE_NAME (widget),
                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "",
                  (double) bounds.origin.x, (double) bounds.origin.y);
  g_test_fail ();
}

/* Asserts that the text is complete. */
static void
audit_text (GtkLabel   *label,
            const char *where)
{
  int width = gtk_widget_get_width (GTK_WIDGET (label));
  int height = gtk_widget_get_height (GTK_WIDGET (label));
  int text_width, text_height;

  pango_layout_get_pixel_size (gtk_label_get_layout (label), &text_width, &text_height);
  if (text_width <= width + 1 && text_height <= height + 1)
    return;
  g_test_message ("%s: “%s” is %d x %d, and has %d x %d", where, gtk_label_get_text (label),
                  text_width, text_height, width, height);
  g_test_fail ();
}

/* Says which widgets make the window too wide. */
static void
explain_width (GtkWidget *widget,
               int        width)
{
  int least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (!gtk_widget_get_mapped (child) || least < width / 4)
        continue;
      g_test_message ("%s needs %d", G_OBJECT_TYPE_NAME (child), least);
      explain_width (child, width);
    }
}

static void
audit_page (LabTestWindow *test,
            GtkWidget     *root,
            const char    *where,
            gpointer       data)
{
  const Reader *reader = data;
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (root, GTK_TYPE_BUTTON);

  g_test_message ("%s", where);
  if (gtk_widget_get_width (GTK_WIDGET (test->window)) > reader->width)
    explain_width (GTK_WIDGET (test->window), reader->width);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, reader->width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (test->window)), ==, reader->height);
  for (guint i = 0; i < labels->len; i++)
    {
      if (!is_seen (labels->pdata[i]))
        continue;
      audit_place (labels->pdata[i], root, where);
      audit_text (labels->pdata[i], where);
    }
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i]))
      audit_place (buttons->pdata[i], root, where);
}

static float
get_x (GtkWidget *widget,
       GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return bounds.origin.x;
}

/* Compass directions and clocks are the same in both directions; everything else is
 * mirrored. */
static void
audit_directions (LabTestWindow   *test,
                  GtkTextDirection direction)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  LabShiftBoardView *board = lab_test_window_get_board (test);
  GtkWidget *table = lab_test_find (window, LAB_TYPE_TABLE_LAYOUT);
  GtkWidget *left = lab_test_find_action (table, "game.turn-counterclockwise");
  GtkWidget *right = lab_test_find_action (table, "game.turn-clockwise");
  GtkWidget *stay = lab_test_find_action (table, "game.stay");
  GtkWidget *hint = lab_test_find_action (table, "game.hint");

  g_assert_cmpfloat (get_x (left, window), <, get_x (right, window));
  g_assert_cmpfloat (get_x (board->tiles[LAB_SHIFT_CELL (0, 3)], window), <,
                     get_x (board->tiles[LAB_SHIFT_CELL (6, 3)], window));
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      GtkWidget *button = board->arrows[arrow];
      LabShiftCell entry = lab_shift_arrow_cell (arrow, 0);
      float tile = get_x (board->tiles[entry], window);

      if (lab_shift_arrow_side (arrow) == LAB_SHIFT_WEST)
        g_assert_cmpfloat (get_x (button, window), <, tile);
      if (lab_shift_arrow_side (arrow) == LAB_SHIFT_EAST)
        g_assert_cmpfloat (get_x (button, window), >, tile);
    }
  g_assert_cmpint (get_x (hint, window) < get_x (stay, window), ==, direction == GTK_TEXT_DIR_LTR);
  if (LAB_TABLE_LAYOUT (table)->wide)
    g_assert_cmpint (get_x (GTK_WIDGET (board), window) < get_x (left, window), ==,
                     direction == GTK_TEXT_DIR_LTR);
}

/* Tests */

static void
test_reader (LabTestWindow *test,
             gconstpointer  data)
{
  const Reader *reader = data;

  lab_test_do (test, "size %d %d", reader->width, reader->height);
  lab_test_visit_pages (test, audit_page, (gpointer) reader);
  lab_test_do (test, "play 3 0xf 0 0 open-cards; settle");
  audit_directions (test, reader->direction);
}

static void
set_up (LabTestWindow *test,
        gconstpointer  data)
{
  const Reader *reader = data;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", reader->scale * USUAL_DPI, NULL);
  gtk_widget_set_default_direction (reader->direction);
  lab_test_window_set_up (test, NULL);
}

static void
tear_down (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_window_tear_down (test, NULL);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

LAB_TEST_CASES ()
{
  gtk_init ();

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/window/letters/%s", readers[i].name);

      g_test_add (path, LabTestWindow, &readers[i], set_up, test_reader, tear_down);
    }
}
