/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-page-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-telling.h"
#include "lab-step-player.h"

/* Plays the turns of a race at the chosen speed, and shows earlier ones. */

#define ANIMATION_MS 260        /* the longest time in which rats move */
#define PEOPLE_MS 160           /* the same, while people wait for their next turn */
#define MUD_MS 450              /* a turn in which nobody can choose is seen */
#define READABLE_PERIOD 400     /* in shorter turns, sentences only flicker */

/* Turns per second; the last speed has no limit. */
static const guint speeds[LAB_CHEESE_N_SPEEDS] = { 1, 2, 4, 8, 16, 32, 64, 0 };

/* Private helpers */

static gboolean
needs_choice (LabCheeseRacePage *self)
{
  return lab_cheese_race_page_find_chooser (self) < LAB_CHEESE_MAX_RATS;
}

/* Returns the time for the next turn, in milliseconds. */
static guint
get_delay (LabCheeseRacePage *self)
{
  if (lab_cheese_race_page_is_latest (self) && lab_cheese_race_has_people (self->race))
    return MUD_MS;
  return lab_cheese_race_page_get_period (self);
}

static guint
get_duration (LabCheeseRacePage *self)
{
  guint period = lab_cheese_race_page_get_period (self);

  if (!self->playing && lab_cheese_race_has_people (self->race))
    return PEOPLE_MS;
  return self->playing ? MIN (period, ANIMATION_MS) : ANIMATION_MS;
}

static gboolean
on_time (gpointer data)
{
  LabCheeseRacePage *self = data;

  self->timer = 0;
  if (!lab_cheese_race_page_is_latest (self))
    {
      lab_cheese_race_page_go_to (self, self->shown + 1, TRUE);
      lab_cheese_race_page_schedule (self);
    }
  else if (!lab_cheese_race_is_over (self->race) && !needs_choice (self)
           && !lab_cheese_race_is_thinking (self->race))
    lab_cheese_race_advance (self->race);
  return G_SOURCE_REMOVE;
}

/* Returns whether the next turn is to be shown or played without any choice. */
static gboolean
is_going_on (LabCheeseRacePage *self)
{
  if (self->race == NULL || self->held)
    return FALSE;
  if (!lab_cheese_race_page_is_latest (self))
    return self->playing;
  if (lab_cheese_race_is_over (self->race) || lab_cheese_race_is_thinking (self->race))
    return FALSE;
  if (lab_cheese_race_has_people (self->race))
    return !needs_choice (self);
  return self->playing;
}

static void
play (LabCheeseRacePage *self,
      gboolean           playing)
{
  self->playing = playing;
  if (!playing)
    lab_cheese_race_page_stop (self);
  lab_cheese_race_page_schedule (self);
  lab_cheese_race_page_update (self);
}

static void
add_speeds (LabCheeseRacePage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < LAB_CHEESE_N_SPEEDS; i++)
    {
      /* Translators: a speed: turns per second; %u is a number. */
      g_autofree char *text = g_strdup_printf (_("%u/s"), speeds[i]);

      /* Translators: the highest speed of a race. */
      gtk_string_list_append (list, speeds[i] > 0 ? text : _("Maximum"));
    }
  self->updating = TRUE;
  gtk_drop_down_set_model (self->speed, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (
      self->speed,
      self->settings != NULL ? (guint) g_settings_get_int (self->settings, "cheese-speed") : 2);
  self->updating = FALSE;
}

/* Moves the focus if its widget has become insensitive, such as the button at the last turn. */
static void
keep_focus (LabCheeseRacePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || focus == NULL
      || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
      || (gtk_widget_is_sensitive (focus) && gtk_widget_get_mapped (focus)))
    return;
  if (!gtk_widget_get_visible (self->playback) || !gtk_widget_grab_focus (GTK_WIDGET (self->play)))
    lab_cheese_race_page_focus_board (self);
}

/* Private helpers: actions */

static void
on_step (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race == NULL)
    return;
  lab_cheese_race_page_stop (self);
  if (g_str_equal (name, "race.first"))
    lab_cheese_race_page_go_to (self, 0, FALSE);
  else if (g_str_equal (name, "race.last"))
    lab_cheese_race_page_go_to (self, lab_cheese_race_get_n_played (self->race), FALSE);
  else if (g_str_equal (name, "race.back") && self->shown > 0)
    lab_cheese_race_page_go_to (self, self->shown - 1, TRUE);
  else if (g_str_equal (name, "race.forward"))
    {
      if (!lab_cheese_race_page_is_latest (self))
        lab_cheese_race_page_go_to (self, self->shown + 1, TRUE);
      else if (!lab_cheese_race_is_over (self->race) && !lab_cheese_race_has_people (self->race)
               && !lab_cheese_race_is_thinking (self->race))
        lab_cheese_race_advance (self->race);
    }
}

static void
on_play (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race == NULL)
    return;
  /* While people choose, nothing can be played, and the key of this action lets a rat stay. */
  if (!self->playing && needs_choice (self))
    {
      gtk_widget_activate_action (widget, "race.stay", NULL);
      return;
    }
  if (!self->playing && lab_cheese_race_page_is_latest (self)
      && lab_cheese_race_is_over (self->race))
    lab_cheese_race_page_go_to (self, 0, FALSE);
  play (self, !self->playing);
  /* Translators: the turns of a race are shown one after another, or not. */
  lab_announcer_say (self->announcer, self->playing ? _("Playing") : _("Paused"));
}

