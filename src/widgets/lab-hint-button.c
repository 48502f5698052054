/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hint-button.h"

#include <glib/gi18n.h>

#include "lab-template.h"

/**
 * LabHintButton:
 *
 * The button at the top of the panel of a game that shows a hint, and says what the hint costs. It
 * is the same in all games.
 */
struct _LabHintButton
{
  GtkButton parent_instance;

  GtkWidget *cost;
};

G_DEFINE_FINAL_TYPE (LabHintButton, lab_hint_button, GTK_TYPE_BUTTON)

static void
lab_hint_button_class_init (LabHintButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE ("lab-hint-button.ui");
  LAB_TEMPLATE_CHILDREN (LabHintButton, cost);
}

static void
lab_hint_button_init (LabHintButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_hint_button_set_cost (self, "");
}

/**
 * lab_hint_button_set_cost:
 * @self: a button
 * @cost: a sentence that says what the next hint costs; empty if it costs nothing
 *
 * Shows that a hint costs a star, and tells the cost in the tooltip and to screen readers.
 */
void
lab_hint_button_set_cost (LabHintButton *self,
                          const char    *cost)
{
  g_autofree char *tooltip = g_strjoin (*cost != '\0' ? "\n" : "", _("Show a hint"), cost, NULL);

  g_return_if_fail (LAB_IS_HINT_BUTTON (self));

  gtk_widget_set_visible (self->cost, *cost != '\0');
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, cost,
                                  -1);
}
