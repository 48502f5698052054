/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-start-page.h"

#include <glib/gi18n.h>

#include "lab-cheese-maze-setup.h"
#include "lab-cheese-maze-text.h"
#include "lab-cheese-parts.h"
#include "lab-cheese-picture.h"
#include "lab-cheese-rats-setup.h"
#include "lab-columns-layout.h"

/**
 * LabCheeseStartPage:
 *
 * The start page of the cheese race: a picture of a race, a button that starts one, the choice of
 * the rats and the maze below it, and a row for each other part.
 */
struct _LabCheeseStartPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *resume_group;
  AdwActionRow *resume;
  GtkWidget *resume_button;
  GtkWidget *start;
  LabCheeseRatsSetup *rats;
  LabCheeseMazeSetup *maze;
  AdwPreferencesGroup *race_rows;
  AdwPreferencesGroup *study_rows;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseStartPage, lab_cheese_start_page, ADW_TYPE_BIN)

/* Private helpers */

static void
add_row (LabCheeseStartPage  *self,
         const LabFamilyPart *part)
{
  AdwPreferencesGroup *group
      = part->group == LAB_CHEESE_GROUP_RACE ? self->race_rows : self->study_rows;

  adw_preferences_group_add (group, lab_family_part_create_row (part));
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
}

static void
on_start_clicked (LabCheeseStartPage *self)
{
  g_signal_emit (self, signals[START], 0);
}

/* GObject */

static void
lab_cheese_start_page_class_init (LabCheeseStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabCheeseStartPage::start:
   *
   * The user wants to start the chosen race.
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_CHEESE_MAZE_SETUP);
  g_type_ensure (LAB_TYPE_CHEESE_PICTURE);
  g_type_ensure (LAB_TYPE_CHEESE_RATS_SETUP);
  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-cheese-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, resume_group);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, rats);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, maze);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, race_rows);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, study_rows);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
}

static void
lab_cheese_start_page_init (LabCheeseStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const LabFamilyPart *part = lab_cheese_part_get (0); part->name != NULL; part++)
    {
      if (part->group != LAB_CHEESE_GROUP_GAME)
        add_row (self, part);
    }
}

/* Public functions */

/**
 * lab_cheese_start_page_new_race:
 * @self: a page
 * @error: return location for what is wrong with the choices
 *
 * Sets up the race that the user has chosen.
 *
 * Returns: (transfer full) (nullable): the race, without turns
 */
LabCheeseRace *
lab_cheese_start_page_new_race (LabCheeseStartPage  *self,
                                GError             **error)
{
  LabCheeseRaceSettings *settings;
  LabCheeseRace *race = NULL;
  gint64 preparation_time, turn_time;

  g_return_val_if_fail (LAB_IS_CHEESE_START_PAGE (self), NULL);

  settings = g_new0 (LabCheeseRaceSettings, 1);
  if (lab_cheese_rats_setup_get (self->rats, settings, error)
      && lab_cheese_maze_setup_get (self->maze, settings, error))
    race = lab_cheese_race_new (settings, error);
  lab_cheese_race_settings_free (settings);
  if (race == NULL)
    return NULL;
  lab_cheese_maze_setup_get_times (self->maze, &preparation_time, &turn_time);
  lab_cheese_race_set_times (race, preparation_time, turn_time);
  return race;
}

/**
 * lab_cheese_start_page_use_maze:
 * @self: a page
 * @maze: a maze that was drawn by hand
 *
 * Chooses a maze for the next races.
 */
void
lab_cheese_start_page_use_maze (LabCheeseStartPage *self,
                                LabCheeseMaze      *maze)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_CHEESE_START_PAGE (self) && maze != NULL);

  text = lab_cheese_maze_to_text (maze);
  lab_cheese_maze_setup_set_drawn (self->maze, text);
}

/**
 * lab_cheese_start_page_offer_resume:
 * @self: a page
 * @about: (nullable): the race that can be resumed, in a few words; %NULL for none
 *
 * Shows or hides the row that resumes a race.
 */
void
lab_cheese_start_page_offer_resume (LabCheeseStartPage *self,
                                    const char         *about)
{
  g_return_if_fail (LAB_IS_CHEESE_START_PAGE (self));

  gtk_widget_set_visible (self->resume_group, about != NULL);
  if (about != NULL)
    {
      adw_action_row_set_subtitle (self->resume, about);
      /* One button at most is the obvious one. */
      gtk_widget_remove_css_class (self->start, "suggested-action");
    }
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
}

/**
 * lab_cheese_start_page_focus_start:
 * @self: a page
 *
 * Moves the focus to the button that starts or resumes a race, and shows the top of the page.
 */
void
lab_cheese_start_page_focus_start (LabCheeseStartPage *self)
{
  g_return_if_fail (LAB_IS_CHEESE_START_PAGE (self));

  if (gtk_widget_get_visible (self->resume_group))
    gtk_widget_grab_focus (self->resume_button);
  else
    gtk_widget_grab_focus (self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
