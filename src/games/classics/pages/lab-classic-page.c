/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-page.h"

#include <glib/gi18n.h>

#include "lab-classic-board.h"
#include "lab-classic-telling.h"
#include "lab-hint-button.h"
#include "lab-table-layout.h"
#include "lab-template.h"

G_DEFINE_FINAL_TYPE (LabClassicPage, lab_classic_page, LAB_TYPE_GAME_PAGE)

#define NOTICE_SECONDS 8
#define N_SPEEDS 4              /* as many moves can be followed in a second */

/* How many steps a hint has: a nudge, the move, the whole line. */
#define HINT_STEPS 3

/* The keys of the page of a small game. */
const LabShortcut lab_classic_shortcuts[] = {
  { N_("Playing"), N_("Show a hint"), "h", "classic.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show what moves lead to"), "v", "classic.values", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the search tree"), "t", "win.search-tree", LAB_SHORTCUT_TABLE },
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
  { NULL },
};

/* A short lesson beside the board of a small game: how to make a move, who wins, and where help is.
 * Each move of a person, with the answer, leads to the next step. The game goes on as without it,
 * and the player can close it at any time. It comes by itself in the first game of each kind. */

enum
{
  STEP_MOVE,
  STEP_GOAL,
  STEP_HELP,
  N_STEPS,
};

#define SEEN_KEY "classics-tutorials"

static LabClassicGame *
get_game (LabClassicPage *self)
{
  return self->session->game;
}

static const LabClassic *
get_classic (LabClassicPage *self)
{
  return get_game (self)->classic;
}

/* The lesson counts as seen for this game only. */
static void
leave_lesson (LabClassicPage *self)
{
  lab_lesson_note_seen (self->lesson, get_classic (self)->id);
  lab_lesson_hide (self->lesson);
}

static void
on_lesson_left (LabClassicPage *self)
{
  g_signal_stop_emission_by_name (self->lesson, "leave");
  leave_lesson (self);
}

/* Two sentences, each on a line of its own. */
static char *
join (const char *first,
      const char *second)
{
  return g_strconcat (first, *first != '\0' ? "\n" : "", second, NULL);
}

static char *
tell_step (LabClassicPage  *self,
           const char     **title)
{
  const LabClassicBoard *board = lab_classic_board_find (get_classic (self));
  g_autofree char *goal = NULL;
  g_autofree char *last_move = NULL;

  switch (self->lesson_step)
    {
    case STEP_MOVE:
      /* Translators: the title of a step of the tutorial of a small game. */
      *title = _("Make a Move");
      return join (_(board->how), _("You can also use the arrow keys and Enter."));
    case STEP_GOAL:
      /* Translators: the title of a step of the tutorial of a small game. */
      *title = _("Who Wins");
      goal = get_classic (self)->tell_goal (get_game (self)->state);
      last_move = lab_classic_telling_last_move (self->session);
      return join (last_move, goal);
    default:
      /* Translators: the title of a step of the tutorial of a small game. */
      *title = _("If You Need Help");
      /* Translators: H, V, and T are keys. */
      return g_strdup (_("Press H for a hint, V to see what each move leads to, and T to see how "
                         "a computer finds its move. You can also choose them below."));
    }
}

static void
show_lesson_step (LabClassicPage *self)
{
  const char *title;
  g_autofree char *text = tell_step (self, &title);

  lab_lesson_show_text (self->lesson, title, text, self->lesson_step + 1, N_STEPS);
  lab_lesson_say (self->lesson, title);
  lab_lesson_say (self->lesson, text);
}

/* Shows the next step after a move. An announcement replaces the one before, so the move is
 * told again. */
static void
advance_lesson (LabClassicPage *self)
{
  g_autofree char *last_move = lab_classic_telling_last_move (self->session);

  lab_lesson_note_seen (self->lesson, get_classic (self)->id);
  self->lesson_step++;
  if (self->lesson_step == N_STEPS)
    {
      lab_lesson_hide (self->lesson);
      return;
    }
  if (self->lesson_step != STEP_GOAL)
    lab_lesson_say (self->lesson, last_move);
  show_lesson_step (self);
}

/* Shows the first step, at any time in a game that is not over. */
static void
begin_lesson (LabClassicPage *self)
{
  lab_lesson_set_announcer (self->lesson, lab_game_page_get_announcer (LAB_GAME_PAGE (self)));
  self->lesson_step = STEP_MOVE;
  self->awaits_turn = !lab_classic_session_is_persons_turn (self->session);
  self->n_moves = lab_play_get_n_moves (LAB_PLAY (get_game (self)));
  show_lesson_step (self);
}

/* Shows the next step if a person has moved, and can move again. Called when the board has come to
 * rest. */
