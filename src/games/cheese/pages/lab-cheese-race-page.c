/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-cheese-board.h"
#include "lab-cheese-family.h"
#include "lab-cheese-race-page-private.h"
#include "lab-cheese-race.h"
#include "lab-cheese-telling.h"
#include "lab-pair-layout.h"
#include "lab-step-player.h"
#include "lab-table-layout.h"
#include "lab-template.h"

/**
 * LabCheeseRacePage:
 *
 * A race: the maze, and beside it the turn, the scores, and what a rat thinks. People choose a
 * direction for their rats, and a turn is played when all have chosen. A race without people is
 * played like a film. Earlier turns can be looked at any time, and the race stays as it is.
 */

G_DEFINE_FINAL_TYPE (LabCheeseRacePage, lab_cheese_race_page, LAB_TYPE_GAME_PAGE)

#define NOTICE_SECONDS 6

/* The lesson: how to move, what mud does, who wins, and where help is. */
static const LabLessonStep lesson_steps[] = {
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("Move Your Rat"),
    N_("Press the arrow keys, swipe, or click where you want to go. All rats move at once. Press "
       "Space to stay."),
    3 },
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("Cheese and Mud"),
    N_("Go to a cell with cheese to take it. If several rats reach it in the same turn, they share "
       "it. Mud costs as many turns as the number on it says."),
    5 },
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("Who Wins"),
    N_("The race ends when no team can catch up. The team with the most cheese wins."),
    4 },
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("If You Need Help"),
    N_("Press the light bulb for a hint. Drag the slider to see earlier turns. Below, choose a rat "
       "to see what it thinks."),
    6 },
};

#define PICTURE_SIZE 28

/* Plays the turns of a race at the chosen speed, and shows earlier ones. */

#define ANIMATION_MS 260        /* the longest time in which rats move */
#define PEOPLE_MS 160           /* the same, while people wait for their next turn */
#define MUD_MS 450              /* a turn in which nobody can choose is seen */
#define READABLE_PERIOD 400     /* in shorter turns, sentences only flicker */

/* Turns per second; the last speed has no limit. */
static const guint speeds[LAB_CHEESE_N_SPEEDS] = { 1, 2, 4, 8, 16, 32, 64, 0 };
static void schedule (LabCheeseRacePage *self);
static void update_playback (LabCheeseRacePage *self);

/* Private helpers: the rats */

static gboolean
has_real_teams (const LabCheesePosition *position)
{
  return position->n_teams > 1 && position->n_teams < position->n_rats;
}

static GtkWidget *
new_row (LabCheeseRacePage *self,
         guint              rat)
{
  g_autofree char *name = lab_cheese_telling_name (self->race, rat);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", name,
                                 "focusable", FALSE, "activatable", FALSE, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), lab_cheese_rat_picture_new (rat, PICTURE_SIZE));
  self->scores[rat] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->scores[rat]), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->scores[rat]), "title-4");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->scores[rat]));
  self->rows[rat] = row;
  return row;
}

static char *
describe (LabCheeseRacePage       *self,
          const LabCheesePosition *position,
          guint                    rat)
{
  g_autofree char *state = lab_cheese_telling_state (self->race, position, rat);
  guint team = position->teams[rat];
  g_autofree char *score = NULL;
  g_autofree char *about = NULL;

  if (!has_real_teams (position))
    return g_steal_pointer (&state);
  score = lab_cheese_telling_score (lab_cheese_position_get_team_score (position, team));
  /* Translators: the number of a team, and its score. */
  about = g_strdup_printf (_("Team %u: %s"), team + 1, score);
  return *state != '\0' ? g_strconcat (about, " · ", state, NULL) : g_steal_pointer (&about);
}

/* Lists the rats of the race. */
static void
list_rats (LabCheeseRacePage *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  for (guint i = 0; i < self->race->deal->n_rats; i++)
    adw_preferences_group_add (group, new_row (self, i));
  adw_bin_set_child (self->rats, GTK_WIDGET (group));
}

/* Shows the scores in a position of the race: those of the rats and, with teams of several rats,
 * those of the teams. */
static void
show_scores (LabCheeseRacePage       *self,
             const LabCheesePosition *position)
{
  for (guint i = 0; i < position->n_rats; i++)
    {
      g_autofree char *score = lab_cheese_telling_score (position->rats[i].score);
      g_autofree char *about = describe (self, position, i);

      gtk_label_set_label (self->scores[i], score);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[i]), about);
    }
}

