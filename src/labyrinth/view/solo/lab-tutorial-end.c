/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tutorial-end.h"

#include "lab-pawn.h"

/**
 * LabTutorialEnd:
 *
 * The last page of the tutorial, which offers what to do next.
 */
struct _LabTutorialEnd
{
  AdwBin parent_instance;

  GtkWidget *play;
};

G_DEFINE_FINAL_TYPE (LabTutorialEnd, lab_tutorial_end, ADW_TYPE_BIN)

static gboolean
lab_tutorial_end_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAB_TUTORIAL_END (widget)->play);
}

static void
lab_tutorial_end_class_init (LabTutorialEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = lab_tutorial_end_grab_focus;
  g_type_ensure (LAB_TYPE_PAWN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-tutorial-end.ui");
  gtk_widget_class_bind_template_child (widget_class, LabTutorialEnd, play);
}

static void
lab_tutorial_end_init (LabTutorialEnd *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_tutorial_end_new:
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_tutorial_end_new (void)
{
  return g_object_new (LAB_TYPE_TUTORIAL_END, NULL);
}