static void
follow_lesson (LabClassicPage *self)
{
  guint n_moves;

  if (self->session == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->lesson)))
    return;
  if (lab_play_is_over (get_game (self)))
    {
      leave_lesson (self);
      return;
    }
  if (!lab_classic_session_is_persons_turn (self->session))
    return;
  n_moves = lab_play_get_n_moves (LAB_PLAY (get_game (self)));
  if (!self->awaits_turn && n_moves > self->n_moves)
    advance_lesson (self);
  else if (n_moves < self->n_moves)
    show_lesson_step (self);
  self->awaits_turn = FALSE;
  self->n_moves = n_moves;
}

/* Returns whether the current step of the lesson tells the last move. */
static gboolean
lesson_tells_last_move (LabClassicPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->lesson)) && self->lesson_step == STEP_GOAL
         && self->n_moves == lab_play_get_n_moves (LAB_PLAY (get_game (self)));
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

/* Returns after how many moves the game is shown. */
static guint
get_n_shown (LabClassicPage *self)
{
  return lab_play_get_n_moves (LAB_PLAY (self->replayed != NULL ? self->replayed
                                                                : get_game (self)));
}

/* Tells the hint as far as it is shown, or the last move. */
static void
lab_classic_page_update_texts (LabClassicPage *self)
{
  g_autofree char *title = lab_classic_telling_title (self->session);
  g_autofree char *about = NULL;
  guint32 action;

  if (self->hint != NULL)
    about = lab_classic_telling_hint (get_game (self), self->hint, self->hint_step);
  else
    about = lab_classic_telling_move (self->session, get_n_shown (self));
  gtk_label_set_text (self->title, title);
  update_side (self);
  gtk_label_set_text (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about),
                          *about != '\0'
                              && (self->hint != NULL
                                  || !lesson_tells_last_move (self)));
  if (self->hint != NULL && self->hint_step > 1)
    {
      action = g_array_index (self->hint->line, guint32, 0);
      lab_classic_board_view_set_hint (self->board, &action);
    }
}

static void
show_step (LabClassicPage *self,
           guint           step)
{
  self->hint_step = step;
  lab_classic_page_update_texts (self);
  lab_game_page_say (LAB_GAME_PAGE (self), gtk_label_get_text (self->about));
}

static gboolean
is_over (LabClassicPage *self)
{
  return lab_play_is_over (get_game (self));
}

/** lab_classic_page_update_spinner: turns the spinner while the computer looks for a move, a hint,
 * or the values of moves. */
static void
lab_classic_page_update_spinner (LabClassicPage *self)
{
  gboolean busy
      = self->session->thinking != NULL || self->is_asking
        || (self->session->tells_values && !is_over (self) && self->session->values == NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->spinner), busy);
  gtk_spinner_set_spinning (self->spinner, busy);
}

static void
on_found (LabClassicHint *hint,
          gpointer        data)
{
  LabClassicPage *self = data;

  self->is_asking = FALSE;
  lab_classic_page_update_spinner (self);
  self->hint = hint;
  show_step (self, 1);
}

/* Returns whether a person can move now. */
static gboolean
lab_classic_page_may_choose (LabClassicPage *self)
{
  return self->session != NULL && !is_over (self)
         && lab_classic_session_is_persons_turn (self->session);
}

/** lab_classic_page_show_hint: looks for a hint, or shows the next step of the one that is
 * shown. */
static void
lab_classic_page_show_hint (LabClassicPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!lab_classic_page_may_choose (self) || self->is_asking)
    return;
  if (self->hint != NULL)
    {
      show_step (self, MIN (self->hint_step + 1, HINT_STEPS));
      return;
    }
  self->is_asking = TRUE;
  lab_classic_page_update_spinner (self);
  lab_game_page_say (LAB_GAME_PAGE (self), _("Looking for a hint"));
  if (lab_classic_session_ask_hint (self->session, on_found, self, &error))
    return;
  self->is_asking = FALSE;
  lab_classic_page_update_spinner (self);
  lab_game_page_tell (LAB_GAME_PAGE (self), error->message);
}

/* Takes the hint away, or stops looking for it. */
static void
lab_classic_page_forget_hint (LabClassicPage *self)
{
  if (self->is_asking)
    lab_classic_session_cancel_hint (self->session);
  self->is_asking = FALSE;
  g_clear_pointer (&self->hint, lab_classic_hint_free);
  self->hint_step = 0;
  lab_classic_board_view_set_hint (self->board, NULL);
}

