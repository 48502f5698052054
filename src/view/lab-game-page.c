/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page.h"

#include <glib/gi18n.h>

#include "lab-board-view.h"
#include "lab-compat.h"
#include "lab-cover.h"
#include "lab-hand.h"
#include "lab-panel.h"
#include "lab-pawn.h"
#include "lab-player-list.h"
#include "lab-table.h"
#include "lab-tile-view.h"

/**
 * LabGamePage:
 *
 * The table at which a game is played: hands what players do to the controller, and
 * shows what comes of it. Between two people it is covered.
 */
struct _LabGamePage
{
  AdwBin parent_instance;

  LabController *controller;

  /* What the turn that is being shown has brought about. */
  LabSeat finder;
  LabTreasure found;
  LabSeat first_home;
  gboolean ending;            /* the turn is over, but not all of it has been shown */
  AdwToast *toast;            /* the refusal that is shown */
  gint64 toast_time;          /* since when, in microseconds */

  AdwToastOverlay *toasts;
  GtkStack *stack;
  LabBoardView *board;
  LabPawn *pawn;
  GtkLabel *title;
  GtkLabel *hint;
  LabTileView *spare;
  LabHand *hand;
  LabPlayerList *players;
  LabCover *cover;
};

#define TOAST_SECONDS 4

enum
{
  OVER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabGamePage, lab_game_page, ADW_TYPE_BIN)

/* Private helpers */

static LabGame *
get_game (LabGamePage *self)
{
  return self->controller != NULL ? lab_controller_get_game (self->controller) : NULL;
}

static gboolean
has_secrets (LabGamePage *self)
{
  return (lab_game_get_rules (get_game (self)) & LAB_RULES_OPEN_CARDS) == 0;
}

static void
on_toast_dismissed (LabGamePage *self)
{
  g_clear_object (&self->toast);
}

/* Dismissing a toast that has only begun to show makes libadwaita 1.2 use what it has
 * freed: one that has just come stays, and goes by itself. */
static void
drop_toast (LabGamePage *self)
{
  if (self->toast != NULL && g_get_monotonic_time () - self->toast_time > G_USEC_PER_SEC)
    adw_toast_dismiss (self->toast);
}

/* A refusal does no harm: it is told, and the player tries something else. */
static void
tell_refusal (LabGamePage  *self,
              const GError *error)
{
  GtkWidget *words;

  drop_toast (self);
  if (self->toast != NULL)
    {
      gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (self->toast)), error->message);
      return;
    }
  /* The title of a toast is one line that is cut, but this has to be read to its end. */
  words = gtk_label_new (error->message);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (words), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  self->toast = g_object_ref (adw_toast_new (""));
  adw_toast_set_custom_title (self->toast, words);
  self->toast_time = g_get_monotonic_time ();
  adw_toast_set_timeout (self->toast, TOAST_SECONDS);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (on_toast_dismissed), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->toast);
}

static void
update_actions (LabGamePage *self)
{
  LabGame *game = get_game (self);
  gboolean playing = game != NULL && !self->ending && !lab_game_page_get_covered (self);
  LabPhase phase = game != NULL ? lab_game_get_phase (game) : LAB_PHASE_OVER;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.turn-clockwise",
                                 playing && phase == LAB_PHASE_INSERT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.turn-anticlockwise",
                                 playing && phase == LAB_PHASE_INSERT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.stay",
                                 playing && phase == LAB_PHASE_MOVE);
}

static void
update_status (LabGamePage *self)
{
  LabGame *game = get_game (self);
  LabSeat seat = lab_game_get_seat (game);
  g_autofree char *title = NULL;

  /* Translators: %s is the name of a player. */
  title = g_strdup_printf (_("%s’s turn"), lab_player_get_name (lab_game_get_player (game, seat)));
  gtk_label_set_label (self->title, title);
  lab_pawn_set_seat (self->pawn, seat);
  switch (lab_game_get_phase (game))
    {
    case LAB_PHASE_INSERT:
      gtk_label_set_label (self->hint, _("Turn the spare tile, then insert it at an arrow."));
      break;
    case LAB_PHASE_MOVE:
      gtk_label_set_label (self->hint, _("Move your pawn to a highlighted tile, or stay."));
      break;
    case LAB_PHASE_OVER:
    default:
      gtk_label_set_label (self->hint, _("The game is over."));
      break;
    }
}

static void
update_panel (LabGamePage *self)
{
  LabGame *game = get_game (self);

  update_status (self);
  update_actions (self);
  lab_player_list_update (self->players);
  lab_tile_view_set_tile (self->spare, lab_game_get_spare (game));
  if (lab_game_page_get_covered (self))
    lab_hand_show_backs (self->hand);
  else
    lab_hand_show_cards (self->hand, lab_game_get_position (game), lab_game_get_seat (game));
}

