/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-page-private.h"

#include <glib/gi18n.h>

#include "lab-classic-shortcuts.h"
#include "lab-classic-telling.h"
#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-table-layout.h"

/**
 * LabClassicPage:
 *
 * A small game that is played: the board, whose turn it is, hints, the values of moves, and after
 * the end the result. The moves are made by the session; the page shows them one after another and
 * lets the session go on when the board has come to rest.
 */

enum
{
  OVER,
  AGAIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicPage, lab_classic_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 8

/* Private helpers: what is known */

static LabClassicGame *
get_game (LabClassicPage *self)
{
  return lab_classic_session_get_game (self->session);
}

static gboolean
is_over (LabClassicPage *self)
{
  return lab_classic_game_is_over (get_game (self));
}

/* Private helpers: showing */

static void
update_values (LabClassicPage *self)
{
  gboolean tells = gtk_switch_get_active (self->values_switch);
  const LabClassicSolution *values = NULL;
  g_autofree char *about = NULL;

  gtk_accessible_update_state (GTK_ACCESSIBLE (self->values_row), GTK_ACCESSIBLE_STATE_CHECKED,
                               tells ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                     : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  if (self->session == NULL)
    return;
  lab_classic_session_set_tells_values (self->session, tells);
  if (tells)
    values = lab_classic_session_get_values (self->session);
  about = lab_classic_telling_values (values);
  adw_action_row_set_subtitle (self->values_row, about);
  lab_classic_board_view_set_values (self->board,
                                     lab_classic_page_may_choose (self) ? values : NULL);
  lab_classic_page_update_spinner (self);
}

static void
update_moves (LabClassicPage *self)
{
  g_autofree char *moves = lab_classic_telling_moves (get_game (self));

  gtk_widget_set_visible (GTK_WIDGET (self->moves_label), *moves != '\0');
  gtk_label_set_text (self->moves_label, moves);
}

/* Tells which pieces a player has, also as the description of the board. */
static void
update_side (LabClassicPage *self)
{
  const char *side = lab_classic_telling_side (self->session);

  gtk_label_set_text (self->side, side);
  gtk_widget_set_visible (GTK_WIDGET (self->side), *side != '\0');
  if (*side != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, side, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->board),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Private helpers: the game */

/* Lets the session go on once the last move was seen. */
static void
advance (LabClassicPage *self)
{
  if (self->session == NULL || self->held || self->replayed != NULL
      || lab_classic_board_view_is_moving (self->board))
    return;
  if (!is_over (self))
    {
      lab_classic_session_advance (self->session);
      return;
    }
  if (self->ended)
    return;
  self->ended = TRUE;
  lab_sound_player_play (self->sounds, LAB_SOUND_WIN);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->title));
  g_signal_emit (self, signals[OVER], 0);
}

static void
on_settled (LabClassicPage *self)
{
  if (self->replayed == NULL)
    lab_classic_tutorial_follow (self->tutorial);
  lab_classic_page_update (self);
  advance (self);
}

static void
on_game_changed (LabClassicPage *self)
{
  /* Another end can follow before the board has shown that this one was undone. */
  if (!is_over (self))
    self->ended = FALSE;
  lab_classic_page_stop_replay (self);
  lab_classic_page_forget_hint (self);
  lab_classic_page_update (self);
}

static void
on_moved (LabClassicPage *self,
          guint           action G_GNUC_UNUSED)
{
  g_autofree char *text = lab_classic_telling_last_move (self->session);

  lab_sound_player_play (self->sounds, LAB_SOUND_MOVE);
  lab_announcer_say (self->announcer, text);
}

static void
on_chosen (LabClassicPage *self,
           guint           action)
{
  g_autoptr (GError) error = NULL;

  if (!lab_classic_page_may_choose (self))
    return;
  if (!lab_classic_session_move (self->session, action, &error))
    lab_classic_page_tell (self, error->message);
}

static void
on_refused (LabClassicPage *self,
            const char     *reason)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
  lab_classic_page_tell (self, reason);
}

static void
on_again (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[AGAIN], 0);
}

static void
on_values (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (widget);

  gtk_switch_set_active (self->values_switch, !gtk_switch_get_active (self->values_switch));
}

static void
on_hint (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  lab_classic_page_show_hint (LAB_CLASSIC_PAGE (widget));
}

static void
on_replay (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (widget);

  if (self->session != NULL && is_over (self))
    lab_classic_page_toggle_replay (self);
}

/* GObject */

