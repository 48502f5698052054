/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-page-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-telling.h"

/* What happens in a race: it is shown, heard, and read by screen readers. */

/* Private helpers */

/* Returns whether a rat found cheese in the last turn. */
static gboolean
has_find (LabCheeseRacePage *self,
          guint              n_played)
{
  g_autofree char *finds = lab_cheese_telling_turn (self->race, n_played, TRUE);

  return *finds != '\0';
}

/* Tells what the rats did. Turns that are played fast are only shown. */
static void
announce_turn (LabCheeseRacePage *self,
               guint              n_played)
{
  g_autofree char *text = NULL;
  g_autofree char *number = NULL;
  g_autofree char *sentence = NULL;

  if (lab_cheese_race_page_is_fast (self) || lab_cheese_race_is_over (self->race))
    return;
  text = lab_cheese_telling_turn (self->race, n_played, FALSE);
  number = lab_cheese_telling_turn_number (self->race, n_played);
  sentence = g_strdup_printf ("%s %s.", text, number);
  lab_announcer_say (self->announcer, sentence);
}

static void
sound_turn (LabCheeseRacePage *self,
            guint              n_played)
{
  if (lab_cheese_race_page_get_period (self) < 60 && self->playing)
    return;
  lab_sound_player_play (self->sounds,
                         has_find (self, n_played) ? LAB_SOUND_FIND : LAB_SOUND_MOVE);
}

static gboolean
on_deadline (gpointer data)
{
  LabCheeseRacePage *self = data;

  self->deadline = 0;
  if (!lab_cheese_race_is_over (self->race) && !lab_cheese_race_is_thinking (self->race))
    lab_cheese_race_advance (self->race);
  return G_SOURCE_REMOVE;
}

/* Private helpers: signals */

static void
on_turn (LabCheeseRacePage *self)
{
  guint n_played = lab_cheese_race_get_n_played (self->race);

  /* Somebody may look at an earlier turn just now. */
  if (self->shown + 1 < n_played)
    {
      lab_cheese_race_page_update (self);
      return;
    }
  announce_turn (self, n_played);
  sound_turn (self, n_played);
  lab_cheese_race_page_go_to (self, n_played, TRUE);
  lab_cheese_race_page_follow_plans (self);
  lab_cheese_guide_follow (self->guide);
  lab_cheese_race_page_schedule (self);
  lab_cheese_race_page_start_deadline (self);
}

static void
on_jumped (LabCheeseRacePage *self)
{
  guint n_rats = lab_cheese_race_get_deal (self->race)->n_rats;
  guint n_played = lab_cheese_race_get_n_played (self->race);
  g_autofree char *number = NULL;

  lab_cheese_race_page_stop (self);
  lab_cheese_race_page_forget_plans (self);
  g_array_set_size (self->cells, MIN (self->cells->len, n_rats * (n_played + 1)));
  if (!lab_cheese_race_is_over (self->race))
    self->ended = FALSE;
  lab_cheese_race_page_go_to (self, n_played, FALSE);
  number = lab_cheese_telling_turn_number (self->race, n_played);
  lab_announcer_say (self->announcer, number);
}

/* Plays the turn as soon as all people have chosen. */
static void
on_choices (LabCheeseRacePage *self)
{
  lab_cheese_race_page_update (self);
  if (lab_cheese_race_page_is_latest (self) && !self->held
      && lab_cheese_race_page_find_chooser (self) >= LAB_CHEESE_MAX_RATS
      && !lab_cheese_race_is_thinking (self->race))
    lab_cheese_race_advance (self->race);
}

static void
on_failed (LabCheeseRacePage *self,
           const char        *message)
{
  lab_cheese_race_page_tell (self, message);
}

/* Private helpers: actions */

static void
on_hint (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race != NULL)
    lab_cheese_race_page_show_hint (self);
}

/* Functions of the page */

/** lab_cheese_race_page_events_install: adds the actions to the class of the page. */
void
lab_cheese_race_page_events_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "race.hint", NULL, on_hint);
}

/** lab_cheese_race_page_connect_race: watches the race. */
void
lab_cheese_race_page_connect_race (LabCheeseRacePage *self)
{
  self->signals = g_signal_group_new (LAB_TYPE_CHEESE_RACE);
  g_signal_group_connect_swapped (self->signals, "turn", G_CALLBACK (on_turn), self);
  g_signal_group_connect_swapped (self->signals, "jumped", G_CALLBACK (on_jumped), self);
  g_signal_group_connect_swapped (self->signals, "choices", G_CALLBACK (on_choices), self);
  g_signal_group_connect_swapped (self->signals, "thinking",
                                  G_CALLBACK (lab_cheese_race_page_update), self);
  g_signal_group_connect_swapped (self->signals, "failed", G_CALLBACK (on_failed), self);
}

/** lab_cheese_race_page_start_deadline: begins the time in which people must choose, if it is
 * limited. The first turn has no limit. */
void
lab_cheese_race_page_start_deadline (LabCheeseRacePage *self)
{
  gint64 turn_time = lab_cheese_race_get_turn_time (self->race);

  g_clear_handle_id (&self->deadline, g_source_remove);
  if (turn_time > 0 && lab_cheese_race_get_n_played (self->race) > 0
      && lab_cheese_race_page_find_chooser (self) < LAB_CHEESE_MAX_RATS)
    self->deadline = g_timeout_add ((guint) (turn_time / 1000), on_deadline, self);
}

/** lab_cheese_race_page_show_end: tells the result of a race that is over, once. */
void
lab_cheese_race_page_show_end (LabCheeseRacePage *self)
{
  g_autofree char *result = NULL;

  if (self->ended)
    return;
  self->ended = TRUE;
  result = lab_cheese_telling_result (self->race);
  lab_sound_player_play (self->sounds, LAB_SOUND_WIN);
  lab_announcer_say (self->announcer, result);
  lab_cheese_race_page_update (self);
  lab_cheese_race_page_emit_over (self);
}

/* Public functions */

/** lab_cheese_race_page_undo: takes back the last turn. */
void
lab_cheese_race_page_undo (LabCheeseRacePage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  if (self->race != NULL && !lab_cheese_race_undo (self->race, &error))
    lab_cheese_race_page_tell (self, error->message);
}

/** lab_cheese_race_page_redo: plays a turn again that was undone. */
void
lab_cheese_race_page_redo (LabCheeseRacePage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  if (self->race != NULL && !lab_cheese_race_redo (self->race, &error))
    lab_cheese_race_page_tell (self, error->message);
}
