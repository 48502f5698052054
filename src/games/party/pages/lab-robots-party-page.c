/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page.h"

#include <glib/gi18n.h>

#include "lab-compat.h"
#include "lab-pair-layout.h"
#include "lab-robots-family.h"
#include "lab-robots-party-page-private.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-records.h"
#include "lab-robots-pictures.h"
#include "lab-step-player.h"
#include "lab-table-layout.h"
#include "lab-template.h"

/**
 * LabRobotsPartyPage:
 *
 * A party: first the choice of players and rules, then the board for all, with the target, the
 * countdown, and the players beside it.
 */

G_DEFINE_FINAL_TYPE (LabRobotsPartyPage, lab_robots_party_page, LAB_TYPE_GAME_PAGE)

#define NOTICE_SECONDS 6

/* The keys of a party. Those of the players are the usual ones. */
const LabShortcut lab_robots_party_page_shortcuts[] = {
  { N_("Party With Robots"), N_("A player sees a way, with their own letter"), "q p x n r u v k",
    NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Type the number of moves"), "0 1 2 3 4 5 6 7 8 9", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Claim the number that was typed"), "Return", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Nobody sees a way, or can do better"), "<Control>j", "party.skip",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "win.undo", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Give up showing a way"), "<Control>g", "party.give-up", LAB_SHORTCUT_TABLE },
  { NULL, N_("Draw the next target"), "<Control>k", "party.next", LAB_SHORTCUT_TABLE },
  { NULL, N_("Pause or resume"), "<Control>p", "party.pause", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the way that has won or the best way"), "<Control>b", "party.swap",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the previous target"), "<Control>Page_Up", "party.previous",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the next target"), "<Control>Page_Down", "party.following",
    LAB_SHORTCUT_TABLE },
  { NULL },
};

/* What happens in a party: it is shown, heard, and read by screen readers. */

/* How often the countdown is drawn, in milliseconds. */
#define TICK 200

static void lab_robots_party_page_update (LabRobotsPartyPage *self);

/* Private helpers: time */

/* Shows how much time is left, and tells it at some moments. */
static void
show_time (LabRobotsPartyPage *self)
{
  static const guint moments[] = { 30, 10 };
  guint seconds = (guint) ((lab_robots_party_get_time_left (self->party) + 999) / 1000);
  g_autofree char *text = g_strdup_printf ("%u", seconds);
  g_autofree char *sentence = lab_robots_party_telling_seconds (seconds);

  gtk_widget_queue_draw (GTK_WIDGET (self->ring));
  if (seconds == self->last_second)
    return;
  gtk_label_set_text (self->seconds, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seconds), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *moment = lab_robots_party_telling_seconds (moments[i]);

      if (seconds <= moments[i] && self->last_second > moments[i])
        lab_game_page_say (LAB_GAME_PAGE (self), moment);
    }
  self->last_second = seconds;
}

static gboolean
is_counting (LabRobotsPartyPage *self)
{
  return self->party->state.phase == LAB_ROBOTS_PARTY_COUNTDOWN;
}

static gboolean
on_tick (gpointer data)
{
  LabRobotsPartyPage *self = data;

  if (is_counting (self))
    show_time (self);
  if (lab_robots_party_page_has_pad (self))
    lab_robots_party_page_update_pad (self);
  return G_SOURCE_CONTINUE;
}

/* Private helpers: signals */

static void
sound (LabRobotsPartyPage        *self,
       const LabRobotsPartyEvent *event,
       const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = &self->party->state;

  if (state->phase == LAB_ROBOTS_PARTY_OVER)
    lab_game_page_celebrate (LAB_GAME_PAGE (self), self->result);
  else if (state->phase == LAB_ROBOTS_PARTY_REVEALED && before->phase < state->phase
           && state->winner >= 0)
    lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_FIND);
  else if (event->kind == LAB_ROBOTS_PARTY_MOVE)
    lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_MOVE);
  else if (event->kind == LAB_ROBOTS_PARTY_CLAIM)
    lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_TURN);
}

/* Moves the focus to what is done next. After the first move is undone, the button for that in the
 * header bar cannot keep it. */
static void
focus_next (LabRobotsPartyPage        *self,
            const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = &self->party->state;
  LabRobotsPartyPhase phase = state->phase;

  if (phase == before->phase && (state->n_moves > 0 || before->n_moves == 0))
    return;
  if (lab_robots_party_is_person_showing (self->party))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (phase == LAB_ROBOTS_PARTY_REVEALED)
    gtk_widget_grab_focus (self->next);
}

