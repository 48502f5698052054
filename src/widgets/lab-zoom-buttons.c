/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-zoom-buttons.h"

#include <glib/gi18n.h>

/**
 * LabZoomButtons:
 *
 * The buttons over a large drawing: they zoom in, show all of it, and zoom out. The page has the
 * actions `zoom-in`, `fit`, and `zoom-out` in the group of its name.
 *
 * Properties:
 * - `group`: the group of the actions
 * - `fit`: what the second button does, such as “Show the whole maze”
 */
struct _LabZoomButtons
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (LabZoomButtons, lab_zoom_buttons, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_GROUP,
  PROP_FIT,
};

static const struct
{
  const char *icon;
  const char *action;
  const char *text;           /* %NULL for that of the property */
} buttons[] = {
  { "zoom-in-symbolic", "zoom-in", N_("Zoom in") },
  { "zoom-fit-best-symbolic", "fit", NULL },
  { "zoom-out-symbolic", "zoom-out", N_("Zoom out") },
};

/* Private helpers */

static void
set_text (GtkWidget  *button,
          const char *text)
{
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* GObject */

static void
lab_zoom_buttons_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec G_GNUC_UNUSED)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (object));

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++, button = gtk_widget_get_next_sibling (button))
    {
      const char *text = g_value_get_string (value);
      g_autofree char *name = g_strconcat (text, ".", buttons[i].action, NULL);

      if (id == PROP_GROUP)
        gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
      else if (buttons[i].text == NULL)
        set_text (button, text);
    }
}

static void
lab_zoom_buttons_class_init (LabZoomButtonsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = lab_zoom_buttons_set_property;
  g_object_class_install_property (
      object_class, PROP_GROUP,
      g_param_spec_string ("group", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object_class, PROP_FIT,
      g_param_spec_string ("fit", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
lab_zoom_buttons_init (LabZoomButtons *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  gtk_widget_add_css_class (GTK_WIDGET (self), "over-tree");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (buttons[i].icon);

      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_widget_add_css_class (button, "broad");
      if (buttons[i].text != NULL)
        set_text (button, _(buttons[i].text));
      gtk_box_append (GTK_BOX (self), button);
    }
}
