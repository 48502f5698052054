/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-page-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-shortcuts.h"
#include "lab-cheese-telling.h"
#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-table-layout.h"

/**
 * LabCheeseRacePage:
 *
 * A race: the maze, and beside it the turn, the scores, and what a rat thinks. People choose a
 * direction for their rats, and a turn is played when all have chosen. A race without people is
 * played like a film. Earlier turns can be looked at any time, and the race stays as it is.
 */

enum
{
  OVER,
  REMATCH,
  ANOTHER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseRacePage, lab_cheese_race_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 6

/* Private helpers: showing */

/* Notes where the rats are after each turn up to the one that is shown. */
static void
note_cells (LabCheeseRacePage *self)
{
  guint n_rats = lab_cheese_race_get_deal (self->race)->n_rats;
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
  guint n_rats = lab_cheese_race_get_deal (self->race)->n_rats;
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

  for (guint i = 0; i < lab_cheese_race_get_deal (self->race)->n_rats; i++)
    {
      g_autofree char *name = lab_cheese_telling_name (self->race, i);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  lab_cheese_board_set_names (self->board, (const char * const *) names);
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

/* Private helpers: signals */

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
  lab_cheese_race_page_stop (self);
  lab_cheese_race_page_go_to (
      self, (guint) (gtk_adjustment_get_value (self->turn_adjustment) + 0.5), FALSE);
}

static void
on_speed (LabCheeseRacePage *self)
{
  guint speed = gtk_drop_down_get_selected (self->speed);

  if (self->updating || speed >= LAB_CHEESE_N_SPEEDS)
    return;
  if (self->settings != NULL)
    g_settings_set_int (self->settings, "cheese-speed", (int) speed);
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  lab_cheese_race_page_schedule (self);
}

static void
on_start (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race != NULL)
    g_signal_emit (self, signals[g_str_equal (name, "race.rematch") ? REMATCH : ANOTHER], 0);
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
  lab_cheese_race_page_stop (LAB_CHEESE_RACE_PAGE (widget));
  GTK_WIDGET_CLASS (lab_cheese_race_page_parent_class)->unmap (widget);
}

static gboolean
lab_cheese_race_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_CHEESE_RACE_PAGE (widget)->board));
}

/* GObject */

static void
lab_cheese_race_page_dispose (GObject *object)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (object);

  lab_cheese_race_page_set_race (self, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->notice);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_cheese_race_page_parent_class)->dispose (object);
}

static void
lab_cheese_race_page_finalize (GObject *object)
{
  g_array_unref (LAB_CHEESE_RACE_PAGE (object)->cells);
  G_OBJECT_CLASS (lab_cheese_race_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-cheese-race-page.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabCheeseRacePage, name)
  BIND (board);
  BIND (toasts);
  BIND (guide);
  BIND (title);
  BIND (sentence);
  BIND (spinner);
  BIND (turn_adjustment);
  BIND (slider);
  BIND (playback);
  BIND (play);
  BIND (speed);
  BIND (directions);
  BIND (chooser);
  BIND (hint_button);
  BIND (keep);
  BIND (end);
  BIND (scores);
  BIND (trails_row);
  BIND (trails);
  BIND (thoughts);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, lab_cheese_race_page_focus_board);
  gtk_widget_class_bind_template_callback (widget_class, lab_cheese_race_page_update_overlay);
  gtk_widget_class_bind_template_callback (widget_class, on_slider);
  gtk_widget_class_bind_template_callback (widget_class, on_speed);
  gtk_widget_class_bind_template_callback (widget_class, on_trails);
}

