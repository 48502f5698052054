/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-page-private.h"

#include <glib/gi18n.h>

#include "lab-escape-picture.h"
#include "lab-escape-shortcuts.h"
#include "lab-escape-telling.h"
#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-table-layout.h"

/**
 * LabEscapePage:
 *
 * A level of the escape game that is played: the maze, and beside it what is to do, the moves, the
 * items, and after the end the result.
 */

enum
{
  OVER,
  NEXT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabEscapePage, lab_escape_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 6
#define ITEM_SIZE 34

/* The actions of the items, in the order of LabEscapeItem. */
static const char * const item_actions[LAB_N_ESCAPE_ITEMS] = {
  [LAB_ESCAPE_MAP] = "escape.map",
  [LAB_ESCAPE_LEAP] = "escape.leap",
  [LAB_ESCAPE_HAMMER] = "escape.hammer",
  [LAB_ESCAPE_RIFT] = "escape.rift",
  [LAB_ESCAPE_SHUFFLE] = "escape.shuffle",
};

/* Private helpers: showing */

/* Shows the items of the level. Those that are not carried cannot be pressed. */
static void
update_items (LabEscapePage *self)
{
  const LabEscapePlan *plan
      = lab_escape_level_get_plan (lab_escape_game_get_level (self->game));
  const LabEscapePosition *position = lab_escape_game_get_position (self->game);
  gboolean over = lab_escape_game_is_over (self->game), any = FALSE;

  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      gboolean carried = lab_escape_position_carries (position, (LabEscapeItem) i) && !over;

      any = any || plan->has_item[i];
      gtk_widget_set_visible (self->buttons[i],
                              plan->has_item[i] && (position->used & 1u << i) == 0);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), item_actions[i], carried);
    }
  gtk_widget_set_visible (self->items, any && !over);
}

static void
update_lines (LabEscapePage *self)
{
  g_autoptr (GArray) walked = NULL;
  g_autoptr (GArray) best = NULL;
  const LabEscapePar *par;

  if (!self->ended)
    {
      lab_escape_board_set_lines (self->board, NULL, NULL);
      return;
    }
  walked = lab_escape_telling_list_walked (self->game);
  par = lab_escape_game_get_par (self->game);
  if (par != NULL)
    best = lab_escape_telling_list_way (self->game, par->moves, TRUE, TRUE);
  lab_escape_board_set_lines (self->board, walked, best);
}

static gboolean
on_second (gpointer data)
{
  LabEscapePage *self = data;

  if (self->game != NULL)
    lab_escape_page_update_figures (self);
  return G_SOURCE_CONTINUE;
}

/* Private helpers: actions */

static void
on_hint (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabEscapePage *self = LAB_ESCAPE_PAGE (widget);

  if (self->game != NULL && !lab_escape_game_is_over (self->game))
    lab_escape_page_show_hint (self);
}

static void
on_restart (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabEscapePage *self = LAB_ESCAPE_PAGE (widget);

  if (self->game == NULL || lab_escape_game_get_n_played (self->game) == 0)
    return;
  lab_escape_game_restart (self->game);
  lab_escape_page_focus_board (self);
}

static void
on_next (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabEscapePage *self = LAB_ESCAPE_PAGE (widget);

  if (self->ended)
    g_signal_emit (self, signals[NEXT], 0);
}

static void
on_replay (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabEscapePage *self = LAB_ESCAPE_PAGE (widget);

  if (self->ended)
    lab_escape_board_replay (self->board);
}

static void
on_item (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (g_str_equal (name, item_actions[i]))
        lab_escape_page_use_item (LAB_ESCAPE_PAGE (widget), (LabEscapeItem) i);
    }
}

/* GObject */

static void
lab_escape_page_dispose (GObject *object)
{
  LabEscapePage *self = LAB_ESCAPE_PAGE (object);

  lab_escape_page_set_game (self, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->notice);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_escape_page_parent_class)->dispose (object);
}

