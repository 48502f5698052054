/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-spot.h"

#include "lab-activation.h"

/**
 * LabClassicSpot:
 *
 * A place of a board that can be chosen, such as a cell. The board draws it; the widget has the
 * keyboard focus and tells screen readers, for whom it is a button, what lies there.
 */
struct _LabClassicSpot
{
  GtkWidget parent_instance;

  guint number;
  char *label;
  char *description;
  gboolean disabled;
};

G_DEFINE_FINAL_TYPE (LabClassicSpot, lab_classic_spot, GTK_TYPE_WIDGET)

/* Private helpers */

static void
apply_description (LabClassicSpot *self)
{
  if (self->description == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->description, -1);
}

/* Widget */

static void
lab_classic_spot_measure (GtkWidget      *widget G_GNUC_UNUSED,
                          GtkOrientation  orientation G_GNUC_UNUSED,
                          int             for_size G_GNUC_UNUSED,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
}

/* The board draws the focus. */
static void
lab_classic_spot_state_flags_changed (GtkWidget     *widget,
                                      GtkStateFlags  old_flags)
{
  GtkWidget *board = gtk_widget_get_parent (widget);

  if (board != NULL)
    gtk_widget_queue_draw (board);
  GTK_WIDGET_CLASS (lab_classic_spot_parent_class)->state_flags_changed (widget, old_flags);
}

static void
lab_classic_spot_finalize (GObject *object)
{
  LabClassicSpot *self = LAB_CLASSIC_SPOT (object);

  g_free (self->label);
  g_free (self->description);
  G_OBJECT_CLASS (lab_classic_spot_parent_class)->finalize (object);
}

static void
lab_classic_spot_class_init (LabClassicSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_classic_spot_finalize;
  widget_class->measure = lab_classic_spot_measure;
  widget_class->state_flags_changed = lab_classic_spot_state_flags_changed;

  /**
   * LabClassicSpot::activate:
   *
   * The spot was chosen with the keyboard or by a screen reader.
   */
  lab_activation_install (widget_class, "spot.activate");
  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
lab_classic_spot_init (LabClassicSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* Public functions */

/** lab_classic_spot_new: returns a spot without a label. */
GtkWidget *
lab_classic_spot_new (guint number)
{
  LabClassicSpot *self = g_object_new (LAB_TYPE_CLASSIC_SPOT, NULL);

  self->number = number;
  return GTK_WIDGET (self);
}

/** lab_classic_spot_get_number: returns the number of the spot on its board. */
guint
lab_classic_spot_get_number (LabClassicSpot *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SPOT (self), 0);

  return self->number;
}

/**
 * lab_classic_spot_set_label:
 * @self: a spot
 * @label: what lies there
 *
 * Sets the name for screen readers, who announce only what changes.
 */
void
lab_classic_spot_set_label (LabClassicSpot *self,
                            const char     *label)
{
  g_return_if_fail (LAB_IS_CLASSIC_SPOT (self) && label != NULL);

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/** lab_classic_spot_get_label: (nullable): returns what screen readers say. */
const char *
lab_classic_spot_get_label (LabClassicSpot *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SPOT (self), NULL);

  return self->label;
}

/**
 * lab_classic_spot_set_description:
 * @self: a spot
 * @description: (nullable): what the board shows about the spot, such as the value of a move
 *
 * Sets what screen readers add to the label.
 */
void
lab_classic_spot_set_description (LabClassicSpot *self,
                                  const char     *description)
{
  g_return_if_fail (LAB_IS_CLASSIC_SPOT (self));

  if (g_strcmp0 (self->description, description) == 0)
    return;
  g_free (self->description);
  self->description = g_strdup (description);
  apply_description (self);
}

/**
 * lab_classic_spot_set_tooltip:
 * @self: a spot
 * @tooltip: (nullable): what the pointer shows about the spot
 *
 * Sets the tooltip, without the description that GTK derives from it.
 */
void
lab_classic_spot_set_tooltip (LabClassicSpot *self,
                              const char     *tooltip)
{
  g_return_if_fail (LAB_IS_CLASSIC_SPOT (self));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), tooltip) == 0)
    return;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
  apply_description (self);
}

/**
 * lab_classic_spot_set_disabled:
 * @self: a spot
 * @disabled: whether nothing can be chosen now
 *
 * Tells screen readers that the spot does nothing. It can still have the focus, so that the board
 * can be read.
 */
void
lab_classic_spot_set_disabled (LabClassicSpot *self,
                               gboolean        disabled)
{
  g_return_if_fail (LAB_IS_CLASSIC_SPOT (self));

  if (self->disabled == disabled)
    return;
  self->disabled = disabled;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

/** lab_classic_spot_get_description: (nullable): returns what screen readers add to the label. */
const char *
lab_classic_spot_get_description (LabClassicSpot *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SPOT (self), NULL);

  return self->description;
}
