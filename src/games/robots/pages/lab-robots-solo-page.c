/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solo-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-lesson.h"
#include "lab-pair-layout.h"
#include "lab-robots-game.h"
#include "lab-robots-levels.h"
#include "lab-robots-pictures.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-telling.h"
#include "lab-table-layout.h"
#include "lab-template.h"
#include "lab-text.h"

/**
 * LabRobotsSoloPage:
 *
 * A puzzle that one person plays: the board, and beside it the goal, the moves, hints, and after
 * the end the stars and the ways to the target.
 */

G_DEFINE_FINAL_TYPE (LabRobotsSoloPage, lab_robots_solo_page, LAB_TYPE_GAME_PAGE)

#define NOTICE_SECONDS 6
#define N_SPEEDS 4              /* as many moves can be followed in a second */

/* A short lesson beside the board: how robots move, what they are good for, and where help is. Some
 * moves lead to the next step. The game goes on as without it, and the player can close it at any
 * time. It comes by itself in the first puzzle. */
static const LabLessonStep steps[] = {
  /* Translators: the title of a step of the tutorial of a puzzle with robots. */
  { N_("Robots Slide"),
    N_("Choose a robot, then click where it can stop, swipe, or press an arrow key. It slides "
       "until a wall or another robot stops it."),
    2 },
  /* Translators: the title of a step of the tutorial of a puzzle with robots. */
  { N_("Stop on the Target"),
    N_("It is not enough to slide over the target. Other robots can be in the way so that one "
       "stops there. The fewer moves you need, the more stars you get."),
    3 },
  /* Translators: the title of a step of the tutorial of a puzzle with robots. */
  { N_("If You Need Help"),
    N_("Press the light bulb for a hint. Press it again to see more. You can undo each move."),
    4 },
};

/* The keys of a puzzle. */
const LabShortcut lab_robots_shortcuts[] = {
  { N_("Puzzles With Robots"), N_("Choose a robot"), "1 2 3 4 5", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Move the chosen robot"), "Left Right Up Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Read the cells of the board"), "<Shift>Left <Shift>Right <Shift>Up <Shift>Down",
    NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Show a hint"), "h", "solo.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "win.undo", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Restart the puzzle"), "r", "solo.restart", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play the next puzzle"), "n", "solo.next", LAB_SHORTCUT_TABLE },
  { N_("Solved Puzzles With Robots"), N_("Show your way or the best way"), "b", "solo.swap",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous best way"), "<Control>Page_Up", "solo.previous-way", LAB_SHORTCUT_TABLE },
  { NULL, N_("Next best way"), "<Control>Page_Down", "solo.next-way", LAB_SHORTCUT_TABLE },
  { N_("General"), N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL },
};

/* What happens in a puzzle: it is heard, read by screen readers, and told beside the board. */

/* Tells the last move and how many there are. */
static void
announce_move (LabRobotsSoloPage *self)
{
  g_autoptr (GArray) moves = lab_robots_game_list_moves (self->game);
  g_autofree char *move = lab_robots_telling_last_move (self->game->board, moves, moves->len);
  g_autofree char *count = lab_robots_telling_moves (lab_play_get_n_moves (LAB_PLAY (self->game)));
  g_autofree char *text = g_strdup_printf ("%s %s.", move, count);

  lab_game_page_say (LAB_GAME_PAGE (self), text);
}

/* Shows on the board what the hint tells. */
static void
show_hint_on_board (LabRobotsSoloPage   *self,
                    const LabRobotsHint *hint)
{
  guint n_moves = hint->step == LAB_HINT_WAY ? G_MAXUINT : hint->step == LAB_HINT_MOVE ? 1 : 0;

  lab_robots_board_view_set_way (self->board, self->game->position, hint->moves, n_moves);
  if (hint->moves != NULL && hint->step >= LAB_HINT_FIRST)
    lab_robots_board_view_select (self->board,
                                  g_array_index (hint->moves, LabRobotsMove, 0).robot);
}