/* Private helpers: playback */

static gboolean
needs_choice (LabCheeseRacePage *self)
{
  return lab_cheese_race_page_find_chooser (self) < LAB_CHEESE_MAX_RATS;
}

/* Returns the time for a turn that is watched, in
 * milliseconds. */
static guint
get_period (LabCheeseRacePage *self)
{
  guint selected = gtk_drop_down_get_selected (self->speed);
  guint speed = selected < LAB_CHEESE_N_SPEEDS ? speeds[selected] : 1;

  return speed > 0 ? 1000 / speed : 0;
}

/* Returns the time for the next turn, in milliseconds. */
static guint
get_delay (LabCheeseRacePage *self)
{
  if (lab_cheese_race_page_is_latest (self) && lab_cheese_race_has_people (self->race))
    return MUD_MS;
  return get_period (self);
}

static guint
get_duration (LabCheeseRacePage *self)
{
  guint period = get_period (self);

  if (!self->playing && lab_cheese_race_has_people (self->race))
    return PEOPLE_MS;
  return self->playing ? MIN (period, ANIMATION_MS) : ANIMATION_MS;
}

static void
update_title (LabCheeseRacePage *self)
{
  gboolean result = self->ended && lab_cheese_race_page_is_latest (self);
  g_autofree char *title = result ? lab_cheese_telling_result (self->race)
                                  : lab_cheese_telling_turn_number (self->race, self->shown);
  g_autofree char *sentence
      = self->shown > 0 ? lab_cheese_telling_turn (self->race, self->shown, FALSE) : g_strdup ("");

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  title, -1);
}

/* Tells whose turn it is to choose. */
static void
update_chooser (LabCheeseRacePage *self)
{
  guint rat = lab_cheese_race_page_find_chooser (self);
  gboolean chooses = rat < LAB_CHEESE_MAX_RATS;
  g_autofree char *name = chooses ? lab_cheese_telling_name (self->race, rat) : NULL;
  /* Translators: %s is the name of a rat that a person moves. */
  g_autofree char *text = chooses ? g_strdup_printf (_("%s: choose a direction"), name) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->chooser), chooses);
  /* A hint is in its place. */
  if (self->hint_level == 0)
    gtk_label_set_text (self->chooser, chooses ? text : "");
}

/* Shows everything beside the maze. */
static void
update (LabCheeseRacePage *self)
{
  g_auto (LabCheesePosition) position = { 0 };
  gboolean latest, over, choosing;

  if (self->race == NULL)
    return;
  latest = lab_cheese_race_page_is_latest (self);
  over = lab_cheese_race_is_over (self->race);
  choosing = latest && !over && lab_cheese_race_has_people (self->race);
  lab_cheese_race_get_position_at (self->race, self->shown, &position);
  show_scores (self, &position);
  update_title (self);
  update_chooser (self);
  gtk_widget_set_visible (self->directions, choosing);
  gtk_widget_set_visible (self->playback, !choosing);
  gtk_widget_set_visible (self->keep, !latest);
  gtk_widget_set_visible (self->end, latest && self->ended);
  gtk_widget_set_visible (self->hint_button, choosing);
  gtk_spinner_set_spinning (self->spinner, lab_cheese_race_is_thinking (self->race));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "race.hint",
                                 lab_cheese_race_page_find_chooser (self) < LAB_CHEESE_MAX_RATS);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "race.keep", !latest);
  update_playback (self);
}

/* Tells the result of a race that is over, once. */
static void
show_end (LabCheeseRacePage *self)
{
  g_autofree char *result = NULL;

  if (self->ended)
    return;
  self->ended = TRUE;
  result = lab_cheese_telling_result (self->race);
  lab_game_page_celebrate (LAB_GAME_PAGE (self));
  lab_game_page_say (LAB_GAME_PAGE (self), result);
  update (self);
  g_signal_emit_by_name (self, "over");
}

/* Shows the position after some turns; the race stays as it is. */
static void
go_to (LabCheeseRacePage *self,
       guint              n_played,
       gboolean           animated)
{
  g_auto (LabCheesePosition) position = { 0 };

  self->shown = MIN (n_played, self->race->n_played);
  lab_cheese_race_page_forget_hint (self);
  lab_cheese_race_get_position_at (self->race, self->shown, &position);
  lab_cheese_board_set_position (self->board, &position, animated ? get_duration (self) : 0);
  lab_cheese_thoughts_set_turn (self->thoughts, self->shown);
  lab_cheese_race_page_update_overlay (self);
  update (self);
  if (lab_cheese_race_page_is_latest (self) && lab_cheese_race_is_over (self->race))
    {
      self->playing = FALSE;
      show_end (self);
    }
}

