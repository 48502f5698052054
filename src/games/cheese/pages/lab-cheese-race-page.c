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
#include "lab-hint-button.h"
#include "lab-pair-layout.h"
#include "lab-table-layout.h"
#include "lab-template.h"
#include "lab-wrap-layout.h"

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
#define BOARD_MARGIN 0.4        /* around a maze, in cells */

/* Plays the turns of a race, and shows earlier ones. */

#define N_SPEEDS 8
#define DEFAULT_SPEED 2
#define NO_TURN (G_MAXUINT / 2) /* no turn is shown, and none next to it */
#define ANIMATION_MS 260        /* the longest time in which rats move */
#define PEOPLE_MS 160           /* the same, while people wait for their next turn */
#define MUD_MS 450              /* a turn in which nobody can choose is seen */
#define READABLE_MS 400         /* in shorter turns, sentences only flicker */
#define AUDIBLE_MS 60

/* Private helpers: the rats */

static GtkLabel *
new_score (void)
{
  GtkWidget *score = gtk_label_new (NULL);

  gtk_widget_add_css_class (score, "numeric");
  gtk_widget_add_css_class (score, "title-4");
  return GTK_LABEL (score);
}

static GtkWidget *
new_row (LabCheeseRacePage *self,
         guint              rat,
         const char        *name)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", name,
                                 "focusable", FALSE, "activatable", FALSE, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), lab_cheese_rat_picture_new (rat, PICTURE_SIZE));
  self->scores[rat] = new_score ();
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->scores[rat]));
  self->rows[rat] = row;
  return row;
}

/* Makes the picture and the score of a rat, for the summary. */
static GtkWidget *
new_chip (LabCheeseRacePage *self,
          guint              rat,
          const char        *name)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_widget_set_tooltip_text (chip, name);
  gtk_widget_set_margin_start (chip, 9);
  gtk_widget_set_margin_end (chip, 9);
  self->summary_scores[rat] = new_score ();
  gtk_box_append (GTK_BOX (chip), lab_cheese_rat_picture_new (rat, PICTURE_SIZE));
  gtk_box_append (GTK_BOX (chip), GTK_WIDGET (self->summary_scores[rat]));
  return chip;
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

  if (position->n_teams == 1 || position->n_teams == position->n_rats)
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
  char *names[LAB_CHEESE_MAX_RATS + 1] = { NULL };
  GtkWidget *chip;

  while ((chip = gtk_widget_get_first_child (self->summary)) != NULL)
    gtk_widget_unparent (chip);
  for (guint i = 0; i < self->race->deal->n_rats; i++)
    {
      names[i] = lab_cheese_telling_name (self->race, i);
      adw_preferences_group_add (group, new_row (self, i, names[i]));
      lab_wrap_layout_add (LAB_WRAP_LAYOUT (self->summary), new_chip (self, i, names[i]));
    }
  adw_bin_set_child (self->rats, GTK_WIDGET (group));
  lab_cheese_board_take_names (self->board, g_memdup2 (names, sizeof names));
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
      gtk_label_set_label (self->summary_scores[i], score);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[i]), about);
    }
}

/* Private helpers: playback */

static gboolean
needs_choice (LabCheeseRacePage *self)
{
  return lab_cheese_race_page_find_chooser (self) < LAB_CHEESE_MAX_RATS;
}

static void
update_title (LabCheeseRacePage *self)
{
  gboolean result = self->ended && lab_cheese_race_page_is_latest (self);
  g_autofree char *title = result ? lab_cheese_telling_result (self->race)
                                  : lab_cheese_telling_turn_number (self->race, self->shown);
  g_autofree char *reason = lab_cheese_telling_reason (self->race);
  g_autofree char *sentence
      = self->shown > 0 ? lab_cheese_telling_turn (self->race, self->shown, FALSE) : g_strdup ("");

  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !result);
  if (result)
    lab_result_card_show (self->result, title, LAB_RESULT_NO_STARS, reason);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
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
  g_autofree char *text
      /* Translators: %s is the name of a rat that a person moves. */
      = chooses ? g_strdup_printf (_("%s: choose a direction"), name) : g_strdup ("");

  gtk_widget_set_visible (GTK_WIDGET (self->chooser), chooses);
  /* A hint is in its place. */
  if (self->hint_level == 0)
    gtk_label_set_text (self->chooser, text);
}

