/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-review-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-notice.h"
#include "lab-pair-layout.h"
#include "lab-shift-board-layout.h"
#include "lab-shift-game-page.h"
#include "lab-shift-game.h"
#include "lab-shift-notation.h"
#include "lab-shift-tile-view.h"
#include "lab-shift-turn-list.h"
#include "lab-table-layout.h"
#include "lab-template.h"

#define NOTICE_SECONDS 3

G_DEFINE_FINAL_TYPE (LabShiftReviewPage, lab_shift_review_page, ADW_TYPE_BIN)

#define N_SPEEDS 4              /* as many turns can be followed in a second */

/* Private helpers */

static LabShiftTurnEntry *
get_turn (LabShiftReviewPage *self,
          guint               number)
{
  g_autoptr (LabShiftTurnEntry)
    entry = g_list_model_get_item (G_LIST_MODEL (self->selection), number);

  /* The list holds a reference. */
  return entry;
}

static GArray *
list_turns (LabShiftReviewPage *self,
            guint               n_turns)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LabShiftTurn));

  for (guint i = 1; i <= n_turns; i++)
    g_array_append_val (turns, get_turn (self, i)->turn);
  return turns;
}

/* Returns the number of the selected turn; 0 for the start. */
static guint
get_number (LabShiftReviewPage *self)
{
  return gtk_single_selection_get_selected (self->selection);
}

/* Announces @text to screen readers. */
static void
say (LabShiftReviewPage *self,
     const char         *text)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));

  if (LAB_IS_FAMILY_HOST (window))
    lab_announcer_say (lab_family_host_get_announcer (LAB_FAMILY_HOST (window)), text);
}

static void
copy (LabShiftReviewPage *self,
      const char         *text,
      const char         *notice)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  lab_notice_tell (self->toasts, NOTICE_SECONDS, notice);
  say (self, notice);
}

/* Returns the names of the players; %NULL for turns that nobody has played. */
static const char * const *
get_names (LabShiftReviewPage *self)
{
  return self->game != NULL ? (const char * const *) self->game->names : NULL;
}

/* Returns the number of turns. */
static guint
get_n_turns (LabShiftReviewPage *self)
{
  return MAX (g_list_model_get_n_items (G_LIST_MODEL (self->selection)), 1) - 1;
}