/* Moves the robots, or shows the target that is done. The next one is shown when it is drawn. */
static void
show_event (LabRobotsPartyPage        *self,
            const LabRobotsPartyEvent *event,
            const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = &self->party->state;

  if (self->party->is_drawing)
    {
      lab_robots_party_replay_end (self->replay);
      self->has_seen_target = FALSE;
      return;
    }
  /* After the party, the replay stays. */
  if (lab_robots_party_is_over (self->party))
    return;
  lab_robots_board_view_set_position (self->board, &state->position,
                                      event->kind == LAB_ROBOTS_PARTY_MOVE);
  if (state->phase == LAB_ROBOTS_PARTY_REVEALED && before->phase != state->phase)
    lab_robots_party_replay_begin (self->replay, self->party);
}

/* Tells what has happened to screen readers, and what could be missed to all. */
static void
tell_event (LabRobotsPartyPage        *self,
            const LabRobotsPartyEvent *event,
            const LabRobotsPartyState *before)
{
  g_autofree char *text = lab_robots_party_telling_event (self->party, event, before);
  g_autofree char *failure = lab_robots_party_telling_failure (self->party, event, before);

  if (*failure != '\0')
    lab_game_page_show_notice (LAB_GAME_PAGE (self), failure);
  if (event->kind == LAB_ROBOTS_PARTY_REDRAW)
    lab_game_page_tell (LAB_GAME_PAGE (self), text);
  else if (*text != '\0')
    lab_game_page_say (LAB_GAME_PAGE (self), text);
}

static void
on_event (LabRobotsPartyPage        *self,
          const LabRobotsPartyEvent *event,
          const LabRobotsPartyState *before)
{
  gboolean has_seen_target = self->has_seen_target;

  if (self->party->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN
      || event->kind == LAB_ROBOTS_PARTY_REDRAW)
    lab_robots_party_page_end_claims (self);
  show_event (self, event, before);
  lab_robots_party_page_update (self);
  sound (self, event, before);
  focus_next (self, before);
  /* Nobody knows of a target that went back before it was seen. */
  if (event->kind != LAB_ROBOTS_PARTY_REDRAW || has_seen_target)
    tell_event (self, event, before);
}

/** lab_robots_party_page_show_board: shows the board with the current target, or with the last one
 * that is done. */
static void
lab_robots_party_page_show_board (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = &self->party->state;

  self->has_seen_board = TRUE;
  if (state->phase >= LAB_ROBOTS_PARTY_REVEALED)
    {
      lab_robots_party_replay_begin (self->replay, self->party);
      return;
    }
  lab_robots_party_replay_end (self->replay);
  lab_robots_party_replay_show (self->board, state);
  lab_robots_board_view_set_position (self->board, &state->position, FALSE);
}

/* The target can be seen now. */
static void
on_drawn (LabRobotsPartyPage *self)
{
  g_autofree char *text = lab_robots_party_telling_drawn (self->party);

  self->has_seen_target = TRUE;
  lab_robots_party_page_show_board (self);
  lab_robots_party_page_update (self);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
}

static void
on_paused (LabRobotsPartyPage *self)
{
  gboolean is_paused = self->party->is_paused;

  lab_robots_party_page_end_claims (self);
  lab_robots_party_page_update (self);
  if (!self->is_held)
    lab_game_page_say (LAB_GAME_PAGE (self), is_paused ? _("Paused")
                                                         : C_ ("playback", "Playing"));
  gtk_widget_grab_focus (is_paused ? self->unpause : GTK_WIDGET (self->board));
}

/* What is shown beside the board, and what covers it. */

/* How thick the ring of the countdown is. */
#define LINE 5

static void
draw_arc (cairo_t *cr,
          double   radius,
          double   part,
          GdkRGBA  color,
          double   alpha)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, alpha);
  cairo_arc_negative (cr, 0, 0, radius, -G_PI / 2, -G_PI / 2 - 2 * G_PI * part);
  cairo_stroke (cr);
}

/* Draws a ring that becomes shorter during the countdown. */
static void
draw_ring (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  LabRobotsPartyPage *self = data;
  double radius = (MIN (width, height) - LINE) / 2.0;
  GdkRGBA color;

  if (self->party == NULL)
    return;
  lab_compat_get_color (GTK_WIDGET (area), &color);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_set_line_width (cr, LINE);
  draw_arc (cr, radius, 1, color, 0.15);
  draw_arc (cr, radius,
            (double) lab_robots_party_get_time_left (self->party)
                / (self->party->settings->countdown * 1000),
            color, 0.9);
}