static void
update_values (LabClassicPage *self)
{
  gboolean tells = gtk_switch_get_active (self->values_switch);
  const LabClassicSolution *values = NULL;
  g_autofree char *about = NULL;

  gtk_accessible_update_state (GTK_ACCESSIBLE (self->values_row), GTK_ACCESSIBLE_STATE_CHECKED,
                               tells ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  if (self->session == NULL)
    return;
  lab_classic_session_set_tells_values (self->session, tells);
  if (tells)
    values = self->session->values;
  about = lab_classic_telling_values (values);
  adw_action_row_set_subtitle (self->values_row, about);
  lab_classic_board_view_set_values (self->board,
                                     lab_classic_page_may_choose (self) ? values : NULL);
  lab_classic_page_update_spinner (self);
}

/* Shows who has won and why, instead of whose turn it is. */
static void
update_result (LabClassicPage *self)
{
  LabClassicGame *game = get_game (self);
  gboolean over = is_over (self);
  g_autofree char *goal = game->classic->tell_goal (game->state);

  gtk_widget_set_visible (GTK_WIDGET (self->title), !over);
  if (over)
    lab_result_card_show (self->result, gtk_label_get_text (self->title), LAB_RESULT_NO_STARS,
                          goal);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
}

/* Shows the state of the game. */
static void
update (LabClassicPage *self)
{
  g_autofree char *moves = NULL;
  gboolean over;

  if (self->session == NULL)
    return;
  over = is_over (self);
  lab_classic_page_update_texts (self);
  moves = lab_classic_telling_moves (get_game (self));
  gtk_widget_set_visible (GTK_WIDGET (self->moves_label), *moves != '\0');
  gtk_label_set_text (self->moves_label, moves);
  lab_classic_board_view_set_may_choose (self->board, lab_classic_page_may_choose (self));
  gtk_widget_set_visible (self->hint_button, !over);
  gtk_widget_set_visible (GTK_WIDGET (self->player), over);
  update_result (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.hint",
                                 lab_classic_page_may_choose (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic.again", over);
  update_values (self);
}

/* Shows a game that is over after some of its moves, with a copy of it. */
static void
on_replayed (LabClassicPage *self,
             gboolean        is_told)
{
  LabClassicGame *game = get_game (self);
  guint step = (guint) self->player->step;

  if (!is_over (self)
      || (self->replayed == NULL && step == lab_play_get_n_moves (LAB_PLAY (game))))
    return;
  if (self->replayed == NULL)
    self->replayed = lab_classic_game_new (game->classic, game->start);
  lab_classic_board_view_set_game (self->board, self->replayed);
  while (get_n_shown (self) > step && lab_play_undo (LAB_PLAY (self->replayed), NULL))
    ;
  while (get_n_shown (self) < step)
    lab_play_move (LAB_PLAY (self->replayed),
                   lab_play_get_move (LAB_PLAY (game), get_n_shown (self)), NULL);
  lab_step_player_set_waiting (self->player, lab_classic_board_view_is_moving (self->board));
  lab_classic_page_update_texts (self);
  if (is_told)
    lab_game_page_say (LAB_GAME_PAGE (self), gtk_label_get_text (self->about));
}

/* Shows the game as it is, and lets a player step through it if it is over. */
static void
show_game (LabClassicPage *self)
{
  LabClassicGame *game = get_game (self);
  guint n_moves = lab_play_is_over (game) ? lab_play_get_n_moves (LAB_PLAY (game)) : 0;

  g_clear_object (&self->replayed);
  lab_classic_board_view_set_game (self->board, game);
  lab_step_player_set_n_steps (self->player, n_moves);
  lab_step_player_go_to (self->player, n_moves, FALSE);
  update (self);
}

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
  lab_game_page_celebrate (LAB_GAME_PAGE (self), self->result);
  lab_game_page_say (LAB_GAME_PAGE (self), gtk_label_get_text (self->title));
  g_signal_emit_by_name (self, "over");
}

static void
on_settled (LabClassicPage *self)
{
  lab_step_player_set_waiting (self->player, FALSE);
  if (self->replayed == NULL)
    follow_lesson (self);
  update (self);
  advance (self);
}

static void
on_game_changed (LabClassicPage *self)
{
  /* Another end can follow before the board has shown that this one was undone. */
  if (!is_over (self))
    self->ended = FALSE;
  lab_classic_page_forget_hint (self);
  show_game (self);
}

static void
on_moved (LabClassicPage *self,
          gboolean        is_forward)
{
  g_autofree char *text = lab_classic_telling_last_move (self->session);

  if (!is_forward)
    return;
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_MOVE);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
}

static void
on_chosen (LabClassicPage *self,
           guint           action)
{
  g_autoptr (GError) error = NULL;

  if (!lab_classic_page_may_choose (self))
    return;
  if (!lab_classic_session_move (self->session, action, &error))
    lab_game_page_tell (LAB_GAME_PAGE (self), error->message);
}

static void
on_refused (LabClassicPage *self,
            const char     *reason)
{
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_REFUSED);
  lab_game_page_tell (LAB_GAME_PAGE (self), reason);
}

