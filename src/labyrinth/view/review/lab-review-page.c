/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-review-page-private.h"

#include <glib/gi18n.h>

#include "lab-board-layout.h"
#include "lab-review-text.h"
#include "lab-game-shortcuts.h"
#include "lab-turn-row.h"
#include "lab-pair-layout.h"

/**
 * LabReviewPage:
 *
 * The review: the table with the list of past turns in place of the panel. It replays the
 * selected turn on the board. The game itself does not change. If it is still being played,
 * the review shows only what all players have seen.
 */

#define NOTICE_SECONDS 3

enum
{
  CLOSED,
  PLAY_ON,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabReviewPage, lab_review_page, ADW_TYPE_BIN)

/* Private helpers */

static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The list creates rows only for the visible part. */
static GtkWidget *
find_place (LabReviewPage *self,
            LabTurnEntry  *entry)
{
  for (GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (self->list)); place != NULL;
       place = gtk_widget_get_next_sibling (place))
    {
      GtkWidget *row = gtk_widget_get_first_child (place);

      if (LAB_IS_TURN_ROW (row) && lab_turn_row_get_entry (LAB_TURN_ROW (row)) == entry)
        return place;
    }
  return NULL;
}

/* Returns %FALSE if the row that needs the focus does not exist yet. */
static gboolean
scroll_to_selected (LabReviewPage *self,
                    gboolean       focus)
{
  GtkWidget *place;

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              lab_review_page_get_number (self));
  if (!focus)
    return TRUE;
  place = find_place (self, lab_review_page_get_entry (self));
  return place != NULL && gtk_widget_grab_focus (place);
}

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock G_GNUC_UNUSED,
          gpointer       data G_GNUC_UNUSED)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  if (self->n_frames++ == 0)
    return G_SOURCE_CONTINUE;
  self->ticker = 0;
  if (lab_review_page_get_entry (self) != NULL)
    scroll_to_selected (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
forget_frames (LabReviewPage *self)
{
  if (self->ticker != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->ticker);
  self->ticker = 0;
}

/* A new row gets its place with the next frame. Only then can it take the focus. */
static void
await_frame (LabReviewPage *self)
{
  forget_frames (self);
  self->n_frames = 0;
  self->ticker = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
}

static void
update_title (LabReviewPage *self)
{
  guint number = lab_review_page_get_number (self);
  g_autofree char *text = NULL;

  if (number == 0)
    text = g_strdup (lab_turn_entry_get_words (lab_review_page_get_entry (self)));
  else
    /* Translators: the number of the turn shown, and the number of all turns. */
    text = g_strdup_printf (_("Turn %u of %u"), number, lab_review_page_get_n_turns (self));
  gtk_label_set_label (self->title, text);
}

static void
update (LabReviewPage *self)
{
  update_title (self);
  lab_tile_view_set_tile (self->spare, lab_game_get_spare (lab_replay_get_game (self->replay)));
  lab_review_actions_update (self);
}

static void
on_selected (LabReviewPage *self)
{
  LabTurnEntry *entry = lab_review_page_get_entry (self);
  gboolean in_list = has_focus (GTK_WIDGET (self->list));

  if (entry == NULL)
    return;
  if (!self->stepping)
    lab_review_page_stop (self);
  if (self->jumping)
    lab_replay_jump (self->replay, lab_review_page_get_number (self));
  else
    lab_replay_play (self->replay, lab_review_page_get_number (self));
  if (!scroll_to_selected (self, in_list))
    await_frame (self);
  update (self);
  /* Screen readers read the row that has the focus without this announcement. */
  if (!in_list && self->announcer != NULL)
    lab_announcer_say (self->announcer, lab_turn_entry_get_words (entry));
}

/* Replays the selected turn again. */
static void
on_activate (LabReviewPage *self,
             guint          position)
{
  if (position != lab_review_page_get_number (self))
    {
      lab_review_page_select (self, position, FALSE);
      return;
    }
  lab_review_page_stop (self);
  lab_replay_play (self->replay, position);
  update (self);
}

static void
show_turns (LabReviewPage      *self,
            const LabTurn      *turns,
            guint               n_turns,
            const char * const *names)
{
  g_autoptr (GListModel) list = lab_turn_list_new (&self->initial, names, turns, n_turns);

  lab_replay_set_turns (self->replay, list, names);
  g_signal_handler_block (self->selection, self->selected_handler);
  gtk_single_selection_set_model (self->selection, list);
  gtk_single_selection_set_selected (self->selection, n_turns);
  g_signal_handler_unblock (self->selection, self->selected_handler);
  gtk_widget_set_visible (GTK_WIDGET (self->play_on), self->may_play_on);
  gtk_button_set_label (self->leave,
                        self->game != NULL && lab_game_get_phase (self->game) != LAB_PHASE_OVER
                            /* Translators: a button; closes the review of past
                             * turns and resumes the current game. */
                            ? _("_Return to the Game")
                            /* Translators: a button; closes the review of past
                             * turns and returns to the previous page. */
                            : _("_Back"));
  update (self);
}

/* Private helpers: keys */

static void
add_keys (LabReviewPage *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  self->keys = lab_game_shortcuts_new_for_review (mirrored);
  gtk_widget_add_controller (GTK_WIDGET (self), self->keys);
  self->list_keys = lab_game_shortcuts_new_for_review (mirrored);
  gtk_event_controller_set_propagation_phase (self->list_keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->list), self->list_keys);
}