/** lab_robots_solo_page_show_hint: shows the hint for the position, or takes it away. */
static void
lab_robots_solo_page_show_hint (LabRobotsSoloPage *self)
{
  g_autofree char *text = lab_robots_telling_hint (self->game, FALSE);
  g_autofree char *spoken = lab_robots_telling_hint (self->game, TRUE);
  LabRobotsHint hint;

  if (self->is_ended)
    return;
  lab_hint_button_set_cost (self->hint_button, lab_hints_get_cost (&self->game->hints));
  lab_robots_game_get_hint (self->game, &hint);
  gtk_label_set_text (self->about, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->about), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *text != '\0');
  gtk_widget_set_visible (self->spinner, hint.step != LAB_HINT_NONE && !hint.is_ready);
  show_hint_on_board (self, &hint);
}

static void
on_moved (LabRobotsSoloPage *self,
          gboolean           is_forward)
{
  if (self->is_ended)
    {
      self->is_ended = FALSE;
      lab_robots_solutions_panel_hide (self->solutions);
    }
  lab_robots_board_view_set_position (self->board, self->game->position, TRUE);
  lab_robots_solo_page_show_hint (self);
  lab_game_page_play_sound (LAB_GAME_PAGE (self), is_forward ? LAB_SOUND_MOVE : LAB_SOUND_TURN);
  if (is_forward)
    {
      g_autofree char *straight = lab_robots_telling_straight (self->game);

      announce_move (self);
      if (straight != NULL)
        lab_game_page_refuse (LAB_GAME_PAGE (self), straight);
      lab_lesson_follow (self->lesson, lab_play_is_over (self->game), TRUE);
      return;
    }
  lab_game_page_say (LAB_GAME_PAGE (self), lab_play_get_n_moves (LAB_PLAY (self->game)) == 0
                                          ? _("All robots are at their starts.")
                                          : _("The move was undone."));
}

/** lab_robots_solo_page_update_figures: shows the moves and the time, and after a hint the fewest
 * possible moves. */
static void
lab_robots_solo_page_update_figures (LabRobotsSoloPage *self)
{
  g_autofree char *time = lab_text_format_stopwatch (lab_play_get_seconds (LAB_PLAY (self->game)));
  g_autofree char *moves = lab_robots_telling_moves (lab_play_get_n_moves (LAB_PLAY (self->game)));
  g_autoptr (GString) text = g_string_new (NULL);
  guint fewest;

  g_string_append_printf (text, "%s · %s", moves, time);
  if (!self->is_ended && self->game->hints.most != LAB_HINT_NONE
      && lab_robots_game_get_fewest (self->game, &fewest))
    {
      g_string_append (text, " · ");
      /* Translators: the fewest moves in which a puzzle can be solved. */
      g_string_append_printf (text, _("fewest possible: %u"), fewest);
    }
  gtk_label_set_text (self->figures, text->str);
  lab_result_card_tell (self->result->note, text->str);
}

/* Returns whether another puzzle follows this one. */
static gboolean
has_next (LabRobotsSoloPage *self)
{
  const LabRobotsLevel *level = &self->game->level;

  return level->mode != LAB_ROBOTS_MODE_BOARD && level->mode != LAB_ROBOTS_MODE_DAILY
         && (level->mode != LAB_ROBOTS_MODE_LEVELS || level->number < LAB_ROBOTS_MAX_LEVEL);
}

static void
update_actions (LabRobotsSoloPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_moves = lab_play_get_n_moves (LAB_PLAY (self->game));
  gboolean is_level = self->game->level.mode == LAB_ROBOTS_MODE_LEVELS;
  const char *next;

  gtk_widget_action_set_enabled (widget, "solo.hint", !self->is_ended);
  gtk_widget_action_set_enabled (widget, "solo.restart", n_moves > 0);
  gtk_widget_action_set_enabled (widget, "solo.next", self->is_ended && has_next (self));
  /* Translators: a button; starts another puzzle. */
  next = is_level ? _("_Next Level") : _("_Next Puzzle");
  lab_result_card_set_button (self->result, LAB_RESULT_NEXT, has_next (self) ? next : NULL,
                              "solo.next");
  /* Translators: a button; starts the same puzzle again */
  lab_result_card_set_button (self->result, LAB_RESULT_AGAIN,
                              n_moves > 0 ? _("_Restart") : NULL, "solo.restart");
}

