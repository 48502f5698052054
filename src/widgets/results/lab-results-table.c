/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-results-table.h"

#include "lab-template.h"

#include <adwaita.h>

#define COLUMN_SPACING 18
#define ROW_PADDING 12

G_DEFINE_FINAL_TYPE (LabResultsTable, lab_results_table, LAB_TYPE_LAYOUT)

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
add_table_row (LabResultsTable *self,
               const char      *first,
               GStrv            others,
               const char      *css_class)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, COLUMN_SPACING);

  gtk_widget_set_margin_start (box, ROW_PADDING);
  gtk_widget_set_margin_end (box, ROW_PADDING);
  gtk_widget_set_margin_top (box, ROW_PADDING);
  gtk_widget_set_margin_bottom (box, ROW_PADDING);
  gtk_box_append (GTK_BOX (box), new_cell (first, TRUE, css_class, self->columns->pdata[0]));
  for (guint i = 0; others[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box),
                    new_cell (others[i], FALSE, css_class, self->columns->pdata[i + 1]));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->table, row);
  return row;
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
choose_list (LabResultsTable *self,
             int              width)
{
  int least = lab_layout_measure_width (GTK_WIDGET (self->table), NULL);

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
set_wide (LabResultsTable *self,
          gboolean         wide)
{
  self->wide = wide;
  show_list (self->table, wide);
  show_list (self->cards, !wide);
}

/* Widget */

static void
lab_results_table_place (GtkWidget *widget,
                         int        width,
                         int        height)
{
  LabResultsTable *self = LAB_RESULTS_TABLE (widget);
  GtkWidget *list = choose_list (self, width);
  gboolean wide = list == GTK_WIDGET (self->table);

  if (wide != self->wide)
    set_wide (self, wide);
  gtk_widget_allocate (list, width, height, -1, NULL);
}

static void
lab_results_table_measure_width (GtkWidget *widget,
                                 int       *minimum,
                                 int       *natural)
{
  LabResultsTable *self = LAB_RESULTS_TABLE (widget);
  int wanted, least = lab_layout_measure_width (GTK_WIDGET (self->table), &wanted);

  *minimum = MIN (lab_layout_measure_width (GTK_WIDGET (self->cards), natural), least);
  *natural = MAX (*natural, wanted);
}

static void
lab_results_table_measure_height (GtkWidget *widget,
                                  int        width,
                                  int       *minimum,
                                  int       *natural)
{
  LabResultsTable *self = LAB_RESULTS_TABLE (widget);
  int least, wanted;

  if (width >= 0)
    {
      *minimum = lab_layout_measure_height (choose_list (self, width), width, natural);
      return;
    }
  least = lab_layout_measure_height (GTK_WIDGET (self->table), -1, &wanted);
  *minimum = MIN (lab_layout_measure_height (GTK_WIDGET (self->cards), -1, natural), least);
  *natural = MIN (*natural, wanted);
}

static void
lab_results_table_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_RESULTS_TABLE (object)->columns);
  G_OBJECT_CLASS (lab_results_table_parent_class)->finalize (object);
}

static void
lab_results_table_class_init (LabResultsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_results_table_finalize;
  layout_class->measure_width = lab_results_table_measure_width;
  layout_class->measure_height = lab_results_table_measure_height;
  layout_class->place = lab_results_table_place;
  LAB_TEMPLATE ("lab-results-table.ui");
  LAB_TEMPLATE_CHILDREN (LabResultsTable, table, cards);
  gtk_widget_class_set_css_name (widget_class, "resultstable");
}

static void
lab_results_table_init (LabResultsTable *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  set_wide (self, FALSE);
}

/* Public functions */

/**
 * lab_results_table_begin:
 * @self: a table
 * @first: the heading of the names
 * @headings: those of the numbers
 *
 * Removes all rows, and sets the headings. Screen readers do not need them, since each row tells
 * what its numbers are.
 */
void
lab_results_table_begin (LabResultsTable *self,
                         const char      *first,
                         GStrv            headings)
{
  GtkWidget *row;

  g_return_if_fail (LAB_IS_RESULTS_TABLE (self) && first != NULL && headings != NULL);

  clear (self->table);
  clear (self->cards);
  g_ptr_array_set_size (self->columns, 0);
  for (guint i = 0; i <= g_strv_length (headings); i++)
    g_ptr_array_add (self->columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  row = add_table_row (self, first, headings, "caption-heading");
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/**
 * lab_results_table_add:
 * @self: a table with headings
 * @name: the name in a new row
 * @numbers: its numbers, one for each heading
 * @text: all of them in words
 *
 * Adds a row.
 */
void
lab_results_table_add (LabResultsTable *self,
                       const char      *name,
                       GStrv            numbers,
                       const char      *text)
{
  GtkWidget *card = adw_action_row_new ();
  GtkWidget *line;

  g_return_if_fail (LAB_IS_RESULTS_TABLE (self));
  g_return_if_fail (numbers != NULL && g_strv_length (numbers) < self->columns->len);

  line = add_table_row (self, name, numbers, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (card), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (card), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (card), text);
  gtk_list_box_append (self->cards, card);
}
