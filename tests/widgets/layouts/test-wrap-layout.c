/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-rows.h"
#include "lab-wrap-layout.h"

/* Tests layouts in which children are placed like words, and the lists of keys that use them. */

#define GAP 10
#define N_CHILDREN 3

/* Twice as large as usual, in 1024ths of dots per inch. */
#define LARGE_TEXT (2 * 96 * 1024)

typedef struct
{
  GtkWidget *layout;
  GtkWidget *children[N_CHILDREN];
} Fixture;

/* Three boxes: 50, 60, and 70 wide, and 20 high; the first one expands. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  fixture->layout = g_object_ref_sink (lab_wrap_layout_new (GAP));
  for (int i = 0; i < N_CHILDREN; i++)
    {
      fixture->children[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_size_request (fixture->children[i], 50 + 10 * i, 20);
      gtk_widget_set_hexpand (fixture->children[i], i == 0);
      lab_wrap_layout_add (LAB_WRAP_LAYOUT (fixture->layout), fixture->children[i]);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_object_unref (fixture->layout);
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *natural)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, natural, NULL, NULL);
  return minimum;
}

static void
assert_place (Fixture *fixture,
              int      child,
              int      x,
              int      y,
              int      width)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (fixture->children[child], fixture->layout, &place));
  g_assert_cmpfloat (place.origin.x, ==, x);
  g_assert_cmpfloat (place.origin.y, ==, y);
  g_assert_cmpfloat (place.size.width, ==, width);
}

static void
allocate (GtkWidget *widget,
          int        width)
{
  int height = measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL);

  gtk_widget_allocate (widget, width, height, -1, NULL);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

LAB_FIXTURE_TEST ("/wrap-layout/line", test_line)
{
  int natural;

  g_assert_cmpint (measure (self->layout, GTK_ORIENTATION_HORIZONTAL, -1, &natural), ==, 70);
  g_assert_cmpint (natural, ==, 200);
  g_assert_cmpint (measure (self->layout, GTK_ORIENTATION_VERTICAL, 200, NULL), ==, 20);
  allocate (self->layout, 230);
  assert_place (self, 0, 0, 0, 80);
  assert_place (self, 1, 90, 0, 60);
  assert_place (self, 2, 160, 0, 70);
}

LAB_FIXTURE_TEST ("/wrap-layout/lines", test_lines)
{
  g_assert_cmpint (measure (self->layout, GTK_ORIENTATION_VERTICAL, 150, NULL), ==, 50);
  allocate (self->layout, 150);
  assert_place (self, 0, 0, 0, 80);
  assert_place (self, 1, 90, 0, 60);
  assert_place (self, 2, 0, 30, 70);
  gtk_widget_set_visible (self->children[1], FALSE);
  g_assert_cmpint (measure (self->layout, GTK_ORIENTATION_VERTICAL, 150, NULL), ==, 20);
}

LAB_FIXTURE_TEST ("/wrap-layout/mirrored", test_mirrored)
{
  gtk_widget_set_direction (self->layout, GTK_TEXT_DIR_RTL);
  allocate (self->layout, 150);
  assert_place (self, 0, 70, 0, 80);
  assert_place (self, 1, 0, 0, 60);
  assert_place (self, 2, 80, 30, 70);
}

/* Centered lines are as equal as possible: two and two, not three and one. */
LAB_FIXTURE_TEST ("/wrap-layout/centered", test_centered)
{
  GtkWidget *last = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (last, 80, 20);
  lab_wrap_layout_add (LAB_WRAP_LAYOUT (self->layout), last);
  gtk_widget_set_hexpand (self->children[0], FALSE);
  gtk_widget_set_halign (self->layout, GTK_ALIGN_CENTER);
  g_assert_cmpint (measure (self->layout, GTK_ORIENTATION_VERTICAL, 200, NULL), ==, 50);
  allocate (self->layout, 200);
  assert_place (self, 0, 40, 0, 50);
  assert_place (self, 1, 100, 0, 60);
  assert_place (self, 2, 20, 30, 70);
}

/* The keys never take so much space that the text beside them becomes a column of letters. */
LAB_TEST ("/wrap-layout/note", test_note)
{
  GtkWidget *note = g_object_ref_sink (lab_shortcut_note_new (
      "Read the cells of the board", "<Shift>Left <Shift>Right <Shift>Up <Shift>Down"));
  GtkWidget *title = gtk_widget_get_first_child (note);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (int width = 300; width <= 600; width += 100)
    {
      for (int large = 0; large < 2; large++)
        {
          g_object_set (settings, "gtk-xft-dpi", large ? LARGE_TEXT : dpi, NULL);
          g_assert_cmpint (measure (note, GTK_ORIENTATION_HORIZONTAL, -1, NULL), <=, width);
          allocate (note, width);
          g_assert_cmpint (gtk_widget_get_width (title), >=, width * 2 / 5);
        }
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  g_object_unref (note);
}

LAB_TEST_CASES ()
{
  gtk_init ();
}
