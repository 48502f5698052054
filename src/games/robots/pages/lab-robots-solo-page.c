/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solo-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-art.h"
#include "lab-robots-shortcuts.h"
#include "lab-robots-telling.h"
#include "lab-settings.h"
#include "lab-table-layout.h"
#include "lab-wrap-layout.h"

/**
 * LabRobotsSoloPage:
 *
 * A puzzle that one person plays: the board, and beside it the goal, the moves, hints, and after
 * the end the stars and the ways to the target.
 */

enum
{
  NEXT,
  CANCEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsSoloPage, lab_robots_solo_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 6

/* Private helpers: actions */

static gboolean
on_second (gpointer data)
{
  LabRobotsSoloPage *self = data;

  if (self->game != NULL)
    lab_robots_solo_page_update_figures (self);
  return G_SOURCE_CONTINUE;
}

static void
on_cancel (LabRobotsSoloPage *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

static void
on_hint (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (self->game == NULL)
    return;
  lab_robots_solo_page_focus_board (self);
  if (!lab_robots_game_ask_hint (self->game, &error))
    lab_robots_solo_page_refuse (self, error->message);
}

/* Undo, redo, restart */
static void
on_history (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (widget);
  g_autoptr (GError) error = NULL;
  gboolean is_done;

  if (self->game == NULL)
    return;
  if (g_str_equal (name, "solo.undo"))
    is_done = lab_robots_game_undo (self->game, &error);
  else if (g_str_equal (name, "solo.redo"))
    is_done = lab_robots_game_redo (self->game, &error);
  else
    is_done = lab_robots_game_restart (self->game, &error);
  if (!is_done)
    lab_robots_solo_page_refuse (self, error->message);
  else if (!self->is_ended)
    lab_robots_solo_page_focus_board (self);
}

static void
on_next (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (widget);

  if (self->is_ended)
    g_signal_emit (self, signals[NEXT], 0);
}

/* What is done with the ways after the end */
static void
on_way (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (widget);

  if (!self->is_ended)
    return;
  if (g_str_equal (name, "solo.replay"))
    lab_robots_ways_play (self->ways);
  else if (g_str_equal (name, "solo.swap"))
    lab_robots_ways_swap (self->ways);
  else if (g_str_equal (name, "solo.first"))
    lab_robots_ways_go_to (self->ways, 0);
  else if (g_str_equal (name, "solo.last"))
    lab_robots_ways_go_to (self->ways, G_MAXUINT);
  else if (g_str_equal (name, "solo.previous-way"))
    lab_robots_ways_turn_page (self->ways, -1);
  else if (g_str_equal (name, "solo.next-way"))
    lab_robots_ways_turn_page (self->ways, 1);
  else
    lab_robots_ways_step (self->ways, g_str_equal (name, "solo.back") ? -1 : 1);
}

/* GObject */

static void
lab_robots_solo_page_dispose (GObject *object)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (object);

  if (self->game != NULL)
    lab_robots_solo_page_set_game (self, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->notice);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_robots_solo_page_parent_class)->dispose (object);
}

#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, LabRobotsSoloPage, child)

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-solo-page.ui");
  BIND (stack);
  BIND (waiting);
  BIND (board);
  BIND (toasts);
  BIND (guide);
  BIND (title);
  BIND (goal);
  BIND (rule_box);
  BIND (rule_picture);
  BIND (rule);
  BIND (figures);
  BIND (about);
  BIND (spinner);
  BIND (restart_tool);
  BIND (hint_button);
  BIND (end);
  BIND (restart);
  BIND (stars);
  BIND (result);
  BIND (ways);
  BIND (next);
  BIND (scroller);
  BIND (pinned);
  BIND (pinned_own);
  BIND (pinned_best);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_solo_page_focus_board);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_solo_page_on_move);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
}

static void
lab_robots_solo_page_class_init (LabRobotsSoloPageClass *klass)
{
  static const char * const history[] = { "solo.undo", "solo.redo", "solo.restart" };
  static const char * const ways[] = { "solo.replay", "solo.swap", "solo.first", "solo.back",
                                       "solo.forward", "solo.last", "solo.previous-way",
                                       "solo.next-way" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_solo_page_dispose;

  /**
   * LabRobotsSoloPage::next:
   *
   * The player wants to play the next puzzle.
   */
  signals[NEXT] = g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabRobotsSoloPage::cancel:
   *
   * The player does not want to wait for a board.
   */
  signals[CANCEL] = g_signal_new ("cancel", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_PINNED_HEADING);
  g_type_ensure (LAB_TYPE_ROBOTS_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_ROBOTS_GUIDE);
  g_type_ensure (LAB_TYPE_ROBOTS_WAITING);
  g_type_ensure (LAB_TYPE_ROBOTS_WAYS);
  g_type_ensure (LAB_TYPE_STARS);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  g_type_ensure (LAB_TYPE_WRAP_LAYOUT);
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "solo.hint", NULL, on_hint);
  gtk_widget_class_install_action (widget_class, "solo.next", NULL, on_next);
  for (guint i = 0; i < G_N_ELEMENTS (history); i++)
    gtk_widget_class_install_action (widget_class, history[i], NULL, on_history);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    gtk_widget_class_install_action (widget_class, ways[i], NULL, on_way);
}

