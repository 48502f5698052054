/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-picture.h"

#include "lab-robots-board-view.h"
#include "lab-robots-text.h"

/* The time from one move to the next, in milliseconds. */
#define MOVE_MS 1400

/* The height of the picture, in logical pixels. */
#define HEIGHT 300

/* A board and the way that is shown on it. */
typedef struct
{
  const char *board;
  const char *moves;
} Scene;

/* They were made by `labyrinthe-lab robots generate --size 10 --moves 7` with the seeds 2, 6, 8,
 * and 12; the ways are the shortest ones. */
static const Scene scenes[] = {
  { "9539115113/c380403806/9002900003/8000440002/8002ff806a/806affac12/8010110106/82c0000003/"
    "8010000002/c46c444446 c6,c7,f10,j3 g2", "1W 1N 3W 3N 1E 1N 1E" },
  { "9113911113/8040068002/8290010402/c040440382/903aff8002/8002ff82c2/82c0110016/c010000003/"
    "9006800002/c6c5444446 e7,b6,b4,d3 f2", "1E 4E 4N 4W 1N 1W 1S" },
  { "9139111113/c004000402/9429000382/8380440006/8002ff8003/8682ff8002/8100152c06/802c290103/"
    "8001000002/c444446c46 h1,b2,b3,e10 b4", "1S 1W 1S 1W 3W 1N 1E" },
  { "9111113913/8000400682/8000380102/c0004402c2/906aff8052/8012ff803a/c000110042/9000000296/"
    "ac00000003/c56c444446 g6,j10,g9,j3 e3", "1N 1W 1S 4W 4S 1E 1N" },
};

/**
 * LabRobotsPicture:
 *
 * A board on which robots slide to the target. Each time the picture appears, there is another
 * board, and at the end the robots stand still. Screen readers ignore it.
 */
struct _LabRobotsPicture
{
  AdwBin parent_instance;

  LabRobotsBoardView *view;
  LabRobotsBoard board;
  LabRobotsPosition position;
  GArray *moves;              /* (nullable): of LabRobotsMove */
  guint n_played;
  guint scene;                /* the next one */
  guint timer;
};

G_DEFINE_FINAL_TYPE (LabRobotsPicture, lab_robots_picture, ADW_TYPE_BIN)

/* Private helpers */

static void
stop (LabRobotsPicture *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->moves, g_array_unref);
}

static gboolean
on_move (gpointer data)
{
  LabRobotsPicture *self = data;
  LabRobotsMove move = g_array_index (self->moves, LabRobotsMove, self->n_played);

  lab_robots_position_play (&self->position, &self->board, move, NULL);
  lab_robots_board_view_set_position (self->view, &self->position, TRUE);
  self->n_played++;
  if (self->n_played < self->moves->len)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

/* Shows the next board. Returns whether its way can be played. */
static gboolean
begin_scene (LabRobotsPicture *self)
{
  const Scene *scene = &scenes[self->scene];

  self->scene = (self->scene + 1) % G_N_ELEMENTS (scenes);
  self->n_played = 0;
  if (!lab_robots_board_parse (scene->board, &self->board, NULL)
      || !lab_robots_moves_parse (scene->moves, &self->moves, NULL))
    return FALSE;
  lab_robots_position_init (&self->position, &self->board);
  lab_robots_board_view_set_board (self->view, &self->board);
  return self->moves->len > 0;
}

/* Widget */

static void
lab_robots_picture_map (GtkWidget *widget)
{
  LabRobotsPicture *self = LAB_ROBOTS_PICTURE (widget);
  gboolean animated, ready;

  stop (self);
  ready = begin_scene (self);
  GTK_WIDGET_CLASS (lab_robots_picture_parent_class)->map (widget);
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animated, NULL);
  if (ready && animated)
    self->timer = g_timeout_add (MOVE_MS, on_move, self);
}

/* With a natural height, the board would grow where there is space, and what is below it would move
 * whenever there is more or less of it. */
static void
lab_robots_picture_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  GTK_WIDGET_CLASS (lab_robots_picture_parent_class)
      ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline,
                 natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = *minimum;
}

static void
lab_robots_picture_unmap (GtkWidget *widget)
{
  stop (LAB_ROBOTS_PICTURE (widget));
  GTK_WIDGET_CLASS (lab_robots_picture_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_robots_picture_dispose (GObject *object)
{
  stop (LAB_ROBOTS_PICTURE (object));
  G_OBJECT_CLASS (lab_robots_picture_parent_class)->dispose (object);
}

static void
lab_robots_picture_class_init (LabRobotsPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_picture_dispose;
  widget_class->map = lab_robots_picture_map;
  widget_class->measure = lab_robots_picture_measure;
  widget_class->unmap = lab_robots_picture_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_robots_picture_init (LabRobotsPicture *self)
{
  GtkWidget *view = lab_robots_board_view_new ();

  self->view = LAB_ROBOTS_BOARD_VIEW (view);
  gtk_widget_set_size_request (view, -1, HEIGHT);
  gtk_widget_set_can_focus (view, FALSE);
  gtk_widget_set_can_target (view, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_bin_set_child (ADW_BIN (self), view);
}
