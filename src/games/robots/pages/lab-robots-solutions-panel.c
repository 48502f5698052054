/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solutions-panel.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#include "lab-pair-layout.h"
#include "lab-robots-board.h"
#include "lab-robots-telling.h"
#include "lab-template.h"
#include "lab-text.h"

/**
 * LabRobotsSolutionsPanel:
 *
 * The ways to the target, after a puzzle was solved: that of the player and the best ones, side by
 * side. One of them is on the board, where a player steps through it, and the other one faintly
 * below it.
 */
G_DEFINE_FINAL_TYPE (LabRobotsSolutionsPanel, lab_robots_solutions_panel, ADW_TYPE_BIN)

/* The moves of ways, side by side below their headings. The headings are the first row of a grid;
 * its first column has the numbers of the moves. */

/* A list of moves that is longer than this is cut, since nobody reads it. */
#define MAX_ROWS 200

/* Private helpers */

static GtkWidget *
create_cell (const char *text,
             gboolean    is_current)
{
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  gtk_label_set_xalign (GTK_LABEL (label),
                        gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? 1 : 0);
  /* Moves are written in one direction in all languages, as the board is. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (label, "numeric");
  if (is_current)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  return label;
}

static void
add_numbers (LabRobotsSolutionsPanel *self,
             guint                    n)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      GtkWidget *label = create_cell (number, FALSE);

      gtk_widget_add_css_class (label, "dim-label");
      gtk_grid_attach (self->grid, label, 0, (int) i, 1, 1);
    }
}

/* Adds the moves of a way to a column; @current of them are on the board. */
static void
add_way (LabRobotsSolutionsPanel *self,
         const GArray            *moves,
         guint                    current,
         int                      column)
{
  const LabRobotsBoard *board = self->game->board;
  LabRobotsPosition position = lab_robots_board_get_start (board);

  for (guint i = 0; i < MIN (moves->len, MAX_ROWS); i++)
    {
      LabRobotsMove move = g_array_index (moves, LabRobotsMove, i);
      g_autofree char *spoken = lab_robots_telling_move (board, &position, move);
      g_autofree char *text = lab_robots_telling_move_briefly (board, &position, move);
      GtkWidget *label = create_cell (text, i + 1 == current);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken, -1);
      /* All columns are equally wide, also with a move in bold letters. */
      gtk_size_group_add_widget (self->widths, label);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (self->grid, label, column, (int) i + 1, 1, 1);
      lab_robots_position_play (&position, board, move, NULL);
    }
}

/* Removes all moves, and leaves their headings. */
static void
clear (LabRobotsSolutionsPanel *self)
{
  while (gtk_grid_get_child_at (self->grid, 0, 1) != NULL)
    gtk_grid_remove_row (self->grid, 1);
}

/* Private helpers: which way */

static gboolean
is_best_shown (LabRobotsSolutionsPanel *self)
{
  return gtk_toggle_button_get_active (self->best_button);
}

/* Returns the best way that is listed, or NULL if none is known. */
static GArray *
get_best (LabRobotsSolutionsPanel *self)
{
  const GPtrArray *best = lab_robots_game_list_best (self->game, NULL);

  return best != NULL ? g_ptr_array_index (best, self->index) : NULL;
}

/* Returns the way that is on the board. */
static GArray *
get_way (LabRobotsSolutionsPanel *self)
{
  GArray *best = get_best (self);

  return best != NULL && is_best_shown (self) ? best : self->own;
}

/* Returns the way that is not on the board; NULL if there is no other one. */
static GArray *
get_other_way (LabRobotsSolutionsPanel *self)
{
  GArray *best = get_best (self), *own = self->own;

  if (best == NULL
      || (best->len == own->len
          && memcmp (best->data, own->data, own->len * sizeof (LabRobotsMove)) == 0))
    return NULL;
  return is_best_shown (self) ? own : best;
}

/* Private helpers: showing */

static void
update_pager (LabRobotsSolutionsPanel *self)
{
  guint64 n_known;
  const GPtrArray *best = lab_robots_game_list_best (self->game, &n_known);
  guint n = best != NULL ? best->len : 0;
  guint64 n_all = MAX (n_known, n);
  g_autofree char *all = lab_text_format_count (n_all);
  g_autofree char *listed = lab_text_format_count (n);
  g_autofree char *index = lab_text_format_count (self->index + 1);
  /* Translators: one of several best ways; the first %s is its number, the second one is how many
   * there are. */
  g_autofree char *text = g_strdup_printf (_("Best way %s of %s"), index, all);
  /* Translators: not all best ways can be looked at; %s is a number such as “10,000”. */
  g_autofree char *rest = g_strdup_printf (_("The first %s can be shown here."), listed);

  gtk_label_set_text (self->page, text);
  gtk_label_set_text (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n_all > n);
  gtk_widget_set_visible (self->pager, n > 1);
  self->is_filling = TRUE;
  gtk_spin_button_set_range (self->number, 1, MAX (n, 1));
  gtk_spin_button_set_value (self->number, self->index + 1);
  self->is_filling = FALSE;
}

/* Lists the moves of both ways below the headings. */
static void
fill (LabRobotsSolutionsPanel *self)
{
  gboolean is_best = is_best_shown (self);
  const GArray *best = get_best (self);
  guint n_rows = MAX (self->own->len, best != NULL ? best->len : 0);

  clear (self);
  add_numbers (self, MIN (n_rows, MAX_ROWS));
  add_way (self, self->own, is_best ? 0 : self->step, 1);
  if (best != NULL)
    add_way (self, best, is_best ? self->step : 0, 2);
}

