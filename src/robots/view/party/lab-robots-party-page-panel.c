/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-art.h"
#include "lab-robots-party-telling.h"
#include "lab-step-player.h"

/* What is shown beside the board, and what covers it. */

/* Private helpers */

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

  if (self->party == NULL || lab_robots_party_is_drawing (self->party))
    return;
  state = lab_robots_party_get_state (self->party);
  target = &state->targets[state->target];
  lab_robots_art_draw_target (cr, lab_robots_palette_get (GTK_WIDGET (area)),
                              target->any_robot ? LAB_ROBOTS_ANY_ROBOT : target->robot,
                              lab_robots_party_get_settings (self->party)->board.must_ricochet,
                              MIN (width, height));
}

/* Sets the label of a button, in several lines where it is narrow. */
static void
set_label (GtkButton  *button,
           const char *text)
{
  GtkWidget *label;

  if (g_strcmp0 (gtk_button_get_label (button), text) == 0)
    return;
  gtk_button_set_label (button, text);
  label = gtk_button_get_child (button);
  if (GTK_IS_LABEL (label))
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    }
}

/* Shows how to skip what everybody waits for. */
static void
update_skip (LabRobotsPartyPage *self)
{
  LabRobotsPartyPhase phase = lab_robots_party_get_state (self->party)->phase;

  gtk_widget_set_visible (GTK_WIDGET (self->skip), phase <= LAB_ROBOTS_PARTY_COUNTDOWN);
  set_label (self->skip, phase == LAB_ROBOTS_PARTY_COUNTDOWN
                             /* Translators: a button: nobody knows a better way. */
                             ? _("_Nobody Can Do Better")
                             /* Translators: a button: nobody knows a way. */
                             : _("_Nobody Sees a Way"));
}

static void
update_next (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  gboolean is_last = lab_robots_party_state_get_n_left (state) == 0;

  gtk_widget_set_visible (GTK_WIDGET (self->next), state->phase == LAB_ROBOTS_PARTY_REVEALED);
  /* Translators: a button. */
  set_label (self->next, is_last ? _("Show _Ranking") : _("_Next Target"));
  /* In a pause, the obvious button is the one that resumes. */
  if (lab_robots_party_get_paused (self->party))
    gtk_widget_remove_css_class (GTK_WIDGET (self->next), "suggested-action");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->next), "suggested-action");
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
  if (lab_robots_party_is_drawing (self->party))
    /* Translators: the computer looks for a target that can be reached; it takes only a moment. */
    return g_strdup (_("Drawing a target…"));
  return lab_robots_party_telling_target (lab_robots_party_get_settings (self->party),
                                          lab_robots_party_get_state (self->party));
}

static void
update_words (LabRobotsPartyPage *self)
{
  gboolean is_over = lab_robots_party_is_over (self->party);
  gboolean is_drawing = lab_robots_party_is_drawing (self->party);
  g_autofree char *round = lab_robots_party_telling_round (self->party);
  g_autofree char *rule
      = lab_robots_party_telling_rule (lab_robots_party_get_settings (self->party));
  g_autofree char *goal = tell_goal (self);
  g_autofree char *about = g_strdup_printf ("%s. %s", goal, rule);
  g_autofree char *status = lab_robots_party_telling_status (self->party);
  g_autofree char *prompt = lab_robots_party_telling_prompt (self->party);

  gtk_widget_set_visible (GTK_WIDGET (self->picture), !is_over);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  gtk_label_set_text (self->round, is_over ? _("All targets are won.") : round);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->round), is_over || *rule == '\0' ? NULL : rule);
  gtk_label_set_text (self->goal, goal);
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
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  gboolean runs = !lab_robots_party_get_paused (self->party)
                  && !lab_robots_party_is_drawing (self->party);
  gboolean shows = runs && lab_robots_party_is_person_showing (self->party);
  gboolean is_over = lab_robots_party_is_over (self->party);
  gboolean is_done = is_over || (runs && state->phase == LAB_ROBOTS_PARTY_REVEALED);

  gtk_widget_set_visible (self->pause, !is_over);
  lab_step_player_show_play (GTK_BUTTON (self->pause),
                             !lab_robots_party_get_paused (self->party),
                             lab_robots_party_get_paused (self->party) ? _("Resume") : _("Pause"));
  gtk_widget_set_visible (self->show, lab_robots_party_is_person_showing (self->party));
  gtk_widget_set_visible (self->end, is_over);
  gtk_widget_set_visible (GTK_WIDGET (self->replay), is_done);
  /* At the end, players want to see the ranking first. */
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->replay))),
                               GTK_WIDGET (self->replay),
                               is_over ? GTK_WIDGET (self->players) : self->end);
  gtk_widget_action_set_enabled (widget, "party.skip",
                                 runs && state->phase <= LAB_ROBOTS_PARTY_COUNTDOWN);
  gtk_widget_action_set_enabled (widget, "party.undo", shows && state->n_moves > 0);
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
  if (lab_robots_party_get_paused (self->party) && !lab_robots_party_is_over (self->party))
    gtk_stack_set_visible_child_name (self->cover, "paused");
  else
    gtk_stack_set_visible_child_name (self->cover, self->has_seen_board ? "board" : "drawing");
}

/* Functions of the page */

/** lab_robots_party_page_init_panel: sets how the target is drawn. */
void
lab_robots_party_page_init_panel (LabRobotsPartyPage *self)
{
  gtk_drawing_area_set_draw_func (self->picture, draw_picture, self, NULL);
}

/** lab_robots_party_page_update: shows the state of the party beside the board. */
void
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
