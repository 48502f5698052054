/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-start-page.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-maze-parts.h"
#include "lab-maze-picture.h"

/**
 * LabMazeStartPage:
 *
 * The start page of the mazes: a picture, a button that starts the next level of the escape game,
 * and a row for each other part.
 */
struct _LabMazeStartPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *escape;
  GtkLabel *escape_label;
  AdwPreferencesGroup *escape_rows;
  AdwPreferencesGroup *study_rows;
  GtkWidget *first_row;       /* (nullable) */
};

G_DEFINE_FINAL_TYPE (LabMazeStartPage, lab_maze_start_page, ADW_TYPE_BIN)

/* Private helpers */

static void
add_row (LabMazeStartPage    *self,
         const LabFamilyPart *part)
{
  AdwPreferencesGroup *group
      = part->group == LAB_MAZE_GROUP_ESCAPE ? self->escape_rows : self->study_rows;
  GtkWidget *row = lab_family_part_create_row (part);

  adw_preferences_group_add (group, row);
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
  if (self->first_row == NULL)
    self->first_row = row;
}

/* GObject */

static void
lab_maze_start_page_class_init (LabMazeStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_MAZE_PICTURE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabMazeStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabMazeStartPage, escape);
  gtk_widget_class_bind_template_child (widget_class, LabMazeStartPage, escape_label);
  gtk_widget_class_bind_template_child (widget_class, LabMazeStartPage, escape_rows);
  gtk_widget_class_bind_template_child (widget_class, LabMazeStartPage, study_rows);
}

static void
lab_maze_start_page_init (LabMazeStartPage *self)
{
  const LabFamilyPart *part;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
    {
      if (part->group != LAB_MAZE_GROUP_GAME)
        add_row (self, part);
    }
}

/* Public functions */

/**
 * lab_maze_start_page_offer_level:
 * @self: a page
 * @level: a level of the escape game, counted from 1
 *
 * Shows the button that starts a level, with the action `win.escape`.
 */
void
lab_maze_start_page_offer_level (LabMazeStartPage *self,
                                 guint             level)
{
  g_autofree char *label = NULL;

  g_return_if_fail (LAB_IS_MAZE_START_PAGE (self));

  /* Translators: the button that starts the escape game; %u is the number of a level. */
  label = g_strdup_printf (_("_Play Level %u"), level);
  gtk_label_set_label (self->escape_label, label);
  gtk_widget_set_visible (self->escape, TRUE);
}

/**
 * lab_maze_start_page_focus_start:
 * @self: a page
 *
 * Moves the focus to the button that starts the game, and shows the top of the page.
 */
void
lab_maze_start_page_focus_start (LabMazeStartPage *self)
{
  g_return_if_fail (LAB_IS_MAZE_START_PAGE (self));

  if (gtk_widget_get_visible (self->escape))
    gtk_widget_grab_focus (self->escape);
  else if (self->first_row != NULL)
    gtk_widget_grab_focus (self->first_row);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