/* Returns the selected entry; can be %NULL. */
static LabShiftTurnEntry *
get_entry (LabShiftReviewPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* While a turn is shown, the next one waits. */
static void
set_busy (LabShiftReviewPage *self,
          gboolean            is_busy)
{
  self->busy = is_busy;
  lab_step_player_set_waiting (self->player, is_busy);
}

/* Replays the turns on the board with a game of its own, so that the original game never changes.
 * Each turn has two halves, as for players: the tile slides in, and after it has arrived the pawn
 * moves. A player who wants another turn before the end does not have to wait. */

/* Shows a position without animation. */
static void
stand_at (LabShiftReviewPage      *self,
          const LabShiftPosition *position)
{
  g_clear_handle_id (&self->replay_source, g_source_remove);
  self->inserted = FALSE;
  set_busy (self, FALSE);
  g_clear_object (&self->replay);
  self->replay = lab_shift_game_new_from_position (position, get_names (self));
  lab_shift_board_view_set_game (self->board, self->replay);
}

static void
insert_tile (LabShiftReviewPage *self,
             LabShiftTurnEntry  *entry)
{
  const LabShiftTurn *turn = &entry->turn;
  g_autoptr (GError) error = NULL;

  set_busy (self, TRUE);
  self->inserted = turn->cell != LAB_SHIFT_CELL_NONE;
  if (!lab_shift_game_insert (self->replay, entry->seat, turn->arrow, turn->tile, &error))
    g_critical ("A turn cannot be played again: %s", error->message);
}

static void
move_pawn (LabShiftReviewPage *self)
{
  LabShiftTurnEntry *entry = get_turn (self, self->shown);
  g_autoptr (GError) error = NULL;

  self->inserted = FALSE;
  if (!lab_shift_game_move (self->replay, entry->seat, entry->turn.cell, &error))
    g_critical ("A turn cannot be played again: %s", error->message);
}

static gboolean
on_idle (gpointer data)
{
  LabShiftReviewPage *self = data;

  self->replay_source = 0;
  /* Another animation may have started since the callback was scheduled. */
  if (lab_shift_board_motion_get_busy (self->board->motion))
    return G_SOURCE_REMOVE;
  if (self->inserted)
    move_pawn (self);
  else
    set_busy (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* The game may still emit signals for the last change, so continue in an idle callback. */
static void
on_still (LabShiftReviewPage *self)
{
  if (self->busy && self->replay_source == 0)
    self->replay_source = g_idle_add (on_idle, self);
}

/* Ends the current turn at once, with its final position. */
static void
finish_turn (LabShiftReviewPage *self)
{
  if (!self->busy)
    return;
  if (self->inserted)
    move_pawn (self);
  lab_shift_board_motion_skip (self->board->motion);
  g_clear_handle_id (&self->replay_source, g_source_remove);
  set_busy (self, FALSE);
}

/* Shows the position after a turn without animation. */
static void
jump_to (LabShiftReviewPage *self,
         guint               number)
{
  self->shown = number;
  stand_at (self, &get_turn (self, number)->after);
}

/* Replays a turn on the board. */
static void
replay (LabShiftReviewPage *self,
        guint               number)
{
  LabShiftTurnEntry *entry = get_turn (self, number);

  lab_shift_board_view_point_at (self->board, NULL, FALSE);
  if (number == 0)
    {
      jump_to (self, 0);
      return;
    }
  finish_turn (self);
  if (self->shown != number - 1)
    stand_at (self, &entry->before);
  self->shown = number;
  insert_tile (self, entry);
}

/* Shows the board before a marked turn, with the better turn as a ghost, if players want that. */
static gboolean
show_better (LabShiftReviewPage *self)
{
  guint number = get_number (self);
  const LabShiftTurn *better = lab_shift_analysis_view_get_better (self->analysis, number);

  if (better == NULL || self->player->timer != 0)
    return FALSE;
  self->shown = number - 1;
  stand_at (self, &get_turn (self, number)->before);
  lab_shift_board_view_point_at (self->board, better, TRUE);
  return TRUE;
}

static void
on_return (LabShiftReviewPage *self)
{
  g_signal_emit_by_name (self, "closed");
}

static void
on_play_on (LabShiftReviewPage *self)
{
  g_autoptr (LabShiftGame)
    game = lab_shift_game_new_from_position (&self->initial, get_names (self));
  g_autoptr (GArray) turns = list_turns (self, self->shown);

  game->deal = self->game->deal;
  for (guint i = 0; i < turns->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!lab_shift_game_play_turn (game, game->position.seat,
                                     &g_array_index (turns, LabShiftTurn, i), &error))
        g_critical ("A turn cannot be played again: %s", error->message);
    }
  g_signal_emit_by_name (self, "play-on", game);
}

static void
on_copy_position (LabShiftReviewPage *self)
{
  g_autofree char *text = lab_shift_review_format_position (&get_turn (self, self->shown)->after,
                                                          self->secret);

  copy (self, text, _("The position was copied."));
}

static void
on_copy_game (LabShiftReviewPage *self)
{
  g_autoptr (GArray) turns = list_turns (self, get_n_turns (self));
  g_autofree char *text = NULL;

  if (self->saved != NULL)
    text = lab_shift_saved_game_to_data (self->saved);
  else
    text = lab_shift_review_format_game (&self->initial,
                                         (const LabShiftTurn *) (gconstpointer) turns->data,
                                         turns->len, self->secret);
  copy (self, text, _("The game was copied."));
}

/* What the review can show and copy: while a game is being played, only what all players have
 * seen. */

/* Returns what all players can see: board, spare tile, pawns and treasures, but no cards. */
static LabShiftPosition
take_cards_away (const LabShiftPosition *position)
{
  LabShiftPosition bare;

  lab_shift_position_init (&bare);
  bare.board = position->board;
  bare.last_arrow = position->last_arrow;
  bare.seat = position->seat;
  bare.phase = position->phase;
  bare.rules = position->rules;
  memcpy (bare.pawns, position->pawns, sizeof bare.pawns);
  memcpy (bare.treasures, position->treasures, sizeof bare.treasures);
  return bare;
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The list creates rows only for the visible part. */
static GtkWidget *
find_place (LabShiftReviewPage *self,
            LabShiftTurnEntry  *entry)
{
  for (GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (self->list)); place != NULL;
       place = gtk_widget_get_next_sibling (place))
    {
      GtkWidget *row = gtk_widget_get_first_child (place);

      if (LAB_IS_SHIFT_TURN_ROW (row) && LAB_SHIFT_TURN_ROW (row)->entry == entry)
        return place;
    }
  return NULL;
}

/* Returns %FALSE if the row that needs the focus does not exist yet. */
static gboolean
scroll_to_selected (LabShiftReviewPage *self,
                    gboolean            focus)
{
  GtkWidget *place;

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              get_number (self));
  if (!focus)
    return TRUE;
  place = find_place (self, get_entry (self));
  return place != NULL && gtk_widget_grab_focus (place);
}

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock G_GNUC_UNUSED,
          gpointer       data G_GNUC_UNUSED)
{
  LabShiftReviewPage *self = LAB_SHIFT_REVIEW_PAGE (widget);

  if (self->n_frames++ == 0)
    return G_SOURCE_CONTINUE;
  self->ticker = 0;
  if (get_entry (self) != NULL)
    scroll_to_selected (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
forget_frames (LabShiftReviewPage *self)
{
  if (self->ticker != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->ticker);
  self->ticker = 0;
}

/* A new row gets its place with the next frame. Only then can it take the focus. */
static void
await_frame (LabShiftReviewPage *self)
{
  forget_frames (self);
  self->n_frames = 0;
  self->ticker = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
}

static void
update_title (LabShiftReviewPage *self)
{
  guint number = get_number (self);
  g_autofree char *text = NULL;

  if (number == 0)
    text = g_strdup (get_entry (self)->words);
  else
    /* Translators: the number of the turn shown, and the number of all turns. */
    text = g_strdup_printf (_("Turn %u of %u"), number, get_n_turns (self));
  gtk_label_set_label (self->title, text);
}

/* Below the board, the list of turns may have to be scrolled to, so that there is a copy of the
 * reason. */
static void
show_why (LabShiftReviewPage *self)
{
  g_autofree char *why = lab_shift_analysis_view_explain (self->analysis, get_number (self), NULL);

  gtk_label_set_label (self->why, why != NULL ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why), why != NULL && !self->table->wide);
}

static void
update (LabShiftReviewPage *self)
{
  update_title (self);
  show_why (self);
  lab_shift_analysis_view_set_turn (self->analysis, get_number (self));
  lab_shift_tile_view_set_tile (self->spare, self->replay->spare);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "review.play-on",
      self->may_play_on && get_turn (self, self->shown)->after.phase != LAB_SHIFT_PHASE_OVER);
}