/* Shows everything beside the maze. */
static void
update (LabCheeseRacePage *self)
{
  g_auto (LabCheesePosition) position = { 0 };
  gboolean latest, over, people, choosing;

  if (self->race == NULL)
    return;
  over = lab_cheese_race_is_over (self->race);
  people = lab_cheese_race_has_people (self->race);
  /* If turns were undone, another one is shown. */
  lab_step_player_extend (self->player, self->race->n_played, !people && !over);
  latest = lab_cheese_race_page_is_latest (self);
  choosing = latest && !over && people;
  lab_cheese_race_get_position_at (self->race, self->shown, &position);
  show_scores (self, &position);
  update_title (self);
  update_chooser (self);
  gtk_widget_set_visible (self->directions, choosing);
  gtk_widget_set_visible (self->keep, !latest);
  gtk_widget_set_visible (self->hint_button, choosing);
  gtk_spinner_set_spinning (self->spinner, lab_cheese_race_is_thinking (self->race));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "race.hint", needs_choice (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "race.keep", !latest);
  /* People run their race themselves, so it cannot be played until it is over. */
  lab_step_player_set_brief (self->player, people && !over);
  lab_step_player_set_waiting (self->player,
                               self->held || lab_cheese_race_is_thinking (self->race));
}

/* Tells the result of a race that is over, once. */
static void
show_end (LabCheeseRacePage *self)
{
  g_autofree char *result = NULL;

  self->ended = TRUE;
  lab_step_player_stop (self->player);
  result = lab_cheese_telling_result (self->race);
  update (self);
  lab_game_page_celebrate (LAB_GAME_PAGE (self), self->result);
  lab_game_page_say (LAB_GAME_PAGE (self), result);
  g_signal_emit_by_name (self, "over");
}

/* Tells what the rats did. */
static void
announce_turn (LabCheeseRacePage *self)
{
  g_autofree char *number = lab_cheese_telling_turn_number (self->race, self->shown);
  g_autofree char *sentence
      = g_strdup_printf ("%s %s.", gtk_label_get_text (self->sentence), number);

  lab_game_page_say (LAB_GAME_PAGE (self), sentence);
}

/* Shows the position after some turns; the race stays as it is. */
static void
on_moved (LabCheeseRacePage *self,
          gboolean           is_told)
{
  g_auto (LabCheesePosition) position = { 0 };
  guint before = self->shown, longest;

  if (self->race == NULL)
    return;
  longest = lab_cheese_race_has_people (self->race) ? PEOPLE_MS : ANIMATION_MS;
  self->shown = (guint) self->player->step;
  lab_cheese_race_page_forget_hint (self);
  lab_cheese_race_get_position_at (self->race, self->shown, &position);
  lab_cheese_board_set_position (self->board, &position,
                                 MAX (before, self->shown) - MIN (before, self->shown) == 1
                                     ? MIN (lab_step_player_get_pace (self->player), longest) : 0);
  lab_cheese_thoughts_set_turn (self->thoughts, self->shown);
  lab_cheese_race_page_update_overlay (self);
  update (self);
  if (!self->ended && lab_cheese_race_page_is_latest (self)
      && lab_cheese_race_is_over (self->race))
    show_end (self);
  else if (is_told)
    announce_turn (self);
}

/* The next turn is wanted. The key for it lets the rat of a person stay. */
static void
on_beyond (LabCheeseRacePage *self)
{
  if (lab_cheese_race_has_people (self->race))
    gtk_widget_activate_action (GTK_WIDGET (self), "race.stay", NULL);
  else if (!lab_cheese_race_is_thinking (self->race))
    lab_cheese_race_advance (self->race);
}

/* Returns whether the next turn is played without any choice of people. */
static gboolean
is_passing (LabCheeseRacePage *self)
{
  return !self->held && lab_cheese_race_page_is_latest (self)
         && !lab_cheese_race_is_over (self->race) && !lab_cheese_race_is_thinking (self->race)
         && lab_cheese_race_has_people (self->race) && !needs_choice (self);
}

static gboolean
on_passed (gpointer data)
{
  LabCheeseRacePage *self = data;

  self->timer = 0;
  if (is_passing (self))
    lab_cheese_race_advance (self->race);
  return G_SOURCE_REMOVE;
}

