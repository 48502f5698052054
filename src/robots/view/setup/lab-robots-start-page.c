/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-start-page.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-robots-parts.h"
#include "lab-robots-picture.h"
#include "lab-robots-setup.h"

/**
 * LabRobotsStartPage:
 *
 * The start page of the robots: a picture, a button that starts a puzzle at once, its options below
 * it, and a row for each other part.
 */
struct _LabRobotsStartPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *resume_group;
  AdwActionRow *resume;
  GtkWidget *resume_button;
  GtkWidget *start;
  GtkLabel *start_label;
  LabRobotsSetup *setup;
  AdwPreferencesGroup *play_rows;
  AdwPreferencesGroup *study_rows;
  guint level;                /* that would be played next; 0 if it is not known */
};

G_DEFINE_FINAL_TYPE (LabRobotsStartPage, lab_robots_start_page, ADW_TYPE_BIN)

/* Private helpers */

static void
add_row (LabRobotsStartPage  *self,
         const LabFamilyPart *part)
{
  AdwPreferencesGroup *group
      = part->group == LAB_ROBOTS_GROUP_PLAY ? self->play_rows : self->study_rows;

  adw_preferences_group_add (group, lab_family_part_create_row (part));
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
}

/* The button tells which level it starts. */
static void
update_start (LabRobotsStartPage *self)
{
  g_autofree char *label = NULL;

  if (self->level > 0 && g_str_equal (lab_robots_setup_get_mode (self->setup), "levels"))
    /* Translators: the button that starts the escape game; %u is the number of a level. */
    label = g_strdup_printf (_("_Play Level %u"), self->level);
  gtk_label_set_label (self->start_label, label != NULL ? label : _("_Play"));
}

/* GObject */

static void
lab_robots_start_page_class_init (LabRobotsStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_ROBOTS_PICTURE);
  g_type_ensure (LAB_TYPE_ROBOTS_SETUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, resume_group);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, start_label);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, setup);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, play_rows);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStartPage, study_rows);
  gtk_widget_class_bind_template_callback (widget_class, update_start);
}

static void
lab_robots_start_page_init (LabRobotsStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const LabFamilyPart *part = lab_robots_part_get (0); part->name != NULL; part++)
    {
      if (part->group != LAB_ROBOTS_GROUP_GAME)
        add_row (self, part);
    }
}

/* Public functions */

/**
 * lab_robots_start_page_offer_resume:
 * @self: a page
 * @title: the title of the row
 * @about: (nullable): what can be resumed, in a few words; %NULL for nothing
 *
 * Shows or hides the row that resumes a puzzle or a party, with the action `win.resume`.
 */
void
lab_robots_start_page_offer_resume (LabRobotsStartPage *self,
                                    const char         *title,
                                    const char         *about)
{
  g_return_if_fail (LAB_IS_ROBOTS_START_PAGE (self));

  gtk_widget_set_visible (self->resume_group, about != NULL);
  if (about != NULL)
    {
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->resume), title);
      adw_action_row_set_subtitle (self->resume, about);
      /* One button at most is the obvious one. */
      gtk_widget_remove_css_class (self->start, "suggested-action");
    }
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
}

/**
 * lab_robots_start_page_offer_level:
 * @self: a page
 * @level: the level that is played next, counted from 1
 *
 * Names a level on the button that starts a puzzle, if levels are chosen.
 */
void
lab_robots_start_page_offer_level (LabRobotsStartPage *self,
                                   guint               level)
{
  g_return_if_fail (LAB_IS_ROBOTS_START_PAGE (self));

  self->level = level;
  update_start (self);
}

/**
 * lab_robots_start_page_focus_start:
 * @self: a page
 *
 * Moves the focus to the button that starts or resumes a puzzle, and shows the top of the page.
 */
void
lab_robots_start_page_focus_start (LabRobotsStartPage *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_START_PAGE (self));

  if (gtk_widget_get_visible (self->resume_group))
    gtk_widget_grab_focus (self->resume_button);
  else
    gtk_widget_grab_focus (self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