/* Draws the target of the current round, large. */
static void
draw_picture (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  LabRobotsPartyPage *self = data;
  const LabRobotsPartyState *state;
  const LabRobotsPartyTarget *target;

  if (self->party == NULL || self->party->is_drawing)
    return;
  state = &self->party->state;
  target = &state->targets[state->target];
  lab_robots_art_draw (LAB_ROBOTS_THING_TARGET, cr,
                       &lab_robots_palettes[lab_style_get (GTK_WIDGET (area))],
                       target->any_robot ? LAB_ROBOTS_ANY_ROBOT : target->robot,
                       self->party->settings->board.must_ricochet, MIN (width, height));
}

/* Shows how to skip what everybody waits for. */
static void
update_skip (LabRobotsPartyPage *self)
{
  LabRobotsPartyPhase phase = self->party->state.phase;

  gtk_widget_set_visible (self->skip, phase <= LAB_ROBOTS_PARTY_COUNTDOWN);
  gtk_label_set_label (self->skip_label, phase == LAB_ROBOTS_PARTY_COUNTDOWN
                       /* Translators: a button: nobody knows a better way. */
                       ? _("_Nobody Can Do Better")
                       /* Translators: a button: nobody knows a way. */
                       : _("_Nobody Sees a Way"));
}

static void
update_next (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = &self->party->state;
  gboolean is_last = lab_robots_party_state_get_n_left (state) == 0;

  gtk_widget_set_visible (self->next, state->phase == LAB_ROBOTS_PARTY_REVEALED);
  /* Translators: a button. */
  gtk_label_set_label (self->next_label, is_last ? _("Show _Ranking") : _("_Next Target"));
  /* In a pause, the obvious button is the one that resumes. */
  lab_style_set_class (self->next, "suggested-action", !self->party->is_paused);
}

/* Shows a text, or hides its label if there is none. */
static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* Tells which robot must go where, or who has won the party. */
static char *
tell_goal (LabRobotsPartyPage *self)
{
  if (lab_robots_party_is_over (self->party))
    return lab_robots_party_telling_winners (self->party);
  if (self->party->is_drawing)
    /* Translators: the computer looks for a target that can be reached; it takes only a moment. */
    return g_strdup (_("Drawing a target…"));
  return lab_robots_party_telling_target (&self->party->state);
}

static void
update_words (LabRobotsPartyPage *self)
{
  gboolean is_over = lab_robots_party_is_over (self->party);
  gboolean is_drawing = self->party->is_drawing;
  g_autofree char *round = lab_robots_party_telling_round (self->party);
  g_autofree char *rule = lab_robots_party_telling_rule (self->party->settings);
  g_autofree char *goal = tell_goal (self);
  g_autofree char *about = g_strdup_printf ("%s. %s", goal, rule);
  g_autofree char *status = lab_robots_party_telling_status (self->party);
  g_autofree char *prompt = lab_robots_party_telling_prompt (self->party);

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->picture)), !is_over);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  gtk_label_set_text (self->round, round);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->round), *rule == '\0' ? NULL : rule);
  gtk_label_set_text (self->goal, goal);
  if (is_over)
    lab_result_card_show (self->result, goal, LAB_RESULT_NO_STARS, _("All targets are won."));
  else
    gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  set_text (self->status, is_over ? "" : status);
  set_text (self->prompt, is_drawing ? "" : prompt);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is_over || is_drawing ? goal : about, -1);
}