/* Lets the race go on if all people are in mud, after they have seen that. */
static void
schedule (LabCheeseRacePage *self)
{
  if (self->timer == 0 && is_passing (self))
    self->timer = g_timeout_add (MUD_MS, on_passed, self);
}

/* Stops playing. The turn that rats think about is still played. */
static void
stop (LabCheeseRacePage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->deadline, g_source_remove);
  lab_step_player_stop (self->player);
}

/* Undoes all turns after the one that is shown. */
static void
on_keep (LabCheeseRacePage *self)
{
  guint shown = self->shown;

  if (self->race == NULL || lab_cheese_race_page_is_latest (self))
    return;
  stop (self);
  while (self->race->n_played > shown && lab_cheese_race_undo (self->race, NULL))
    ;
  lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

/* What happens in a race: it is shown, heard, and read by screen readers. */

static void
sound_turn (LabCheeseRacePage *self,
            guint              n_played)
{
  g_autofree char *finds = NULL;

  if (lab_step_player_get_pace (self->player) < AUDIBLE_MS)
    return;
  finds = lab_cheese_telling_turn (self->race, n_played, TRUE);
  lab_game_page_play_sound (LAB_GAME_PAGE (self),
                            *finds != '\0' ? LAB_SOUND_FIND : LAB_SOUND_MOVE);
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
  if (turn_time > 0 && self->race->n_played > 0 && needs_choice (self))
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
  sound_turn (self, n_played);
  update (self);
  lab_step_player_go_to (self->player, n_played,
                         lab_step_player_get_pace (self->player) >= READABLE_MS);
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
  update (self);
  lab_step_player_go_to (self->player, n_played, FALSE);
  number = lab_cheese_telling_turn_number (self->race, n_played);
  lab_game_page_say (LAB_GAME_PAGE (self), number);
}

/* Plays the turn as soon as all people have chosen. */
static void
on_choices (LabCheeseRacePage *self)
{
  update (self);
  if (lab_cheese_race_page_is_latest (self) && !self->held && !needs_choice (self)
      && !lab_cheese_race_is_thinking (self->race))
    lab_cheese_race_advance (self->race);
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
  g_signal_group_connect_swapped (self->signals, "failed", G_CALLBACK (lab_game_page_tell), self);
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
static GPtrArray *
list_trails (LabCheeseRacePage *self)
{
  guint n_rats = self->race->deal->n_rats;
  GPtrArray *trails = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  note_cells (self);
  for (guint rat = 0; rat < n_rats; rat++)
    {
      GArray *trail = g_array_new (FALSE, FALSE, sizeof (guint));
      guint last = LAB_CHEESE_NO_CELL;

      for (guint turn = 0; turn <= self->shown; turn++)
        {
          guint cell = g_array_index (self->cells, guint, turn * n_rats + rat);

          if (cell != last)
            g_array_append_val (trail, cell);
          last = cell;
        }
      g_ptr_array_add (trails, trail);
    }
  return trails;
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
on_start (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race != NULL)
    g_signal_emit_by_name (self, "repeat", g_str_equal (name, "race.another"));
}

static void
on_show_trails (LabCheeseRacePage *self)
{
  gtk_switch_set_active (self->trails, !gtk_switch_get_active (self->trails));
}

static void
on_thoughts (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (self->race != NULL)
    lab_cheese_thoughts_turn (self->thoughts, g_str_equal (name, "race.next-thoughts") ? 1 : -1);
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
  update (self);
}

/* GObject */

static void
lab_cheese_race_page_constructed (GObject *object)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (object);

  G_OBJECT_CLASS (lab_cheese_race_page_parent_class)->constructed (object);
  lab_lesson_set_announcer (self->lesson, lab_game_page_get_announcer (LAB_GAME_PAGE (self)));
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
   * LabCheeseRacePage::repeat:
   * @another: whether the maze is another one
   *
   * The user wants to run the same race again, or a race of the same rats in another maze.
   */
  g_signal_new ("repeat", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_BOOLEAN);
}

static void
lab_cheese_race_page_class_init (LabCheeseRacePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_cheese_race_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_race_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_race_page_finalize;
  widget_class->unmap = lab_cheese_race_page_unmap;
  LAB_GAME_PAGE_CLASS (klass)->hold = lab_cheese_race_page_hold;
  widget_class->grab_focus = lab_cheese_race_page_grab_focus;
  create_signals (G_TYPE_FROM_CLASS (klass));
  LAB_TEMPLATE_TYPES (LAB_TYPE_CHEESE_BOARD, LAB_TYPE_HINT_BUTTON, LAB_TYPE_LESSON,
                      LAB_TYPE_CHEESE_THOUGHTS, LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_RESULT_CARD,
                      LAB_TYPE_STEP_PLAYER, LAB_TYPE_TABLE_LAYOUT, LAB_TYPE_WRAP_LAYOUT);
  LAB_TEMPLATE ("lab-cheese-race-page.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseRacePage, table, summary, board, player, toasts, lesson, title,
                         sentence, spinner, directions);
  LAB_TEMPLATE_CHILDREN (LabCheeseRacePage, chooser, hint_button, keep, result, rats, trails_row,
                         trails, thoughts);
  LAB_TEMPLATE_CALLBACKS (lab_game_page_focus_board, lab_cheese_race_page_update_overlay,
                          on_moved, on_beyond, on_trails);
  lab_cheese_race_page_input_install (widget_class);
  LAB_TEMPLATE_ACTION ("race.keep", on_keep);
  LAB_TEMPLATE_ACTION ("race.trails", on_show_trails);
  gtk_widget_class_install_action (widget_class, "race.rematch", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "race.another", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "race.next-thoughts", NULL, on_thoughts);
  gtk_widget_class_install_action (widget_class, "race.previous-thoughts", NULL, on_thoughts);
}

static void
lab_cheese_race_page_init (LabCheeseRacePage *self)
{
  GSettings *settings = lab_game_page_get_settings (LAB_GAME_PAGE (self));

  self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The maze is not mirrored, and neither are its directions. */
  gtk_widget_set_direction (self->directions, GTK_TEXT_DIR_LTR);
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        NOTICE_SECONDS, lab_cheese_shortcuts);
  if (settings != NULL)
    g_settings_bind (settings, "cheese-trails", self->trails, "active", G_SETTINGS_BIND_DEFAULT);
  lab_lesson_set_steps (self->lesson, "cheese-tutorial-seen", "cheese-tutorial-step",
                        lesson_steps, G_N_ELEMENTS (lesson_steps));
  lab_step_player_set_speeds (self->player, N_SPEEDS, DEFAULT_SPEED);
  if (settings != NULL)
    g_settings_bind (settings, "cheese-speed", self->player->speed, "selected",
                     G_SETTINGS_BIND_DEFAULT);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  /* Translators: a button; starts a race with the same rats in another maze */
  lab_result_card_set_button (self->result, LAB_RESULT_NEXT, _("_New Race"), "race.another");
  /* Translators: a button; starts the same race again */
  lab_result_card_set_button (self->result, LAB_RESULT_AGAIN, _("_Rematch"), "race.rematch");
  connect_race (self);
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
  g_autoptr (GPtrArray) trails = NULL;

  if (self->race == NULL)
    return;
  overlay.thought = lab_cheese_thoughts_get (self->thoughts, &overlay.rat, &overlay.n_steps);
  if (gtk_switch_get_active (self->trails))
    overlay.trails = trails = list_trails (self);
  lab_cheese_board_set_overlay (self->board, &overlay);
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
  self->shown = NO_TURN;
  g_array_set_size (self->cells, 0);
  lab_cheese_thoughts_set_race (self->thoughts, race,
                                lab_game_page_get_announcer (LAB_GAME_PAGE (self)));
  if (race == NULL)
    {
      adw_bin_set_child (self->rats, NULL);
      lab_lesson_hide (self->lesson);
      return;
    }
  self->ended = lab_cheese_race_is_over (race);
  lab_cheese_board_set_maze (self->board, race->deal->maze);
  lab_table_layout_set_shape (LAB_TABLE_LAYOUT (self->table),
                              (race->deal->maze->height + BOARD_MARGIN)
                                  / (race->deal->maze->width + BOARD_MARGIN));
  list_rats (self);
  lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  lab_step_player_set_n_steps (self->player, race->n_played);
  lab_step_player_go_to (self->player, race->n_played, FALSE);
  begin_lesson (self);
  if (!lab_cheese_race_has_people (race) && race->n_played == 0)
    lab_step_player_play (self->player);
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