static void
uncover (LabGamePage *self)
{
  lab_cover_clear (self->cover);
  gtk_stack_set_visible_child_name (self->stack, "table");
  lab_board_view_set_active (self->board, TRUE);
  update_panel (self);
  lab_board_view_focus_play (self->board);
}

static void
cover (LabGamePage *self)
{
  lab_board_view_set_active (self->board, FALSE);
  lab_hand_show_backs (self->hand);
  drop_toast (self);
  gtk_stack_set_visible_child_name (self->stack, "cover");
  update_panel (self);
}

/* Begins the next turn once the last one has been shown. */
static void
hand_over (LabGamePage *self)
{
  LabGame *game = get_game (self);

  self->ending = FALSE;
  if (!has_secrets (self))
    {
      uncover (self);
      return;
    }
  cover (self);
  if (self->found != LAB_TREASURE_NONE && self->first_home == LAB_SEAT_NONE
      && lab_player_get_place (lab_game_get_player (game, self->finder)) == 0)
    lab_cover_show_find (self->cover, game, self->finder, self->found);
  else
    lab_cover_show_pass (self->cover, game);
  self->found = LAB_TREASURE_NONE;
  self->first_home = LAB_SEAT_NONE;
}

static void
on_play_on_answer (const char *answer,
                   gpointer    data)
{
  LabGamePage *self = data;

  if (get_game (self) == NULL)
    return;
  if (g_strcmp0 (answer, "end") == 0)
    lab_controller_end_game (self->controller, NULL);
  else
    hand_over (self);
}

static void
ask_whether_to_play_on (LabGamePage *self)
{
  static const LabChoice choices[] = {
    { "end", N_("_Show Ranking"), LAB_CHOICE_PLAIN },
    { "on", N_("_Play On"), LAB_CHOICE_SUGGESTED },
  };
  LabPlayer *winner = lab_game_get_player (get_game (self), self->first_home);
  g_autofree char *title = NULL;

  /* Translators: %s is the name of a player. */
  title = g_strdup_printf (_("%s has won!"), lab_player_get_name (winner));
  lab_board_view_set_active (self->board, FALSE);
  lab_hand_show_backs (self->hand);
  lab_pawn_set_seat (self->pawn, self->first_home);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hint, _("The others may play on for the other places."));
  lab_compat_ask (GTK_WIDGET (self), title, _("The others may play on for the other places."), choices,
                  G_N_ELEMENTS (choices), "on", on_play_on_answer, self);
}

/* Private helpers: what the game and the board say */

static void
on_phase_changed (LabGamePage *self)
{
  self->ending = lab_game_get_phase (get_game (self)) != LAB_PHASE_MOVE;
  if (self->ending)
    update_actions (self);
  else
    update_panel (self);
}

static void
on_found (LabGamePage *self,
          guint        seat,
          guint        treasure)
{
  self->finder = (LabSeat) seat;
  self->found = (LabTreasure) treasure;
}

static void
on_placed (LabGamePage *self,
           guint        seat,
           guint        place)
{
  if (place == 1)
    self->first_home = (LabSeat) seat;
}

static void
on_settled (LabGamePage *self)
{
  if (lab_game_get_phase (get_game (self)) == LAB_PHASE_OVER)
    {
      update_panel (self);
      lab_board_view_set_active (self->board, FALSE);
      g_signal_emit (self, signals[OVER], 0);
    }
  else if (self->first_home != LAB_SEAT_NONE)
    {
      lab_player_list_update (self->players);
      ask_whether_to_play_on (self);
    }
  else
    {
      hand_over (self);
    }
}

/* Private helpers: what the player does */

/* Whoever acts before everything was shown is not kept waiting. */
static gboolean
is_ready (LabGamePage *self)
{
  gboolean ending = self->ending;

  /* Hurrying the end of a turn is all that a click then does. */
  lab_board_view_skip (self->board);
  return !ending && get_game (self) != NULL && !lab_game_page_get_covered (self);
}

static void
on_arrow_activated (LabGamePage *self,
                    guint        arrow)
{
  LabGame *game = get_game (self);
  g_autoptr (GError) error = NULL;

  if (!is_ready (self))
    return;
  if (!lab_controller_insert (self->controller, lab_game_get_seat (game), arrow,
                              lab_game_get_position (game)->board.spare, &error))
    {
      tell_refusal (self, error);
      return;
    }
  drop_toast (self);
  lab_board_view_focus_play (self->board);
}

static void
move_to (LabGamePage *self,
         guint        cell)
{
  g_autoptr (GError) error = NULL;

  if (!lab_controller_move (self->controller, lab_game_get_seat (get_game (self)), cell, &error))
    tell_refusal (self, error);
  else
    drop_toast (self);
}

