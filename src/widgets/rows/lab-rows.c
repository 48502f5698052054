/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-progress-row.h"

/**
 * LabProgressRow:
 *
 * A row of a start page that opens something to play, and shows at its end how far the player has
 * come in it.
 */
struct _LabProgressRow
{
  AdwActionRow parent_instance;

  GtkLabel *label;
};

enum
{
  PROP_0,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabProgressRow, lab_progress_row, ADW_TYPE_ACTION_ROW)

static void
lab_progress_row_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_PROGRESS)
    g_value_set_string (value, lab_progress_row_get_progress (LAB_PROGRESS_ROW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_progress_row_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  if (prop_id == PROP_PROGRESS)
    lab_progress_row_set_progress (LAB_PROGRESS_ROW (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_progress_row_class_init (LabProgressRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lab_progress_row_get_property;
  object_class->set_property = lab_progress_row_set_property;

  /** LabProgressRow:progress: how far the player has come; may be empty */
  props[PROP_PROGRESS] = g_param_spec_string ("progress", NULL, NULL, "",
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_progress_row_init (LabProgressRow *self)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->label, 1);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->label));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

/* Public functions */

/**
 * lab_progress_row_get_progress:
 * @self: a row
 *
 * Returns: how far the player has come; may be empty
 */
const char *
lab_progress_row_get_progress (LabProgressRow *self)
{
  g_return_val_if_fail (LAB_IS_PROGRESS_ROW (self), NULL);

  return gtk_label_get_label (self->label);
}

/**
 * lab_progress_row_set_progress:
 * @self: a row
 * @progress: (nullable): how far the player has come, in a few words
 *
 * Shows the progress at the end of the row, where screen readers read it too.
 */
void
lab_progress_row_set_progress (LabProgressRow *self,
                               const char     *progress)
{
  g_return_if_fail (LAB_IS_PROGRESS_ROW (self));

  if (progress == NULL)
    progress = "";
  if (g_str_equal (progress, gtk_label_get_label (self->label)))
    return;
  gtk_label_set_label (self->label, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->label), *progress != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  progress, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}
