/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-waiting.h"

#include <glib/gi18n.h>

#include "lab-text.h"

/**
 * LabRobotsWaiting:
 *
 * What players see while a board is made: what is looked for, how many boards were tried, and a
 * button for those who do not want to wait.
 */
struct _LabRobotsWaiting
{
  AdwBin parent_instance;

  GtkLabel *about;
  GtkLabel *tried;
  GtkWidget *cancel;
};

enum
{
  CANCEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsWaiting, lab_robots_waiting, ADW_TYPE_BIN)

/* Private helpers */

static void
on_cancel (LabRobotsWaiting *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

/* GObject */

static gboolean
lab_robots_waiting_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAB_ROBOTS_WAITING (widget)->cancel);
}

static void
lab_robots_waiting_class_init (LabRobotsWaitingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = lab_robots_waiting_grab_focus;

  /**
   * LabRobotsWaiting::cancel:
   *
   * The player does not want to wait for a board.
   */
  signals[CANCEL] = g_signal_new ("cancel", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-waiting.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWaiting, about);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWaiting, tried);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWaiting, cancel);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
}

static void
lab_robots_waiting_init (LabRobotsWaiting *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/** lab_robots_waiting_begin: tells for which board the player waits. */
void
lab_robots_waiting_begin (LabRobotsWaiting     *self,
                          const LabRobotsLevel *level)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_WAITING (self));

  /* For levels and days, the number would be a hint. */
  if (level->mode == LAB_ROBOTS_MODE_LENGTH)
    text = g_strdup_printf (ngettext ("Looking for a board with %u move…",
                                      "Looking for a board with %u moves…", level->n_moves),
                            level->n_moves);
  else
    text = g_strdup (_("Looking for a board…"));
  gtk_label_set_text (self->about, text);
  lab_robots_waiting_show_tried (self, 0);
}

/** lab_robots_waiting_show_tried: tells how many boards were tried. */
void
lab_robots_waiting_show_tried (LabRobotsWaiting *self,
                               guint             n_tried)
{
  g_autofree char *count = lab_text_format_count (n_tried);
  /* Translators: how many boards were tried to find one that needs many moves. */
  g_autofree char *text = g_strdup_printf (_("Boards tried: %s"), count);

  g_return_if_fail (LAB_IS_ROBOTS_WAITING (self));

  gtk_label_set_text (self->tried, text);
}

/** lab_robots_waiting_get_tried: returns what is told about them. */
const char *
lab_robots_waiting_get_tried (LabRobotsWaiting *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_WAITING (self), NULL);

  return gtk_label_get_text (self->tried);
}