static void
lab_escape_page_finalize (GObject *object)
{
  g_string_free (LAB_ESCAPE_PAGE (object)->news, TRUE);
  G_OBJECT_CLASS (lab_escape_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-escape-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, board);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, guide);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, title);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, goal);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, figures);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, about);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, items);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, end);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, stars);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, result);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, legend);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, replay);
  gtk_widget_class_bind_template_child (widget_class, LabEscapePage, next);
  gtk_widget_class_bind_template_callback (widget_class, lab_escape_page_focus_board);
  gtk_widget_class_bind_template_callback (widget_class, lab_escape_page_on_refused);
  gtk_widget_class_bind_template_callback (widget_class, lab_escape_page_on_settled);
}

static void
lab_escape_page_class_init (LabEscapePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_escape_page_dispose;
  object_class->finalize = lab_escape_page_finalize;

  /**
   * LabEscapePage::over:
   *
   * The player has escaped, and the last step was shown.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabEscapePage::next:
   *
   * The player wants to play the next level.
   */
  signals[NEXT] = g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_ESCAPE_BOARD);
  g_type_ensure (LAB_TYPE_ESCAPE_GUIDE);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_STARS);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "escape.hint", NULL, on_hint);
  gtk_widget_class_install_action (widget_class, "escape.restart", NULL, on_restart);
  gtk_widget_class_install_action (widget_class, "escape.next", NULL, on_next);
  gtk_widget_class_install_action (widget_class, "escape.replay", NULL, on_replay);
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    gtk_widget_class_install_action (widget_class, item_actions[i], NULL, on_item);
}

static void
update_tempo (LabEscapePage *self)
{
  lab_escape_board_set_tempo (self->board, lab_settings_get_tempo (self->settings));
}

static void
update_sounds (LabEscapePage *self)
{
  lab_sound_player_set_on (self->sounds, self->settings != NULL
                                             && g_settings_get_boolean (self->settings, "sounds"));
}

/* Adds a button for each item. */
static void
add_items (LabEscapePage *self)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      const char *name = lab_escape_telling_item_name ((LabEscapeItem) i);
      g_autofree char *tooltip
          /* Translators: an item such as “Hammer”, its key, and what it does. */
          = g_strdup_printf (_("%s (%d): %s"), name, i + 1,
                             lab_escape_telling_item_use ((LabEscapeItem) i));
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            lab_escape_picture_new (
                                lab_escape_picture_get_item ((LabEscapeItem) i), ITEM_SIZE));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), item_actions[i]);
      gtk_widget_set_tooltip_text (button, tooltip);
      gtk_widget_add_css_class (button, "broad");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      lab_escape_telling_item_use ((LabEscapeItem) i), -1);
      gtk_box_append (GTK_BOX (self->items), button);
      self->buttons[i] = button;
    }
}

static void
lab_escape_page_init (LabEscapePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->news = g_string_new (NULL);
  self->settings = lab_settings_new ();
  if (self->settings != NULL)
    {
      g_signal_connect_object (self->settings, "changed::animation-speed",
                               G_CALLBACK (update_tempo), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->settings, "changed::sounds", G_CALLBACK (update_sounds), self,
                               G_CONNECT_SWAPPED);
    }
  self->sounds = lab_sound_player_new ();
  update_sounds (self);
  update_tempo (self);
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  add_items (self);
  lab_escape_page_connect_game (self);
  gtk_widget_add_controller (GTK_WIDGET (self), lab_escape_shortcuts_new_keys ());
}

/* Private functions of the page */

/** lab_escape_page_emit_over: tells that the player has escaped. */
void
lab_escape_page_emit_over (LabEscapePage *self)
{
  g_signal_emit (self, signals[OVER], 0);
}

/** lab_escape_page_update_figures: shows the moves and the time. */
void
lab_escape_page_update_figures (LabEscapePage *self)
{
  guint n = lab_escape_game_get_position (self->game)->n_moves;
  g_autofree char *time = lab_escape_telling_time (lab_escape_game_get_seconds (self->game));
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
  g_autofree char *text = g_strconcat (moves, " · ", time, NULL);

  gtk_label_set_text (self->figures, text);
}

