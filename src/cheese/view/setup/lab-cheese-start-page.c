/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-start-page.h"

#include <glib/gi18n.h>

#include "lab-cheese-parts.h"
#include "lab-columns-layout.h"

/**
 * LabCheeseStartPage:
 *
 * The start page of the cheese race: a button that starts a race, and a row for each other part.
 */
struct _LabCheeseStartPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *start;
  AdwPreferencesGroup *race_rows;
  AdwPreferencesGroup *study_rows;
};

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

/* GObject */

static void
lab_cheese_start_page_class_init (LabCheeseStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-cheese-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, race_rows);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStartPage, study_rows);
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
 * lab_cheese_start_page_focus_start:
 * @self: a page
 *
 * Moves the focus to the button that starts a race, and shows the top of the page.
 */
void
lab_cheese_start_page_focus_start (LabCheeseStartPage *self)
{
  g_return_if_fail (LAB_IS_CHEESE_START_PAGE (self));

  gtk_widget_grab_focus (self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