static void
update_actions (LabRobotsPartyPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabRobotsPartyState *state = &self->party->state;
  gboolean runs = !self->party->is_paused && !self->party->is_drawing;
  gboolean shows = runs && lab_robots_party_is_person_showing (self->party);
  gboolean is_over = lab_robots_party_is_over (self->party);
  gboolean is_done = is_over || (runs && state->phase == LAB_ROBOTS_PARTY_REVEALED);

  gtk_widget_set_visible (self->pause, !is_over);
  lab_step_player_show_play (GTK_BUTTON (self->pause), !self->party->is_paused,
                             self->party->is_paused ? _("Resume") : _("Pause"));
  gtk_widget_set_visible (self->give_up, lab_robots_party_is_person_showing (self->party));
  gtk_widget_set_visible (GTK_WIDGET (self->replay), is_done);
  /* At the end, players want to see the ranking first. */
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->replay))),
                               GTK_WIDGET (self->replay),
                               GTK_WIDGET (is_over ? (gpointer) self->players : self->result));
  gtk_widget_action_set_enabled (widget, "party.skip",
                                 runs && state->phase <= LAB_ROBOTS_PARTY_COUNTDOWN);
  gtk_widget_action_set_enabled (widget, "party.give-up", shows);
  gtk_widget_action_set_enabled (widget, "party.next",
                                 runs && state->phase == LAB_ROBOTS_PARTY_REVEALED);
  gtk_widget_action_set_enabled (widget, "party.pause", !is_over);
  gtk_widget_action_set_enabled (widget, "party.swap", is_done);
  gtk_widget_action_set_enabled (widget, "party.previous", is_done);
  gtk_widget_action_set_enabled (widget, "party.following", is_done);
  lab_robots_board_view_set_playable (self->board, shows);
}

/* Shows the board, or what covers it. A board without its next target is only covered if it was not
 * seen before, so that it does not flash each time. */
static void
update_cover (LabRobotsPartyPage *self)
{
  if (self->party->is_paused && !lab_robots_party_is_over (self->party))
    gtk_stack_set_visible_child_name (self->cover, "paused");
  else
    gtk_stack_set_visible_child_name (self->cover, self->has_seen_board ? "board" : "drawing");
}

/** lab_robots_party_page_update: shows the state of the party beside the board. */
static void
lab_robots_party_page_update (LabRobotsPartyPage *self)
{
  update_words (self);
  update_skip (self);
  update_next (self);
  update_actions (self);
  update_cover (self);
  lab_robots_party_players_update (self->players);
  lab_robots_party_page_update_tick (self);
}

/* The choice of players and rules, the party that can be resumed, and the finished ones. */

#define MAX_FINISHED 10

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
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_party_records, NULL);
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Finished Parties"));
  for (guint i = records->len; i > 0 && records->len - i < MAX_FINISHED; i--)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_finished (records->pdata[i - 1]));
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
on_start (LabRobotsPartyPage *self)
{
  g_autoptr (LabRobotsPartySettings) settings
      = lab_robots_party_setup_new_settings (self->setup, draw_seed ());

  lab_robots_family_start_party (self->family, settings);
}

/* Plays with the same players and rules on another board. */
static void
on_rematch (LabRobotsPartyPage *self)
{
  g_autoptr (LabRobotsPartySettings) settings = NULL;
  LabRobotsRecipe recipe;

  if (self->party == NULL)
    return;
  settings = lab_robots_party_settings_copy (self->party->settings);
  lab_robots_recipe_init (&recipe);
  recipe.size = settings->board.size;
  recipe.n_robots = settings->board.n_robots;
  recipe.must_ricochet = settings->board.must_ricochet;
  lab_robots_party_settings_deal (settings, &recipe, draw_seed ());
  lab_robots_family_start_party (self->family, settings);
}

/** lab_robots_party_page_show_setup: shows the choice of players, and offers to resume the current
 * party. */
static void
lab_robots_party_page_show_setup (LabRobotsPartyPage *self)
{
  LabRobotsParty *party = lab_robots_family_get_party (self->family);
  gboolean is_resumable = party != NULL && !lab_robots_party_is_over (party);

  show_finished (self);
  gtk_widget_set_visible (GTK_WIDGET (self->resume_group), is_resumable);
  /* One button at most is the obvious one. */
  lab_style_set_class (self->start, "suggested-action", !is_resumable);
  if (is_resumable)
    {
      g_autofree char *names = lab_robots_party_telling_names (party->settings);

      adw_action_row_set_subtitle (self->resume_row, names);
    }
  gtk_stack_set_visible_child_name (self->stack, "setup");
}

/* The current party stays, and waits. The players are asked before another one replaces it. */
static void
on_setup (LabRobotsPartyPage *self)
{
  lab_robots_party_page_set_party (self, NULL);
  lab_robots_party_page_show_setup (self);
  gtk_widget_grab_focus (self->start);
}

static void
on_resume (LabRobotsPartyPage *self)
{
  lab_robots_family_resume_party (self->family);
}

/* Private helpers: actions */

static void
on_pause (LabRobotsPartyPage *self)
{
  if (self->party != NULL)
    lab_robots_party_set_paused (self->party, !self->party->is_paused);
}