/* The mark of the target that belongs to the rule. */
static void
draw_rule (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data G_GNUC_UNUSED)
{
  lab_robots_art_draw_turn (cr, lab_robots_palette_get (GTK_WIDGET (area)), MIN (width, height));
}

static void
update_tempo (LabRobotsSoloPage *self)
{
  lab_robots_ways_set_tempo (self->ways, lab_settings_get_tempo (self->settings));
}

static void
update_sounds (LabRobotsSoloPage *self)
{
  lab_sound_player_set_on (self->sounds, self->settings != NULL
                                             && g_settings_get_boolean (self->settings, "sounds"));
}

static void
lab_robots_solo_page_init (LabRobotsSoloPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  lab_robots_solo_page_connect_game (self);
  lab_robots_ways_pin_headings (self->ways, self->scroller, self->pinned, self->pinned_own,
                                self->pinned_best);
  gtk_drawing_area_set_draw_func (self->rule_picture, draw_rule, NULL, NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), lab_robots_shortcuts_new_keys ());
}

/* Tells screen readers which puzzle it is, and its goal. */
static void
announce (LabRobotsSoloPage *self)
{
  g_autofree char *text
      = g_strdup_printf ("%s. %s %s", gtk_label_get_text (self->title),
                         gtk_label_get_text (self->goal), gtk_label_get_text (self->rule));

  lab_announcer_say (self->announcer, text);
}

/* Private functions of the page */

/** lab_robots_solo_page_update_figures: shows the moves and the time, and after a hint the fewest
 * possible moves. */
void
lab_robots_solo_page_update_figures (LabRobotsSoloPage *self)
{
  g_autofree char *time = lab_robots_telling_time (lab_robots_game_get_seconds (self->game));
  g_autofree char *moves = lab_robots_telling_count (self->game);
  g_autoptr (GString) text = g_string_new (NULL);
  guint fewest;

  g_string_append_printf (text, "%s · %s", moves, time);
  if (!self->is_ended && lab_robots_game_get_most_hint (self->game) != LAB_ROBOTS_HINT_NONE
      && lab_robots_game_get_fewest (self->game, &fewest))
    {
      g_string_append (text, " · ");
      /* Translators: the fewest moves in which a puzzle can be solved. */
      g_string_append_printf (text, _("fewest possible: %u"), fewest);
    }
  gtk_label_set_text (self->figures, text->str);
}

/* Returns whether another puzzle follows this one. */
static gboolean
has_next (LabRobotsSoloPage *self)
{
  const LabRobotsLevel *level = lab_robots_game_get_level (self->game);

  return level->mode != LAB_ROBOTS_MODE_BOARD && level->mode != LAB_ROBOTS_MODE_DAILY
         && (level->mode != LAB_ROBOTS_MODE_LEVELS || level->number < LAB_ROBOTS_MAX_LEVEL);
}

static void
update_actions (LabRobotsSoloPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_moves = lab_robots_game_get_n_moves (self->game);
  gboolean is_level = lab_robots_game_get_level (self->game)->mode == LAB_ROBOTS_MODE_LEVELS;

  gtk_widget_action_set_enabled (widget, "solo.hint", !self->is_ended);
  gtk_widget_action_set_enabled (widget, "solo.undo", n_moves > 0);
  gtk_widget_action_set_enabled (widget, "solo.redo", lab_robots_game_get_n_redo (self->game) > 0);
  gtk_widget_action_set_enabled (widget, "solo.restart", n_moves > 0);
  gtk_widget_action_set_enabled (widget, "solo.next", self->is_ended && has_next (self));
  gtk_widget_set_visible (GTK_WIDGET (self->next), has_next (self));
  gtk_widget_set_visible (self->restart, n_moves > 0);
  /* Translators: a button; starts another puzzle. */
  gtk_button_set_label (self->next, is_level ? _("_Next Level") : _("_Next Puzzle"));
}

