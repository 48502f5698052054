/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-review-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-review-text.h"
#include "lab-step-player.h"

/* The actions of the review: step through the turns, copy them, and play from one of them. */

#define LOOK_MS 600             /* between two turns of the replay */

/* Private helpers */

static GArray *
list_turns (LabReviewPage *self,
            guint          n_turns)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));

  for (guint i = 1; i <= n_turns; i++)
    {
      g_autoptr (LabTurnEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      g_array_append_vals (turns, lab_turn_entry_get_turn (entry), 1);
    }
  return turns;
}

static gboolean
on_time (gpointer data)
{
  LabReviewPage *self = data;

  self->timer = 0;
  self->stepping = TRUE;
  lab_review_page_select (self, lab_review_page_get_number (self) + 1, FALSE);
  self->stepping = FALSE;
  return G_SOURCE_REMOVE;
}

static void
copy (LabReviewPage *self,
      const char    *text,
      const char    *notice)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  lab_notice_tell (self->copied, notice);
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, notice);
}

/* Creates a game like the reviewed one, before its first turn. */
static LabGame *
begin_again (LabReviewPage *self)
{
  const LabDeal *deal = lab_game_get_deal (self->game);
  const char *names[LAB_N_SEATS] = { NULL };
  LabPosition dealt;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_game_get_player (self->game, seat) != NULL)
        names[seat] = lab_player_get_name (lab_game_get_player (self->game, seat));
    }
  if (deal->seed != 0)
    {
      lab_deal_position (deal, &dealt);
      if (lab_position_equal (&dealt, &self->initial))
        return lab_game_new (deal, names);
    }
  return lab_game_new_from_position (&self->initial, names);
}

/* Moves the focus if its widget has become insensitive. */
static void
keep_focus (LabReviewPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* If the ticker runs, a row is about to get the focus. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->ticker == 0
      && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_is_sensitive (GTK_WIDGET (self->play))
                                           ? self->play : self->leave));
}

/* Private helpers: actions */

static void
on_first (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  lab_review_page_select (LAB_REVIEW_PAGE (widget), 0, TRUE);
}

static void
on_previous (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  if (lab_review_page_get_number (self) > 0)
    lab_review_page_select (self, lab_review_page_get_number (self) - 1, TRUE);
}

static void
on_next (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  if (lab_review_page_get_number (self) < lab_review_page_get_n_turns (self))
    lab_review_page_select (self, lab_review_page_get_number (self) + 1, FALSE);
}

static void
on_last (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  lab_review_page_select (self, lab_review_page_get_n_turns (self), TRUE);
}

static void
on_play (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  if (self->playing)
    {
      lab_review_page_stop (self);
      return;
    }
  if (lab_review_page_get_number (self) == lab_review_page_get_n_turns (self))
    lab_review_page_select (self, 0, TRUE);
  self->playing = TRUE;
  lab_review_actions_step (self);
}

static void
on_return (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_review_page_leave (LAB_REVIEW_PAGE (widget));
}

static void
on_play_on (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);
  g_autoptr (LabGame) game = begin_again (self);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (GArray) turns = list_turns (self, lab_review_page_get_number (self));

  for (guint i = 0; i < turns->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!lab_controller_play_turn (controller, lab_game_get_seat (game),
                                     &g_array_index (turns, LabTurn, i), &error))
        g_critical ("A turn cannot be played again: %s", error->message);
    }
  lab_review_page_play_on (self, game);
}

static void
on_copy_position (GtkWidget  *widget,
                  const char *name G_GNUC_UNUSED,
                  GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);
  g_autofree char *text = lab_review_format_position (
      lab_turn_entry_get_after (lab_review_page_get_entry (self)), self->secret);

  copy (self, text, _("The position was copied."));
}

static void
on_copy_game (GtkWidget  *widget,
              const char *name G_GNUC_UNUSED,
              GVariant   *parameter G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);
  g_autoptr (GArray) turns = list_turns (self, lab_review_page_get_n_turns (self));
  g_autofree char *text = NULL;

  if (self->saved != NULL)
    text = lab_saved_game_to_data (self->saved);
  else
    text = lab_review_format_game (&self->initial, (const LabTurn *) (gconstpointer) turns->data,
                                   turns->len, self->secret);
  copy (self, text, _("The game was copied."));
}

/* For the page */

/* Plays the next turn after a pause, or stops after the last turn. */
void
lab_review_actions_step (LabReviewPage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (lab_review_page_get_number (self) >= lab_review_page_get_n_turns (self))
    {
      lab_review_page_stop (self);
      return;
    }
  self->timer = g_timeout_add (LOOK_MS, on_time, self);
  lab_review_actions_update (self);
}

/* Enables the actions that are possible at the current turn. */
void
lab_review_actions_update (LabReviewPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LabTurnEntry *entry = lab_review_page_get_entry (self);
  guint number = lab_review_page_get_number (self);
  guint n_turns = lab_review_page_get_n_turns (self);
  const char *label = self->playing
                          /* Translators: a button; stops the replay of the turns. */
                          ? _("Stop")
                          /* Translators: a button; replays the past turns of a game, one after
                           * another. */
                          : _("Play the turns");

  if (entry == NULL)
    return;
  gtk_widget_action_set_enabled (widget, "review.first", number > 0);
  gtk_widget_action_set_enabled (widget, "review.previous", number > 0);
  gtk_widget_action_set_enabled (widget, "review.play", n_turns > 0);
  gtk_widget_action_set_enabled (widget, "review.next", number < n_turns);
  gtk_widget_action_set_enabled (widget, "review.last", number < n_turns);
  gtk_widget_action_set_enabled (widget, "review.play-on",
                                 self->may_play_on
                                     && lab_turn_entry_get_after (entry)->phase != LAB_PHASE_OVER);
  lab_step_player_show_play (self->play, self->playing, label);
  keep_focus (self);
}

void
lab_review_actions_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "review.first", NULL, on_first);
  gtk_widget_class_install_action (widget_class, "review.previous", NULL, on_previous);
  gtk_widget_class_install_action (widget_class, "review.play", NULL, on_play);
  gtk_widget_class_install_action (widget_class, "review.next", NULL, on_next);
  gtk_widget_class_install_action (widget_class, "review.last", NULL, on_last);
  gtk_widget_class_install_action (widget_class, "review.return", NULL, on_return);
  gtk_widget_class_install_action (widget_class, "review.play-on", NULL, on_play_on);
  gtk_widget_class_install_action (widget_class, "review.copy-position", NULL, on_copy_position);
  gtk_widget_class_install_action (widget_class, "review.copy-game", NULL, on_copy_game);
}
