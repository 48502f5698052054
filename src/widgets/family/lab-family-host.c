/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family-host.h"

/**
 * LabFamilyHost:
 *
 * The window as a family of games sees it: dialogs, messages, screen readers. A family gets its
 * host from lab_family_get_host(). The host is a #GtkWindow, so it can also be the parent of
 * file choosers. The window of the program derives from it.
 *
 * Only one dialog is shown at a time, because some versions of libadwaita would show two dialogs
 * over each other, and send keys to both. So a family checks lab_family_host_has_dialog() before it
 * shows a dialog.
 */
typedef struct
{
  LabAnnouncer *announcer;
  int room;                   /* see LabFamilyHost:room */
  guint fitting;              /* emits notify::room */
  guint n_asking;             /* the number of questions and file choosers */
  guint n_over;               /* the number of dialogs over the window */
  guint coming;               /* shows the next message */
  GQueue untold;              /* messages that wait: title and text in turn */
} LabFamilyHostPrivate;

enum
{
  PROP_0,
  PROP_HAS_DIALOG,
  PROP_ROOM,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabFamilyHost, lab_family_host, ADW_TYPE_APPLICATION_WINDOW)

static LabFamilyHostPrivate *
get_private (gpointer self)
{
  return lab_family_host_get_instance_private (self);
}

/* Private helpers */

static gboolean
show_next (gpointer data)
{
  LabFamilyHostPrivate *priv = get_private (data);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  priv->coming = 0;
  if (priv->n_over == 0 && !g_queue_is_empty (&priv->untold))
    {
      title = g_queue_pop_head (&priv->untold);
      text = g_queue_pop_head (&priv->untold);
      lab_family_host_tell (data, title, text);
    }
  else if (priv->n_over == 0)
    g_signal_emit_by_name (data, "dialogs-closed");
  return G_SOURCE_REMOVE;
}

static void
begin_over (LabFamilyHost *self)
{
  if (get_private (self)->n_over++ == 0)
    g_object_notify (G_OBJECT (self), "has-dialog");
}

/* Called when a dialog is closed. The next message that waits is shown from the main loop. */
static void
on_gone (LabFamilyHost *self)
{
  LabFamilyHostPrivate *priv = get_private (self);

  priv->n_over--;
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  if (priv->n_over == 0)
    g_object_notify (G_OBJECT (self), "has-dialog");
  if (priv->coming == 0)
    priv->coming = g_idle_add (show_next, self);
}

static void
on_asked (LabFamilyHost *self)
{
  get_private (self)->n_asking--;
}

static gboolean
on_width_changed (gpointer data)
{
  get_private (data)->fitting = 0;
  g_object_notify (data, "room");
  return G_SOURCE_REMOVE;
}

/* GtkWidget and GObject */

/* Adapts LabFamilyHost:room to the width of the window, divided by the text scale. */
static void
lab_family_host_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  LabFamilyHostPrivate *priv = get_private (widget);
  int dpi = -1, room;

  GTK_WIDGET_CLASS (lab_family_host_parent_class)->size_allocate (widget, width, height, baseline);
  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  room = dpi > 0 ? (int) ((double) width * 96 * PANGO_SCALE / dpi) : width;
  if (priv->room == room)
    return;
  priv->room = room;
  /* Widgets must not change during the layout, so they change from the main loop. */
  if (priv->fitting == 0)
    priv->fitting = g_idle_add (on_width_changed, widget);
}

static void
lab_family_host_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_HAS_DIALOG:
      g_value_set_boolean (value, get_private (object)->n_over > 0);
      break;
    case PROP_ROOM:
      g_value_set_int (value, get_private (object)->room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Drops the messages that wait, because the window is closed. */
static void
lab_family_host_dispose (GObject *object)
{
  LabFamilyHostPrivate *priv = get_private (object);

  g_clear_handle_id (&priv->fitting, g_source_remove);
  g_clear_handle_id (&priv->coming, g_source_remove);
  g_queue_clear_full (&priv->untold, g_free);
  G_OBJECT_CLASS (lab_family_host_parent_class)->dispose (object);
}

static void
lab_family_host_class_init (LabFamilyHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lab_family_host_get_property;
  object_class->dispose = lab_family_host_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = lab_family_host_size_allocate;

  /**
   * LabFamilyHost:has-dialog:
   *
   * Whether a dialog is shown over the window. A family pauses its game while this is %TRUE,
   * because players cannot follow what happens under a dialog.
   */
  g_object_class_install_property (
      object_class, PROP_HAS_DIALOG, g_param_spec_boolean ("has-dialog", NULL, NULL, FALSE,
                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /**
   * LabFamilyHost:room:
   *
   * The width of the window, in pixels, divided by the text scale: if text is twice as large, the
   * value is half as large. It changes after the window was laid out, so handlers can show and
   * hide widgets.
   */
  g_object_class_install_property (
      object_class, PROP_ROOM, g_param_spec_int ("room", NULL, NULL, 0, G_MAXINT, 0,
                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /**
   * LabFamilyHost::dialogs-closed:
   * @self: a host
   *
   * Emitted from the main loop after the last dialog was closed, if no message waits. A family can
   * now ask a question that had to wait.
   */
  g_signal_new ("dialogs-closed", LAB_TYPE_FAMILY_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_family_host_init (LabFamilyHost *self G_GNUC_UNUSED)
{
}

/* Public functions */

/** lab_family_host_set_announcer: sets the announcer, a part of the window. */
void
lab_family_host_set_announcer (LabFamilyHost *self,
                               LabAnnouncer  *announcer)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  get_private (self)->announcer = announcer;
}

/**
 * lab_family_host_get_announcer:
 * @self: a host
 *
 * Returns: (transfer none): the announcer of the window, which speaks to screen readers
 */
LabAnnouncer *
lab_family_host_get_announcer (LabFamilyHost *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), NULL);

  return get_private (self)->announcer;
}

/**
 * lab_family_host_get_room:
 * @self: a host
 *
 * Returns: the value of #LabFamilyHost:room, in pixels
 */
int
lab_family_host_get_room (LabFamilyHost *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), 0);

  return get_private (self)->room;
}

/**
 * lab_family_host_has_dialog:
 * @self: a host
 *
 * Returns: whether a dialog is shown over the window, or a file is being chosen
 */
gboolean
lab_family_host_has_dialog (LabFamilyHost *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), FALSE);

  return get_private (self)->n_over > 0;
}