static void
on_replayed (LabReviewPage *self)
{
  if (self->playing)
    lab_review_actions_step (self);
}

/* Widget */

/* In right-to-left languages, the next turn is on the left. */
static void
lab_review_page_direction_changed (GtkWidget        *widget,
                                   GtkTextDirection  previous)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  GTK_WIDGET_CLASS (lab_review_page_parent_class)->direction_changed (widget, previous);
  if (self->keys == NULL)
    return;
  gtk_widget_remove_controller (widget, self->keys);
  gtk_widget_remove_controller (GTK_WIDGET (self->list), self->list_keys);
  add_keys (self);
}

static gboolean
lab_review_page_grab_focus (GtkWidget *widget)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (widget);

  if (lab_review_page_get_entry (self) == NULL)
    return FALSE;
  await_frame (self);
  /* The focus moves to the selected turn as soon as its row exists. */
  return gtk_widget_grab_focus (GTK_WIDGET (self->leave));
}

static void
lab_review_page_dispose (GObject *object)
{
  LabReviewPage *self = LAB_REVIEW_PAGE (object);

  if (self->board != NULL)
    lab_review_page_clear (self);
  self->board = NULL;
  g_clear_object (&self->replay);
  g_clear_signal_handler (&self->selected_handler, self->selection);
  g_clear_object (&self->selection);
  g_clear_object (&self->copied);
  g_clear_object (&self->announcer);
  G_OBJECT_CLASS (lab_review_page_parent_class)->dispose (object);
}

static void
lab_review_page_class_init (LabReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_review_page_dispose;
  widget_class->direction_changed = lab_review_page_direction_changed;
  widget_class->grab_focus = lab_review_page_grab_focus;

  /**
   * LabReviewPage::closed:
   *
   * The player closed the review.
   */
  signals[CLOSED] = g_signal_new ("closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  /**
   * LabReviewPage::play-on:
   * @self: the page
   * @game: a new game, whose history ends with the selected turn
   *
   * The players want to play from there.
   */
  signals[PLAY_ON] = g_signal_new ("play-on", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, LAB_TYPE_GAME);

  g_type_ensure (LAB_TYPE_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  g_type_ensure (LAB_TYPE_TILE_VIEW);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, table);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, board);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, title);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, caption);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, spare);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, list);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, play);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, leave);
  gtk_widget_class_bind_template_child (widget_class, LabReviewPage, play_on);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  lab_review_actions_class_init (widget_class);
}

