/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-find.h"

#include <string.h>

/* Private helpers */

static void
collect (GtkWidget *root,
         GType      type,
         GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* Returns the first visible label with that text in @root. What is in an invisible widget is not
 * visible either. */
static GtkWidget *
find_text (GtkWidget  *root,
           const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_LABEL (root) && gtk_widget_get_width (root) > 0
      && g_strcmp0 (gtk_label_get_text (GTK_LABEL (root)), text) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Public functions */

/**
 * lab_test_find_all:
 * @root: where to search
 * @type: the type of widget
 *
 * Returns: (transfer container): @root and its descendants that are a @type
 */
GPtrArray *
lab_test_find_all (GtkWidget *root,
                   GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, found);
  return found;
}

/**
 * lab_test_find:
 * @root: where to search
 * @type: the type of widget
 *
 * Returns: (transfer none) (nullable): the first widget of that type
 */
GtkWidget *
lab_test_find (GtkWidget *root,
               GType      type)
{
  g_autoptr (GPtrArray) found = lab_test_find_all (root, type);

  return found->len > 0 ? found->pdata[0] : NULL;
}

/**
 * lab_test_find_text:
 * @text: the text of the label
 *
 * Searches all windows for a label that is visible and has a size.
 *
 * Returns: (transfer none) (nullable): the label
 */
GtkWidget *
lab_test_find_text (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *label = find_text (window, text);

      if (label != NULL)
        return label;
    }
  return NULL;
}

/**
 * lab_test_find_label:
 * @root: a widget
 * @text: a text
 *
 * Returns: (transfer none) (nullable): the first label in @root with that text
 */
GtkWidget *
lab_test_find_label (GtkWidget  *root,
                     const char *text)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (g_strcmp0 (gtk_label_get_text (labels->pdata[i]), text) == 0)
        return labels->pdata[i];
    }
  return NULL;
}

/** lab_test_has_text: returns whether a label in @root has that text. */
gboolean
lab_test_has_text (GtkWidget  *root,
                   const char *text)
{
  return lab_test_find_label (root, text) != NULL;
}

/**
 * lab_test_find_words:
 * @root: a widget
 * @words: a part of a text
 *
 * Returns: (transfer none) (nullable): the first visible label in @root that contains the words
 */
GtkWidget *
lab_test_find_words (GtkWidget  *root,
                     const char *words)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (gtk_widget_get_mapped (labels->pdata[i])
          && strstr (gtk_label_get_text (labels->pdata[i]), words) != NULL)
        return labels->pdata[i];
    }
  return NULL;
}

/**
 * lab_test_find_button:
 * @text: the label of the button, without the underscore of its mnemonic
 *
 * Returns: (transfer none) (nullable): the button, if it is visible
 */
GtkWidget *
lab_test_find_button (const char *text)
{
  GtkWidget *label = lab_test_find_text (text);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

/**
 * lab_test_find_action:
 * @root: where to search
 * @action: an action
 *
 * Returns: (transfer none) (nullable): the button that activates the action
 */
GtkWidget *
lab_test_find_action (GtkWidget  *root,
                      const char *action)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), action) == 0)
        return buttons->pdata[i];
    }
  return NULL;
}

/**
 * lab_test_find_with:
 * @root: where to search
 * @type: the type of widget
 * @property: a property of that type
 * @value: its value, as GObject converts it to a text
 *
 * Returns: (transfer none) (nullable): the first visible widget with that value
 */
GtkWidget *
lab_test_find_with (GtkWidget  *root,
                    GType       type,
                    const char *property,
                    const char *value)
{
  g_autoptr (GPtrArray) all = lab_test_find_all (root, type);

  for (guint i = 0; i < all->len; i++)
    {
      g_auto (GValue) is = G_VALUE_INIT;

      g_value_init (&is, G_TYPE_STRING);
      g_object_get_property (all->pdata[i], property, &is);
      if (gtk_widget_get_mapped (all->pdata[i]) && g_strcmp0 (g_value_get_string (&is), value) == 0)
        return all->pdata[i];
    }
  return NULL;
}

/**
 * lab_test_is_within:
 * @widget: a widget
 * @area: a widget around it
 *
 * Returns: %TRUE if no part of @widget is outside of @area
 */
gboolean
lab_test_is_within (GtkWidget *widget,
                    GtkWidget *area)
{
  graphene_rect_t bounds;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (area),
                                            (float) gtk_widget_get_height (area));

  return gtk_widget_compute_bounds (widget, area, &bounds)
         && graphene_rect_contains_rect (&all, &bounds);
}

/**
 * lab_test_can_be_hit:
 * @widget: a widget
 *
 * Returns: %TRUE if a click on its center reaches it, and not a widget over it
 */
gboolean
lab_test_can_be_hit (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                 (float) gtk_widget_get_height (widget) / 2);
  GtkWidget *hit;

  g_assert_true (gtk_widget_compute_point (widget, root, &middle, &middle));
  hit = gtk_widget_pick (root, middle.x, middle.y, GTK_PICK_INSENSITIVE);
  return hit == widget || (hit != NULL && gtk_widget_is_ancestor (hit, widget));
}

static void
on_show (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), "n-shows",
                     GUINT_TO_POINTER (lab_test_get_n_shows (widget) + 1));
}

/** lab_test_count_shows: counts from now on how often a widget becomes visible; what is visible for
 * a moment can be hidden again before a busy machine looks. */
void
lab_test_count_shows (GtkWidget *widget)
{
  g_signal_connect (widget, "show", G_CALLBACK (on_show), NULL);
}

/** lab_test_get_n_shows: returns that number. */
guint
lab_test_get_n_shows (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "n-shows"));
}