/** lab_family_host_lay_over: counts @dialog, which has just been shown, as a dialog over the window
 * until it is closed. */
void
lab_family_host_lay_over (LabFamilyHost *self,
                          GtkWidget     *dialog)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  begin_over (self);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (on_gone), self, G_CONNECT_SWAPPED);
}

/**
 * lab_family_host_ask:
 * @self: a host
 * @title: the question
 * @text: the consequences of the answer
 * @choices: (array length=n_choices): the answers; closing the dialog chooses the first one
 * @n_choices: the number of answers
 * @answered: (scope async): called with the answer, unless @data was finalized before
 * @data: (type GObject): for @answered
 *
 * Asks a question, unless another question is still open.
 *
 * Returns: whether the question was asked
 */
gboolean
lab_family_host_ask (LabFamilyHost   *self,
                     const char      *title,
                     const char      *text,
                     const LabChoice *choices,
                     guint            n_choices,
                     LabAnswerFunc    answered,
                     gpointer         data)
{
  GtkWidget *dialog;

  g_return_val_if_fail (LAB_IS_FAMILY_HOST (self), FALSE);
  g_return_val_if_fail (n_choices > 0, FALSE);

  /* Another program can request something again before players have answered. */
  if (get_private (self)->n_asking > 0)
    return FALSE;
  get_private (self)->n_asking++;
  dialog = lab_compat_ask (GTK_WIDGET (self), title, text, choices, n_choices, choices[0].id,
                           answered, data);
  lab_family_host_lay_over (self, dialog);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
  return TRUE;
}

/**
 * lab_family_host_tell:
 * @self: a host
 * @title: what happened
 * @text: the details
 *
 * Shows a message at once, in a dialog that players must close before they keep playing.
 */
void
lab_family_host_tell (LabFamilyHost *self,
                      const char    *title,
                      const char    *text)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  lab_family_host_lay_over (self, lab_compat_tell (GTK_WIDGET (self), title, text));
}

/**
 * lab_family_host_tell_later:
 * @self: a host
 * @title: what happened
 * @text: the details
 *
 * Shows a message as soon as no dialog is shown. Messages appear in the order of the calls.
 */
void
lab_family_host_tell_later (LabFamilyHost *self,
                            const char    *title,
                            const char    *text)
{
  LabFamilyHostPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  if (priv->n_over == 0)
    {
      lab_family_host_tell (self, title, text);
      return;
    }
  g_queue_push_tail (&priv->untold, g_strdup (title));
  g_queue_push_tail (&priv->untold, g_strdup (text));
}

/**
 * lab_family_host_hold:
 * @self: a host
 *
 * Counts something over the window that is not a widget, such as the file chooser of the desktop,
 * as a dialog. Each call needs a call of lab_family_host_release().
 */
void
lab_family_host_hold (LabFamilyHost *self)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  get_private (self)->n_asking++;
  begin_over (self);
}

/**
 * lab_family_host_release:
 * @self: a host
 *
 * Ends what lab_family_host_hold() began.
 */
void
lab_family_host_release (LabFamilyHost *self)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  get_private (self)->n_asking--;
  on_gone (self);
}

/**
 * lab_family_host_set_busy:
 * @self: a host
 * @busy: whether players are waiting
 *
 * Shows a busy pointer, or the usual one.
 */
void
lab_family_host_set_busy (LabFamilyHost *self,
                          gboolean       busy)
{
  g_return_if_fail (LAB_IS_FAMILY_HOST (self));

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), busy ? "progress" : NULL);
}