/* What shows targets that are done. */
static void
on_replay (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  if (g_str_equal (name, "party.swap"))
    lab_robots_party_replay_swap (self->replay);
  else
    lab_robots_party_replay_turn (self->replay, g_str_equal (name, "party.previous") ? -1 : 1);
}

/* A player sees a way. */
static void
on_claim (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *seat)
{
  lab_robots_party_page_open_pad (LAB_ROBOTS_PARTY_PAGE (widget), g_variant_get_uint32 (seat));
}

/* What changes the party. */
static void
on_party (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_NEXT };
  g_autoptr (GError) error = NULL;

  if (self->party == NULL)
    return;
  if (g_str_equal (name, "party.give-up"))
    event.kind = LAB_ROBOTS_PARTY_GIVE_UP;
  if (!(g_str_equal (name, "party.skip") ? lab_robots_party_skip (self->party, &error)
                                         : lab_robots_party_do (self->party, event, &error)))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
  else if (g_str_equal (name, "party.skip")
           && self->party->state.phase == LAB_ROBOTS_PARTY_THINKING)
    lab_game_page_tell (LAB_GAME_PAGE (self), _("The computer is still thinking."));
}

/* Lets the party wait under a dialog. */
static void
on_dialog (LabRobotsPartyPage *self)
{
  gboolean has_dialog = lab_family_host_has_dialog (lab_family_get_host (self->family));

  if (self->party == NULL || lab_robots_party_is_over (self->party))
    return;
  if (has_dialog && !self->party->is_paused)
    {
      self->is_held = TRUE;
      lab_robots_party_set_paused (self->party, TRUE);
    }
  else if (!has_dialog && self->is_held)
    {
      lab_robots_party_set_paused (self->party, FALSE);
      self->is_held = FALSE;
    }
}

/* Widget */

/* Moves the focus to what players do next. */
static gboolean
lab_robots_party_page_grab_focus (GtkWidget *widget)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  if (self->party == NULL)
    return gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->resume_group))
                                      ? self->resume : self->start);
  if (lab_robots_party_is_over (self->party))
    return gtk_widget_grab_focus (GTK_WIDGET (self->result));
  return gtk_widget_grab_focus (self->party->is_paused ? self->unpause : GTK_WIDGET (self->board));
}

/* GObject */

static void
lab_robots_party_page_dispose (GObject *object)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->party);
  G_OBJECT_CLASS (lab_robots_party_page_parent_class)->dispose (object);
}

static void
lab_robots_party_page_class_init (LabRobotsPartyPageClass *klass)
{
  static const char * const changes[] = { "party.skip", "party.give-up", "party.next" };
  static const char * const replays[] = { "party.swap", "party.previous", "party.following" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_page_dispose;
  widget_class->grab_focus = lab_robots_party_page_grab_focus;
  LAB_TEMPLATE_TYPES (LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_ROBOTS_BOARD_VIEW, LAB_TYPE_ROBOTS_PARTY_PAD,
                      LAB_TYPE_ROBOTS_PARTY_PLAYERS, LAB_TYPE_ROBOTS_PARTY_REPLAY,
                      LAB_TYPE_ROBOTS_PARTY_SETUP, LAB_TYPE_RESULT_CARD, LAB_TYPE_TABLE_LAYOUT);
  LAB_TEMPLATE ("lab-robots-party-page.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsPartyPage, stack, resume_group, resume_row, resume, start, setup,
                         finished, cover, board, unpause, toasts, scroller, picture, round, goal,
                         pause);
  LAB_TEMPLATE_CHILDREN (LabRobotsPartyPage, countdown, ring, seconds, status, pad, give_up, next,
                         next_label, replay, result, players, prompt, skip, skip_label);
  LAB_TEMPLATE_CALLBACKS (lab_robots_party_page_on_key, lab_robots_party_page_on_move);
  LAB_TEMPLATE_ACTION ("party.start", on_start);
  LAB_TEMPLATE_ACTION ("party.rematch", on_rematch);
  LAB_TEMPLATE_ACTION ("party.resume", on_resume);
  LAB_TEMPLATE_ACTION ("party.setup", on_setup);
  LAB_TEMPLATE_ACTION ("party.pause", on_pause);
  gtk_widget_class_install_action (widget_class, "party.claim", "u", on_claim);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (widget_class, changes[i], NULL, on_party);
  for (guint i = 0; i < G_N_ELEMENTS (replays); i++)
    gtk_widget_class_install_action (widget_class, replays[i], NULL, on_replay);
}

static void
lab_robots_party_page_init (LabRobotsPartyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        NOTICE_SECONDS, lab_robots_party_page_shortcuts);
  gtk_drawing_area_set_draw_func (self->picture, draw_picture, self, NULL);
  gtk_drawing_area_set_draw_func (self->ring, draw_ring, self, NULL);
  /* Translators: a button; starts another game with the same players and rules. The letter after
   * the underline must differ from those of the other buttons of this page */
  lab_result_card_set_button (self->result, LAB_RESULT_NEXT, _("Re_match"), "party.rematch");
  /* Translators: a button; chooses other players and rules */
  lab_result_card_set_button (self->result, LAB_RESULT_OTHER, _("_New Party…"), "party.setup");
  self->signals = g_signal_group_new (LAB_TYPE_ROBOTS_PARTY);
  g_signal_group_connect_swapped (self->signals, "event", G_CALLBACK (on_event), self);
  g_signal_group_connect_swapped (self->signals, "drawn", G_CALLBACK (on_drawn), self);
  g_signal_group_connect_swapped (self->signals, "paused", G_CALLBACK (on_paused), self);
}

