/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-page.h"

#include <glib/gi18n.h>

#include "lab-classic-board-view.h"
#include "lab-classic-telling.h"
#include "lab-notice.h"
#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-sound-player.h"
#include "lab-table-layout.h"

/**
 * LabClassicPage:
 *
 * A small game that is played: the board, whose turn it is, hints, the values of moves, and after
 * the end the result. The moves are made by the session; the page shows them one after another and
 * lets the session go on when the board has come to rest.
 */
struct _LabClassicPage
{
  AdwBin parent_instance;

  LabAnnouncer *announcer;
  GSettings *settings;            /* NULL if there are no settings */
  LabClassicSession *session;     /* (nullable) */
  GSignalGroup *session_signals;
  GSignalGroup *game_signals;     /* of its game */
  LabNotice *notice;
  LabSoundPlayer *sounds;
  gboolean held;                  /* under a dialog: the computer waits */
  gboolean ended;                 /* the end was told */

  LabClassicHint *hint;           /* (nullable): for the current position */
  guint hint_step;                /* how much of it is shown */
  GCancellable *asking;           /* (nullable): while a hint is looked for */

  LabClassicGame *replayed;       /* (nullable): the copy on the board during a replay */
  guint replay_source;

  LabClassicBoardView *board;
  AdwToastOverlay *toasts;
  GtkLabel *title;
  GtkLabel *about;
  GtkSpinner *spinner;
  GtkWidget *hint_button;
  GtkWidget *end_buttons;
  GtkButton *replay;
  GtkWidget *again;
  AdwActionRow *values_row;
  GtkSwitch *values;
  GtkLabel *moves;
  GtkLabel *rule;
};

enum
{
  OVER,
  AGAIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicPage, lab_classic_page, ADW_TYPE_BIN)

/* How many steps a hint has: a nudge, the move, the whole line. */
#define HINT_STEPS 3

/* How long each position of a replay is shown, in milliseconds. */
#define REPLAY_TIME 700

#define NOTICE_SECONDS 8

static const LabShortcut shortcuts[] = {
  { N_("Playing"), N_("Show a hint"), "h", "classic.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show what moves lead to"), "v", "classic.values", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the search tree"), "t", "win.search-tree", LAB_SHORTCUT_TABLE },
  { NULL, N_("Replay the game"), "r", "classic.replay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "win.undo", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo", LAB_SHORTCUT_PROGRAM },
  { N_("On the Board"), N_("Go to the next place"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Choose the place"), "Return space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Choose another pawn"), "Escape", NULL, LAB_SHORTCUT_WIDGET },
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Statistics"), "<Control>r", "win.records", LAB_SHORTCUT_PROGRAM },
};

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

static gboolean
may_choose (LabClassicPage *self)
{
  return self->session != NULL && self->replayed == NULL && !is_over (self)
         && lab_classic_session_is_persons_turn (self->session);
}

/* Private helpers: showing */

/* The spinner turns while the computer looks for a move, a hint, or the values of moves. */
static void
update_spinner (LabClassicPage *self)
{
  gboolean busy = lab_classic_session_is_thinking (self->session) || self->asking != NULL
                  || (lab_classic_session_get_tells_values (self->session) && !is_over (self)
                      && lab_classic_session_get_values (self->session) == NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->spinner), busy);
  gtk_spinner_set_spinning (self->spinner, busy);
}

static void
update_values (LabClassicPage *self)
{
  gboolean tells = gtk_switch_get_active (self->values);
  const LabClassicSolution *values = NULL;

  if (self->session == NULL)
    return;
  lab_classic_session_set_tells_values (self->session, tells);
  if (tells)
    values = lab_classic_session_get_values (self->session);
  adw_action_row_set_subtitle (self->values_row,
                               !tells || values == NULL || values->solved
                                   ? ""
                                   : _("This position is too large to solve quickly."));
  lab_classic_board_view_set_values (
      self->board, values != NULL && values->solved && may_choose (self) ? values : NULL);
  update_spinner (self);
}

static void
update_moves (LabClassicPage *self)
{
  g_autofree char *moves = lab_classic_telling_moves (get_game (self));

  gtk_widget_set_visible (GTK_WIDGET (self->moves), *moves != '\0');
  gtk_label_set_text (self->moves, moves);
}

/* Tells the hint as far as it is shown, or the last move. */
static void
update_texts (LabClassicPage *self)
{
  g_autofree char *title = lab_classic_telling_title (self->session);
  g_autofree char *about = NULL;
  guint32 action;

  if (self->hint != NULL)
    about = lab_classic_telling_hint (get_game (self), self->hint, self->hint_step);
  else
    about = lab_classic_telling_last_move (self->session);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *about != '\0');
  if (self->hint != NULL && self->hint_step > 1)
    {
      action = g_array_index (self->hint->line, guint32, 0);
      lab_classic_board_view_set_hint (self->board, &action);
    }
}

static void
show_hint (LabClassicPage *self,
           guint           step)
{
  self->hint_step = step;
  update_texts (self);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->about));
}