/** lab_escape_page_update: shows the state of the level. */
void
lab_escape_page_update (LabEscapePage *self)
{
  g_autofree char *title = lab_escape_telling_level (lab_escape_game_get_level (self->game));
  g_autofree char *goal = lab_escape_telling_goal (self->game);
  g_autofree char *place = lab_escape_telling_place (self->game);
  gboolean over = lab_escape_game_is_over (self->game);

  /* Translators: the title after the end of a level. */
  gtk_label_set_text (self->title, self->ended ? _("You Escaped!") : title);
  gtk_label_set_text (self->goal, self->ended ? title : goal);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), !over || self->ended);
  lab_escape_page_update_figures (self);
  update_items (self);
  gtk_widget_set_visible (self->hint_button, !over);
  gtk_widget_set_visible (self->end, self->ended);
  gtk_widget_set_visible (self->replay, self->ended);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.hint", !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.restart",
                                 lab_escape_game_get_n_played (self->game) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.next", self->ended);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.replay", self->ended);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place, -1);
  update_lines (self);
}

/* Public functions */

/**
 * lab_escape_page_new:
 * @announcer: tells screen readers what happens; it must outlive the page
 *
 * Returns: (transfer floating): a page without a game
 */
GtkWidget *
lab_escape_page_new (LabAnnouncer *announcer)
{
  LabEscapePage *self = g_object_new (LAB_TYPE_ESCAPE_PAGE, NULL);

  self->announcer = announcer;
  return GTK_WIDGET (self);
}

/**
 * lab_escape_page_set_game:
 * @self: a page
 * @game: (nullable): the level to play; %NULL for none
 *
 * Shows a level.
 */
void
lab_escape_page_set_game (LabEscapePage *self,
                          LabEscapeGame *game)
{
  g_return_if_fail (LAB_IS_ESCAPE_PAGE (self));

  if (self->game == game)
    return;
  lab_escape_page_forget_hint (self);
  g_clear_handle_id (&self->clock, g_source_remove);
  g_clear_handle_id (&self->announcing, g_source_remove);
  g_string_truncate (self->news, 0);
  /* The board follows the game first, and the page shows what is more. */
  g_signal_group_set_target (self->signals, NULL);
  lab_escape_board_set_game (self->board, game);
  g_signal_group_set_target (self->signals, game);
  g_set_object (&self->game, game);
  self->ended = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  if (game == NULL)
    {
      lab_escape_guide_begin (self->guide, NULL, NULL);
      return;
    }
  self->ended = lab_escape_game_is_over (game);
  self->clock = g_timeout_add_seconds (1, on_second, self);
  lab_sound_player_prepare (self->sounds);
  lab_escape_page_update (self);
  lab_escape_guide_begin (self->guide, game, self->announcer);
  lab_escape_page_focus_board (self);
}

/**
 * lab_escape_page_get_game:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the level that is shown
 */
LabEscapeGame *
lab_escape_page_get_game (LabEscapePage *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_PAGE (self), NULL);

  return self->game;
}

/**
 * lab_escape_page_hold:
 * @self: a page
 * @held: whether players cannot see the maze now, because of a dialog for example
 *
 * Stops the time while the maze is not seen.
 */
void
lab_escape_page_hold (LabEscapePage *self,
                      gboolean       held)
{
  g_return_if_fail (LAB_IS_ESCAPE_PAGE (self));

  if (self->game != NULL)
    lab_escape_game_set_paused (self->game, held);
}

/** lab_escape_page_focus_board: moves the focus to the maze. */
void
lab_escape_page_focus_board (LabEscapePage *self)
{
  g_return_if_fail (LAB_IS_ESCAPE_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/**
 * lab_escape_page_tell:
 * @self: a page
 * @text: a sentence
 *
 * Shows a short message that disappears by itself.
 */
void
lab_escape_page_tell (LabEscapePage *self,
                      const char    *text)
{
  g_return_if_fail (LAB_IS_ESCAPE_PAGE (self));

  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}