/** lab_robots_solo_page_update: shows the state of the puzzle. */
void
lab_robots_solo_page_update (LabRobotsSoloPage *self)
{
  g_autofree char *title = lab_robots_telling_level (lab_robots_game_get_level (self->game));
  g_autofree char *goal = lab_robots_telling_goal (lab_robots_game_get_board (self->game));
  g_autofree char *rule = lab_robots_telling_rule (lab_robots_game_get_board (self->game));

  /* Translators: the title after a puzzle was solved. */
  gtk_label_set_text (self->title, self->is_ended ? _("Solved!") : title);
  gtk_label_set_text (self->goal, self->is_ended ? title : goal);
  gtk_label_set_text (self->rule, rule != NULL ? rule : "");
  gtk_widget_set_visible (self->rule_box, rule != NULL && !self->is_ended);
  gtk_widget_set_visible (self->restart_tool, !self->is_ended);
  gtk_widget_set_visible (self->hint_button, !self->is_ended);
  gtk_widget_set_visible (self->end, self->is_ended);
  gtk_widget_set_visible (GTK_WIDGET (self->ways), self->is_ended);
  lab_robots_solo_page_update_figures (self);
  update_actions (self);
  lab_robots_board_view_set_playable (self->board, !self->is_ended);
}

/* Public functions */

/**
 * lab_robots_solo_page_new:
 * @announcer: tells screen readers what happens; it must outlive the page
 *
 * Returns: (transfer floating): a page without a puzzle
 */
GtkWidget *
lab_robots_solo_page_new (LabAnnouncer *announcer)
{
  LabRobotsSoloPage *self = g_object_new (LAB_TYPE_ROBOTS_SOLO_PAGE, NULL);

  self->announcer = announcer;
  lab_robots_board_view_set_announcer (self->board, announcer);
  return GTK_WIDGET (self);
}

/**
 * lab_robots_solo_page_set_game:
 * @self: a page
 * @game: (nullable): the puzzle to play; %NULL for none
 *
 * Shows a puzzle.
 */
void
lab_robots_solo_page_set_game (LabRobotsSoloPage *self,
                               LabRobotsGame     *game)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  gtk_stack_set_visible_child_name (self->stack, "game");
  if (self->game == game)
    {
      lab_robots_guide_begin (self->guide, game, self->announcer);
      return;
    }
  g_clear_handle_id (&self->clock, g_source_remove);
  g_signal_group_set_target (self->signals, game);
  lab_robots_ways_hide (self->ways);
  g_set_object (&self->game, game);
  self->is_ended = FALSE;
  lab_robots_board_view_set_board (self->board,
                                   game != NULL ? lab_robots_game_get_board (game) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), FALSE);
  if (game == NULL)
    {
      lab_robots_guide_begin (self->guide, NULL, NULL);
      return;
    }
  lab_robots_board_view_set_position (self->board, lab_robots_game_get_position (game), FALSE);
  self->clock = g_timeout_add_seconds (1, on_second, self);
  lab_sound_player_prepare (self->sounds);
  if (lab_robots_game_is_solved (game))
    lab_robots_solo_page_show_end (self, FALSE);
  lab_robots_solo_page_update (self);
  lab_robots_solo_page_show_hint (self);
  announce (self);
  lab_robots_guide_begin (self->guide, game, self->announcer);
  lab_robots_solo_page_focus_board (self);
}

/** lab_robots_solo_page_get_game: (transfer none) (nullable): returns the puzzle that is shown. */
LabRobotsGame *
lab_robots_solo_page_get_game (LabRobotsSoloPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self), NULL);

  return self->game;
}

/**
 * lab_robots_solo_page_show_making:
 * @self: a page
 * @level: a puzzle whose board is being made
 *
 * Tells that the player has to wait, until lab_robots_solo_page_set_game().
 */
void
lab_robots_solo_page_show_making (LabRobotsSoloPage    *self,
                                  const LabRobotsLevel *level)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  lab_robots_waiting_begin (self->waiting, level);
  gtk_stack_set_visible_child_name (self->stack, "making");
  gtk_widget_grab_focus (GTK_WIDGET (self->waiting));
}

/** lab_robots_solo_page_show_tried: tells how many boards were tried while one is being made. */
void
lab_robots_solo_page_show_tried (LabRobotsSoloPage *self,
                                 guint              n_tried)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  lab_robots_waiting_show_tried (self->waiting, n_tried);
}

/**
 * lab_robots_solo_page_hold:
 * @self: a page
 * @is_held: whether players cannot see the board now, because of a dialog for example
 *
 * Stops the time while the board is not seen.
 */
void
lab_robots_solo_page_hold (LabRobotsSoloPage *self,
                           gboolean           is_held)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  if (self->game != NULL)
    lab_robots_game_set_paused (self->game, is_held);
}

/** lab_robots_solo_page_focus_board: moves the focus to the board. */
void
lab_robots_solo_page_focus_board (LabRobotsSoloPage *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/** lab_robots_solo_page_get_guide: (transfer none): returns the lesson beside the board. */
LabRobotsGuide *
lab_robots_solo_page_get_guide (LabRobotsSoloPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self), NULL);

  return self->guide;
}

/** lab_robots_solo_page_tell: shows a short message that disappears by itself. */
void
lab_robots_solo_page_tell (LabRobotsSoloPage *self,
                           const char        *text)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}