static gboolean
on_time (gpointer data)
{
  LabCheeseRacePage *self = data;

  self->timer = 0;
  if (!lab_cheese_race_page_is_latest (self))
    {
      go_to (self, self->shown + 1, TRUE);
      schedule (self);
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

/* Stops playing. The turn that rats think about is still played. */
static void
stop (LabCheeseRacePage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->deadline, g_source_remove);
  self->playing = FALSE;
  if (self->race != NULL)
    update_playback (self);
}

static void
play (LabCheeseRacePage *self,
      gboolean           playing)
{
  self->playing = playing;
  if (!playing)
    stop (self);
  schedule (self);
  update (self);
}

static void
add_speeds (LabCheeseRacePage *self)
{
  GSettings *settings = lab_game_page_get_settings (LAB_GAME_PAGE (self));
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
      settings != NULL ? (guint) g_settings_get_int (settings, "cheese-speed") : 2);
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
    lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

static void
on_step (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race == NULL)
    return;
  stop (self);
  if (g_str_equal (name, "race.first"))
    go_to (self, 0, FALSE);
  else if (g_str_equal (name, "race.last"))
    go_to (self, self->race->n_played, FALSE);
  else if (g_str_equal (name, "race.back") && self->shown > 0)
    go_to (self, self->shown - 1, TRUE);
  else if (g_str_equal (name, "race.forward"))
    {
      if (!lab_cheese_race_page_is_latest (self))
        go_to (self, self->shown + 1, TRUE);
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
    go_to (self, 0, FALSE);
  play (self, !self->playing);
  /* Translators: the turns of a race are shown one after another, or not. */
  lab_game_page_say (LAB_GAME_PAGE (self), self->playing ? _("Playing") : _("Paused"));
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
      lab_game_page_get_announcer (LAB_GAME_PAGE (self)),
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
  stop (self);
  while (self->race->n_played > shown && lab_cheese_race_undo (self->race, NULL))
    ;
  lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

/* Returns whether turns are played too fast to read about them. */
static gboolean
is_fast (LabCheeseRacePage *self)
{
  return self->playing && get_period (self) < READABLE_PERIOD;
}

/* Lets the race go on after the time of a turn, if it can. */
static void
schedule (LabCheeseRacePage *self)
{
  if (self->timer == 0 && is_going_on (self))
    self->timer = g_timeout_add (get_delay (self), on_time, self);
}

/* Shows the turn on the slider, and which steps there
 * are. */
static void
update_playback (LabCheeseRacePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = self->race->n_played;
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

/* What happens in a race: it is shown, heard, and read by screen readers. */

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

  if (is_fast (self) || lab_cheese_race_is_over (self->race))
    return;
  text = lab_cheese_telling_turn (self->race, n_played, FALSE);
  number = lab_cheese_telling_turn_number (self->race, n_played);
  sentence = g_strdup_printf ("%s %s.", text, number);
  lab_game_page_say (LAB_GAME_PAGE (self), sentence);
}

static void
sound_turn (LabCheeseRacePage *self,
            guint              n_played)
{
  if (get_period (self) < 60 && self->playing)
    return;
  lab_game_page_play_sound (LAB_GAME_PAGE (self),
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

/* Begins the time in which people must choose, if it is
 * limited. The first turn has no limit. */
static void
start_deadline (LabCheeseRacePage *self)
{
  gint64 turn_time = self->race->turn_time;

  g_clear_handle_id (&self->deadline, g_source_remove);
  if (turn_time > 0 && self->race->n_played > 0
      && lab_cheese_race_page_find_chooser (self) < LAB_CHEESE_MAX_RATS)
    self->deadline = g_timeout_add ((guint) (turn_time / 1000), on_deadline, self);
}

static void
on_turn (LabCheeseRacePage *self)
{
  guint n_played = self->race->n_played;

  /* Somebody may look at an earlier turn just now. */
  if (self->shown + 1 < n_played)
    {
      update (self);
      return;
    }
  announce_turn (self, n_played);
  sound_turn (self, n_played);
  go_to (self, n_played, TRUE);
  lab_cheese_race_page_follow_routes (self);
  lab_lesson_follow (self->lesson, lab_cheese_race_is_over (self->race), FALSE);
  schedule (self);
  start_deadline (self);
}

static void
on_jumped (LabCheeseRacePage *self)
{
  guint n_rats = self->race->deal->n_rats;
  guint n_played = self->race->n_played;
  g_autofree char *number = NULL;

  stop (self);
  lab_cheese_race_page_forget_routes (self);
  g_array_set_size (self->cells, MIN (self->cells->len, n_rats * (n_played + 1)));
  if (!lab_cheese_race_is_over (self->race))
    self->ended = FALSE;
  go_to (self, n_played, FALSE);
  number = lab_cheese_telling_turn_number (self->race, n_played);
  lab_game_page_say (LAB_GAME_PAGE (self), number);
}

/* Plays the turn as soon as all people have chosen. */
static void
on_choices (LabCheeseRacePage *self)
{
  update (self);
  if (lab_cheese_race_page_is_latest (self) && !self->held
      && lab_cheese_race_page_find_chooser (self) >= LAB_CHEESE_MAX_RATS
      && !lab_cheese_race_is_thinking (self->race))
    lab_cheese_race_advance (self->race);
}

static void
on_failed (LabCheeseRacePage *self,
           const char        *message)
{
  lab_game_page_tell (LAB_GAME_PAGE (self), message);
}

/* Watches the race. */
static void
connect_race (LabCheeseRacePage *self)
{
  self->signals = g_signal_group_new (LAB_TYPE_CHEESE_RACE);
  g_signal_group_connect_swapped (self->signals, "turn", G_CALLBACK (on_turn), self);
  g_signal_group_connect_swapped (self->signals, "jumped", G_CALLBACK (on_jumped), self);
  g_signal_group_connect_swapped (self->signals, "choices", G_CALLBACK (on_choices), self);
  g_signal_group_connect_swapped (self->signals, "thinking", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "failed", G_CALLBACK (on_failed), self);
}

/* Notes where the rats are after each turn up to the one that is shown. */
static void
note_cells (LabCheeseRacePage *self)
{
  guint n_rats = self->race->deal->n_rats;
  g_auto (LabCheesePosition) position = { 0 };

  for (guint turn = self->cells->len / n_rats; turn <= self->shown; turn++)
    {
      lab_cheese_race_get_position_at (self->race, turn, &position);
      for (guint rat = 0; rat < n_rats; rat++)
        g_array_append_val (self->cells, position.rats[rat].cell);
    }
}

/* Lists the cells where each rat has been, up to the turn that is shown. */
static GArray **
list_trails (LabCheeseRacePage *self)
{
  guint n_rats = self->race->deal->n_rats;
  GArray **trails = g_new0 (GArray *, n_rats + 1);

  note_cells (self);
  for (guint rat = 0; rat < n_rats; rat++)
    {
      guint last = LAB_CHEESE_NO_CELL;

      trails[rat] = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint turn = 0; turn <= self->shown; turn++)
        {
          guint cell = g_array_index (self->cells, guint, turn * n_rats + rat);

          if (cell != last)
            g_array_append_val (trails[rat], cell);
          last = cell;
        }
    }
  return trails;
}

static void
free_trails (GArray **trails)
{
  for (guint i = 0; trails != NULL && trails[i] != NULL; i++)
    g_array_unref (trails[i]);
  g_free (trails);
}

static void
set_names (LabCheeseRacePage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < self->race->deal->n_rats; i++)
    {
      g_autofree char *name = lab_cheese_telling_name (self->race, i);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  lab_cheese_board_set_names (self->board, (const char * const *) names);
}

static void
on_trails (LabCheeseRacePage *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->trails_row), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (self->trails)
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  lab_cheese_race_page_update_overlay (self);
}

static void
on_slider (LabCheeseRacePage *self)
{
  if (self->updating || self->race == NULL)
    return;
  stop (self);
  go_to (self, (guint) (gtk_adjustment_get_value (self->turn_adjustment) + 0.5), FALSE);
}

static void
on_speed (LabCheeseRacePage *self)
{
  GSettings *settings = lab_game_page_get_settings (LAB_GAME_PAGE (self));
  guint speed = gtk_drop_down_get_selected (self->speed);

  if (self->updating || speed >= LAB_CHEESE_N_SPEEDS)
    return;
  if (settings != NULL)
    g_settings_set_int (settings, "cheese-speed", (int) speed);
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  schedule (self);
}

static void
on_start (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race != NULL)
    g_signal_emit_by_name (self, g_str_equal (name, "race.rematch") ? "rematch" : "another");
}

static void
on_show_trails (GtkWidget  *widget,
                const char *name G_GNUC_UNUSED,
                GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  gtk_switch_set_active (self->trails, !gtk_switch_get_active (self->trails));
}

static void
on_thoughts (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race == NULL)
    return;
  if (g_str_equal (name, "race.thoughts"))
    lab_cheese_thoughts_choose_next (self->thoughts);
  else
    lab_cheese_thoughts_step (self->thoughts, g_str_equal (name, "race.thought-forward") ? 1 : -1);
}