static void
lab_classic_page_dispose (GObject *object)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (object);

  lab_classic_page_set_session (self, NULL);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->notice);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_classic_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-classic-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, board);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, tutorial);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, title);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, side);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, about);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, end_buttons);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, replay_button);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, again);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, values_row);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, values_switch);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, moves_label);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, rule_label);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_settled);
  gtk_widget_class_bind_template_callback (widget_class, lab_classic_page_focus_board);
  gtk_widget_class_bind_template_callback (widget_class, lab_classic_page_update);
  gtk_widget_class_bind_template_callback (widget_class, update_values);
}

static void
lab_classic_page_class_init (LabClassicPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_classic_page_dispose;

  /**
   * LabClassicPage::over:
   *
   * The game has ended, and its last move was shown.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabClassicPage::again:
   *
   * The players want to play the same game again.
   */
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_CLASSIC_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_CLASSIC_TUTORIAL);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "classic.hint", NULL, on_hint);
  gtk_widget_class_install_action (widget_class, "classic.replay", NULL, on_replay);
  gtk_widget_class_install_action (widget_class, "classic.again", NULL, on_again);
  gtk_widget_class_install_action (widget_class, "classic.values", NULL, on_values);
}

static void
update_tempo (LabClassicPage *self)
{
  lab_classic_board_view_set_tempo (self->board, lab_settings_get_tempo (self->settings));
}

static void
update_sounds (LabClassicPage *self)
{
  lab_sound_player_set_on (self->sounds, self->settings != NULL
                                             && g_settings_get_boolean (self->settings, "sounds"));
}

static void
lab_classic_page_init (LabClassicPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  if (self->settings != NULL)
    {
      g_settings_bind (self->settings, "classics-values", self->values_switch, "active",
                       G_SETTINGS_BIND_DEFAULT);
      /* The binding keeps the settings alive, perhaps longer than the page. */
      g_signal_connect_object (self->settings, "changed::animation-speed",
                               G_CALLBACK (update_tempo), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->settings, "changed::sounds", G_CALLBACK (update_sounds), self,
                               G_CONNECT_SWAPPED);
    }
  self->sounds = lab_sound_player_new ();
  update_sounds (self);
  update_tempo (self);
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  self->session_signals = g_signal_group_new (LAB_TYPE_CLASSIC_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed",
                                  G_CALLBACK (lab_classic_page_update), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::thinking",
                                  G_CALLBACK (lab_classic_page_update), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::values",
                                  G_CALLBACK (update_values), self);
  self->game_signals = g_signal_group_new (LAB_TYPE_CLASSIC_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_game_changed),
                                  self);
  gtk_widget_add_controller (GTK_WIDGET (self), lab_classic_shortcuts_new_keys ());
}

/* Private functions of the page */

/** lab_classic_page_may_choose: returns whether a person can move now. */
gboolean
lab_classic_page_may_choose (LabClassicPage *self)
{
  return self->session != NULL && self->replayed == NULL && !is_over (self)
         && lab_classic_session_is_persons_turn (self->session);
}

/** lab_classic_page_update_spinner: turns the spinner while the computer looks for a move, a hint,
 * or the values of moves. */
void
lab_classic_page_update_spinner (LabClassicPage *self)
{
  gboolean busy = lab_classic_session_is_thinking (self->session) || self->asking != NULL
                  || (lab_classic_session_get_tells_values (self->session) && !is_over (self)
                      && lab_classic_session_get_values (self->session) == NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->spinner), busy);
  gtk_spinner_set_spinning (self->spinner, busy);
}

/** lab_classic_page_update_texts: tells the hint as far as it is shown, or the last move. */
void
lab_classic_page_update_texts (LabClassicPage *self)
{
  g_autofree char *title = lab_classic_telling_title (self->session);
  g_autofree char *about = NULL;
  guint32 action;

  if (self->hint != NULL)
    about = lab_classic_telling_hint (get_game (self), self->hint, self->hint_step);
  else
    about = lab_classic_telling_last_move (self->session);
  gtk_label_set_text (self->title, title);
  update_side (self);
  gtk_label_set_text (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about),
                          *about != '\0'
                              && (self->hint != NULL
                                  || !lab_classic_tutorial_tells_last_move (self->tutorial)));
  if (self->hint != NULL && self->hint_step > 1)
    {
      action = g_array_index (self->hint->line, guint32, 0);
      lab_classic_board_view_set_hint (self->board, &action);
    }
}