/* Public functions */

/** lab_robots_party_page_update_tick: moves the countdown, and the time of the player at the pad,
 * while there is one. */
void
lab_robots_party_page_update_tick (LabRobotsPartyPage *self)
{
  gboolean counts = self->party != NULL && is_counting (self);
  gboolean runs = self->party != NULL && !self->party->is_paused
                  && (counts || lab_robots_party_page_has_pad (self));

  gtk_widget_set_visible (self->countdown, counts);
  if (!counts)
    self->last_second = G_MAXUINT;
  if (!runs)
    g_clear_handle_id (&self->tick, g_source_remove);
  else if (self->tick == 0)
    {
      on_tick (self);
      self->tick = g_timeout_add (TICK, on_tick, self);
    }
}

/**
 * lab_robots_party_page_new:
 * @family: the robots, which outlive the page, or have no page then
 *
 * Returns: (transfer floating): a page without a party
 */
GtkWidget *
lab_robots_party_page_new (LabFamily *family)
{
  LabFamilyHost *host = lab_family_get_host (family);
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (
      lab_game_page_new (LAB_TYPE_ROBOTS_PARTY_PAGE, host));

  self->family = family;
  g_set_weak_pointer (&self->board->announcer, lab_family_host_get_announcer (host));
  lab_robots_party_replay_set_board (self->replay, self->board,
                                     lab_family_host_get_announcer (host));
  g_signal_connect_object (host, "notify::has-dialog", G_CALLBACK (on_dialog), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/** lab_robots_party_page_show: shows the current party, or the choice of players. */
void
lab_robots_party_page_show (LabFamily *family G_GNUC_UNUSED,
                            GtkWidget *page)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (page);
  LabRobotsParty *party = lab_robots_family_get_party (self->family);

  if (party != NULL && !lab_robots_party_is_over (party))
    {
      lab_robots_party_set_paused (party, TRUE);
      lab_robots_family_set_party (self->family, party);
      return;
    }
  lab_robots_party_page_set_party (self, NULL);
  lab_robots_party_page_show_setup (self);
}

/** lab_robots_party_page_leave: pauses the party. */
void
lab_robots_party_page_leave (GtkWidget *page)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (page);

  self->is_held = FALSE;
  if (self->party != NULL)
    lab_robots_party_set_paused (self->party, TRUE);
}

/**
 * lab_robots_party_page_set_party:
 * @self: a page
 * @party: (nullable): a party; %NULL for none
 *
 * Shows a party. See lab_robots_family_set_party(), which also makes it the current one.
 */
void
lab_robots_party_page_set_party (LabRobotsPartyPage *self,
                                 LabRobotsParty     *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAGE (self));

  lab_robots_party_page_end_claims (self);
  lab_robots_party_replay_end (self->replay);
  g_signal_group_set_target (self->signals, party);
  g_set_object (&self->party, party);
  lab_robots_party_players_set_party (self->players, party);
  if (party == NULL)
    {
      lab_robots_party_page_update_tick (self);
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, "table");
  lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  self->has_seen_board = FALSE;
  self->has_seen_target = !party->is_drawing;
  if (self->has_seen_target)
    lab_robots_party_page_show_board (self);
  lab_robots_party_page_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