/* Widget */

static void
lab_cheese_race_page_unmap (GtkWidget *widget)
{
  stop (LAB_CHEESE_RACE_PAGE (widget));
  GTK_WIDGET_CLASS (lab_cheese_race_page_parent_class)->unmap (widget);
}

static gboolean
lab_cheese_race_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_CHEESE_RACE_PAGE (widget)->board));
}

/* LabGamePage */

/* Lets the race wait while it is not seen. */
static void
lab_cheese_race_page_hold (LabGamePage *page,
                           gboolean     held)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (page);

  if (self->held == held)
    return;
  self->held = held;
  if (held)
    {
      g_clear_handle_id (&self->timer, g_source_remove);
      g_clear_handle_id (&self->deadline, g_source_remove);
    }
  else if (self->race != NULL)
    {
      schedule (self);
      start_deadline (self);
    }
}

/* GObject */

static void
lab_cheese_race_page_constructed (GObject *object)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (object);
  LabAnnouncer *announcer = lab_game_page_get_announcer (LAB_GAME_PAGE (self));

  G_OBJECT_CLASS (lab_cheese_race_page_parent_class)->constructed (object);
  lab_lesson_set_announcer (self->lesson, announcer);
  lab_cheese_thoughts_set_announcer (self->thoughts, announcer);
}