static void
create_signals (GType type)
{
  /**
   * LabCheeseRacePage::over:
   *
   * The race is over, and its last turn was shown.
   */
  signals[OVER] = g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
  /**
   * LabCheeseRacePage::rematch:
   *
   * The user wants to run the same race again.
   */
  signals[REMATCH] = g_signal_new ("rematch", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  /**
   * LabCheeseRacePage::another:
   *
   * The user wants a race of the same rats in another maze.
   */
  signals[ANOTHER] = g_signal_new ("another", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
lab_cheese_race_page_class_init (LabCheeseRacePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_race_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_race_page_finalize;
  widget_class->unmap = lab_cheese_race_page_unmap;
  widget_class->grab_focus = lab_cheese_race_page_grab_focus;
  create_signals (G_TYPE_FROM_CLASS (klass));
  g_type_ensure (LAB_TYPE_CHEESE_BOARD);
  g_type_ensure (LAB_TYPE_CHEESE_GUIDE);
  g_type_ensure (LAB_TYPE_CHEESE_SCORES);
  g_type_ensure (LAB_TYPE_CHEESE_THOUGHTS);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  bind_children (widget_class);
  lab_cheese_race_page_playback_install (widget_class);
  lab_cheese_race_page_input_install (widget_class);
  lab_cheese_race_page_events_install (widget_class);
  gtk_widget_class_install_action (widget_class, "race.rematch", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "race.another", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "race.trails", NULL, on_show_trails);
  gtk_widget_class_install_action (widget_class, "race.thoughts", NULL, on_thoughts);
  gtk_widget_class_install_action (widget_class, "race.thought-forward", NULL, on_thoughts);
  gtk_widget_class_install_action (widget_class, "race.thought-back", NULL, on_thoughts);
}

static void
update_sounds (LabCheeseRacePage *self)
{
  lab_sound_player_set_on (self->sounds, self->settings != NULL
                                             && g_settings_get_boolean (self->settings, "sounds"));
}

static void
lab_cheese_race_page_init (LabCheeseRacePage *self)
{
  GtkEventController *local = lab_cheese_shortcuts_new_keys ();

  self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The maze is not mirrored, and neither are its directions. */
  gtk_widget_set_direction (self->directions, GTK_TEXT_DIR_LTR);
  self->settings = lab_settings_new ();
  self->sounds = lab_sound_player_new ();
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  if (self->settings != NULL)
    {
      g_settings_bind (self->settings, "cheese-trails", self->trails, "active",
                       G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_object (self->settings, "changed::sounds", G_CALLBACK (update_sounds), self,
                               G_CONNECT_SWAPPED);
    }
  update_sounds (self);
  lab_cheese_race_page_playback_init (self);
  lab_cheese_race_page_input_init (self);
  lab_cheese_race_page_connect_race (self);
  gtk_widget_add_controller (GTK_WIDGET (self), lab_cheese_shortcuts_new_keys ());
  /* With the focus in the page, the window would take the space bar. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (local), GTK_SHORTCUT_SCOPE_LOCAL);
  gtk_widget_add_controller (GTK_WIDGET (self), local);
}

/* Private functions of the page */

/** lab_cheese_race_page_is_latest: returns whether the latest turn is shown. */
gboolean
lab_cheese_race_page_is_latest (LabCheeseRacePage *self)
{
  return self->race != NULL && self->shown == lab_cheese_race_get_n_played (self->race);
}

/** lab_cheese_race_page_emit_over: tells that the race is over. */
void
lab_cheese_race_page_emit_over (LabCheeseRacePage *self)
{
  g_signal_emit (self, signals[OVER], 0);
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
      overlay.n_trails = lab_cheese_race_get_deal (self->race)->n_rats;
    }
  lab_cheese_board_set_overlay (self->board, &overlay);
  free_trails (trails);
}

/** lab_cheese_race_page_update: shows everything beside the maze. */
void
lab_cheese_race_page_update (LabCheeseRacePage *self)
{
  g_auto (LabCheesePosition) position = { 0 };
  gboolean latest, over, choosing;

  if (self->race == NULL)
    return;
  latest = lab_cheese_race_page_is_latest (self);
  over = lab_cheese_race_is_over (self->race);
  choosing = latest && !over && lab_cheese_race_has_people (self->race);
  lab_cheese_race_get_position_at (self->race, self->shown, &position);
  lab_cheese_scores_show (self->scores, &position);
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
  lab_cheese_race_page_update_playback (self);
}

/* Public functions */

/**
 * lab_cheese_race_page_new:
 * @announcer: tells screen readers what happens; it must outlive the page
 *
 * Returns: (transfer floating): a page without a race
 */
GtkWidget *
lab_cheese_race_page_new (LabAnnouncer *announcer)
{
  LabCheeseRacePage *self = g_object_new (LAB_TYPE_CHEESE_RACE_PAGE, NULL);

  self->announcer = announcer;
  lab_cheese_thoughts_set_announcer (self->thoughts, announcer);
  return GTK_WIDGET (self);
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
  lab_cheese_race_page_stop (self);
  lab_cheese_race_page_forget_plans (self);
  lab_cheese_race_page_forget_hint (self);
  if (self->race != NULL)
    lab_cheese_race_stop (self->race);
  g_signal_group_set_target (self->signals, race);
  g_set_object (&self->race, race);
  g_array_set_size (self->cells, 0);
  lab_cheese_scores_set_race (self->scores, race);
  lab_cheese_thoughts_set_race (self->thoughts, race);
  if (race == NULL)
    {
      lab_cheese_guide_begin (self->guide, NULL, NULL);
      return;
    }
  self->ended = lab_cheese_race_is_over (race);
  lab_cheese_board_set_maze (self->board, lab_cheese_race_get_deal (race)->maze);
  set_names (self);
  lab_sound_player_prepare (self->sounds);
  lab_cheese_race_page_go_to (self, lab_cheese_race_get_n_played (race), FALSE);
  lab_cheese_guide_begin (self->guide, race, self->announcer);
  self->playing = !lab_cheese_race_has_people (race) && !self->ended
                  && lab_cheese_race_get_n_played (race) == 0;
  lab_cheese_race_page_update (self);
  lab_cheese_race_page_schedule (self);
  lab_cheese_race_page_focus_board (self);
}

/** lab_cheese_race_page_get_race: (transfer none) (nullable): returns the race that is shown. */
LabCheeseRace *
lab_cheese_race_page_get_race (LabCheeseRacePage *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE_PAGE (self), NULL);

  return self->race;
}

/** lab_cheese_race_page_get_board: (transfer none): returns the maze of the page. */
LabCheeseBoard *
lab_cheese_race_page_get_board (LabCheeseRacePage *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE_PAGE (self), NULL);

  return self->board;
}

/** lab_cheese_race_page_get_shown: returns how many turns were played in what is shown. */
guint
lab_cheese_race_page_get_shown (LabCheeseRacePage *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE_PAGE (self), 0);

  return self->shown;
}

/**
 * lab_cheese_race_page_hold:
 * @self: a page
 * @held: whether people cannot see the maze now, because of a dialog for example
 *
 * Lets the race wait while it is not seen.
 */
void
lab_cheese_race_page_hold (LabCheeseRacePage *self,
                           gboolean           held)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

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
      lab_cheese_race_page_schedule (self);
      lab_cheese_race_page_start_deadline (self);
    }
}

/** lab_cheese_race_page_focus_board: moves the focus to the maze. */
void
lab_cheese_race_page_focus_board (LabCheeseRacePage *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/** lab_cheese_race_page_show_tutorial: begins the tutorial. */
void
lab_cheese_race_page_show_tutorial (LabCheeseRacePage *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  lab_cheese_guide_show (self->guide);
}

/**
 * lab_cheese_race_page_tell:
 * @self: a page
 * @text: a sentence
 *
 * Shows a short message that disappears by itself.
 */
void
lab_cheese_race_page_tell (LabCheeseRacePage *self,
                           const char        *text)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE_PAGE (self));

  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}
