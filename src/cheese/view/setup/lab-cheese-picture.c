/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-picture.h"

#include "lab-cheese-board.h"
#include "lab-cheese-maker.h"
#include "lab-rat.h"

/* The size of the maze, in cells. */
#define WIDTH 19
#define HEIGHT 9
#define N_CHEESE 9
#define N_RATS 2
#define FIRST_SEED 12
/* The time for a turn, in milliseconds. */
#define TURN_MS 320
#define MIN_HEIGHT 120
#define NATURAL_HEIGHT 250
#define MAX_TURNS 300

/**
 * LabCheesePicture:
 *
 * A race of two rats in a small maze. Each time the picture appears, there is another race, and
 * at its end the picture stands still. Screen readers ignore it.
 */
struct _LabCheesePicture
{
  GtkWidget parent_instance;

  LabCheeseBoard *board;
  LabCheeseMaker *maker;
  LabCheeseDeal *deal;            /* (nullable) */
  LabCheesePosition position;     /* of @deal */
  LabRat *rats[N_RATS];           /* (nullable) */
  guint64 seed;                   /* of the next race */
  guint timer;
};

G_DEFINE_FINAL_TYPE (LabCheesePicture, lab_cheese_picture, GTK_TYPE_WIDGET)

/* Private helpers */

static void
stop (LabCheesePicture *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; i < N_RATS; i++)
    g_clear_pointer (&self->rats[i], lab_rat_free);
  if (self->deal != NULL)
    lab_cheese_position_clear (&self->position);
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
}

static gboolean
on_turn (gpointer data)
{
  LabCheesePicture *self = data;
  LabCheeseAction actions[N_RATS] = { LAB_CHEESE_NOTHING, LAB_CHEESE_NOTHING };
  LabCheeseOutcome outcomes[N_RATS];

  for (guint i = 0; i < N_RATS; i++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, i)
          && !lab_rat_choose (self->rats[i], &self->position, NULL, &actions[i], NULL))
        actions[i] = LAB_CHEESE_NOTHING;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
  lab_cheese_board_set_position (self->board, &self->position, TURN_MS);
  if (!lab_cheese_position_is_over (&self->position) && self->position.turn < MAX_TURNS)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

/* Makes a race. Returns whether it can be run. */
static gboolean
make_race (LabCheesePicture *self)
{
  static const char * const kinds[N_RATS] = { "greedy", "bfs" };
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_rats = N_RATS,
    .teams = { 0, 1 },
    .starts = { LAB_CHEESE_START_TOP_LEFT, LAB_CHEESE_START_BOTTOM_RIGHT },
    .n_cheese = N_CHEESE,
    .maze_seed = self->seed,
    .cheese_seed = self->seed,
    .players_seed = self->seed,
  };

  settings.maze.width = WIDTH;
  settings.maze.height = HEIGHT;
  settings.maze.cell_percentage = 90;
  settings.maze.symmetric = TRUE;
  self->deal = lab_cheese_deal_new (&settings, self->maker, NULL);
  if (self->deal == NULL)
    return FALSE;
  lab_cheese_position_init (&self->position, self->deal);
  for (guint i = 0; i < N_RATS; i++)
    {
      self->rats[i] = lab_rat_new (kinds[i], NULL);
      if (self->rats[i] == NULL
          || !lab_rat_prepare (self->rats[i], self->deal->maze, &self->position, i, self->seed,
                               NULL, NULL))
        return FALSE;
    }
  self->position.turn++;
  return TRUE;
}

/* Widget */

static void
lab_cheese_picture_map (GtkWidget *widget)
{
  LabCheesePicture *self = LAB_CHEESE_PICTURE (widget);
  gboolean animated, ready;

  stop (self);
  ready = make_race (self);
  self->seed++;
  if (self->deal != NULL)
    {
      lab_cheese_board_set_maze (self->board, self->deal->maze);
      lab_cheese_board_set_position (self->board, &self->position, 0);
    }
  GTK_WIDGET_CLASS (lab_cheese_picture_parent_class)->map (widget);
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animated, NULL);
  if (ready && animated)
    self->timer = g_timeout_add (TURN_MS, on_turn, self);
}

static void
lab_cheese_picture_unmap (GtkWidget *widget)
{
  stop (LAB_CHEESE_PICTURE (widget));
  GTK_WIDGET_CLASS (lab_cheese_picture_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
lab_cheese_picture_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It is as high as the maze in its width, but never so high that it hides what is below. */
static void
lab_cheese_picture_measure (GtkWidget      *widget G_GNUC_UNUSED,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline G_GNUC_UNUSED,
                            int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = NATURAL_HEIGHT * WIDTH / HEIGHT;
  else if (for_size > 0)
    *natural = CLAMP (for_size * HEIGHT / WIDTH, MIN_HEIGHT, NATURAL_HEIGHT);
  else
    *natural = NATURAL_HEIGHT;
}

static void
lab_cheese_picture_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  GtkWidget *board = GTK_WIDGET (LAB_CHEESE_PICTURE (widget)->board);

  /* The board must be measured before it gets a size. */
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (board, width, height, baseline, NULL);
}

/* GObject */

static void
lab_cheese_picture_dispose (GObject *object)
{
  LabCheesePicture *self = LAB_CHEESE_PICTURE (object);

  stop (self);
  g_clear_pointer (&self->maker, lab_cheese_maker_free);
  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->board));
  self->board = NULL;
  G_OBJECT_CLASS (lab_cheese_picture_parent_class)->dispose (object);
}

static void
lab_cheese_picture_class_init (LabCheesePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_picture_dispose;
  widget_class->get_request_mode = lab_cheese_picture_get_request_mode;
  widget_class->measure = lab_cheese_picture_measure;
  widget_class->size_allocate = lab_cheese_picture_size_allocate;
  widget_class->map = lab_cheese_picture_map;
  widget_class->unmap = lab_cheese_picture_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_cheese_picture_init (LabCheesePicture *self)
{
  GtkWidget *board = lab_cheese_board_new ();

  self->seed = FIRST_SEED;
  self->maker = lab_cheese_maker_new ();
  self->board = LAB_CHEESE_BOARD (board);
  gtk_widget_set_can_focus (board, FALSE);
  gtk_widget_set_can_target (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (board, GTK_WIDGET (self));
}