static void
lab_cheese_race_page_dispose (GObject *object)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (object);

  lab_cheese_race_page_set_race (self, NULL);
  g_clear_object (&self->signals);
  G_OBJECT_CLASS (lab_cheese_race_page_parent_class)->dispose (object);
}

static void
lab_cheese_race_page_finalize (GObject *object)
{
  g_array_unref (LAB_CHEESE_RACE_PAGE (object)->cells);
  G_OBJECT_CLASS (lab_cheese_race_page_parent_class)->finalize (object);
}

static void
create_signals (GType type)
{
  /**
   * LabCheeseRacePage::over:
   *
   * The race is over, and its last turn was shown.
   */
  g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabCheeseRacePage::rematch:
   *
   * The user wants to run the same race again.
   */
  g_signal_new ("rematch", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabCheeseRacePage::another:
   *
   * The user wants a race of the same rats in another maze.
   */
  g_signal_new ("another", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_cheese_race_page_class_init (LabCheeseRacePageClass *klass)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "race.first", on_step }, { "race.back", on_step }, { "race.forward", on_step },
    { "race.last", on_step }, { "race.play", on_play }, { "race.faster", on_faster },
    { "race.slower", on_faster }, { "race.keep", on_keep }, { "race.rematch", on_start },
    { "race.another", on_start }, { "race.trails", on_show_trails },
    { "race.thoughts", on_thoughts }, { "race.thought-forward", on_thoughts },
    { "race.thought-back", on_thoughts },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_cheese_race_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_race_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_race_page_finalize;
  widget_class->unmap = lab_cheese_race_page_unmap;
  LAB_GAME_PAGE_CLASS (klass)->hold = lab_cheese_race_page_hold;
  widget_class->grab_focus = lab_cheese_race_page_grab_focus;
  create_signals (G_TYPE_FROM_CLASS (klass));
  LAB_TEMPLATE_TYPES (LAB_TYPE_CHEESE_BOARD, LAB_TYPE_LESSON, LAB_TYPE_CHEESE_THOUGHTS,
                      LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_TABLE_LAYOUT);
  LAB_TEMPLATE ("lab-cheese-race-page.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseRacePage, board, toasts, lesson, title, sentence, spinner,
                         turn_adjustment, slider, playback, play, speed, directions);
  LAB_TEMPLATE_CHILDREN (LabCheeseRacePage, chooser, hint_button, keep, end, rats, trails_row,
                         trails, thoughts);
  LAB_TEMPLATE_CALLBACKS (lab_game_page_focus_board, lab_cheese_race_page_update_overlay, on_slider,
                          on_speed, on_trails);
  lab_cheese_race_page_input_install (widget_class);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

static void
lab_cheese_race_page_init (LabCheeseRacePage *self)
{
  GSettings *settings = lab_game_page_get_settings (LAB_GAME_PAGE (self));
  guint n_shortcuts;
  const LabShortcut *shortcuts = lab_cheese_shortcuts_get (&n_shortcuts);
  GtkEventController *local = lab_shortcuts_new_for_table (shortcuts, n_shortcuts);

  self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The maze is not mirrored, and neither are its directions. */
  gtk_widget_set_direction (self->directions, GTK_TEXT_DIR_LTR);
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        NOTICE_SECONDS, shortcuts, n_shortcuts);
  if (settings != NULL)
    g_settings_bind (settings, "cheese-trails", self->trails, "active", G_SETTINGS_BIND_DEFAULT);
  lab_lesson_set_steps (self->lesson, "cheese-tutorial-seen", "cheese-tutorial-step",
                        lesson_steps, G_N_ELEMENTS (lesson_steps));
  add_speeds (self);
  lab_cheese_race_page_input_init (self);
  connect_race (self);
  /* With the focus in the page, the window would take the space bar. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (local), GTK_SHORTCUT_SCOPE_LOCAL);
  gtk_widget_add_controller (GTK_WIDGET (self), local);
}

/* Hides the lesson, or begins it in the first race that a person runs, or continues it. */
static void
begin_lesson (LabCheeseRacePage *self)
{
  lab_lesson_hide (self->lesson);
  if (lab_cheese_race_has_people (self->race) && !self->ended
      && lab_lesson_is_new (self->lesson, NULL))
    lab_lesson_show_next (self->lesson);
}

/* Public functions */

/** lab_cheese_race_page_is_latest: returns whether the latest turn is shown. */
gboolean
lab_cheese_race_page_is_latest (LabCheeseRacePage *self)
{
  return self->race != NULL && self->shown == self->race->n_played;
}

/** lab_cheese_race_page_update_overlay: shows trails, thoughts, and ways over the maze. */
void
lab_cheese_race_page_update_overlay (LabCheeseRacePage *self)
{
  LabCheeseOverlay overlay = { .n_steps = G_MAXUINT, .hint_cells = self->hint_cells };
  GArray **trails = NULL;

  if (self->race == NULL)
    return;
  overlay.thought = lab_cheese_thoughts_get (self->thoughts, &overlay.rat, &overlay.n_steps);
  if (gtk_switch_get_active (self->trails))
    {
      trails = list_trails (self);
      overlay.trails = trails;
      overlay.n_trails = self->race->deal->n_rats;
    }
  lab_cheese_board_set_overlay (self->board, &overlay);
  free_trails (trails);
}

/**
 * lab_cheese_race_page_set_race:
 * @self: a page
 * @race: (nullable): the race to show; %NULL for none
 *
 * Shows a race. A race of rats that no person moves starts at once.
 */
void
lab_cheese_race_page_set_race (LabCheeseRacePage *self,
                               LabCheeseRace     *race)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  if (self->race == race)
    return;
  stop (self);
  lab_cheese_race_page_forget_routes (self);
  lab_cheese_race_page_forget_hint (self);
  if (self->race != NULL)
    lab_cheese_race_stop (self->race);
  g_signal_group_set_target (self->signals, race);
  g_set_object (&self->race, race);
  g_array_set_size (self->cells, 0);
  lab_cheese_thoughts_set_race (self->thoughts, race);
  if (race == NULL)
    {
      adw_bin_set_child (self->rats, NULL);
      lab_lesson_hide (self->lesson);
      return;
    }
  self->ended = lab_cheese_race_is_over (race);
  lab_cheese_board_set_maze (self->board, race->deal->maze);
  set_names (self);
  list_rats (self);
  lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  go_to (self, race->n_played, FALSE);
  begin_lesson (self);
  self->playing = !lab_cheese_race_has_people (race) && !self->ended && race->n_played == 0;
  update (self);
  schedule (self);
  lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

/** lab_cheese_race_page_show_lesson: begins the lesson. */
void
lab_cheese_race_page_show_lesson (LabCheeseRacePage *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  if (self->race != NULL && !lab_cheese_race_is_over (self->race))
    {
      lab_lesson_restart (self->lesson);
      lab_lesson_show_next (self->lesson);
    }
}
