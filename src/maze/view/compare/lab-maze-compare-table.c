/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-table.h"

#include <adwaita.h>

#include "lab-maze-compare-text.h"
#include "lab-maze-comparison-report.h"

/**
 * LabMazeCompareTable:
 *
 * Shows the numbers of a comparison: as a table if there is space for all columns, and otherwise
 * as a card for each algorithm. For screen readers, both have a row for each algorithm, with its
 * name and all numbers.
 */
struct _LabMazeCompareTable
{
  GtkWidget parent_instance;

  GtkListBox *table;
  GtkListBox *cards;
  gboolean wide;
};

#define COLUMN_SPACING 18
#define ROW_PADDING 12

G_DEFINE_FINAL_TYPE (LabMazeCompareTable, lab_maze_compare_table, GTK_TYPE_WIDGET)

/* Private helpers: content */

static GtkWidget *
new_cell (const char   *text,
          gboolean      first,
          const char   *css_class,
          GtkSizeGroup *column)
{
  GtkWidget *cell = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (cell), first ? 0 : 1);
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_widget_add_css_class (cell, css_class);
  gtk_size_group_add_widget (column, cell);
  /* Screen readers read the whole row. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return cell;
}

/* Adds a row with a cell for each column, and returns it. */
static GtkWidget *
add_table_row (LabMazeCompareTable *self,
               const char          *first,
               GStrv                others,
               const char          *css_class,
               GPtrArray           *columns)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, COLUMN_SPACING);

  gtk_widget_set_margin_start (box, ROW_PADDING);
  gtk_widget_set_margin_end (box, ROW_PADDING);
  gtk_widget_set_margin_top (box, ROW_PADDING);
  gtk_widget_set_margin_bottom (box, ROW_PADDING);
  gtk_box_append (GTK_BOX (box), new_cell (first, TRUE, css_class, columns->pdata[0]));
  for (guint i = 0; others[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), new_cell (others[i], FALSE, css_class, columns->pdata[i + 1]));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->table, row);
  return row;
}

/* Adds the headings. Screen readers do not need them: each row has its own. */
static void
add_headings (LabMazeCompareTable *self,
              LabMazeQuantity      quantity,
              GPtrArray           *columns)
{
  g_auto (GStrv) headings = lab_maze_comparison_list_headings ();
  GtkWidget *row;

  for (guint i = 0; i <= g_strv_length (headings); i++)
    g_ptr_array_add (columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  row = add_table_row (self, lab_maze_quantity_get_name (quantity), headings, "caption-heading",
                       columns);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static void
add_algorithm (LabMazeCompareTable     *self,
               const LabMazeComparison *comparison,
               guint                    row,
               LabMazeQuantity          quantity,
               GPtrArray               *columns)
{
  g_autofree char *name = lab_maze_compare_format_name (comparison, row);
  g_autofree char *text = lab_maze_compare_format_row (comparison, row, quantity);
  g_auto (GStrv) numbers = lab_maze_compare_list_numbers (comparison, row, quantity);
  GtkWidget *card = adw_action_row_new ();
  GtkWidget *line = add_table_row (self, name, numbers, "numeric", columns);

  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (card), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (card), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (card), text);
  gtk_list_box_append (self->cards, card);
}

static void
clear (GtkListBox *list)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, child);
}

/* Private helpers: layout */

static GtkWidget *
choose_list (LabMazeCompareTable *self,
             int                  width)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (self->table), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  return GTK_WIDGET (width >= least ? self->table : self->cards);
}

static void
show_list (GtkListBox *list,
           gboolean    shown)
{
  gtk_widget_set_child_visible (GTK_WIDGET (list), shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
set_wide (LabMazeCompareTable *self,
          gboolean             wide)
{
  self->wide = wide;
  show_list (self->table, wide);
  show_list (self->cards, !wide);
}

/* Widget */

static void
lab_maze_compare_table_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  LabMazeCompareTable *self = LAB_MAZE_COMPARE_TABLE (widget);
  GtkWidget *list = choose_list (self, width);
  gboolean wide = list == GTK_WIDGET (self->table);

  if (wide != self->wide)
    set_wide (self, wide);
  gtk_widget_allocate (list, width, height, baseline, NULL);
}

static GtkSizeRequestMode
lab_maze_compare_table_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_maze_compare_table_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline G_GNUC_UNUSED,
                                int            *natural_baseline G_GNUC_UNUSED)
{
  LabMazeCompareTable *self = LAB_MAZE_COMPARE_TABLE (widget);
  int least, wanted;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      gtk_widget_measure (choose_list (self, for_size), orientation, for_size, minimum, natural,
                          NULL, NULL);
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->table), orientation, -1, &least, &wanted, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->cards), orientation, -1, minimum, natural, NULL, NULL);
  /* The smallest size of all is that of either list. */
  *minimum = MIN (*minimum, least);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (*natural, wanted)
                                                       : MIN (*natural, wanted);
}

static void
lab_maze_compare_table_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_maze_compare_table_parent_class)->dispose (object);
}

static void
lab_maze_compare_table_class_init (LabMazeCompareTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_maze_compare_table_dispose;
  widget_class->size_allocate = lab_maze_compare_table_size_allocate;
  widget_class->get_request_mode = lab_maze_compare_table_get_request_mode;
  widget_class->measure = lab_maze_compare_table_measure;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-compare-table.ui");
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareTable, table);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareTable, cards);
  gtk_widget_class_set_css_name (widget_class, "mazecomparetable");
}

static void
lab_maze_compare_table_init (LabMazeCompareTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_wide (self, FALSE);
}

/* Public functions */

/**
 * lab_maze_compare_table_show:
 * @self: a table
 * @comparison: a comparison that has ended
 * @quantity: what was measured
 *
 * Shows the numbers of one quantity.
 */
void
lab_maze_compare_table_show (LabMazeCompareTable     *self,
                             const LabMazeComparison *comparison,
                             LabMazeQuantity          quantity)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (LAB_IS_MAZE_COMPARE_TABLE (self));
  g_return_if_fail (comparison != NULL);

  clear (self->table);
  clear (self->cards);
  add_headings (self, quantity, columns);
  for (guint row = 0; row < lab_maze_comparison_get_n_rows (comparison); row++)
    add_algorithm (self, comparison, row, quantity, columns);
}

/** lab_maze_compare_table_get_wide: returns whether columns are shown, instead of cards. */
gboolean
lab_maze_compare_table_get_wide (LabMazeCompareTable *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_COMPARE_TABLE (self), FALSE);

  return self->wide;
}