/* Shows a turn: the next one is replayed, and so is one that is chosen in the list. In place of a
 * marked one, a better turn may be shown until it is chosen again. */
static void
on_moved (LabShiftReviewPage *self,
          gboolean            is_told)
{
  guint number = (guint) self->player->step;
  gboolean in_list = has_focus (GTK_WIDGET (self->list));
  gboolean is_again = self->picking && self->board->pointing && number == self->shown + 1;

  g_signal_handler_block (self->selection, self->selected_handler);
  gtk_single_selection_set_selected (self->selection, number);
  g_signal_handler_unblock (self->selection, self->selected_handler);
  if (get_entry (self) == NULL)
    return;
  if (is_again || !show_better (self))
    {
      if (self->picking || number == self->shown + 1)
        replay (self, number);
      else
        jump_to (self, number);
    }
  if (!scroll_to_selected (self, in_list))
    await_frame (self);
  update (self);
  /* Screen readers read the row that has the focus without this announcement. */
  if (is_told && !in_list)
    say (self, get_entry (self)->words);
}

/* A turn is chosen in the list, perhaps once more. */
static void
on_activate (LabShiftReviewPage *self,
             guint               position)
{
  lab_step_player_stop (self->player);
  self->picking = TRUE;
  lab_step_player_go_to (self->player, position, TRUE);
  self->picking = FALSE;
}

static void
on_selected (LabShiftReviewPage *self)
{
  if (get_entry (self) != NULL)
    on_activate (self, get_number (self));
}

/* Private helpers: the analysis */