static void
update (LabClassicPage *self)
{
  gboolean over;

  if (self->session == NULL)
    return;
  over = is_over (self) && self->replayed == NULL;
  update_texts (self);
  update_moves (self);
  lab_classic_board_view_set_may_choose (self->board, may_choose (self));
  gtk_widget_set_visible (self->hint_button, !is_over (self));
  gtk_widget_set_visible (self->end_buttons, is_over (self));
  gtk_widget_set_visible (self->again, over);
  gtk_button_set_label (self->replay, self->replayed != NULL
                                          /* Translators: a button: stop the replay. */
                                          ? _("_Stop")
                                          : _("_Replay"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.hint", may_choose (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.replay",
                                 lab_classic_game_get_n_moves (get_game (self)) > 0
                                     && (over || self->replayed != NULL));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.again", over);
  update_values (self);
}

/* Private helpers: hints */

static void
forget_hint (LabClassicPage *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  g_clear_pointer (&self->hint, lab_classic_hint_free);
  self->hint_step = 0;
  lab_classic_board_view_set_hint (self->board, NULL);
}

static void
on_hint_found (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (LabClassicPage) self = data;
  g_autoptr (GError) error = NULL;
  LabClassicHint *hint
      = lab_classic_session_ask_hint_finish (LAB_CLASSIC_SESSION (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  update_spinner (self);
  if (hint == NULL)
    {
      lab_classic_page_tell (self, error->message);
      return;
    }
  self->hint = hint;
  show_hint (self, 1);
}

static void
on_hint (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (widget);

  if (!may_choose (self) || self->asking != NULL)
    return;
  if (self->hint != NULL)
    {
      show_hint (self, MIN (self->hint_step + 1, self->hint->solved ? HINT_STEPS : 2));
      return;
    }
  self->asking = g_cancellable_new ();
  update_spinner (self);
  lab_announcer_say (self->announcer, _("Looking for a hint"));
  lab_classic_session_ask_hint (self->session, self->asking, on_hint_found, g_object_ref (self));
}

/* Private helpers: the replay */

static void
stop_replay (LabClassicPage *self)
{
  g_clear_handle_id (&self->replay_source, g_source_remove);
  if (self->replayed == NULL)
    return;
  g_clear_object (&self->replayed);
  lab_classic_board_view_set_game (self->board, get_game (self));
}

static gboolean
replay_next (gpointer data)
{
  LabClassicPage *self = data;
  guint n = lab_classic_game_get_n_moves (self->replayed);

  if (n < lab_classic_game_get_n_moves (get_game (self)))
    {
      lab_classic_game_move (self->replayed, lab_classic_game_get_move (get_game (self), n), NULL);
      return G_SOURCE_CONTINUE;
    }
  self->replay_source = 0;
  stop_replay (self);
  update (self);
  return G_SOURCE_REMOVE;
}

static void
on_replay (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (widget);
  LabClassicGame *game;

  if (self->session == NULL || !is_over (self))
    return;
  if (self->replayed != NULL)
    {
      stop_replay (self);
      update (self);
      return;
    }
  game = get_game (self);
  self->replayed = lab_classic_game_new (lab_classic_game_get_classic (game),
                                         lab_classic_game_get_start (game));
  lab_classic_board_view_set_game (self->board, self->replayed);
  self->replay_source = g_timeout_add (REPLAY_TIME, replay_next, self);
  update (self);
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
      self->ended = FALSE;
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
  update (self);
  advance (self);
}

static void
on_game_changed (LabClassicPage *self)
{
  stop_replay (self);
  forget_hint (self);
  update (self);
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

  if (!may_choose (self))
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

  gtk_switch_set_active (self->values, !gtk_switch_get_active (self->values));
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
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, title);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, about);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, end_buttons);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, replay);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, again);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, values_row);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, values);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, moves);
  gtk_widget_class_bind_template_child (widget_class, LabClassicPage, rule);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_settled);
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

static GtkEventController *
new_keys (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (shortcuts[i].scope == LAB_SHORTCUT_TABLE)
        lab_shortcuts_add_to_controller (controller, shortcuts[i].accelerator,
                                         shortcuts[i].action);
    }
  return controller;
}

static void
lab_classic_page_init (LabClassicPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  if (self->settings != NULL)
    {
      g_settings_bind (self->settings, "classics-values", self->values, "active",
                       G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_swapped (self->settings, "changed::animation-speed",
                                G_CALLBACK (update_tempo), self);
      g_signal_connect_swapped (self->settings, "changed::sounds", G_CALLBACK (update_sounds),
                                self);
    }
  self->sounds = lab_sound_player_new ();
  update_sounds (self);
  update_tempo (self);
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  self->session_signals = g_signal_group_new (LAB_TYPE_CLASSIC_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::thinking", G_CALLBACK (update),
                                  self);
  g_signal_group_connect_swapped (self->session_signals, "notify::values",
                                  G_CALLBACK (update_values), self);
  self->game_signals = g_signal_group_new (LAB_TYPE_CLASSIC_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_game_changed),
                                  self);
  gtk_widget_add_controller (GTK_WIDGET (self), new_keys ());
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
  LabClassicGame *game;

  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  if (self->session == session)
    return;
  g_clear_handle_id (&self->replay_source, g_source_remove);
  g_clear_object (&self->replayed);
  if (self->session != NULL)
    {
      forget_hint (self);
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
  gtk_label_set_text (self->rule, lab_classic_get_rule (lab_classic_game_get_classic (game)));
  lab_classic_board_view_set_game (self->board, game);
  lab_sound_player_prepare (self->sounds);
  update (self);
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

/**
 * lab_classic_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of this page
 */
const LabShortcut *
lab_classic_page_get_shortcuts (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}