/** lab_robots_solo_page_update: shows the state of the puzzle. */
static void
lab_robots_solo_page_update (LabRobotsSoloPage *self)
{
  g_autofree char *title = lab_robots_telling_level (&self->game->level);
  g_autofree char *goal = lab_robots_telling_goal (self->game->board);
  g_autofree char *rule = lab_robots_telling_rule (self->game->board);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->goal, goal);
  gtk_label_set_text (self->rule, rule != NULL ? rule : "");
  gtk_widget_set_visible (self->rule_box, rule != NULL);
  gtk_widget_set_visible (self->heading, !self->is_ended);
  gtk_widget_set_visible (GTK_WIDGET (self->result), self->is_ended);
  gtk_widget_set_visible (GTK_WIDGET (self->solutions), self->is_ended);
  gtk_widget_set_visible (GTK_WIDGET (self->player), self->is_ended);
  lab_robots_solo_page_update_figures (self);
  update_actions (self);
  lab_robots_board_view_set_playable (self->board, !self->is_ended);
}

static void
show_stars (LabRobotsSoloPage *self)
{
  g_autofree char *result = lab_robots_telling_result (self->game);

  /* Translators: the title after a puzzle was solved. */
  lab_result_card_show (self->result, _("Solved!"), lab_robots_game_get_stars (self->game),
                        result);
  gtk_widget_set_visible (self->spinner, lab_robots_game_is_thinking (self->game));
}

/** lab_robots_solo_page_show_end: shows the stars and the ways of a puzzle that is solved. */
static void
lab_robots_solo_page_show_end (LabRobotsSoloPage *self,
                               gboolean           is_new)
{
  g_autofree char *stars = NULL, *result = NULL, *text = NULL;

  self->is_ended = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  lab_robots_solutions_panel_show (self->solutions, self->game);
  show_stars (self);
  lab_robots_solo_page_update (self);
  if (!is_new)
    return;
  lab_game_page_celebrate (LAB_GAME_PAGE (self), self->result);
  stars = lab_stars_describe (lab_robots_game_get_stars (self->game));
  result = lab_robots_telling_result (self->game);
  text = g_strdup_printf ("%s %s %s", _("Solved!"), stars, result);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
}

static void
on_solved (LabRobotsSoloPage *self)
{
  lab_robots_solo_page_show_end (self, TRUE);
}

/* More is known of the best solutions. */
static void
on_known (LabRobotsSoloPage *self)
{
  g_autofree char *result = lab_robots_telling_result (self->game);

  lab_robots_solo_page_update_figures (self);
  if (!self->is_ended)
    return;
  show_stars (self);
  lab_robots_solutions_panel_refresh (self->solutions);
  if (!lab_robots_game_is_thinking (self->game))
    lab_game_page_say (LAB_GAME_PAGE (self), result);
}

static void
on_hint_changed (LabRobotsSoloPage *self)
{
  g_autofree char *spoken = lab_robots_telling_hint (self->game, TRUE);
  LabRobotsHint hint;

  lab_robots_game_get_hint (self->game, &hint);
  lab_robots_solo_page_show_hint (self);
  lab_robots_solo_page_update_figures (self);
  lab_game_page_say (LAB_GAME_PAGE (self), spoken);
  if (hint.is_ready && hint.moves == NULL)
    lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_REFUSED);
}

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
  lab_family_show_start (self->puzzles->family);
}