/* Marks the turns that lost much, if the game is analyzed. Returns how many were not marked. */
static guint
mark_turns (LabShiftReviewPage *self)
{
  GListModel *list = gtk_single_selection_get_model (self->selection);
  guint n_new = 0;

  g_signal_handler_block (self->selection, self->selected_handler);
  for (guint number = 1; number <= get_n_turns (self); number++)
    {
      guint loss = 0;
      g_autofree char *why = lab_shift_analysis_view_explain (self->analysis, number, &loss);

      if (why == NULL || get_turn (self, number)->loss > 0)
        continue;
      lab_shift_turn_list_mark (list, number, loss, why);
      n_new++;
    }
  g_signal_handler_unblock (self->selection, self->selected_handler);
  return n_new;
}

static void
on_analysis_changed (LabShiftReviewPage *self)
{
  guint n = mark_turns (self);
  g_autofree char *sum = g_strdup_printf (
      ngettext ("%u turn lost 15 %% or more of the chance to win.",
                "%u turns lost 15 %% or more of the chance to win.", n), n);

  lab_step_player_stop (self->player);
  if (n > 0)
    say (self, sum);
  if (!show_better (self) && self->shown < get_number (self))
    replay (self, get_number (self));
  update (self);
}

static void
on_chosen (LabShiftReviewPage *self,
           guint               number)
{
  lab_step_player_go_to (self->player, number, TRUE);
}

static void
show_turns (LabShiftReviewPage *self,
            const LabShiftTurn *turns,
            guint               n_turns,
            guint               first)
{
  g_autoptr (GListModel)
    list = lab_shift_turn_list_new (&self->initial, get_names (self), turns, n_turns);

  g_signal_handler_block (self->selection, self->selected_handler);
  gtk_single_selection_set_model (self->selection, list);
  g_signal_handler_unblock (self->selection, self->selected_handler);
  gtk_widget_set_visible (GTK_WIDGET (self->play_on), self->may_play_on);
  gtk_button_set_label (self->leave,
                        self->game != NULL
                            && self->game->position.phase != LAB_SHIFT_PHASE_OVER
                          /* Translators: a button; closes the review of past
                           * turns and resumes the current game. */
                          ? _("_Return to the Game")
                          /* Translators: a button; closes the review of past
                           * turns and returns to the previous page. */
                          : _("_Back"));
  lab_shift_analysis_view_set_game (self->analysis, self->saved);
  mark_turns (self);
  self->shown = G_MAXUINT;
  lab_step_player_set_n_steps (self->player, get_n_turns (self));
  lab_step_player_go_to (self->player, first, FALSE);
}

/* Widget */

static gboolean
lab_shift_review_page_grab_focus (GtkWidget *widget)
{
  LabShiftReviewPage *self = LAB_SHIFT_REVIEW_PAGE (widget);

  if (get_entry (self) == NULL)
    return FALSE;
  await_frame (self);
  /* The focus moves to the selected turn as soon as its row exists. */
  return gtk_widget_grab_focus (GTK_WIDGET (self->leave));
}

static void
lab_shift_review_page_dispose (GObject *object)
{
  LabShiftReviewPage *self = LAB_SHIFT_REVIEW_PAGE (object);

  if (self->board != NULL)
    lab_shift_review_page_clear (self);
  self->board = NULL;
  g_clear_signal_handler (&self->selected_handler, self->selection);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (lab_shift_review_page_parent_class)->dispose (object);
}