/** lab_classic_page_update: shows the state of the game. */
void
lab_classic_page_update (LabClassicPage *self)
{
  gboolean over;

  if (self->session == NULL)
    return;
  over = is_over (self) && self->replayed == NULL;
  lab_classic_page_update_texts (self);
  update_moves (self);
  lab_classic_board_view_set_may_choose (self->board, lab_classic_page_may_choose (self));
  gtk_widget_set_visible (self->hint_button, !is_over (self));
  gtk_widget_set_visible (self->end_buttons, is_over (self));
  gtk_widget_set_visible (self->again, over);
  gtk_button_set_label (self->replay_button, self->replayed != NULL
                                                 /* Translators: a button: stop the replay. */
                                                 ? _("_Stop")
                                                 : _("_Replay"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.hint",
                                 lab_classic_page_may_choose (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.replay",
                                 lab_classic_game_get_n_moves (get_game (self)) > 0
                                     && (over || self->replayed != NULL));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.again", over);
  update_values (self);
}

/* Public functions */

/**
 * lab_classic_page_new:
 * @announcer: tells screen readers what happens; it must outlive the page
 *
 * Returns: (transfer floating): a page without a game
 */
GtkWidget *
lab_classic_page_new (LabAnnouncer *announcer)
{
  LabClassicPage *self = g_object_new (LAB_TYPE_CLASSIC_PAGE, NULL);

  self->announcer = announcer;
  return GTK_WIDGET (self);
}

/**
 * lab_classic_page_set_session:
 * @self: a page
 * @session: (nullable): the game to play; %NULL for none
 *
 * Shows a game and lets it go on. The page stops the game that was shown before.
 */
void
lab_classic_page_set_session (LabClassicPage    *self,
                              LabClassicSession *session)
{
  g_autofree char *rule = NULL;
  LabClassicGame *game;

  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  if (self->session == session)
    return;
  lab_classic_tutorial_set_session (self->tutorial, session);
  lab_classic_page_forget_replay (self);
  if (self->session != NULL)
    {
      lab_classic_page_forget_hint (self);
      lab_classic_session_set_tells_values (self->session, FALSE);
      g_signal_group_set_target (self->game_signals, NULL);
      g_signal_group_set_target (self->session_signals, NULL);
      lab_classic_board_view_set_values (self->board, NULL);
    }
  g_set_object (&self->session, session);
  if (session == NULL)
    return;
  game = get_game (self);
  self->ended = FALSE;
  g_signal_group_set_target (self->game_signals, game);
  g_signal_group_set_target (self->session_signals, session);
  rule = lab_classic_tell_rule (lab_classic_game_get_classic (game),
                                lab_classic_game_get_state (game));
  gtk_label_set_text (self->rule_label, rule);
  lab_classic_board_view_set_game (self->board, game);
  lab_sound_player_prepare (self->sounds);
  lab_classic_page_update (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self->side)))
    lab_announcer_say (self->announcer, gtk_label_get_text (self->side));
  if (lab_classic_tutorial_is_new (self->tutorial) && !lab_classic_session_may_undo (session))
    lab_classic_tutorial_begin (self->tutorial, self->announcer);
}

/**
 * lab_classic_page_get_session:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the game that is shown
 */
LabClassicSession *
lab_classic_page_get_session (LabClassicPage *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_PAGE (self), NULL);

  return self->session;
}

/**
 * lab_classic_page_hold:
 * @self: a page
 * @held: whether players cannot see the board now, because of a dialog for example
 *
 * Lets a computer wait until its move can be seen.
 */
void
lab_classic_page_hold (LabClassicPage *self,
                       gboolean        held)
{
  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  self->held = held;
  advance (self);
}

/** lab_classic_page_undo: takes back the last move of a person, if possible. */
void
lab_classic_page_undo (LabClassicPage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  if (self->session != NULL && !lab_classic_session_undo (self->session, &error))
    lab_classic_page_tell (self, error->message);
}

/** lab_classic_page_redo: plays again what was undone, if possible. */
void
lab_classic_page_redo (LabClassicPage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  if (self->session != NULL && !lab_classic_session_redo (self->session, &error))
    lab_classic_page_tell (self, error->message);
}

/** lab_classic_page_show_tutorial: shows the tutorial of the game from its first step. */
void
lab_classic_page_show_tutorial (LabClassicPage *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  if (self->session != NULL && !is_over (self))
    lab_classic_tutorial_begin (self->tutorial, self->announcer);
}

/** lab_classic_page_focus_board: moves the focus to the board. */
void
lab_classic_page_focus_board (LabClassicPage *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/**
 * lab_classic_page_tell:
 * @self: a page
 * @text: a sentence
 *
 * Shows a short message that disappears by itself.
 */
void
lab_classic_page_tell (LabClassicPage *self,
                       const char     *text)
{
  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}