/* Shows all of the way. */
static void
show_way (LabRobotsSolutionsPanel *self)
{
  guint n_moves = get_way (self)->len;

  lab_step_player_set_n_steps (self->player, n_moves);
  lab_step_player_go_to (self->player, n_moves, FALSE);
}

/* Private helpers: what players do */

static void
on_toggled (LabRobotsSolutionsPanel *self)
{
  if (self->game == NULL || self->is_filling)
    return;
  show_way (self);
}

/* Puts a best way on the board. */
static void
show_best (LabRobotsSolutionsPanel *self,
           guint                    index)
{
  self->index = index;
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->best_button, TRUE);
  self->is_filling = FALSE;
  update_pager (self);
  show_way (self);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->page));
}

static void
on_number (LabRobotsSolutionsPanel *self)
{
  if (self->game != NULL && !self->is_filling)
    show_best (self, (guint) gtk_spin_button_get_value_as_int (self->number) - 1);
}

/* Lists the next best way, or the last one for a negative
 * number, and puts it on the board. */
/* Puts the other way on the board: the best one, or that of the
 * player. */
/* GObject */

static void
lab_robots_solutions_panel_dispose (GObject *object)
{
  LabRobotsSolutionsPanel *self = LAB_ROBOTS_SOLUTIONS_PANEL (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->own, g_array_unref);
  G_OBJECT_CLASS (lab_robots_solutions_panel_parent_class)->dispose (object);
}

static void
lab_robots_solutions_panel_class_init (LabRobotsSolutionsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_solutions_panel_dispose;

  LAB_TEMPLATE_TYPES (LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-robots-solutions-panel.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsSolutionsPanel, grid, own_button, best_button, pager, page,
                         number, rest, widths);
  LAB_TEMPLATE_CALLBACKS (on_toggled, on_number);
}

static void
lab_robots_solutions_panel_init (LabRobotsSolutionsPanel *self)
{
  self->own = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_robots_solutions_panel_show:
 * @self: the panel
 * @game: a puzzle that is solved
 *
 * Shows the ways of a puzzle, with that of the person on the board.
 */
void
lab_robots_solutions_panel_show (LabRobotsSolutionsPanel *self,
                                 LabRobotsGame           *game)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLUTIONS_PANEL (self));

  g_set_object (&self->game, game);
  self->index = 0;
  g_array_unref (self->own);
  self->own = lab_robots_game_list_moves (game);
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->own_button, TRUE);
  self->is_filling = FALSE;
  show_way (self);
  lab_robots_solutions_panel_refresh (self);
}

/** lab_robots_solutions_panel_show_step: shows the way on the board after as many moves as @player
 * tells. */
void
lab_robots_solutions_panel_show_step (LabRobotsSolutionsPanel *self,
                                      gboolean                 is_told)
{
  guint before = self->step;

  g_return_if_fail (LAB_IS_ROBOTS_SOLUTIONS_PANEL (self));

  if (self->game == NULL)
    return;
  self->step = (guint) self->player->step;
  lab_robots_board_view_show_step (self->board, get_way (self), before, self->step);
  lab_robots_board_view_set_other_way (self->board, get_other_way (self));
  fill (self);
  if (is_told)
    {
      g_autofree char *text = lab_robots_telling_last_move (self->game->board, get_way (self),
                                                            self->step);

      lab_announcer_say (self->announcer, text);
    }
}

/** lab_robots_solutions_panel_hide: forgets the ways, and takes them off the board. */
void
lab_robots_solutions_panel_hide (LabRobotsSolutionsPanel *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLUTIONS_PANEL (self));

  if (self->game == NULL)
    return;
  g_clear_object (&self->game);
  lab_step_player_set_n_steps (self->player, 0);
  clear (self);
  lab_robots_board_view_set_way (self->board, NULL, NULL, 0);
}

/** lab_robots_solutions_panel_refresh: shows the best ways that are known now. */
void
lab_robots_solutions_panel_refresh (LabRobotsSolutionsPanel *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLUTIONS_PANEL (self));

  if (self->game == NULL)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->best_button), get_best (self) != NULL);
  update_pager (self);
  lab_robots_solutions_panel_show_step (self, FALSE);
}

/**
 * lab_robots_solutions_panel_act:
 * @self: the panel
 * @action: an action in any group: `previous-way` or `next-way` shows another best way, `swap` the
 *   other way
 *
 * Does what the player wants with the ways.
 */
void
lab_robots_solutions_panel_act (LabRobotsSolutionsPanel *self,
                                const char              *action)
{
  const char *name = strchr (action, '.') + 1;
  const GPtrArray *best;

  if (self->game == NULL || get_best (self) == NULL)
    return;
  best = lab_robots_game_list_best (self->game, NULL);
  if (g_str_equal (name, "swap"))
    gtk_toggle_button_set_active (is_best_shown (self) ? self->own_button : self->best_button,
                                  TRUE);
  else if (*name == 'p' && self->index > 0)
    show_best (self, self->index - 1);
  else if (*name == 'n' && self->index + 1 < best->len)
    show_best (self, self->index + 1);
}