static void
lab_shift_review_page_class_init (LabShiftReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_review_page_dispose;
  widget_class->grab_focus = lab_shift_review_page_grab_focus;

  /**
   * LabShiftReviewPage::closed:
   *
   * The player closed the review.
   */
  g_signal_new ("closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftReviewPage::play-on:
   * @self: the page
   * @game: a new game, whose history ends with the selected turn
   *
   * The players want to play from there.
   */
  g_signal_new ("play-on", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                LAB_TYPE_SHIFT_GAME);

  LAB_TEMPLATE_TYPES (LAB_TYPE_SHIFT_ANALYSIS_VIEW, LAB_TYPE_SHIFT_BOARD_VIEW,
                      LAB_TYPE_TABLE_LAYOUT, LAB_TYPE_SHIFT_TILE_VIEW, LAB_TYPE_PAIR_LAYOUT,
                      LAB_TYPE_STEP_PLAYER);
  LAB_TEMPLATE ("lab-shift-review-page.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftReviewPage, toasts, table, board, player, title, caption, why,
                         spare, analysis, list, leave, play_on);
  LAB_TEMPLATE_CALLBACKS (on_activate, on_moved, on_analysis_changed, on_chosen);
  LAB_TEMPLATE_ACTION ("review.return", on_return);
  LAB_TEMPLATE_ACTION ("review.play-on", on_play_on);
  LAB_TEMPLATE_ACTION ("review.copy-position", on_copy_position);
  LAB_TEMPLATE_ACTION ("review.copy-game", on_copy_game);
}

/* Adds the keys of the review, apart from those of its playback. */
static void
add_keys (LabShiftReviewPage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (const LabShortcut *shortcut = lab_shift_game_shortcuts; shortcut->title != NULL; shortcut++)
    {
      if (shortcut->scope == LAB_SHORTCUT_REVIEW
          || g_str_equal (shortcut->accelerator, LAB_SHIFT_REVIEW_KEY))
        lab_shortcuts_add_to_controller (controller, shortcut->accelerator, shortcut->action);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
lab_shift_review_page_init (LabShiftReviewPage *self)
{
  g_autoptr (GtkListItemFactory) factory = lab_shift_turn_row_create_factory ();

  gtk_widget_init_template (GTK_WIDGET (self));
  lab_table_layout_set_fit (self->table, lab_shift_board_layout_fill);
  g_signal_connect_object (self->board->motion, "still", G_CALLBACK (on_still), self,
                           G_CONNECT_SWAPPED);
  lab_shift_board_view_set_passive (self->board, TRUE);
  self->selection = gtk_single_selection_new (NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  self->selected_handler = g_signal_connect_swapped (self->selection, "notify::selected",
                                                     G_CALLBACK (on_selected), self);
  lab_step_player_set_speeds (self->player, N_SPEEDS, 0);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  /* The list would take some of the keys. */
  lab_step_player_add_keys (self->player, GTK_WIDGET (self->list));
  add_keys (self);
}

/* Public functions */

/**
 * lab_shift_review_has_secrets:
 * @game: a game
 *
 * Returns: %TRUE if some cards must stay secret
 */
gboolean
lab_shift_review_has_secrets (LabShiftGame *game)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME (game), TRUE);

  return game->position.phase != LAB_SHIFT_PHASE_OVER
         && (game->position.rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0;
}

/**
 * lab_shift_review_get_initial:
 * @game: a game
 * @initial: (out caller-allocates): the position at the start
 *
 * If the game has secrets, each card that is not found yet is face down in @initial. The turns
 * of the game can still be played from there, but the position reveals nothing else.
 */
void
lab_shift_review_get_initial (LabShiftGame     *game,
                              LabShiftPosition *initial)
{
  const LabShiftPosition *now;
  guint8 *card;

  g_return_if_fail (LAB_IS_SHIFT_GAME (game));
  g_return_if_fail (initial != NULL);

  *initial = game->initial;
  if (!lab_shift_review_has_secrets (game))
    return;
  now = &game->position;
  card = initial->cards;
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      for (guint i = 0; i < initial->n_cards[seat]; i++, card++)
        {
          if (i >= now->n_found[seat])
            *card = LAB_SHIFT_TREASURE_HIDDEN;
        }
    }
}

/**
 * lab_shift_review_format_position:
 * @shown: the position on the board
 * @secret: whether its game has secrets
 *
 * Returns: (transfer full): the position in notation, without cards if there are secrets.
 *   labyrinthe-lab also reads this form, as a study of the board with all pawns and treasures
 */
char *
lab_shift_review_format_position (const LabShiftPosition *shown,
                                  gboolean                secret)
{
  LabShiftPosition position;

  g_return_val_if_fail (shown != NULL, NULL);

  position = secret ? take_cards_away (shown) : *shown;
  return lab_shift_notation_format_position (&position);
}

/**
 * lab_shift_review_format_game:
 * @initial: the position before the first turn
 * @turns: (array length=n_turns): the turns
 * @n_turns: the number of turns
 * @secret: whether the game has secrets
 *
 * Returns: (transfer full): the start as lab_shift_review_format_position() writes it, then the
 *   turns in notation, one on each line
 */
char *
lab_shift_review_format_game (const LabShiftPosition *initial,
                              const LabShiftTurn     *turns,
                              guint                   n_turns,
                              gboolean                secret)
{
  g_autofree char *beginning = NULL;
  GString *text;

  g_return_val_if_fail (initial != NULL, NULL);
  g_return_val_if_fail (turns != NULL || n_turns == 0, NULL);

  beginning = lab_shift_review_format_position (initial, secret);
  text = g_string_new (beginning);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < n_turns; i++)
    {
      char notation[LAB_SHIFT_TURN_LENGTH];

      lab_shift_notation_format_turn (&turns[i], notation);
      g_string_append_printf (text, "%s\n", notation);
    }
  return g_string_free (text, FALSE);
}

/**
 * lab_shift_review_page_show:
 * @self: a page
 * @game: a game; nobody plays it during the review
 * @is_saved: whether it is one that can be saved; when it is over, the action Copy Game then copies
 *   it as it is saved instead of the turns only, and unless it belongs to a tournament, players can
 *   play on from each turn
 *
 * Shows the turns of @game, and selects the last one. Secret cards stay hidden unless the game
 * is over.
 */
void
lab_shift_review_page_show (LabShiftReviewPage *self,
                            LabShiftGame       *game,
                            gboolean            is_saved)
{
  LabShiftGame *saved = NULL;

  g_return_if_fail (LAB_IS_SHIFT_REVIEW_PAGE (self));
  g_return_if_fail (LAB_IS_SHIFT_GAME (game));

  if (is_saved && game->position.phase == LAB_SHIFT_PHASE_OVER)
    saved = game;
  g_set_object (&self->saved, saved);
  g_set_object (&self->game, game);
  self->may_play_on = self->saved != NULL && !game->tournament;
  self->secret = lab_shift_review_has_secrets (game);
  lab_shift_review_get_initial (game, &self->initial);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), FALSE);
  show_turns (self, (const LabShiftTurn *) (gconstpointer) game->turns->data, game->turns->len,
              game->turns->len);
}

