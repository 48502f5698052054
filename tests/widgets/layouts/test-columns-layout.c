/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-columns-layout.h"

#define COLUMN_WIDTH 100
#define SPACING 10

/* A child that becomes higher if it is narrower, like a text. */
#define TEST_TYPE_BLOCK (test_block_get_type ())
G_DECLARE_FINAL_TYPE (TestBlock, test_block, TEST, BLOCK, GtkWidget)

struct _TestBlock
{
  GtkWidget parent_instance;

  int minimum;
  int natural;
  int area;
};

G_DEFINE_FINAL_TYPE (TestBlock, test_block, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
test_block_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
test_block_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline G_GNUC_UNUSED,
                    int            *natural_baseline G_GNUC_UNUSED)
{
  TestBlock *self = TEST_BLOCK (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->minimum;
      *natural = self->natural;
    }
  else
    {
      *minimum = *natural = self->area / (for_size < 0 ? self->natural : for_size);
    }
}

static void
test_block_class_init (TestBlockClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = test_block_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = test_block_measure;
}

static void
test_block_init (TestBlock *self G_GNUC_UNUSED)
{
}

/* Private helpers */

static GtkWidget *
make_columns (void)
{
  return g_object_ref_sink (g_object_new (LAB_TYPE_COLUMNS_LAYOUT, "column-width", COLUMN_WIDTH,
                                          "spacing", SPACING, NULL));
}

static GtkWidget *
add_block (GtkWidget *columns,
           int        minimum,
           int        natural,
           int        area)
{
  TestBlock *block = g_object_new (TEST_TYPE_BLOCK, NULL);

  block->minimum = minimum;
  block->natural = natural;
  block->area = area;
  gtk_widget_set_parent (GTK_WIDGET (block), columns);
  return GTK_WIDGET (block);
}

/* Makes columns with two blocks: at a width of 100, they are 20 and 30 high. */
static GtkWidget *
make_pair (GtkWidget **first,
           GtkWidget **second)
{
  GtkWidget *columns = make_columns ();

  *first = add_block (columns, 40, 80, 2000);
  *second = add_block (columns, 50, 60, 3000);
  return columns;
}

static void
assert_measured (GtkWidget      *columns,
                 GtkOrientation  orientation,
                 int             for_size,
                 int             minimum,
                 int             natural)
{
  int found_minimum, found_natural;

  gtk_widget_measure (columns, orientation, for_size, &found_minimum, &found_natural, NULL, NULL);
  g_assert_cmpint (found_minimum, ==, minimum);
  g_assert_cmpint (found_natural, ==, natural);
}

/* Gives the columns a width, and the height that they want for it. */
static void
allocate (GtkWidget *columns,
          int        width)
{
  int height;

  gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (columns, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
assert_placed (GtkWidget *block,
               int        x,
               int        y,
               int        width,
               int        height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (block, gtk_widget_get_parent (block), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, x);
  g_assert_cmpfloat (bounds.origin.y, ==, y);
  g_assert_cmpfloat (bounds.size.width, ==, width);
  g_assert_cmpfloat (bounds.size.height, ==, height);
}

static gboolean
is_side_by_side (GtkWidget *columns)
{
  return LAB_COLUMNS_LAYOUT (columns)->side_by_side;
}

/* Tests */

/* The children fit one below the other, and want to be side by side. */
LAB_TEST ("/columns-layout/widths", test_widths)
{
  GtkWidget *first, *second;
  g_autoptr (GtkWidget) columns = make_pair (&first, &second);

  g_assert_cmpint (gtk_widget_get_request_mode (columns), ==, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 50, 2 * COLUMN_WIDTH + SPACING);
  TEST_BLOCK (first)->natural = 130;
  gtk_widget_queue_resize (first);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 50, 2 * 130 + SPACING);
  g_object_set (columns, "spacing", 0, NULL);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 50, 2 * 130);
  g_object_set (columns, "column-width", 150, NULL);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 50, 2 * 150);
}

/* Side by side, they are as high as the highest; otherwise as all of them together. */
LAB_TEST ("/columns-layout/heights", test_heights)
{
  GtkWidget *first, *second;
  g_autoptr (GtkWidget) columns = make_pair (&first, &second);

  assert_measured (columns, GTK_ORIENTATION_VERTICAL, 210, 30, 30);
  assert_measured (columns, GTK_ORIENTATION_VERTICAL, 310, 20, 20);
  assert_measured (columns, GTK_ORIENTATION_VERTICAL, 200, 10 + SPACING + 15, 10 + SPACING + 15);
  assert_measured (columns, GTK_ORIENTATION_VERTICAL, 50, 40 + SPACING + 60, 40 + SPACING + 60);
  /* Without a width, each has its own. */
  assert_measured (columns, GTK_ORIENTATION_VERTICAL, -1, 50, 50);
}