static void
on_cell_activated (LabGamePage *self,
                   guint        cell)
{
  if (is_ready (self))
    move_to (self, cell);
}

static void
on_stay (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabGamePage *self = LAB_GAME_PAGE (widget);
  const LabPosition *position;

  if (!is_ready (self))
    return;
  position = lab_game_get_position (get_game (self));
  move_to (self, position->pawns[position->seat]);
}

static void
turn_spare (LabGamePage *self,
            int          quarters)
{
  g_autoptr (GError) error = NULL;

  if (get_game (self) == NULL || self->ending || lab_game_page_get_covered (self))
    return;
  if (!lab_controller_turn_spare (self->controller, lab_game_get_seat (get_game (self)), quarters,
                                  &error))
    tell_refusal (self, error);
}

static void
on_turn_clockwise (GtkWidget  *widget,
                   const char *name G_GNUC_UNUSED,
                   GVariant   *parameter G_GNUC_UNUSED)
{
  turn_spare (LAB_GAME_PAGE (widget), 1);
}

static void
on_turn_anticlockwise (GtkWidget  *widget,
                       const char *name G_GNUC_UNUSED,
                       GVariant   *parameter G_GNUC_UNUSED)
{
  turn_spare (LAB_GAME_PAGE (widget), -1);
}

static gboolean
on_scroll (LabGamePage *self,
           double       dx G_GNUC_UNUSED,
           double       dy)
{
  if (dy == 0 || get_game (self) == NULL
      || lab_game_get_phase (get_game (self)) != LAB_PHASE_INSERT)
    return GDK_EVENT_PROPAGATE;
  turn_spare (self, dy > 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

/* GObject and widget */

static void
lab_game_page_dispose (GObject *object)
{
  LabGamePage *self = LAB_GAME_PAGE (object);

  if (self->board != NULL)
    lab_game_page_set_controller (self, NULL);
  g_clear_object (&self->toast);
  G_OBJECT_CLASS (lab_game_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, hint);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, spare);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, hand);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, cover);
  gtk_widget_class_bind_template_callback (widget_class, on_arrow_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_cell_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_settled);
  gtk_widget_class_bind_template_callback (widget_class, on_scroll);
  gtk_widget_class_bind_template_callback (widget_class, uncover);
}

static void
lab_game_page_class_init (LabGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_game_page_dispose;

  /**
   * LabGamePage::over:
   *
   * The game is over, and its end has been shown.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_COVER);
  g_type_ensure (LAB_TYPE_HAND);
  g_type_ensure (LAB_TYPE_PANEL);
  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_PLAYER_LIST);
  g_type_ensure (LAB_TYPE_TABLE);
  g_type_ensure (LAB_TYPE_TILE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-game-page.ui");
  bind_children (widget_class);

  gtk_widget_class_install_action (widget_class, "game.turn-clockwise", NULL, on_turn_clockwise);
  gtk_widget_class_install_action (widget_class, "game.turn-anticlockwise", NULL,
                                   on_turn_anticlockwise);
  gtk_widget_class_install_action (widget_class, "game.stay", NULL, on_stay);
}

static void
lab_game_page_init (LabGamePage *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  self->found = LAB_TREASURE_NONE;
  self->first_home = LAB_SEAT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  update_actions (self);
}

/* Public functions */

/**
 * lab_game_page_set_controller:
 * @self: a page
 * @controller: (nullable): whose game to play
 */
void
lab_game_page_set_controller (LabGamePage   *self,
                              LabController *controller)
{
  LabGame *game;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (self->controller == controller)
    return;
  if (self->controller != NULL)
    g_signal_handlers_disconnect_by_data (get_game (self), self);
  drop_toast (self);
  lab_cover_clear (self->cover);
  lab_hand_show_backs (self->hand);
  lab_tile_view_set_tile (self->spare, NULL);
  self->found = LAB_TREASURE_NONE;
  self->first_home = LAB_SEAT_NONE;
  lab_board_view_set_active (self->board, FALSE);
  g_set_object (&self->controller, controller);
  game = get_game (self);
  lab_board_view_set_controller (self->board, controller);
  lab_player_list_set_game (self->players, game);
  if (game == NULL)
    {
      update_actions (self);
      return;
    }
  g_signal_connect_swapped (game, "notify::phase", G_CALLBACK (on_phase_changed), self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (game, "placed", G_CALLBACK (on_placed), self);
  hand_over (self);
}

/**
 * lab_game_page_get_controller:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): whose game is played
 */
LabController *
lab_game_page_get_controller (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->controller;
}

/**
 * lab_game_page_get_covered:
 * @self: a page
 *
 * Returns: %TRUE while the screen is being passed on
 */
gboolean
lab_game_page_get_covered (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "cover") == 0;
}
