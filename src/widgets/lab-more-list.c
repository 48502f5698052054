/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-more-list.h"

#include "lab-template.h"

/**
 * LabMoreList:
 *
 * Shows the first rows of a list that can be long. A button below shows more rows.
 */
struct _LabMoreList
{
  GtkBox parent_instance;

  GPtrArray *items;           /* also those that are not shown */
  guint n_shown;
  GtkListBoxCreateWidgetFunc create_row;
  gpointer data;              /* for create_row() */

  GtkListBox *list;
  GtkButton *more;
};

#define N_FIRST 12
#define N_MORE 50

G_DEFINE_FINAL_TYPE (LabMoreList, lab_more_list, GTK_TYPE_BOX)

static void
show_up_to (LabMoreList *self,
            guint        n)
{
  for (; self->n_shown < MIN (n, self->items->len); self->n_shown++)
    gtk_list_box_append (self->list,
                         self->create_row (self->items->pdata[self->n_shown], self->data));
  gtk_widget_set_visible (GTK_WIDGET (self->more), self->items->len > self->n_shown);
}

/* Moves the focus to the first new row, because the button may disappear. */
static void
on_more (LabMoreList *self)
{
  guint n_shown = self->n_shown;

  show_up_to (self, n_shown + N_MORE);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) n_shown)));
}

static void
lab_more_list_finalize (GObject *object)
{
  g_clear_pointer (&LAB_MORE_LIST (object)->items, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_more_list_parent_class)->finalize (object);
}

static void
lab_more_list_class_init (LabMoreListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_more_list_finalize;
  LAB_TEMPLATE ("lab-more-list.ui");
  LAB_TEMPLATE_CHILDREN (LabMoreList, list, more);
  LAB_TEMPLATE_CALLBACKS (on_more);
}

static void
lab_more_list_init (LabMoreList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_more_list_new:
 * @label: what screen readers call the list
 * @items: plain values, each with a row
 * @create_row: creates the row of an item
 * @data: for @create_row; must outlive the list
 *
 * Returns: (transfer floating): a list
 */
GtkWidget *
lab_more_list_new (const char                 *label,
                   GPtrArray                  *items,
                   GtkListBoxCreateWidgetFunc  create_row,
                   gpointer                    data)
{
  LabMoreList *self = g_object_new (LAB_TYPE_MORE_LIST, NULL);

  g_return_val_if_fail (items != NULL && create_row != NULL, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  self->items = g_ptr_array_ref (items);
  self->create_row = create_row;
  self->data = data;
  show_up_to (self, N_FIRST);
  return GTK_WIDGET (self);
}