/* The children have the same width and height side by side, and all of the width otherwise. One
 * pixel decides. */
LAB_TEST ("/columns-layout/places", test_places)
{
  GtkWidget *first, *second;
  g_autoptr (GtkWidget) columns = make_pair (&first, &second);

  allocate (columns, 210);
  g_assert_true (is_side_by_side (columns));
  assert_placed (first, 0, 0, 100, 30);
  assert_placed (second, 110, 0, 100, 30);
  allocate (columns, 209);
  g_assert_false (is_side_by_side (columns));
  assert_placed (first, 0, 0, 209, 2000 / 209);
  assert_placed (second, 0, 2000 / 209 + SPACING, 209, 3000 / 209);
  /* What cannot be divided stays free at the end. */
  allocate (columns, 251);
  assert_placed (first, 0, 0, 120, 25);
  assert_placed (second, 130, 0, 120, 25);
}

/* From right to left, the first child is at the right. */
LAB_TEST ("/columns-layout/mirrored", test_mirrored)
{
  GtkWidget *first, *second;
  g_autoptr (GtkWidget) columns = make_pair (&first, &second);

  gtk_widget_set_direction (columns, GTK_TEXT_DIR_RTL);
  allocate (columns, 251);
  g_assert_true (is_side_by_side (columns));
  assert_placed (first, 131, 0, 120, 25);
  assert_placed (second, 1, 0, 120, 25);
  allocate (columns, 100);
  g_assert_false (is_side_by_side (columns));
  assert_placed (first, 0, 0, 100, 20);
  assert_placed (second, 0, 20 + SPACING, 100, 30);
}

/* Hidden children take no space, wherever they are, and a child that is alone has all of it. */
LAB_TEST ("/columns-layout/hidden", test_hidden)
{
  g_autoptr (GtkWidget) columns = make_columns ();
  GtkWidget *blocks[4];

  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    blocks[i] = add_block (columns, 40, 80, 2000);
  gtk_widget_set_visible (blocks[0], FALSE);
  gtk_widget_set_visible (blocks[2], FALSE);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 40, 210);
  allocate (columns, 210);
  g_assert_true (is_side_by_side (columns));
  assert_placed (blocks[1], 0, 0, 100, 20);
  assert_placed (blocks[3], 110, 0, 100, 20);
  gtk_widget_set_visible (blocks[3], FALSE);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 40, 100);
  allocate (columns, 250);
  g_assert_false (is_side_by_side (columns));
  assert_placed (blocks[1], 0, 0, 250, 8);
  gtk_widget_set_visible (blocks[1], FALSE);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 0, 0);
  assert_measured (columns, GTK_ORIENTATION_VERTICAL, 250, 0, 0);
  allocate (columns, 250);
}

/* No column is narrower than the widest child needs, or than large text needs. */
LAB_TEST ("/columns-layout/least", test_least)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *first, *second;
  g_autoptr (GtkWidget) columns = make_pair (&first, &second);

  TEST_BLOCK (second)->minimum = TEST_BLOCK (second)->natural = 120;
  gtk_widget_queue_resize (second);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 120, 2 * 120 + SPACING);
  allocate (columns, 2 * 120 + SPACING - 1);
  g_assert_false (is_side_by_side (columns));
  allocate (columns, 2 * 120 + SPACING);
  g_assert_true (is_side_by_side (columns));

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  gtk_widget_queue_resize (columns);
  assert_measured (columns, GTK_ORIENTATION_HORIZONTAL, -1, 120, 4 * COLUMN_WIDTH + SPACING);
  allocate (columns, 4 * COLUMN_WIDTH + SPACING - 1);
  g_assert_false (is_side_by_side (columns));
  allocate (columns, 4 * COLUMN_WIDTH + SPACING);
  g_assert_true (is_side_by_side (columns));
  g_object_set (settings, "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}

/* Any number of children is divided evenly, and none is higher than the others. */
LAB_TEST ("/columns-layout/three", test_three)
{
  g_autoptr (GtkWidget) columns = make_columns ();
  GtkWidget *blocks[3];

  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    blocks[i] = add_block (columns, 40, 80, 1000 * (int) (i + 1));
  allocate (columns, 3 * COLUMN_WIDTH + 2 * SPACING);
  g_assert_true (is_side_by_side (columns));
  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    assert_placed (blocks[i], (int) i * (COLUMN_WIDTH + SPACING), 0, COLUMN_WIDTH, 30);
  /* Two of them would fit, which would look unfinished. */
  allocate (columns, 3 * COLUMN_WIDTH + 2 * SPACING - 1);
  g_assert_false (is_side_by_side (columns));
}

LAB_TEST_CASES ()
{
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);

}