static void
on_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (widget);

  if (g_str_equal (name, "classic.again"))
    g_signal_emit_by_name (self, "again");
  else if (g_str_equal (name, "classic.values"))
    gtk_switch_set_active (self->values_switch, !gtk_switch_get_active (self->values_switch));
  else
    lab_classic_page_show_hint (self);
}

/* LabGamePage */

static void
lab_classic_page_set_tempo (LabGamePage *page,
                            double       tempo)
{
  LAB_CLASSIC_PAGE (page)->board->tempo = tempo;
}

/* Lets a computer wait until its move can be seen. */
static void
lab_classic_page_hold (LabGamePage *page,
                       gboolean     held)
{
  LabClassicPage *self = LAB_CLASSIC_PAGE (page);

  self->held = held;
  advance (self);
}

/* GObject */

static void
lab_classic_page_dispose (GObject *object)
{
  lab_classic_page_set_session (LAB_CLASSIC_PAGE (object), NULL);
  G_OBJECT_CLASS (lab_classic_page_parent_class)->dispose (object);
}

static void
lab_classic_page_class_init (LabClassicPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_classic_page_dispose;
  LAB_GAME_PAGE_CLASS (klass)->set_tempo = lab_classic_page_set_tempo;
  LAB_GAME_PAGE_CLASS (klass)->hold = lab_classic_page_hold;

  /**
   * LabClassicPage::over:
   *
   * The game has ended, and its last move was shown.
   */
  g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  /**
   * LabClassicPage::again:
   *
   * The players want to play the same game again.
   */
  g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  LAB_TEMPLATE_TYPES (LAB_TYPE_CLASSIC_BOARD_VIEW, LAB_TYPE_LESSON, LAB_TYPE_HINT_BUTTON,
                      LAB_TYPE_RESULT_CARD, LAB_TYPE_STEP_PLAYER, LAB_TYPE_TABLE_LAYOUT);
  LAB_TEMPLATE ("lab-classic-page.ui");
  LAB_TEMPLATE_CHILDREN (LabClassicPage, board, player, toasts, lesson, title, side, about, spinner,
                         hint_button, result, values_row, values_switch, moves_label, rule_label);
  LAB_TEMPLATE_CALLBACKS (on_chosen, on_refused, on_settled, on_replayed, lab_game_page_focus_board,
                          update, update_values);
  LAB_TEMPLATE_CALLBACKS (on_lesson_left);
  gtk_widget_class_install_action (widget_class, "classic.hint", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "classic.again", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "classic.values", NULL, on_action);
}

static void
lab_classic_page_init (LabClassicPage *self)
{
  GSettings *settings = lab_game_page_get_settings (LAB_GAME_PAGE (self));

  gtk_widget_init_template (GTK_WIDGET (self));
  lab_lesson_set_steps (self->lesson, SEEN_KEY, NULL, NULL, 0);
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        NOTICE_SECONDS, lab_classic_shortcuts);
  /* Translators: a button; starts the same game again */
  lab_result_card_set_button (self->result, LAB_RESULT_AGAIN, _("Play _Again"), "classic.again");
  lab_step_player_set_speeds (self->player, N_SPEEDS, 0);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  if (settings != NULL)
    g_settings_bind (settings, "classics-values", self->values_switch, "active",
                     G_SETTINGS_BIND_DEFAULT);
}

/* Public functions */

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
  lab_lesson_hide (self->lesson);
  g_clear_object (&self->replayed);
  if (self->session != NULL)
    {
      lab_classic_page_forget_hint (self);
      lab_classic_session_set_tells_values (self->session, FALSE);
      g_signal_handlers_disconnect_by_data (get_game (self), self);
      g_signal_handlers_disconnect_by_data (self->session, self);
      lab_classic_board_view_set_values (self->board, NULL);
    }
  g_set_object (&self->session, session);
  if (session == NULL)
    return;
  game = get_game (self);
  self->ended = FALSE;
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (on_game_changed), self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (session, "valued", G_CALLBACK (update_values), self);
  rule = lab_classic_tell_rule (game->classic, game->state);
  gtk_label_set_text (self->rule_label, rule);
  lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  show_game (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self->side)))
    lab_game_page_say (LAB_GAME_PAGE (self), gtk_label_get_text (self->side));
  if (lab_lesson_is_new (self->lesson, session->game->classic->id)
      && !lab_classic_session_may_undo (session))
    begin_lesson (self);
}

/** lab_classic_page_show_lesson: shows the lesson of the game from its first step. */
void
lab_classic_page_show_lesson (LabClassicPage *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_PAGE (self));

  if (self->session != NULL && !is_over (self))
    begin_lesson (self);
}
