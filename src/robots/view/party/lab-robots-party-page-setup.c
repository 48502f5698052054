/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-party-records.h"
#include "lab-robots-party-telling.h"

/* The choice of players and rules, the party that can be resumed, and the finished ones. */

#define MAX_FINISHED 10

/* Private helpers */

/* Makes a row of a finished party: the day, and what each player has won. */
static GtkWidget *
new_finished (const LabRobotsPartyRecord *record)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (record->ended);
  g_autofree char *day = g_date_time_format (time, "%x");
  g_autoptr (GString) names = g_string_new (NULL);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  for (guint i = 0; i < record->n_seats; i++)
    g_string_append_printf (names, "%s%s: %u", i > 0 ? ", " : "", record->names[i],
                            record->scores[i]);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names->str);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), day);
  return row;
}

/* Lists the latest parties. */
static void
show_finished (LabRobotsPartyPage *self)
{
  g_autoptr (GPtrArray) records = lab_robots_party_records_load (NULL);
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Finished Parties"));
  for (guint i = records->len; i > 0 && records->len - i < MAX_FINISHED; i--)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               new_finished (records->pdata[i - 1]));
  gtk_widget_set_visible (GTK_WIDGET (self->finished), records->len > 0);
  adw_bin_set_child (self->finished, group);
}

/* Private helpers: actions */

static guint64
draw_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

static void
on_start (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);
  g_autoptr (LabRobotsPartySettings) settings
      = lab_robots_party_setup_new_settings (self->setup, draw_seed ());

  lab_robots_party_play_start (self->play, settings);
}

/* Plays with the same players and rules on another board. */
static void
on_rematch (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);
  g_autoptr (LabRobotsPartySettings) settings = NULL;
  LabRobotsRecipe recipe;

  if (self->party == NULL)
    return;
  settings = lab_robots_party_settings_copy (lab_robots_party_get_settings (self->party));
  lab_robots_recipe_init (&recipe);
  recipe.size = settings->board.size;
  recipe.n_robots = settings->board.n_robots;
  recipe.must_ricochet = settings->board.must_ricochet;
  lab_robots_party_settings_deal (settings, &recipe, draw_seed ());
  lab_robots_party_play_start (self->play, settings);
}

/* The current party stays, and waits. The players are asked before another one replaces it. */
static void
on_setup (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  lab_robots_party_page_set_party (self, NULL);
  lab_robots_party_page_show_setup (self);
  gtk_widget_grab_focus (self->start);
}

static void
on_resume (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_robots_party_play_resume (LAB_ROBOTS_PARTY_PAGE (widget)->play);
}

/* Functions of the page */

/** lab_robots_party_page_show_setup: shows the choice of players, and offers to resume the current
 * party. */
void
lab_robots_party_page_show_setup (LabRobotsPartyPage *self)
{
  LabRobotsParty *party = lab_robots_party_play_get_party (self->play);
  gboolean is_resumable = party != NULL && !lab_robots_party_is_over (party);

  show_finished (self);
  gtk_widget_set_visible (GTK_WIDGET (self->resume_group), is_resumable);
  /* One button at most is the obvious one. */
  if (is_resumable)
    {
      g_autofree char *names
          = lab_robots_party_telling_names (lab_robots_party_get_settings (party));

      adw_action_row_set_subtitle (self->resume_row, names);
      gtk_widget_remove_css_class (self->start, "suggested-action");
    }
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
  gtk_stack_set_visible_child_name (self->stack, "setup");
}

/** lab_robots_party_page_install_setup: adds the actions that start parties to the class. */
void
lab_robots_party_page_install_setup (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "party.start", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "party.rematch", NULL, on_rematch);
  gtk_widget_class_install_action (widget_class, "party.resume", NULL, on_resume);
  gtk_widget_class_install_action (widget_class, "party.setup", NULL, on_setup);
}