static void
on_hint (LabRobotsSoloPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL)
    return;
  lab_game_page_focus_board (LAB_GAME_PAGE (self));
  if (!lab_robots_game_ask_hint (self->game, &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
}

static void
on_restart (LabRobotsSoloPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL)
    return;
  if (!lab_play_restart (LAB_PLAY (self->game), &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
  else
    lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

static void
on_next (LabRobotsSoloPage *self)
{
  if (self->is_ended)
    lab_robots_puzzles_start_next (self->puzzles);
}

/* What is done with the ways after the end */
static void
on_way (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (widget);

  if (self->is_ended)
    lab_robots_solutions_panel_act (self->solutions, name);
}

/* LabGamePage */

/* Stops the time while the board is not seen. */
static void
lab_robots_solo_page_hold (LabGamePage *page,
                           gboolean     held)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (page);

  if (self->game != NULL)
    lab_play_set_paused (LAB_PLAY (self->game), held);
}

/* GObject */

static void
lab_robots_solo_page_constructed (GObject *object)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (object);
  LabAnnouncer *announcer = lab_game_page_get_announcer (LAB_GAME_PAGE (self));

  G_OBJECT_CLASS (lab_robots_solo_page_parent_class)->constructed (object);
  lab_lesson_set_announcer (self->lesson, announcer);
  g_set_weak_pointer (&self->board->announcer, announcer);
  self->solutions->board = self->board;
  self->solutions->player = self->player;
  self->solutions->announcer = announcer;
}

static void
lab_robots_solo_page_dispose (GObject *object)
{
  LabRobotsSoloPage *self = LAB_ROBOTS_SOLO_PAGE (object);

  if (self->game != NULL)
    lab_robots_solo_page_set_game (self, NULL);
  g_clear_object (&self->signals);
  G_OBJECT_CLASS (lab_robots_solo_page_parent_class)->dispose (object);
}

static void
lab_robots_solo_page_class_init (LabRobotsSoloPageClass *klass)
{
  static const char * const solutions[] = { "solo.swap", "solo.previous-way", "solo.next-way" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_robots_solo_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_robots_solo_page_dispose;
  LAB_GAME_PAGE_CLASS (klass)->hold = lab_robots_solo_page_hold;

  LAB_TEMPLATE_TYPES (LAB_TYPE_PINNED_HEADING, LAB_TYPE_ROBOTS_BOARD_VIEW, LAB_TYPE_LESSON,
                      LAB_TYPE_HINT_BUTTON, LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_RESULT_CARD,
                      LAB_TYPE_ROBOTS_SOLUTIONS_PANEL, LAB_TYPE_STEP_PLAYER,
                      LAB_TYPE_TABLE_LAYOUT);
  LAB_TEMPLATE ("lab-robots-solo-page.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsSoloPage, stack, waiting_about, tried, cancel, board, player,
                         toasts, lesson, title, goal, rule_box, rule_picture, rule, figures, about,
                         spinner);
  LAB_TEMPLATE_CHILDREN (LabRobotsSoloPage, heading, hint_button, result, solutions, scroller,
                         pinned, pinned_own, pinned_best);
  LAB_TEMPLATE_CALLBACKS (lab_game_page_focus_board, lab_robots_solo_page_on_move,
                          lab_robots_solutions_panel_show_step, on_cancel);
  LAB_TEMPLATE_ACTION ("solo.hint", on_hint);
  LAB_TEMPLATE_ACTION ("solo.next", on_next);
  LAB_TEMPLATE_ACTION ("solo.restart", on_restart);
  for (guint i = 0; i < G_N_ELEMENTS (solutions); i++)
    gtk_widget_class_install_action (widget_class, solutions[i], NULL, on_way);
}

/* The mark of the target that belongs to the rule. */
static void
draw_rule (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data G_GNUC_UNUSED)
{
  lab_robots_art_draw (LAB_ROBOTS_THING_TURN, cr,
                       &lab_robots_palettes[lab_style_get (GTK_WIDGET (area))], 0, 0,
                       MIN (width, height));
}

static void
lab_robots_solo_page_init (LabRobotsSoloPage *self)
{
  static const struct { const char *signal; GCallback handler; } handlers[] = {
    { "moved", G_CALLBACK (on_moved) },   { "ended", G_CALLBACK (on_solved) },
    { "changed", G_CALLBACK (lab_robots_solo_page_update) }, { "known", G_CALLBACK (on_known) },
    { "hint", G_CALLBACK (on_hint_changed) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        NOTICE_SECONDS, lab_robots_shortcuts);
  lab_step_player_set_speeds (self->player, N_SPEEDS, 0);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  lab_lesson_set_steps (self->lesson, "robots-tutorial-seen", "robots-tutorial-step", steps,
                        G_N_ELEMENTS (steps));
  self->signals = g_signal_group_new (LAB_TYPE_ROBOTS_GAME);
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_group_connect_swapped (self->signals, handlers[i].signal, handlers[i].handler, self);
  gtk_size_group_add_widget (self->solutions->widths, self->pinned_own);
  gtk_size_group_add_widget (self->solutions->widths, self->pinned_best);
  lab_pinned_heading_follow (self->pinned, self->scroller,
                             GTK_WIDGET (self->solutions->own_button),
                             GTK_WIDGET (self->solutions->grid));
  gtk_drawing_area_set_draw_func (self->rule_picture, draw_rule, NULL, NULL);
}

/* Tells screen readers which puzzle it is, and its goal. */
static void
announce (LabRobotsSoloPage *self)
{
  g_autofree char *text
      = g_strdup_printf ("%s. %s %s", gtk_label_get_text (self->title),
                         gtk_label_get_text (self->goal), gtk_label_get_text (self->rule));

  lab_game_page_say (LAB_GAME_PAGE (self), text);
}

/* Takes a game, or none, in the place of the last one. */
static void
show_game (LabRobotsSoloPage *self,
           LabRobotsGame     *game)
{
  g_clear_handle_id (&self->clock, g_source_remove);
  g_signal_group_set_target (self->signals, game);
  lab_robots_solutions_panel_hide (self->solutions);
  g_set_object (&self->game, game);
  self->is_ended = FALSE;
  lab_robots_board_view_set_board (self->board, game != NULL ? game->board : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  gtk_widget_set_visible (self->spinner, FALSE);
  if (game == NULL)
    return;
  lab_robots_board_view_set_position (self->board, game->position, FALSE);
  self->clock = g_timeout_add_seconds (1, on_second, self);
  lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  if (lab_play_is_over (game))
    lab_robots_solo_page_show_end (self, FALSE);
  lab_robots_solo_page_update (self);
  lab_robots_solo_page_show_hint (self);
  announce (self);
}

/* Public functions */

/** lab_robots_solo_page_on_move: makes a move that the player asks for. */
void
lab_robots_solo_page_on_move (LabRobotsSoloPage *self,
                              guint              robot,
                              guint              side)
{
  g_autoptr (GError) error = NULL;

  if (self->game != NULL
      && !lab_robots_game_play (self->game, (LabRobotsMove) { (guint8) robot, (guint8) side },
                                &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
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
  if (self->game != game)
    show_game (self, game);
  lab_lesson_hide (self->lesson);
  /* The player may never have seen all of it. */
  if (game != NULL && lab_play_get_n_moves (LAB_PLAY (game)) == 0 && !lab_play_is_over (game)
      && lab_lesson_is_new (self->lesson, NULL))
    lab_lesson_show_next (self->lesson);
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
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  /* For levels and days, the number would be a hint. */
  if (level->mode == LAB_ROBOTS_MODE_LENGTH)
    text = g_strdup_printf (ngettext ("Looking for a board with %u move…",
                                      "Looking for a board with %u moves…", level->n_moves),
                            level->n_moves);
  else
    text = g_strdup (_("Looking for a board…"));
  gtk_label_set_text (self->waiting_about, text);
  lab_robots_solo_page_show_tried (self, 0);
  gtk_stack_set_visible_child_name (self->stack, "making");
  gtk_widget_grab_focus (self->cancel);
}

/** lab_robots_solo_page_show_tried: tells how many boards were tried while one is being made. */
void
lab_robots_solo_page_show_tried (LabRobotsSoloPage *self,
                                 guint              n_tried)
{
  g_autofree char *count = lab_text_format_count (n_tried);
  /* Translators: how many boards were tried to find one that needs many moves. */
  g_autofree char *text = g_strdup_printf (_("Boards tried: %s"), count);

  g_return_if_fail (LAB_IS_ROBOTS_SOLO_PAGE (self));

  gtk_label_set_text (self->tried, text);
}