static void
on_faster (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);
  guint selected = gtk_drop_down_get_selected (self->speed);

  if (g_str_equal (name, "race.faster") && selected + 1 < LAB_CHEESE_N_SPEEDS)
    selected++;
  else if (g_str_equal (name, "race.slower") && selected > 0)
    selected--;
  gtk_drop_down_set_selected (self->speed, selected);
  lab_announcer_say (
      self->announcer,
      gtk_string_object_get_string (gtk_drop_down_get_selected_item (self->speed)));
}

/* Undoes all turns after the one that is shown. */
static void
on_keep (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);
  guint shown = self->shown;

  if (self->race == NULL || lab_cheese_race_page_is_latest (self))
    return;
  lab_cheese_race_page_stop (self);
  while (lab_cheese_race_get_n_played (self->race) > shown
         && lab_cheese_race_undo (self->race, NULL))
    ;
  lab_cheese_race_page_focus_board (self);
}

/* Functions of the page */

/** lab_cheese_race_page_playback_install: adds the actions to the class of the page. */
void
lab_cheese_race_page_playback_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "race.first", NULL, on_step);
  gtk_widget_class_install_action (widget_class, "race.back", NULL, on_step);
  gtk_widget_class_install_action (widget_class, "race.forward", NULL, on_step);
  gtk_widget_class_install_action (widget_class, "race.last", NULL, on_step);
  gtk_widget_class_install_action (widget_class, "race.play", NULL, on_play);
  gtk_widget_class_install_action (widget_class, "race.faster", NULL, on_faster);
  gtk_widget_class_install_action (widget_class, "race.slower", NULL, on_faster);
  gtk_widget_class_install_action (widget_class, "race.keep", NULL, on_keep);
}

/** lab_cheese_race_page_playback_init: lists the speeds. */
void
lab_cheese_race_page_playback_init (LabCheeseRacePage *self)
{
  add_speeds (self);
}

/** lab_cheese_race_page_get_period: returns the time for a turn that is watched, in
 * milliseconds. */
guint
lab_cheese_race_page_get_period (LabCheeseRacePage *self)
{
  guint selected = gtk_drop_down_get_selected (self->speed);
  guint speed = selected < LAB_CHEESE_N_SPEEDS ? speeds[selected] : 1;

  return speed > 0 ? 1000 / speed : 0;
}

/** lab_cheese_race_page_is_fast: returns whether turns are played too fast to read about them. */
gboolean
lab_cheese_race_page_is_fast (LabCheeseRacePage *self)
{
  return self->playing && lab_cheese_race_page_get_period (self) < READABLE_PERIOD;
}

/** lab_cheese_race_page_schedule: lets the race go on after the time of a turn, if it can. */
void
lab_cheese_race_page_schedule (LabCheeseRacePage *self)
{
  if (self->timer == 0 && is_going_on (self))
    self->timer = g_timeout_add (get_delay (self), on_time, self);
}

/** lab_cheese_race_page_stop: stops playing. The turn that rats think about is still played. */
void
lab_cheese_race_page_stop (LabCheeseRacePage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->deadline, g_source_remove);
  self->playing = FALSE;
  if (self->race != NULL)
    lab_cheese_race_page_update_playback (self);
}

/** lab_cheese_race_page_go_to: shows the position after some turns; the race stays as it is. */
void
lab_cheese_race_page_go_to (LabCheeseRacePage *self,
                            guint              n_played,
                            gboolean           animated)
{
  g_auto (LabCheesePosition) position = { 0 };

  self->shown = MIN (n_played, lab_cheese_race_get_n_played (self->race));
  lab_cheese_race_page_forget_hint (self);
  lab_cheese_race_get_position_at (self->race, self->shown, &position);
  lab_cheese_board_set_position (self->board, &position, animated ? get_duration (self) : 0);
  lab_cheese_thoughts_set_turn (self->thoughts, self->shown);
  lab_cheese_race_page_update_overlay (self);
  lab_cheese_race_page_update (self);
  if (lab_cheese_race_page_is_latest (self) && lab_cheese_race_is_over (self->race))
    {
      self->playing = FALSE;
      lab_cheese_race_page_show_end (self);
    }
}

/** lab_cheese_race_page_update_playback: shows the turn on the slider, and which steps there
 * are. */
void
lab_cheese_race_page_update_playback (LabCheeseRacePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = lab_cheese_race_get_n_played (self->race);
  gboolean latest = lab_cheese_race_page_is_latest (self);
  gboolean may_advance = !lab_cheese_race_is_over (self->race)
                         && !lab_cheese_race_has_people (self->race);
  const char *text = self->playing ? _("Stop") : _("Play");
  g_autofree char *turn = g_strdup_printf ("%u", self->shown);

  self->updating = TRUE;
  gtk_adjustment_configure (self->turn_adjustment, self->shown, 0, n, 1, MAX (1, n / 20), 0);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  turn, -1);
  gtk_widget_set_sensitive (self->slider, n > 0);
  lab_step_player_show_play (self->play, self->playing, text);
  gtk_widget_action_set_enabled (widget, "race.first", self->shown > 0);
  gtk_widget_action_set_enabled (widget, "race.back", self->shown > 0);
  gtk_widget_action_set_enabled (widget, "race.forward", !latest || may_advance);
  gtk_widget_action_set_enabled (widget, "race.last", !latest);
  keep_focus (self);
}
