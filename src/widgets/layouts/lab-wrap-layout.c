/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-wrap-layout.h"


/**
 * LabWrapLayout:
 *
 * Places its children in lines, like words: as many in a line as have space with their natural
 * widths. In each line, the first child that expands gets the space that is left. The lines of a
 * layout that is aligned to the center are centered, too, and are as equal as possible.
 */
struct _LabWrapLayout
{
  LabLayout parent_instance;

  int gap;                      /* between children, and between lines */
};

G_DEFINE_FINAL_TYPE (LabWrapLayout, lab_wrap_layout, LAB_TYPE_LAYOUT)

/* Unless another gap is set. */
#define GAP 6

/* Children that are beside each other. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *after;             /* (nullable): the first child of the next line */
  GtkWidget *expanding;         /* (nullable) */
  int spare;                    /* how much wider the expanding child can be */
} Line;

/* Private helpers */

static int
find_width (GtkWidget *child,
            int        width)
{
  int natural, least = lab_layout_measure_width (child, &natural);

  return MAX (least, MIN (natural, width));
}

/* Finds the line that begins with a child. */
static Line
find_line (LabWrapLayout *self,
           GtkWidget     *first,
           int            width)
{
  Line line = { .first = first };
  int used = 0;

  for (GtkWidget *child = first; child != NULL; child = lab_layout_get_next (child))
    {
      int wanted = find_width (child, width) + (child != first ? self->gap : 0);

      if (child != first && used + wanted > width)
        {
          line.after = child;
          break;
        }
      used += wanted;
      if (line.expanding == NULL && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        line.expanding = child;
    }
  line.spare = MAX (width - used, 0);
  return line;
}

static int
find_child_width (const Line *line,
                  GtkWidget  *child,
                  int         width)
{
  return find_width (child, width) + (child == line->expanding ? line->spare : 0);
}

static int
find_height (const Line *line,
             int         width)
{
  int height = 0;

  for (GtkWidget *child = line->first; child != line->after; child = lab_layout_get_next (child))
    {
      int wanted;

      lab_layout_measure_height (child, find_child_width (line, child, width), &wanted);
      height = MAX (height, wanted);
    }
  return height;
}

static guint
count_lines (LabWrapLayout *self,
             int            width)
{
  GtkWidget *first = lab_layout_get_first (GTK_WIDGET (self));
  guint n_lines = 0;

  for (; first != NULL; first = find_line (self, first, width).after)
    n_lines++;
  return n_lines;
}

/* Returns how much of @width the lines use: if they are centered, the least that needs no more of
 * them, so that no child is alone in the last line if another one can join it. */
static int
balance (LabWrapLayout *self,
         int            width)
{
  GtkWidget *first = lab_layout_get_first (GTK_WIDGET (self));
  guint n_lines = count_lines (self, width);
  int least = 0;

  if (gtk_widget_get_halign (GTK_WIDGET (self)) != GTK_ALIGN_CENTER)
    return width;
  for (GtkWidget *child = first; child != NULL; child = lab_layout_get_next (child))
    least = MAX (least, find_width (child, width));
  while (least < width)
    {
      int middle = (least + width) / 2;

      if (count_lines (self, middle) > n_lines)
        least = middle + 1;
      else
        width = middle;
    }
  return width;
}

/* Widget */

static void
lab_wrap_layout_place (GtkWidget  *widget,
                       int         width,
                       int height  G_GNUC_UNUSED)
{
  LabWrapLayout *self = LAB_WRAP_LAYOUT (widget);
  GtkWidget *first = lab_layout_get_first (widget);
  gboolean is_centered = gtk_widget_get_halign (widget) == GTK_ALIGN_CENTER;
  int used = balance (self, width);
  int y = 0;

  while (first != NULL)
    {
      Line line = find_line (self, first, used);
      int line_height = find_height (&line, used);
      int x = is_centered && line.expanding == NULL ? (width - used + line.spare) / 2 : 0;

      for (GtkWidget *child = first; child != line.after; child = lab_layout_get_next (child))
        {
          int child_width = find_child_width (&line, child, used);

          lab_layout_place (child, x, y, child_width, line_height);
          x += child_width + self->gap;
        }
      y += line_height + self->gap;
      first = line.after;
    }
}

static void
lab_wrap_layout_measure_width (GtkWidget *widget,
                               int       *minimum,
                               int       *natural)
{
  GtkWidget *first = lab_layout_get_first (widget);

  *minimum = *natural = 0;
  for (GtkWidget *child = first; child != NULL; child = lab_layout_get_next (child))
    {
      int wanted, least = lab_layout_measure_width (child, &wanted);

      *minimum = MAX (*minimum, least);
      *natural += wanted + (child != first ? LAB_WRAP_LAYOUT (widget)->gap : 0);
    }
}

static void
lab_wrap_layout_measure_height (GtkWidget *widget,
                                int        width,
                                int       *minimum,
                                int       *natural)
{
  LabWrapLayout *self = LAB_WRAP_LAYOUT (widget);
  GtkWidget *first = lab_layout_get_first (widget);
  int height = 0;

  /* Without a width, this is the least height: all in one line. */
  if (width < 0)
    lab_wrap_layout_measure_width (widget, minimum, &width);
  width = balance (self, width);
  while (first != NULL)
    {
      Line line = find_line (self, first, width);

      height += find_height (&line, width) + (height > 0 ? self->gap : 0);
      first = line.after;
    }
  *minimum = *natural = height;
}

static void
lab_wrap_layout_class_init (LabWrapLayoutClass *klass)
{
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);

  layout_class->measure_width = lab_wrap_layout_measure_width;
  layout_class->measure_height = lab_wrap_layout_measure_height;
  layout_class->place = lab_wrap_layout_place;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wrap");
}

static void
lab_wrap_layout_init (LabWrapLayout *self)
{
  self->gap = GAP;
}

/* Public functions */

/** lab_wrap_layout_new: (transfer floating): creates a layout with a gap between its children, and
 * between its lines, in logical pixels. */
GtkWidget *
lab_wrap_layout_new (int gap)
{
  LabWrapLayout *self = g_object_new (LAB_TYPE_WRAP_LAYOUT, NULL);

  self->gap = gap;
  return GTK_WIDGET (self);
}

/** lab_wrap_layout_add: adds a child after the others. */
void
lab_wrap_layout_add (LabWrapLayout *self,
                     GtkWidget     *child)
{
  g_return_if_fail (LAB_IS_WRAP_LAYOUT (self) && GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