static void
lab_review_page_init (LabReviewPage *self)
{
  g_autoptr (GtkListItemFactory) factory = lab_turn_row_create_factory ();

  gtk_widget_init_template (GTK_WIDGET (self));
  lab_table_layout_set_fit (self->table, lab_board_layout_fill);
  self->replay = lab_replay_new (self->board);
  g_signal_connect_swapped (self->replay, "done", G_CALLBACK (on_replayed), self);
  lab_board_view_set_watched (self->board, TRUE);
  self->copied = lab_notice_new (self->toasts, NOTICE_SECONDS);
  self->selection = gtk_single_selection_new (NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  self->selected_handler = g_signal_connect_swapped (self->selection, "notify::selected",
                                                     G_CALLBACK (on_selected), self);
  add_keys (self);
}

/* For lab-review-actions.c */

/* Returns the number of turns. */
guint
lab_review_page_get_n_turns (LabReviewPage *self)
{
  return MAX (g_list_model_get_n_items (G_LIST_MODEL (self->selection)), 1) - 1;
}

/* Returns the number of the selected turn; 0 for the start. */
guint
lab_review_page_get_number (LabReviewPage *self)
{
  return gtk_single_selection_get_selected (self->selection);
}

/* Returns the selected entry; can be %NULL. */
LabTurnEntry *
lab_review_page_get_entry (LabReviewPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Selects a turn, and shows its final position or replays it. */
void
lab_review_page_select (LabReviewPage *self,
                        guint          number,
                        gboolean       jumping)
{
  self->jumping = jumping;
  gtk_single_selection_set_selected (self->selection, number);
  self->jumping = FALSE;
}

/* Stops the replay. */
void
lab_review_page_stop (LabReviewPage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->playing = FALSE;
  lab_review_actions_update (self);
}

void
lab_review_page_leave (LabReviewPage *self)
{
  lab_review_page_stop (self);
  g_signal_emit (self, signals[CLOSED], 0);
}

void
lab_review_page_play_on (LabReviewPage *self,
                         LabGame       *game)
{
  lab_review_page_stop (self);
  g_signal_emit (self, signals[PLAY_ON], 0, game);
}

/* Public functions */

/**
 * lab_review_page_set_announcer:
 * @self: a page
 * @announcer: (nullable): the announcer that names the selected turn
 *
 * Sets the announcer for screen readers.
 */
void
lab_review_page_set_announcer (LabReviewPage *self,
                               LabAnnouncer  *announcer)
{
  g_return_if_fail (LAB_IS_REVIEW_PAGE (self));

  g_set_object (&self->announcer, announcer);
}

/**
 * lab_review_page_show:
 * @self: a page
 * @game: a game; nobody plays it during the review
 * @may_play_on: whether to offer a new game from each turn; only for a game that is over
 *
 * Shows the turns of @game, and selects the last one. Secret cards stay hidden unless the game
 * is over.
 */
void
lab_review_page_show (LabReviewPage *self,
                      LabGame       *game,
                      gboolean       may_play_on)
{
  const char *names[LAB_N_SEATS] = { NULL };
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));

  g_return_if_fail (LAB_IS_REVIEW_PAGE (self));
  g_return_if_fail (LAB_IS_GAME (game));

  lab_review_page_stop (self);
  g_clear_object (&self->saved);
  g_set_object (&self->game, game);
  self->may_play_on = may_play_on;
  self->secret = lab_review_has_secrets (game);
  lab_review_get_initial (game, &self->initial);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_game_get_player (game, seat) != NULL)
        names[seat] = lab_player_get_name (lab_game_get_player (game, seat));
    }
  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    g_array_append_vals (turns, lab_game_get_turn (game, i), 1);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), FALSE);
  show_turns (self, (const LabTurn *) (gconstpointer) turns->data, turns->len, names);
}

/**
 * lab_review_page_set_saved:
 * @self: a page that shows a game that is over
 * @saved: the same game in the form in which it is saved
 *
 * Makes the action Copy Game copy the content of a saved game instead of the turns only.
 */
void
lab_review_page_set_saved (LabReviewPage *self,
                           LabSavedGame  *saved)
{
  g_return_if_fail (LAB_IS_REVIEW_PAGE (self));
  g_return_if_fail (LAB_IS_SAVED_GAME (saved));
  g_return_if_fail (self->game != NULL && !lab_review_has_secrets (self->game));

  g_set_object (&self->saved, saved);
}

/**
 * lab_review_page_show_line:
 * @self: a page
 * @initial: a position
 * @turns: (array length=n_turns): the turns from there; they must follow the rules
 * @n_turns: the number of turns
 * @caption: a title for the turns
 *
 * Shows turns that the computer found, and starts at the first one.
 */
void
lab_review_page_show_line (LabReviewPage     *self,
                           const LabPosition *initial,
                           const LabTurn     *turns,
                           guint              n_turns,
                           const char        *caption)
{
  g_return_if_fail (LAB_IS_REVIEW_PAGE (self));
  g_return_if_fail (initial != NULL && caption != NULL);

  lab_review_page_stop (self);
  g_clear_object (&self->saved);
  g_clear_object (&self->game);
  self->may_play_on = self->secret = FALSE;
  self->initial = *initial;
  gtk_label_set_label (self->caption, caption);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), TRUE);
  show_turns (self, turns, n_turns, NULL);
  lab_review_page_select (self, 0, TRUE);
}

/**
 * lab_review_page_clear:
 * @self: a page
 *
 * Clears the page and releases the game.
 */
void
lab_review_page_clear (LabReviewPage *self)
{
  g_return_if_fail (LAB_IS_REVIEW_PAGE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  forget_frames (self);
  self->playing = FALSE;
  gtk_single_selection_set_model (self->selection, NULL);
  lab_replay_set_turns (self->replay, NULL, NULL);
  lab_tile_view_set_tile (self->spare, NULL);
  lab_notice_drop (self->copied);
  g_clear_object (&self->saved);
  g_clear_object (&self->game);
}

/**
 * lab_review_page_get_shown: (transfer none) (nullable): returns a game with the shown
 * position.
 */
LabGame *
lab_review_page_get_shown (LabReviewPage *self)
{
  g_return_val_if_fail (LAB_IS_REVIEW_PAGE (self), NULL);

  return lab_replay_get_game (self->replay);
}

/** lab_review_page_get_busy: returns whether a turn, or all of them, are being replayed. */
gboolean
lab_review_page_get_busy (LabReviewPage *self)
{
  g_return_val_if_fail (LAB_IS_REVIEW_PAGE (self), FALSE);

  return self->playing || lab_replay_get_busy (self->replay);
}
