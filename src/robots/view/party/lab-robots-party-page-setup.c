/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-party-records.h"
#include "lab-robots-party-telling.h"
#include "lab-robots-saved-party.h"

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

/* Asks first if another party would be lost. */
static void
start (LabRobotsPartyPage     *self,
       LabRobotsPartySettings *settings)
{
  g_autoptr (LabClock) clock = NULL;
  g_autoptr (LabRobotsParty) party = NULL;
  g_autoptr (GError) error = NULL;

  if (!lab_robots_party_settings_check (settings, &error))
    {
      lab_shell_tell (lab_family_get_shell (self->family), _("Cannot Start the Party"),
                      error->message);
      return;
    }
  clock = lab_clock_new ();
  party = lab_robots_party_new (settings, clock);
  lab_game_questions_start (self->questions, party);
}

/* Private helpers: actions */

static void
on_start (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (LabRobotsPartySettings) settings = NULL;

  if (g_str_equal (name, "party.again") && self->party != NULL)
    {
      LabRobotsRecipe recipe;

      settings = lab_robots_party_settings_copy (lab_robots_party_get_settings (self->party));
      lab_robots_recipe_init (&recipe);
      recipe.size = settings->board.size;
      recipe.n_robots = settings->board.n_robots;
      recipe.must_ricochet = settings->board.must_ricochet;
      lab_robots_party_settings_deal (settings, &recipe, seed);
    }
  else
    settings = lab_robots_party_setup_new_settings (self->setup, seed);
  start (self, settings);
}

static void
on_setup (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  if (g_str_equal (name, "party.setup"))
    {
      lab_robots_party_page_set_party (self, NULL);
      lab_robots_party_page_show_setup (self);
    }
  else if (lab_robots_party_page_is_current (self->saved))
    {
      g_autoptr (LabRobotsParty) saved = g_object_ref (self->saved);

      lab_robots_party_page_set_party (self, saved);
      lab_robots_party_set_paused (saved, FALSE);
    }
}

/* Functions of the page */

/** lab_robots_party_page_is_current: returns whether there is a party, which is not over. */
gboolean
lab_robots_party_page_is_current (LabRobotsParty *party)
{
  return party != NULL && !lab_robots_party_is_over (party);
}

/** lab_robots_party_page_show_setup: shows the choice of players. */
void
lab_robots_party_page_show_setup (LabRobotsPartyPage *self)
{
  gboolean resumable = lab_robots_party_page_is_current (self->saved);

  show_finished (self);
  gtk_widget_set_visible (GTK_WIDGET (self->resume_group), resumable);
  if (resumable)
    {
      g_autofree char *names = lab_robots_party_telling_names (self->saved);

      adw_action_row_set_subtitle (self->resume_row, names);
    }
  gtk_stack_set_visible_child_name (self->stack, "setup");
  gtk_widget_grab_focus (self->start);
}

/** lab_robots_party_page_load_saved: loads the party that was current when the program last ended,
 * unless another process has it. */
void
lab_robots_party_page_load_saved (LabRobotsPartyPage *self)
{
  const char *holder = lab_autosave_file_get_holder (self->autosave);
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    self->saved = lab_robots_party_autosave_load (clock, &error);
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (self->family, holder, error);
}

/** lab_robots_party_page_install_setup: adds the actions that start parties to the class. */
void
lab_robots_party_page_install_setup (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "party.start", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "party.again", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "party.resume", NULL, on_setup);
  gtk_widget_class_install_action (widget_class, "party.setup", NULL, on_setup);
}