/**
 * lab_shift_review_page_show_line:
 * @self: a page
 * @initial: a position
 * @turns: (array length=n_turns): the turns from there; they must follow the rules
 * @n_turns: the number of turns
 * @caption: a title for the turns
 *
 * Shows turns that the computer found, and starts at the first one.
 */
void
lab_shift_review_page_show_line (LabShiftReviewPage     *self,
                                 const LabShiftPosition *initial,
                                 const LabShiftTurn     *turns,
                                 guint                   n_turns,
                                 const char             *caption)
{
  g_return_if_fail (LAB_IS_SHIFT_REVIEW_PAGE (self));
  g_return_if_fail (initial != NULL && caption != NULL);

  g_clear_object (&self->saved);
  g_clear_object (&self->game);
  self->may_play_on = self->secret = FALSE;
  self->initial = *initial;
  gtk_label_set_label (self->caption, caption);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), TRUE);
  show_turns (self, turns, n_turns, 0);
}

/** lab_shift_review_page_analyze: analyzes the game, which is over, unless it is analyzed. */
void
lab_shift_review_page_analyze (LabShiftReviewPage *self)
{
  g_return_if_fail (LAB_IS_SHIFT_REVIEW_PAGE (self));

  lab_shift_analysis_view_run (self->analysis);
}

/**
 * lab_shift_review_page_clear:
 * @self: a page
 *
 * Clears the page and releases the game.
 */
void
lab_shift_review_page_clear (LabShiftReviewPage *self)
{
  g_return_if_fail (LAB_IS_SHIFT_REVIEW_PAGE (self));

  lab_step_player_set_n_steps (self->player, 0);
  forget_frames (self);
  gtk_single_selection_set_model (self->selection, NULL);
  g_clear_handle_id (&self->replay_source, g_source_remove);
  self->inserted = FALSE;
  set_busy (self, FALSE);
  lab_shift_board_view_set_game (self->board, NULL);
  g_clear_object (&self->replay);
  lab_shift_tile_view_set_tile (self->spare, NULL);
  lab_notice_drop (self->toasts);
  lab_shift_analysis_view_set_game (self->analysis, NULL);
  g_clear_object (&self->saved);
  g_clear_object (&self->game);
}
