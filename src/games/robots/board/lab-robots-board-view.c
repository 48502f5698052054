/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-style.h"

enum
{
  MOVE,
  CELL_ACTIVATED,
  SIDE_ACTIVATED,
  PIECE_MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The pointer means the side of a cell if it is so near to it, in cells, unless that is set. */
#define SIDE_REACH 0.24

enum
{
  PROP_SELECTED = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (LabRobotsBoardView, lab_robots_board_view, GTK_TYPE_WIDGET)

#define MIN_SIZE 200
#define NATURAL_SIZE 400

/* Widget */

static void
lab_robots_board_view_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  LabRobotsBoardView *self = LAB_ROBOTS_BOARD_VIEW (widget);

  if (self->has_board)
    lab_robots_board_view_draw (self, snapshot);
}

static void
lab_robots_board_view_measure (GtkWidget      *widget,
                               GtkOrientation  orientation G_GNUC_UNUSED,
                               int             for_size G_GNUC_UNUSED,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline G_GNUC_UNUSED,
                               int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_SIZE;
  *natural = LAB_ROBOTS_BOARD_VIEW (widget)->natural_size;
}

static void
lab_robots_board_view_unmap (GtkWidget *widget)
{
  lab_robots_board_view_stop_motion (LAB_ROBOTS_BOARD_VIEW (widget));
  GTK_WIDGET_CLASS (lab_robots_board_view_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_robots_board_view_get_property (GObject    *object,
                                    guint       id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_int (value, LAB_ROBOTS_BOARD_VIEW (object)->selected);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lab_robots_board_view_set_property (GObject      *object,
                                    guint         id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  if (id == PROP_SELECTED)
    lab_robots_board_view_select (LAB_ROBOTS_BOARD_VIEW (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lab_robots_board_view_dispose (GObject *object)
{
  LabRobotsBoardView *self = LAB_ROBOTS_BOARD_VIEW (object);

  lab_robots_board_view_stop_motion (self);
  g_clear_weak_pointer (&self->announcer);
  G_OBJECT_CLASS (lab_robots_board_view_parent_class)->dispose (object);
}

static void
lab_robots_board_view_finalize (GObject *object)
{
  LabRobotsBoardView *self = LAB_ROBOTS_BOARD_VIEW (object);

  lab_robots_pictures_free (self->pictures);
  g_array_unref (self->way);
  g_array_unref (self->other_way);
  g_free (self->heat);
  G_OBJECT_CLASS (lab_robots_board_view_parent_class)->finalize (object);
}

static void
lab_robots_board_view_class_init (LabRobotsBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = lab_robots_board_view_get_property;
  object_class->set_property = lab_robots_board_view_set_property;
  object_class->dispose = lab_robots_board_view_dispose;
  object_class->finalize = lab_robots_board_view_finalize;
  widget_class->snapshot = lab_robots_board_view_snapshot;
  widget_class->measure = lab_robots_board_view_measure;
  widget_class->unmap = lab_robots_board_view_unmap;

  /**
   * LabRobotsBoardView:selected:
   *
   * The index of the chosen robot, or -1.
   */
  properties[PROP_SELECTED]
      = g_param_spec_int ("selected", NULL, NULL, -1, LAB_ROBOTS_MAX_ROBOTS - 1, -1,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  /**
   * LabRobotsBoardView::move:
   * @robot: the index of a robot
   * @side: a #LabRobotsSide
   *
   * A player wants the robot to slide. The view has changed nothing.
   */
  signals[MOVE] = g_signal_new ("move", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                2, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabRobotsBoardView::cell-activated:
   * @cell: a cell
   *
   * The cell was clicked, tapped, or chosen with the keyboard, while the board is edited.
   */
  signals[CELL_ACTIVATED] = g_signal_new ("cell-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabRobotsBoardView::side-activated:
   * @cell: a cell
   * @side: a #LabRobotsSide of it
   *
   * A side of the cell was clicked, tapped, or chosen with the keyboard, while the board is edited.
   */
  signals[SIDE_ACTIVATED] = g_signal_new ("side-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabRobotsBoardView::piece-moved:
   * @self: the view
   * @from: a cell
   * @to: another cell
   *
   * The player has dragged from one cell to another, while the board is edited.
   */
  signals[PIECE_MOVED] = g_signal_new ("piece-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "robotsboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_robots_board_view_init (LabRobotsBoardView *self)
{
  self->selected = -1;
  self->dragged = -1;
  self->cursor = LAB_ROBOTS_NO_CELL;
  self->pointed = LAB_ROBOTS_NO_CELL;
  self->pointed_side = LAB_ROBOTS_NO_SIDE;
  self->side_reach = SIDE_REACH;
  self->natural_size = NATURAL_SIZE;
  self->pictures = lab_robots_pictures_new ();
  self->way = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  self->other_way = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: what is played on, for screen readers */
                                  _("Board"), -1);
  lab_robots_board_view_init_pointer (self);
  lab_robots_board_view_init_keys (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* For the other files */

/** lab_robots_board_view_ask: tells that a player wants a robot to slide. */
void
lab_robots_board_view_ask (LabRobotsBoardView *self,
                           guint               robot,
                           LabRobotsSide       side)
{
  g_signal_emit (self, signals[MOVE], 0, robot, (guint) side);
}

/** lab_robots_board_view_activate_cell: tells that a player has chosen a cell. */
void
lab_robots_board_view_activate_cell (LabRobotsBoardView *self,
                                     guint               cell)
{
  g_signal_emit (self, signals[CELL_ACTIVATED], 0, cell);
}

/** lab_robots_board_view_activate_side: tells that a player has chosen a side of a cell. */
void
lab_robots_board_view_activate_side (LabRobotsBoardView *self,
                                     guint               cell,
                                     LabRobotsSide       side)
{
  g_signal_emit (self, signals[SIDE_ACTIVATED], 0, cell, (guint) side);
}

/** lab_robots_board_view_move_piece: tells that a player has dragged from a cell to another. */
void
lab_robots_board_view_move_piece (LabRobotsBoardView *self,
                                  guint               from,
                                  guint               to)
{
  g_signal_emit (self, signals[PIECE_MOVED], 0, from, to);
}

/* Public functions */

/** lab_robots_board_view_new: (transfer floating): creates a view without a board. */
GtkWidget *
lab_robots_board_view_new (void)
{
  return g_object_new (LAB_TYPE_ROBOTS_BOARD_VIEW, NULL);
}

/**
 * lab_robots_board_view_set_board:
 * @self: a view
 * @board: (nullable): a board, which is copied; %NULL for none
 *
 * Shows a board with the robots at their starts. No robot is chosen, and there is no way and no
 * heat.
 */
void
lab_robots_board_view_set_board (LabRobotsBoardView   *self,
                                 const LabRobotsBoard *board)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  lab_robots_board_view_stop_motion (self);
  if (!self->has_board || board == NULL || board->size != self->board.size)
    self->cursor = LAB_ROBOTS_NO_CELL;
  self->has_board = board != NULL;
  self->target_robot = 0;
  lab_robots_board_view_select (self, -1);
  if (board != NULL)
    {
      self->board = *board;
      lab_robots_position_init (&self->position, board);
    }
  lab_robots_pictures_forget_board (self->pictures);
  lab_robots_board_view_set_way (self, NULL, NULL, 0);
  lab_robots_board_view_set_heat (self, NULL);
  lab_robots_board_view_update_words (self);
}

/**
 * lab_robots_board_view_set_target_robot:
 * @self: a view with a board
 * @robot: the index of a robot
 *
 * Sets to which robot the target belongs, unless it is for any robot. It is robot 1 until this is
 * called, and again with the next board.
 */
void
lab_robots_board_view_set_target_robot (LabRobotsBoardView *self,
                                        guint               robot)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));
  g_return_if_fail (robot < LAB_ROBOTS_MAX_ROBOTS);

  self->target_robot = robot;
  lab_robots_pictures_forget_board (self->pictures);
  lab_robots_board_view_update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_position:
 * @self: a view with a board
 * @position: a position on it, which is copied
 * @animate: whether the robots slide there; otherwise, they are there at once
 *
 * Shows a position.
 */
void
lab_robots_board_view_set_position (LabRobotsBoardView      *self,
                                    const LabRobotsPosition *position,
                                    gboolean                 animate)
{
  gboolean has_moved;

  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self) && self->has_board && position != NULL);

  has_moved = self->selected >= 0
              && position->cells[self->selected] != self->position.cells[self->selected];
  if (animate)
    lab_robots_board_view_start_motion (self, position);
  else
    lab_robots_board_view_stop_motion (self);
  self->position = *position;
  lab_robots_board_view_update_words (self);
  if (has_moved && self->playable)
    lab_robots_board_view_say_selected (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_playable:
 * @self: a view
 * @playable: whether players may choose robots and ask for moves
 *
 * Sets whether the view emits #LabRobotsBoardView::move, and shows where the chosen robot would
 * stop. At first, it does not.
 */
void
lab_robots_board_view_set_playable (LabRobotsBoardView *self,
                                    gboolean            playable)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  self->playable = playable;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_editable:
 * @self: a view
 * @editable: whether players may choose cells and sides
 *
 * Sets whether the view emits #LabRobotsBoardView::cell-activated and
 * #LabRobotsBoardView::side-activated. At first, it does not.
 */
void
lab_robots_board_view_set_editable (LabRobotsBoardView *self,
                                    gboolean            editable)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  self->editable = editable;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_get_cursor:
 * @self: a view
 * @cell: (out): the cell of the keyboard
 *
 * Returns: whether the keyboard is on a cell
 */
gboolean
lab_robots_board_view_get_cursor (LabRobotsBoardView *self,
                                  guint              *cell)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self) && cell != NULL, FALSE);

  *cell = self->cursor;
  return self->cursor != LAB_ROBOTS_NO_CELL;
}

/**
 * lab_robots_board_view_set_side_reach:
 * @self: a view
 * @reach: a distance in cells: 0 if all presses mean cells, 1 if they mean the nearest side
 *
 * Sets how near to a side of a cell a press means the side, while the board is edited.
 */
void
lab_robots_board_view_set_side_reach (LabRobotsBoardView *self,
                                      double              reach)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  self->side_reach = reach;
}

/**
 * lab_robots_board_view_set_natural_size:
 * @self: a view
 * @size: a number of logical pixels
 *
 * Sets how wide and how high the view would like to be.
 */
void
lab_robots_board_view_set_natural_size (LabRobotsBoardView *self,
                                        int                 size)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  self->natural_size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_select:
 * @self: a view
 * @robot: the index of a robot, or -1 for none
 *
 * Chooses a robot.
 */
void
lab_robots_board_view_select (LabRobotsBoardView *self,
                              int                 robot)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  if (!self->has_board || robot < 0 || robot >= (int) self->board.n_robots)
    robot = -1;
  if (self->selected == robot)
    return;
  self->selected = robot;
  self->pointed_side = LAB_ROBOTS_NO_SIDE;
  lab_robots_board_view_say_selected (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/** lab_robots_board_view_get_selected: returns the index of the chosen robot, or -1. */
int
lab_robots_board_view_get_selected (LabRobotsBoardView *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self), -1);

  return self->selected;
}

/**
 * lab_robots_board_view_set_heat:
 * @self: a view with a board
 * @values: (nullable): for each cell of the board, from 0 to 1, or less than 0 for no color; %NULL
 *   for no colors
 *
 * Colors the cells.
 */
void
lab_robots_board_view_set_heat (LabRobotsBoardView *self,
                                const double       *values)
{
  guint n_cells = self->board.size * self->board.size;

  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  g_clear_pointer (&self->heat, g_free);
  if (values != NULL && self->has_board)
    self->heat = g_memdup2 (values, (gsize) n_cells * sizeof *values);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_announcer:
 * @self: a view
 * @announcer: (nullable): tells screen readers what the view says
 *
 * Lets the view tell where the chosen robot is and where it would stop, and what is in the cell of
 * the cursor. It does not tell moves.
 */
void
lab_robots_board_view_set_announcer (LabRobotsBoardView *self,
                                     LabAnnouncer       *announcer)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));

  g_set_weak_pointer (&self->announcer, announcer);
}
