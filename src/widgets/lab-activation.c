/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-activation.h"

/* Lets the keyboard and screen readers choose a place of a board, as if it were a button, and go
 * to the ends of its rows. Lets these keys rest when a game has just ended, because players who
 * still press them to skip or to play must not choose what is next by mistake. */

/* The name of what a page remembers about its rest. */
#define REST "lab-rest"

typedef struct
{
  gint64 end;
  guint held;                 /* a key that does nothing until it is released, or 0 */
} Rest;

static const guint keyvals[] = {
  GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space,
};

static LabClock *rest_clock;

/* Private helpers */

static gboolean
on_rest_key_pressed (GtkWidget *page,
                     guint      keyval)
{
  Rest *rest = g_object_get_data (G_OBJECT (page), REST);

  if (rest_clock == NULL || !lab_activation_is_key (keyval))
    return GDK_EVENT_PROPAGATE;
  if (lab_clock_get_time (rest_clock) < rest->end)
    rest->held = keyval;
  return rest->held == keyval ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* A key that is still held when the window loses the focus may be released elsewhere. */
static void
on_rest_key_let_go (GtkWidget *page)
{
  ((Rest *) g_object_get_data (G_OBJECT (page), REST))->held = 0;
}

static void
on_activate_action (GtkWidget  *widget,
                    const char *name G_GNUC_UNUSED,
                    GVariant   *parameter G_GNUC_UNUSED)
{
  g_signal_emit_by_name (widget, "activate");
}

/* Public functions */

/**
 * lab_activation_install:
 * @klass: a class of widgets without other actions, while it is initialized
 * @action_name: the name of the action for screen readers, such as `tile.activate`
 *
 * Adds a signal `activate` to the class. Enter and Space emit it, and so do screen readers.
 */
void
lab_activation_install (GtkWidgetClass *klass,
                        const char     *action_name)
{
  guint activate = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  gtk_widget_class_set_activate_signal (klass, activate);
  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    gtk_widget_class_add_binding_signal (klass, keyvals[i], 0, "activate", NULL);
  /* The only action of the widget, so that screen readers find it at number 0. */
  gtk_widget_class_install_action (klass, action_name, NULL, on_activate_action);
}

/**
 * lab_activation_add_end_keys:
 * @klass: a class of boards, while it is initialized
 * @callback: moves the focus; its arguments are two booleans, `(bb)`: whether to go to the last
 *   place instead of the first, and whether of the whole board instead of the row
 *
 * Adds the keys Home and End for the ends of a row, and with Ctrl for those of the board.
 */
void
lab_activation_add_end_keys (GtkWidgetClass  *klass,
                             GtkShortcutFunc  callback)
{
  static const struct
  {
    guint keyval;
    gboolean last;
  } keys[] = {
    { GDK_KEY_Home, FALSE },
    { GDK_KEY_KP_Home, FALSE },
    { GDK_KEY_End, TRUE },
    { GDK_KEY_KP_End, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (klass, keys[i].keyval, 0, callback, "(bb)", keys[i].last,
                                    FALSE);
      gtk_widget_class_add_binding (klass, keys[i].keyval, GDK_CONTROL_MASK, callback, "(bb)",
                                    keys[i].last, TRUE);
    }
}

/**
 * lab_activation_is_key:
 * @keyval: a key
 *
 * Returns: whether the key activates what has the focus: one for Enter, or a space bar
 */
gboolean
lab_activation_is_key (guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    {
      if (keyval == keyvals[i])
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_activation_set_clock:
 * @clock: (nullable): a clock
 *
 * Sets the clock that measures how long the keys rest. They never do without one.
 */
void
lab_activation_set_clock (LabClock *clock)
{
  g_set_object (&rest_clock, clock);
}

/**
 * lab_window_activity_watch:
 * @widget: a widget
 * @callback: (scope forever): called with @widget
 *
 * Calls back when the window of @widget becomes active or inactive, also when @widget comes into a
 * window or leaves it. A key that is held meanwhile may be released in another window, which GTK
 * does not report.
 */
void
lab_window_activity_watch (GtkWidget *widget,
                           GCallback  callback)
{
  GtkExpression *root = gtk_property_expression_new (GTK_TYPE_WIDGET, NULL, "root");
  g_autoptr (GtkExpression) active = gtk_property_expression_new (GTK_TYPE_WINDOW, root,
                                                                  "is-active");

  gtk_expression_watch (active, widget, (GtkExpressionNotify) callback, widget, NULL);
}

/**
 * lab_activation_rest:
 * @page: the page that has just shown the end of a game
 *
 * Lets Enter and Space do nothing on the page for %LAB_ACTIVATION_REST, and until they are
 * released. The mouse and screen readers can choose at once.
 */
void
lab_activation_rest (GtkWidget *page)
{
  Rest *rest = g_object_get_data (G_OBJECT (page), REST);

  if (rest_clock == NULL)
    return;
  if (rest == NULL)
    {
      GtkEventController *keys = gtk_event_controller_key_new ();

      rest = g_new0 (Rest, 1);
      g_object_set_data_full (G_OBJECT (page), REST, rest, g_free);
      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_rest_key_pressed), page);
      g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_rest_key_let_go), page);
      gtk_widget_add_controller (page, keys);
      lab_window_activity_watch (page, G_CALLBACK (on_rest_key_let_go));
    }
  rest->end = lab_clock_get_time (rest_clock) + LAB_ACTIVATION_REST;
}
