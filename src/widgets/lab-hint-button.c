/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hint-button.h"

#include <glib/gi18n.h>

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

/* Screen readers read the label of the button instead. */
static GtkWidget *
add_part (GtkWidget  *box,
          GType       type,
          const char *property,
          const char *value)
{
  GtkWidget *part = g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  property, value, NULL);

  gtk_box_append (GTK_BOX (box), part);
  return part;
}

static void
lab_hint_button_class_init (LabHintButtonClass *klass G_GNUC_UNUSED)
{
}

static void
lab_hint_button_init (LabHintButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_part (box, GTK_TYPE_IMAGE, "icon-name", "lab-hint-symbolic");
  /* Translators: a button; shows a hint. */
  add_part (box, GTK_TYPE_LABEL, "label", C_("button", "Hint"));
  self->cost = add_part (box, GTK_TYPE_LABEL, "label", "−★");
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (widget, "hint");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Show a hint"), -1);
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
